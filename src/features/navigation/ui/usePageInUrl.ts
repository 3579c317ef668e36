// The page number of a list, which lives in the address (`?faqe=`), so that it can be shared and Back works.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { clampPage, pageFromQuery } from '@/lib/pagination'
import { queryKeys } from '@/lib/queryKeys'
import { noteNearestPage } from '@/platform/prerenderHead'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { selectPageNumber } from '../model/selectors'
import { useOfAddress } from './useOfAddress'

/**
 * Call the returned function before navigating: it scrolls to the top at the next location, where the list's heading takes the focus in
 * place of the pagination. Scrolling earlier would be saved as the reader's position in this one, and Back would lead to the top.
 */
function useListStart(headingId: string): () => void {
  const { key } = useLocation()
  const requestedAt = useRef<string | null>(null)
  // Before the browser paints the new page at the old one's place.
  useLayoutEffect(() => {
    if (requestedAt.current === null || requestedAt.current === key) return
    requestedAt.current = null
    document.getElementById(headingId)?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [key, headingId])
  return () => {
    requestedAt.current = key
  }
}

/**
 * The page, from 1, and the way to another one, which begins at the top, with the focus on the list's heading; the rest of the address
 * and its state stay. `filters` is what the page would write of its filters: what else an address says of a list, as `?faqe=0`, means
 * nothing, and is taken out of it.
 */
export function usePageInUrl(headingId: string, filters = '') {
  const dispatch = useAppDispatch()
  const goToStart = useListStart(headingId)
  const { pathname, search, state } = useLocation()
  const page = useOfAddress(selectPageNumber, pageFromQuery)
  const query = new URLSearchParams(search)
  const understood = new URLSearchParams(filters)
  if (page > 1) understood.set('faqe', '')
  const unknown = queryKeys.filter((name) => query.has(name) && !understood.has(name))
  const toPage = (wanted: number, replace = false) => {
    // A corrected address is not another page.
    if (!replace) goToStart()
    for (const name of unknown) query.delete(name)
    if (wanted > 1) query.set('faqe', String(wanted))
    else query.delete('faqe')
    const text = query.toString()
    dispatch(navigationRequested({ to: text ? `${pathname}?${text}` : pathname, replace, state }))
  }
  const correct = useEffectEvent(() => toPage(page, true))
  const problem = unknown.length > 0 ? search : ''
  useEffect(() => {
    if (problem) correct()
  }, [problem])
  return { page, toPage }
}

/** What is known of a list. */
interface Pages {
  items: readonly unknown[]
  page: number
  pages: number
  isPrevious: boolean
  isSuccess: boolean
  isFetching: boolean
}

/**
 * Replaces a page that does not exist, as after its last item was deleted or by a wrong link, by the nearest one that does (Q40).
 * Tells whether the page is about to be left: it has nothing to show, which does not mean that the list is empty.
 */
export function useExistingPage(list: Pages, page: number, toPage: (page: number, replace: boolean) => void): boolean {
  const nearest = clampPage(page, list.pages)
  const isMissing = list.isSuccess && !list.isFetching && nearest !== page
  if (isMissing) noteNearestPage(nearest)
  const replacePage = useEffectEvent(() => toPage(nearest, true))
  useEffect(() => {
    if (isMissing) replacePage()
  }, [isMissing])
  return list.items.length === 0 && (isMissing || page > 1 || (list.isPrevious && list.page !== page))
}
