// What `npm run replay` does. The app hands in its reducer and starts it (src/app/actionLog/replayCli.ts).
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import type { UnknownAction } from '@reduxjs/toolkit'
import { type ActionLog, LogError, migrationNote, writtenBy } from './actionLog'
import { changeText, diff } from './diff'
import { LONGEST, readLog } from './readLog'
import { type AnyReducer, type Divergence, type Replayed, replayLog, statesOf } from './replayLog'
import { stepName } from './stepName'
import { testOf } from './toTest'
import { checkedText, placeOf, slicesText, spanText } from './verdict'

/** Exit codes. */
export const exitCodes = { same: 0, diverged: 1, threwOrUnreadable: 2, unchecked: 3 } as const

const usage = `npm run replay -- FILE [options]
  FILE          a log (*.actionlog.json, also .gz) or an export of Redux DevTools
  --until N     replay the first N actions only
  --diff N      show what action N changed in the state
  --to-test     write a Vitest file that replays the whole log into test/replay/
  -h, --help    print this
Ends with 0 when every checked step holds, 1 when one differs, even if the end is right again, 2 when an action threw or the file
cannot be read, 3 when the log has nothing to check against.`

/** How many lines of a difference are shown. */
const MOST_LINES = 40
const testFolder = 'test/replay'

interface Options {
  /** The path, as it was given. */
  file: string
  until?: number | undefined
  step?: number | undefined
  toTest: boolean
}

/** Where output goes, the project a test is written into, and the folder that paths are relative to. */
interface Surroundings {
  print: (line: string) => void
  root: string
  from: string
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function count(text: string | undefined, option: string): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) throw new LogError(`${option} wants a number, not ${text}`)
  return text === undefined ? undefined : Number(text)
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        until: { type: 'string' },
        diff: { type: 'string' },
        'to-test': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new LogError(`${message(error)}\n\n${usage}`)
  }
}

/** The parsed arguments; null to print the usage. */
function optionsOf(args: readonly string[]): Options | null {
  const { values, positionals } = parsed(args)
  if (values.help) return null
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new LogError(usage)
  const until = count(values.until, '--until')
  const toTest = values['to-test'] === true
  if (toTest && until !== undefined) throw new LogError('--to-test takes the whole log: leave out --until')
  return { file, until, step: count(values.diff, '--diff'), toTest }
}

/** The text without the byte order mark that some editors add; no file, compressed or not, must fill the memory. */
function readText(file: string): string {
  const { size } = statSync(file)
  if (size > LONGEST) throw new LogError(`The file is too long: ${size} bytes, at most ${LONGEST}`)
  const bytes = readFileSync(file)
  return new TextDecoder().decode(file.endsWith('.gz') ? gunzipSync(bytes, { maxOutputLength: LONGEST }) : bytes)
}

/** What changed, one line per place, up to a limit. */
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
    ...migrationNote(log),
    ...(first > 0 ? [`Without the first ${first} actions, which were forgotten before`] : []),
    ...(error ? [`Reported: ${error.message}`] : []),
  ]
}

/** Writes the test and, unless it exists already, the log it reads. */
function writeTest(file: string, log: ActionLog, replayed: Replayed, root: string): string {
  const name = basename(file).replace(/(\.actionlog)?(\.json)?(\.gz)?$/, '')
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
  writeFileSync(testFile, testOf(logName, log, replayed))
  return relative(root, testFile)
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

function run(options: Options, reducer: AnyReducer, { print, root, from }: Surroundings): number {
  const file = resolve(from, options.file)
  const log = readLog(readText(file))
  for (const line of about(log)) print(line)
  if (options.step !== undefined) for (const line of showStep(log, reducer, options.step)) print(line)
  const replayed = replayLog(log, reducer, options)
  const { steps, finalHash, checked, divergence, threw } = replayed
  if (threw) print(`THREW at step ${threw.step}, ${threw.type}: ${threw.message}`)
  if (divergence) for (const line of describeDivergence(log, reducer, replayed, divergence)) print(line)
  print(`${steps} steps, final state ${finalHash}, ${checkedText(replayed)}`)
  if (options.toTest) print(`Wrote ${writeTest(file, log, replayed, root)}`)
  if (threw) return exitCodes.threwOrUnreadable
  if (divergence) return exitCodes.diverged
  return checked > 0 ? exitCodes.same : exitCodes.unchecked
}

/**
 * Replays the file that `args` name, prints the result and returns the exit code. Never throws. Paths are relative to where the
 * command was typed: npm runs it in the project and passes that folder in INIT_CWD.
 */
export function replayFile(
  args: readonly string[],
  reducer: AnyReducer,
  print: (line: string) => void,
  root = process.cwd(),
  from = process.env.INIT_CWD ?? root,
): number {
  try {
    const options = optionsOf(args)
    if (options) return run(options, reducer, { print, root, from })
    print(usage)
    return exitCodes.same
  } catch (error) {
    print(message(error))
    return exitCodes.threwOrUnreadable
  }
}
