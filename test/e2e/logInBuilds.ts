// One log in two builds, side by side: what each shows of every page of it, as pictures in a folder with an index.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { ActionLog } from '@/replay/actionLog'
import { locationChanged } from '@/store/navigationEvents'
import type { Pictures } from '@/tools/log/otherApp'
import { rested } from './rested'
import { differences, shownPage } from './shownPage'

/** A build with the panel of the action log. */
export interface Build {
  name: string
  url: string
}

/** The log, as a file, and where progress is told. */
interface Sights {
  log: ActionLog
  file: string
  tell: (line: string) => void
}

/** One step as one build shows it; without a picture where it did not come to rest. */
interface Shot {
  picture?: Buffer
  text: string
}

/** In ms: the longest that a page may take. */
const LONGEST = 60_000

/**
 * Of every page the step at which the visitor left it, by the last thing done on it: until the next page is there, its
 * lists and forms go one by one. Without a diary the step before the next page.
 */
export function lastStepsOfPages({ actions, diary = [] }: Pick<ActionLog, 'actions' | 'diary'>): number[] {
  const changes = actions.flatMap((action, index) => (locationChanged.match(action) ? [index] : []))
  const acts = diary.filter((entry) =>
    entry.kind === 'page' ? entry.event === 'back or forward' : ['press', 'typed', 'submit'].includes(entry.kind),
  )
  const left = changes.slice(1).map((change, at) => {
    const act = acts.findLast(({ after }) => after <= change && after > (changes[at] ?? 0))
    return act?.after ?? change
  })
  return [...left, actions.length]
}

/** Waits until all parts of the page have come and it says the same twice: lists are rendered slice by slice. */
async function settledText(page: Page): Promise<string> {
  let before = ''
  for (let tries = 0; tries < 50; tries += 1) {
    await rested(page)
    const now = await page.evaluate(shownPage)
    if (tries > 1 && now === before) return now
    before = now
  }
  return before
}

/** The page as it is without the panel. */
const withoutPanel = ':root { --panel-inline: 0px !important } [data-action-log] { display: none !important }'

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

/** The shot if it comes in time, else none. */
const inTime = (shot: Promise<Shot>): Promise<Shot> =>
  new Promise((done) => {
    const timer = setTimeout(done, LONGEST, { text: '' })
    const end = (taken: Shot) => {
      clearTimeout(timer)
      done(taken)
    }
    shot.then(end, () => end({ text: '' }))
  })

/** Opens the log in the panel of a build, and goes to each of the steps. */
async function shots(browser: Browser, { name, url }: Build, { file, log, tell }: Sights, steps: readonly number[]) {
  const viewport = { width: 1280, height: 800 }
  // The style for the pictures is not the app's, which its policy forbids.
  const context = await browser.newContext({ viewport, locale: 'sq-AL', reducedMotion: 'reduce', bypassCSP: true })
  context.setDefaultTimeout(LONGEST)
  try {
    // tsx calls this for every function that has a name.
    await context.addInitScript('globalThis.__name = (value) => value')
    const page = await context.newPage()
    // The page is there before the scripts that listen for the key.
    await page.goto(`${url}/rregullore`, { waitUntil: 'networkidle' })
    await page.keyboard.press('Control+Shift+L')
    // The page has its whole width under the panel.
    await page.addStyleTag({ content: 'body { margin: 0 !important }' })
    await page.getByLabel('Open log…').setInputFiles(file)
    await page.getByRole('button', { name: 'Open without saving' }).click()
    const seek = page.getByLabel('Step', { exact: true })
    await seek.waitFor()
    const shotOf = async (step: number): Promise<Shot> => {
      await seek.fill(String(step))
      const text = await settledText(page)
      return { picture: await settledPicture(page), text }
    }
    const taken: Shot[] = []
    for (const step of steps) {
      tell(`${name}: page ${taken.length + 1} of ${steps.length}, step ${step}, ${pathAt(log, step)}`)
      taken.push(await inTime(shotOf(step)))
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
function indexOf(builds: readonly Build[], log: ActionLog, steps: readonly number[], rows: Shot[][]): string {
  const row = (shown: readonly Shot[], index: number) => {
    const [one, other] = shown as [Shot, Shot]
    const step = steps[index] ?? 0
    const lines = differences(other.text, one.text)
    const verdict = isLate(shown) ? 'not compared' : lines ? 'other text' : 'another picture, the same text'
    const pictures = builds.map(
      ({ name }, at) =>
        `<td><img loading="lazy" alt="${escaped(name)}, step ${step}" src="${pictureName(step, at)}"></td>`,
    )
    return `<tr id="step-${step}"><th>Step ${step}<br>${escaped(pathAt(log, step))}<br>${differ(shown) || isLate(shown) ? verdict : 'the same'}<pre>${escaped(lines)}</pre></th>${pictures.join('')}</tr>`
  }
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>One log in two builds</title>
<style>body { font: 14px sans-serif } td, th { vertical-align: top; text-align: start } img { width: 40vw; border: 1px solid } pre { white-space: pre-wrap }</style>
<h1>One log in two builds</h1>
<table><tr><th>Step</th>${builds.map(({ name }) => `<th>${escaped(name)}</th>`).join('')}</tr>
${rows.map(row).join('\n')}
</table></html>
`
}

const isLate = (shown: readonly Shot[]): boolean => shown.some(({ picture }) => !picture)
/** Whether pictures that came are not the same. */
const differ = ([one, other]: readonly Shot[]): boolean =>
  one?.picture !== undefined && other?.picture !== undefined && !one.picture.equals(other.picture)

const pictureName = (step: number, build: number): string => `step-${step}-${build === 0 ? 'one' : 'other'}.png`

/** Takes the pictures and writes them with their index into the folder. */
export async function compareBuilds(
  browser: Browser,
  builds: readonly [Build, Build],
  sights: Sights,
  folder: string,
): Promise<Pictures> {
  const { log } = sights
  const steps = lastStepsOfPages(log)
  const rowsOf = async (wanted: readonly number[]) => {
    const one = await shots(browser, builds[0], sights, wanted)
    const other = await shots(browser, builds[1], sights, wanted)
    return new Map(wanted.map((step, index) => [step, [one[index] as Shot, other[index] as Shot]]))
  }
  const first = await rowsOf(steps)
  const differing = steps.filter((step) => differ(first.get(step) ?? []))
  // What came late is another picture once; what differs does so again.
  const again = differing.length > 0 ? await rowsOf(differing) : first
  const rows = steps.map((step) => again.get(step) ?? first.get(step) ?? [])
  mkdirSync(folder, { recursive: true })
  for (const [index, shown] of rows.entries())
    for (const [at, { picture }] of shown.entries())
      if (picture) writeFileSync(join(folder, pictureName(steps[index] ?? 0, at)), picture)
  writeFileSync(join(folder, 'index.html'), indexOf(builds, log, steps, rows))
  const pageOf = (index: number) => ({ step: steps[index] ?? 0, path: pathAt(log, steps[index] ?? 0) })
  const late = rows.flatMap((shown, index) => (isLate(shown) ? [pageOf(index)] : []))
  // The text is read before the picture is taken: where pictures are the same, it was only read too early.
  const text = rows.findIndex((shown) => differ(shown) && shown[0]?.text !== shown[1]?.text)
  const picture = rows.findIndex(differ)
  const [one, other] = rows[text] ?? []
  const lines = differences(other?.text ?? '', one?.text ?? '').split('\n')
  return {
    pages: steps.length,
    late,
    ...(text >= 0 && { text: { ...pageOf(text), lines } }),
    ...(picture >= 0 && { picture: pageOf(picture) }),
  }
}
