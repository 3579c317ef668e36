// The calendar day of the page. Apart from the other selectors, which the first load needs.
import { isoDay } from '@/lib/isoDay'
import { selectNow } from './selectors'

/**
 * The day in Tirana on which the page came, yyyy-mm-dd; empty before the router's first report. A page may render before that,
 * and the day of moment 0 would be asked of Intl, which takes a slow phone 0.1 s (lib/tiranaTime.ts).
 */
export const selectToday = (state: Parameters<typeof selectNow>[0]): string => {
  const now = selectNow(state)
  return now === 0 ? '' : isoDay(now)
}
