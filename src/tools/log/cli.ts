// What `npm run replay` does. The app hands in its reducer and starts it (src/tools/log/app/replayCli.ts).
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import { type ActionLog, aboutLog, LogError } from '@/replay/actionLog'
import { changeText, diff } from '@/replay/diff'
// Not by `@`, which is another checkout's `src` where --against reads this file (otherApp.ts).
import { tell as toStderr } from '../../platform/print'
import { type Options, optionsOf, usage } from './cliOptions'
import type { OtherLog } from './compare'
import { firstOf, historyOf } from './history'
import { LONGEST, readLog } from './readLog'
import { type AnyReducer, type Divergence, type Replayed, replayLog, statesOf } from './replayLog'
import { stepName } from './sentences'
import { showsOf } from './shows'
import { asIn, nameOf, noLonger, writeTest } from './toTest'
import { checkedText, placeOf, slicesText, spanText } from './verdict'

/** Exit codes. */
export const exitCodes = { same: 0, diverged: 1, threwOrUnreadable: 2, unchecked: 3 } as const

/** How many lines of a difference are shown. */
const MOST_LINES = 40

/** Where output and progress go, the project a test is written into, and the folder that paths are relative to. */
interface Surroundings {
  print: (line: string) => void
  tell: (line: string) => void
  root: string
  from: string
}

/** The log, by its file, with what is put beside it: another log, and the checkout without the bug. */
interface Task extends Surroundings {
  file: string
  text: string
  log: ActionLog
  reducer: AnyReducer
  other: OtherLog | undefined
  good: string | undefined
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The text without the byte order mark that some editors add; no file must fill the memory. */
export function readText(file: string): string {
  const stats = statSync(file)
  if (stats.isDirectory()) throw new LogError(`${file} is a folder: its logs are replayed one at a time`)
  const { size } = stats
  if (size > LONGEST) throw new LogError(`The file is too long: ${size} bytes, at most ${LONGEST}`)
  return new TextDecoder().decode(readFileSync(file))
}

function changes(before: unknown, after: unknown): string[] {
  const lines = diff(before, after).map(changeText)
  const more = lines.length - MOST_LINES
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`  … and ${more} more places`] : [])]
}

const pick = (state: unknown, keys: readonly string[]): unknown =>
  keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, (state as Record<string, unknown>)[key]])) : state

function describeDivergence(log: ActionLog, reducer: AnyReducer, replayed: Replayed, divergence: Divergence): string[] {
  const { from, to, slices } = divergence
  const states = statesOf(log, reducer)
  const names = slices.map(({ slice }) => slice)
  const types = log.actions.slice(from, to).map((action, index) => `  ${from + index + 1} ${stepName(action)}`)
  return [
    `DIVERGED ${placeOf(log, divergence)}`,
    ...slicesText(divergence).map((line) => `  ${line}`),
    ...(types.length > 1 ? types : []),
    spanText(divergence, replayed),
    ...(to > 0
      ? ['What changes there when replayed here:', ...changes(pick(states.at(from), names), pick(states.at(to), names))]
      : []),
  ]
}

function showStep(log: ActionLog, reducer: AnyReducer, step: number): string[] {
  if (step < 1 || step > log.actions.length) throw new LogError(`There is no step ${step}: 1 to ${log.actions.length}`)
  const states = statesOf(log, reducer)
  const lines = changes(states.at(step - 1), states.at(step))
  return [
    `Step ${step}, ${stepName(log.actions[step - 1] as UnknownAction)}:`,
    ...(lines.length > 0 ? lines : ['  changes nothing']),
  ]
}

/** Writes the shortest log that still shows it, never over another file. */
async function writeMinimised(
  { file, log, reducer, tell, from }: Task,
  text: string,
  until?: number,
): Promise<string[]> {
  const { minimiseLog } = await import('./minimise')
  const target = join(from, `${nameOf(file)}.minimised.actionlog.json`)
  if (existsSync(target)) throw new LogError(`${target} is there already`)
  const { steps, file: made, tries } = await minimiseLog(log, reducer, { shows: showsOf(text), until, tell })
  writeFileSync(target, made, { flag: 'wx' })
  return [
    `${steps.length} of ${log.actions.length} actions are enough (${tries} replays):`,
    ...steps.map((step) => `  ${step} ${stepName(log.actions[step - 1] as UnknownAction)}`),
    `Wrote ${target}`,
  ]
}

/** A replay of the log with the lines that tell of it. */
function replay({ log, reducer }: Task, until?: number) {
  const replayed = replayLog(log, reducer, { until })
  const { steps, finalHash, divergence, threw } = replayed
  const lines = [
    ...(threw ? [`THREW at step ${threw.step}, ${threw.type}: ${threw.message}`] : []),
    ...(divergence ? describeDivergence(log, reducer, replayed, divergence) : []),
    `${steps} steps, final state ${finalHash}, ${checkedText(replayed)}`,
  ]
  return { replayed, lines }
}

function codeOf({ threw, divergence, checked }: Replayed): number {
  if (threw) return exitCodes.threwOrUnreadable
  if (divergence) return exitCodes.diverged
  return checked > 0 ? exitCodes.same : exitCodes.unchecked
}

/** Looks for the cause by a good checkout: what its app makes of the log stands for what was recorded. */
async function compare(task: Task, options: Options): Promise<number> {
  const { findCause, haveSameSource } = await import('./compare')
  const { checkpointsBy, stateBy } = await import('./otherApp')
  const { file, root, from, good = '', reducer, print } = task
  const pictures = options.pictures === undefined ? !options.noPictures : resolve(from, options.pictures)
  if (typeof pictures === 'string' && existsSync(pictures)) throw new LogError(`${pictures} is there already`)
  if (haveSameSource(root, good)) {
    print(`The app in ${good} is the same as this one: run the command in the checkout that has the bug`)
    return exitCodes.unchecked
  }
  const checkpoints = await checkpointsBy(good, file, root)
  print(`Compared with the app in ${good}, not with what was recorded`)
  const { finalHash: _, ...log } = { ...task.log, checkpoints }
  const { replayed, lines } = replay({ ...task, log }, options.until)
  const { divergence, threw } = replayed
  if (!options.toTest) {
    const what = divergence || threw ? 'cause' : 'nothing'
    const found = await findCause({ ...task, good, pictures }, { what, lines })
    return threw ? exitCodes.threwOrUnreadable : found === 'nothing' ? exitCodes.same : exitCodes.diverged
  }
  for (const line of lines) print(line)
  if (!divergence) throw new LogError('No test was written: both apps come to the same state, so a replay shows no bug')
  const { to } = divergence
  const [right, wrong] = [await stateBy(good, file, root, to), statesOf(log, reducer).at(to)]
  print(await writeTest(task, asIn(right, wrong, placeOf(log, { from: to - 1, to })), to))
  return exitCodes.diverged
}

/** Two recordings beside each other, without another checkout. */
async function compareLogs(task: Task, other: OtherLog): Promise<number> {
  const { blindTo, lookAtLogs } = await import('./compare')
  const { what, lines } = lookAtLogs(task, other)
  for (const line of [`Beside ${other.name}:`, ...lines, `Not seen this way: ${blindTo.logs}`]) task.print(line)
  return what === 'nothing' ? exitCodes.same : exitCodes.diverged
}

/** What needs no verdict: a place's history, the first step, the shortest log; undefined where none is asked for. */
async function lookedUp(task: Task, { history, first, minimise, until }: Options) {
  const { log, reducer } = task
  if (history !== undefined) return { lines: historyOf(log, reducer, history, until), isFound: true }
  if (minimise !== undefined) return { lines: await writeMinimised(task, minimise, until), isFound: true }
  if (first === undefined) return undefined
  const step = firstOf(log, reducer, first)
  return { lines: [step ? `It first holds ${step}` : 'It holds at no step'], isFound: step !== undefined }
}

/** A replay with its verdict; what a step changes, and a test of what it shows, if they are asked for. */
async function judge(task: Task, { diff: step, shows, until }: Options): Promise<number> {
  const { log, reducer, print } = task
  if (step !== undefined) for (const line of showStep(log, reducer, step)) print(line)
  const { replayed, lines } = replay(task, until)
  for (const line of lines) print(line)
  if (shows !== undefined) {
    if (!showsOf(shows)(replayed))
      throw new LogError('The log does not show it at its end: say by --until where it does (--first finds the step)')
    print(await writeTest(task, noLonger(shows), until))
  }
  return codeOf(replayed)
}

async function run(options: Options, reducer: AnyReducer, surroundings: Surroundings, file: string): Promise<number> {
  const { print, from } = surroundings
  const { against, with: name, shows } = options
  const text = readText(file)
  const other = name === undefined ? undefined : { name, log: readLog(readText(resolve(from, name))) }
  const good = against === undefined ? undefined : resolve(from, against)
  const task: Task = { ...surroundings, file, text, log: readLog(text), reducer, other, good }
  for (const line of aboutLog(task.log)) print(line)
  const answer = await lookedUp(task, options)
  if (answer) {
    for (const line of answer.lines) print(line)
    return answer.isFound ? exitCodes.same : exitCodes.diverged
  }
  if (good !== undefined && shows === undefined) return compare(task, options)
  return other ? compareLogs(task, other) : judge(task, options)
}

/** Replays the file in `args`, prints the result, returns the exit code, never throws. Paths start at INIT_CWD. */
export async function replayFile(
  args: readonly string[],
  reducer: AnyReducer,
  print: (line: string) => void,
  root = process.cwd(),
  from = process.env.INIT_CWD ?? root,
  tell = toStderr,
): Promise<number> {
  try {
    const options = optionsOf(args)
    if (!options) {
      print(usage)
      return exitCodes.same
    }
    return await run(options, reducer, { print, tell, root, from }, resolve(from, options.file))
  } catch (error) {
    print(message(error))
    return exitCodes.threwOrUnreadable
  }
}
