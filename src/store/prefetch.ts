// What a page requests before it is loaded: the prefetch column of src/app/pages.tsx.
import type { AppDispatch, RootState } from './storeHooks'

/** The location of a page, as the page will read it. */
export interface PageLocation {
  /** The one parameter of the path, decoded; '' where it has none. */
  param: string
  query: Readonly<Record<string, string>>
  /** The history entry's state; false while it is not known, as for a link not yet followed. */
  state: unknown
}

/**
 * Sends the first requests of the page at a location, so that the page finds them sent. They have no subscriber (`subscribe:
 * false`), so the lists on screen do not change; if the page never opens, the responses are dropped after a minute. Returns a
 * request, or several, that one may wait for.
 */
export type Prefetch = (location: PageLocation) => (dispatch: AppDispatch, getState: () => RootState) => unknown
