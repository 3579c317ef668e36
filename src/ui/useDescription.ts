// The page's own description, which search engines show. index.html has the site's, and so has every page without one.
import { useLayoutEffect } from 'react'
import { headTexts } from '@/lib/headTexts'

/** Puts `text` into the description while the page is shown; nothing without a text. A prerendered page keeps the site's in `data-site`. */
export function useDescription(text: string | undefined): void {
  if (headTexts && text) headTexts.description = text
  useLayoutEffect(() => {
    const tag = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!tag || !text) return
    const before = tag.dataset.site ?? tag.content
    tag.content = text
    return () => {
      tag.content = before
    }
  }, [text])
}
