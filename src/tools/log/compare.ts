// `npm run replay -- FILE --against GOOD [--with OTHER]`: where this app does otherwise than a good one, looked for in
// the state, then in answers and actions, then in what pages show, until something names the cause.
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActionLog } from '@/replay/actionLog'
import { type PageOfLog, takePictures } from './otherApp'
import { type AnyReducer, replayLog } from './replayLog'
import { sideBySide } from './sideBySide'
import { placeOf, slicesText } from './verdict'

/** A log of the same walk in a good build, by the name it was given. */
export interface OtherLog {
  name: string
  log: ActionLog
}

/** What one look found: what names the cause, only what follows from it, or nothing. */
interface Found {
  what: 'cause' | 'trace' | 'nothing'
  lines: readonly string[]
}

interface Compared {
  file: string
  log: ActionLog
  reducer: AnyReducer
  /** The checkout of the command, and the good one. */
  root: string
  good: string
  other: OtherLog | undefined
  /** The folder for pictures; true for a temporary one, false for no pictures. */
  pictures: string | boolean
  print: (line: string) => void
  tell: (line: string) => void
}

/** Whether two checkouts have the same app. */
export const haveSameSource = (one: string, other: string): boolean =>
  spawnSync('git', ['diff', '--no-index', '--quiet', join(one, 'src/'), join(other, 'src/')]).status === 0

/** What each look cannot see. */
export const blindTo = {
  state: 'answers, effects (an action that is missing or too many), selectors, components, styles, timing',
  logs: 'selectors, components and styles, days, why a form refused, what lasts how long, what only hidden texts say',
  pictures: 'what moves, lasts or is only heard, other widths, what a page showed before it was left',
}

/** Whether the app here makes of both logs what was recorded: of one alone only if a reducer is another. */
function lookAtStates({ log, reducer }: Pick<Compared, 'log' | 'reducer'>, other: OtherLog): Found {
  const sides = [{ name: 'FILE', log }, other].map((side) => ({ ...side, ...replayLog(side.log, reducer) }))
  const [wrong, alsoWrong] = sides.filter(({ divergence }) => divergence)
  const why = sides.some(({ checked }) => checked === 0)
    ? 'a log has no checkpoints'
    : alsoWrong && 'both are another app’s'
  if (why) return { what: 'nothing', lines: [`States were not compared: ${why}`] }
  if (!wrong?.divergence) {
    const counts = sides.map(({ name, log, checked }) => `${checked} of ${log.actions.length} steps of ${name}`)
    return { what: 'nothing', lines: [`States were compared at ${counts.join(', ')}: the app here makes them all`] }
  }
  const place = placeOf(wrong.log, wrong.divergence)
  const lines = slicesText(wrong.divergence).map((line) => `  ${line}`)
  return {
    what: 'cause',
    lines: [`The app here makes another state of ${wrong.name} than was recorded, ${place}`, ...lines],
  }
}

/** What two recordings of the same walk have otherwise. */
export function lookAtLogs(task: Pick<Compared, 'log' | 'reducer'>, other: OtherLog): Found {
  const states = lookAtStates(task, other)
  const { lines, isSame, namesCause } = sideBySide(task.log, other.log)
  const what = states.what === 'cause' || namesCause ? 'cause' : isSame ? 'nothing' : 'trace'
  return { what, lines: [...states.lines, ...lines] }
}

/** What both builds show of each page of the log. */
async function lookAtPictures({ pictures, ...rest }: Compared): Promise<Found> {
  const folder = typeof pictures === 'string' ? pictures : mkdtempSync(join(tmpdir(), 'replay-pictures-'))
  const { pages, late, text, picture } = await takePictures({ ...rest, folder })
  const at = ({ step, path }: PageOfLog) => `step ${step}, ${path}`
  const isSame = !text && !picture
  const lines = [
    ...late.map((page) => `Not compared, as it did not come to rest in time: ${at(page)}`),
    ...(text ? [`First other text: ${at(text)}`, ...text.lines.map((line) => `  ${line}`)] : []),
    ...(picture && picture.step !== text?.step ? [`First other picture: ${at(picture)}`] : []),
    ...(isSame ? [`${pages - late.length} of ${pages} pages look the same`] : []),
    `Wrote ${join(folder, 'index.html')}`,
  ]
  return { what: isSame ? 'nothing' : 'cause', lines }
}

/** Looks for the cause until something names it. `state`: what was found in the state. */
export async function findCause(task: Compared, state: Found): Promise<Found['what']> {
  const { other, pictures, print } = task
  const looks = [
    { name: 'State', blind: blindTo.state, find: () => state },
    ...(other ? [{ name: 'Answers and actions', blind: blindTo.logs, find: () => lookAtLogs(task, other) }] : []),
    ...(pictures ? [{ name: 'Pages', blind: blindTo.pictures, find: () => lookAtPictures(task) }] : []),
  ]
  let most: Found['what'] = 'nothing'
  for (const { name, blind, find } of looks) {
    print(`${name}:`)
    const { what, lines } = await find()
    const named = what === 'cause' ? 'The cause is here. ' : ''
    for (const line of [...lines, `${named}Not seen this way: ${blind}`]) print(`  ${line}`)
    if (what !== 'nothing') most = what
    if (what === 'cause') return what
  }
  if (!other) print('Answers and actions were not compared: --with OTHER does')
  if (!pictures) print('Pages were not compared: for --no-pictures')
  print(most === 'nothing' ? 'Nothing differs of what was compared' : 'No cause is named: this follows from it')
  return most
}
