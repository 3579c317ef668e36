// What the panel needs of the app around it, which it does not know itself.
import type { Session } from '../bundle'
import type { AnyReducer } from '../replay'

/** The app hands this in (src/app/actionLog/panelKey.ts). */
export interface PanelHost extends Session {
  /** The reducer with every feature in it. */
  loadReducer: () => Promise<AnyReducer>
  /** Takes the live app off the page and puts one in its place that only shows states, `first` to begin with. */
  enter: (first: unknown) => Promise<void>
  /** Shows a state of the log. */
  show: (state: unknown) => void
  /** Back to the live app. */
  leave: () => void
}
