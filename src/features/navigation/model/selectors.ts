// What components may know about the location.
import { isoDay } from '@/lib/isoDay'
import type { NavigationState } from './slice'

interface WithNavigation {
  navigation: NavigationState
}

/** The current location, or null before the router's first report. */
export const selectLocation = (state: WithNavigation) => state.navigation.current

/** The pending navigation request, or null. */
export const selectPendingNavigation = (state: WithNavigation) => state.navigation.pending

/** The present moment as the page knows it, ms since 1970 UTC; 0 before the first report. */
export const selectNow = (state: WithNavigation) => state.navigation.current?.at ?? 0

/**
 * The day in Tirana on which the page came, yyyy-mm-dd; empty before the router's first report. A page may render before that,
 * and the day of moment 0 would be asked of Intl, which takes a slow phone 0.1 s (lib/tiranaTime.ts).
 */
export const selectToday = (state: WithNavigation): string => {
  const now = selectNow(state)
  return now === 0 ? '' : isoDay(now)
}
