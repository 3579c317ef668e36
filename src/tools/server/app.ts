// The live server as a Hono app, for any runtime (Node: serve.ts): pages rendered on demand and files; keeps nothing.
import { Hono } from 'hono'
import { cacheControl } from '../../build/securityHeaders.ts'
import { changePasswordPath, decoded, isPaged, wellKnownChangePassword, withoutEndSlashes } from '../../lib/paths.ts'
import { queryKeys } from '../../lib/queryKeys.ts'
import type { Draw, Renderer } from './renderer.ts'

/** A path as the browser sends it, and the part of its query that the page is rendered for. */
interface PageAddress {
  path: string
  query: string
}

/** The same address at another page of its list; page 1 has no number. */
function atPage({ pathname, search }: URL, page: number): string {
  const query = new URLSearchParams(search)
  query.delete('faqe')
  if (page > 1) query.set('faqe', String(page))
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** A number of a page from 2 on, without leading zeros. */
const laterPage = /^([2-9]|[1-9]\d{1,4})$/

/** The address to render; undefined where the app does the rest: bad paths; searches and filters, since too many. */
export function pageAddress(pathname: string, search: string): PageAddress | undefined {
  const path = withoutEndSlashes(pathname) || '/'
  // An escaped slash in an id would name another thing to the API. Dot segments are gone: URL has resolved them.
  if (path.length > 300 || /[\\\0]|\/\/|%(2f|5c|00)/i.test(path) || decoded(path) === undefined) return undefined
  const asked = new URLSearchParams(search)
  const [page = null, ...more] = asked.getAll('faqe')
  if (more.length > 0 || queryKeys.some((key) => key !== 'faqe' && asked.has(key))) return undefined
  if (page === null || page === '1') return { path, query: '' }
  return laterPage.test(page) ? { path, query: `?faqe=${page}` } : undefined
}

/** Short for a content; hexadecimal. */
async function hashOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', content)
  return Array.from(new Uint8Array(hash).subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Equal for documents that say the same, whenever they were rendered: times and ids of requests say nothing. */
const tagOf = (html: string): Promise<string> =>
  hashOf(
    new TextEncoder().encode(html.replace(/"(at|startedTimeStamp|fulfilledTimeStamp|requestId)":("[^"]*"|\d+)/g, '')),
  )

/** Whether the sender has the version of this tag, weak or not: a proxy that compresses weakens tags. */
export const hasVersion = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === `"${tag}"`)

/** There is too much to do already. */
class Busy extends Error {}

/** `work`, done once per key at a time, others waiting for it; beyond `most` keys at once it throws `Busy`. */
function limited<Given, Made>(
  most: number,
  work: (given: Given) => Promise<Made>,
): (key: string, given: Given) => Promise<Made> {
  const underway = new Map<string, Promise<Made>>()
  return async (key, given) => {
    const running = underway.get(key)
    if (running) return running
    if (underway.size >= most) throw new Busy()
    const made = work(given).finally(() => underway.delete(key))
    underway.set(key, made)
    return made
  }
}

/** A file of the build: its answer to a request, or undefined where there is no such file. */
export type Files = (path: string, request: Request) => Promise<Response | undefined>

/** What one request came to, for the log: no address, since a query may hold what somebody typed. */
export interface LogLine {
  method: string
  /** What was sent. `moved`: to another page of its list; `busy`: 503, as too much is to do; `none`: none of these. */
  kind: 'file' | 'page' | 'moved' | 'picture' | 'plain' | 'busy' | 'health' | 'none'
  status: number
  /** Until the answer began. */
  ms: number
}

/** What the server is made of. */
export interface ServerOptions {
  files: Files
  render: Renderer
  draw: Draw
  /** Whether the page at a path comes with data; every other one is sent plain. */
  hasData: (path: string) => boolean
  /** Whether a path is a page's; every other one is missing. */
  isDeclared: (path: string) => boolean
  /** A shared cache is in front: where the API fails it gets 503 and sends what it has. Without one: the plain page. */
  isBehindCache?: boolean
  /** Of the site, such as https://example.al: never read from a request, or a request could write into a cache. */
  origin: string
  /** Sent with every answer (src/build/securityHeaders.ts). */
  headers: Readonly<Record<string, string>>
  /** How many pages may be rendered at once; more are told to come back. */
  renders?: number
  log?: (line: LogLine) => void
  now?: () => number
}

/** How long a shared cache may keep a page, and send it while it asks for a new one or gets none, in s. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** An answer that caches may keep and revalidate; one for what is not there is not cached, since it may come. */
function keptResponse(request: Request, body: BodyInit, type: string, tag: string, status: 200 | 404 = 200): Response {
  if (status === 404)
    return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } })
  const headers = { 'content-type': type, 'cache-control': PAGE_CACHE, etag: `W/"${tag}"` }
  return hasVersion(request, tag) ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}

/** An answer without content, not cached. */
const emptyResponse = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/** The way to another page of the same list: for now, since lists grow. */
const movedTo = (location: string): ['moved', Response] => ['moved', emptyResponse(302, { location })]

/** When to come back, in s. */
const AGAIN = { 'retry-after': '1' }

/** The path of the page whose preview picture this is. */
const picturedPath = (pathname: string): string | undefined => /^\/og(\/biznes\/[^/]+)\.png$/.exec(pathname)?.[1]

/** The app. */
export function createServer({
  files,
  render,
  draw,
  hasData,
  isDeclared,
  isBehindCache = false,
  origin,
  headers,
  renders = 32,
  log,
  now = Date.now,
}: ServerOptions): Hono {
  const renderOnce = limited(renders, ({ path, query }: PageAddress) => render(path, query, { origin }))
  const drawOnce = limited(renders, draw)

  /** The document that a host without a renderer would send: the page without its data, else that of `/`. */
  async function plain(request: Request, { pathname }: URL, status: 200 | 404 | 503 = 200): Promise<Response> {
    // What says that something is wrong is whole, whatever version the sender has.
    const asked = status === 200 ? request : new Request(request.url, { method: request.method })
    const name = status === 404 ? '/404' : withoutEndSlashes(pathname)
    const file = (await files(`${name}.html`, asked)) ?? (await files('/index.html', asked))
    const headers = new Headers(file?.headers)
    headers.set('cache-control', status === 200 ? 'no-cache' : 'no-store')
    if (status === 200) return new Response(file?.body, { status: file?.status ?? 404, headers })
    headers.delete('etag')
    if (status === 503) headers.set('retry-after', AGAIN['retry-after'])
    return new Response(file?.body, { status, headers })
  }

  async function page(request: Request, url: URL): Promise<[LogLine['kind'], Response]> {
    const address = pageAddress(url.pathname, url.search)
    if (!address || !hasData(address.path)) return ['plain', await plain(request, url)]
    // Such a number would only make more addresses of one page.
    if (address.query !== '' && !isPaged(address.path)) return movedTo(atPage(url, 1))
    return renderedPage(request, url, address)
  }

  async function renderedPage(request: Request, url: URL, address: PageAddress): Promise<[LogLine['kind'], Response]> {
    try {
      const document = await renderOnce(`${address.path}${address.query}`, address)
      if (document) {
        const { html, status, nearestPage = 1 } = document
        if (status === 302) return movedTo(atPage(url, nearestPage))
        return ['page', keptResponse(request, html, 'text/html; charset=utf-8', await tagOf(html), status)]
      }
    } catch (error) {
      if (error instanceof Busy) return ['busy', await plain(request, url, 503)]
    }
    return ['plain', await plain(request, url, isBehindCache ? 503 : 200)]
  }

  /** The picture comes from the page, so the two agree, and asking for both at once renders once. */
  async function picture(request: Request, path: string): Promise<[LogLine['kind'], Response]> {
    const address = pageAddress(path, '')
    try {
      const document = address && (await renderOnce(address.path, address))
      if (!address || document?.status === 404) return ['none', emptyResponse(404)]
      if (!document?.preview) return ['picture', emptyResponse(503, AGAIN)]
      const png = await drawOnce(address.path, document.preview)
      return ['picture', keptResponse(request, png, 'image/png', await hashOf(png))]
    } catch (error) {
      return [error instanceof Busy ? 'busy' : 'picture', emptyResponse(503, AGAIN)]
    }
  }

  async function answer(request: Request): Promise<[LogLine['kind'], Response]> {
    const url = new URL(request.url)
    if (!['GET', 'HEAD'].includes(request.method)) return ['none', emptyResponse(405, { allow: 'GET, HEAD' })]
    if (url.pathname === '/healthz')
      return [
        'health',
        new Response('ok\n', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } }),
      ]
    if (url.pathname === wellKnownChangePassword) return ['none', emptyResponse(302, { location: changePasswordPath })]
    const pictured = picturedPath(url.pathname)
    if (pictured !== undefined) return picture(request, pictured)
    const file = await files(url.pathname, request)
    if (file) {
      file.headers.set('cache-control', cacheControl(url.pathname))
      return ['file', file]
    }
    // A missing asset must be missing: a page of the last release notices, and reloads.
    if (url.pathname.startsWith('/assets/')) return ['none', emptyResponse(404)]
    return isDeclared(url.pathname) ? page(request, url) : ['none', await plain(request, url, 404)]
  }

  return new Hono().all('*', async ({ req }) => {
    const begun = now()
    const [kind, response] = await answer(req.raw)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    log?.({ method: req.method, kind, status: response.status, ms: now() - begun })
    return response
  })
}
