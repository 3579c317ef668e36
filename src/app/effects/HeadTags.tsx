// The tags of the head that search engines and link previews read. HTML that came with its page has them already.
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isPaged, lowerPath } from '@/lib/paths'
import { pageFromQuery, queryOf } from '@/lib/queryKeys'
import { previewAddress, siteOrigin } from '@/platform/prerenderHead'

const find = (selector: string) => document.head.querySelector(selector)

/** Sets an attribute of a tag in the head, which is created if needed. Without `text` the tag goes. */
function keep(tag: 'meta' | 'link', key: [name: string, value: string], name: string, text: string | undefined): void {
  let node = find(`${tag}[${key[0]}="${key[1]}"]`)
  if (text === undefined) {
    node?.remove()
    return
  }
  if (!node) {
    node = document.createElement(tag)
    node.setAttribute(...key)
    document.head.append(node)
  }
  if (node.getAttribute(name) !== text) node.setAttribute(name, text)
}

/** The canonical address: without filters, which select from the same content, with the page number of a list. */
function canonical(path: string, search: string): string {
  const page = pageFromQuery(queryOf(search))
  return `${siteOrigin()}${path}${page > 1 && isPaged(path) ? `?faqe=${page}` : ''}`
}

/** The preview picture follows the page; what a document says of its own one holds for no other. */
function keepPicture(address: string): void {
  const image = find('meta[property="og:image"]')
  if (!image || image.getAttribute('content') === address) return
  image.setAttribute('content', address)
  for (const tag of document.head.querySelectorAll('[property^="og:image:"], [name="twitter:card"]')) tag.remove()
}

/** They follow title and description, wherever these are set; what is missing has no address. */
export default function HeadTags(): null {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const path = lowerPath(pathname)
    const follow = () => {
      const description = find('meta[name="description"]')?.getAttribute('content') ?? ''
      // src/ui/useMissingPage.ts
      const isMissing = find('meta[name="robots"]')
      const address = isMissing ? undefined : canonical(path, search)
      keep('meta', ['property', 'og:title'], 'content', document.title)
      keep('meta', ['property', 'og:description'], 'content', description)
      keep('meta', ['property', 'og:url'], 'content', address)
      keep('link', ['rel', 'canonical'], 'href', address)
      keepPicture(previewAddress(isMissing ? '' : path))
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true })
    return () => observer.disconnect()
  }, [pathname, search])
  return null
}
