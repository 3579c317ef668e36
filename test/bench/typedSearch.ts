// How long somebody who knows what they want waits on home: they type as soon as they see the field, and results come
// when page, scripts, pause and answer let them. Slow 4G, a processor four times slower, an empty browser.
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { type Figure, median, quantile, type Table } from './figures'
import { openPage } from './visit'
import type { WebStage } from './webStage'

/** ms between keys: a quick typist. */
export const KEYS = 90

/** When it happened, in ms from the navigation. */
interface Moments {
  painted: number
  typed: number
  asked: number
  found: number
}

/** When a visitor has given up: an app that loses a letter never finds anything. */
const GIVEN_UP = 15_000

/** What is searched for. */
const TERM = 'kafe'

/** Waits for the first paint and focuses the field in the same task: a tap's cost must not count. */
const focusAtFirstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((painted) => {
        const observer = new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          if (!first) return
          document.querySelector<HTMLInputElement>('main input')?.focus()
          painted(first.startTime)
        })
        observer.observe({ type: 'paint', buffered: true })
      }),
  )

/** Looks before every frame, so that the test's way to the page does not count; what never happens is at infinity. */
const watchSearch = (page: Page): Promise<Omit<Moments, 'painted'>> =>
  page.evaluate(
    ([term, givenUp]) =>
      new Promise((found) => {
        const never = Number.POSITIVE_INFINITY
        const isTyped = () => document.querySelector<HTMLInputElement>('main input')?.value === term
        const isAnyShown = () => document.querySelector('[role=option]')?.checkVisibility() === true
        const sentAt = () =>
          performance.getEntriesByType('resource').find(({ name }) => name.includes(term))?.startTime ?? never
        let typed = never
        const look = () => {
          const now = performance.now()
          if (typed === never && isTyped()) typed = now
          const asked = sentAt()
          // Categories are suggested before anything is asked for.
          const isFound = asked !== never && isAnyShown()
          if (!isFound && now < givenUp) return requestAnimationFrame(look)
          found({ typed, asked, found: isFound ? now : never })
        }
        look()
      }),
    [TERM, GIVEN_UP] as const,
  )

/** One visit: opens home and types into its search right after the first paint. */
async function typeEarly(browser: Browser, url: string): Promise<Moments> {
  const { context, prepare } = await openPage(browser, {}, true)
  const page = await prepare()
  await page.goto(url, { waitUntil: 'commit' })
  const painted = await focusAtFirstPaint(page)
  const watched = watchSearch(page)
  // A typist does not wait for a page that is busy.
  for (const letter of TERM) {
    void page.keyboard.press(letter)
    await setTimeout(KEYS)
  }
  const moments = { painted, ...(await watched) }
  await context.close()
  return moments
}

/** The middle of some visits, of every build in turn. */
export async function measureTypedSearch(
  { browser, targets }: WebStage,
  runs: number,
): Promise<{ figures: Figure[]; tables: Table[] }> {
  const builds = targets.filter(({ host }) => host === 'clean').map((target) => ({ ...target, taken: [] as Moments[] }))
  for (let run = 0; run < runs; run += 1) for (const { url, taken } of builds) taken.push(await typeEarly(browser, url))
  const which = (build: string) => (builds.length > 1 ? `, ${build}` : '')
  return {
    figures: builds.map(({ build, taken }) => ({
      name: `a search typed on home from the first paint on: until a result shows${which(build)}`,
      value: median(taken.map(({ found }) => found)),
      unit: 'ms',
      bar: 2500,
    })),
    tables: builds.map(({ build, taken }) => tableOf(which(build), taken)),
  }
}

const said = (ms: number): string => (Number.isFinite(ms) ? String(Math.round(ms)) : 'never')

function tableOf(which: string, taken: readonly Moments[]): Table {
  const row = (name: string, moment: keyof Moments) => {
    const all = taken.map((moments) => moments[moment])
    const [first, middle, third] = [0.25, 0.5, 0.75].map((share) => said(quantile(all, share)))
    return [name, middle ?? '', `${first}–${third}`]
  }
  return {
    title: `A search typed on home from the first paint on${which}: median of ${taken.length}`,
    head: ['from the navigation until', 'ms', 'q1–q3'],
    rows: [
      row('the first paint', 'painted'),
      row(`«${TERM}» stands in the field`, 'typed'),
      row('it is asked for', 'asked'),
      row('a result shows', 'found'),
    ],
    note: `Cold, by slow 4G on a processor four times slower; ${KEYS} ms between keys, and the search waits 300 ms for the next one, but not for what stands in the field when the app begins to run.`,
  }
}
