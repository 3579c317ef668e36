// What a write does to lists: its ledger row, a new item's place, the business's score, cache tags. See *Writes.ts.
import { isAppError } from '@/api/http/appError'
import type { Identified } from '@/lib/listRules'
import type { QueryRequest } from './queryRequest'
import { onSuccess, type Tag } from './tags'

/** What lists hold. */
export type Held = 'Business' | 'Category' | 'Review'

/** What a write makes of a list. `update` has some fields, `replace` the whole item as the server answered it. */
export type Row<T extends Identified = Identified> =
  | { kind: 'create'; item: T }
  | { kind: 'update'; id: string; changes: Partial<T> }
  | { kind: 'replace'; item: T }
  | { kind: 'delete'; id: string }

/** What a write changes in a business's published reviews. */
export interface ScoreChange {
  /** The change of their number. */
  by: number
  /** The change of the sum of their stars. */
  stars: number
}

/** One write. */
export interface WriteDescription<Args, T extends Identified> {
  holds: Held
  /** What the lists show before the answer; without it they wait. `startedAt`: ms since 1970 UTC. */
  expected?: (args: Args, sent: { requestId: string; startedAt: number }) => Row<T>
  /** What they show after it. `item` is what the answer holds, if anything. */
  answered: (args: Args, item: T | undefined, expected: Row<T> | null) => Row<T> | null
  /** Where a new item stands in the answer to a request, if it belongs there. */
  place?: (item: T, request: QueryRequest) => 'front' | 'end' | null
  /** The item as answered, with what an answer may leave out. */
  merged?: (known: T, answer: T) => T
  /** What the row changes in its business; `known` is the item before. */
  score?: (row: Row<T>, known: T | null) => ScoreChange
  /** The cached queries that are stale after it. */
  tags: (args: Args, item: T | undefined) => Tag[]
}

/** `answered` of a write that creates an item. */
export const created = <T extends Identified>(_: unknown, item: T | undefined): Row<T> | null =>
  item ? { kind: 'create', item } : null

/** `answered` of a write that changes one. */
export const replaced = <T extends Identified>(_: unknown, item: T | undefined): Row<T> | null =>
  item ? { kind: 'replace', item } : null

/** The row of a write that deletes one; also its `answered` and `expected`. */
export const deleted = ({ id }: { id: string }): Row<never> => ({ kind: 'delete', id })

/** Whether a write failed because its item is gone, whoever deleted it: it counts as deleted (robustness Q11). */
export const isGone = (error: unknown, args: unknown): boolean =>
  isAppError(error) && error.kind === 'notFound' && typeof (args as { id?: unknown } | undefined)?.id === 'string'

/** What RTK Query has to know of a described write, for `enhanceEndpoints`. */
export const invalidating = <Args, T extends Identified>({ tags }: WriteDescription<Args, T>) => ({
  invalidatesTags: (reply: { data?: unknown } | object | undefined, error: unknown, args: Args) =>
    onSuccess(isGone(error, args) ? undefined : error, tags(args, (reply as { data?: T } | undefined)?.data)),
})
