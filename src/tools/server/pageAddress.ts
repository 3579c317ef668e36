// Which address a document is rendered and cached for: what else stands in a query decides nothing about its content.
import { queryKeys } from '../../lib/queryKeys.ts'

/** Whether its escapes are UTF-8. */
function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A path as the browser sends it, and the part of its query that the page is rendered for. */
export interface PageAddress {
  path: string
  query: string
}

/** The same address at another page of its list; page 1 has no number. */
export function atPage({ pathname, search }: URL, page: number): string {
  const query = new URLSearchParams(search)
  query.delete('faqe')
  if (page > 1) query.set('faqe', String(page))
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** A number of a page from 2 on, without leading zeros. */
const laterPage = /^([2-9]|[1-9]\d{1,4})$/

/**
 * The address to render; undefined where the plain page is to be sent, and the app does the rest: searches and filters are too many
 * to be worth rendering or keeping, and what is no proper path names nothing.
 */
export function pageAddress(pathname: string, search: string): PageAddress | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  // An escaped slash in an id would name another thing to the API. Dot segments are gone: URL has resolved them.
  if (path.length > 300 || /[\\\0]|\/\/|%(2f|5c|00)/i.test(path) || !canDecode(path)) return undefined
  const asked = new URLSearchParams(search)
  const [page = null, ...more] = asked.getAll('faqe')
  if (more.length > 0 || queryKeys.some((key) => key !== 'faqe' && asked.has(key))) return undefined
  if (page === null || page === '1') return { path, query: '' }
  return laterPage.test(page) ? { path, query: `?faqe=${page}` } : undefined
}
