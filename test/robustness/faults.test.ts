// @vitest-environment jsdom
// Every fault at every operation, through the real store and base query: what the call must end in, how often it was
// sent, what state and session look like afterwards. All cells with TEST_DEEP, else a fixed part.
import { replyErrors } from '@test/contract/validate'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { baseApi, isAppError } from '@/api'
import type { OperationId } from '@/api/endpoints/generated/operations'
import { makeStore } from '@/app/store'
import { log } from '@/platform/logger'
import { clearSession, startSession } from '@/session/tokens'
import { serve } from '../api/fakeServer'
import { type Fault, faults, isRenewed, isRepeated, operationIds } from './faults'

const isDeep = process.env.TEST_DEEP === '1'
const NOW = Date.parse('2026-08-01T10:00:00Z')
/** The renewed session, so that what is stored tells which answers came through. */
const renewed = { accessToken: freshToken({ sub: 'u1' }, NOW), refreshToken: freshToken({}, NOW) }

/** One argument that fits all endpoints: each takes what it knows. */
const anyArg = {
  id: 'x1',
  categoryId: 'c1',
  q: 'kafe',
  token: 'one-time',
  body: { email: 'a@b.al', token: 'one-time', password: 'Fshehta1' },
  credentials: { email: 'a@b.al', password: 'Fshehta1' },
  signupForm: {},
  newBusiness: { name: 'Kafe Drini' },
  businessChanges: {},
  newReview: { business: 'b1', user: 'u1', rating: 5, title: 'T', comment: 'K', isApproved: true },
  reviewChanges: {},
  newCategory: { name: 'Restorante' },
  categoryChanges: {},
}

type Initiate = Record<string, { initiate(arg: unknown): never }>
const endpoints = baseApi.endpoints as unknown as Initiate

const cells = faults.flatMap((fault, row) => operationIds.map((id, column) => ({ fault, id, row, column })))
/** A third of the cells, covering every fault and every operation; slow faults with two operations each. */
const sample = cells.filter(({ fault, id, row, column }) =>
  fault.isHeavy ? ['listReviewsByBusiness', 'listCategories'].includes(id) : (row + column) % 3 === 0,
)
const tried = isDeep ? cells : sample

/** Whatever still looks as if it is loading, anywhere in the state. */
function waiting(state: unknown, path = ''): string[] {
  if (typeof state !== 'object' || state === null) {
    const isWaiting = /\.(loading|isLoading)$/.test(path) ? state === true : /\.status$/.test(path) && isBusy(state)
    return isWaiting ? [path] : []
  }
  return Object.entries(state).flatMap(([key, value]) => waiting(value, `${path}.${key}`))
}
const isBusy = (status: unknown) => ['loading', 'refreshing', 'pending'].includes(String(status))

type Result = { data?: unknown; error?: unknown }

/** Makes the call as a signed-in user, and lets the clock run until it has ended. */
async function call({ reply }: Fault, id: OperationId) {
  vi.setSystemTime(NOW)
  const session = { accessToken: freshToken({ sub: 'u1' }, NOW), refreshToken: freshToken({}, NOW) }
  startSession({ ...session, user: { _id: 'u1', name: 'Arta' } })
  const server = serve(({ path }) =>
    path === '/auth/refresh' ? { body: { success: true, data: renewed } } : reply(id),
  )
  const store = makeStore()
  let result: Result | undefined
  const asked = store.dispatch(endpoints[id]?.initiate(anyArg) as never) as unknown as Promise<Result>
  const noted = asked.then((ended) => {
    result = ended
  })
  let seconds = 0
  for (; !result && seconds < 60; seconds += 1) await vi.advanceTimersByTimeAsync(1000)
  if (!result) throw new Error('the call never ended')
  await noted
  await settle()
  const refreshes = server.to('/auth/refresh').length
  const sent = server.calls.length - refreshes
  return { result, seconds, sent, refreshes, state: store.getState(), session }
}

/** The ids of the items that were read from a reply. */
function idsIn(data: unknown): string[] {
  const list = Object.values(data as object).find(Array.isArray) as { _id: string }[] | undefined
  return (list ?? []).map(({ _id }) => _id)
}

/** The error is the one the fault calls for, fit to be shown. */
function checkFailure(error: unknown, fails: object): void {
  if (!isAppError(error)) throw new Error(`no AppError: ${JSON.stringify(error)?.slice(0, 300)}`)
  const { body, serverMessage, ...told } = error
  const { code, ...rest } = told
  // A call without a session has that code too, unless the server gave a reason of its own (bearer.ts).
  expect(code === 'SESSION_OVER' && rest.status === 401 ? rest : told).toEqual(fails)
  // When the session could not be renewed there is a message of the app's beside the server's.
  if (rest.status !== 401) expect([undefined, rest.message]).toContain(serverMessage)
  expect(rest.message.length).toBeLessThanOrEqual(301)
  expect(rest.message).not.toMatch(/<[a-z!/]/i)
  expect(JSON.stringify(rest)).not.toMatch(/undefined|\[object/)
}

/** The answer matches the contract, with the items that were usable. */
function checkAnswer({ data, error }: Result, id: OperationId, reads: string[] | 'anything'): void {
  expect(error).toBeUndefined()
  const status = id === 'signup' || id.startsWith('create') ? 201 : 200
  expect(replyErrors(id, status, data)).toEqual([])
  if (reads !== 'anything') expect(idsIn(data)).toEqual(reads)
}

async function check(fault: Fault, id: OperationId): Promise<void> {
  const { result, seconds, sent, refreshes, state, session } = await call(fault, id)
  const ending = fault.ends(id)
  if ('fails' in ending) checkFailure(result.error, ending.fails)
  else checkAnswer(result, id, ending.reads)
  // No endless retries: sent once, once more where the specification says so, and no call waits for ever.
  const status = 'fails' in ending ? ending.fails.status : 200
  const is401 = 'fails' in ending && status === 401 && isRenewed(id)
  expect(refreshes).toBe(is401 ? 1 : 0)
  const isTwice = 'fails' in ending && (is401 || (isRepeated(id, status) && !ending.isRead))
  expect(sent).toBe(isTwice ? 2 : 1)
  expect(seconds).toBeLessThanOrEqual(31)
  expect(waiting({ ...state, auth: undefined })).toEqual([])
  // Nobody is logged out by a fault (S07); the session is the old one, or the one that a 401 brought.
  expect(localStorage.getItem('accessToken')).toBe((is401 ? renewed : session).accessToken)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
}

beforeEach(() => {
  clearSession()
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})

describe('every fault at every operation', () => {
  const byFault = new Map<Fault, OperationId[]>()
  for (const { fault, id } of tried) byFault.set(fault, [...(byFault.get(fault) ?? []), id])

  it.each([...byFault].map(([fault, ids]) => [fault.row, fault.name, fault, ids] as const))(
    '[%s] %s',
    async (_row, _name, fault, ids) => {
      const wrong: string[] = []
      for (const id of ids) {
        localStorage.clear()
        try {
          await check(fault, id)
        } catch (error) {
          wrong.push(`${id}: ${(error as Error).message}`)
        }
      }
      expect(wrong).toEqual([])
    },
    60_000,
  )

  it('is all of it: every fault, every operation', () => {
    expect(new Set(tried.map(({ fault }) => fault))).toEqual(new Set(faults))
    expect(new Set(tried.map(({ id }) => id))).toEqual(new Set(operationIds))
  })
})
