// What a page requests before it is loaded: the prefetch column of src/app/pages.tsx.
import type { AppDispatch, RootState } from './storeHooks'

/** The location of a page, as the page will read it. */
export interface PageLocation {
  /** The one parameter of the path, decoded; '' where it has none. */
  param: string
  query: Readonly<Record<string, string>>
  /** The history entry's state; nothing of a link that is not followed. */
  state: unknown
  /** Whether somebody goes there; else it is a link that may be followed, whose state is not known. */
  isFollowed: boolean
}

/**
 * Sends a page's first requests before it opens. They have no subscriber (`subscribe: false`): lists on screen do not
 * change, and answers for a page that never opens are dropped after a minute. Returns the requests, to wait for.
 */
export type Prefetch = (
  location: PageLocation,
) => (dispatch: AppDispatch, getState: () => RootState) => readonly Promise<unknown>[]
