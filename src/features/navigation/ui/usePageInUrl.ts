// The page number of a list, which lives in the address (`?faqe=`), so that it can be shared and Back works.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { clampPage, pageFromQuery } from '@/lib/pagination'
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

/** The page, from 1, and the way to another one, which begins at the top, with the focus on the list's heading; the rest of the address and its state stay. */
export function usePageInUrl(headingId: string) {
  const dispatch = useAppDispatch()
  const goToStart = useListStart(headingId)
  const { pathname, search, state } = useLocation()
  const query = new URLSearchParams(search)
  const toPage = (page: number, replace = false) => {
    // A corrected number is not another page.
    if (!replace) goToStart()
    query.delete('faqe')
    if (page > 1) query.set('faqe', String(page))
    const wanted = query.toString()
    dispatch(navigationRequested({ to: wanted ? `${pathname}?${wanted}` : pathname, replace, state }))
  }
  return { page: useOfAddress(selectPageNumber, pageFromQuery), toPage }
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
