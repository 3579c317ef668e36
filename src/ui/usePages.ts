// The page numbers of a list over time: while another page is awaited, and when the address names one that is not there.
import { useEffect, useEffectEvent, useState } from 'react'
import { clampPage } from '@/lib/pageWindow'

interface Pages {
  /** Whether `pages` is the server's word for what is asked now. */
  isKnown: boolean
  /** The page in the address. */
  page: number
  pages: number
  /** Goes to a page, in place of the one that is not there. */
  onPage: (page: number, replace: boolean) => void
}

/**
 * `pages` stays what it was while an answer is awaited, so that the pagination keeps its place and the focus. `isOutside` says that
 * the address names a page that is not there, as after its last item was deleted; it is then replaced by the nearest that is (Q40).
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
