// One log in two builds, side by side: what each shows of every page of it, as pictures in a folder with an index.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { ActionLog } from '@/replay/actionLog'
import { locationChanged } from '@/store/navigationEvents'
import { stepName } from '@/tools/log/sentences'
import { differences, shownPage } from './shownPage'

/** A build with the panel of the action log. */
export interface Build {
  name: string
  url: string
}

/** The log, as a file, and the steps to look at. */
interface Sights {
  log: ActionLog
  file: string
  /** The first step whose state differs; undefined where none does. */
  differing: number | undefined
}

/** One step as one build shows it. */
interface Shot {
  picture: Buffer
  text: string
}

/** The last step of every page: what was on it before it was left. */
export function lastStepsOfPages({ actions }: Pick<ActionLog, 'actions'>): number[] {
  const changes = actions.flatMap((action, index) => (locationChanged.match(action) ? [index] : []))
  return [...changes.slice(1), actions.length]
}

/** Waits until the page says the same twice: lists are rendered slice by slice. */
async function settledText(page: Page): Promise<string> {
  let before = ''
  for (let tries = 0; tries < 50; tries += 1) {
    const now = await page.evaluate(shownPage)
    if (tries > 1 && now === before) return now
    before = now
    await page.evaluate(() => new Promise((rested) => requestAnimationFrame(() => requestIdleCallback(rested))))
  }
  return before
}

/** The page as it is without the panel. */
const withoutPanel = ':root { --panel-block: 0px !important } [data-action-log] { display: none !important }'

/** Waits until two pictures are the same. */
async function settledPicture(page: Page): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0)
  for (let tries = 0; tries < 5; tries += 1) {
    const now = await page.screenshot({ fullPage: true, animations: 'disabled', style: withoutPanel })
    if (now.equals(before)) return now
    before = now
  }
  return before
}

/** Opens the log in the panel of a build, and goes to each of the steps. */
async function shots(browser: Browser, { url }: Build, file: string, steps: readonly number[]): Promise<Shot[]> {
  const size = { width: 1280, height: 800 }
  // The style for the pictures is not the app's, which its policy forbids.
  const context = await browser.newContext({
    viewport: size,
    locale: 'sq-AL',
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  try {
    // tsx calls this for every function that has a name.
    await context.addInitScript('globalThis.__name = (value) => value')
    await context.addInitScript(() => localStorage.setItem('panelDock', 'below'))
    const page = await context.newPage()
    // The page is there before the scripts that listen for the key.
    await page.goto(`${url}/rregullore`, { waitUntil: 'networkidle' })
    await page.keyboard.press('Control+Shift+L')
    await page.getByLabel('Open log…').setInputFiles(file)
    await page.getByRole('button', { name: 'Open without saving' }).click()
    const seek = page.getByLabel('Step', { exact: true })
    await seek.waitFor()
    const taken: Shot[] = []
    for (const step of steps) {
      await seek.fill(String(step))
      const text = await settledText(page)
      taken.push({ picture: await settledPicture(page), text })
    }
    return taken
  } finally {
    await context.close()
  }
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const pathAt = ({ actions }: ActionLog, step: number): string =>
  actions.slice(0, step).findLast(locationChanged.match)?.payload.path ?? 'no page yet'

/** The index: each step with what both builds show of it, and the lines that only one has. */
function indexOf(
  builds: readonly Build[],
  { log, differing }: Sights,
  steps: readonly number[],
  rows: Shot[][],
): string {
  const first = differing === undefined ? undefined : log.actions[differing - 1]
  const state = first
    ? `The state differs from step ${differing} on, ${stepName(first)}.`
    : `The state of ${differing === 0 ? 'the start differs' : 'every step is the same'}.`
  const row = (shown: readonly Shot[], index: number) => {
    const [one, other] = shown as [Shot, Shot]
    const step = steps[index] ?? 0
    const isSame = one.picture.equals(other.picture)
    const lines = differences(one.text, other.text)
    const verdict = lines ? 'other text' : isSame ? 'the same' : 'another picture, the same text'
    const pictures = builds.map(
      ({ name }, at) =>
        `<td><img loading="lazy" alt="${escaped(name)}, step ${step}" src="${pictureName(step, at)}"></td>`,
    )
    return `<tr id="step-${step}"><th>Step ${step}<br>${escaped(pathAt(log, step))}<br>${verdict}<pre>${escaped(lines)}</pre></th>${pictures.join('')}</tr>`
  }
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>One log in two builds</title>
<style>body { font: 14px sans-serif } td, th { vertical-align: top; text-align: start } img { width: 40vw; border: 1px solid } pre { white-space: pre-wrap }</style>
<h1>One log in two builds</h1><p>${escaped(state)}</p>
<table><tr><th>Step</th>${builds.map(({ name }) => `<th>${escaped(name)}</th>`).join('')}</tr>
${rows.map(row).join('\n')}
</table></html>
`
}

const pictureName = (step: number, build: number): string => `step-${step}-${build === 0 ? 'one' : 'other'}.png`

/** What came out: how many steps were looked at, and the first whose text or picture is not the same. */
export interface Compared {
  steps: number
  text: number | undefined
  picture: number | undefined
}

/** Takes the pictures and writes them with their index into the folder. */
export async function compareBuilds(
  browser: Browser,
  builds: readonly [Build, Build],
  sights: Sights,
  folder: string,
): Promise<Compared> {
  const { log, file, differing } = sights
  const steps = [...new Set([...lastStepsOfPages(log), ...(differing ? [differing] : [])])].sort((a, b) => a - b)
  const [one, other] = [await shots(browser, builds[0], file, steps), await shots(browser, builds[1], file, steps)]
  const rows = one.map((shot, index) => [shot, other[index] as Shot])
  mkdirSync(folder, { recursive: true })
  for (const [index, shown] of rows.entries())
    for (const [at, { picture }] of shown.entries())
      writeFileSync(join(folder, pictureName(steps[index] ?? 0, at)), picture)
  writeFileSync(join(folder, 'index.html'), indexOf(builds, sights, steps, rows))
  const firstWhere = (differs: (one: Shot, other: Shot) => boolean) =>
    steps[rows.findIndex(([left, right]) => left && right && differs(left, right))]
  return {
    steps: steps.length,
    text: firstWhere((left, right) => left.text !== right.text),
    picture: firstWhere((left, right) => !left.picture.equals(right.picture)),
  }
}
