// One name for a thing: DevTools key = folder below features/ = slice.name = action prefix. And the state that a store starts with holds no secret.
import { readdirSync } from 'node:fs'
import { createAction, createSlice } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { makeStore } from '@/app/store'
import * as sessionEvents from '@/session/events'

/** What a loaded model module exports. */
type Exports = Readonly<Record<string, unknown>>

/** Problems with the model modules of all features, by their paths (`.../features/<folder>/model/<file>.ts`). */
function nameProblems(modules: Readonly<Record<string, Exports>>, stateKeys: readonly string[]): string[] {
  const folders = new Set(Object.keys(modules).map(folderOf))
  const foreign = [...stateKeys.filter((key) => !folders.has(key)).map((key) => `state.${key} has no features/${key}`)]
  return [...foreign, ...Object.entries(modules).flatMap(([path, exports]) => moduleProblems(path, exports, stateKeys))]
}

function moduleProblems(path: string, exports: Exports, stateKeys: readonly string[]): string[] {
  const folder = folderOf(path)
  return Object.values(exports).flatMap((value) => {
    const slice = sliceName(value)
    if (slice === undefined) {
      const strangers = actionTypes(value).filter((type) => !type.startsWith(`${folder}/`))
      return strangers.map((type) => `features/${folder}: the action ${type} does not begin with ${folder}/`)
    }
    if (slice !== folder) return [`features/${folder}: its slice is named ${slice}`]
    return stateKeys.includes(folder) ? [] : [`features/${folder}: no state.${folder} in the store`]
  })
}

const folderOf = (path: string): string => /features\/([^/]+)\//.exec(path)?.[1] ?? path

function sliceName(value: unknown): string | undefined {
  const slice = value as { name?: unknown; getInitialState?: unknown } | null
  return typeof slice?.getInitialState === 'function' ? String(slice.name) : undefined
}

/** The type of an action creator, or those of an object of creators. */
function actionTypes(value: unknown): string[] {
  if (typeof value === 'function') return 'type' in value ? [String(value.type)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one) => (typeof one === 'function' ? actionTypes(one) : []))
}

const models = import.meta.glob<Exports>('/src/features/*/model/*.ts', { eager: true })

/** A slice whose name is not its folder's, and an action with another prefix than its slice's. */
const examples: Record<string, Exports> = {
  'src/features/cards/model/slice.ts': { cardsSlice: createSlice({ name: 'cardList', initialState: 0, reducers: {} }) },
  'src/features/decks/model/slice.ts': {
    deckCut: createAction('deck/cut'),
    decksSlice: createSlice({ name: 'decks', initialState: 0, reducers: {} }),
  },
}

const state = makeStore().getState()
// All but RTK Query's answers and the writes that lie on top of them.
const keys = Object.keys(state).filter((key) => !['api', 'writes'].includes(key))

describe('names', () => {
  it('are one for DevTools key, folder, slice and actions', () => {
    expect(keys.length).toBeGreaterThan(0)
    expect(nameProblems(models, keys)).toEqual([])
  })

  it('of test folders follow the features', () => {
    const files = readdirSync('test/features', { recursive: true, encoding: 'utf8' })
    const untested = keys.filter((key) => !files.some((file) => file.startsWith(key) && file.endsWith('.test.ts')))
    expect(untested).toEqual([])
  })

  it('of session events begin with the feature that answers for them', () => {
    const types = Object.values(sessionEvents).flatMap((creator) => ('type' in creator ? [creator.type] : []))
    expect(types.length).toBeGreaterThan(0)
    expect(types.filter((type) => !keys.includes(type.replace(/\/.*/, '')))).toEqual([])
  })

  it('rejects the counter-examples', () => {
    expect(nameProblems(examples, ['decks', 'ghosts'])).toEqual([
      'state.ghosts has no features/ghosts',
      'features/cards: its slice is named cardList',
      'features/decks: the action deck/cut does not begin with decks/',
    ])
  })
})

/** Paths into a state tree whose last key sounds secret, whatever the value. */
const secretPaths = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => [
    ...(/token|password|secret|apikey/i.test(key) ? [`${path}${key}`] : []),
    ...(value instanceof Object ? secretPaths(value, `${path}${key}.`) : []),
  ])

it('the state that a store starts with has no field for a secret', () => {
  expect(secretPaths(state)).toEqual([])
  expect(secretPaths({ auth: { session: { refreshToken: null } } })).toEqual(['auth.session.refreshToken'])
})
