// @vitest-environment jsdom
// Hostile texts in pages that come as HTML with their data: in the parsed document every text stands as it was sent, in
// content, attributes, head, data for search engines and actions, and none brings an element.
import { readFileSync } from 'node:fs'
import { serve } from '@test/api/fakeServer'
import { isLinear } from '@test/processorTime'
import { describe, expect, it, vi } from 'vitest'
import { shellOf } from '@/build/prerender/htmlDocument'
import { type RenderedPage, renderPage } from '@/build/prerender/renderPage'
import { pageAddress } from '@/tools/server/app'
import { documentOf } from '@/tools/server/renderer'
import { harmIn, hostileScreens, missingIn, replyTo } from './hostileServer'
import { own, payloads } from './payloads'

// What a page says of itself is noted only while it is rendered for its document.
vi.mock('@/platform/env', async (original) => ({ ...(await original<object>()), isPrerendering: true }))
// Every text there is, on whole pages.
vi.setConfig({ testTimeout: 300_000 })

const origin = 'https://vlereso.example'
const shell = shellOf(readFileSync('index.html', 'utf8'), { page: '^/x$' }, { scripts: [], styles: [] })

/** The document of a page as a browser parses it when it has come as UTF-8. */
function parsed(page: RenderedPage): Document {
  const sent = new TextEncoder().encode(documentOf(shell, page, origin).html)
  return new DOMParser().parseFromString(new TextDecoder().decode(sent), 'text/html')
}

/** A half character cannot be sent. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD')
/** A text as it stands in a parsed document: HTML knows no NUL and one kind of line end. */
const asParsed = (text: string): string => wellFormed(text).replaceAll('\0', '').replace(/\r\n?/g, '\n')
/** The same where the parser puts a sign in place of NUL. */
const inAttribute = (text: string): string => asParsed(text.replaceAll('\0', '\uFFFD'))

async function rendered(path: string): Promise<RenderedPage> {
  const page = await renderPage(path, '', { origin, patience: 60_000 })
  if (!page) throw new Error(`${path} was not rendered`)
  return page
}

/** What stands in head and body, by name; the data for search engines, which varies in number, is looked at apart. */
const outline = ({ head, body }: Document) =>
  [head, body].map(({ children }) =>
    [...children].filter((one) => !one.matches('[type="application/ld+json"]')).map(({ localName }) => localName),
  )
const contentOf = (shown: Document, selector: string) => shown.querySelector(selector)?.getAttribute('content')

/** What is wrong with a page's document, apart from the texts that it shows. */
function wrongIn(page: RenderedPage, shown: Document, usual: unknown): string[] {
  const actions = shown.querySelector('#actions')?.textContent ?? ''
  const data = [...shown.querySelectorAll('head script[type="application/ld+json"]')].map((one) =>
    JSON.parse(one.textContent ?? ''),
  )
  const isSite = (one: Record<string, unknown>) => one['@type'] === 'WebSite'
  const same: Record<string, [unknown, unknown]> = {
    outline: [outline(shown), usual],
    title: [shown.querySelector('title')?.textContent, inAttribute(page.title)],
    shared: [contentOf(shown, 'meta[property="og:title"]'), inAttribute(page.title)],
    description:
      page.description === undefined
        ? [0, 0]
        : [contentOf(shown, 'meta[name="description"]'), inAttribute(page.description)],
    actions: [
      JSON.parse(actions),
      JSON.parse(JSON.stringify(page.actions, (_, value) => (typeof value === 'string' ? wellFormed(value) : value))),
    ],
    data: [data.filter((one) => !isSite(one)), page.data.map((one) => JSON.parse(one))],
    // The site itself is told of home by the server alone.
    site: [
      data.filter(isSite).map(({ name, url }) => [name, url]),
      page.path === '/' ? [['Vlerëso', `${origin}/`]] : [],
    ],
    canonical: [shown.querySelector('link[rel="canonical"]')?.getAttribute('href'), origin + page.path],
    paths: [RegExp(shown.documentElement.dataset.page ?? '').test(page.path), true],
  }
  const names = Object.keys(same).filter((name) => {
    const [found, wanted] = same[name] ?? []
    return JSON.stringify(found) !== JSON.stringify(wanted)
  })
  // React itself asks for pictures early; of their addresses test/robustness/security.test.ts tells.
  const harm = harmIn(shown.querySelector('#root')).filter(
    (one) => !/^<link rel="preload" as="image" href="(https?:\/\/|\/(?!\/))/.test(one),
  )
  return [...names.map((name) => `${name}: ${JSON.stringify(same[name])}`), ...harm]
}

const CHUNK = 10
/** Every so many-th text, so that some of each kind are tried (TEST_DEEP: all), as a page holds them. */
const tried = (texts: readonly string[], every: number, from = 0) =>
  texts.filter((_, at) => process.env.TEST_DEEP || at % every === from)
const chunksOf = (texts: readonly string[]) =>
  Array.from({ length: Math.ceil(texts.length / CHUNK) }, (_, at) => texts.slice(at * CHUNK, (at + 1) * CHUNK))
/** Kept for the outline: what a page with harmless texts consists of. */
const harmless = Array.from({ length: CHUNK }, (_, at) => `Kafe ${at}`)

const answerWith = (texts: readonly string[]) => {
  vi.unstubAllGlobals()
  serve(({ path }) => ({ body: { success: true, ...replyTo(path, texts) } }))
}

describe('hostile texts in HTML', () => {
  it.each(['home', 'categories', 'category', 'business'])('escape nowhere: %s [X07, X11]', async (name) => {
    const { path, shown } = hostileScreens[name] ?? { path: '', shown: () => [] }
    answerWith(harmless)
    const usual = outline(parsed(await rendered(path)))
    const problems: string[] = []
    // A business has most places for a text; the other screens are made of the same parts.
    for (const texts of chunksOf(name === 'business' ? tried(payloads, 4, 1) : tried(payloads, 12))) {
      answerWith(texts)
      const page = await rendered(path)
      const document = parsed(page)
      problems.push(...wrongIn(page, document, usual))
      for (const [selector, wanted, least] of shown(texts))
        problems.push(...missingIn([selector, wanted.map(asParsed), Math.min(least, texts.length)], document))
    }
    expect(problems).toEqual([])
  })

  it('escape nowhere as the address of a page [X05]', async () => {
    serve(({ path }) => ({
      body: { success: true, ...replyTo(path.startsWith('/businesses/') ? '/businesses/b0' : path, harmless) },
    }))
    const usual = outline(parsed(await rendered('/biznes/b0')))
    const problems: string[] = []
    let count = 0
    const texts = tried(own, 5)
    for (const text of texts) {
      const { pathname } = new URL(`/biznes/${text.replace(/[/\\?#]/g, '')}`, origin)
      const address = pageAddress(pathname, '')
      const page = address && (await renderPage(address.path, address.query, { origin, patience: 60_000 }))
      if (page?.name !== 'business') continue
      count += 1
      problems.push(...wrongIn(page, parsed(page), usual))
    }
    expect(problems).toEqual([])
    expect(count).toBeGreaterThan(texts.length / 2)
  })

  it.each([' ', '/', ',', 'a'])('cost no more than they are long, however often they repeat %j', async (unit) => {
    const document = async (length: number) => {
      answerWith([`069${unit.repeat(length)}1234567`])
      documentOf(shell, await rendered('/biznes/b0'), origin)
    }
    expect(await isLinear(document, 15_000)).toBe(true)
  })
})
