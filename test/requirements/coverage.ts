// Holds the lists of ids (docs/spec) against the titles of the tests that ran, like `shows the count [CATPAGE-08]`.
import { readFileSync } from 'node:fs'
import type { TestRecord } from './reporter'

const bracket = /\[([^[\]]*)\]/g
const idList = /^[A-Z]+-?\d{2}(?:(?:, ?| )[A-Z]+-?\d{2})*$/

/** The ids cited in `title`: requirements like `LOGIN-07`, robustness rows like `S14`. Other brackets are text. */
export function idsIn(title: string): string[] {
  const lists = [...title.matchAll(bracket)].map(([, inside = '']) => inside).filter((inside) => idList.test(inside))
  return lists.flatMap((list) => list.split(/, ?| /))
}

/** The first column of a tab-separated file without its heading. */
export const firstColumn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/\t.*/, ''))

/** What is wrong: ids that no passed test cites and nothing excuses, and ids cited or excused that are in no list. */
export function coverageGaps(
  tests: readonly Pick<TestRecord, 'file' | 'title' | 'state'>[],
  listed: readonly string[],
  excused: readonly string[],
): string[] {
  const proven = new Set(tests.flatMap(({ title, state }) => (state === 'passed' ? idsIn(title) : [])))
  const known = new Set(listed)
  const missing = listed.filter((id) => !proven.has(id) && !excused.includes(id))
  const unknown = tests.flatMap(({ file, title }) => idsIn(title).flatMap((id) => (known.has(id) ? [] : [[id, file]])))
  return [
    ...missing.map((id) => `${id} is cited by no test that passed`),
    ...new Set(unknown.map(([id, file]) => `${id}, cited in ${file}, is no requirement`)),
    ...excused.filter((id) => !known.has(id)).map((id) => `${id}, in not-proven.tsv, is no requirement`),
  ]
}
