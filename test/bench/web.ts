// How the production build loads on a phone with slow 4G, over real HTTP with the mock backend behind it: home beside the
// framework floor and a static page, in turn, then every route, then how soon a search typed at once has results, then how fast
// the app reacts.
import { routes } from '@/lib/paths'
import { allScreens, ownPaths } from '../e2e/screens'
import { demoSession, type StoredSession } from '../e2e/session'
import { type Figure, median, type Options, quantile, type Report, ratio, type Table } from './figures'
import { measureReactions } from './reactions'
import { measureTypedSearch } from './typedSearch'
import { type Load, type Stored, visit } from './visit'
import { setWebStage, type WebStage } from './webStage'

type Visits = { cold: Load; warm: Load }[]
interface Target {
  name: string
  url: string
  stored?: Stored
  /** Measured in every third round only. */
  isRare?: boolean
}

const home = (stage: WebStage): Target[] => [
  { name: 'home', url: `${stage.appUrl}/` },
  { name: 'floor', url: `${stage.floorUrl}/` },
  { name: 'static', url: `${stage.staticUrl}/` },
  { name: 'home again', url: `${stage.appUrl}/` },
  { name: 'static again', url: `${stage.staticUrl}/` },
]

const others = (stage: WebStage, session: StoredSession): Target[] =>
  allScreens
    .filter(([path]) => path !== routes.home)
    .map(([path]) => ({
      name: path,
      url: stage.appUrl + path,
      isRare: true,
      ...(ownPaths.has(path) && { stored: session }),
    }))

const BEFORE = ', before'

/** The same addresses of the app of another checkout, if there is one, each beside its own. */
const withBefore = ({ appUrl, beforeUrl }: WebStage, targets: readonly Target[]): Target[] =>
  targets.flatMap((target) =>
    beforeUrl && target.url.startsWith(appUrl)
      ? [target, { ...target, name: target.name + BEFORE, url: target.url.replace(appUrl, beforeUrl) }]
      : [target],
  )

/** Visits every target in turn; a different one starts each round. */
async function measure(stage: WebStage, targets: readonly Target[], runs: number): Promise<Map<string, Visits>> {
  const taken = new Map<string, Visits>(targets.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run += 1) {
    const due = targets.filter(({ isRare }) => !isRare || run % 3 === 0)
    for (const [turn] of due.entries()) {
      const target = due[(turn + run) % due.length]
      if (target) taken.get(target.name)?.push(await visit(stage.browser, target.url, target.stored))
    }
  }
  return taken
}

const pick = (visits: Visits | undefined, kind: 'cold' | 'warm', what: keyof Load): number[] =>
  (visits ?? []).map((loads) => loads[kind][what])
const middle = (...asked: Parameters<typeof pick>): number => median(pick(...asked))
const whole = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : '·')

/** Home and what it is compared with. */
function homeTable(taken: ReadonlyMap<string, Visits>, names: readonly string[], kind: 'cold' | 'warm'): Table {
  const of = (name: string, what: keyof Load) => middle(taken.get(name), kind, what)
  return {
    title: `Home, ${kind}: median of ${taken.get('home')?.length}`,
    head: [
      'page',
      'FCP',
      'LCP',
      'q1–q3',
      'x static',
      'x floor',
      'CLS',
      'TBT',
      'long tasks',
      'JS kB',
      'requests',
      'before paint',
    ],
    rows: names.map((name) => {
      const lcp = pick(taken.get(name), kind, 'lcp')
      return [
        name,
        whole(of(name, 'fcp')),
        whole(median(lcp)),
        `${whole(quantile(lcp, 0.25))}–${whole(quantile(lcp, 0.75))}`,
        ratio(median(lcp), of('static', 'lcp')),
        ratio(median(lcp), of('floor', 'lcp')),
        of(name, 'cls').toFixed(3),
        whole(of(name, 'tbt')),
        whole(of(name, 'tasks')),
        of(name, 'scripts').toFixed(1),
        whole(of(name, 'requests')),
        whole(of(name, 'before')),
      ]
    }),
  }
}

/** Every route, cold and warm, beside the floor. */
function routeTable(taken: ReadonlyMap<string, Visits>, names: readonly string[]): Table {
  return {
    title: `Every route: median of ${taken.get(names.at(-1) ?? '')?.length}`,
    head: [
      'route',
      'FCP',
      'LCP',
      'x floor',
      'CLS',
      'TBT',
      'JS kB',
      'requests',
      'before paint',
      'warm FCP',
      'warm LCP',
      'x floor',
    ],
    rows: names.map((name) => {
      const of = (kind: 'cold' | 'warm', what: keyof Load) => middle(taken.get(name), kind, what)
      const beside = (kind: 'cold' | 'warm') => ratio(of(kind, 'lcp'), middle(taken.get('floor'), kind, 'lcp'))
      return [
        `\`${name}\``,
        whole(of('cold', 'fcp')),
        whole(of('cold', 'lcp')),
        beside('cold'),
        of('cold', 'cls').toFixed(3),
        whole(of('cold', 'tbt')),
        of('cold', 'scripts').toFixed(1),
        whole(of('cold', 'requests')),
        whole(of('cold', 'before')),
        whole(of('warm', 'fcp')),
        whole(of('warm', 'lcp')),
        beside('warm'),
      ]
    }),
    note: 'Times in ms, by slow 4G (150 ms, 1.6 Mbit/s) on a processor four times slower. Before paint: requests answered by then, the document included.',
  }
}

/** The bars of loads. */
function loadFigures(taken: ReadonlyMap<string, Visits>): Figure[] {
  const lcp = (name: string) => middle(taken.get(name), 'cold', 'lcp')
  const app = [...taken].filter(([name]) => !/^(floor|static)/.test(name) && !name.endsWith(BEFORE))
  const shifts = app.flatMap(([name, visits]) =>
    [...pick(visits, 'cold', 'cls'), ...pick(visits, 'warm', 'cls')].map((value) => ({ name, value })),
  )
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0] ?? { name: 'none', value: Number.NaN }
  return [
    { name: 'LCP of home beside the static page', value: lcp('home') / lcp('static'), unit: 'x', bar: 1.3 },
    { name: 'the same of the second measuring', value: lcp('home again') / lcp('static again'), unit: 'x', bar: 1.3 },
    { name: `largest CLS of any load (${worst.name})`, value: worst.value, unit: '', bar: 0.02 },
  ]
}

/** All figures; `npm run bench -- web --runs 9`, with `--against CHECKOUT` beside those of another commit. */
export async function bench({ runs = 9, against }: Options): Promise<Report> {
  const stage = await setWebStage(against)
  try {
    const session = await demoSession(stage.apiUrl)
    const [first = [], rest = []] = [home(stage), others(stage, session)].map((list) => withBefore(stage, list))
    const taken = await measure(stage, [...first, ...rest], runs)
    const names = first.map(({ name }) => name)
    const search = await measureTypedSearch(stage, runs)
    const reactions = await measureReactions(stage, Math.ceil(runs / 3))
    return {
      figures: [...loadFigures(taken), ...search.figures, ...reactions.figures],
      tables: [
        homeTable(taken, names, 'cold'),
        homeTable(taken, names, 'warm'),
        routeTable(taken, [...names.filter((name) => /^home(,|$)/.test(name)), ...rest.map(({ name }) => name)]),
        ...search.tables,
        reactions.table,
      ],
    }
  } finally {
    await stage.close()
  }
}
