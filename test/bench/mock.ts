// What the mock backend needs for a call as its directory grows: found, filtered and paged, from request to reply.
import { createDatabase, type Database } from '@mocks/db/database'
import { handlers } from '@mocks/handlers'
import { createLimits } from '@mocks/limits'
import { duration, type Report, ratio, type Table } from './figures'
import { manyBusinesses, typedTexts } from './manyBusinesses'
import { race } from './timer'

const sizes = [100, 1_000, 10_000, 100_000] as const

type Listing = 'listBusinesses' | 'listBusinessesByCategory' | 'universalSearch' | 'searchBusinesses'

/** One call of each kind: its handler, its request, and its name in the table. */
const calls: Readonly<Record<string, { id: Listing; query: string }>> = {
  'list, page 1': { id: 'listBusinesses', query: 'page=1&limit=10' },
  'list, last page': { id: 'listBusinesses', query: 'page=LAST&limit=10' },
  category: { id: 'listBusinessesByCategory', query: 'page=1&limit=10' },
  'category, filtered': {
    id: 'listBusinessesByCategory',
    query: 'page=1&limit=10&businessName=kafe&city=Tiran%C3%AB&minRating=3&sort=rating_desc',
  },
}

/** Calls a handler as the backend does, and turns its reply into the text that would be sent. */
function ask(db: Database, id: Listing, query: string): number {
  const call = {
    params: { id: db.tables.categories.all()[0]?.id ?? '' },
    query: new URLSearchParams(query),
    body: {},
    user: undefined,
    origin: '',
  }
  const context = { db, now: 0, limits: createLimits(() => 0) }
  const handler = handlers[id] as unknown as (call: object, context: object) => unknown
  return JSON.stringify(handler(call, context)).length
}

/** All figures; `npm run bench -- mock`. */
export async function bench(): Promise<Report> {
  const rows: string[][] = []
  let smallest = Number.NaN
  for (const size of sizes) {
    const db = createDatabase(manyBusinesses(size))
    const since = performance.now()
    db.businesses()
    db.reviews()
    const indexing = performance.now() - since
    const last = String(Math.ceil(size / 10))
    const times = await race(
      {
        calls: (clock) => {
          for (const [name, { id, query }] of Object.entries(calls)) {
            clock(name, () => ask(db, id, query.replace('LAST', last)))
          }
        },
        search: (clock) => {
          for (const text of typedTexts) {
            clock(text, () => ask(db, 'universalSearch', new URLSearchParams({ q: text, limit: '15' }).toString()))
          }
        },
      },
      { budget: 4_000, rounds: 100, least: 3, warmUp: 2 },
    )
    const keys = typedTexts.map((text) => times.of('search', text))
    const mean = keys.reduce((sum, ms) => sum + ms, 0) / keys.length
    if (size === sizes[0]) smallest = mean
    rows.push([
      size.toLocaleString('en'),
      duration(mean),
      ratio(mean, smallest),
      duration(Math.max(...keys)),
      ...Object.keys(calls).map((name) => duration(times.of('calls', name))),
      duration(indexing),
    ])
  }
  const table: Table = {
    title: 'One call of the mock backend with N businesses',
    head: ['N', 'search, mean of ten texts', 'growth', 'slowest', ...Object.keys(calls), 'index after a write'],
    rows,
  }
  return { figures: [], tables: [table] }
}
