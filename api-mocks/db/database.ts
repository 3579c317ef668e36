// All tables, the counters that give ids, and the overlay: what differs from the seed, for storing between runs.
import { type BusinessIndex, indexBusinesses } from './businessIndex'
import { indexReviews, type ReviewIndex } from './reviewIndex'
import type { Rows, Seed, TableName } from './rows'
import { type Changes, createTable, derived, type Table } from './table'

/** Everything that differs from the seed, as JSON can hold it. */
export interface Overlay {
  /** The seed it belongs to; an overlay of another seed is not applied. */
  seed: string
  counters: Record<string, number>
  tables: { [Name in TableName]?: Changes<Rows[Name]> }
  scenario?: string
  /** Changes to the directory that belong to the other base (see the scenario `empty`). */
  aside?: Overlay['tables']
}

/** The tables by name, ids for new rows, and what is derived. */
export interface Database {
  tables: { [Name in TableName]: Table<Rows[Name]> }
  /** The next number of a counter, from 1. */
  next(counter: string): number
  newId(kind: keyof typeof beginnings): string
  reviews(): ReviewIndex
  businesses(): BusinessIndex
  /** Grows with every write to any table. */
  version(): number
  counters: Record<string, number>
  changes(): Overlay['tables']
}

/** The names of the tables, in the order they are stored. */
const tableNames = [
  'users',
  'categories',
  'subcategories',
  'businesses',
  'reviews',
  'sessions',
  'tickets',
  'mails',
] as const satisfies readonly TableName[]

/** How the ids of new rows begin, so that no row of the seed has them. */
const beginnings = { user: 'usr_n', category: 'cat_n', business: 'biz_n', review: 'rev_n' }

/** A database with the seed's rows and the overlay's changes. `idsBegin`: how all ids of new rows begin. */
export function createDatabase(
  seed: Seed,
  overlay?: Pick<Overlay, 'counters' | 'tables'>,
  idsBegin?: string,
): Database {
  const make = <Name extends TableName>(name: Name) => createTable<Rows[Name]>(seed[name], overlay?.tables[name])
  const tables: Database['tables'] = {
    users: make('users'),
    categories: make('categories'),
    subcategories: make('subcategories'),
    businesses: make('businesses'),
    reviews: make('reviews'),
    sessions: make('sessions'),
    tickets: make('tickets'),
    mails: make('mails'),
  }
  const counters: Record<string, number> = { ...overlay?.counters }
  const versionOf = (...names: TableName[]) => names.reduce((sum, name) => sum + tables[name].version(), 0)
  const next = (counter: string): number => {
    const number = (counters[counter] ?? 0) + 1
    counters[counter] = number
    return number
  }
  return {
    tables,
    counters,
    next,
    newId: (kind) => `${idsBegin ?? beginnings[kind]}${next(kind)}`,
    reviews: derived(
      () => versionOf('reviews'),
      () => indexReviews(tables.reviews.all()),
    ),
    businesses: derived(
      () => versionOf('businesses', 'categories', 'subcategories'),
      () => indexBusinesses(tables),
    ),
    version: () => versionOf(...tableNames),
    changes: () => Object.fromEntries(tableNames.map((name) => [name, tables[name].changes()])),
  }
}
