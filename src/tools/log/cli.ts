// What `npm run replay` does. The app hands in its reducer and starts it (src/tools/log/app/replayCli.ts).
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { UnknownAction } from '@reduxjs/toolkit'
import { type ActionLog, LogError, shortenedNote, writtenBy } from '@/replay/actionLog'
import { changeText, diff } from '@/replay/diff'
// Not by `@`, which is another checkout's `src` where --against reads this file (otherApp.ts).
import { tell as toStderr } from '../../platform/print'
import { type Options, optionsOf, usage } from './cliOptions'
import { firstStep, firstText, historyOf } from './history'
import { LONGEST, readLog } from './readLog'
import { type AnyReducer, type Divergence, type Replayed, replayLog, statesOf } from './replayLog'
import { stepName } from './sentences'
import { showsOf } from './shows'
import { sideBySide } from './sideBySide'
import { asBefore, effectTestOf, noLonger, redTestOf, testOf } from './toTest'
import { checkedText, placeOf, slicesText, spanText } from './verdict'

/** Exit codes. */
export const exitCodes = { same: 0, diverged: 1, threwOrUnreadable: 2, unchecked: 3 } as const

/** How many lines of a difference are shown. */
const MOST_LINES = 40
const testFolder = 'test/replay'

/** Where output and progress go, the project a test is written into, and the folder that paths are relative to. */
interface Surroundings {
  print: (line: string) => void
  tell: (line: string) => void
  root: string
  from: string
}

interface Task extends Surroundings {
  file: string
  log: ActionLog
  reducer: AnyReducer
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The text without the byte order mark that some editors add; no file, compressed or not, must fill the memory. */
export function readText(file: string): string {
  const stats = statSync(file)
  if (stats.isDirectory()) throw new LogError(`${file} is a folder: its logs are replayed one at a time`)
  const { size } = stats
  if (size > LONGEST) throw new LogError(`The file is too long: ${size} bytes, at most ${LONGEST}`)
  const bytes = readFileSync(file)
  return new TextDecoder().decode(file.endsWith('.gz') ? gunzipSync(bytes, { maxOutputLength: LONGEST }) : bytes)
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

function about(log: ActionLog): string[] {
  const { kind, error, first } = log
  return [
    kind === 'devtools' ? 'An export of Redux DevTools: without checkpoints' : writtenBy(log),
    ...shortenedNote(log),
    ...(first > 0 ? [`Without the first ${first} actions, which were forgotten before`] : []),
    ...(error ? [`Reported: ${error.message}`] : []),
  ]
}

const nameOf = (file: string): string => basename(file).replace(/(\.actionlog|\.bugreport)?(\.json)?(\.gz)?$/, '')

/** Writes the test that `made` makes for the name of the log and, unless it exists already, the log it reads. */
function writeTest(file: string, root: string, made: (logName: string) => string): string {
  const name = nameOf(file)
  const logName = `${name}.actionlog.json`
  const folder = join(root, testFolder)
  const logFile = join(folder, logName)
  const testFile = join(folder, `${name}.test.ts`)
  if (existsSync(testFile)) throw new LogError(`${testFile} is there already; it may have been edited`)
  mkdirSync(folder, { recursive: true })
  if (file !== resolve(logFile)) {
    if (existsSync(logFile)) throw new LogError(`${logFile} is there already, and may be another log`)
    if (file.endsWith('.gz')) writeFileSync(logFile, readText(file))
    else copyFileSync(file, logFile)
  }
  writeFileSync(testFile, made(logName))
  return `Wrote ${relative(root, testFile)}`
}

/** A test that the predicate does not hold; it must hold now. */
function writeRedTest({ file, root }: Task, replayed: Replayed, predicate: string, until?: number): string {
  if (!showsOf(predicate)(replayed))
    throw new LogError('The log does not show it at its end: say by --until where it does (--first finds the step)')
  const red = writeTest(file, root, (logName) => redTestOf(logName, noLonger(predicate), until))
  return `${red}: red until it is mended`
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
    `Wrote ${target}, ready for --to-test`,
  ]
}

function replay(task: Task, options: Options): number {
  const { file, log, reducer, print, root } = task
  const { toTest, shows, until, against } = options
  if (options.diff !== undefined) for (const line of showStep(log, reducer, options.diff)) print(line)
  const replayed = replayLog(log, reducer, options)
  const { steps, finalHash, checked, divergence, threw } = replayed
  if (threw) print(`THREW at step ${threw.step}, ${threw.type}: ${threw.message}`)
  if (divergence) for (const line of describeDivergence(log, reducer, replayed, divergence)) print(line)
  print(`${steps} steps, final state ${finalHash}, ${checkedText(replayed)}`)
  if (toTest && shows !== undefined) print(writeRedTest(task, replayed, shows, until))
  else if (toTest && against === undefined)
    print(writeTest(file, root, (logName) => testOf(logName, log, replayed, until)))
  if (threw) return exitCodes.threwOrUnreadable
  if (divergence) return exitCodes.diverged
  return checked > 0 ? exitCodes.same : exitCodes.unchecked
}

/** Replays with what another checkout's app makes of the log as the recording; takes pictures of both, if asked. */
async function compare(checkout: string, task: Task, options: Options): Promise<number> {
  const { checkpointsBy, stateBy, takePictures } = await import('./otherApp')
  const { file, root, from, print, tell, reducer } = task
  const folder = options.pictures === undefined ? undefined : resolve(from, options.pictures)
  if (folder !== undefined && existsSync(folder)) throw new LogError(`${folder} is there already`)
  const checkpoints = await checkpointsBy(checkout, file, root)
  print(`Compared with the app in ${checkout}, not with what was recorded`)
  const { finalHash: _, ...rest } = task.log
  const log = { ...rest, checkpoints }
  const code = replay({ ...task, log }, options)
  const differing = replayLog(log, reducer, options).divergence?.to
  if (options.toTest && options.shows === undefined) {
    if (differing === undefined) throw new LogError('Nothing differs, so there is nothing to test')
    const places = diff(await stateBy(checkout, file, root, differing), statesOf(log, reducer).at(differing))
    const made = asBefore(places, placeOf(log, { from: differing - 1, to: differing }))
    print(`${writeTest(file, root, (logName) => redTestOf(logName, made, differing))}: red until it is mended`)
  }
  if (folder === undefined) return code
  tell('Building both, which takes a minute')
  for (const line of await takePictures({ file, folder, root, checkout, differing })) print(line)
  return code
}

/** What needs no verdict: another recording, a place's history, the first step; undefined where none is asked for. */
function lookedUp(task: Task, options: Options): { lines: string[]; isSame: boolean } | undefined {
  const { file, log, reducer, root, from } = task
  const { with: other, history, first, until } = options
  if (other !== undefined) {
    const { lines, isSame, unfollowed } = sideBySide(log, readLog(readText(resolve(from, other))))
    const all = [`Side by side with ${other}:`, ...lines]
    if (!options.toTest) return { lines: all, isSame }
    if (!unfollowed) throw new LogError('No action is missing after another one, so there is no effect to test')
    const test = writeTest(file, root, (logName) => effectTestOf(logName, unfollowed))
    return { lines: [...all, `${test}: red until it is mended`], isSame }
  }
  if (history !== undefined) return { lines: historyOf(log, reducer, history, until), isSame: true }
  if (first === undefined) return undefined
  const step = firstStep(log, reducer, first)
  return { lines: [firstText(log, step)], isSame: step !== undefined }
}

async function run(options: Options, reducer: AnyReducer, surroundings: Surroundings, file: string): Promise<number> {
  const { print, from } = surroundings
  const task = { ...surroundings, file, log: readLog(readText(file)), reducer }
  for (const line of about(task.log)) print(line)
  const answer = lookedUp(task, options)
  if (answer) {
    for (const line of answer.lines) print(line)
    return answer.isSame ? exitCodes.same : exitCodes.diverged
  }
  if (options.against !== undefined) return compare(resolve(from, options.against), task, options)
  if (options.minimise === undefined) return replay(task, options)
  for (const line of await writeMinimised(task, options.minimise, options.until)) print(line)
  return exitCodes.same
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
