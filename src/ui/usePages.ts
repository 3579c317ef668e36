// A list's page numbers over time: while another page is loading, and when the address names one that does not exist.
import { useEffect, useEffectEvent, useState } from 'react'
import { clampPage } from '@/lib/paginationWindow'

interface Pages {
  /** Whether `pages` is the server's response to the current request. */
  isKnown: boolean
  /** The page in the address. */
  page: number
  pages: number
  /** Goes to a page, replacing the one that does not exist. */
  onPage: (page: number, replace: boolean) => void
}

/**
 * `pages` keeps its value while a response is awaited, so that the pagination keeps its place and the focus. `isOutside` says
 * that the page in the address does not exist, as after its last item was deleted; the nearest one then replaces it (Q40).
 */
export function usePages({ isKnown, page, pages, onPage }: Pages): { pages: number; isOutside: boolean } {
  const [known, setKnown] = useState(1)
  if (isKnown && known !== pages) setKnown(pages)
  const inside = clampPage(page, pages)
  const isOutside = isKnown && inside !== page
  const clamp = useEffectEvent(() => onPage(inside, true))
  useEffect(() => {
    if (isOutside) clamp()
  }, [isOutside])
  return { pages: isKnown ? pages : known, isOutside }
}
