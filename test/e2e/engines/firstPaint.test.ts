// What Firefox paints and asks for over HTTP/1.1 before the scripts come: it gives a host six connections, and lets
// nothing wait for what was asked for later.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpServer, startHttp } from '@mocks/http'
import puppeteer, { type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { folderListener, headersOf } from '../staticServer'

const { app: folder, builtFor } = inject('e2e').builds

let api: HttpServer
let host: Server
let browser: Browser
let appUrl = ''

/** Called when a style sheet has been sent. */
let sheetSent = () => {}

/**
 * Sends a document up to its script, and the rest when the style sheets that stand before it have been sent: their
 * connections are free then, so that whatever is asked for first has them.
 */
function sendInParts(response: ServerResponse): void {
  const end = response.end.bind(response)
  response.end = ((body: Buffer) => {
    const script = body.indexOf('<script>')
    let awaited = body.toString('utf8', 0, script).split('rel="preload" as="style"').length - 1
    sheetSent = () => {
      awaited -= 1
      if (awaited === 0) end(body.subarray(script))
    }
    return response.write(body.subarray(0, script))
  }) as unknown as ServerResponse['end']
}

beforeAll(async () => {
  api = await startHttp({ port: 0, memory: true, strict: true })
  const headers = headersOf(folder, api.url, builtFor)
  const listener = folderListener({ folder, apiUrl: api.url, builtFor, headers, isPlain: true })
  host = createServer((request, response) => {
    const { url = '' } = request
    // No script is ever answered.
    if (url.endsWith('.js')) return
    // As it stands in the file.
    delete request.headers['accept-encoding']
    if (url.endsWith('.css')) response.on('finish', sheetSent)
    else if (!url.includes('.')) sendInParts(response)
    listener(request, response)
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  appUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' })
})

afterAll(async () => {
  await browser.close()
  host.closeAllConnections()
  host.close()
  await api.close()
})

/** Run in the page: what is there by now. */
function look(apiUrl: string) {
  const entries = performance.getEntries()
  const sheets = [...document.styleSheets].map(({ href }) => href)
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[data-paths][as="style"]')].map(({ href }) => href)
  return {
    path: location.pathname,
    isPainted: entries.some(({ name }) => name === 'first-contentful-paint'),
    isHidden: document.documentElement.dataset.page === '',
    hasOwnStyles: own.length > 0 && own.every((href) => sheets.includes(href)),
    reads: entries.flatMap(({ name }) => (name.startsWith(apiUrl) ? [name.slice(apiUrl.length)] : [])).sort(),
  }
}

test.for<[path: string, reads: string[]]>([
  ['/faq', []],
  ['/profile', []],
  ['/koment/biz_150', ['/v1/businesses/biz_150?']],
  ['/biznes/biz_001', ['/v1/businesses/biz_001?', '/v1/reviews/business/biz_001?page=1&limit=10&approved=true']],
])('%s, sent as index.html, is painted with its styles and has its first reads', async ([path, reads]) => {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  // Over when the scripts have run: never.
  page.goto(appUrl + path).catch(() => undefined)
  const wanted = { path, isPainted: true, isHidden: false, hasOwnStyles: true, reads }
  await expect.poll(() => page.evaluate(look, api.url), { timeout: 10_000 }).toEqual(wanted)
  await context.close()
})
