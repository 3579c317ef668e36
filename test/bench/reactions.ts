// How soon a search typed at once has results, and how fast the app reacts to typing, filtering and paging on a
// processor four times slower; beside typing in the floor and in a page without scripts. HTTP/1.1, clean addresses.
import type { Page } from 'playwright-core'
import { type Figure, median, type Options, type Report, type Table } from './figures'
import { KEYS, measureTypedSearch } from './typedSearch'
import { react } from './visit'
import { setWebStage, type WebStage } from './webStage'

const typeInto = (label: string | RegExp, text: string) => async (page: Page) => {
  // Focused without a tap, whose cost must not count for the keys.
  await page.getByLabel(label).first().focus()
  await page.keyboard.type(text, { delay: KEYS })
}

async function filter(page: Page): Promise<void> {
  await typeInto('Kërko në këtë kategori', 'kafe')(page)
  await page.waitForTimeout(500)
  await page.getByRole('button', { name: /^Filtro dhe rendit/ }).tap()
  for (const name of ['4+ Yje', '3+ Yje', 'Të gjitha']) {
    await page.getByRole('button', { name, exact: true }).tap()
    await page.waitForTimeout(500)
  }
  await typeInto('Qyteti', 'Tiranë')(page)
  await page.waitForTimeout(500)
}

async function turnPages(page: Page): Promise<void> {
  for (const number of [2, 3, 4]) {
    const next = page.getByRole('button', { name: 'Faqja tjetër' })
    // Who turns the page has scrolled there before: what that draws must not count for the tap.
    await next.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    await next.tap()
    await page.getByText(new RegExp(`^Faqja ${number} nga`)).waitFor()
    await page.waitForTimeout(500)
  }
}

interface Reaction {
  name: string
  at: 'clean' | 'floor' | 'static'
  /** Its path, if it is not home's. */
  path?: string
  act: (page: Page) => Promise<void>
}

/** The app's, and what they are compared with. */
const reactions: readonly Reaction[] = [
  { name: 'typing in the search of home', at: 'clean', act: typeInto('Kërko biznese', 'kafe tirane') },
  {
    name: 'typing in the search of the categories',
    at: 'clean',
    path: '/kategorite',
    act: typeInto('Kërko kategori', 'kafe'),
  },
  { name: 'filtering a category', at: 'clean', path: '/kategorite/restorante_dhe_kafene', act: filter },
  { name: 'paging comments', at: 'clean', path: '/biznes/biz_001', act: turnPages },
  { name: 'typing in the floor', at: 'floor', path: '/field', act: typeInto('Text', 'kafe tirane') },
  { name: 'typing in the static page', at: 'static', act: typeInto('Kërko biznese', 'kafe tirane') },
]

/** The longest reaction of each, over some runs; of the last build, if there are several. */
async function measureReactions(
  { browser, targets }: WebStage,
  runs: number,
): Promise<{ figures: Figure[]; table: Table }> {
  const taken = new Map<string, number[]>(reactions.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const { name, at, path, act } of reactions) {
      const url = targets.findLast(({ host }) => host === at)?.url
      taken.get(name)?.push(await react(browser, new URL(path ?? '', url).href, act))
    }
  }
  const bars = reactions.filter(({ at }) => at === 'clean')
  return {
    figures: bars.map(({ name }) => ({
      name: `INP of ${name}`,
      value: median(taken.get(name) ?? []),
      unit: 'ms',
      bar: 100,
    })),
    table: {
      title: `Longest reaction at 4x slowdown, median of ${runs}`,
      head: ['what', 'ms', 'slowest run'],
      rows: reactions.map(({ name }) => {
        const all = taken.get(name) ?? []
        return [name, String(Math.round(median(all))), String(Math.round(Math.max(...all)))]
      }),
      note: 'The browser tells durations in steps of 8 ms, from 16 ms on; 8 stands for all that is shorter.',
    },
  }
}

/** All figures; `npm run bench -- reactions --runs 9`, of several builds with `--dist`. */
export async function bench({ runs = 9, builds }: Options): Promise<Report> {
  const stage = await setWebStage({ builds, protocols: ['h1'], hosts: ['clean'], pages: ['/'] })
  try {
    const search = await measureTypedSearch(stage, runs)
    const reactions = await measureReactions(stage, Math.ceil(runs / 3))
    return { figures: [...search.figures, ...reactions.figures], tables: [...search.tables, reactions.table] }
  } finally {
    await stage.close()
  }
}
