// A log as the recorder of this app, or of another checkout's, would have it.
import type { ActionLog } from '@/replay/actionLog'
import type { Chunk } from '@/replay/recorder'
import { type AnyReducer, statesOf } from './replayLog'

/** The actions in one chunk, with the states that this reducer makes of them. */
export function chunkOf(log: ActionLog, reducer: AnyReducer): Chunk {
  const states = statesOf(log, reducer)
  const { actions, times } = log
  return {
    base: states.at(0),
    first: 0,
    actions: [...actions],
    times: [...times],
    states: actions.map((_, index) => states.at(index + 1)),
  }
}
