// @vitest-environment jsdom
// What every call carries, and how its answer is read.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { baseApi } from '@/api/endpoints/baseApi'
import { authApi } from '@/api/endpoints/generated/auth'
import { businessesApi } from '@/api/endpoints/generated/businesses'
import { makeBaseQuery } from '@/api/http/baseQuery'
import '@/api/endpoints/generated/categories'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { reviewsApi } from '@/api/endpoints/generated/reviews'
import '@/api/endpoints/generated/subcategories'
import '@/api/endpoints/generated/users'
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

beforeEach(() => {
  clearSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  clearSession()
})

describe('what every call carries', () => {
  it('goes to the page’s own origin + /v1 when no address is configured (Q66) [X29]', async () => {
    const seen = await callAll(baseApi, makeApiStore())
    expect([...seen.keys()]).toEqual(Object.keys(operations))
    for (const [id, call] of seen) expect(call.url.href, id).toMatch(new RegExp(`^${location.origin}/v1/`))
  })

  it('sends a JSON content type, and no cookies, with or without a body [NET-03] [X29]', async () => {
    const seen = await callAll(baseApi, makeApiStore())
    for (const [id, call] of seen) {
      expect(call.headers.get('content-type'), id).toBe('application/json')
      expect(call.credentials, id).toBe('omit')
    }
  })

  const authenticated = ['changePassword', 'logout', 'getMe', 'deleteUser', 'listReviewsByUser']
  const whenSignedIn = 'createBusiness createReview updateReview deleteReview updateBusiness deleteBusiness'.split(' ')

  it('adds the bearer token to authenticated calls and to no others [NET-05] [DIRCALL-21] [X19]', async () => {
    const seen = await callAll(baseApi, makeApiStore())
    for (const [id, call] of seen) {
      const carries = authenticated.includes(id) || whenSignedIn.includes(id)
      expect(call.bearer, id).toBe(carries ? accessToken : null)
    }
  })
})

describe('reading an answer', () => {
  it.each([
    ['application/json', '{"success":true,"comments":[]}'],
    ['text/plain', ' {"success":true,"comments":[]}\n'],
  ])('reads JSON sent as %s [NET-06]', async (type, text) => {
    for (const status of [200, 201]) {
      const { data } = await read({ status, text, headers: { 'content-type': type } })
      expect(data).toEqual({ success: true, comments: [] })
    }
  })

  it.each([{ comments: [] }, [], [{ _id: 'r1' }], 'x', '', 42, true, false, null].map((body) => [body]))(
    'hands on JSON like %j [NET-06]',
    async (body) => {
      const text = JSON.stringify(body)
      for (const sent of [text, `\n ${text} `]) expect(await read({ text: sent })).toMatchObject({ data: body })
      expect((await read({ text })).error).toBeUndefined()
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
