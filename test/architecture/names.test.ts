// The names of state, folders, slices and actions are one, and the state that a store starts with holds no secret.
import { readdirSync } from 'node:fs'
import { createAction, createSlice } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { makeStore } from '@/app/store'
import * as sessionEvents from '@/session/events'
import { type Exports, nameProblems } from './rules/names'
import { secretPaths } from './rules/secrets'

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

describe('secrets', () => {
  it('have no field in the state that a store starts with', () => {
    expect(secretPaths(state)).toEqual([])
  })

  it('would be found at any depth', () => {
    expect(secretPaths({ auth: { user: null, session: { refreshToken: null } } })).toEqual([
      'auth.session.refreshToken',
    ])
  })
})
