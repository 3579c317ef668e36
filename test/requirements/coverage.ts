// `tsx test/requirements/coverage.ts --compare` (after the tests of `npm test`) fails when docs/proof/coverage.md does not
// say what the results say or an id was lost; `--write` brings the page up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lostIds, makeReport, parseTable } from './report'
import { readResults, resultsFolder } from './results'

/** Compares or writes the page of the project at `root`; returns what is wrong, nothing when all is well. */
export function coverage(root: string, mode: 'compare' | 'write'): string[] {
  const read = (file: string): string => readOrEmpty(join(root, 'docs/spec', file))
  const page = join(root, 'docs/proof/coverage.md')
  const results = readResults(join(root, resultsFolder))
  if (results.length === 0) return ['There are no test results: run `npm test` first']
  const committed = readOrEmpty(page)
  const { text, problems } = makeReport({
    ids: parseTable(read('requirements.tsv')).map(([id = '']) => id),
    results,
    reasons: new Map(parseTable(read('not-proven.tsv')).map(([id = '', reason = '']) => [id, reason])),
  })
  const lost = lostIds(committed, results).map((id) => `${id} was cited and is not any more`)
  const found = [...lost, ...problems]
  if (mode === 'compare' && text !== committed)
    found.push(`${page} is stale: run npm test, then npx tsx test/requirements/coverage.ts --write`)
  if (mode === 'write' && found.length === 0) writeFileSync(page, text)
  return found
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const isScript = process.argv[1] === fileURLToPath(import.meta.url)

if (isScript) {
  const mode = process.argv.includes('--write') ? 'write' : 'compare'
  const found = coverage(process.cwd(), mode)
  for (const line of found) console.error(line)
  console.log(/^\d+ of \d+ cited$/m.exec(readOrEmpty('docs/proof/coverage.md'))?.[0] ?? 'no coverage page')
  process.exitCode = found.length > 0 ? 1 : 0
}
