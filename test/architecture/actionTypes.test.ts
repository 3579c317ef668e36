// The two tables of docs/state.md, as the code has them: every action type with its file and the slices that answer it, and
// the auth table. `WRITE_DOCS=1 npm run test:unit actionTypes` writes both.
import { readFileSync, writeFileSync } from 'node:fs'
import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { baseApi, type ListHandle } from '@/api'
import { makeStore } from '@/app/store'
import { type AuthEvents, type AuthState, initialAuthState, transitions } from '@/features/auth/model/machine'
import { projectFiles } from './source'

const PAGE = 'docs/state.md'

/** Expects this table between these marks of the page; WRITE_DOCS writes it there. */
function expectDrawn(name: string, table: string): void {
  const marked = new RegExp(`(<!-- ${name}:start -->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`)
  const page = readFileSync(PAGE, 'utf8')
  expect(page).toMatch(marked)
  const drawn = page.replace(marked, (_, start: string, end: string) => start + table + end)
  if (process.env.WRITE_DOCS) writeFileSync(PAGE, drawn)
  expect(readFileSync(PAGE, 'utf8')).toBe(drawn)
}

/** What a loaded module exports. */
type Exports = Readonly<Record<string, unknown>>

const modules: Record<string, Exports> = {
  ...import.meta.glob<Exports>('/src/session/events.ts', { eager: true }),
  ...import.meta.glob<Exports>('/src/store/*Events.ts', { eager: true }),
  ...import.meta.glob<Exports>('/src/features/*/model/*.ts', { eager: true }),
  ...import.meta.glob<Exports>('/src/api/endpoints/queryActions.ts', { eager: true }),
  ...import.meta.glob<Exports>('/src/api/lists/ledger.ts', { eager: true }),
  ...import.meta.glob<Exports>('/src/replay/recorder.ts', { eager: true }),
}

type Creator = { type: string; match: unknown }
const isCreator = (value: unknown): value is Creator =>
  typeof value === 'function' && 'match' in value && 'type' in value && typeof value.type === 'string'

/** A list makes two actions of its slice (src/api/lists/lists.ts). */
const isList = (value: unknown): value is ListHandle<unknown> =>
  typeof value === 'object' && value !== null && 'opened' in value && 'closed' in value
const listTypes = (list: ListHandle<unknown>) => [list.opened([]).type, list.closed().type]

/** Type -> the file its creator is made in: session events before the features that pass them on. */
const files = new Map<string, string>()
/** Slice name -> its reducer. */
const reducers = new Map<string, Reducer>()
for (const [path, exports] of Object.entries(modules)) {
  for (const value of Object.values(exports)) {
    const slice = value as { name?: unknown; reducer?: unknown; getInitialState?: unknown }
    if (typeof slice?.getInitialState === 'function') reducers.set(String(slice.name), slice.reducer as Reducer)
    const creators = typeof value === 'object' && value !== null ? Object.values(value) : [value]
    const types = creators.flatMap((one) => (isCreator(one) ? [one.type] : isList(one) ? listTypes(one) : []))
    for (const type of types) if (!files.has(type)) files.set(type, path.slice(1))
  }
}

// The reducer around the slices opens and closes lists, and keeps the ledger of writes (src/api/lists/lists.ts).
reducers.set('writes', (state = [], { type }) => (/^(writes\/|api\/(execute|reset))/.test(type) ? [] : state))
const ownerOfList = (type: string): string[] => /^(\w+)\/list(Opened|Closed)$/.exec(type)?.slice(1, 2) ?? []

// Of RTK Query's own, the slices follow these.
for (const { type } of [baseApi.util.resetApiState, baseApi.internalActions.removeQueryResult])
  files.set(type, 'src/api/endpoints/baseApi.ts')

/** Whatever is read of it, and nothing at that: payloads and arguments of any shape. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 'x' : key === Symbol.iterator ? () => [].values() : anything),
})

/** Whether the reducer does anything at that action: it looks into its state, returns another one, or stumbles. */
function answers(reducer: Reducer, action: UnknownAction): boolean {
  let looked = false
  const watched = new Proxy(
    { ...(reducer(undefined, { type: '@@init' }) as object) },
    {
      get: (target, key) => {
        looked = true
        return Reflect.get(target, key)
      },
      ownKeys: (target) => {
        looked = true
        return Reflect.ownKeys(target)
      },
    },
  )
  try {
    return reducer(watched, action) !== watched || looked
  } catch {
    return true
  }
}

const slicesFor = (...actions: UnknownAction[]): string[] =>
  [...reducers]
    .filter(([, reducer]) => actions.some((action) => answers(reducer, action)))
    .map(([name]) => name)
    .concat(actions.flatMap(({ type }) => ownerOfList(type)))
    .sort()

const call = (kind: 'Query' | 'Mutation', endpointName: string) =>
  ['pending', 'fulfilled', 'rejected'].map((phase) => ({
    type: `api/execute${kind}/${phase}`,
    payload: anything,
    meta: {
      requestId: 'r',
      requestStatus: phase,
      startedTimeStamp: 0,
      arg: { type: kind.toLowerCase(), endpointName, queryCacheKey: 'k', originalArgs: anything },
    },
  }))

interface Endpoint {
  matchPending: (action: unknown) => boolean
}

function table(): string {
  const rows = [...files].map(([type, file]) => {
    return [type, file, slicesFor({ type, payload: anything, meta: anything })] as const
  })
  const calls = (['Query', 'Mutation'] as const).map((kind) => {
    const names = Object.entries(baseApi.endpoints).flatMap(([name, endpoint]) =>
      (endpoint as Endpoint).matchPending(call(kind, name)[0]) ? [name] : [],
    )
    return [
      `api/execute${kind}/*`,
      'src/api/endpoints/taggedEndpoints.ts',
      slicesFor(...names.flatMap((name) => call(kind, name))),
    ] as const
  })
  const lines = [...rows, ...calls]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([type, file, slices]) => {
      const link = `[${file.replace('src/', '')}](../${file})`
      return `| \`${type}\` | ${link} | ${slices.join(', ') || '·'} |`
    })
  return ['| action | made in | answered by |', '|---|---|---|', ...lines, ''].join('\n')
}

describe('the action types', () => {
  it('stand in docs/state.md as the code has them', () => {
    expect([...reducers.keys()].sort()).toEqual(Object.keys(makeStore().getState()).filter((key) => key !== 'api'))
    expectDrawn('actions', table())
  })

  it('are the only ones that source and pages name', () => {
    const own = new RegExp(`(?<!from )[\`']((?:${[...reducers.keys()].join('|')})/\\w+)[\`']`, 'g')
    const named = projectFiles()
      .filter(({ path }) => /^(src|docs)\//.test(path) && path !== 'docs/changelog.md')
      .flatMap(({ path, text }) => [...text.matchAll(own)].map(([, type = '']) => `${type} in ${path}`))
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((one) => !files.has(one.split(' ')[0] ?? ''))).toEqual([])
  })
})

it('the auth table stands in docs/state.md as the reducer uses it', () => {
  /** Stands for whatever travels with the event, whichever field of it is read. */
  const payload = new Proxy({}, { get: () => payload }) as never
  const cell = (value: unknown) => (value === undefined ? '·' : value === payload ? 'payload' : String(value))
  const fields = Object.keys(initialAuthState) as (keyof AuthState)[]
  const rows = (Object.keys(transitions) as (keyof AuthEvents)[]).map((event) => {
    const sets = transitions[event](payload, 'meta.code' as never)
    // Whether somebody is signed in follows from whether INIT found a user.
    const shown = fields.map((field) => (event === 'INIT' && field === 'isAuthenticated' ? 'user?' : cell(sets[field])))
    return `| ${[`\`${event}\``, ...shown].join(' | ')} |`
  })
  expectDrawn(
    'auth',
    [`| event | ${fields.join(' | ')} |`, `|${'---|'.repeat(fields.length + 1)}`, ...rows, ''].join('\n'),
  )
})
