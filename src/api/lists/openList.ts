// A list on screen, and what its answers make of it. createListings.ts keeps such lists in the state.

import { cacheKey, DEFAULT_PAGE_SIZE, type QueryRequest } from '@/api/endpoints/queryRequest'
import type { AppError } from '@/api/http/appError'
import type { Identified } from '@/lib/listRules'
import { isLoading, type Listing, type Listings } from './listings'

/** How the requests of a list stand together. */
interface ListStatus {
  /** The page requested last, from 1. */
  page: number
  pages: number
  /** Items on all pages. */
  total: number
  /** Items per page. */
  limit: number
  /** There is nothing to show yet: the first answer is awaited. */
  isPending: boolean
  /** A request is under way; items may be shown meanwhile. */
  isBusy: boolean
  /** Every request has an answer, if only an earlier one. */
  isAnswered: boolean
  /** The items are those of the requests before. */
  isPrevious: boolean
  error: AppError | null
}

/** A list on screen. */
export interface OpenList<T> extends ListStatus {
  /** Its name in the config, and of its field. */
  list: string
  /** The cache keys of its requests: one, or those of consecutive pages. */
  keys: readonly string[]
  /** Keys whose answers stand in until the first new one comes. */
  previousKeys: readonly string[] | null
  /** The `page` among the args of the last request. */
  requestedPage: number | null
  /** Only of a list that the state has no field for. */
  items?: readonly T[]
}

/** What a component knows of a list. */
export interface ListView<T> extends ListStatus {
  items: readonly T[]
  /** The state has the list with just these requests. */
  isOpen: boolean
}

/** The part of a slice's state that its lists stand on. */
export interface ListsState<T> {
  /** Every answer by its request. */
  listings: Listings<T>
  /** The lists on screen. */
  openLists: OpenList<T>[]
}

/** How one list behaves. */
export interface ListConfig {
  /** What stays until another page or filter is answered: nothing unless said; its paging; or its items too. */
  keeps?: 'paging' | 'items'
  /** What it keeps goes with a failure, too: the page then shows nothing but that. */
  isClearedByFailure?: true
  /** Its field holds one item or null. */
  isSingle?: true
  /** Asked for again whenever it is opened and empty; the specification has it "fetched once if none exist" (HOME-10). */
  isAskedWhenEmpty?: true
  /** The state has no field for it: its items are counted or searched through, not shown. */
  isUnnamed?: true
}

/** A list that is not open. */
export const notOpen: OpenList<never> = Object.freeze({
  list: '',
  keys: [],
  previousKeys: null,
  requestedPage: null,
  page: 1,
  pages: 1,
  total: 0,
  limit: DEFAULT_PAGE_SIZE,
  isPending: true,
  isBusy: true,
  isAnswered: false,
  isPrevious: false,
  error: null,
})
/** The items of such a list. */
export const noItems: never[] = []
Object.freeze(noItems)

/** Stands between cache keys, which hold no line breaks. */
export const separator = '\n'

const keysText = (keys: readonly string[]): string => keys.join(separator)

/** The cache keys of requests as one text. */
export const keysOf = (requests: readonly QueryRequest[]): string => keysText(requests.map(cacheKey))

/** Whether a list is open with the requests of these keys. */
export const hasKeys = ({ keys }: OpenList<unknown>, wanted: string): boolean => keysText(keys) === wanted

/** Whether there is an answer, if only an earlier one. */
export const isAnswered = ({ status, items }: Listing<unknown>): boolean =>
  status === 'ready' || status === 'refreshing' || (status === 'failed' && items.length > 0)
/** Whether there is a failure only. */
export const hasFailed = (listing: Listing<unknown>): boolean => listing.status === 'failed' && !isAnswered(listing)
const isAwaited = ({ status }: Listing<unknown>): boolean => status === 'idle' || status === 'loading'

/** The items of consecutive pages; one that moved from a page to the next between two answers is there once. */
function itemsOf<T extends Identified>(pages: readonly Listing<T>[]): T[] {
  const [first] = pages
  if (pages.length <= 1) return first?.items ?? noItems
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item._id, item])).values()]
}

/** The paging of consecutive pages that show `count` items. */
function pagingOf(pages: readonly Listing<unknown>[], count: number) {
  const last = pages.findLast(isAnswered) ?? pages.at(-1)
  return {
    pages: last?.pages ?? 1,
    total: Math.max(pages[0]?.total ?? 0, count),
    limit: last?.limit ?? DEFAULT_PAGE_SIZE,
  }
}

/** Whether both hold the same things under the same keys, in lists in the same order. */
function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one) as (keyof typeof one)[]
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && one[key] === other[key])
}

/** `known` with the fields that say something else than before; itself where none does, so that nothing renders again. */
export function withFields<V extends object>(known: V, fields: Partial<V>): V {
  let made = known
  for (const field of Object.keys(fields) as (keyof V)[]) {
    if (areSame(known[field], fields[field])) continue
    if (made === known) made = { ...known }
    made[field] = fields[field] as V[keyof V]
  }
  return made
}

/** Whether the answers to its requests, and those that stand in for them, are the same objects. */
export const hasSameAnswers = <T>(
  { keys, previousKeys }: OpenList<T>,
  before: Listings<T>,
  now: Listings<T>,
): boolean =>
  keys.every((key) => before[key] === now[key]) && (previousKeys ?? []).every((key) => before[key] === now[key])

/** Reads the answers to requests by their cache keys, with the writes under way on top. */
type ReadAnswers<T> = (keys: readonly string[]) => Listing<T>[]

/**
 * Whether the requests `before` are the same, but those of a visitor: the session has become known since, and what a page that came
 * as HTML shows to everybody stays until the user's answer is there.
 */
export const wasForVisitors = (before: string, keys: string): boolean =>
  before !== keys && before === keys.replace(/,?"userId":"[^"]*"/g, '')

const keepsVisitors = ({ keys, previousKeys }: OpenList<unknown>): boolean =>
  wasForVisitors(keysText(previousKeys ?? []), keysText(keys))

const errorOf = (answers: readonly Listing<unknown>[]): AppError | null =>
  answers.find(({ status }) => status === 'failed')?.error ?? null

/** The answers before, while none has come to its own requests. */
const previousAnswers = <T>({ previousKeys }: OpenList<T>, own: readonly Listing<T>[], read: ReadAnswers<T>) =>
  previousKeys && own.every((answer) => answer.items.length === 0 && !isAnswered(answer)) ? read(previousKeys) : null

/** The list as its answers make it, with its items or those that stand in for them; the same object where nothing changes. */
export function recomputed<T extends Identified>(
  open: OpenList<T>,
  config: ListConfig,
  read: ReadAnswers<T>,
): { open: OpenList<T>; items: readonly T[] } {
  const own = read(open.keys)
  const keeps = keepsVisitors(open) ? 'items' : config.keeps
  const error = errorOf(own)
  const isCleared = config.isClearedByFailure && error !== null
  const previous = keeps && !isCleared ? previousAnswers(open, own, read) : null
  const isPrevious = previous !== null && keeps === 'items'
  const items = previous && !isPrevious ? noItems : itemsOf(previous ?? own)
  const status: ListStatus = {
    ...pagingOf(previous ?? own, items.length),
    page: open.requestedPage ?? own.at(-1)?.page ?? 1,
    isPending: items.length === 0 && own.some(isAwaited),
    isBusy: own.some((answer) => isAwaited(answer) || isLoading(answer)),
    isAnswered: own.every(isAnswered),
    isPrevious,
    error,
  }
  return { items, open: withFields(open, { ...status, ...(config.isUnnamed && { items }) }) }
}
