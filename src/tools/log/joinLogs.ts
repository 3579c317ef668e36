// A tab's page loads as one log; each begins with an action that says so. Stand-ins are per load, the clock per tab.
import type { ActionLog, Checkpoint } from '@/replay/actionLog'
import { logText, type Session } from '@/replay/bundle'
import { gapAction } from '@/replay/gaps'
import { fileText } from '@/replay/writeLog'
import { readLog } from './readLog'

/** The checkpoints `by` steps later. The first is of the state in the file itself: it is said of the next one. */
function later([start, next, ...rest]: readonly Checkpoint[], by: number): Checkpoint[] {
  if (!start || !next) return []
  const [step, changed, ...expected] = next
  const moved: Checkpoint[] = [[step, { ...start[1], ...changed }, ...expected], ...rest]
  return moved.map(([at, ...what]) => [at + by, ...what])
}

function joined(one: ActionLog, two: ActionLog): ActionLog {
  const by = one.actions.length + 1
  const { base, actions, times, checkpoints, diary = [], error, tab } = two
  return {
    ...two,
    base: one.base,
    first: one.first,
    actions: [...one.actions, gapAction(base, { load: tab?.load ?? 0 }), ...actions],
    times: [...one.times, times[0] ?? one.times.at(-1) ?? 0, ...times],
    checkpoints: [...one.checkpoints, ...later(checkpoints, by)],
    diary: [...(one.diary ?? []), ...diary.map((entry) => ({ ...entry, after: entry.after + by }))],
    ...(error && { error: error.step === undefined ? error : { ...error, step: error.step + by } }),
  }
}

/** The log of a session as a file, behind those of its tab's earlier loads; one that holds texts stays alone. */
export function wholeText(
  session: Session & { earlier?: (() => readonly { text: string }[]) | undefined },
  ...how: [reason: Parameters<typeof logText>[1], options?: Parameters<typeof logText>[2]]
): string {
  const text = logText(session, ...how)
  const earlier = session.earlier?.() ?? []
  if (how[1]?.redactor?.keepsTexts || earlier.length === 0) return text
  const logs = [text, ...earlier.map(({ text }) => text)].reverse().map(readLog)
  return fileText({ ...logs.reduce(joined), kind: undefined })
}
