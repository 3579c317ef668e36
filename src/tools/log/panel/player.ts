// Plays a log: which step is due when, at which speed; and how a log is read, replayed once to verify it, and shown.
import type { ActionLog } from '@/replay/actionLog'
import { readLog } from '../readLog'
import { replayLog, type States, statesOf } from '../replayLog'
import { verdictOf } from '../verdict'
import type { PanelHost } from './panelHost'

/** The clock and timer of a player. */
export interface Clock {
  /** ms, from any origin. */
  now(): number
  /** Runs `run` after so many ms, unless the returned function is called first. */
  after(ms: number, run: () => void): () => void
}

const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** How many times faster than it was recorded. */
export const SPEEDS = [1, 10, 1000] as const

/** One of `SPEEDS`. */
export type Speed = (typeof SPEEDS)[number]

/** The longest wait between two steps, in ms, even if the visitor took minutes. */
export const MAX_GAP = 2000

/** In ms; a shorter wait may vanish in the clock's rounding, and the step would never come. */
const SHORTEST_WAIT = 0.001

/** When each step is due at speed 1, in ms: step 0, the state before the first action, and the first action at once. */
export function dueTimes(times: readonly number[]): number[] {
  const due = [0]
  let at = 0
  times.forEach((time, index) => {
    const gap = time - (times[index - 1] ?? time)
    // Clocks may be set back, and a file may hold any value.
    at += Number.isFinite(gap) ? Math.min(Math.max(gap, 0), MAX_GAP) : 0
    due.push(at)
  })
  return due
}

/** The last step that is due `elapsed` ms into the log, never one before `from`. */
export function stepDue(due: readonly number[], elapsed: number, from: number): number {
  let step = from
  while (step + 1 < due.length && (due[step + 1] as number) <= elapsed) step += 1
  return step
}

/** A player's visible state; a new object after every change. */
export interface PlayerView {
  step: number
  /** The last step: how many actions the log has. */
  last: number
  isPlaying: boolean
  speed: Speed
}

/** Plays one log. */
export interface Player {
  view: () => PlayerView
  /** Calls `changed` after every change; returns how to unsubscribe. */
  subscribe: (changed: () => void) => () => void
  /** Continues from the current step, or from the start when that is the last one. */
  play: () => void
  pause: () => void
  /** Shows this step or the nearest that exists; a playing player continues from there. */
  seek: (step: number) => void
  setSpeed: (speed: Speed) => void
}

/** A player for these times. `show` gets each step; of those due in one tick only the last, to keep the speed. */
export function makePlayer(times: readonly number[], show: (step: number) => void, clock = browserClock): Player {
  const due = dueTimes(times)
  const last = times.length
  const subscribers = new Set<() => void>()
  let view: PlayerView = { step: 0, last, isPlaying: false, speed: 1 }
  let stopWaiting = () => {}
  // The position in the log, on its own clock, at a moment on ours.
  let anchor = { at: 0, since: 0 }

  const change = (changes: Partial<PlayerView>) => {
    view = { ...view, ...changes }
    for (const notify of [...subscribers]) notify()
  }
  const elapsed = () => anchor.at + (clock.now() - anchor.since) * view.speed
  const goTo = (step: number) => {
    if (step === view.step) return
    show(step)
    change({ step })
  }
  const tick = () => {
    goTo(stepDue(due, elapsed(), view.step))
    if (view.step === last) return change({ isPlaying: false })
    const next = due[view.step + 1] as number
    stopWaiting = clock.after(Math.max(SHORTEST_WAIT, (next - elapsed()) / view.speed), tick)
  }
  const runFrom = (at: number) => {
    stopWaiting()
    anchor = { at, since: clock.now() }
    if (view.isPlaying) tick()
  }
  const pause = () => {
    stopWaiting()
    if (view.isPlaying) change({ isPlaying: false })
  }

  return {
    view: () => view,
    subscribe: (changed) => {
      subscribers.add(changed)
      return () => subscribers.delete(changed)
    },
    play: () => {
      if (view.isPlaying) return
      if (view.step === last) goTo(0)
      change({ isPlaying: true })
      runFrom(due[view.step] as number)
    },
    pause,
    seek: (wanted) => {
      const step = Math.min(Math.max(Math.round(wanted) || 0, 0), last)
      goTo(step)
      runFrom(due[step] as number)
    },
    setSpeed: (speed) => {
      const at = elapsed()
      change({ speed })
      if (view.isPlaying) runFrom(at)
    },
  }
}

/** One step: the state it led to, and the one it started from; the same for step 0. */
export interface Step {
  before: unknown
  after: unknown
}

/** A log that is shown. */
export interface PlayedLog {
  /** The file it came from. */
  name: string
  text: string
  log: ActionLog
  player: Player
  /** The state of a step and the one before it, as neighbours that share what did not change. */
  stepAt: (step: number) => Step
  states: States
  /** The result of the replay from end to end. */
  verdict: string
  /** Whether something was compared, and all of it matched the log. */
  holds: boolean
}

/** Remembers the last step: the next one starts from the very state that is on the screen. */
function stepsOf(states: States): (step: number) => Step {
  let current = { step: 0, before: states.at(0), after: states.at(0) }
  return (step) => {
    if (step === current.step) return current
    const before = step === current.step + 1 ? current.after : states.at(step - 1)
    current = { step, before, after: states.at(step) }
    return current
  }
}

/** Reads and replays a log and shows its first state; a LogError says what is wrong with the text. */
export async function playLog(name: string, text: string, host: PanelHost): Promise<PlayedLog> {
  const log = readLog(text)
  const { reducer } = host
  const replayed = replayLog(log, reducer)
  const stepAt = stepsOf(statesOf(log, reducer))
  await host.enter(stepAt(0).after)
  return {
    name,
    text,
    log,
    stepAt: stepAt,
    states: statesOf(log, reducer),
    player: makePlayer(log.times, (step) => host.show(stepAt(step).after)),
    verdict: verdictOf(log, replayed),
    holds: !replayed.threw && !replayed.divergence && replayed.checked > 0,
  }
}
