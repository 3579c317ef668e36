// What `npm run replay` does. The app hands in its reducer and starts it (src/app/actionLog/replayCli.ts).
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { changeText, diff } from './diff'
import { type ActionLog, LogError } from './log'
import { readLog } from './read'
import { type AnyReducer, type Divergence, type Replayed, replayLog, statesOf } from './replay'
import { testOf } from './toTest'

/** What the process ends with. */
export const exitCodes = { same: 0, diverged: 1, threwOrUnreadable: 2 } as const

const usage = `npm run replay -- FILE [options]
  FILE          a log (*.actionlog.json, also .gz) or an export of Redux DevTools
  --until N     replay the first N actions only
  --diff N      show what action N changed in the state
  --to-test     write a Vitest file that replays the log into test/replay/
Ends with 0 when every checkpoint holds, 1 when the state diverged, 2 when an action threw or the file cannot be read.`

/** Lines of a difference that are shown. */
const MOST_LINES = 40
const testFolder = 'test/replay'

interface Options {
  file: string
  until?: number | undefined
  step?: number | undefined
  toTest: boolean
}

/** What is said, and where the project is that a test is written into. */
interface Surroundings {
  say: (line: string) => void
  root: string
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function count(text: string | undefined, option: string): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) throw new LogError(`${option} wants a number, not ${text}`)
  return text === undefined ? undefined : Number(text)
}

function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { until: { type: 'string' }, diff: { type: 'string' }, 'to-test': { type: 'boolean' } },
  })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new LogError(usage)
  return {
    file,
    until: count(values.until, '--until'),
    step: count(values.diff, '--diff'),
    toTest: values['to-test'] === true,
  }
}

function readText(file: string): string {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** What changed, one line a place, not without end. */
function changes(before: unknown, after: unknown): string[] {
  const lines = diff(before, after).map(changeText)
  const more = lines.length - MOST_LINES
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`  … and ${more} more places`] : [])]
}

const pick = (state: unknown, keys: readonly string[]): unknown =>
  keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, (state as Record<string, unknown>)[key]])) : state

function describeDivergence(log: ActionLog, reducer: AnyReducer, { from, to, types, parts }: Divergence): string[] {
  const states = statesOf(log, reducer)
  return [
    `DIVERGED between step ${from} and step ${to}${parts.length > 0 ? `, in ${parts.join(', ')}` : ''}`,
    ...types.map((type, index) => `  ${from + index + 1} ${type}`),
    'What these steps change there when replayed here:',
    ...changes(pick(states.at(from), parts), pick(states.at(to), parts)),
  ]
}

function about({ kind, app, reason, error, first }: ActionLog): string[] {
  const who = app ? `${app.name} ${app.version}${app.commit ? ` (${app.commit})` : ''}` : 'Redux DevTools'
  return [
    kind === 'devtools' ? 'An export of Redux DevTools: without checkpoints' : `Written by ${who}, for ${reason}`,
    ...(first > 0 ? [`Without the first ${first} actions, which were forgotten before`] : []),
    ...(error ? [`Reported: ${error.message}`] : []),
  ]
}

/** The test and, where it is not there yet, the log it reads. */
function writeTest(file: string, log: ActionLog, replayed: Replayed, root: string): string {
  const logName = basename(file).replace(/(\.actionlog)?\.json(\.gz)?$/, '.actionlog.json')
  const folder = join(root, testFolder)
  const logFile = join(folder, logName)
  const testFile = join(folder, logName.replace(/\.actionlog\.json$/, '.test.ts'))
  if (existsSync(testFile)) throw new LogError(`${testFile} is there already; it may have been edited`)
  mkdirSync(folder, { recursive: true })
  if (resolve(file) !== resolve(logFile)) {
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
  return [`Step ${step}, ${log.actions[step - 1]?.type}:`, ...(lines.length > 0 ? lines : ['  changes nothing'])]
}

function run(options: Options, reducer: AnyReducer, { say, root }: Surroundings): number {
  const log = readLog(readText(options.file))
  for (const line of about(log)) say(line)
  if (options.step !== undefined) for (const line of showStep(log, reducer, options.step)) say(line)
  const replayed = replayLog(log, reducer, options)
  const { steps, finalHash, divergence, threw } = replayed
  if (threw) say(`THREW at step ${threw.step}, ${threw.type}: ${threw.message}`)
  if (divergence) for (const line of describeDivergence(log, reducer, divergence)) say(line)
  const held = log.checkpoints.filter(([step]) => step <= (divergence?.from ?? steps)).length
  say(`${steps} steps, final state ${finalHash}, ${held} of ${log.checkpoints.length} checkpoints hold`)
  if (options.toTest) say(`Wrote ${writeTest(options.file, log, replayed, root)}`)
  if (threw) return exitCodes.threwOrUnreadable
  return divergence ? exitCodes.diverged : exitCodes.same
}

/** Replays the file that `args` name, says what came of it and answers the exit code. Never throws. */
export function replayFile(
  args: readonly string[],
  reducer: AnyReducer,
  say: (line: string) => void,
  root = process.cwd(),
): number {
  try {
    return run(optionsOf(args), reducer, { say, root })
  } catch (error) {
    say(message(error))
    return exitCodes.threwOrUnreadable
  }
}
