// How a slice's lists stand, in named fields of its state. Pages read these fields, so they show what DevTools shows.
import { DEFAULT_PAGE_SIZE } from '@/api/endpoints/queryRequest'
import type { ListConfig, ListView, OpenList } from './listView'

/** What a list is there for: the state has `loading` and `errors` for each. */
type Task = NonNullable<ListConfig['task']>

/** What the fields say. */
export interface NamedStatus {
  loading: Record<Task, boolean>
  errors: Record<Task, string | null>
  /** Of the list on screen; while none is, of the last one that was. Left out where the slice has no fields for it. */
  paging?: Pick<ListView<unknown>, 'page' | 'pages' | 'total'>
}

/** The same as it is written: with the size of a page. */
export interface WrittenStatus extends NamedStatus {
  paging: Pick<ListView<unknown>, 'page' | 'pages' | 'total' | 'limit'>
}

/** The list whose paging the fields say: of several on screen the first in the config. */
export function pagedList(
  configs: Readonly<Record<string, ListConfig>>,
  openLists: readonly OpenList[],
): string | undefined {
  const isPaged = (name: string) => !configs[name]?.isSingle
  const isOnScreen = (name: string) => openLists.some((one) => one.list === name && one.isOnScreen)
  const first = Object.keys(configs).find((name) => isPaged(name) && isOnScreen(name))
  return first ?? openLists.findLast(({ list }) => isPaged(list))?.list
}

/** What the fields say. Per task: whether a list loads; the first failure, once all lists before it are there. */
export function statusOf(
  configs: Readonly<Record<string, ListConfig>>,
  open: readonly (ListView<unknown> & OpenList)[],
): WrittenStatus {
  const paged = pagedList(configs, open)
  const { page = 1, pages = 1, total = 0, limit = DEFAULT_PAGE_SIZE } = { ...open.find(({ list }) => list === paged) }
  const order = Object.keys(configs)
  const onScreen = open
    .filter(({ isOpen }) => isOpen)
    .sort((one, other) => order.indexOf(one.list) - order.indexOf(other.list))
  const ofTask = (task: Task) => onScreen.filter(({ list }) => (configs[list]?.task ?? 'main') === task)
  const isLoading = (task: Task) => ofTask(task).some(({ isFetching }) => isFetching)
  const error = (task: Task) => ofTask(task).find((one) => one.error || one.isLoading)?.error?.message ?? null
  return {
    loading: { main: isLoading('main'), search: isLoading('search') },
    errors: { main: error('main'), search: error('search') },
    paging: { page, pages, total, limit },
  }
}

/** The list on screen as the fields say; for the rest, as its answers say. `paging`: only where it is this list's. */
export function asFieldsSay<T>(
  { isSuccess, isPrevious, isOpen, limit, ...answered }: ListView<T>,
  items: readonly T[],
  task: Task,
  { loading, errors, paging = answered }: NamedStatus,
): ListView<T> {
  const { page, pages, total } = paging
  const isFetching = loading[task]
  const message = errors[task]
  const error = message === null ? null : { kind: 'unexpected' as const, status: 0, ...answered.error, message }
  // An empty list goes on saying that it is empty while it is asked again.
  const isLoading = isFetching && items.length === 0 && !isSuccess && error === null
  return { items, page, pages, total, limit, isLoading, isFetching, isSuccess, isPrevious, error, isOpen }
}
