// Failures that can be triggered by hand: a special value anywhere in a call says which one (docs/api-mocks.md).
import { failure, tooMany } from './failure'
import { messages } from './messages'

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

/** Looks for `gabim-<status>`, `gabim-rrjeti` or `gabim-ngadale` in the decoded address and body. */
export function provoke(text: string): Provoked {
  const value = /gabim-(\d{3}|rrjeti|ngadale)/.exec(text)?.[1]
  if (value === 'rrjeti') return 'network'
  if (value === 'ngadale') return 'slow'
  if (value === '429') throw tooMany(5)
  const message = known[value ?? '']
  if (message) throw failure(Number(value), message)
  return undefined
}
