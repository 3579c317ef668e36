// A list's page number, which lives in the address (`?faqe=`) so that it can be shared and Back works.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { clampPage } from '@/lib/pagination'
import { pageFromQuery, queryKeys } from '@/lib/queryKeys'
import { noteNearestPage } from '@/platform/prerenderHead'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { selectPageNumber } from '../model/selectors'
import { useOfAddress } from './useOfAddress'

/**
 * Call the returned function before navigating: at the next location it scrolls to the top and focuses the list's
 * heading, not the pagination. Scrolling earlier would be saved as this location's position: Back would go to the top.
 */
function useListStart(headingId: string): () => void {
  const { key } = useLocation()
  const requestedAt = useRef<string | null>(null)
  // Before paint: else the new page shows at the old one's position.
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
 * The page, from 1, and a function that goes to another, at its top with the focus on the list's heading, keeping the
 * rest of the address. `filters` is the query of the page's filters: other list parameters, as `?faqe=0`, are removed.
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

interface Pages {
  items: readonly unknown[]
  page: number
  pages: number
  isPrevious: boolean
  isSuccess: boolean
  isFetching: boolean
}

/**
 * Replaces a missing page (its last item deleted, a wrong link) by the nearest existing one (Q40). Returns whether the
 * page is about to be left: it shows nothing, which does not mean that the list is empty.
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
