// What benches measure, as numbers and as tables: medians, ratios, bars and verdicts. Pure.

/** One number and its bar, the most that it may be. */
export interface Figure {
  name: string
  value: number
  unit: string
  bar: number
}

/** A table of numbers: how something grows, or a comparison. */
export interface Table {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** What a reader needs to know. */
  note?: string
}

/** What a bench found. */
export interface Report {
  figures: readonly Figure[]
  tables?: readonly Table[]
}

/** The command line's options; of what is not given, all there is. */
export interface Options {
  /** How often slow things are measured. */
  runs?: number | undefined
  /** Folders of builds to load in turn, each with its renderer beside it; without any, the app is built. */
  builds?: readonly string[] | undefined
  protocols?: readonly string[] | undefined
  hosts?: readonly string[] | undefined
  /** Addresses of pages. */
  pages?: readonly string[] | undefined
}

/** Those of `known` that were asked for, in its order, or all; throws at what it does not know. */
export function chosen<T extends string>(what: string, known: readonly T[], asked: readonly string[] = known): T[] {
  const strange = asked.find((one) => !known.some((name) => name === one))
  if (strange !== undefined) throw new Error(`There is no ${what} ${strange}; there are ${known.join(', ')}`)
  return known.filter((name) => asked.includes(name))
}

/** The value below which this share of the values lies; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN]
  return below + (above - below) * (place - Math.floor(place))
}

/** The middle value, or the mean of the two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** How many times `base` the value is, like `1.15x`; `·` where there is no base. */
export const ratio = (value: number, base: number): string => {
  const times = value / base
  if (!Number.isFinite(times)) return '·'
  return `${times >= 100 ? Math.round(times).toLocaleString('en') : times.toFixed(times >= 10 ? 1 : 2)}x`
}

/** Three significant digits; whole thousands with commas. */
const digits = (value: number): string => {
  if (!Number.isFinite(value)) return '·'
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
}

/** Whether the bar is met; what could not be measured meets none. */
export const isMet = ({ value, bar }: Figure): boolean => value <= bar

/** All figures beside their bars. */
export const verdicts = (figures: readonly Figure[]): Table => ({
  title: 'Bars',
  head: ['', 'what', 'measured', 'bar'],
  rows: figures.map((figure) => {
    const { name, value, unit, bar } = figure
    const withUnit = (number: number) => [digits(number), unit].filter(Boolean).join(' ')
    return [isMet(figure) ? '✓' : '✗', name, withUnit(value), `at most ${withUnit(bar)}`]
  }),
})

/** The table as Markdown: first column to the left, the others to the right unless they hold words. */
export function markdown({ head, rows }: Table): string {
  const isNumeric = (column: number) => rows.every((row) => /^(at most )?[\d·]/.test(row[column] ?? ''))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    `|${head.map((_, column) => (isNumeric(column) ? '---:' : '---')).join('|')}|`,
    ...rows.map(line),
  ].join('\n')
}
