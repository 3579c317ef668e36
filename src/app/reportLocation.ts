// What the store knows of the router's location.
import { selectLocation } from '@/features/navigation/model/selectors'
import { queryKeys, queryOf } from '@/lib/queryKeys'
import { serverNow } from '@/session/tokens'
import { type AppLocation, locationChanged } from '@/store/navigationEvents'
import type { AppDispatch, RootState } from '@/store/storeHooks'

/** A location as the router has it. */
interface RouterLocation {
  pathname: string
  search: string
  key: string
  state: unknown
}

/** Path and the listed query keys only: a token in the address never enters the store (Q49). */
function toAppLocation({ pathname, search, key, state }: RouterLocation, at: number): AppLocation {
  return { path: pathname, query: queryOf(search), key, at, ...(state != null && { state }) }
}

const isSame = (one: AppLocation, other: AppLocation): boolean =>
  one.key === other.key && one.path === other.path && queryKeys.every((name) => one.query[name] === other.query[name])

/** Reports a location with the moment it was reached, unless it is the one the store knows. */
export const reportLocation =
  (location: RouterLocation) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const reported = selectLocation(getState())
    const here = toAppLocation(location, serverNow())
    if (!reported || !isSame(reported, here)) dispatch(locationChanged(here))
  }

/** The first location, as the router will have it: a page that knows it is not rendered twice. */
export function firstLocation(): RouterLocation {
  const { pathname, search } = window.location
  const entry: { key?: string; usr?: unknown } | null = window.history.state
  return { pathname, search, key: entry?.key ?? 'default', state: entry?.usr }
}
