// What is known of tried breaks: docs/spec/breaks.tsv, a line for each break. Written by `npm run breaks`, shown by the coverage.
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { areaOf, parseTable } from '../requirements/report'
import type { Break, Verdict } from './break'

/** Where they are committed. */
export const verdictsFile = 'docs/spec/breaks.tsv'

const verdicts: readonly string[] = ['cited', 'other', 'survived', 'uncited', 'unloaded'] satisfies Verdict[]

/** What came of trying a break. */
export interface Tried {
  verdict: Verdict
  /** The test that noticed, or the file that could not be loaded. */
  by: string
}

/** The texts on which a verdict may rest. */
export interface Texts {
  source: string
  /** Of the tests that cite the requirement, by file. */
  tests: Readonly<Record<string, string>>
}

interface Row extends Tried {
  id: string
  /** Among the breaks of its requirement, from 1. */
  number: number
  /** The hash of the break, which may since have become another one. */
  entry: string
  /** The hash of what the verdict rests on. */
  texts: string
}

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 10)

/** What a break is; its words may be mended without another try. */
const entryOf = ({ id, file, find, replace, isInBrowser }: Break): string =>
  hashOf([id, file, find, replace, isInBrowser ? 'in a browser' : ''])

/** The file of a test that noticed. */
const fileOf = (by: string): string => by.split(' > ')[0] ?? ''

/** A break that a test notices is noticed whatever becomes of others; of one that none did, any test may have become a better one. */
const groundsOf = ({ source, tests }: Texts, { verdict, by }: Tried): string => {
  const noticing = verdict === 'cited' ? tests[fileOf(by)] : undefined
  return hashOf([source, ...(noticing === undefined ? Object.values(tests) : [noticing])])
}

const heading = ['id', 'number', 'verdict', 'by', 'entry', 'texts'].join('\t')

const byPlace = (one: Row, other: Row): number =>
  one.id === other.id ? one.number - other.number : one.id < other.id ? -1 : 1

/** The file's lines; throws where one is not understood. */
function parse(text: string): Row[] {
  return parseTable(text).map(([id = '', number, verdict = '', by = '', entry = '', texts = '']) => {
    if (!verdicts.includes(verdict)) throw new Error(`${verdictsFile}: ${id} ${number} has the verdict "${verdict}"`)
    return { id, number: Number(number), verdict: verdict as Verdict, by, entry, texts }
  })
}

const printed = (rows: readonly Row[]): string =>
  [
    heading,
    ...rows
      .toSorted(byPlace)
      .map(({ id, number, verdict, by, entry, texts }) =>
        [id, number, verdict, by.replace(/\s+/g, ' '), entry, texts].join('\t'),
      ),
    '',
  ].join('\n')

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The verdicts of a requirement's breaks in the catalogue's order, nothing for those that were not tried as they are now. */
export function verdictsById(text: string, catalogue: readonly Break[]): Map<string, (Verdict | undefined)[]> {
  const known = new Map(parse(text).map(({ entry, verdict }) => [entry, verdict]))
  const byId = new Map<string, (Verdict | undefined)[]>()
  for (const one of catalogue) byId.set(one.id, [...(byId.get(one.id) ?? []), known.get(entryOf(one))])
  return byId
}

/** The verdicts in a file. `textsOf` gives the source and the tests of a break as they are: with other ones its verdict is unknown. */
export function openVerdicts(file: string, catalogue: readonly Break[], textsOf: (one: Break) => Texts) {
  const places = new Map<string, { id: string; number: number }>()
  const counts = new Map<string, number>()
  for (const one of catalogue) {
    const number = (counts.get(one.id) ?? 0) + 1
    counts.set(one.id, number)
    places.set(entryOf(one), { id: one.id, number })
  }
  const areas = new Set([...counts.keys()].map(areaOf))
  // A break that the catalogue holds no more goes; of an area that it does not hold it says nothing.
  const read = () =>
    new Map(
      parse(readText(file))
        .filter(({ entry, id }) => places.has(entry) || !areas.has(areaOf(id)))
        .map((row) => [row.entry, { ...row, ...places.get(row.entry) }]),
    )
  let rows = read()
  return {
    of(one: Break): Tried | undefined {
      const row = rows.get(entryOf(one))
      return row && row.texts === groundsOf(textsOf(one), row) ? row : undefined
    },
    /** The file whose test noticed the break the last time, whatever has changed since. */
    noticedBy(one: Break): string | undefined {
      const row = rows.get(entryOf(one))
      return row && fileOf(row.by)
    },
    /**
     * To be called before the try, which rests on the texts as they are then. What it returns writes the verdict: at once, so that a
     * run which is broken off loses nothing, to what another run may have written since.
     */
    start: (one: Break) => {
      const entry = entryOf(one)
      const given = textsOf(one)
      const { id, number } = places.get(entry) ?? { id: one.id, number: 0 }
      return ({ verdict, by }: Tried): void => {
        const texts = groundsOf(given, { verdict, by })
        rows = read().set(entry, { id, number, verdict, by, entry, texts })
        const part = `${file}.${process.pid}`
        writeFileSync(part, printed([...rows.values()]))
        renameSync(part, file)
      }
    },
  }
}
