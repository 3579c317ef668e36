// How the lists of a slice stand, as the named fields of its state say it: written from the lists that are open, read by whoever
// shows one of them. So a page shows what DevTools shows.
import { DEFAULT_PAGE_SIZE } from '@/api/endpoints/queryRequest'
import type { ListConfig, ListView, OpenList } from './listView'

/** What a list is there for: the state has `loading` and `errors` for each. */
export type Task = NonNullable<ListConfig['task']>

/** What the fields say. */
export interface NamedStatus {
  loading: Record<Task, boolean>
  /** The texts to show. */
  errors: Record<Task, string | null>
  /** Of the list on screen; while none is, of the last one that was. Left out where the slice has no fields for it. */
  paging?: Pick<ListView<unknown>, 'page' | 'pages' | 'total'>
}

/** The same as it is written: with the size of a page. */
export interface WrittenStatus extends NamedStatus {
  paging: Pick<ListView<unknown>, 'page' | 'pages' | 'total' | 'limit'>
}

/** The lists of a slice by name; of several on screen the first one's error and paging are named. */
export type ListConfigs = Readonly<Record<string, ListConfig>>

const taskOf = (config: ListConfig | undefined): Task | undefined =>
  config?.isUnnamed ? undefined : (config?.task ?? 'main')

/** A list of the state with how it stands. */
export type NamedView<T> = ListView<T> & OpenList

/** The list whose paging the fields say. */
export function pagedList(configs: ListConfigs, openLists: readonly OpenList[]): string | undefined {
  const isPaged = (name: string) => !configs[name]?.isSingle && !configs[name]?.isUnnamed
  const isOnScreen = (name: string) => openLists.some((one) => one.list === name && one.isOnScreen)
  const shown = Object.keys(configs).find((name) => isPaged(name) && isOnScreen(name))
  return shown ?? openLists.findLast(({ list }) => isPaged(list))?.list
}

/** What the fields are to say of these lists. */
export function statusOf(configs: ListConfigs, open: readonly NamedView<unknown>[]): WrittenStatus {
  const paged = pagedList(configs, open)
  const { page = 1, pages = 1, total = 0, limit = DEFAULT_PAGE_SIZE } = { ...open.find(({ list }) => list === paged) }
  const order = Object.keys(configs)
  const shown = open
    .filter(({ isOpen }) => isOpen)
    .sort((one, other) => order.indexOf(one.list) - order.indexOf(other.list))
  const ofTask = (task: Task) => shown.filter(({ list }) => taskOf(configs[list]) === task)
  const isLoading = (task: Task) => ofTask(task).some(({ isFetching }) => isFetching)
  const error = (task: Task) => ofTask(task).find((one) => one.error)?.error?.message ?? null
  return {
    loading: { main: isLoading('main'), search: isLoading('search') },
    errors: { main: error('main'), search: error('search') },
    paging: { page, pages, total, limit },
  }
}

/** The list on screen as the fields say it stands. */
export function asNamed<T>(
  view: ListView<T>,
  config: ListConfig,
  { loading, errors, paging }: NamedStatus,
  isPaged: boolean,
): ListView<T> {
  const task = taskOf(config)
  if (!task) return view
  const message = errors[task]
  return {
    ...view,
    isLoading: view.isLoading && loading[task],
    isFetching: view.isFetching && loading[task],
    error: view.error && message !== null ? { ...view.error, message } : null,
    ...(isPaged && paging),
  }
}
