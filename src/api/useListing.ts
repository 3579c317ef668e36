// One hook for every list: opens it with its requests, sends them, and reads what the state shows of it.
import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import { keysOf, type ListHandle, type ListView } from './createListings'
import { type QueryRequest, sendRequest } from './queryRequest'

/** A list and the way to send its failed requests again, or all of them if none failed. */
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
 * The list with these requests: one, or those of consecutive pages; without any it is closed. The requests are sent once, found in
 * the cache where they are, and sent again when a log-out has emptied it.
 */
export function useListing<T>(list: ListHandle<T>, requests: readonly QueryRequest[]): ShownList<T> {
  const dispatch = useAppDispatch()
  const keys = keysOf(requests)
  const isWanted = keys !== ''
  const view = useAppSelector((state) => list.select(state, keys))
  const { isOpen } = view
  const open = useEffectEvent(() => dispatch(list.opened(requests)))
  const send = useEffectEvent(() => requests.map((request) => dispatch(sendRequest(request))))

  // Before the browser paints: what the state has already is on the first picture of the page.
  useLayoutEffect(() => {
    if (isWanted && !isOpen && keys !== '') open()
  }, [isWanted, isOpen, keys])
  useLayoutEffect(() => {
    if (!isWanted) return
    return () => void dispatch(list.closed())
  }, [dispatch, list, isWanted])
  useEffect(() => {
    if (!isOpen || keys === '') return
    const sent = send()
    return () => {
      for (const { unsubscribe } of sent) unsubscribe()
    }
  }, [isOpen, keys])

  const retry = () =>
    dispatch((_, getState) => {
      const failed = requests.filter((request) => list.selectListing(getState(), request).status === 'failed')
      for (const request of failed.length > 0 ? failed : requests) {
        dispatch(sendRequest(request, { subscribe: false, forceRefetch: true }))
      }
    })
  return { ...useDeferredArrival(view), retry }
}
