// What the panel is given by the app, which it does not import.
import type { Session } from '@/replay/bundle'
import type { Diary } from '../diary/diary'
import type { AnyReducer } from '../replayLog'

/** The log of an earlier page load, as a file: how many actions, and when it ended, ms since 1970 UTC. */
export interface EarlierLog {
  load: number
  actions: number
  at: number
  text: string
}

/** The app hands this in (src/tools/log/app/panelKey.ts). */
export interface PanelHost extends Session {
  /** What happened beside the actions, where the app keeps a diary. */
  diary?: Diary | undefined
  /** The logs of this tab's earlier page loads, the latest first. */
  earlier?: () => readonly EarlierLog[]
  /** The app's reducer. */
  reducer: AnyReducer
  /** Replaces the live app with one that only shows states, starting with `first`. */
  enter: (first: unknown) => Promise<void>
  /** Shows a state of the log. */
  show: (state: unknown) => void
  /** Back to the live app. */
  leave: () => void
}
