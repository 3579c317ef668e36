// The hook for the lists of the state: opens one with its requests, and reads what the state shows of it.
import { useDeferredValue, useLayoutEffect, useState } from 'react'
import type { QueryRequest } from '@/api/endpoints/queryRequest'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import type { ListHandle } from './lists'
import { keysOf, type ListView, wereForVisitors } from './listView'
import { useRequests } from './useRequests'

/** A list with the way to send its failed requests again, or all of them if none failed: RTK Query's `refetch`. */
export type ShownList<T> = ListView<T> & { retry: () => void }

/**
 * The first items of a list may fill half a page: they are rendered in slices that give way to input. Every later change is
 * shown at once.
 */
function useDeferredArrival<T>(view: ListView<T>): ListView<T> {
  const deferred = useDeferredValue(view)
  return deferred.items.length > 0 ? view : deferred
}

/**
 * What a list keeps of its last requests, in the commit in which the new ones are not open yet. That is never painted, but without
 * it every item that stays, and the focus, would go and come again.
 */
function useSteadyView<T>({ keeps }: ListHandle<T>, view: ListView<T>, requests: readonly QueryRequest[]): ListView<T> {
  const keys = keysOf(requests)
  const [last, setLast] = useState({ view, keys })
  if (view.isOpen && last.view !== view) setLast({ view, keys })
  const wasThere = last.view.isOpen || last.view.isSuccess
  const isChanging = !view.isOpen && !view.isSuccess && keys !== '' && wasThere && last.keys !== keys
  const keepsItems = keeps === 'items' || wereForVisitors(last.keys, requests)
  if (!isChanging || !(keeps || keepsItems)) return view
  const awaited = { ...last.view, isFetching: true, isSuccess: false }
  return keepsItems ? { ...awaited, isPrevious: true } : { ...awaited, items: [], isLoading: true }
}

/** The list with these requests: one, or those of consecutive pages; without any it is closed. */
export function useList<T>(list: ListHandle<T>, requests: readonly QueryRequest[]): ShownList<T> {
  const dispatch = useAppDispatch()
  const keys = keysOf(requests)
  const isWanted = keys !== ''
  const view = useAppSelector((state) => list.select(state, keys))
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
  return { ...useDeferredArrival(useSteadyView(list, view, requests)), retry }
}
