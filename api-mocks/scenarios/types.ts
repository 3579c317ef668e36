// What a scenario may change about the backend.
import type { OperationId } from '@/api/endpoints/generated/operations'
import type { Failure } from '../failure'

/** The whole backend behaving in one way, chosen by name. */
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
