// The rows of the matrices and the tests that cite them: a title like `refreshes once [S01]` proves its row. Each row needs one,
// or a reason. report.ts puts the list into docs/proof/robustness.md.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Letter -> what its rows are about, and the rows in their order, 01 first. */
export const rows: Readonly<Record<string, readonly [about: string, names: string]>> = {
  S: [
    'sessions',
    'expired token, 100 calls|401s one after the other|several tabs|the refreshing tab dies|401 after the refresh|401 without JSON|refresh fails|refresh is refused|cooldown|log-out during a refresh|log-out during a retry|another log-in during a refresh|the asking call is given up|log-out in another tab|storage cleared in another tab|another user in another tab|wrong clocks|margins of expiry|broken tokens|broken stored user|start-up table|no storage|storage full half-way|sleep|offline at the start|checked twice|log-out without server|deletion with calls under way|incomplete log-in replies|401 of the account calls|any order of events',
  ],
  Q: [
    'RTK Query',
    'late 401s|repeats|user change empties hooks|user change empties the cache|data of the argument before|replies out of order|failed writes ask nothing again|a hung query holds up nobody|list under way during a write|remounts on errors|optimism undone|double submits|subscriptions end|focus storms|empty replies|prototype keys at a refetch|unheard rejections',
  ],
  L: [
    'long sessions',
    '500 pages|dialogs seven times|timers|StrictMode|age of a kept review|two tabs with a kept review|a kept review that is refused|reloads half-way|back after log-out|new deployment|old service worker|a day in one tab|offline and back|ways back, switches of tabs',
  ],
  X: [
    'security',
    'redirects stay here|redirects crash nothing|links to businesses|photos|path parameters|new tabs|texts run nowhere|words of the server|one-time tokens|content policy|Trusted Types|headers|password fields|who has an account|attempts|end of a session|whose draft|tampered storage|where the bearer goes|API key in the build|production build|secrets in state and actions|prototype keys|linear validators|mixed content|nobody else’s hosts|packages|frames|cookies|one verification a load|messages of others|direction of text',
  ],
  F: [
    'faults',
    'no connection|body cut short|no answer|10 s|500|502 with a page|503|429|400 with fields|401|401 with a page|403|404|409|success false|success false alone|JSON cut off|a page with 200|JSON as text|204|empty body|null and others|broken lists|broken ids|paging|5 MB|10,000 things|hostile texts|deep nesting|prototype keys|dates|ratings and counts|authors|unreadable answer',
  ],
}

/** Every row, like `S01`. */
export const allRows = Object.entries(rows).flatMap(([letter, [, names]]) =>
  names.split('|').map((_, at) => `${letter}${String(at + 1).padStart(2, '0')}`),
)

/** Row -> why no test cites it. */
export const reasons: Readonly<Record<string, string>> = {}

const cited = /\[([SQLXF]\d\d(?:, ?[SQLXF]\d\d)*)\]/g
/** The table of faults names its rows itself; each is tried on every operation (faults.test.ts). */
const inTable = /\brow\(\s*'(F\d\d)'/g

/** Row -> the files whose titles cite it. */
export function proofs(root = '.'): Map<string, string[]> {
  const found = new Map<string, Set<string>>()
  const note = (row: string, file: string) => found.set(row, (found.get(row) ?? new Set()).add(file))
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((each) => /\.test\.tsx?$/.test(each))) {
    const text = readFileSync(join(root, 'test', name), 'utf8')
    for (const [, list = ''] of text.matchAll(cited))
      for (const row of list.split(/, ?/)) note(row, `test/${name.replaceAll('\\', '/')}`)
  }
  const table = readFileSync(join(root, 'test/robustness/faults.ts'), 'utf8')
  for (const [, row = ''] of table.matchAll(inTable)) note(row, 'test/robustness/faults.test.ts')
  return new Map([...found].map(([row, names]) => [row, [...names].sort()]))
}

/** The list for the page: a heading per letter, a line per row. */
export function rowList(found: ReadonlyMap<string, readonly string[]>): string {
  return Object.entries(rows)
    .map(([letter, [about, names]]) => {
      const lines = names.split('|').map((name, at) => {
        const row = `${letter}${String(at + 1).padStart(2, '0')}`
        const files = (found.get(row) ?? []).map((file) => `[${file.replace(/^test\//, '')}](../../${file})`)
        return `| ${row} | ${name} | ${files.join(', ') || `none: ${reasons[row] ?? ''}`} |`
      })
      return `### ${letter}: ${about}\n| row | what | tests |\n|---|---|---|\n${lines.join('\n')}`
    })
    .join('\n\n')
}
