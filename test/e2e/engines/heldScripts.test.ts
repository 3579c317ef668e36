// What is painted over HTTP/1.1 while no script comes. Firefox gives a host six connections and serves first who asks
// first.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpServer, startHttp } from '@mocks/http'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { folderListener, headersOf } from '../staticServer'
import type { Engine } from './engine'
import { startEngine } from './start'

const { app: folder, builtFor } = inject('e2e').builds

let api: HttpServer
let host: Server
let appUrl = ''

beforeAll(async () => {
  api = await startHttp({ port: 0, memory: true, strict: true })
  const headers = headersOf(folder, api.url, builtFor)
  const listener = folderListener({ folder, apiUrl: api.url, builtFor, headers })
  const document = readFileSync(`${folder}/index.html`, 'utf8').replaceAll(builtFor, api.url)
  const script = document.indexOf('<script>')
  const start = document.slice(0, script)
  let sheetSent = () => {}
  host = createServer((request, response) => {
    const { url = '' } = request
    // No script is ever answered.
    if (url.endsWith('.js')) return
    if (url.includes('.')) {
      if (url.endsWith('.css')) response.on('finish', () => sheetSent())
      listener(request, response)
      return
    }
    // The boot script comes when the sheets before it have come: all connections are free for what it asks for.
    let awaited = start.split('rel="preload" as="style"').length - 1
    sheetSent = () => {
      awaited -= 1
      if (awaited === 0) response.end(document.slice(script))
    }
    response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).write(start)
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  appUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})

afterAll(async () => {
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

describe.for(['firefox', 'chromium'] as const)('while %s waits for all scripts', (name) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine[name]()
  })
  afterAll(() => engine.close())

  test.for<[path: string, reads: string[]]>([
    ['/faq', []],
    ['/biznes/biz_001', ['/v1/businesses/biz_001?', '/v1/reviews/business/biz_001?page=1&limit=10&approved=true']],
  ])('%s, sent as index.html, is painted with its styles and has its first reads', async ([path, reads]) => {
    const profile = await engine.newProfile()
    const tab = await profile.openTab()
    // Over when the scripts have run: never.
    tab.goto(appUrl + path).catch(() => undefined)
    const wanted = { path, isPainted: true, isHidden: false, hasOwnStyles: true, reads }
    await expect.poll(() => tab.run(look, api.url)).toEqual(wanted)
    await profile.close()
  })
})
