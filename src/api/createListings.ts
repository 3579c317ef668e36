// The lists of a slice. A named field of the state, such as `businesses`, holds the list on screen; behind it stand the
// answers by request (listings.ts). A component opens a list with the requests that it shows (useListing.ts): the log says
// what was on screen, and the field follows the answers to these requests and to no others (docs/decisions/0011).
import { type ActionReducerMapBuilder, createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit'
import { type Identified, undrafted } from '@/lib/listRules'
import type { AppError } from './appError'
import { baseApi } from './baseApi'
import type { OperationId } from './generated/operations'
import {
  type Answer,
  answerReceived,
  DEFAULT_PAGE_SIZE,
  isLoading,
  type Listing,
  type Listings,
  listingOf,
  requestFailed,
  requestSent,
} from './listings'
import { inPhase, type QueryAction } from './queryActions'
import { cacheKey, type QueryRequest } from './queryRequest'

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
interface ListConfig {
  /** What stays until another page or filter is answered: nothing unless said; its paging; or its items too. */
  keeps?: 'paging' | 'items'
  /** Its field holds one item or null. */
  isSingle?: true
  /** The state has no field for it: its items are counted or searched through, not shown. */
  isUnnamed?: true
}

/** What makes the lists of a slice. */
interface ListingsConfig<State, T, Name extends string> {
  /** The slice's name. */
  slice: string
  /** The queries whose answers it keeps. */
  endpoints: readonly OperationId[]
  read: (reply: unknown) => Answer<T>
  lists: Readonly<Record<Name, ListConfig>>
  /** A listing with the writes under way on top. */
  withWrites?: (state: State, listing: Listing<T>) => Listing<T>
  /** Sets what the specification names beside the items: loading, errors, paging. */
  summarize: (state: State, open: (name: Name) => OpenList<T> | undefined) => void
}

/** One list, for components. */
export interface ListHandle<T> {
  opened: (requests: readonly QueryRequest[]) => UnknownAction
  closed: () => UnknownAction
  /** What the state knows of the list, if it is open with the requests of these keys (`keysOf`). */
  select: (root: object, keys: string) => ListView<T>
  /** The listing of a request, whether a list shows it or not. */
  selectListing: (root: object, request: QueryRequest) => Listing<T>
}

/** A list that is not open. */
const nothing: OpenList<never> = Object.freeze({
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
const noItems: never[] = []
Object.freeze(noItems)

const separator = '\n'

/** The cache keys of requests as one text. */
export const keysOf = (requests: readonly QueryRequest[]): string => requests.map(cacheKey).join(separator)

const isAnswered = ({ status, items }: Listing<unknown>): boolean =>
  status === 'ready' || status === 'refreshing' || (status === 'failed' && items.length > 0)
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

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** `made`, or `known` if it says the same, so that nothing renders again. */
const unlessSame = <V extends object>(known: V, made: V): V =>
  areSame(Object.entries(known).flat(), Object.entries(made).flat()) ? known : made

/** The lists of a slice: their part of its initial state, its reducers, a handle each. */
export function createListings<State extends ListsState<T>, T extends Identified, Name extends string>(
  config: ListingsConfig<State, T, Name>,
) {
  const { slice, endpoints, read, lists, withWrites = (_, listing) => listing, summarize } = config
  const listOpened = createAction<{ list: string; requests: readonly QueryRequest[] }>(`${slice}/listOpened`)
  const listClosed = createAction<{ list: string }>(`${slice}/listClosed`)
  const configOf = (name: string): ListConfig => lists[name as Name]

  const answersTo = (state: State, keys: readonly string[]): Listing<T>[] =>
    keys.map((key) => withWrites(state, listingOf(state.listings, key)))

  /** The answers before, while none has come to the requests of a list that keeps them. */
  function previousAnswers(state: State, { list, previousKeys }: OpenList<T>, own: readonly Listing<T>[]) {
    const isMissing = own.every((answer) => answer.items.length === 0 && !isAnswered(answer))
    return isMissing && configOf(list).keeps && previousKeys ? answersTo(state, previousKeys) : null
  }

  /** The list with its items, or with those that stand in for them. */
  function recomputed(state: State, open: OpenList<T>): { open: OpenList<T>; items: readonly T[] } {
    const { keeps, isUnnamed } = configOf(open.list)
    const own = answersTo(state, open.keys)
    const previous = previousAnswers(state, open, own)
    const isPrevious = previous !== null && keeps === 'items'
    const items = previous && !isPrevious ? noItems : itemsOf(previous ?? own)
    const status: ListStatus = {
      ...pagingOf(previous ?? own, items.length),
      page: open.requestedPage ?? own.at(-1)?.page ?? 1,
      isPending: items.length === 0 && own.some(isAwaited),
      isBusy: own.some((answer) => isAwaited(answer) || isLoading(answer)),
      isAnswered: own.every(isAnswered),
      isPrevious,
      error: own.find((answer) => answer.status === 'failed')?.error ?? null,
    }
    const known = open.items ?? noItems
    const unnamed = isUnnamed && { items: areSame(known, items) ? known : items }
    return { items, open: unlessSame(open, { ...open, ...status, ...unnamed }) }
  }

  /** Sets what follows from the answers: the fields of the lists on screen, and what `summarize` makes of them. */
  function update(draft: State): void {
    const state = undrafted(draft)
    const fields = draft as Record<string, unknown>
    const open: OpenList<T>[] = []
    for (const one of state.openLists) {
      const made = recomputed(state, one)
      open.push(made.open)
      const { isUnnamed, isSingle } = configOf(one.list)
      if (isUnnamed) continue
      const known = (state as Record<string, unknown>)[one.list]
      if (isSingle) fields[one.list] = made.items[0] ?? null
      else if (!areSame(known as readonly T[], made.items)) fields[one.list] = made.items
    }
    if (!areSame(state.openLists, open)) draft.openLists = open
    summarize(draft, (name) => open.find(({ list }) => list === name))
  }

  function openList(draft: State, name: string, requests: readonly QueryRequest[]): void {
    const { openLists, listings } = undrafted(draft)
    const before = openLists.find(({ list }) => list === name)
    const keys = requests.map(cacheKey)
    const wasShown = before?.keys.some((key) => isAnswered(listingOf(listings, key)))
    const { page } = (requests.at(-1)?.args ?? {}) as { page?: number }
    const made = {
      ...nothing,
      list: name,
      keys,
      previousKeys: (wasShown ? before?.keys : before?.previousKeys) ?? null,
      requestedPage: page ?? null,
    }
    draft.openLists = before ? openLists.map((one) => (one === before ? made : one)) : [...openLists, made]
  }

  /** A list that is on screen no more leaves its field empty. */
  function closeList(draft: State, name: string): void {
    draft.openLists = undrafted(draft).openLists.filter(({ list }) => list !== name)
    const { isSingle, isUnnamed } = configOf(name)
    if (!isUnnamed) (draft as Record<string, unknown>)[name] = isSingle ? null : noItems
  }

  const inStage =
    (phase: string) =>
    (action: UnknownAction): action is QueryAction =>
      inPhase(phase, action) && endpoints.includes((action as QueryAction).meta.arg.endpointName)

  /** Immer's draft has the same fields as the state; generics cannot express that. */
  const on =
    <Action>(change: (state: State, action: Action) => void) =>
    (draft: unknown, action: Action) => {
      change(draft as State, action)
      update(draft as State)
    }

  /** Adds the reducers: lists opened and closed, and each stage of their requests. */
  const addListings = (builder: Pick<ActionReducerMapBuilder<State>, 'addCase'>) =>
    builder
      .addCase(
        listOpened,
        on((state, { payload }) => openList(state, payload.list, payload.requests)),
      )
      .addCase(
        listClosed,
        on((state, { payload }) => closeList(state, payload.list)),
      )
      .addMatcher(
        inStage('pending'),
        on((state, action: QueryAction) => requestSent(state.listings, action)),
      )
      .addMatcher(
        inStage('fulfilled'),
        on((state, action: QueryAction) => answerReceived(state.listings, action, read(action.payload))),
      )
      .addMatcher(
        inStage('rejected'),
        on((state, action: QueryAction) => requestFailed(state.listings, action)),
      )
      .addMatcher(
        baseApi.internalActions.removeQueryResult.match,
        on((state, { payload }: { payload: { queryCacheKey: string } }) => {
          delete state.listings[payload.queryCacheKey]
        }),
      )

  const stateOf = (root: object) => (root as Record<string, State>)[slice] as State

  function handleOf(name: string): ListHandle<T> {
    const { isUnnamed, isSingle } = configOf(name)
    const selectView = createSelector(
      [
        (state: State) => state.openLists.find(({ list }) => list === name) ?? nothing,
        (state: State) => (state as Record<string, unknown>)[name],
      ],
      (open, field): ListView<T> => {
        const one = isSingle && field ? [field as T] : noItems
        return { ...open, items: isUnnamed ? (open.items ?? noItems) : isSingle ? one : (field as T[]), isOpen: true }
      },
    )
    const notOpen: ListView<T> = { ...nothing, items: noItems, isOpen: false }
    return {
      opened: (requests) => listOpened({ list: name, requests }),
      closed: () => listClosed({ list: name }),
      select: (root, keys) => {
        const state = stateOf(root)
        const isOpen = state.openLists.some((one) => one.list === name && one.keys.join(separator) === keys)
        return isOpen ? selectView(state) : notOpen
      },
      selectListing: (root, request) => {
        const state = stateOf(root)
        return withWrites(state, listingOf(state.listings, cacheKey(request)))
      },
    }
  }

  const names = Object.keys(lists) as Name[]
  return {
    /** Nothing requested, nothing on screen. */
    initial: { listings: {}, openLists: [] } as ListsState<T>,
    lists: Object.fromEntries(names.map((name) => [name, handleOf(name)])) as Record<Name, ListHandle<T>>,
    addListings,
    update,
  }
}
