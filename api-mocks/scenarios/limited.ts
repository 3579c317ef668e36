// A server that limits how often it is called, whatever the call.
import type { Scenario } from './types'

/** For rate limits: what is called too often is told when to come back. */
export const limited: Scenario = { about: 'More than 30 calls in 10 s: 429', limit: { most: 30, windowMs: 10_000 } }
