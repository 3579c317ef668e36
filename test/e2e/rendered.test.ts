// Pages that come with their data: read without scripts, taken over without a second request, found by search engines.
import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { formatRating, plural } from '@/lib/albanianFormat'
import { harmIn, hostileScreens, missingIn, replyTo } from '../robustness/hostileServer'
import { markup } from '../robustness/payloads'
import { apiUrl, drawn, expect, holdScripts, hydrated, isDeep, rested, test } from './harness'
import { documentAt, liveSite } from './rendered'

const business = '/biznes/biz_001'
const name = 'Sofra e Shtatë Lugëve'
const pages = [
  ['/', 'Po kërkon një biznes që mund ti besosh?'],
  ['/kategorite', 'Kategoritë e bizneseve'],
  ['/kategorite/restorante_dhe_kafene', 'Bizneset në Restorante dhe kafene (40 biznese)'],
  ['/kategorite/restorante_dhe_kafene?faqe=2', 'Bizneset në Restorante dhe kafene (40 biznese)'],
  [business, name],
  [`${business}?faqe=2`, name],
] as const

/** The calls to the API from now on, by their path. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${apiUrl}/v1`)) calls.push(new URL(request.url()).pathname)
  })
  return calls
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText()
/** What a document says when the browser has parsed it, without running it or loading anything. */
const parsed = (page: Page, html: string) =>
  page.evaluate((source) => {
    const shown = new DOMParser().parseFromString(source, 'text/html')
    return {
      title: shown.title,
      canonical: shown.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      text: shown.querySelector('main')?.textContent ?? '',
      data: [...shown.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent ?? ''),
    }
  }, html)
const json = async (path: string) => {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return (await fetch(`${apiUrl}/v1${path}`, { headers })).json()
}

describe('taken over', () => {
  /** HTML fits the narrowest screen: on a wide one these look otherwise as soon as the scripts are there. */
  const narrow =
    'button[aria-haspopup="dialog"], button[aria-haspopup="dialog"] *, main nav[aria-label^="Faqet"] *, aside[aria-labelledby="contact"] *'
  /** What only visitors are told. */
  const forVisitors =
    'header :has(> a[href="/login"]), header a[href="/login"], header a[href="/signup"], #shto-biznes ~ *'

  /** Opens a page without its scripts, marks what should stay, puts the focus on a link, and lets them come. */
  async function takeOver(page: Page, path: string, passing: string): Promise<{ gone: string[]; keepsFocus: boolean }> {
    await page.unrouteAll()
    const come = await holdScripts(page)
    await page.goto((await liveSite()) + path, { waitUntil: 'commit' })
    await page.locator('footer').last().waitFor()
    await page.waitForFunction(drawn)
    await page.locator('main a[href]:visible').first().focus()
    await page.evaluate((passes) => {
      const painted = [...document.querySelectorAll('#root *')].filter((node) => !passes || !node.matches(passes))
      Object.assign(window, { painted, focused: document.activeElement })
    }, passing)
    come()
    await rested(page)
    return page.evaluate(() => {
      const { painted, focused } = window as unknown as { painted: Element[]; focused: Element }
      const gone = painted.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 120))
      return { gone, keepsFocus: document.activeElement === focused }
    })
  }

  const rows = [360, 1280].flatMap((width) => [false, true].map((isSignedIn) => ({ width, isSignedIn })))

  // A user's desktop has most to exchange; a visitor's calls are those of test/flows/rendered.test.tsx.
  test.for(isDeep ? rows : rows.slice(-1))(
    'each page stays as it is, and asks for nothing again: %j',
    async ({ width, isSignedIn }, { visit }) => {
      const { page } = visit
      await page.setViewportSize({ width, height: 800 })
      if (isSignedIn) await visit.signIn()
      const calls = watchCalls(page)
      const passing = [...(width < 640 ? [] : [narrow]), ...(isSignedIn ? [forVisitors] : [])].join()
      const found: unknown[] = []
      // The second pages of lists stay as the first ones do.
      const tried = pages.filter(([path]) => isDeep || !path.includes('?'))
      for (const [path] of tried) {
        calls.length = 0
        const result = await takeOver(page, path, passing)
        // The bars of the stars need totals that no page comes with; a user's own answers come after the visitor's.
        const again = isSignedIn ? [] : calls.filter((call) => call !== '/v1/reviews/search')
        found.push([path, await heading(page), result, again])
      }
      expect(found).toEqual(tried.map(([path, words]) => [path, words, { gone: [], keepsFocus: true }, []]))
    },
  )
})

describe('a photo that came before the scripts', () => {
  const broad = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"/>'
  const photos = [
    ['failed, gives way to the letter', { status: 404 }, true, false],
    ['is broad, covers the page', { contentType: 'image/svg+xml', body: broad }, false, true],
  ] as const

  test.for(isDeep ? photos : photos.slice(0, 1))(
    'and %s [AVATAR-02]',
    async ([, photo, isLetter, isCovered], { visit }) => {
      const { page } = visit
      if ('status' in photo) visit.expectProblem(/404/)
      const { businesses } = (await json('/businesses?limit=50')) as {
        businesses: { _id: string; name: string; photo?: object }[]
      }
      const shown = businesses.find((one) => one.photo)
      const come = await holdScripts(page)
      await page.route('**/media/**', (route) => route.fulfill(photo))
      await page.goto(`${await liveSite()}/biznes/${shown?._id}`, { waitUntil: 'commit' })
      await page.locator('footer').last().waitFor()
      await page.waitForFunction(() => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main header img')]
        return pictures.length === 2 && pictures.every((one) => one.complete)
      })
      come()
      await page.waitForFunction(hydrated)
      const logo = page.getByRole('img', { name: `Logoja: ${shown?.name}` })
      await expect.poll(() => logo.innerText()).toBe(isLetter ? shown?.name[0]?.toUpperCase() : '')
      await expect.poll(() => page.locator('main header img[alt=""]').isVisible()).toBe(isCovered)
    },
  )
})

describe('with scripts off', () => {
  test('pages are readable, and their links lead from one to the next', async ({ visit }) => {
    const browser = visit.page.context().browser()
    const context = await browser?.newContext({ javaScriptEnabled: false, baseURL: await liveSite() })
    const page = await context?.newPage()
    if (!context || !page) throw new Error('no browser')
    const follow = async (link: Locator, words: string) => {
      await link.click()
      await page.getByRole('heading', { level: 1, name: words }).waitFor()
      expect(await page.locator('main a[href^="/"]').count()).toBeGreaterThan(3)
    }
    /** Of the buttons that lead to other pages of a list none is seen: they would do nothing. */
    const linksAlone = async () => {
      const buttons = page.locator('main nav button:not([aria-current])')
      expect(await buttons.count()).toBeGreaterThan(1)
      expect(await buttons.filter({ visible: true }).count()).toBe(0)
    }
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: pages[0][1] }).waitFor()
    await follow(page.getByRole('banner').getByRole('link', { name: 'Kategoritë' }), pages[1][1])
    await follow(page.locator('main a[href="/kategorite/restorante_dhe_kafene"]').first(), pages[2][1])
    const first = await page.locator('article h2').first().innerText()
    await linksAlone()
    await follow(page.locator('a[href$="?faqe=2"]').first(), pages[2][1])
    const [second = ''] = await page.locator('article h2').allInnerTexts()
    expect(second).not.toBe(first)
    await follow(page.locator('article h2 a').first(), second)
    await page.goto(business)
    const comment = await page.locator('article h3').first().innerText()
    await linksAlone()
    await follow(page.locator('a[href$="?faqe=2"]').first(), name)
    expect(await page.locator('article h3').first().innerText()).not.toBe(comment)
    await follow(page.locator('main nav a[href="/kategorite/restorante_dhe_kafene"]').first(), pages[2][1])
    await context.close()
  })
})

describe('the document', () => {
  test('of a business says its name, average, count, description and comments, to people and to search engines', async ({
    visit,
  }) => {
    const { data } = (await json('/businesses/biz_001')) as {
      data: { name: string; averageRating: number; reviewCount: number; description: string }
    }
    const { reviews } = (await json('/reviews/business/biz_001?page=1&limit=10&approved=true')) as {
      reviews: { title: string; comment: string }[]
    }
    const { response, html } = await documentAt(business)
    const { text, data: said } = await parsed(visit.page, html)
    expect(response.status).toBe(200)
    const { averageRating, reviewCount, description } = data
    const count = plural(reviewCount, 'koment', 'komente')
    for (const words of [data.name, formatRating(averageRating), count, description]) expect(text).toContain(words)
    expect(reviews).toHaveLength(10)
    for (const { title, comment } of reviews) {
      expect(text).toContain(title)
      expect(text).toContain(comment)
    }
    expect(said.map((one) => JSON.parse(one))).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'LocalBusiness',
        name: data.name,
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: data.averageRating,
          reviewCount: data.reviewCount,
          bestRating: 5,
        },
      },
      { '@type': 'BreadcrumbList' },
    ])
  })

  test('names the page, its address and its data once, and the app says the same', async ({ visit }) => {
    const { page } = visit
    const path = `${business}?faqe=2`
    const sent = await parsed(page, (await documentAt(path)).html)
    expect(sent.title).toBe(`${name}: komente dhe vlerësime, faqja 2 · Vlerëso`)
    expect(sent.canonical).toBe((await liveSite()) + path)
    const dataOf = (texts: (string | null)[]) => texts.map((text) => JSON.parse(text ?? '')).sort(byType)
    const byType = (a: { '@type': string }, b: { '@type': string }) => (a['@type'] > b['@type'] ? -1 : 1)
    const selector = 'script[type="application/ld+json"]'
    await page.goto((await liveSite()) + path)
    await rested(page)
    expect(await page.title()).toBe(sent.title)
    expect(
      await page.locator('link[rel="canonical"]').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    ).toEqual([(await liveSite()) + path])
    expect(dataOf(await page.locator(selector).allTextContents())).toEqual(dataOf(sent.data))
  })

  const missing = [
    ['/biznes/nuk-ka', 'Biznesi nuk u gjet'],
    ['/kategorite/nuk_ka', 'Kategoria nuk u gjet'],
    ['/nuk-ka', 'Kjo faqe nuk ekziston ose është zhvendosur.'],
  ] as const

  /** What search engines are told of a page. */
  const told = (page: Page) =>
    page.locator('head :is([name="robots"], [rel="canonical"])').evaluateAll((all) => all.map((one) => one.outerHTML))

  test.for(isDeep ? missing : missing.slice(0, 1))(
    'of %s is that of a page that does not exist',
    async ([path, words], { visit }) => {
      const { response, html } = await documentAt(path)
      expect([response.status, html.includes(words), html.includes('rel="canonical"')]).toEqual([404, true, false])
      expect(html).toContain('<meta name="robots" content="noindex"')
      visit.expectProblem(/404/)
      await visit.page.goto((await liveSite()) + path)
      await visit.page.waitForFunction(hydrated)
      await visit.page.getByText(words).waitFor()
      await expect.poll(() => told(visit.page)).toEqual(['<meta name="robots" content="noindex">'])
    },
  )

  test.for([`${business}?faqe=99999`, '/kategorite/restorante_dhe_kafene?faqe=99', '/?faqe=2'])(
    'at %s, beyond the last page, is that of the nearest page there is',
    async (path) => {
      const site = await liveSite()
      const { status, headers } = await fetch(site + path, { redirect: 'manual' })
      expect([status, headers.get('cache-control')]).toEqual([302, 'no-store'])
      const nearest = await fetch(new URL(headers.get('location') ?? '', site), { redirect: 'manual' })
      expect([nearest.status, await nearest.text()]).toEqual([200, expect.stringContaining('rel="canonical"')])
    },
  )

  // That it follows the reader to other pages: test/flows/head.test.tsx.
  test('has a picture, which is there', async () => {
    const site = await liveSite()
    const picture = async (path: string) =>
      /<meta property="og:image" content="([^"]+)">/.exec((await documentAt(path)).html)?.[1]
    expect(await picture(business)).toBe(`${site}/og${business}.png`)
    expect(await picture('/')).toBe(`${site}/icon-512.png`)
    const icon = await fetch(`${site}/icon-512.png`)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  const texts = [...markup.filter((_, at) => at % 6 === 0).slice(0, 9), 'gjysm\uD800a']
  test('lets hostile texts stand under the content policy, before the scripts and after', async ({ visit }) => {
    const { page } = visit
    const site = await liveSite({ standIn: (path) => ({ success: true, ...replyTo(path, texts) }) })
    // Half a character is none.
    const sent = texts.map((text) => text.replace(/\p{Cs}/gu, ''))
    await page.route(`${apiUrl}/**`, (route) => {
      const body = JSON.stringify({
        success: true,
        ...replyTo(new URL(route.request().url()).pathname.slice(3), texts),
      })
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      return route.fulfill({ headers, contentType: 'application/json', body })
    })
    for (const screen of isDeep ? ['home', 'category', 'business'] : ['business']) {
      const { path, shown } = hostileScreens[screen] ?? { path: '', shown: () => [] }
      const come = await holdScripts(page)
      const look = async () => {
        const wrong = await page.evaluate(() => 'xssRan' in window)
        const wanted = shown(sent).map(
          ([where, words, least]) => [where, words, Math.min(least, words.length)] as const,
        )
        const lost = await Promise.all(wanted.map((one) => page.evaluate(missingIn, one)))
        return [screen, wrong, ...lost.flat()]
      }
      await page.goto(site + path, { waitUntil: 'commit' })
      await page.locator('footer').last().waitFor()
      expect(await look()).toEqual([screen, false])
      come()
      await rested(page)
      expect(await look()).toEqual([screen, false])
      // React itself asks for pictures early; their addresses are checked elsewhere.
      const harm = await page.evaluate(harmIn, null)
      expect(harm.filter((one) => !one.startsWith('<link rel="preload" as="image" href="http'))).toEqual([])
    }
  })
})

const spoilt = [
  [
    'cut short',
    (html: string) => html.replace(/(<script type="application\/json"[^>]*>.{200}).*?<\/script>/s, '$1</script>'),
  ],
  ['for another address', (html: string) => html.replace('data-page="^/biznes/biz_001', 'data-page="^/biznes/biz_002')],
  ['for another page', (html: string) => html.replace('<html lang="sq"', '<html lang="sq" data-query="?faqe=3"')],
] as const

test.for(isDeep ? spoilt : spoilt.slice(0, 1))(
  'a document %s does no harm: the app makes the page by itself',
  async ([, change], { visit }) => {
    const { page } = visit
    const site = await liveSite({ change })
    const calls = watchCalls(page)
    await page.goto(site + business)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => calls).toContain('/v1/businesses/biz_001')
  },
)
