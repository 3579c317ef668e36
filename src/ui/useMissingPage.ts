// What says that there is no such page, business or category is kept out of search engines.
import { useEffect } from 'react'
import { prerenderHead } from '@/platform/prerenderHead'

/** While something is missing, the head says `noindex`, and app/effects/HeadTags.tsx names no address of the page. */
export function useMissingPage(isMissing: boolean): void {
  if (prerenderHead && isMissing) prerenderHead.isMissing = true
  useEffect(() => {
    if (!isMissing) return
    const tag = document.createElement('meta')
    tag.name = 'robots'
    tag.content = 'noindex'
    document.head.append(tag)
    return () => tag.remove()
  }, [isMissing])
}
