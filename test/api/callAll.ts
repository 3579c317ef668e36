// Calls every operation of the contract, to see what goes along.
import { expect } from 'vitest'
import { baseApi } from '@/api'
import { logoutCall, refreshSession } from '@/api/endpoints/baseApi'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { freshToken } from '../session/tokens'
import { type Call, makeApiStore, serve } from './fakeServer'

/** The bearer token of whoever calls. */
export const accessToken = freshToken()
/** A refresh token of its own for each run: after a failure the same one rests. */
let nth = 0

/** One argument that fits all endpoints: each takes what it knows. */
export const anyArg = {
  id: 'x/1',
  categoryId: 'c1',
  q: 'kafe',
  token: 'one-time',
  body: { a: 1 },
  credentials: { email: 'a@b.al', password: 'secret' },
  signupForm: {},
  newBusiness: {},
  businessChanges: {},
  newReview: {},
  reviewChanges: {},
  newCategory: {},
  categoryChanges: {},
}

/** Calls every operation of the contract once, signed in, and gives back what the server saw, by operation. */
export async function callAll(): Promise<Map<OperationId, Call>> {
  const { dispatch } = makeApiStore()
  const { calls } = serve(() => ({ body: { success: true, data: { _id: 'x' } } }))
  const seen = new Map<OperationId, Call>()
  const bySession: Partial<Record<OperationId, () => PromiseLike<unknown>>> = {
    refreshSession: () => refreshSession(dispatch),
    logout: () => dispatch(logoutCall()),
  }
  nth += 1
  for (const id of Object.keys(operations) as OperationId[]) {
    // Written as another tab would, each time: one of the calls is log-in.
    Object.assign(localStorage, { accessToken, refreshToken: `opaque ${nth}` })
    const endpoints = baseApi.endpoints as unknown as Record<string, { initiate(arg: unknown, options: object): never }>
    // Nobody watches the answer, so that no later write asks for it again.
    await (bySession[id]?.() ?? dispatch(endpoints[id]?.initiate(anyArg, { subscribe: false }) as never))
    expect(calls.length, id).toBe(seen.size + 1)
    const call = calls.at(-1)
    if (call) seen.set(id, call)
  }
  return seen
}
