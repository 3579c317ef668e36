// How the backend is made to fail: the whole of it by a scenario, chosen by name; one call by a word in it.
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { type Failure, failure, tooMany } from './failure'
import { messages } from './messages'

/** What a scenario may change about the backend. */
export interface Scenario {
  /** One sentence for the developer tool. */
  about: string
  /** Extra latency of every call, in ms. */
  delay?: number
  /** Starts from a directory without businesses and reviews. */
  empty?: boolean
  /** Every call beyond `most` within `windowMs` is a 429, reads as well as writes. */
  limit?: { most: number; windowMs: number }
  /** Refuses the tokens that were issued before it was chosen. */
  endSessions?: boolean
  /** The failure this call gets instead of a reply. */
  refuse?(call: ScenarioCall): Failure | undefined
}

/** A call as a scenario sees it; both numbers start at 1 when the scenario is chosen. */
export interface ScenarioCall {
  id: OperationId
  /** Its number among all calls. */
  number: number
  /** Its number among the calls of this operation. */
  ofOperation: number
}

/** All scenarios; `normal` changes nothing. */
export const scenarios = {
  normal: { about: 'Everything works' },
  empty: { about: 'No businesses, no reviews', empty: true },
  // For the overload text with its refresh button: the second try succeeds.
  busy: {
    about: 'Slow; every other call for reviews is a 429',
    delay: 600,
    refuse: ({ id, ofOperation }) => {
      const [method, , tag] = operations[id]
      return tag === 'Reviews' && method === 'GET' && ofOperation % 2 === 1 ? tooMany(5) : undefined
    },
  },
  // For rate limits, whatever the call: what is called too often is told when to come back.
  limited: { about: 'More than 30 calls in 10 s: 429', limit: { most: 30, windowMs: 10_000 } },
  slow: { about: 'Every call takes 2.5 s', delay: 2_500 },
  // For retries and error states: it fails now and then, always at the same calls.
  flaky: {
    about: 'Every third call is a 500',
    refuse: ({ number }) => (number % 3 === 0 ? failure(500, messages.failure) : undefined),
  },
  // For session expiry: access and refresh tokens issued so far are refused as expired; logging in again works.
  expiredSession: { about: 'Tokens issued so far are refused', endSessions: true },
  maintenance: {
    about: 'Every call is a 503',
    refuse: () => failure(503, messages.maintenance, { retryAfter: 120 }),
  },
} satisfies Record<string, Scenario>

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios

/** Whether there is a scenario of this name. */
export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name)

/** What the value triggers: a thrown failure, no reply at all, or a slow reply. */
export type Provoked = 'network' | 'slow' | undefined

/** The delay of `gabim-ngadale`, in ms. */
export const slowSentinel = 5_000

const known: Record<string, string> = {
  400: 'Të dhënat nuk janë të sakta.',
  401: 'Authentication required',
  403: messages.forbidden,
  404: 'Nuk u gjet.',
  409: messages.alreadyReviewed,
  500: messages.failure,
  503: messages.maintenance,
}

/** Looks for `gabim-<status>`, `gabim-rrjeti` or `gabim-ngadale` in the decoded address and body of a call. */
export function provoke(text: string): Provoked {
  const value = /gabim-(\d{3}|rrjeti|ngadale)/.exec(text)?.[1]
  if (value === 'rrjeti') return 'network'
  if (value === 'ngadale') return 'slow'
  if (value === '429') throw tooMany(5)
  const message = known[value ?? '']
  if (message) throw failure(Number(value), message)
  return undefined
}
