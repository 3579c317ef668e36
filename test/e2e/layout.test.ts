// That every page fits: at 320 px, with text at 200 %, and without moving while it loads.
import type { Page } from 'playwright-core'
import { apiUrl, drawn, expect, galleryUrl, holdScripts, isDeep, rested, test } from './harness'
import { collisions, countShifts, resize, shiftsOf, sidewaysScroll } from './measure'
import { allScreens, ownPaths } from './screens'

const gallery = `${galleryUrl}/__parts`
const addresses = [...allScreens.map(([path]) => path), gallery]
const height = 800

/** A server at a distance: answers take this many ms more, so that what holds their place is seen. */
const distance = 250

/** Fails when something is wider than the window, covered or cut off. */
async function expectToFit(page: Page, where: string): Promise<void> {
  expect(await sidewaysScroll(page), where).toBe(0)
  expect(await collisions(page), where).toEqual([])
  await page.getByRole('heading', { level: 1 }).click({ trial: true })
}

test.for(addresses)(
  '%s does not move while it loads, fits at 320 px and with text twice as large',
  async (address, { visit }) => {
    const { page } = visit
    await countShifts(page)
    if (ownPaths.has(address)) await visit.signIn()
    await page.route(`${apiUrl}/v1/**`, async (route) => {
      await new Promise((later) => setTimeout(later, distance))
      await route.continue()
    })
    for (const width of isDeep ? [1280, 412, 360] : [1280, 360]) {
      const fontsCome = await holdScripts(page, /\.woff2$/)
      await page.setViewportSize({ width, height })
      // Drawn with the stand-ins first, as on a slow network; the page's `load` would wait for the fonts.
      await page.goto(address, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForFunction(drawn)
      fontsCome()
      await rested(page)
      const { sum, moved } = await shiftsOf(page)
      expect(sum, `moved at ${width} px: ${moved.join('\n')}`).toBeLessThanOrEqual(0.02)
    }
    await resize(page, 320, height)
    await expectToFit(page, 'at 320 px')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of isDeep ? [360, 640, 768, 1024, 1280, 1920] : [640, 1280]) {
      await resize(page, width, height)
      await expectToFit(page, `large text at ${width} px`)
    }
  },
)
