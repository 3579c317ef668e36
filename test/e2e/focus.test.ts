// The focus after a press, by keyboard: wherever it goes, it is never lost to the body.
import type { Page } from 'playwright-core'
import { expect, hydrated, isDeep, test } from './harness'
import { allScreens, ownPaths, screens } from './screens'

/** More presses than any page has controls: a page that always finds another one is a failure of its own. */
const MANY = 80

/**
 * In the page: focuses the first control not pressed yet, in the dialog if one is open, and returns its name; null when
 * none is left. Numbers in names count as one: page 2 stands for page 3. Links to other pages are left out.
 */
function focusNext(pressed: readonly string[]): string | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, summary, input:is([type="radio"], [type="checkbox"])',
  )
  for (const control of controls) {
    const isElsewhere = control instanceof HTMLAnchorElement && control.pathname + control.search !== location.pathname
    if (isElsewhere || control.matches(':disabled, [tabindex="-1"]') || !control.checkVisibility()) continue
    const words = control.getAttribute('aria-label') ?? (control.textContent || control.closest('label')?.textContent)
    const name = `${control.tagName} ${dialog ? 'in dialog ' : ''}${words?.replace(/\d+/g, '#')}`
    if (pressed.includes(name)) continue
    control.focus()
    return name
  }
  return null
}

/** In the page: what has the focus once everything has been drawn; '' for none. */
const focusAfterwards = async (): Promise<string> => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  await drawn()
  await drawn()
  const { activeElement } = document
  return activeElement === null || activeElement === document.body ? '' : activeElement.outerHTML.slice(0, 80)
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(hydrated)
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
}

type Walk = readonly [path: string, who: 'own' | 'visitor', width: number]
const walks: readonly Walk[] = [
  ...allScreens.map(([path]): Walk => [path, ownPaths.has(path) ? 'own' : 'visitor', 1280]),
  ...[screens.home, screens.category, screens.business].flatMap(([path]): Walk[] => [
    [path, 'own', 1280],
    [path, 'visitor', 360],
  ]),
]

/** A list on a phone, dialogs and filters, a form: one walk of each kind in `npm test`, all in `npm run test:deep`. */
const sample: readonly Walk[] = [
  [screens.home[0], 'visitor', 360],
  [screens.business[0], 'own', 1280],
  [screens.writeReview[0], 'own', 1280],
]

test.for(isDeep ? walks : sample)(
  'every control of %s keeps or hands on the focus (%s, %i px)',
  async ([path, who, width], { visit }) => {
    const { page } = visit
    await page.setViewportSize({ width, height: 800 })
    if (who === 'own') await visit.signIn()
    await visit.open(path)
    await settled(page)
    const place = page.url()
    const pressed: string[] = []
    const lost: string[] = []
    while (pressed.length < MANY) {
      const name = await page.evaluate(focusNext, pressed)
      if (name === null) break
      pressed.push(name)
      await page.keyboard.press(name.startsWith('INPUT') ? 'Space' : 'Enter')
      await settled(page)
      if ((await page.evaluate(focusAfterwards)) === '') lost.push(name)
      if (new URL(page.url()).pathname !== new URL(place).pathname) {
        await page.goto(place)
        await settled(page)
      }
    }
    expect(lost).toEqual([])
    expect(pressed.length).toBeGreaterThan(1)
    expect(pressed.length).toBeLessThan(MANY)
  },
)
