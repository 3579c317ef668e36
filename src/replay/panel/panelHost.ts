// What the panel needs from the app, which it does not import.
import type { Session } from '../bundle'
import type { Diary } from '../diary/diary'
import type { AnyReducer } from '../replayLog'

/** The app hands this in (src/app/actionLog/panelKey.ts). */
export interface PanelHost extends Session {
  /** What happened beside the actions, where the app keeps a diary. */
  diary?: Diary | undefined
  /** The app's reducer. */
  reducer: AnyReducer
  /** Replaces the live app with one that only shows states, starting with `first`. */
  enter: (first: unknown) => Promise<void>
  /** Shows a state of the log. */
  show: (state: unknown) => void
  /** Back to the live app. */
  leave: () => void
}
