// The reducer of the whole state: the slices' own, then the lists that an action opens or closes, the ledger of writes, and the lists'
// fields, in this order.
import { freeze, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import { cacheKey, type QueryRequest } from '@/api/endpoints/queryRequest'
import type { ListsRoot } from './answers'
import { noWrites, writesAfter } from './ledger'
import { areSame, type ListsState, type OpenList, unopened } from './listView'
import type { Write } from './rows'

/** The lists of a slice as the root reducer takes them. */
export interface SliceLists {
  slice: string
  /** Opens and closes them as the action says. */
  open: (root: ListsRoot, before: ListsRoot | undefined, action: UnknownAction) => ListsRoot
  /** Fills their fields, unless nothing has changed since `before`. */
  fill: (root: ListsRoot, before: ListsRoot | undefined) => ListsRoot
}

/** A list that stands in the state before anything has opened it, as the answer `data` to a request would make it. */
export function neverOpened(list: string, { endpoint, args }: QueryRequest, data: object): OpenList {
  const key = cacheKey({ endpoint, args })
  const entry = { status: 'fulfilled', endpointName: endpoint, originalArgs: args, data }
  return { ...unopened(list, key), kept: { [key]: entry } }
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

/** The reducer of the whole state with the ledger of writes, `writes`, and with the fields of the lists filled. */
export function withLists<Rest extends object, Preloaded>(
  reducer: Reducer<Rest, UnknownAction, Preloaded>,
  slices: readonly SliceLists[],
) {
  type Root = Rest & { writes: readonly Write[] }
  return (state: Root | (Preloaded & { writes?: readonly Write[] }) | undefined, action: UnknownAction): Root => {
    const { writes = noWrites, ...rest } = (state ?? {}) as Partial<Root>
    const reduced = reducer(state && (rest as unknown as Rest), action)
    // A store may begin with a part of its state.
    const isWhole = state && Object.keys(reduced).every((key) => key in state)
    const before = isWhole ? (state as unknown as ListsRoot) : undefined
    const opened = slices.reduce((root, { open }) => open(root, before, action), {
      ...reduced,
      writes,
    } as unknown as ListsRoot)
    const entries = withKept(opened, slices)
    const ledger = writesAfter(action, entries, (key) => entries.api.queries[key] !== undefined)
    const written = ledger === writes ? opened : { ...opened, writes: freeze(ledger, true) }
    const filled = slices.reduce((root, { fill }) => fill(root, before), written)
    return (areSame(filled, before) ? before : filled) as unknown as Root
  }
}
