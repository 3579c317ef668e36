// What the loads of pages say, as bars, and as a table for each protocol. Pure.
import { screens } from '../e2e/screens'
import { type Figure, median, quantile, ratio, type Table } from './figures'
import type { Protocol } from './protocols'
import type { Load } from './visit'

/** How a host answers for a page. */
export const hosts = ['plain', 'clean', 'rendered'] as const
/** One of them. */
export type Host = (typeof hosts)[number]

/** One address to load, and what it stands for. */
export interface Target {
  page: string
  /** Or what a page is compared with: its text without scripts, and the framework floor. */
  host: Host | 'static' | 'floor'
  protocol: Protocol
  /** The build's folder; none for the floor. */
  build: string
  url: string
}

/** A target's loads in an empty browser, and those again in the same one. */
export interface Measured extends Target {
  cold: Load[]
  warm: Load[]
}

const middle = (loads: readonly Load[] | undefined, what: keyof Load): number =>
  median((loads ?? []).map((load) => load[what]))
const whole = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : '·')

/** The other target that differs in this alone. */
const beside = (all: readonly Measured[], one: Measured, other: Partial<Target>): Measured | undefined => {
  const { page, host, protocol, build } = { ...one, ...other }
  return all.find(
    (each) => each.page === page && each.host === host && each.protocol === protocol && each.build === build,
  )
}
const floorOf = (all: readonly Measured[], { protocol }: Measured): Measured | undefined =>
  all.find((each) => each.host === 'floor' && each.protocol === protocol)

const buildsOf = (all: readonly Measured[]): string[] => [
  ...new Set(all.filter(({ host }) => host !== 'floor').map(({ build }) => build)),
]

/** What tells a target from others of its page. */
const nameOf = ({ host, protocol, build }: Target, hasBuilds: boolean): string =>
  [host, protocol, ...(hasBuilds ? [build] : [])].join(' ')

/** All that was measured by one protocol. */
function detailTable(all: readonly Measured[], protocol: Protocol): Table {
  const builds = buildsOf(all)
  const [first] = builds
  const hasBuilds = builds.length > 1
  const times = (one: Measured, other: Measured | undefined, what: keyof Load) =>
    ratio(middle(one.cold, what), middle(other?.cold, what))
  return {
    title: `Every page over ${protocol}: median of ${all[0]?.cold.length}`,
    head: [
      ...['page', 'host', ...(hasBuilds ? ['build'] : [])],
      ...['FCP', 'x static', 'x floor', ...(hasBuilds ? [`x ${first}`] : [])],
      ...['first card', 'LCP', 'x static', 'q1–q3', 'CLS', 'TBT'],
      ...['before paint', 'requests', 'kB', 'warm FCP', 'warm LCP', 'warm CLS'],
    ],
    rows: all
      .filter((one) => one.protocol === protocol)
      .map((one) => {
        const still = beside(all, one, { host: 'static' })
        const lcp = one.cold.map((load) => load.lcp)
        return [
          ...[`\`${one.page}\``, one.host, ...(hasBuilds ? [one.build] : [])],
          ...[whole(middle(one.cold, 'fcp')), times(one, still, 'fcp'), times(one, floorOf(all, one), 'fcp')],
          ...(hasBuilds ? [times(one, beside(all, one, { build: first ?? '' }), 'fcp')] : []),
          ...[whole(middle(one.cold, 'card')), whole(median(lcp)), times(one, still, 'lcp')],
          `${whole(quantile(lcp, 0.25))}–${whole(quantile(lcp, 0.75))}`,
          ...[middle(one.cold, 'cls').toFixed(3), whole(middle(one.cold, 'tbt'))],
          ...[whole(middle(one.cold, 'before')), whole(middle(one.cold, 'requests'))],
          whole(middle(one.cold, 'bytes')),
          ...[whole(middle(one.warm, 'fcp')), whole(middle(one.warm, 'lcp')), middle(one.warm, 'cls').toFixed(3)],
        ]
      }),
    note: 'Times in ms, by slow 4G (150 ms, 1.6 Mbit/s) on a processor four times slower. First card: the first comment or card is shown. Before paint: requests answered by then, the document included. kB: all answers as transferred, until the page rests.',
  }
}

/** Each protocol in detail. */
export const loadTables = (all: readonly Measured[]): Table[] =>
  [...new Set(all.map(({ protocol }) => protocol))].map((protocol) => detailTable(all, protocol))

/** Pages that the renderer makes whole, and that stand for all others of their kind. */
const renderedWithBar = [screens.business[0], screens.category[0]]

type Times = Extract<keyof Load, 'fcp' | 'lcp' | 'card'>

/** One page's time as often as another's. */
const ratioOf = (one: Measured, other: Measured | undefined, what: Times, base: Times = what): number =>
  middle(one.cold, what) / middle(other?.cold, base)

/** The page of which the value is the largest, as one figure; none where nothing can be compared. */
function worst(name: string, bar: number, pages: readonly Measured[], value: (one: Measured) => number): Figure[] {
  const [first] = pages
    .map((one) => ({ page: one.page, value: value(one) }))
    .filter((one) => Number.isFinite(one.value))
    .sort((a, b) => b.value - a.value)
  return first ? [{ name: `${name} (\`${first.page}\`)`, value: first.value, unit: 'x', bar }] : []
}

/** The bars of one build over one protocol. */
function barsOf(all: readonly Measured[], of: Pick<Target, 'build' | 'protocol'>, name: string): Figure[] {
  const on = (host: Target['host']) =>
    all.filter((one) => one.host === host && one.build === of.build && one.protocol === of.protocol)
  const still = (one: Measured) => beside(all, one, { host: 'static' })
  const home = on('plain').find(({ page }) => page === '/')
  return [
    ...worst(`first paint beside the static page, clean ${name}, worst page`, 1.15, on('clean'), (one) =>
      ratioOf(one, still(one), 'fcp'),
    ),
    ...worst(`first paint beside that of \`/\`, plain ${name}, worst page`, 1.25, on('plain'), (one) =>
      ratioOf(one, home, 'fcp'),
    ),
    ...worst(`first comment or card beside the framework floor, plain ${name}, worst page`, 1.5, on('plain'), (one) =>
      ratioOf(one, floorOf(all, one), 'card', 'fcp'),
    ),
    ...hosts
      .flatMap(on)
      .filter(({ page, host }) => page === '/' || (host === 'rendered' && renderedWithBar.includes(page)))
      .map((one) => ({
        name: `LCP of \`${one.page}\` beside the static page, ${one.host} ${name}`,
        value: ratioOf(one, still(one), 'lcp'),
        unit: 'x',
        bar: 1.3,
      })),
  ]
}

/** The bars: when a page shows something, its data, and how much anything moves. */
export function loadFigures(all: readonly Measured[]): Figure[] {
  const hasBuilds = buildsOf(all).length > 1
  const app = all.filter(({ host }) => host !== 'floor' && host !== 'static')
  const protocols = [...new Set(app.map(({ protocol }) => protocol))]
  const bars = buildsOf(all).flatMap((build) =>
    protocols.flatMap((protocol) => barsOf(all, { build, protocol }, hasBuilds ? `${protocol} ${build}` : protocol)),
  )
  const [most] = app
    .flatMap((one) =>
      [...one.cold, ...one.warm].map(({ cls }) => ({ cls, name: `${one.page} ${nameOf(one, hasBuilds)}` })),
    )
    .sort((a, b) => b.cls - a.cls)
  return [
    ...bars,
    { name: `largest CLS of any load (\`${most?.name}\`)`, value: most?.cls ?? Number.NaN, unit: '', bar: 0.02 },
  ]
}
