// The diary of one store: a ring of entries beside the recorder's ring of actions. Only in builds with the panel.
import type { DiaryEntry, NewEntry } from '@/replay/diaryEntry'
import type { Recorder } from '@/replay/recorder'

/** Entries that are kept; the oldest are forgotten first. */
export const ENTRIES = 2_048

/** The memory of what is no action. */
export interface Diary {
  /** Notes that it happened now. */
  note: (entry: NewEntry) => void
  /** The entries, oldest first; `after` counts the actions since the store was made. */
  entries: () => readonly DiaryEntry[]
}

/** A diary beside this recorder; `now` in ms since 1970 UTC. */
export function makeDiary({ chunks }: Pick<Recorder, 'chunks'>, now = Date.now): Diary {
  const entries: DiaryEntry[] = []
  const recorded = () => {
    const last = chunks().at(-1)
    return last ? last.first + last.actions.length : 0
  }
  return {
    note: (entry) => {
      entries.push({ ...entry, at: now(), after: recorded() })
      if (entries.length > ENTRIES) entries.shift()
    },
    entries: () => entries,
  }
}
