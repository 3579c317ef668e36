// Nothing to show: categories, but no business and no review yet.
import type { Scenario } from './types'

/** For empty states. */
export const empty: Scenario = { about: 'No businesses, no reviews', empty: true }
