// A server that fails now and then, always at the same calls.
import { failure } from '../failure'
import { messages } from '../messages'
import type { Scenario } from './types'

/** For retries and error states: every third call fails. */
export const flaky: Scenario = {
  about: 'Every third call is a 500',
  refuse: ({ number }) => (number % 3 === 0 ? failure(500, messages.failure) : undefined),
}
