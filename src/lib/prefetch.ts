// What a page can ask for before it is there: each page that has something names it in its prefetch.ts.
import type { AppDispatch, RootState } from './store'

/** A place as its page will read it. */
export interface AskedPlace {
  /** The one parameter of the path, decoded; '' where it has none. */
  param: string
  query: Readonly<Record<string, string>>
  /** The history entry's state; false while it is not known, as for a link that was not followed yet. */
  state: unknown
}

/**
 * Asks for what the page of a place asks for first: the same requests, so that the page finds them asked. Nobody waits for
 * the answers (`subscribe: false`), so that the lists on screen stay what they are; without a page they go after a minute.
 */
export type Prefetch = (place: AskedPlace) => (dispatch: AppDispatch, getState: () => RootState) => void
