// What is painted over HTTP/1.1 while no script comes. Firefox gives a host six connections and serves first who asks
// first.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { headersOf } from '../staticServer'
import type { Engine } from './engine'
import { type Site, startSite } from './site'
import { startEngine } from './start'

const { app: folder, builtFor } = inject('e2e').builds

let site: Site

beforeAll(async () => {
  let sheetSent = () => {}
  site = await startSite('ours', ({ url = '' }, response, serve) => {
    // No script is ever answered.
    if (url.endsWith('.js')) return
    if (url.includes('.')) {
      if (url.endsWith('.css')) response.on('finish', () => sheetSent())
      return serve()
    }
    const document = readFileSync(`${folder}/index.html`, 'utf8').replaceAll(builtFor, site.apiUrl)
    const script = document.indexOf('<script>')
    const start = document.slice(0, script)
    // The boot script comes when the sheets before it have come: all connections are free for what it asks for.
    let awaited = start.split('rel="preload" as="style"').length - 1
    sheetSent = () => {
      awaited -= 1
      if (awaited === 0) response.end(document.slice(script))
    }
    const headers = { ...headersOf(folder, site.apiUrl, builtFor), 'content-type': 'text/html; charset=utf-8' }
    response.writeHead(200, headers).write(start)
  })
})

afterAll(() => site.close())

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
    tab.goto(site.appUrl + path).catch(() => undefined)
    const wanted = { path, isPainted: true, isHidden: false, hasOwnStyles: true, reads }
    await expect.poll(() => tab.run(look, site.apiUrl)).toEqual(wanted)
    await profile.close()
  })
})
