// What says that there is no such page, business or category is kept out of search engines.
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { withoutTail } from '@/lib/paths'
import { prerenderHead } from '@/platform/prerenderHead'

/**
 * While something is missing, the head says `noindex`, and app/effects/HeadTags.tsx names no address of the page. An
 * address with a tail is left for the one without; true meanwhile, when nothing is to be said to be missing yet.
 */
export function useMissingPage(isMissing: boolean): boolean {
  if (prerenderHead && isMissing) prerenderHead.isMissing = true
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrating = useIsHydrating()
  const path = isMissing && !isHydrating ? withoutTail(pathname) : pathname
  useEffect(() => {
    if (path !== pathname) void navigate(path + search + hash, { replace: true })
  }, [path, pathname, search, hash, navigate])
  useEffect(() => {
    if (!isMissing) return
    const tag = document.createElement('meta')
    tag.name = 'robots'
    tag.content = 'noindex'
    document.head.append(tag)
    return () => tag.remove()
  }, [isMissing])
  return path !== pathname
}
