// The lists of a slice. A named field of the state, such as `businesses`, holds the list on screen; behind it stand the
// answers by request (listings.ts). A component opens a list with the requests that it shows (useListing.ts): the log says
// what was on screen, and the field follows the answers to these requests and to no others (docs/decisions/0011).
import {
  type ActionReducerMapBuilder,
  createAction,
  createSelector,
  freeze,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { baseApi } from '@/api/endpoints/baseApi'
import type { OperationId } from '@/api/endpoints/generated/operations'
import { inPhase, type QueryAction } from '@/api/endpoints/queryActions'
import { cacheKey, type QueryRequest } from '@/api/endpoints/queryRequest'
import { type Identified, undrafted } from '@/lib/listRules'
import { type Answer, answerReceived, isMissing, type Listing, listingOf, requestFailed, requestSent } from './listings'
import {
  hasFailed,
  hasKeys,
  hasSameAnswers,
  isAnswered,
  type ListConfig,
  type ListsState,
  type ListView,
  noItems,
  notOpen,
  type OpenList,
  recomputed,
  separator,
  withFields,
} from './openList'

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
  /** What the specification names beside the items: loading, errors, paging. */
  summarize: (state: State, open: (name: Name) => OpenList<T> | undefined) => Partial<State>
}

interface ListOpened {
  list: string
  requests: readonly QueryRequest[]
  /** The page came as HTML: what failed there is what the page shows. */
  isPrerendered?: true
}

/** One list, for components. */
export interface ListHandle<T> {
  /** What it keeps until its next requests are answered. */
  keeps: ListConfig['keeps']
  isAskedWhenEmpty: ListConfig['isAskedWhenEmpty']
  opened: (requests: readonly QueryRequest[], isPrerendered?: boolean) => UnknownAction
  closed: () => UnknownAction
  /** What the state knows of the list, if it is open with the requests of these keys (`keysOf`). */
  select: (root: object, keys: string) => ListView<T>
  /** The listing of a request, whether a list shows it or not. */
  selectListing: (root: object, request: QueryRequest) => Listing<T>
}

/** The lists of a slice: their part of its initial state, its reducers, a handle each. */
export function createListings<State extends ListsState<T>, T extends Identified, Name extends string>(
  config: ListingsConfig<State, T, Name>,
) {
  const { slice, endpoints, read, lists, withWrites = (_, listing) => listing, summarize } = config
  const listOpened = createAction<ListOpened>(`${slice}/listOpened`)
  const listClosed = createAction<{ list: string }>(`${slice}/listClosed`)
  const configOf = (name: string): ListConfig => lists[name as Name]

  const answersTo =
    (state: State) =>
    (keys: readonly string[]): Listing<T>[] =>
      keys.map((key) => withWrites(state, listingOf(state.listings, key)))

  /**
   * The state with what follows from the answers: the fields of the lists on screen, and what `summarize` makes of them. Lists with the
   * very answers that they had in `before` are as they were.
   */
  function followed(state: State, before?: State): State {
    const open: OpenList<T>[] = []
    const fields: Record<string, unknown> = { openLists: open }
    const read = answersTo(state)
    for (const one of state.openLists) {
      if (before?.openLists.includes(one) && hasSameAnswers(one, before.listings, state.listings)) {
        open.push(one)
        continue
      }
      const { isUnnamed, isSingle } = configOf(one.list)
      const made = recomputed(one, configOf(one.list), read)
      open.push(made.open)
      if (!isUnnamed) fields[one.list] = isSingle ? (made.items[0] ?? null) : made.items
    }
    const shown = withFields(state, fields as Partial<State>)
    return withFields(
      shown,
      summarize(shown, (name) => open.find(({ list }) => list === name)),
    )
  }

  /** Brings a draft up to date with its answers, and with whatever else it was changed in. */
  const update = (draft: State): void => void Object.assign(draft, followed(undrafted(draft)))

  /**
   * The state with the lists on screen and the answers as `change` makes them. It writes to a copy: what Immer's proxies cost for each
   * field is more than all else that a list does.
   */
  const on =
    <Action>(change: (state: State, action: Action) => void) =>
    (draft: unknown, action: Action) => {
      const before = undrafted(draft) as State
      const copy = { ...before, listings: { ...before.listings } }
      change(copy, action)
      return freeze(withFields(before, followed(copy, before)), true)
    }

  function openList(state: State, { list: name, requests, isPrerendered }: ListOpened): void {
    const { openLists, listings } = state
    const before = openLists.find(({ list }) => list === name)
    const keys = requests.map(cacheKey)
    const wasShown = before?.keys.some((key) => isAnswered(listingOf(listings, key)))
    // It is sent again at once (useListing.ts): what failed before, as a prefetch may have, is nobody's error.
    const failed = isPrerendered ? [] : keys.filter((key) => hasFailed(listingOf(listings, key)))
    for (const key of failed) delete listings[key]
    const { page } = (requests.at(-1)?.args ?? {}) as { page?: number }
    const made = {
      ...notOpen,
      list: name,
      keys,
      previousKeys: (wasShown ? before?.keys : before?.previousKeys) ?? null,
      requestedPage: page ?? null,
    }
    state.openLists = before ? openLists.map((one) => (one === before ? made : one)) : [...openLists, made]
  }

  /** A list that is on screen no more leaves its field empty. */
  function closeList(state: State, name: string): void {
    state.openLists = state.openLists.filter(({ list }) => list !== name)
    const { isSingle, isUnnamed } = configOf(name)
    if (!isUnnamed) (state as Record<string, unknown>)[name] = isSingle ? null : noItems
  }

  const inStage =
    (phase: string) =>
    (action: UnknownAction): action is QueryAction =>
      inPhase(phase, action) && endpoints.includes((action as QueryAction).meta.arg.endpointName)

  /** Adds the reducers: lists opened and closed, and each stage of their requests. */
  const addListings = (builder: Pick<ActionReducerMapBuilder<State>, 'addCase'>) =>
    builder
      .addCase(
        listOpened,
        on((state, { payload }) => openList(state, payload)),
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

  const closedView: ListView<T> = { ...notOpen, items: noItems, isOpen: false }
  const stateOf = (root: object) => (root as Record<string, State>)[slice] as State

  function handleOf(name: string): ListHandle<T> {
    const { isUnnamed, isSingle } = configOf(name)
    const selectView = createSelector(
      [
        (state: State) => state.openLists.find(({ list }) => list === name) ?? notOpen,
        (state: State) => (state as Record<string, unknown>)[name],
      ],
      (open, field): ListView<T> => {
        const one = isSingle && field ? [field as T] : noItems
        return { ...open, items: isUnnamed ? (open.items ?? noItems) : isSingle ? one : (field as T[]), isOpen: true }
      },
    )
    /** A list that is not open with these keys: what the cache has for them is there at once, on the way back for example. */
    const selectUnopened = createSelector(
      [(state: State) => state, (_: State, keys: string) => keys],
      (state, keys): ListView<T> => {
        const unopened = { ...notOpen, list: name, keys: keys.split(separator) }
        const { open, items } = recomputed<T>(unopened, configOf(name), answersTo(state))
        return open.isAnswered || isMissing(open) ? { ...open, items, isOpen: false } : closedView
      },
    )
    return {
      keeps: configOf(name).keeps,
      isAskedWhenEmpty: configOf(name).isAskedWhenEmpty,
      opened: (requests, isPrerendered) =>
        listOpened({ list: name, requests, ...(isPrerendered && { isPrerendered }) }),
      closed: () => listClosed({ list: name }),
      select: (root, keys) => {
        const state = stateOf(root)
        const isOpen = state.openLists.some((one) => one.list === name && hasKeys(one, keys))
        return isOpen ? selectView(state) : selectUnopened(state, keys)
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
