// Pages that come with their data: readable without scripts, taken over without a second request, found by search engines.
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { apiUrl, expect, hydrated, test } from './harness'
import { answer, liveSite } from './rendered'

const pages = [
  ['/', 'Po kërkon një biznes që mund ti besosh?'],
  ['/kategorite', 'Kategoritë e bizneseve'],
  ['/kategorite/restorante_dhe_kafene', 'Bizneset në Restorante dhe kafene (40 biznese)'],
  ['/kategorite/restorante_dhe_kafene?faqe=2', 'Bizneset në Restorante dhe kafene (40 biznese)'],
  ['/biznes/biz_001', 'Sofra e Shtatë Lugëve'],
  ['/biznes/biz_001?faqe=2', 'Sofra e Shtatë Lugëve'],
] as const

/** The calls to the API from now on, by their path. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${apiUrl}/v1`)) calls.push(new URL(request.url()).pathname)
  })
  return calls
}

/** The text of the page as a reader meets it. */
const textOf = (page: Page) => page.locator('main').innerText()

describe.each([390, 1280])('at a width of %d px', (width) => {
  test.for(pages)(
    '%s is taken over as it stands, and nothing is requested again',
    async ([path, heading], { visit }) => {
      const { page } = visit
      await page.setViewportSize({ width, height: 800 })
      const calls = watchCalls(page)
      await page.goto((await liveSite()) + path)
      await page.waitForFunction(hydrated)
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
      // The bars of the stars need totals that no page comes with.
      expect(calls.filter((call) => call !== '/v1/reviews/search')).toEqual([])
    },
  )
})

test.for(pages)(
  '%s shows the same to who is signed in, and then what the session adds, in place',
  async ([path], { visit }) => {
    const { page } = visit
    await visit.signIn()
    await page.goto((await liveSite()) + path)
    const before = await page.locator('main h1, main article').all()
    expect(before.length).toBeGreaterThan(0)
    const kept = await page.locator('main h1').elementHandle()
    await page.getByRole('button', { name: /^Llogaria/ }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await kept?.evaluate((node) => node.isConnected)).toBe(true)
  },
)

describe('without scripts', () => {
  test.for(pages)('%s says all it has to say, and its links lead on', async ([path, heading], { visit }) => {
    const html = await (await answer(path)).text()
    const { page } = visit
    // Parsed without running anything.
    await page.setContent(html.replace(/<script[\s\S]*?<\/script>|<link[^>]*>/g, ''))
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links.length).toBeGreaterThan(3)
  })

  test('a business says its name, average, count, description and comments', async ({ visit }) => {
    const { page } = visit
    await page.setContent(
      (await (await answer('/biznes/biz_001')).text()).replace(/<script[\s\S]*?<\/script>|<link[^>]*>/g, ''),
    )
    const { data } = (await (await fetch(`${apiUrl}/v1/businesses/biz_001`)).json()) as {
      data: Record<string, unknown>
    }
    const { reviews } = (await (
      await fetch(`${apiUrl}/v1/reviews/business/biz_001?page=1&limit=10&approved=true`)
    ).json()) as { reviews: { title: string }[] }
    const text = await textOf(page)
    expect(text).toContain(data.name)
    expect(text).toContain(String(data.averageRating))
    expect(text).toContain(`${data.reviewCount} komente`)
    expect(text).toContain(data.description)
    expect(reviews).toHaveLength(10)
    for (const { title } of reviews) expect(text).toContain(title)
  })
})

describe('the head', () => {
  test('names the page, its address and its data for search engines, once', async ({ visit }) => {
    const { page } = visit
    await page.goto(`${await liveSite()}/biznes/biz_001?faqe=2`)
    await page.waitForFunction(hydrated)
    await page.waitForLoadState('networkidle')
    const html = await (await answer('/biznes/biz_001?faqe=2')).text()
    expect(html).toContain('<title>Sofra e Shtatë Lugëve: komente dhe vlerësime, faqja 2 · Vlerëso</title>')
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/[^"]*\/biznes\/biz_001\?faqe=2">/)
    const said = [...html.matchAll(/<script type="application\/ld\+json" data-prerendered>(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? ''),
    )
    expect(said).toMatchObject([
      {
        '@type': 'LocalBusiness',
        name: 'Sofra e Shtatë Lugëve',
        aggregateRating: { '@type': 'AggregateRating', bestRating: 5 },
      },
      { '@type': 'BreadcrumbList' },
    ])
    // The app puts the same there, in place of these.
    const texts = await page.locator('head script[type="application/ld+json"]').allTextContents()
    expect(texts.map((text) => JSON.parse(text)).sort((a, b) => (a['@type'] > b['@type'] ? -1 : 1))).toEqual(said)
  })

  test.for([
    ['/biznes/nuk-ka', 'Biznesi nuk u gjet'],
    ['/kategorite/nuk_ka', 'Kategoria nuk u gjet'],
  ] as const)('of %s is that of a page that does not exist', async ([path, words], { visit }) => {
    const response = await answer(path)
    const html = await response.text()
    expect([response.status, html.includes(words), html.includes('rel="canonical"')]).toEqual([404, true, false])
    visit.expectProblem(/404/)
    await visit.page.goto((await liveSite()) + path)
    await visit.page.waitForFunction(hydrated)
    await visit.page.getByText(words).waitFor()
  })
})

test('answers that have grown old are asked for again after the paint', async ({ visit }) => {
  const { page } = visit
  const old = 10 * 60_000
  const site = await liveSite((html) =>
    html.replace(/"fulfilledTimeStamp":(\d+)/g, (_, at: string) => `"fulfilledTimeStamp":${Number(at) - old}`),
  )
  const calls = watchCalls(page)
  await page.goto(`${site}/biznes/biz_001`)
  await expect.poll(() => calls).toContain('/v1/businesses/biz_001')
  await expect.poll(() => calls).toContain('/v1/reviews/business/biz_001')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sofra e Shtatë Lugëve')
})

test.for([
  [
    'cut short',
    (html: string) =>
      html.replace(/(<script type="application\/json" id="actions">.{200}).*?<\/script>/s, '$1</script>'),
  ],
  ['for another address', (html: string) => html.replace('data-page="^/biznes/biz_001', 'data-page="^/biznes/biz_002')],
  ['for another page', (html: string) => html.replace('<html lang="sq"', '<html lang="sq" data-query="?faqe=3"')],
] as const)('a document %s does no harm: the app makes the page by itself', async ([, change], { visit }) => {
  const { page } = visit
  const site = await liveSite(change)
  const calls = watchCalls(page)
  await page.goto(`${site}/biznes/biz_001`)
  await page.getByRole('heading', { level: 1, name: 'Sofra e Shtatë Lugëve' }).waitFor()
  await expect.poll(() => calls).toContain('/v1/businesses/biz_001')
})

test('with a failing API the plain page comes, with status 200, and the app does the rest', async ({ visit }) => {
  await fetch(`${apiUrl}/__scenario/maintenance`, { method: 'POST' })
  const response = await answer('/biznes/biz_001')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(await response.text()).not.toContain('id="actions"')
  await fetch(`${apiUrl}/__reset`, { method: 'POST' })
  await visit.open('/biznes/biz_001')
})

test('one hundred pages rendered at once hold each its own data', async () => {
  const ids = Array.from({ length: 100 }, (_, at) => `biz_${String(at + 1).padStart(3, '0')}`)
  const names = new Map<string, string>()
  const found = await Promise.all(
    ids.map(async (id) => {
      const { data } = (await (await fetch(`${apiUrl}/v1/businesses/${id}`)).json()) as { data: { name: string } }
      names.set(id, data.name)
      return [id, await (await answer(`/biznes/${id}`)).text()] as const
    }),
  )
  const rendered = found.filter(([, html]) => html.includes('id="actions"'))
  // More than 32 at once are told to come back.
  expect(rendered.length).toBeGreaterThan(30)
  for (const [id, html] of rendered) {
    const [, json = ''] = /id="actions">(.*?)<\/script>/s.exec(html) ?? []
    const ids = new Set(
      [...json.matchAll(/"getBusiness","originalArgs":\{"id":"(\w+)"|"queryArgs":\{"id":"(biz_\d+)"/g)].map(
        ([, a, b]) => a ?? b,
      ),
    )
    expect([...ids]).toEqual([id])
    const title = /<title>(.*?): komente/.exec(html)?.[1]
    expect(title).toBe(names.get(id)?.replaceAll('&', '&amp;'))
  }
})
