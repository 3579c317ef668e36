// Pages with their data as HTML: what one rendering takes, and what `npm run pages` takes as the directory grows. How they load on a
// slow phone is measured in web.ts.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createBackend } from '@mocks/backend'
import { startHttp } from '@mocks/http'
import { loadSite, type Site } from '@/tools/server/renderer'
import { buildApp } from '../e2e/stage'
import { runNode } from '../processes'
import { duration, type Figure, median, type Options, type Report, type Table } from './figures'
import { manyBusinesses } from './manyBusinesses'
import type { PagesRun } from './pagesRun'

const origin = 'https://example.al'
/** A business with ten comments on its page, and a category with ten businesses. */
const shown = { business: '/biznes/biz_001', category: '/kategorite/restorante_dhe_kafene' } as const
type Shown = keyof typeof shown

/** Processor time of a rendering, the API's answers being there at once: medians, in ms. */
async function measureRenders(site: Site): Promise<Record<Shown, number>> {
  const { handle } = createBackend({ now: Date.now })
  const real = globalThis.fetch
  const known = new Map<string, string>()
  globalThis.fetch = async (input) => {
    const request = input as Request
    const text = known.get(request.url) ?? (await (await handle(request.clone())).text())
    known.set(request.url, text)
    return new Response(text, { headers: { 'content-type': 'application/json' } })
  }
  const once = async (path: string): Promise<number> => {
    const before = process.cpuUsage()
    const document = await site.render(path, '', { origin, patience: 60_000 })
    const { user, system } = process.cpuUsage(before)
    if (document?.status !== 200) throw new Error(`${path} is not rendered`)
    return (user + system) / 1000
  }
  const times: Record<Shown, number[]> = { business: [], category: [] }
  // A hundred times each, so that the code is as fast as it gets, in a server as in a long run.
  for (let round = -100; round < 200; round += 1)
    for (const [name, path] of Object.entries(shown)) {
      const took = await once(path)
      if (round >= 0) times[name as Shown].push(took)
    }
  globalThis.fetch = real
  return { business: median(times.business), category: median(times.category) }
}

/** A first run of `npm run pages` with so many businesses, and a second one after a hundredth of them changed. */
async function measurePages(
  folder: string,
  workplace: string,
  size: number,
): Promise<[first: PagesRun, next: PagesRun]> {
  const api = await startHttp({ port: 0, memory: true, seed: manyBusinesses(size) })
  const dist = resolve(workplace, `dist-${size}`)
  cpSync(folder, dist, { recursive: true })
  cpSync(`${folder}-server`, `${dist}-server`, { recursive: true })
  const run = async (): Promise<PagesRun> => {
    const { code, output } = await runNode(['--import', 'tsx', 'test/bench/pagesRun.ts', dist, api.url])
    if (code !== 0) throw new Error(`npm run pages failed:\n${output}`)
    return JSON.parse(output) as PagesRun
  }
  const first = await run()
  const { businesses } = api.backend.db.tables
  for (const row of businesses.all().slice(0, Math.ceil(size / 100)))
    businesses.put({ ...row, description: `${row.description} Hapur edhe të dielave.` })
  const next = await run()
  await api.close()
  rmSync(dist, { recursive: true })
  return [first, next]
}

/** First and second run, by the number of businesses, the smallest first. */
type Taken = ReadonlyMap<number, readonly [first: PagesRun, next: PagesRun]>

/** Processor time of each page that the larger of two directories has more, all of them businesses with a picture. */
const perFurtherPage = (smaller: PagesRun, larger: PagesRun): number =>
  (larger.rendering.cpu - smaller.rendering.cpu) / (larger.rendered - smaller.rendered)

/** Whether pages take longer the more of them there are; nothing where two sizes only were measured, which tell of no growth. */
function flatness(taken: Taken): Figure[] {
  const [small, middling, large] = [...taken].map(([size, [first]]) => ({ size: size.toLocaleString('en'), first }))
  if (!small || !middling || !large) return []
  return [
    {
      name: `a further page between ${middling.size} and ${large.size} beside one between ${small.size} and ${middling.size}`,
      value: perFurtherPage(middling.first, large.first) / perFurtherPage(small.first, middling.first),
      unit: 'x',
      bar: 1.1,
    },
  ]
}

function sizeTable(taken: Taken): Table {
  const runs = [...taken]
  return {
    title: '`npm run pages` with N businesses',
    head: [
      'N',
      'pages',
      'processor time',
      'a further page',
      'elapsed',
      'memory',
      '1 % changed: written',
      'processor time',
      'of the first',
    ],
    rows: runs.map(([size, [first, next]], at) => [
      size.toLocaleString('en'),
      first.rendered.toLocaleString('en'),
      duration(first.whole.cpu),
      duration(perFurtherPage(runs[at - 1]?.[1][0] ?? first, first)),
      duration(first.whole.elapsed),
      `${Math.round(first.memory)} MB`,
      next.written.toLocaleString('en'),
      duration(next.whole.cpu),
      `${((next.whole.cpu / first.whole.cpu) * 100).toFixed(1)} %`,
    ]),
    note: [
      'Processor time of the command alone, not of the API. A further page: of the businesses that the line above lacks.',
      'The second run renders what changed; home and all categories are asked for, since no list tells what they would say.',
      ...(runs.length < 3 ? ['Whether pages take longer the more there are is not measured with so few runs.'] : []),
    ].join(' '),
  }
}

/** All figures; `npm run bench -- pages --runs 9`. Fewer than three runs leave out the largest directory. */
export async function bench({ runs = 9 }: Options): Promise<Report> {
  mkdirSync('.cache', { recursive: true })
  const workplace = mkdtempSync(join('.cache', 'bench-pages-'))
  const api = await startHttp({ port: 0, memory: true })
  try {
    const folder = await buildApp(workplace, 'production', api.url)
    const site = await loadSite(`${folder}-server`, api.url)
    const renders = await measureRenders(site)
    const taken = new Map<number, [PagesRun, PagesRun]>()
    for (const size of runs < 3 ? [100, 1_000] : [100, 1_000, 10_000])
      taken.set(size, await measurePages(folder, workplace, size))
    const largest = [...taken.values()].at(-1)
    if (!largest) throw new Error('nothing was measured')
    const [most, [first, next]] = [Math.max(...taken.keys()).toLocaleString('en'), largest]
    return {
      figures: [
        { name: 'one rendering of a business page with 10 comments', value: renders.business, unit: 'ms', bar: 10 },
        { name: `${most} businesses as pages`, value: first.whole.elapsed / 1000, unit: 's', bar: 480 },
        { name: 'memory of that', value: first.memory, unit: 'MB', bar: 512 },
        ...flatness(taken),
        {
          name: 'the same again with 1 % changed, of the first processor time',
          value: (next.whole.cpu / first.whole.cpu) * 100,
          unit: '%',
          bar: 5,
        },
      ],
      tables: [
        {
          title: 'One rendering, processor time',
          head: ['page', 'median of 200'],
          rows: Object.entries(renders).map(([name, ms]) => [name, duration(ms)]),
          note: 'From the request of the page to its document, the API answering at once.',
        },
        sizeTable(taken),
      ],
    }
  } finally {
    await api.close()
    rmSync(workplace, { recursive: true })
  }
}
