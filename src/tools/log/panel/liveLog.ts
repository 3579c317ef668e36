// The log of the running session, as the list of steps reads it: looked at a few times a second while the list is open, and never else.
import { useState, useSyncExternalStore } from 'react'
import type { ActionLog } from '@/replay/actionLog'
import type { DiaryEntry } from '@/replay/diaryEntry'
import type { Chunk } from '@/replay/recorder'
import type { PanelHost } from './panelHost'
import type { Step } from './playerLog'

/** What is recorded so far. */
export interface LiveLog extends Pick<ActionLog, 'actions' | 'times'> {
  diary: readonly DiaryEntry[]
  /** The state of a step and the one before it; undefined where it is not known. */
  shown: (step: number) => Step | undefined
}

/** How often it is looked whether there is more, in ms. */
const INTERVAL = 400

function everySoOften(look: () => void): () => void {
  const timer = setInterval(look, INTERVAL)
  return () => clearInterval(timer)
}

function logOf(chunks: readonly Chunk[], entries: readonly DiaryEntry[]): LiveLog {
  const first = chunks[0]?.first ?? 0
  const states = chunks.flatMap((chunk) => Array.from(chunk.actions, (_, index) => chunk.states[index]))
  const at = (step: number) => (step === 0 ? chunks[0]?.base : states[step - 1])
  return {
    actions: chunks.flatMap(({ actions }) => actions),
    times: chunks.flatMap(({ times }) => times),
    diary: entries.flatMap((entry) => {
      if (entry.after < first) return []
      return first === 0 ? [entry] : [{ ...entry, after: entry.after - first }]
    }),
    shown: (step) => {
      const [before, after] = [at(Math.max(0, step - 1)), at(step)]
      return after === undefined || before === undefined ? undefined : { before, after }
    },
  }
}

/** Gives the same log until something was added. */
function reader({ recorder, diary }: Pick<PanelHost, 'recorder' | 'diary'>): () => LiveLog {
  let read = ''
  let log = logOf([], [])
  return () => {
    const [chunks, entries] = [recorder.chunks(), diary?.entries() ?? []]
    const last = chunks.at(-1)
    const found = [chunks[0]?.first, last?.first, last?.actions.length, entries.length, entries.at(-1)?.at].join()
    if (found !== read) log = logOf(chunks, entries)
    read = found
    return log
  }
}

/** The running session's log; the component is rendered again when there is more. */
export function useLiveLog(host: PanelHost): LiveLog {
  const [read] = useState(() => reader(host))
  return useSyncExternalStore(everySoOften, read)
}
