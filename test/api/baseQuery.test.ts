// @vitest-environment jsdom
// What every call carries, and how its answer is read.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountsApi as authApi, businessesApi, reviewsApi } from '@/api'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { makeBaseQuery } from '@/api/http/baseQuery'
import * as env from '@/platform/env'
import { clearSession, startSession } from '@/session/tokens'
import { freshToken } from '../session/tokens'
import { accessToken, callAll } from './callAll'
import { errorOf, makeApiStore, type Reply, serve } from './fakeServer'

const ids = Object.keys(operations) as OperationId[]

/** What the base query makes of a reply, before wire reads it. */
async function read(reply: Reply, endpoint: OperationId = 'listReviews') {
  serve(() => reply)
  const api = { endpoint, signal: new AbortController().signal, dispatch: vi.fn() }
  return makeBaseQuery(vi.fn())({ url: operations[endpoint][1] }, api as never, {})
}

beforeEach(clearSession)
afterEach(clearSession)

describe('every call', () => {
  const authenticated = ['changePassword', 'logout', 'getMe', 'deleteUser', 'listReviewsByUser']
  const whenSignedIn = 'createBusiness createReview updateReview deleteReview updateBusiness deleteBusiness'.split(' ')

  it('goes to the page’s own origin + /v1 when no address is configured (Q66), as JSON, without cookies, with the bearer token where it is authenticated and nowhere else [NET-03] [NET-05] [DIRCALL-21] [X19] [X29]', async () => {
    for (const [id, call] of await callAll()) {
      expect(call.url.href, id).toMatch(new RegExp(`^${location.origin}/v1/`))
      expect(call.headers.get('content-type'), id).toBe('application/json')
      expect(call.credentials, id).toBe('omit')
      expect(call.bearer, id).toBe([...authenticated, ...whenSignedIn].includes(id) ? accessToken : null)
    }
  })

  it('goes to the configured address + /v1, with method and path of the contract, and no API key where none is configured [NET-01] [NET-04]', async () => {
    vi.spyOn(env, 'callBaseUrl', 'get').mockReturnValue('https://api.example.al/base')
    for (const [id, call] of await callAll()) {
      const [method, path] = operations[id]
      const filled = path.replace('{id}', 'x%2F1').replace('{categoryId}', 'c1')
      expect(`${call.method} ${call.url.href.replace(/\?.*/, '')}`, id).toBe(
        `${method} https://api.example.al/base/v1${filled}`,
      )
      expect(call.headers.has('x-api-key'), id).toBe(false)
    }
  })

  it('sends the API key when one is configured, to categories too, and no other header of its own [NET-04] [DIRCALL-01]', async () => {
    vi.spyOn(env, 'apiKey', 'get').mockReturnValue('Key-1')
    const calls = [...(await callAll()).values()]
    for (const { headers } of calls) expect(headers.get('x-api-key')).toBe('Key-1')
    const names = new Set(calls.flatMap(({ headers }) => [...headers.keys()]))
    expect([...names].sort()).toEqual(['accept', 'authorization', 'content-type', 'x-api-key'])
  })

  it('that creates a business for a visitor goes with the API key alone [DIRCALL-21]', async () => {
    vi.spyOn(env, 'apiKey', 'get').mockReturnValue('Key-1')
    const { calls } = serve(() => ({ status: 201, body: { success: true, data: { _id: 'b1' } } }))
    await makeApiStore().dispatch(businessesApi.endpoints.createBusiness.initiate({ newBusiness: {} as never }))
    expect(calls.map(({ headers, bearer }) => [headers.get('x-api-key'), bearer])).toEqual([['Key-1', null]])
  })
})

describe('reading an answer', () => {
  it.each([{ comments: [] }, [], [{ _id: 'r1' }], 'x', '', 42, true, false, null].map((body) => [body]))(
    'hands on JSON like %j, of whatever type it says it is [NET-06]',
    async (body) => {
      const text = JSON.stringify(body)
      for (const sent of [{ text }, { status: 201, text: `\n ${text} `, headers: { 'content-type': 'text/plain' } }])
        expect(await read(sent)).toEqual({ data: body, meta: expect.anything() })
    },
  )

  it('takes an empty answer for an empty object [Q15]', async () => {
    for (const reply of [{ status: 204 }, { text: '' }, { text: ' \n' }]) expect((await read(reply)).data).toEqual({})
  })

  it('takes a page of HTML or JSON cut short with status 200 for a failure [NET-06] [F17] [F18]', async () => {
    const failure = { kind: 'unexpected', status: 200, message: 'API request failed' }
    for (const text of ['<!doctype html><h1>Wi-Fi</h1>', '{"success":true,"comm'])
      expect(errorOf(await read({ text }))).toMatchObject(failure)
  })

  it('takes a success flag that is false for a failure of any call, with the message beside it [NET-07] [ENTITY-20] [F15]', async () => {
    startSession({ accessToken, refreshToken: freshToken() })
    const message = 'Kërkesa nuk u pranua: kontrolloni të dhënat që keni shkruar dhe provoni përsëri pas pak.'
    for (const id of ids) {
      for (const status of [200, 201]) {
        const error = errorOf(await read({ status, body: { success: false, message, error: 'Refused', data: [] } }, id))
        expect(error, `${id} ${status}`).toMatchObject({ status, message, serverMessage: message })
      }
    }
  })

  const categoryCalls = ids.filter(
    (id) => operations[id][1].startsWith('/categories') || operations[id][1].startsWith('/sub'),
  )

  it.each(categoryCalls)('%s requires success true in the JSON response [DIRCALL-02]', async (id) => {
    for (const status of [200, 201, 202, 206]) {
      for (const body of [{ data: [] }, { success: 'true', data: [] }, { success: 1 }, { success: false }, [], null])
        expect(errorOf(await read({ status, body }, id)).message, `${status}`).toBe('API request failed')
      for (const success of [null, false, undefined])
        expect(errorOf(await read({ status, body: { success, message: 'Mbyllur' } }, id)).message).toBe('Mbyllur')
      const good = { success: true, data: [] }
      expect((await read({ status, body: good }, id)).data).toEqual(good)
    }
    for (const nothing of [{ status: 204 }, { status: 205 }, { text: '' }])
      expect(errorOf(await read(nothing, id)).message).toBe('API request failed')
  })

  it('gives reducers plain data only: no header, no token of an address', async () => {
    startSession({ accessToken: freshToken(), refreshToken: freshToken() })
    const { dispatch, actions } = makeApiStore()
    serve((call) => ({ body: { success: true, data: { _id: call.path } } }))
    await dispatch(authApi.endpoints.getMe.initiate())
    await dispatch(businessesApi.endpoints.getBusiness.initiate({ id: 'b1', userId: 'u1' }))
    await dispatch(authApi.endpoints.verifyEmail.initiate({ token: 'one-time' }))
    serve(() => ({ offline: true }))
    await dispatch(reviewsApi.endpoints.listReviews.initiate({ page: 2 }))
    const metas = actions
      .map(({ meta }) => (meta as { baseQueryMeta?: unknown } | undefined)?.baseQueryMeta)
      .filter((meta) => meta !== undefined)
    const asked = (path: string) => ({ request: { method: 'GET', url: `${location.origin}/v1/${path}` } })
    const answered = ['auth/me', 'businesses/b1?user_id=u1', 'auth/verify-email'].map(asked)
    const response = { status: 200 }
    expect(metas).toEqual([...answered.map((meta) => ({ ...meta, response })), asked('reviews?page=2')])
    expect(JSON.parse(JSON.stringify(metas))).toEqual(metas)
  })
})
