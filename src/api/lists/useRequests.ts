// Sends the requests of a list, keeps their answers in the cache while it is there, and sends them again.
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type QueryRequest, type SentRequest, sendRequest } from '@/api/endpoints/queryRequest'
import { endCooldown } from '@/api/http/reauth'
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { useWhenOnline } from '@/hooks/useWhenOnline'
import { useAppDispatch } from '@/store/storeHooks'
import { answerToRequest } from './answers'
import type { Answer } from './entries'
import { keysOf } from './listView'

/** How old an answer may be that a page came with as HTML and that is not asked for again, in s. */
const FRESH = 300

/** How old a prefetched answer may be, in s: its failure is shown, its empty list not asked for again. */
const FRESH_PREFETCH = 1

interface Sending {
  /** The requests were sent, and their answers are still known. */
  isOpen: boolean
  onSent: () => void
  isAskedWhenEmpty?: true | undefined
  /** They failed without a connection: they are sent again when it is back. */
  isOffline: boolean
}

/** Sends each request once, unless it is cached, and again after a log-out. Returns a retry: of failed ones, or all. */
export function useRequests(
  requests: readonly QueryRequest[],
  { isOpen, onSent, isAskedWhenEmpty, isOffline }: Sending,
): () => void {
  const dispatch = useAppDispatch()
  const keys = keysOf(requests)
  const isHydrating = useIsHydrating()
  const [cameAsHtml] = useState(isHydrating)
  const subscriptions = useRef<SentRequest[]>([])
  const subscribe = (request: QueryRequest, forceRefetch: boolean | number) =>
    void subscriptions.current.push(dispatch(sendRequest(request, { forceRefetch })))
  /** For an answer that may be of any age: false. */
  const maximalAge = ({ isSuccess, items }: Answer): number | false => {
    if (cameAsHtml) return FRESH
    return isAskedWhenEmpty === true && isSuccess && items.length === 0 && FRESH_PREFETCH
  }
  const send = useEffectEvent(() => {
    dispatch((_, getState) => {
      for (const request of requests) {
        const answer = answerToRequest(getState(), request)
        if (!answer.error) subscribe(request, maximalAge(answer))
        // A failed prefetch, or one that the page came with, is an answer. An old failure is not shown.
        else if (!isHydrating && Date.now() - answer.startedAt > FRESH_PREFETCH * 1000) subscribe(request, true)
      }
    })
    onSent()
  })

  useLayoutEffect(() => {
    if (keys === '') return
    return () => {
      for (const { unsubscribe } of subscriptions.current.splice(0)) unsubscribe()
    }
  }, [keys])
  // Before the browser paints: what the state has already is on the first picture of the page.
  useLayoutEffect(() => {
    if (!isOpen && keys !== '') send()
  }, [isOpen, keys])

  const retry = () =>
    dispatch((_, getState) => {
      const failed = requests.filter((request) => answerToRequest(getState(), request).error)
      for (const request of failed.length > 0 ? failed : requests) subscribe(request, true)
    })
  useWhenOnline(isOffline, retry)
  return () => {
    endCooldown()
    retry()
  }
}
