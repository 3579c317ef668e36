// What the state costs as it grows: writes through the real store, beside its reducer alone, and lists filtered at every keystroke.
import type { UnknownAction } from '@reduxjs/toolkit'
import { rootReducer } from '@/app/rootReducer'
import { makeStore } from '@/app/store'
import { searchable } from '@/lib/matchText'
import type { RootState } from '@/store/storeHooks'
import { duration, type Figure, type Report, ratio, type Table } from './figures'
import { manyBusinesses, typedTexts } from './manyBusinesses'
import { answered, type Item, items, type Kind, kinds, opened, type Write, writes, written } from './stateActions'
import { type Contestant, race } from './timer'
import { measureTypedMeaning } from './typedMeaning'

const sizes = [10, 100, 1_000, 10_000, 100_000] as const
const kindNames = Object.keys(kinds) as Kind[]
const count = (size: number): string => size.toLocaleString('en')

/**
 * A state in which every list of this kind is on screen and holds `size` items. Without tags: a store would request the lists again
 * after a write, and there is no server here.
 */
function filled(kind: Kind, size: number): RootState {
  const all = items(kind, size)
  const actions = kinds[kind].questions.flatMap((_, which) => [opened(kind, which), ...answered(kind, which, all)])
  const blank = rootReducer(undefined, { type: '' })
  const state = actions.reduce(rootReducer, blank)
  const { api: _, ...slices } = state
  if (!JSON.stringify(slices).includes(all.at(-1)?._id ?? '')) throw new Error(`The lists of ${kind} are empty`)
  return { ...state, api: { ...state.api, provided: blank.api.provided } }
}

/** A round of writes, one after the other: a new item, a change of the one in the middle, the deletion of the new one. */
const targets = (kind: Kind, size: number, round: number): Record<Write, Item> => {
  const { item } = kinds[kind]
  const fresh = item(size + (round % 2))
  return { create: fresh, update: { ...item(Math.floor(size / 2)), ...{ rating: round % 5 } }, delete: fresh }
}

/**
 * ms for each write, through the store and through its reducer alone. Every round begins with lists that were just answered: a visitor
 * writes a few times between two answers, not thousands.
 */
async function raceWrites(kind: Kind, size: number) {
  const start = filled(kind, size)
  let round = 0
  const contestant =
    (begin: () => (action: UnknownAction) => void): Contestant =>
    (clock) => {
      const dispatch = begin()
      const items = targets(kind, size, round)
      round += 1
      for (const write of writes) {
        const actions = written(kind, write, items[write])
        clock(write, () => actions.forEach(dispatch))
      }
    }
  const times = await race(
    {
      store: contestant(() => makeStore(start).dispatch),
      reducer: contestant(() => {
        let state = start
        return (action) => {
          state = rootReducer(state, action)
        }
      }),
    },
    // The first size warms up the JIT compiler; a freshly opened app is slower.
    {
      budget: size > 10_000 ? 2_500 : 1_000,
      rounds: 600,
      warmUp: size === sizes[0] ? 1_000 : size > 10_000 ? 1 : 60,
      least: 3,
    },
  )
  return Object.fromEntries(
    writes.map((write) => [write, { store: times.of('store', write), reducer: times.of('reducer', write) }]),
  ) as Record<Write, Record<'store' | 'reducer', number>>
}

const words: Readonly<Record<Kind, string>> = {
  comments: 'Comments: four lists of N',
  businesses: 'Businesses: three lists of N',
  categories: 'Categories: two lists of N',
}

/** Writes of every kind at every size: a table per kind, and the slowest kind's time against the bars. */
async function measureWrites(): Promise<Report> {
  const tables: Table[] = []
  const slowest: Record<string, number> = {}
  for (const kind of kindNames) {
    const rows: string[][] = []
    for (const size of sizes) {
      const times = await raceWrites(kind, size)
      rows.push([
        count(size),
        ...writes.flatMap((write) => {
          const { store, reducer } = times[write]
          slowest[`${write} ${size}`] = Math.max(slowest[`${write} ${size}`] ?? 0, store)
          return [duration(store), ratio(store, reducer)]
        }),
      ])
    }
    tables.push({ title: words[kind], head: ['N', ...writes.flatMap((write) => [write, 'x reducer'])], rows })
  }
  const figures = writes.flatMap((write) =>
    (
      [
        [100, 0.2],
        [1_000, 1],
      ] as const
    ).map(
      ([size, bar]): Figure => ({
        name: `one ${write}, ${count(size)} items in each list (slowest kind)`,
        value: slowest[`${write} ${size}`] ?? Number.NaN,
        unit: 'ms',
        bar,
      }),
    ),
  )
  return { figures, tables }
}

/** The search panel's own filter, key by key. */
async function measureFilter(): Promise<Report> {
  const rows: string[][] = []
  let worst = Number.NaN
  for (const size of sizes.slice(1)) {
    const { businesses } = manyBusinesses(size)
    const search = searchable(businesses, ['name'])
    const names = businesses.map(({ name }) => name.toLowerCase())
    const times = await race(
      {
        product: (clock) => {
          for (const text of typedTexts) clock(text, () => search(text))
        },
        floor: (clock) => {
          for (const text of typedTexts) clock(text, () => names.filter((name) => name.includes(text)))
        },
        once: (clock) => clock('build', () => searchable(businesses, ['name'])),
      },
      { budget: 1_500, rounds: 200, warmUp: size > 10_000 ? 1 : 10 },
    )
    const keys = typedTexts.map((text) => times.of('product', text))
    const floor = typedTexts.map((text) => times.of('floor', text))
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const slowest = Math.max(...keys)
    if (size === 10_000) worst = slowest
    rows.push([
      count(size),
      duration(mean(keys)),
      duration(slowest),
      ratio(mean(keys), mean(floor)),
      duration(times.of('once', 'build')),
    ])
  }
  return {
    figures: [{ name: 'filtering 10,000 names, the slowest of ten keystrokes', value: worst, unit: 'ms', bar: 0.3 }],
    tables: [
      {
        title: 'Filtering N names at a keystroke (mean of ten texts)',
        head: ['N', 'keystroke', 'slowest', 'x `includes` on lower case', 'folding once'],
        rows,
      },
    ],
  }
}

/** All figures; `npm run bench -- state`. */
export async function bench(): Promise<Report> {
  const written = await measureWrites()
  const filtered = await measureFilter()
  const meant = await measureTypedMeaning()
  return {
    figures: [...written.figures, ...filtered.figures, ...meant.figures],
    tables: [...(written.tables ?? []), ...(filtered.tables ?? []), ...(meant.tables ?? [])],
  }
}
