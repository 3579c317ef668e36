// Loads a log for the player: reads it, replays it once from end to end to verify it, then plays it.

import type { ActionLog } from '../actionLog'
import { readLog } from '../readLog'
import { type Replayed, replayLog, type States, statesOf } from '../replayLog'
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
  log: ActionLog
  player: Player
  /** The state of a step and the one before it, as neighbours that share what did not change. */
  shown: (step: number) => Step
  /** The result of the replay from end to end. */
  verdict: string
  /** Whether that matched the log. */
  holds: boolean
}

function verdictOf({ checkpoints }: ActionLog, { divergence, threw }: Replayed): string {
  if (threw) return `Step ${threw.step} (${threw.type}) threw: ${threw.message}`
  if (divergence) {
    const { from, to, parts } = divergence
    return `Diverges between step ${from} and step ${to}${parts.length > 0 ? `, in ${parts.join(', ')}` : ''}.`
  }
  return checkpoints.length > 0
    ? `Replays exactly: ${checkpoints.length} of ${checkpoints.length} checkpoints hold.`
    : 'An export of Redux DevTools: it has no checkpoints to compare with.'
}

/** The last requested step is kept: the next one starts from the very state that is on the screen. */
function stepsOf(states: States): (step: number) => Step {
  let kept = { step: 0, before: states.at(0), after: states.at(0) }
  return (step) => {
    if (step === kept.step) return kept
    const before = step === kept.step + 1 ? kept.after : states.at(step - 1)
    kept = { step, before, after: states.at(step) }
    return kept
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
    log,
    shown,
    player: makePlayer(log.times, (step) => host.show(shown(step).after)),
    verdict: verdictOf(log, replayed),
    holds: !replayed.threw && !replayed.divergence,
  }
}
