// What components may know about the location.
import { localDay } from '@/lib/isoDay'
import { pageFromQuery } from '@/lib/queryKeys'
import type { NavigationState } from './slice'

interface WithNavigation {
  navigation: NavigationState
}

/** The current location; null before the router's first report. */
export const selectLocation = (state: WithNavigation) => state.navigation.current

/** The page of its list that the address asks for, from 1. */
export const selectPageNumber = (state: WithNavigation) => pageFromQuery(state.navigation.current?.query ?? {})

/** The pending navigation request, or null. */
export const selectPendingNavigation = (state: WithNavigation) => state.navigation.pending

/** The present moment as the page knows it, ms since 1970 UTC; 0 before the first report. */
export const selectNow = (state: WithNavigation) => state.navigation.current?.at ?? 0

/** The reader's own day when the page came, yyyy-mm-dd; empty before the router's first report. */
export const selectToday = (state: WithNavigation): string => {
  const now = selectNow(state)
  return now === 0 ? '' : localDay(now)
}
