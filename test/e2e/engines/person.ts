// What a person does in a tab of any browser: finds by role and name what is in sight, clicks it, types, reads.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'
import { shownPage } from '../shownPage'
import type { Key, Profile, Tab } from './engine'
import type { Site } from './site'

/** A name as it is, or a pattern. */
export type Name = string | RegExp

/** Whose browser, and on which site. */
export interface Job {
  profile: Profile
  site: Site
}

/** Something that a person does, and what must come of it. */
export type Step = (person: Person, job: Job) => Promise<unknown>

/** Elements by role and accessible name, or fields by their label; `in` is a selector of what they stand in. */
interface Wanted {
  role?: string
  name: Name
  in?: string | undefined
}

/** ms until something that is waited for is missing. */
const PATIENCE = 15_000

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** As JSON has no patterns. */
const packed = (name: Name) => (typeof name === 'string' ? { text: name } : { text: name.source, flags: name.flags })

/** Run in the page: the middle of the first such element that can be clicked there. */
function placeOf(
  { text, flags }: { text: string; flags?: string },
  role: string | undefined,
  within: string | undefined,
): [x: number, y: number] | 'no library' | undefined {
  const library = (window as { TestingLibraryDom?: typeof import('@testing-library/dom') }).TestingLibraryDom
  if (!library) return 'no library'
  const name = flags === undefined ? text : new RegExp(text, flags)
  const places = [...document.querySelectorAll<HTMLElement>(within ?? 'body')]
  const found = places.flatMap((place) =>
    role ? library.queryAllByRole(place, role, { name, hidden: true }) : library.queryAllByLabelText(place, name),
  )
  /** A hidden box is clicked by its label. */
  const targets = found.flatMap((element) => [element, ...((element as HTMLInputElement).labels ?? [])])
  const middleOf = (element: Element): [number, number] | undefined => {
    const [box] = element.getClientRects()
    return box && [box.x + box.width / 2, box.y + box.height / 2]
  }
  for (const element of targets) {
    if (element.matches(':disabled')) continue
    const isAtPoint = (point = middleOf(element)) => point && element.contains(document.elementFromPoint(...point))
    if (!isAtPoint()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (isAtPoint()) return middleOf(element)
  }
  return undefined
}

/** Run in the page: where the focus is, as its role or tag and its name. */
const focusNow = (): string => {
  const { activeElement } = document
  const words = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
  return `${activeElement?.tagName.toLowerCase()} ${words.trim()}`
}

/** Run in the page: what stands in the field that has a label. */
function fieldValue(label: string): string | undefined {
  const labelled = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === label)
  return (labelled?.control as HTMLInputElement | undefined)?.value
}

export type Person = ReturnType<typeof personAt>

/** Somebody who sits in front of a tab of the app at `origin`. Everything waits until it can be done, or rejects. */
export function personAt(tab: Tab, origin: string) {
  async function until<Found>(look: () => Promise<Found>, what: string): Promise<NonNullable<Found>> {
    const end = Date.now() + PATIENCE
    for (;;) {
      // A page that is being left gives no answer.
      const found = await look().catch(() => undefined)
      if (found) return found
      if (Date.now() > end) throw new Error(`${what}, on the page: ${(await tab.run(shownPage)).slice(0, 3_000)}`)
      await pause(50)
    }
  }

  async function find({ name, role, in: within }: Wanted): Promise<[number, number]> {
    let last = ''
    const look = async () => {
      const place = await tab.run(placeOf, packed(name), role, within)
      if (place === 'no library') return void (await tab.add(testingLibrary))
      const standsStill = place?.join() === last
      last = place?.join() ?? ''
      return standsStill ? place : undefined
    }
    return until(look, `nobody can press ${role ?? 'the field'} ${name} in ${within ?? 'the page'}`)
  }

  const press = async (role: string, name: Name, within?: string): Promise<void> =>
    tab.click(...(await find({ role, name, in: within })))

  const sees = async (text: Name): Promise<void> => {
    const look = async () => {
      const shown = await tab.run(() => document.body.innerText.replace(/\s+/g, ' '))
      return typeof text === 'string' ? shown.includes(text) : text.test(shown)
    }
    await until(look, `nobody sees ${text}`)
  }

  return {
    tab,
    press,
    sees,
    /** Waits until something in the page is as it should be. */
    waits: <Args extends unknown[]>(what: string, look: (...args: Args) => boolean | undefined, ...args: Args) =>
      until(() => tab.run(look, ...args), `it never came: ${what}`),
    /** Goes to a path of the app. */
    opens: (path: string) => tab.goto(origin + path),
    isAt: (path: RegExp) =>
      until(async () => path.test(await tab.run(() => location.pathname + location.search)), `not at ${path}`),
    /** Reads the main heading. */
    reads: (heading: Name) =>
      until(async () => {
        const texts = await tab.run(() => [...document.querySelectorAll('#root h1')].map((h1) => h1.textContent ?? ''))
        return texts.some((text) => (typeof heading === 'string' ? text === heading : heading.test(text)))
      }, `no heading ${heading}`),
    /** Clicks into a field and replaces what is in it. */
    writes: async (label: Name, text: string, within?: string) => {
      await tab.click(...(await find({ name: label, in: within })))
      await tab.selectAll()
      if (text) await tab.type(text)
      else await tab.press('Backspace')
    },
    finds: (label: string, value: string) =>
      until(async () => (await tab.run(fieldValue, label)) === value, `“${value}” is not in ${label}`),
    presses: (key: Key) => tab.press(key),
    /** Waits for the focus. */
    isOn: (words: RegExp) => until(async () => words.test(await tab.run(focusNow)), `the focus is not on ${words}`),
    shown: () => tab.run(shownPage),
  }
}
