// The lists of a slice. A component opens a list with its requests (useList.ts), so the log says what was on screen. A
// field of the state, such as `businesses`, holds a list's items, others its status (namedStatus.ts). They are filled
// here, from RTK Query's entries and the ledger, which alone keep answers (docs/decisions/0017).
import { createAction, freeze, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/endpoints/baseApi'
import { errorOfRejected, inMutationPhase, inPhase } from '@/api/endpoints/queryActions'
import { cacheKey, type QueryRequest } from '@/api/endpoints/queryRequest'
import type { Identified } from '@/lib/listRules'
import { answerOf, answerTo, type ListsRoot } from './answers'
import type { Answer, QueryEntry } from './entries'
import {
  closedView,
  isShowing,
  keysOf,
  keysText,
  type ListConfig,
  type ListsState,
  type ListView,
  type OpenList,
  viewOf,
  wereForVisitors,
  withFields,
} from './listView'
import { asFieldsSay, type NamedStatus, pagedList, statusOf, type WrittenStatus } from './namedStatus'
import { isUnderWay, type WriteId } from './rows'
import type { SliceLists } from './withLists'

/** One list, for `useList`: what an endpoint is to RTK Query's hooks. */
export interface ListHandle<T> {
  isAskedWhenEmpty: ListConfig['isAskedWhenEmpty']
  opened: (requests: readonly QueryRequest[]) => UnknownAction
  closed: () => UnknownAction
  /** The list with these requests; until it is open with them, what the cache has for them, or what stands in. */
  select: (requests: readonly QueryRequest[]) => (root: object) => ListView<T>
  /** What it shows now, whatever it was opened with. */
  selectShown: (root: object) => ListView<T>
}

const answersOf =
  <T>(root: ListsRoot, { kept }: OpenList) =>
  (keys: readonly string[]): Answer<T>[] =>
    keys.map((key) => {
      const dropped = kept?.[key]
      return (
        dropped && !root.api.queries[key] ? answerOf(dropped, key, root.writes) : answerTo(root, key)
      ) as Answer<T>
    })

/** The lists of a slice: their part of its initial state, a handle each, and what the root reducer does with them. */
export function createLists<State extends ListsState, T extends Identified, Name extends string>(config: {
  slice: string
  /** By the names of their fields. */
  lists: Readonly<Record<Name, ListConfig>>
  /** The writes that have no status of their own: loading and error of 'main' tell of them. */
  writes?: readonly WriteId[]
  /** The fields beside the items, under their specified names: how the lists stand, and what a slice makes of them. */
  writeStatus: (state: State, status: WrittenStatus, root: ListsRoot) => Partial<State>
  /** How the lists stand as those fields say. */
  readStatus: (state: State) => NamedStatus
}) {
  const { slice, lists, writes = [], writeStatus, readStatus } = config
  const listOpened = createAction<{ list: string; requests: readonly QueryRequest[] }>(`${slice}/listOpened`)
  const listClosed = createAction<{ list: string }>(`${slice}/listClosed`)
  const names = Object.keys(lists) as Name[]
  const configOf = (name: string): ListConfig => lists[name as Name]
  const stateOf = (root: object) => (root as Record<string, State>)[slice] as State
  const view = (root: ListsRoot, open: OpenList) => viewOf<T>(open, configOf(open.list), answersOf(root, open))

  const openOf = (root: object, name: string) => stateOf(root).openLists.find(({ list }) => list === name)

  /** The list as these requests open it. */
  function opened(root: ListsRoot, list: string, requests: readonly QueryRequest[]): OpenList {
    const before = openOf(root, list)
    const wasShown = before?.isOnScreen && answersOf(root, before)(before.keys).some(({ isSuccess }) => isSuccess)
    const { page = null } = (requests.at(-1)?.args ?? {}) as { page?: number }
    const previousKeys = (wasShown ? before?.keys : before?.isOnScreen && before.previousKeys) || null
    const isVisitors = previousKeys !== null && wereForVisitors(keysText(previousKeys), requests)
    return {
      list,
      isOnScreen: true,
      keys: requests.map(cacheKey),
      previousKeys,
      ...(isVisitors && { wasForVisitors: true }),
      requestedPage: page,
    }
  }

  /** It stays: its field follows the list rules until another request opens it. */
  const closed = (root: ListsRoot, name: string): OpenList[] =>
    stateOf(root).openLists.flatMap((one) => {
      if (one.list !== name) return [one]
      return configOf(name).endsWhenClosed ? [] : [{ ...one, isOnScreen: false }]
    })

  /** RTK Query drops an entry that nobody uses: a list keeps what it shows. */
  const dropped = (root: ListsRoot, key: string, entry: QueryEntry | undefined): OpenList[] =>
    stateOf(root).openLists.map((one) =>
      entry && one.keys.includes(key) ? { ...one, kept: { ...one.kept, [key]: entry } } : one,
    )

  function openListsAfter(root: ListsRoot, before: ListsRoot | undefined, action: UnknownAction): readonly OpenList[] {
    const { openLists } = stateOf(root)
    if (listOpened.match(action)) {
      const { list, requests } = action.payload
      return [...openLists.filter((one) => one.list !== list), opened(root, list, requests)]
    }
    if (listClosed.match(action)) return closed(root, action.payload.list)
    if (baseApi.internalActions.removeQueryResult.match(action)) {
      const { queryCacheKey: key } = action.payload
      return dropped(root, key, before?.api.queries[key])
    }
    return openLists
  }

  const put = (root: ListsRoot, state: State): ListsRoot =>
    state === stateOf(root) ? root : { ...root, [slice]: freeze(state, true) }

  /** The state with the lists' fields as the answers and the ledger make them. */
  function filled(root: ListsRoot): ListsRoot {
    const state = stateOf(root)
    const open = state.openLists.map((one) => ({ ...one, ...view(root, one) }))
    const ended = names.filter((name) => lists[name].endsWhenClosed).map((name) => [name, closedView.items])
    const fields: Record<string, unknown> = Object.fromEntries(ended)
    for (const { list, items } of open) fields[list] = configOf(list).isSingle ? (items[0] ?? null) : items
    const withItems = withFields(state, fields as Partial<State>)
    const status = statusOf(lists, open)
    status.loading.main ||= isUnderWay(root.writes, writes)
    status.errors.main ??= state.refused ?? null
    return put(root, withFields(withItems, writeStatus(withItems, status, root)))
  }

  const sliceLists: SliceLists = {
    slice,
    open: (root, before, action) => {
      const fields: Partial<ListsState> = { openLists: openListsAfter(root, before, action) }
      const isWrite = inMutationPhase('', action) && writes.includes(action.meta.arg.endpointName as WriteId)
      if (isWrite || inPhase('pending', action)) {
        const { type, payload, error } = action
        fields.refused = type.endsWith('/rejected') ? errorOfRejected(payload, error).message : undefined
      }
      return put(root, withFields(stateOf(root), fields as Partial<State>))
    },
    fill: (root, before) => {
      const isSame = before?.api.queries === root.api.queries && before?.writes === root.writes
      return isSame && stateOf(before) === stateOf(root) ? root : filled(root)
    },
  }

  function handleOf(name: string): ListHandle<T> {
    const { isAskedWhenEmpty, task = 'main' } = configOf(name)
    // A list that is about to be opened, of which there is no record in the state.
    let next: { keys: string; openLists: State['openLists']; open: OpenList } | undefined
    let last: ListView<T> = closedView
    /** The list on screen; the same object where the fields say nothing new. */
    const shown = (root: object, open: OpenList): ListView<T> => {
      const answered = view(root as ListsRoot, open)
      if (!open.isOnScreen) return answered
      const state = stateOf(root)
      const field = (state as unknown as Record<string, T[] | T | null>)[name]
      const items = Array.isArray(field) ? field : field ? [field] : closedView.items
      const { paging, ...status } = readStatus(state)
      const ownPaging = pagedList(lists, state.openLists) === name ? paging : undefined
      last = withFields(
        last,
        asFieldsSay(answered, items, task, { ...status, ...(ownPaging && { paging: ownPaging }) }),
      )
      return last
    }
    /** The list just before it opens, never painted: it keeps items mounted and the focus. Shows no old failure. */
    const awaited = (root: object, requests: readonly QueryRequest[], keys: string): ListView<T> => {
      const { openLists } = stateOf(root)
      if (next?.keys !== keys || next.openLists !== openLists)
        next = { keys, openLists, open: { ...opened(root as ListsRoot, name, requests), isOnScreen: false } }
      const answered = view(root as ListsRoot, next.open)
      return answered.error && !answered.isSuccess && answered.error.kind !== 'notFound' ? closedView : answered
    }
    return {
      isAskedWhenEmpty,
      opened: (requests) => listOpened({ list: name, requests }),
      closed: () => listClosed({ list: name }),
      select: (requests) => {
        const keys = keysOf(requests)
        return (root) => {
          const open = openOf(root, name)
          if (open && isShowing(open, keys)) return shown(root, open)
          return requests.length > 0 ? awaited(root, requests, keys) : closedView
        }
      },
      selectShown: (root) => {
        const open = openOf(root, name)
        return open ? shown(root, open) : closedView
      },
    }
  }

  return {
    initial: { openLists: [] } as ListsState,
    lists: Object.fromEntries(names.map((name) => [name, handleOf(name)])) as Record<Name, ListHandle<T>>,
    sliceLists,
  }
}
