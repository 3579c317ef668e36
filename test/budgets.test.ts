// The budgets and the search for leftovers on small made-up builds: each must be rejected.
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bootScript } from '@/lib/bootScript'
import { budgets, leftovers, tooHeavy, tooManyRequests, weighApp, weighArt, weighMocks } from './budgets'

let dist = ''

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'budgets-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const put = (name: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), content)
}

/** A build whose files are noise, so that packing them saves nothing. */
const build = (kB: Record<string, number>): void => {
  for (const [name, size] of Object.entries(kB)) put(name, randomBytes(size * 1000))
  put(
    '.vite/manifest.json',
    JSON.stringify({
      'index.html': { file: 'entry.js', isEntry: true, imports: ['_shared.js'], css: ['entry.css'] },
      '_shared.js': { file: 'shared.js' },
      '_two.js': { file: 'two.js', imports: ['_shared.js'], css: ['two.css'] },
      'src/pages/home/Page.tsx': {
        file: 'home.js',
        imports: ['index.html', '_two.js', '_data.js'],
        css: ['home.css'],
      },
      '_data.js': { file: 'data.js' },
      'src/pages/login/Page.tsx': { file: 'login.js', imports: ['_shared.js', '_two.js', '_form.js', '_data.js'] },
      '_form.js': { file: 'form.js' },
      'src/pages/signup/Page.tsx': { file: 'signup.js' },
      'api-mocks/browser.ts': { file: 'mocks.js', imports: ['_shared.js', '_seed.js'] },
      '_seed.js': { file: 'seed.js' },
    }),
  )
}
const light = {
  'entry.js': 60,
  'shared.js': 50,
  'two.js': 5,
  'home.js': 8,
  'login.js': 9,
  'form.js': 5,
  'data.js': 30,
  'signup.js': 40,
  'mocks.js': 30,
  'seed.js': 29,
  'entry.css': 3,
  'two.css': 2,
  'home.css': 2,
}

describe('weights', () => {
  it('pass a light build', () => {
    build(light)
    expect(tooHeavy([...weighApp(dist), ...weighMocks(dist)])).toEqual([])
  })

  it.each([
    ['home.js', 16, /^scripts of \/: 161\.\d kB, the budget is 160\.6 kB$/],
    ['form.js', 19, /^scripts of login: 173\.\d kB, the budget is 172\.0 kB$/],
    ['signup.js', 63, /^scripts of signup: 173\.\d kB, the budget is 172\.0 kB$/],
    ['home.css', 6, /^styles of home: 11\.\d kB, the budget is 10\.0 kB$/],
    ['seed.js', 37, /^mock backend: 67\.\d kB, the budget is 66\.0 kB$/],
  ])('reject a build whose %s weighs %d kB', (name, size, words) => {
    build({ ...light, [name]: size })
    expect(tooHeavy([...weighApp(dist), ...weighMocks(dist)])).toEqual([expect.stringMatching(words)])
  })

  it.each([
    ['fonts', `wOF2${'x'.repeat(20_040)}`, 'fonts: 40.1 kB, the budget is 40.0 kB'],
    ['pictures', `<svg>${Array.from({ length: 30_000 }, (_, at) => (at ** 3).toString(36)).join(' ')}`, /^pictures: /],
  ])('reject too heavy %s', (_, content, words) => {
    build(light)
    put('assets/one', content)
    put('assets/two', content)
    expect(tooHeavy(weighArt(dist))).toHaveLength(1)
    expect(tooHeavy(weighArt(dist))[0]).toMatch(words)
  })

  it('are not taken from a build without its pages', () => {
    put('.vite/manifest.json', JSON.stringify({ 'index.html': { file: 'entry.js', isEntry: true } }))
    expect(() => weighApp(dist)).toThrow('does not name src/pages/home/Page.tsx')
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
  const most = (budget: number) => (budget - 4) / 2

  it('are few enough', () => {
    asking(most(budgets.pageRequests), budgets.htmlRequests - 1)
    expect(tooManyRequests(dist)).toEqual([])
  })

  it('are too many until the app runs, or before the first paint', () => {
    asking(most(budgets.pageRequests) + 1, budgets.htmlRequests)
    expect(tooManyRequests(dist)).toEqual(['faq: 18 requests, at most 16', 'faq.html: 6 requests, at most 5'])
  })
})

describe('leftovers', () => {
  const charset = '<meta charset="utf-8" />'
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'" />`
  const referrer = '<meta name="referrer" content="no-referrer" />'
  const page = (content: string, head = `${charset}${policy}${referrer}`) =>
    `<!doctype html><html lang="sq"><head>${head}${content}`

  it('are none in a clean build', () => {
    put('index.html', page('<script type="module" crossorigin src="/a.js"></script><div id="root"></div>'))
    put('a.js', 'console')
    put('faq.html', page(`<script>${bootScript}</script><p>1</p>`))
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
    ['index.html', page(`<script>${bootScript};boot()</script>`)],
    ['index.html', page(`<script>${bootScript}</script>`.repeat(2))],
    ['index.html', page('<body onload="boot()">')],
    ['index.html', page('<p style="color: red">')],
    ['faq.html', page('', `${charset}${referrer}`)],
    ['faq.html', page('', `${charset}${policy}`)],
    ['faq.html', page('', `${charset}<link rel="icon" href="/a.svg" />${policy}${referrer}`)],
    ['faq.html', page('', `${charset}<script>${bootScript}</script>${policy}${referrer}`)],
    ['faq.html', page('', `${charset}${policy}<link rel="icon" href="/a.svg" />${referrer}`)],
    ['faq.html', page('', `${charset}${policy.replace("default-src 'none'; ", '')}${referrer}`)],
  ])('are found in %s: %s', (name, content) => {
    put(name, content)
    expect(leftovers(dist, ['Byrek Tirana'])).not.toEqual([])
  })
})
