// The page's own description, which search engines show. Pages without one keep the site's from index.html.
import { useLayoutEffect } from 'react'
import { prerenderHead } from '@/platform/prerenderHead'

/** Sets the description to `text`, if given, while its page is shown; the build's HTML has the site's (`data-site`). */
export function useMetaDescription(text: string | undefined): void {
  if (prerenderHead && text) prerenderHead.description = text
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
