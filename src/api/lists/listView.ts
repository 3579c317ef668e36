// What the answers to its requests make of a list, in RTK Query's words.
import { cacheKey, DEFAULT_PAGE_SIZE, type QueryRequest } from '@/api/endpoints/queryRequest'
import type { AppError } from '@/api/http/appError'
import type { Identified } from '@/lib/listRules'
import { type Answer, blankAnswer, type QueryEntry } from './entries'

/** A list that was opened, as a component subscribes to queries; it stays in the state when its page is left. */
export interface OpenList {
  /** Its name in the config, and of its field. */
  list: string
  isOnScreen: boolean
  /** The cache keys of its requests: one, or those of consecutive pages. */
  keys: readonly string[]
  /** Keys whose answers stand in until the first new one comes. */
  previousKeys: readonly string[] | null
  /** `previousKeys` are of the same requests for a visitor: the session has become known since. */
  wasForVisitors?: true
  /** The `page` among the args of the last request. */
  requestedPage: number | null
  /** The answers that RTK Query has dropped meanwhile, by key. */
  kept?: Readonly<Record<string, QueryEntry>>
}

/** The part of a slice's state that its lists stand on, as RTK Query's `api` slice is for its hooks. */
export interface ListsState {
  /** The lists on screen, and those that were. */
  openLists: readonly OpenList[]
  /** Why the last write that only the main status tells of was refused, until the next write or read. */
  refused?: string | undefined
}

/** How one list behaves: the lists of a slice stand in `*Lists.ts` of its feature. */
export interface ListConfig {
  /** What stays until another page or filter is answered: nothing unless said; its paging; or its items too. */
  keeps?: 'paging' | 'items'
  /** A failure clears what it keeps: the page then shows only the failure. */
  isClearedByFailure?: true
  /** Which of the fields `loading` and `errors` tell of it: 'main' unless said. */
  task?: 'main' | 'search'
  /** Its field holds one item or null. */
  isSingle?: true
  /** Asked for again whenever it is opened and empty; the specification has it "fetched once if none exist". */
  isAskedWhenEmpty?: true
  /** Closed it is empty: a search that is over has found nothing. Other lists stay. */
  endsWhenClosed?: true
}

/** What a component knows of a list: the result of RTK Query's `useQuery`, with `items` for `data`, and its paging. */
export interface ListView<T> {
  items: readonly T[]
  /** The page requested last, from 1. */
  page: number
  pages: number
  /** Items on all pages. */
  total: number
  /** Items per page. */
  limit: number
  /** There is nothing to show yet: the first answer is awaited. */
  isLoading: boolean
  /** A request is under way; items may be shown meanwhile. */
  isFetching: boolean
  /** Every request has an answer, if only an earlier one. */
  isSuccess: boolean
  /** The items are those of the requests before: RTK Query's `data` where it has no `currentData`. */
  isPrevious: boolean
  error: AppError | null
  /** The state has the list on screen with just these requests. */
  isOpen: boolean
}

/** A list that is not open. */
export const closedView: ListView<never> = Object.freeze({
  page: 1,
  pages: 1,
  total: 0,
  limit: DEFAULT_PAGE_SIZE,
  isLoading: true,
  isFetching: true,
  isSuccess: false,
  isPrevious: false,
  error: null,
  items: blankAnswer.items,
  isOpen: false,
})

/** Cache keys, which hold no line breaks, as one text. */
export const keysText = (keys: readonly string[]): string => keys.join('\n')

/** The cache keys of requests as one text. */
export const keysOf = (requests: readonly QueryRequest[]): string => keysText(requests.map(cacheKey))

/** Whether a list is on screen with the requests of these keys. */
export const isShowing = ({ keys, isOnScreen }: OpenList, wanted: string): boolean =>
  isOnScreen && keysText(keys) === wanted

const isAwaited = ({ isUninitialized, isFetching, isSuccess }: Answer<unknown>): boolean =>
  isUninitialized || (isFetching && !isSuccess)

/** The items of consecutive pages; one that moved from a page to the next between two answers is there once. */
export function itemsOf<T extends Identified>(pages: readonly Answer<T>[]): readonly T[] {
  const [first] = pages
  if (pages.length <= 1) return first?.items ?? closedView.items
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item._id, item])).values()]
}

/** The paging of consecutive pages that show `count` items. */
function pagingOf(pages: readonly Answer<unknown>[], count: number) {
  const last = pages.findLast(({ isSuccess }) => isSuccess) ?? pages.at(-1)
  return {
    pages: last?.pages ?? 1,
    total: Math.max(pages[0]?.total ?? 0, count),
    limit: last?.limit ?? DEFAULT_PAGE_SIZE,
  }
}

/** Whether both hold the same things under the same keys, in lists in the same order. */
export function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => item === other[at])
  }
  const keys = Object.keys(one) as (keyof typeof one)[]
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && one[key] === other[key])
}

/** `known` with the fields that differ; itself where none does, so that nothing renders again. */
export function withFields<V extends object>(known: V, fields: Partial<V>): V {
  let made = known
  for (const field of Object.keys(fields) as (keyof V)[]) {
    if (areSame(known[field], fields[field])) continue
    if (made === known) made = { ...known }
    made[field] = fields[field] as V[keyof V]
  }
  return made
}

/** Whether these are a user's requests, and `before` the keys of the same requests for a visitor. */
export const wereForVisitors = (before: string, requests: readonly QueryRequest[]): boolean =>
  requests.some(({ forUser }) => forUser !== undefined) &&
  before === keysOf(requests.map(({ forUser: _, ...request }) => request))

/** Reads the answers to requests by their cache keys. */
type ReadAnswers<T> = (keys: readonly string[]) => readonly Answer<T>[]

const views = new WeakMap<OpenList, { answers: readonly Answer<unknown>[]; view: ListView<unknown> }>()

/** The list as its answers make it, with its items or those standing in; the same object where nothing changes. */
export function viewOf<T extends Identified>(open: OpenList, config: ListConfig, read: ReadAnswers<T>): ListView<T> {
  const answers = read(open.keys)
  const previous = read(open.previousKeys ?? [])
  const all = [...answers, ...previous]
  const cached = views.get(open)
  if (cached && areSame(cached.answers, all)) return cached.view as ListView<T>
  const made = freshView(open, config, answers, previous)
  const view = cached ? withFields(cached.view as ListView<T>, made) : made
  views.set(open, { answers: all, view })
  return view
}

function freshView<T extends Identified>(
  { previousKeys, wasForVisitors, requestedPage, isOnScreen }: OpenList,
  { keeps: wanted, isClearedByFailure }: ListConfig,
  answers: readonly Answer<T>[],
  before: readonly Answer<T>[],
): ListView<T> {
  // What a page that came as HTML shows to everybody stays until the user's answer is there.
  const keeps = wasForVisitors ? 'items' : wanted
  const error = answers.find((answer) => answer.error)?.error ?? null
  // The answers before, while none has come to its own requests.
  const isWaiting = previousKeys !== null && answers.every(({ isSuccess }) => !isSuccess)
  const previous = keeps && isWaiting && !(isClearedByFailure && error) ? before : null
  const isPrevious = previous !== null && keeps === 'items'
  const items = previous && !isPrevious ? closedView.items : itemsOf(previous ?? answers)
  const { pages, total, limit } = pagingOf(previous ?? answers, items.length)
  return {
    pages,
    total,
    limit,
    page: requestedPage ?? answers.at(-1)?.page ?? 1,
    isLoading: items.length === 0 && answers.some(isAwaited),
    isFetching: answers.some(({ isUninitialized, isFetching }) => isUninitialized || isFetching),
    isSuccess: answers.every(({ isSuccess }) => isSuccess),
    isPrevious,
    error,
    items,
    isOpen: isOnScreen,
  }
}
