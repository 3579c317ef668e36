// What the panel is given by the app, which it does not import.
import type { Session } from '@/replay/bundle'
import type { Diary } from '../diary/diary'
import type { AnyReducer } from '../replayLog'

/** The app hands this in (src/tools/log/app/panelKey.ts). */
export interface PanelHost extends Session {
  /** What happened beside the actions, where the app keeps a diary. */
  diary?: Diary | undefined
  /** The logs of this tab's earlier page loads as files, the latest first. */
  earlier?: () => readonly { text: string; actions: number }[]
  /** The app's reducer. */
  reducer: AnyReducer
  /** Replaces the live app with one that only shows states, starting with `first`. */
  enter: (first: unknown) => Promise<void>
  /** Shows a state of the log. */
  show: (state: unknown) => void
  /** Back to the live app. */
  leave: () => void
}
