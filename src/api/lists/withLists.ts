// The reducer of the whole state: the slices, then lists opened or closed, the ledger of writes, the lists' fields.
import { freeze, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { cacheKey, DEFAULT_PAGE_SIZE, type QueryRequest } from '@/api/endpoints/queryRequest'
import type { ListsRoot } from './answers'
import { noWrites, writesAfter } from './ledger'
import type { ListsState, OpenList } from './listView'
import type { Write } from './rows'

/** The lists of a slice as the root reducer takes them. */
export interface SliceLists {
  slice: string
  open: (root: ListsRoot, before: ListsRoot | undefined, action: UnknownAction) => ListsRoot
  /** Fills their fields, unless nothing has changed since `before`. */
  fill: (root: ListsRoot, before: ListsRoot | undefined) => ListsRoot
}

/** A list that stands in the state before anything has opened it, as an empty answer `none` to a request would make it. */
export function neverOpened(list: string, { endpoint, args }: QueryRequest, none: object): OpenList {
  const key = cacheKey({ endpoint, args })
  const data = { ...none, pagination: { current: 1, pages: 1, total: 0, limit: DEFAULT_PAGE_SIZE } }
  const entry = { status: 'fulfilled', endpointName: endpoint, originalArgs: args, data }
  return { list, isOnScreen: false, keys: [key], previousKeys: null, requestedPage: null, kept: { [key]: entry } }
}

/** Every entry that the lists show, those that RTK Query has dropped too. */
function withKept(root: ListsRoot, slices: readonly SliceLists[]): ListsRoot {
  const kept = slices.flatMap(
    ({ slice }) =>
      (root as unknown as Record<string, ListsState>)[slice]?.openLists.flatMap((one) =>
        one.kept ? [one.kept] : [],
      ) ?? [],
  )
  if (kept.length === 0) return root
  return { ...root, api: { ...root.api, queries: Object.assign({}, ...kept, root.api.queries) } }
}

/** The ledger's place in the state: `withLists` fills it. */
export const writesReducer = (writes: readonly Write[] = noWrites): readonly Write[] => writes

/** A reducer of the whole state that keeps the ledger of writes, too, and fills the fields of the lists. */
export function withLists<Root extends { writes: readonly Write[] }, Preloaded>(
  reducer: Reducer<Root, UnknownAction, Preloaded>,
  slices: readonly SliceLists[],
): Reducer<Root, UnknownAction, Preloaded> {
  return (state, action) => {
    const reduced = reducer(state, action) as unknown as ListsRoot
    // A store may begin with a part of its state.
    const isWhole = state && Object.keys(reduced).every((key) => Object.hasOwn(state, key))
    const before = isWhole ? (state as unknown as ListsRoot) : undefined
    const opened = slices.reduce((root, { open }) => open(root, before, action), reduced)
    const entries = withKept(opened, slices)
    const writes = writesAfter(action, entries, (key) => entries.api.queries[key] !== undefined)
    const written = writes === opened.writes ? opened : { ...opened, writes: freeze(writes, true) }
    return slices.reduce((root, { fill }) => fill(root, before), written) as unknown as Root
  }
}
