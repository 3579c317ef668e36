// Loads a log for the player: reads it, replays it once from end to end to verify it, then plays it.

import type { ActionLog } from '@/replay/actionLog'
import { readLog } from '../readLog'
import { replayLog, type States, statesOf } from '../replayLog'
import { verdictOf } from '../verdict'
import type { PanelHost } from './panelHost'
import { makePlayer, type Player } from './player'

/** One step: the state it led to, and the one it started from; the same for step 0. */
export interface Step {
  before: unknown
  after: unknown
}

/** A log that is shown. */
export interface PlayedLog {
  /** The file it came from. */
  name: string
  /** The file's text. */
  text: string
  log: ActionLog
  player: Player
  /** The state of a step and the one before it, as neighbours that share what did not change. */
  shown: (step: number) => Step
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
  const shown = stepsOf(statesOf(log, reducer))
  await host.enter(shown(0).after)
  return {
    name,
    text,
    log,
    shown,
    player: makePlayer(log.times, (step) => host.show(shown(step).after)),
    verdict: verdictOf(log, replayed),
    holds: !replayed.threw && !replayed.divergence && replayed.checked > 0,
  }
}
