// The hook for the lists of the state: opens one with its requests, and reads what the state shows of it.
import { useDeferredValue, useLayoutEffect } from 'react'
import type { QueryRequest } from '@/api/endpoints/queryRequest'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import type { ListHandle } from './lists'
import type { ListView } from './listView'
import { useRequests } from './useRequests'

/** A list with the way to send its failed requests again, or all of them if none failed: RTK Query's `refetch`. */
export type ShownList<T> = ListView<T> & { retry: () => void }

/** The list with these requests: one, or those of consecutive pages; without any it is closed. */
export function useList<T>(list: ListHandle<T>, requests: readonly QueryRequest[]): ShownList<T> {
  const dispatch = useAppDispatch()
  const isWanted = requests.length > 0
  const view = useAppSelector(list.select(requests))
  const retry = useRequests(requests, {
    isOpen: view.isOpen,
    onSent: () => dispatch(list.opened(requests)),
    isAskedWhenEmpty: list.isAskedWhenEmpty,
    isOffline: view.error?.kind === 'network',
  })
  useLayoutEffect(() => {
    if (!isWanted) return
    return () => void dispatch(list.closed())
  }, [dispatch, list, isWanted])
  // The first items may fill half a page: rendered in slices that give way to input. Later changes show at once.
  const deferred = useDeferredValue(view)
  return { ...(deferred.items.length > 0 ? view : deferred), retry }
}
