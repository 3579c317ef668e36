// A slow connection: everything works, slowly.
import type { Scenario } from './types'

/** For loading states. */
export const slow: Scenario = { about: 'Every call takes 2.5 s', delay: 2_500 }
