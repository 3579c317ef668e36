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
 * Sends the first requests of the page at a location, so that the page finds them sent. They have no subscriber
 * (`subscribe: false`), so the lists on screen do not change; if the page never opens, the responses are dropped after
 * a minute. Returns the requests, for those who wait for them.
 */
export type Prefetch = (
  location: PageLocation,
) => (dispatch: AppDispatch, getState: () => RootState) => readonly Promise<unknown>[]
