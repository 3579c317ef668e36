// An overloaded server: slow, and every first try to read reviews is rejected.
import { operations } from '@/api/endpoints/generated/operations'
import { tooMany } from '../failure'
import type { Scenario } from './types'

/** For the overload text with its refresh button: the second try succeeds. */
export const busy: Scenario = {
  about: 'Slow; every other call for reviews is a 429',
  delay: 600,
  refuse: ({ id, ofOperation }) => {
    const [method, , tag] = operations[id]
    return tag === 'Reviews' && method === 'GET' && ofOperation % 2 === 1 ? tooMany(5) : undefined
  },
}
