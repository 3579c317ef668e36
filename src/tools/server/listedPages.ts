// Which pages a site has and, of businesses, what they would be rendered from: read from the API's lists, a hundred entries a
// request, so that a page that would say the same again costs no request of its own.
import { createHash } from 'node:crypto'
import type { Site } from './renderer.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
const joined = (hashes: readonly string[]): string => hash(hashes.join(' '))

/** Equal for equal answers. */
export const hashOfAnswers = (texts: readonly string[]): string => joined(texts.map(hash))

type List = Site['listedBusinesses']

/** The entries of a list, page by page. */
async function* entries(list: List, atOnce: number): AsyncGenerator<{ path: string; text: string }> {
  const { pages, found } = await list(1)
  yield* found
  for (let page = 2; page <= pages; page += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, pages - page + 1) }, (_, next) => page + next)
    for (const part of await Promise.all(numbers.map(list))) yield* part.found
  }
}

/** The reviews that a business's page counts and shows. */
interface Reviews {
  count: number
  shown: string[]
}

/**
 * The paths of all pages with data, and what the answers of each would be (`hashOfAnswers`) where lists tell. A server that leaves
 * out something in its lists, or sorts them otherwise, costs only time: its pages never seem unchanged.
 */
export async function listedPages(
  site: Site,
  categories: readonly string[],
  atOnce: number,
): Promise<Map<string, string | undefined>> {
  const reviews = new Map<string, Reviews>()
  for await (const { path, text } of entries(site.listedReviews, atOnce)) {
    const known = reviews.get(path) ?? { count: 0, shown: [] }
    known.count += 1
    if (known.shown.length < site.REVIEWS_SHOWN) known.shown.push(hash(text))
    reviews.set(path, known)
  }
  const found = new Map<string, string | undefined>()
  for (const path of [...site.dataPaths, ...categories]) found.set(path, undefined)
  for await (const { path, text } of entries(site.listedBusinesses, atOnce)) {
    const { count, shown } = reviews.get(path) ?? { count: 0, shown: [] }
    found.set(path, joined([hash(text), hash(String(count)), ...shown]))
  }
  return found
}
