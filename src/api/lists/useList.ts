// One hook for every list: opens it with its requests, sends them, and reads what the state shows of it.
import { useDeferredValue, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type QueryRequest, type SentRequest, sendRequest } from '@/api/endpoints/queryRequest'
import { endCooldown } from '@/api/http/reauth'
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { useWhenOnline } from '@/hooks/useWhenOnline'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import type { Answer } from './entries'
import type { ListHandle } from './lists'
import { keysOf, type ListView, wereForVisitors } from './listView'

/** How old an answer may be that a page came with as HTML and that is not asked for again, in s. */
const FRESH = 300

/** How old an answer may be that came by the prefetch for the list's page, in s: a failure is shown, an empty list not asked for again. */
const FRESH_PREFETCH = 1

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

/**
 * The list with these requests: one, or those of consecutive pages; without any it is closed. The requests are sent once, found in
 * the cache where they are, and sent again when a log-out has emptied it or when the connection, without which they failed, is back.
 */
export function useList<T>(list: ListHandle<T>, requests: readonly QueryRequest[]): ShownList<T> {
  const dispatch = useAppDispatch()
  const keys = keysOf(requests)
  const isWanted = keys !== ''
  const view = useAppSelector((state) => list.select(state, keys))
  const { isOpen } = view
  const isHydrating = useIsHydrating()
  const [cameAsHtml] = useState(isHydrating)
  const subscriptions = useRef<SentRequest[]>([])
  const subscribe = (request: QueryRequest, forceRefetch: boolean | number) =>
    void subscriptions.current.push(dispatch(sendRequest(request, { forceRefetch })))
  const open = useEffectEvent(() =>
    dispatch((_, getState) => {
      const isOutdated = ({ error, startedAt }: Answer<T>) =>
        error !== null && Date.now() - startedAt > FRESH_PREFETCH * 1000
      // An old failure is not shown: the request is sent again first.
      const failed = requests.filter((request) => !isHydrating && isOutdated(list.selectAnswer(getState(), request)))
      for (const request of failed) subscribe(request, true)
      dispatch(list.opened(requests))
    }),
  )
  const send = useEffectEvent(() =>
    dispatch((_, getState) => {
      for (const request of requests) {
        const { error, items, isSuccess } = list.selectAnswer(getState(), request)
        const isEmpty = list.isAskedWhenEmpty === true && isSuccess && items.length === 0
        // A failed prefetch, or one that the page came with, is an answer: only the visitor asks again.
        if (!error) subscribe(request, cameAsHtml ? FRESH : isEmpty && FRESH_PREFETCH)
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
    send()
    return () => {
      for (const { unsubscribe } of subscriptions.current.splice(0)) unsubscribe()
    }
  }, [isOpen, keys])

  const retry = () =>
    dispatch((_, getState) => {
      const failed = requests.filter((request) => list.selectAnswer(getState(), request).error)
      for (const request of failed.length > 0 ? failed : requests) {
        subscribe(request, true)
      }
    })
  useWhenOnline(view.error?.kind === 'network', retry)
  const retryByPress = () => {
    endCooldown()
    retry()
  }
  return { ...useDeferredArrival(useSteadyView(list, view, requests)), retry: retryByPress }
}
