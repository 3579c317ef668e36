// The types that tie a handler to its operation of the contract: path parameters, user, reply.
import type { OperationId, operations } from '@/api/endpoints/generated/operations'
import type { Replies } from '@/api/endpoints/generated/types'
import type { Database } from '../db/database'
import type { UserRow } from '../db/rows'
import type { Limits } from '../limits'

type PathNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never

/** The signed-in user: present where the contract requires a bearer token, optional where it accepts one. */
type UserFor<Id extends OperationId> = (typeof operations)[Id][3] extends 'required'
  ? UserRow
  : (typeof operations)[Id][3] extends 'optional'
    ? UserRow | undefined
    : undefined

/** A call as a handler gets it: parsed, decoded, and authenticated as the contract says. */
export interface Call<Id extends OperationId> {
  /** Decoded. */
  params: Record<PathNames<(typeof operations)[Id][1]>, string>
  query: URLSearchParams
  /** The JSON object of the body; empty when there was none. */
  body: Record<string, unknown>
  user: UserFor<Id>
  /** Where the app runs, for links in e-mails. */
  origin: string
}

/** The tools a handler gets. */
export interface Services {
  db: Database
  /** The current time, in ms. */
  now: number
  limits: Limits
}

/** A reply with another status than 200. */
export interface Created<Body> {
  status: 201
  body: Body
}

/** Answers one operation: returns the reply, or throws a `failure`. */
export type Handler<Id extends OperationId> = (call: Call<Id>, services: Services) => Replies[Id] | Created<Replies[Id]>

/** The reply with status 201. */
export const created = <Body>(body: Body): Created<Body> => ({ status: 201, body })
