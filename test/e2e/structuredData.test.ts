// JSON-LD under the strict content policy: there for search engines, through the one policy, gone with the page.
import type { Page } from 'playwright-core'
import { expect, hydrated, looking as test } from './harness'

/** The types of what the head says, once it says something. */
async function types(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.head.querySelector('script[type="application/ld+json"]'))
  const texts = await page.locator('head script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => (JSON.parse(text) as { '@type': string })['@type']).sort()
}

test('a page has its data without a breach of the policy, and takes them along', async ({ visit }) => {
  const { page, open } = visit
  await open('/biznes/biz_001')
  expect(await types(page)).toEqual(['BreadcrumbList', 'LocalBusiness'])
  await page.waitForFunction(hydrated)
  await page
    .getByRole('link', { name: /kryefaqja/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Po kërkon/ }).waitFor()
  // An effect takes them away, behind the frame that shows the other page.
  await expect.poll(() => page.locator('script[type="application/ld+json"]').count()).toBe(0)
})

test('the policy is the only one: another may not be made, nor text become a script', async ({ visit }) => {
  visit.expectProblem(/policy: trusted-types/)
  visit.expectProblem(/console: .*policy/i)
  visit.expectProblem(/console: .*TrustedScript/)
  visit.expectProblem(/policy: require-trusted-types-for/)
  const { page, open } = visit
  await open('/faq')
  expect(await types(page)).toEqual(['FAQPage'])
  const refusals = await page.evaluate(() => {
    const factory = (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } })
      .trustedTypes
    const attempts = [
      () => factory.createPolicy('other', {}),
      // The name is taken.
      () => factory.createPolicy('structured-data', {}),
      () => {
        document.createElement('script').text = 'alert(1)'
      },
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError'])
})
