// Lighthouse's scores of the production build over real HTTP, mobile, by its own simulated throttling. Lighthouse is no dependency
// of the project: npx fetches it, or LIGHTHOUSE names the folder of an installed one.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { routes } from '@/lib/paths'
import { browserArguments, ensureBrowser } from '../browser'
import { screens } from '../e2e/screens'
import { setStage } from '../e2e/stage'
import { type Figure, median, type Report } from './figures'
import type { Options } from './run'

const VERSION = '12.8.2'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>

/** The pages that are the same for everybody, and those that need data. */
const still = [
  routes.home,
  routes.about,
  routes.howItWorks,
  routes.reviewRules,
  routes.support,
  routes.faq,
  routes.terms,
] as const
const living = [screens.categories[0], screens.category[0], screens.business[0]] as const

/** The result of one run: the scores, and the times behind the first. */
interface Audit extends Scores {
  lcp: number
  tbt: number
  cls: number
}

const run = promisify(execFile)

/** How often Lighthouse is tried before its failure counts: now and then it loses a trace and asks for another try. */
const TRIES = 3

async function audit(url: string, file: string): Promise<Audit> {
  const own = process.env.LIGHTHOUSE
  const [command, ...first] = own
    ? [process.execPath, join(own, 'cli/index.js')]
    : ['npx', '--yes', `lighthouse@${VERSION}`]
  const flags = ['--headless=new', ...browserArguments].join(' ')
  const args = [...first, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      await run(command ?? '', args, { env: { ...process.env, CHROME_PATH: ensureBrowser() } })
      break
    } catch (error) {
      if (left === 0 || !String(error).includes('Please run Lighthouse again')) throw error
    }
  }
  const said = JSON.parse(readFileSync(file, 'utf8')) as {
    categories: Record<string, { score: number | null }>
    audits: Record<string, { numericValue?: number }>
  }
  const score = (name: string) => Math.round((said.categories[name]?.score ?? Number.NaN) * 100)
  const time = (name: string) => said.audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
  }
}

/** The lowest score of some pages. */
function lowest(
  medians: ReadonlyMap<string, Audit>,
  pages: readonly string[],
  what: keyof Scores,
  bar: number,
): Figure {
  const [worst] = pages
    .map((page) => ({ page, score: medians.get(page)?.[what] ?? Number.NaN }))
    .toSorted((a, b) => a.score - b.score)
  return {
    name: `${what}, lowest of ${pages.length} (${worst?.page})`,
    value: worst?.score ?? Number.NaN,
    unit: '',
    bar,
    isFloor: true,
  }
}

/** All figures; `npm run bench -- lighthouse --runs 5`. */
export async function bench({ runs = 5 }: Options): Promise<Report> {
  const stage = await setStage()
  const folder = mkdtempSync(join('.cache', 'lighthouse-'))
  const pages = [...still, ...living]
  const audits = new Map<string, Audit[]>(pages.map((page) => [page, []]))
  try {
    for (let turn = 0; turn < runs; turn += 1) {
      for (const page of pages) audits.get(page)?.push(await audit(stage.appUrl + page, join(folder, 'report.json')))
    }
  } finally {
    await stage.close()
    rmSync(folder, { recursive: true })
  }
  const middle = (all: readonly Audit[], what: keyof Audit) => median(all.map((one) => one[what]))
  const names = ['performance', 'accessibility', 'best-practices', 'seo', 'lcp', 'tbt', 'cls'] as const
  const medians = new Map(
    [...audits].map(([page, all]) => [
      page,
      Object.fromEntries(names.map((what) => [what, middle(all, what)])) as unknown as Audit,
    ]),
  )
  return {
    figures: [
      lowest(medians, still, 'performance', 98),
      ...categories.slice(1).map((what) => lowest(medians, still, what, 100)),
      lowest(medians, living, 'performance', 95),
    ],
    tables: [
      {
        title: `Lighthouse ${VERSION}, mobile: median of ${runs}`,
        head: ['page', ...categories, 'LCP, ms', 'TBT, ms', 'CLS'],
        rows: [...medians].map(([page, { lcp, tbt, cls, ...scores }]) => [
          `\`${page}\``,
          ...categories.map((what) => String(scores[what])),
          String(Math.round(lcp)),
          String(Math.round(tbt)),
          cls.toFixed(3),
        ]),
      },
    ],
  }
}
