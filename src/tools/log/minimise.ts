// The shortest log that still shows something, as a file of its own: `npm run replay -- FILE --minimise 'PREDICATE'`.
import type { UnknownAction } from '@reduxjs/toolkit'
import { type ActionLog, LogError } from '@/replay/actionLog'
import { writeLog } from '@/replay/writeLog'
import { type AnyReducer, chunkOf, type Replayed, replayLog } from './replayLog'
import type { Shows } from './shows'
import { withTexts } from './withTexts'

/** Whether what is looked for still shows with these alone. */
export type Holds<T> = (items: readonly T[]) => boolean | Promise<boolean>

/** The shortest part of `items`, in order, that still holds: without any single one it would not. `items` must hold. */
export async function minimise<T>(items: readonly T[], holds: Holds<T>): Promise<T[]> {
  // Halves, quarters and so on, from the end, where most are consequences (delta debugging, Zeller 2002).
  let shortest = [...items]
  let size = Math.ceil(shortest.length / 2)
  while (size > 0) {
    const before = shortest.length
    for (let end = shortest.length; end > 0; end -= size) {
      const rest = [...shortest.slice(0, Math.max(0, end - size)), ...shortest.slice(end)]
      if (await holds(rest)) shortest = rest
    }
    // One by one until none goes any more: what was left out later may have needed an earlier one.
    size = size === 1 && shortest.length < before ? 1 : Math.floor(size / 2)
  }
  return shortest
}

/** The log with these of its actions only; what was recorded of the whole says nothing about it. */
const withOnly = ({ finalHash: _, ...log }: ActionLog, steps: readonly number[]): ActionLog => ({
  ...log,
  actions: steps.map((index) => log.actions[index] as UnknownAction),
  times: steps.map((index) => log.times[index] ?? 0),
  checkpoints: [],
})

/** The log as a file, with the checkpoints of its replay here. Its texts stay as they are: it was a file before. */
function fileOf(log: ActionLog, reducer: AnyReducer): string {
  const { app = { name: 'unknown', version: '' }, env = {}, reason = 'test', error } = log
  const chunk = chunkOf(log, reducer)
  const redactor = { ...withTexts, keepsTexts: log.keepsTexts === true }
  return writeLog({ chunks: [chunk], state: chunk.states.at(-1) ?? chunk.base, redactor, app, env, reason, error })
}

/** What to look for after how many actions, and where progress is told. */
interface Wanted {
  shows: Shows
  until?: number | undefined
  tell: (line: string) => void
}

/** Leaves out of the log what is not needed to show it, and returns the steps that are left, and their file. */
export async function minimiseLog(log: ActionLog, reducer: AnyReducer, { shows, until, tell }: Wanted) {
  const first = [...log.actions.keys()].slice(0, until)
  const whole = replayLog(withOnly(log, first), reducer)
  if (!shows(whole)) throw new LogError('The whole log does not show it')
  let tries = 0
  let fewest = first.length
  // No other error may take the place of the one that is looked for, nor come in where there is none.
  const isSame = (replayed: Replayed) => shows(replayed) && replayed.threw?.message === whole.threw?.message
  const steps = await minimise(first, (tried) => {
    tries += 1
    const holds = isSame(replayLog(withOnly(log, tried), reducer))
    if (holds && tried.length < fewest) {
      fewest = tried.length
      tell(`${fewest} actions after ${tries} replays`)
    }
    return holds
  })
  return { steps: steps.map((index) => index + 1), file: fileOf(withOnly(log, steps), reducer), tries }
}
