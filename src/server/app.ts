// The live server as a Hono app: pages rendered on demand, files of the build, and nothing kept but what is being rendered. For
// any runtime that Hono knows; src/server/serve.ts runs it in Node.
import { Hono } from 'hono'
import { cacheControl } from '../build/securityHeaders.ts'
import { Busy, limited } from './limited.ts'
import { type PageAddress, pageAddress } from './pageAddress.ts'
import { tagOf } from './pageTag.ts'
import type { PageDocument, Renderer } from './renderer.ts'

/** A file of the build: its answer to a request, or undefined where there is no such file. */
export type Files = (path: string, request: Request) => Promise<Response | undefined>

/** What one request came to, for the log: no address, since a query may hold what somebody typed. */
export interface LogLine {
  method: string
  /** What was sent: a file, a rendered page, the plain page, or none of them. */
  kind: 'file' | 'page' | 'plain' | 'busy' | 'health' | 'none'
  status: number
  /** Until the answer began. */
  ms: number
}

/** What the server is made of. */
export interface ServerOptions {
  files: Files
  render: Renderer
  /** Of the site, such as https://example.al: never read from a request, or a request could write into a cache. */
  origin: string
  /** Sent with every answer (src/build/securityHeaders.ts). */
  headers: Readonly<Record<string, string>>
  /** How many pages may be rendered at once; more are told to come back. */
  renders?: number
  log?: (line: LogLine) => void
  now?: () => number
}

/** How long a shared cache may keep a page, and how long it may send it while it asks for a new one or gets none, in s. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Whether the sender has this version already. */
const hasVersion = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/).some((one) => one === tag || one === '*')

async function pageResponse(request: Request, { html, status }: PageDocument): Promise<Response> {
  const etag = `W/"${await tagOf(html)}"`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': PAGE_CACHE, etag }
  return status === 200 && hasVersion(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(html, { status, headers })
}

/** The app. */
export function createServer({
  files,
  render,
  origin,
  headers,
  renders = 32,
  log,
  now = Date.now,
}: ServerOptions): Hono {
  const renderOnce = limited(renders, ({ path, query }: PageAddress) => render(path, query, { origin }))

  /** The document that a host without a renderer would send: the page without its data, else the one that all pages begin with. */
  async function plain(request: Request, { pathname }: URL, status = 200): Promise<Response> {
    const found =
      (await files(`${pathname.replace(/\/+$/, '')}.html`, request)) ?? (await files('/index.html', request))
    const headers = new Headers(found?.headers)
    headers.set('cache-control', status === 200 ? 'no-cache' : 'no-store')
    return new Response(found?.body, { status: status === 200 ? found?.status : status, headers })
  }

  async function page(request: Request, url: URL): Promise<[LogLine['kind'], Response]> {
    const address = pageAddress(url.pathname, url.search)
    try {
      const document = address && (await renderOnce(`${address.path}${address.query}`, address))
      return document ? ['page', await pageResponse(request, document)] : ['plain', await plain(request, url)]
    } catch (error) {
      if (!(error instanceof Busy)) return ['plain', await plain(request, url)]
      const response = await plain(request, url, 503)
      response.headers.set('retry-after', '1')
      return ['busy', response]
    }
  }

  async function answer(request: Request): Promise<[LogLine['kind'], Response]> {
    const url = new URL(request.url)
    if (!['GET', 'HEAD'].includes(request.method))
      return ['none', new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })]
    if (url.pathname === '/healthz')
      return ['health', new Response('ok\n', { headers: { 'cache-control': 'no-store' } })]
    const file = await files(url.pathname, request)
    if (file) {
      file.headers.set('cache-control', cacheControl(url.pathname))
      return ['file', file]
    }
    // A missing asset must be missing: a page of the last release notices, and reloads.
    if (url.pathname.startsWith('/assets/')) return ['none', new Response(null, { status: 404 })]
    return page(request, url)
  }

  return new Hono().all('*', async ({ req }) => {
    const begun = now()
    const [kind, response] = await answer(req.raw)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    log?.({ method: req.method, kind, status: response.status, ms: now() - begun })
    return response
  })
}
