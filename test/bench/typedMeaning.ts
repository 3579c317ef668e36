// What a keystroke costs in the search beyond the request: what the text means, and, where nothing was found, the nearest of all known names.
import demo from '@mocks/seed/demo-data.json'
import { aCategory } from '@test/builders/entities'
import { queries } from '@test/features/businesses/searchQueries'
import { cities } from '@/features/businesses/model/cities'
import { understoodSearch } from '@/features/businesses/model/understoodSearch'
import { closestAmong } from '@/lib/closestName'
import { duration, type Report } from './figures'
import { manyBusinesses } from './manyBusinesses'
import { race } from './timer'

/** How many names a visitor's browser may know. */
const NAMES = 5_000

/** Every fifth text as people type it, and what stands in the field half way. */
const texts = queries.flatMap(([typed], at) => (at % 5 === 0 ? [typed, typed.slice(0, typed.length / 2)] : []))

const tree = demo.categories.map(({ name, subcategories }, at) =>
  aCategory({
    _id: `c${at}`,
    name,
    subcategories: subcategories.map((one, of) => ({ _id: `s${at}-${of}`, name: one })),
  }),
)

/** The slowest text of each, against 2 ms for both; and what is read once. */
export async function measureTypedMeaning(): Promise<Report> {
  const names = manyBusinesses(NAMES).businesses.map(({ name }) => name)
  const closest = closestAmong(names)
  const times = await race(
    {
      meaning: (clock) => {
        for (const text of texts) clock(text, () => understoodSearch(tree, cities, text))
      },
      nearest: (clock) => {
        for (const text of texts) clock(text, () => closest(text))
      },
    },
    { budget: 3_000, rounds: 100, warmUp: 5 },
  )
  const readings = await race(
    {
      once: (clock) => {
        clock('words', () => understoodSearch([...tree], cities, 'kafe'))
        clock('names', () => closestAmong(names))
      },
    },
    { budget: 500, rounds: 20 },
  )
  const both = texts.map((text) => times.of('meaning', text) + times.of('nearest', text))
  const row = (of: 'meaning' | 'nearest', once: string) => {
    const all = texts.map((text) => times.of(of, text))
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length
    return [duration(mean), duration(Math.max(...all)), duration(readings.of('once', once))]
  }
  return {
    figures: [
      {
        name: `what a text means, and the nearest of ${NAMES.toLocaleString('en')} names, the slowest of ${texts.length} texts`,
        value: Math.max(...both),
        unit: 'ms',
        bar: 2,
      },
    ],
    tables: [
      {
        title: `What a typed text means, and which of ${NAMES.toLocaleString('en')} names is nearest`,
        head: ['', 'keystroke', 'slowest', 'reading once'],
        rows: [
          ['the categories that it means', ...row('meaning', 'words')],
          ['the nearest name, where nothing was found', ...row('nearest', 'names')],
        ],
      },
    ],
  }
}
