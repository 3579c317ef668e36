// Starts the diary of a store: everything it listens to.
import type { Recorder } from '@/replay/recorder'
import { listenToConsole, listenToOtherTabs, listenToPage } from './browser'
import { listenToCalls } from './calls'
import { listenToControls } from './controls'
import { type Diary, makeDiary } from './diary'

/** A diary that writes itself, and how to stop it. */
export interface RunningDiary extends Diary {
  stop: () => void
}

/** Begins a diary beside this recorder, before the app sends its first call. */
export function startDiary(recorder: Pick<Recorder, 'chunks'>): RunningDiary {
  const diary = makeDiary(recorder)
  const listeners = [listenToPage, listenToControls, listenToCalls, listenToConsole, listenToOtherTabs]
  const stops = listeners.map((listen) => listen(diary.note))
  return {
    ...diary,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
