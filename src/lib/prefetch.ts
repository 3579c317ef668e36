// What a page can request before it is loaded: pages that have something define it in their prefetch.ts.
import type { AppDispatch, RootState } from './storeHooks'

/** A place as its page will read it. */
export interface AskedPlace {
  /** The one parameter of the path, decoded; '' where it has none. */
  param: string
  query: Readonly<Record<string, string>>
  /** The history entry's state; false while it is not known, as for a link not yet followed. */
  state: unknown
}

/**
 * Sends the first requests of the page at a place, so that the page finds them sent. They have no subscriber (`subscribe:
 * false`), so the lists on screen do not change; if the page never opens, the responses are dropped after a minute.
 */
export type Prefetch = (place: AskedPlace) => (dispatch: AppDispatch, getState: () => RootState) => void
