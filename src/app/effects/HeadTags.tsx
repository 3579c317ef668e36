// Tags read by search engines and link previews: kept in step with title, description and address of the page.
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageFromQuery } from '@/lib/pagination'
import { lowerPath } from '@/lib/paths'
import { siteOrigin } from '@/lib/prerenderHead'
import { queryOf } from '@/lib/queryKeys'

/** Sets an attribute of a tag in the head, creating the tag if needed; writes nothing when nothing changes. */
function keep(tag: 'meta' | 'link', key: [name: string, value: string], name: string, text: string): void {
  let node = document.head.querySelector(`${tag}[${key[0]}="${key[1]}"]`)
  if (!node) {
    node = document.createElement(tag)
    node.setAttribute(...key)
    document.head.append(node)
  }
  if (node.getAttribute(name) !== text) node.setAttribute(name, text)
}

/** The canonical address: without filters, which only select from the same content, but with the page number. */
function canonical(pathname: string, search: string): string {
  const page = pageFromQuery(queryOf(search))
  return `${siteOrigin()}${lowerPath(pathname)}${page > 1 ? `?faqe=${page}` : ''}`
}

/** Follows the title and the description wherever they are set. */
export function HeadTags() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const address = canonical(pathname, search)
    const follow = () => {
      const description = document.head.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
      keep('meta', ['property', 'og:title'], 'content', document.title)
      keep('meta', ['property', 'og:description'], 'content', description)
      keep('meta', ['property', 'og:url'], 'content', address)
      keep('link', ['rel', 'canonical'], 'href', address)
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true })
    return () => observer.disconnect()
  }, [pathname, search])
  return null
}
