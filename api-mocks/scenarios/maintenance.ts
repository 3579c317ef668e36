// The server is down for maintenance.
import { failure } from '../failure'
import { messages } from '../messages'
import type { Scenario } from './types'

/** For error states of every screen. */
export const maintenance: Scenario = {
  about: 'Every call is a 503',
  refuse: () => failure(503, messages.maintenance, { retryAfter: 120 }),
}
