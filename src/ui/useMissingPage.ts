// What says that there is no such page, business or category is kept out of search engines.
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
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
  const [left, setLeft] = useState('')
  useLayoutEffect(() => {
    const path = withoutTail(pathname)
    if (!isMissing || path === pathname) return
    setLeft(pathname)
    void navigate(path + search + hash, { replace: true })
  }, [isMissing, pathname, search, hash, navigate])
  useEffect(() => {
    if (!isMissing) return
    const tag = document.createElement('meta')
    tag.name = 'robots'
    tag.content = 'noindex'
    document.head.append(tag)
    return () => tag.remove()
  }, [isMissing])
  return left === pathname
}
