// `npm run bench [-- NAME]`: measures what the benches beside this file measure and compares it with the bars they set.
// Times depend on the machine, so nothing in `npm test` asserts them; here a missed bar is a failure.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One figure: what was measured, and what it may be at most, or at least where more is better. */
export interface Figure {
  name: string
  value: number
  unit: string
  bar: number
  /** More is better: the bar is the least. */
  isFloor?: boolean
}

interface Bench {
  bench: () => Promise<Figure[]>
}

const met = ({ value, bar, isFloor }: Figure): boolean => (isFloor ? value >= bar : value <= bar)
const figure = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

const here = fileURLToPath(new URL('.', import.meta.url))
const wanted = process.argv[2]
const names = readdirSync(here)
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'run' && (!wanted || name === wanted))

for (const name of names) {
  const { bench } = (await import(`./${name}`)) as Bench
  console.log(`\n${name}`)
  for (const row of await bench()) {
    const bar = `${row.isFloor ? 'at least' : 'at most'} ${figure(row.bar)} ${row.unit}`
    console.log(`  ${met(row) ? '✓' : '✗'} ${row.name}: ${figure(row.value)} ${row.unit} (${bar})`)
    if (!met(row)) process.exitCode = 1
  }
}
if (names.length === 0) {
  console.error(`There is no bench called ${wanted}`)
  process.exitCode = 1
}
