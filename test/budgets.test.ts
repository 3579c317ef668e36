// The budgets, the search for leftovers and for what old browsers lack on small made-up builds: each must be rejected.
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  budgets,
  leftovers,
  nearlyTooHeavy,
  tooHeavy,
  tooManyRequests,
  weighApp,
  weighArt,
  weighMocks,
} from './budgets'
import { tooNew } from './tooNew'

let dist = ''

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'budgets-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const put = (name: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), content)
}

/** A build of three pages, whose files are noise of so many kB: packing them saves nothing. */
function build(kB: Record<string, number>): void {
  const sizes = { 'entry.js': 60, 'shared.js': 50, 'home.js': 40, 'login.js': 50, 'mocks.js': 30, 'seed.js': 29, ...kB }
  for (const [name, size] of Object.entries({ 'entry.css': 3, 'home.css': 4, ...sizes }))
    put(name, randomBytes(size * 1000))
  const manifest = {
    'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] },
    '_shared.js': { file: 'shared.js', name: 'shared' },
    'src/pages/home/Page.tsx': { file: 'home.js', name: 'Page', imports: ['index.html'], css: ['home.css'] },
    'src/pages/login/Page.tsx': { file: 'login.js', imports: ['_shared.js'] },
    'api-mocks/browser.ts': { file: 'mocks.js', imports: ['_shared.js', '_seed.js'] },
    '_seed.js': { file: 'seed.js' },
  }
  put('.vite/manifest.json', JSON.stringify(manifest))
}
const weights = () => [...weighApp(dist), ...weighMocks(dist)]

describe('weights', () => {
  it('reject scripts of home and of other pages, styles, the mock backend, but nothing of a light build', () => {
    build({})
    expect([...tooHeavy(weights()), ...nearlyTooHeavy(weights())]).toEqual([])
    build({ 'home.js': 51, 'login.js': 63, 'home.css': 8, 'seed.js': 37 })
    expect(tooHeavy(weights())).toEqual([
      expect.stringMatching(/^scripts of \/: 161\.\d kB, the budget is 160\.6 kB$/),
      expect.stringMatching(/^styles of home: 11\.\d kB, the budget is 10\.0 kB$/),
      expect.stringMatching(/^scripts of login: 173\.\d kB, the budget is 172\.0 kB$/),
      expect.stringMatching(/^mock backend: 67\.\d kB, the budget is 66\.0 kB$/),
    ])
  })

  it('warn of the last 2 % below a bound, with the largest files', () => {
    build({ 'home.js': 50 })
    expect(nearlyTooHeavy(weights())).toEqual([
      expect.stringMatching(
        /^scripts of \/: \d{3} bytes left of 160\.6 kB; the largest of it: entry\.js 60\.\d, (shared|Page) 50\.\d, (shared|Page) 50\.\d$/,
      ),
    ])
  })

  it('reject too heavy fonts and pictures', () => {
    const drawing = `<svg>${Array.from({ length: 30_000 }, (_, at) => (at ** 3).toString(36)).join(' ')}`
    for (const name of ['one', 'two']) {
      put(`assets/${name}.woff2`, `wOF2${'x'.repeat(20_040)}`)
      put(`assets/${name}.svg`, drawing)
    }
    expect(tooHeavy(weighArt(dist))).toEqual([
      'fonts: 40.1 kB, the budget is 40.0 kB',
      expect.stringMatching(/^pictures: /),
    ])
  })
})

describe('requests', () => {
  /** A page that imports so many chunks, each with its styles, beside the entry's; and its HTML with so many styles. */
  const asking = (chunks: number, styles: number): void => {
    const names = Array.from({ length: chunks }, (_, at) => `_${at}.js`)
    const manifest = {
      'index.html': { file: 'entry.js', isEntry: true, css: ['entry.css'] },
      'src/pages/faq/Page.tsx': { file: 'page.js', imports: names },
      ...Object.fromEntries(names.map((name) => [name, { file: name, css: [`${name}.css`] }])),
    }
    put('.vite/manifest.json', JSON.stringify(manifest))
    put('faq.html', '<link rel="stylesheet" href="/a.css">'.repeat(styles))
  }
  // Document, entry, its styles, the page's own chunk.
  const most = (budgets.pageRequests - 4) / 2

  it('may be so many until the app runs, and so many before the first paint', () => {
    asking(most, budgets.htmlRequests - 1)
    expect(tooManyRequests(dist)).toEqual([])
    asking(most + 1, budgets.htmlRequests)
    expect(tooManyRequests(dist)).toEqual(['faq: 18 requests, at most 16', 'faq.html: 6 requests, at most 5'])
  })
})

describe('leftovers', () => {
  const charset = '<meta charset="utf-8" />'
  const own = 'boot();'
  const hash = createHash('sha256').update(own).digest('base64')
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-${hash}'" />`
  const referrer = '<meta name="referrer" content="no-referrer" />'
  const page = (content: string, head = `${charset}${policy}${referrer}`) =>
    `<!doctype html><html lang="sq"><head>${head}${content}`

  it('are none in a clean build', () => {
    put('index.html', page('<script type="module" crossorigin src="/a.js"></script><div id="root"></div>'))
    put('a.js', 'console')
    put('faq.html', page(`<script>${own}</script><p>1</p>`))
    expect(leftovers(dist, ['Byrek Tirana'])).toEqual([])
  })

  it.each([
    ['mockServiceWorker.js', ''],
    ['a.js', 'navigator.serviceWorker.register("/mockServiceWorker.js")'],
    ['a.js', 'console.warn("[MSW] Warning")'],
    ['a.js', 'const name = "Byrek Tirana"'],
    ['a.js', 'const path = "/__parts"'],
    ['a.js', 'jsx(PageFrame, { heading: "Parts gallery" })'],
    ['a.js.map', '{}'],
    ['a.js', '//# sourceMappingURL=a.js.map'],
    ['index.html', page('<script>boot()</script>')],
    ['index.html', page(`<script>${own};boot()</script>`)],
    ['index.html', page(`<script>${own}</script>`.repeat(2))],
    ['index.html', page('<body onload="boot()">')],
    ['index.html', page('<p style="color: red">')],
    ['faq.html', page('', `${charset}${referrer}`)],
    ['faq.html', page('', `${charset}${policy}`)],
    ['faq.html', page('', `${charset}<link rel="icon" href="/a.svg" />${policy}${referrer}`)],
    ['faq.html', page('', `${charset}<script>${own}</script>${policy}${referrer}`)],
    ['faq.html', page('', `${charset}${policy}<link rel="icon" href="/a.svg" />${referrer}`)],
    ['faq.html', page('', `${charset}${policy.replace("default-src 'none'; ", '')}${referrer}`)],
  ])('are found in %s: %s', (name, content) => {
    put(name, content)
    expect(leftovers(dist, ['Byrek Tirana'])).not.toEqual([])
  })
})

describe('what the oldest browsers lack', () => {
  const script = (text: string) => [{ path: 'a.js', text }]
  const styles = (text: string) => [{ path: 'a.scss', text }]

  it.each([
    [script('let e=n=>URL.canParse(n)'), 'url.canParse is unknown to chrome111, edge111, safari16.4, ios16.4'],
    [script('let{canParse:e}=URL'), 'url.canParse'],
    [script('let e=AbortSignal.any(n)'), 'abortsignal.any'],
    [script('let e=n.isSubsetOf(t)'), '.isSubsetOf'],
    [script('requestIdleCallback(n)'), 'requestIdleCallback is unknown to safari16.4, ios16.4'],
    [script('let{scheduler:e}=globalThis'), 'scheduler'],
    [script('let e=new Intl.Collator(`sq`)'), 'Intl.Collator( is unknown to engines without the language'],
    [script('n.sort((e,t)=>e.localeCompare(t))'), '.localeCompare'],
    [styles('p {\n  field-sizing: content;\n}'), 'field-sizing'],
    [styles('p {\n  block-size: 2lh;\n}'), 'lh is unknown to firefox115'],
    [styles('p {\n  color: light-dark(red, blue);\n}'), 'light-dark'],
    [styles('p:has(> a) {\n  color: red;\n}'), 'has(> a) is unknown to firefox115'],
    [styles('@media (scripting: none) {\n}'), 'scripting'],
    [styles('@starting-style {\n}'), 'starting-style'],
  ])('is told of %j', (files, told) => {
    expect(tooNew(files, {})).toEqual([expect.stringContaining(`: ${told}`)])
  })

  it('is nothing that they have, that the build names itself, or that has a way without it', () => {
    const known = 'let e=n.at(-1),t=[...n].toSorted(),r=new Intl.DateTimeFormat(`en-GB`,n).resolvedOptions()'
    const files = [
      ...script(`${known};r.chunks=1;e.chunks();n.hidePopover?.()`),
      ...styles('@media (width >= 40rem) {\n  a:focus-visible {\n    color: color-mix(in srgb, red, blue);\n  }\n}'),
    ]
    expect(tooNew(files, { 'panels stand open': ['.hidePopover'] })).toEqual([])
  })

  it('may not be allowed where nothing uses it', () => {
    expect(tooNew(script('n()'), { 'panels stand open': ['.hidePopover'] })).toEqual([
      'test/tooNew.ts: nothing uses .hidePopover any more',
    ])
  })
})
