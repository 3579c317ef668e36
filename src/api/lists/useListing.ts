// One hook for every list: opens it with its requests, sends them, and reads what the state shows of it.
import { useDeferredValue, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type QueryRequest, sendRequest } from '@/api/endpoints/queryRequest'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import { useIsHydrating } from '@/lib/useIsHydrating'
import { useWhenOnline } from '@/lib/useWhenOnline'
import type { ListHandle } from './createListings'
import { keysOf, type ListView, wasForVisitors } from './openList'

/** How old an answer may be that a page came with as HTML and that is not asked for again, in s. */
const FRESH = 300

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
 * What a list keeps of its last requests, in the commit in which the new ones are not open yet. That is never painted, but without
 * it every item that stays, and the focus, would go and come again.
 */
function useSteadyView<T>({ keeps }: ListHandle<T>, view: ListView<T>, keys: string): ListView<T> {
  const [last, setLast] = useState({ view, keys })
  if (view.isOpen && last.view !== view) setLast({ view, keys })
  const wasThere = last.view.isOpen || last.view.isAnswered
  const isChanging = !view.isOpen && !view.isAnswered && keys !== '' && wasThere && last.keys !== keys
  const keepsItems = keeps === 'items' || keys.startsWith(last.keys) || wasForVisitors(last.keys, keys)
  if (!isChanging || !(keeps || keepsItems)) return view
  const awaited = { ...last.view, isBusy: true, isAnswered: false }
  return keepsItems ? { ...awaited, isPrevious: true } : { ...awaited, items: [], isPending: true }
}

/**
 * The list with these requests: one, or those of consecutive pages; without any it is closed. The requests are sent once, found in
 * the cache where they are, and sent again when a log-out has emptied it or when the connection, without which they failed, is back.
 */
export function useListing<T>(list: ListHandle<T>, requests: readonly QueryRequest[]): ShownList<T> {
  const dispatch = useAppDispatch()
  const keys = keysOf(requests)
  const isWanted = keys !== ''
  const view = useAppSelector((state) => list.select(state, keys))
  const { isOpen } = view
  const isHydrating = useIsHydrating()
  const [cameAsHtml] = useState(isHydrating)
  const open = useEffectEvent(() => dispatch(list.opened(requests, isHydrating)))
  // Sent even if the cache has an answer: what is idle in the state, as a failure before is, and what should not stay empty.
  const send = useEffectEvent(() =>
    dispatch((_, getState) => {
      const sent = requests.flatMap((request) => {
        const { status, items } = list.selectListing(getState(), request)
        // The page says already that there is no such thing.
        if (cameAsHtml && status === 'failed') return []
        const forceRefetch = status === 'idle' || (list.isAskedWhenEmpty && items.length === 0) || (cameAsHtml && FRESH)
        return dispatch(sendRequest(request, { forceRefetch }))
      })
      return {
        unsubscribe: () => {
          for (const one of sent) one.unsubscribe()
        },
      }
    }),
  )

  // Before the browser paints: what the state has already is on the first picture of the page.
  useLayoutEffect(() => {
    if (!isOpen && keys !== '') open()
  }, [isOpen, keys])
  useLayoutEffect(() => {
    if (!isWanted) return
    return () => void dispatch(list.closed())
  }, [dispatch, list, isWanted])
  useLayoutEffect(() => {
    if (!isOpen || keys === '') return
    return send().unsubscribe
  }, [isOpen, keys])

  const retry = () =>
    dispatch((_, getState) => {
      const failed = requests.filter((request) => list.selectListing(getState(), request).status === 'failed')
      for (const request of failed.length > 0 ? failed : requests) {
        dispatch(sendRequest(request, { subscribe: false, forceRefetch: true }))
      }
    })
  useWhenOnline(view.error?.kind === 'network', retry)
  return { ...useDeferredArrival(useSteadyView(list, view, keys)), retry }
}
