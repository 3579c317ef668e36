// The page's own description, which search engines show. index.html has the site's, and so has every page without one.
import { useLayoutEffect } from 'react'

/** Puts `text` into the description while the page is shown; nothing without a text. */
export function useDescription(text: string | undefined): void {
  useLayoutEffect(() => {
    const tag = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!tag || !text) return
    const before = tag.content
    tag.content = text
    return () => {
      tag.content = before
    }
  }, [text])
}
