// Every part of the kit by keyboard alone, in the gallery: no pointer touches these pages.
import type { Locator, Page } from 'playwright-core'
import { expect, galleryUrl, hydrated, isDeep, looking as test } from './harness'

const open = async (visit: { page: Page; open: (path: string) => Promise<void> }) => {
  await visit.open(`${galleryUrl}/__parts`)
  // Presses from before are answered later, each button's once.
  await visit.page.waitForFunction(hydrated)
  return visit.page
}

/** Whether it is what the keyboard speaks to. */
const hasFocus = (target: Locator) => target.evaluate((node) => node === document.activeElement)

/** Moves the focus as a reader does who is already near: to the stop before `target`, then on with Tab. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.evaluate((node) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)'),
    ].filter((stop) => !stop.matches(':disabled, [tabindex="-1"]') && stop.checkVisibility())
    const before = stops[stops.indexOf(node as HTMLElement) - 1]
    before?.focus()
  })
  await page.keyboard.press('Tab')
  await expect.poll(() => hasFocus(target)).toBe(true)
  const ring = await target.evaluate((node) => {
    const around = [node, node.parentElement, node.parentElement?.parentElement].filter((one) => one instanceof Element)
    return around.some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
  })
  expect(ring, 'the focus is seen').toBe(true)
}

test('a button answers Enter and Space; a loading or disabled one is no stop', async ({ visit }) => {
  const page = await open(visit)
  const button = page.getByRole('button', { name: /^Shtypur: / })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  expect(await button.innerText()).toBe('Shtypur: 2')
  const idle = page.locator('#buttons button:disabled')
  expect(await idle.count()).toBeGreaterThan(8)
  for (const stop of await idle.all()) {
    await stop.focus()
    expect(await hasFocus(stop)).toBe(false)
  }
})

test('the combobox opens by typing, arrows go round, Enter picks, Escape closes and then empties', async ({
  visit,
}) => {
  const page = await open(visit)
  const box = page.getByRole('combobox', { name: 'Kërko biznese' })
  const active = async () => {
    const id = await box.getAttribute('aria-activedescendant')
    return id === null ? null : page.locator(`[id="${id}"]`).innerText()
  }
  await tabTo(page, box)
  await page.keyboard.type('s')
  const options = page.getByRole('listbox').getByRole('option')
  await expect.poll(() => options.count()).toBe(5)
  expect(await box.getAttribute('aria-expanded')).toBe('true')
  expect(await active()).toBe(null)
  await page.keyboard.press('ArrowUp')
  const last = await active()
  await page.keyboard.press('ArrowDown')
  const first = await active()
  expect(first).not.toBe(last)
  await page.keyboard.press('ArrowUp')
  expect(await active()).toBe(last)
  await page.keyboard.press('Escape')
  expect(await options.count()).toBe(0)
  expect(await box.inputValue()).toBe('s')
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).toBe(first)
  await page.keyboard.press('Enter')
  await page.getByText('Zgjedhja: Sofra e Shtatë Lugëve').waitFor()
  expect(await options.count()).toBe(0)
  expect(await hasFocus(box)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await box.inputValue()).toBe('')
  await page.keyboard.type('x')
  await page.getByText('Nuk u gjetën rezultate').waitFor()
  // Two stops are the buttons that empty the field and lead into it, the next lies behind.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
  await page.getByText('Nuk u gjetën rezultate').waitFor({ state: 'detached' })
})

test('a search field is emptied by its button and keeps the focus', async ({ visit }) => {
  const page = await open(visit)
  const field = page.locator('#search').getByLabel('Kërko te pyetjet')
  await tabTo(page, field)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await field.inputValue()).toBe('')
  expect(await hasFocus(field)).toBe(true)
})

const paginations = [
  ['Faqet, 12', /^Shko te faqja 7$/, /^Faqja tjetër$/],
  ['Faqet e kategorisë, 12', /^Shko te faqja 7$/, /^Pas$/],
] as const

test.for(isDeep ? paginations : paginations.slice(0, 1))(
  'the pagination “%s” is turned page by page',
  async ([name, number, next], { visit }) => {
    const page = await open(visit)
    const pages = page.getByRole('navigation', { name, exact: true })
    const current = () => pages.locator('[aria-current="page"]').innerText()
    expect(await current()).toBe('6')
    await tabTo(page, pages.getByRole('button', { name: number }))
    await page.keyboard.press('Enter')
    await expect.poll(current).toBe('7')
    await tabTo(page, pages.getByRole('button', { name: next }))
    await page.keyboard.press('Space')
    await expect.poll(current).toBe('8')
    expect(await hasFocus(pages.getByRole('button', { name: next })), 'the focus stays where it was').toBe(true)
  },
)

test('a password is shown and hidden again', async ({ visit }) => {
  const page = await open(visit)
  const field = page.getByLabel('Fjalëkalimi', { exact: true })
  await tabTo(page, field)
  expect(await field.getAttribute('type')).toBe('password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await field.getAttribute('type')).toBe('text')
  await page.getByText('Fjalëkalimi po shfaqet').waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  expect(await field.getAttribute('type')).toBe('password')
})

test('text area, select and checkbox are the browser’s own', async ({ visit }) => {
  const page = await open(visit)
  await tabTo(page, page.getByLabel('Përshkrimi'))
  await page.keyboard.type('Rreshti 1')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Rreshti 2')
  expect(await page.getByLabel('Përshkrimi').inputValue()).toBe('Rreshti 1\nRreshti 2')

  const city = page.getByLabel('Qyteti i dytë')
  await tabTo(page, city)
  await page.keyboard.press('ArrowDown')
  expect(await city.inputValue()).toBe('vlore')

  const tick = page.getByRole('checkbox', { name: 'Më mbaj mend' })
  await tabTo(page, tick)
  await page.keyboard.press('Space')
  expect(await tick.isChecked()).toBe(true)
})

test('stars are chosen with Space and the arrows, and are one stop', async ({ visit }) => {
  const page = await open(visit)
  const group = page.getByRole('group', { name: 'Vlerësimi yt' })
  const first = group.getByRole('radio').first()
  await first.focus()
  await page.keyboard.press('Space')
  await group.getByText('Zgjodhe 1 yll: Shumë keq').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await group.getByText('Zgjodhe 3 yje: Mesatar').waitFor()
  await page.keyboard.press('ArrowLeft')
  await group.getByText('Zgjodhe 2 yje: Keq').waitFor()
  await page.keyboard.press('Tab')
  expect(await group.evaluate((node) => node.contains(document.activeElement))).toBe(false)
})

test('a refused form gives its summary the focus, whose links lead to the fields; a second Enter sends once', async ({
  visit,
}) => {
  const page = await open(visit)
  const send = page.getByRole('button', { name: 'Dërgo', exact: true })
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  const summary = page.getByRole('region', { name: 'Ka 2 probleme' })
  await expect.poll(() => hasFocus(summary)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await hasFocus(page.getByLabel('Emri yt'))).toBe(true)
  await page.keyboard.type('Arta')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Mirë')
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Dërguar: 1').waitFor()
})
