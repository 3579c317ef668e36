// What every call carries, and how its answer is read.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { baseApi } from '@/api/baseApi'
import { baseQuery } from '@/api/baseQuery'
import { authApi } from '@/api/generated/auth'
import { businessesApi } from '@/api/generated/businesses'
import '@/api/generated/categories'
import { type OperationId, operations } from '@/api/generated/operations'
import { reviewsApi } from '@/api/generated/reviews'
import '@/api/generated/subcategories'
import '@/api/generated/users'
import { clearSession, startSession } from '@/session/tokens'
import { freshToken } from '../session/tokens'
import { type Call, errorOf, makeApiStore, type Reply, serve } from './fakeServer'

type Api = typeof baseApi

const accessToken = freshToken()
const ids = Object.keys(operations) as OperationId[]

/** One argument that fits all endpoints: each takes what it knows. */
const anyArg = {
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
async function callAll(api: Api, { dispatch }: ReturnType<typeof makeApiStore>): Promise<Map<OperationId, Call>> {
  const { calls } = serve(() => ({ body: { success: true, data: { _id: 'x' } } }))
  const seen = new Map<OperationId, Call>()
  for (const id of ids) {
    // Written as another tab would, each time: one of the calls is log-in, and the modules may be fresh ones.
    localStorage.setItem('accessToken', accessToken)
    const endpoints = api.endpoints as unknown as Record<string, { initiate(arg: unknown): never }>
    const before = calls.length
    await dispatch(endpoints[id]?.initiate(anyArg) as never)
    expect(calls.length, id).toBe(before + 1)
    const call = calls.at(-1)
    if (call) seen.set(id, call)
  }
  return seen
}

/** What the base query makes of a reply, before wire reads it. */
async function read(reply: Reply, endpoint: OperationId = 'listReviews') {
  serve(() => reply)
  const api = { endpoint, signal: new AbortController().signal, dispatch: vi.fn() }
  return baseQuery({ url: operations[endpoint][1] }, api as never, {})
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
  it('goes to the page’s own origin + /v1 when no address is configured (Q66)', async () => {
    const seen = await callAll(baseApi, makeApiStore())
    expect(seen.size).toBe(37)
    for (const [id, call] of seen) expect(call.url.href, id).toMatch(new RegExp(`^${location.origin}/v1/`))
  })

  it('goes to the configured address + /v1, with method and path of the contract [NET-01]', async () => {
    const { seen } = await configured({ VITE_API_BASE_URL: 'https://api.example.al/base/' })
    expect(seen.size).toBe(37)
    for (const [id, call] of seen) {
      const [method, path] = operations[id]
      expect(call.method, id).toBe(method)
      const filled = path.replace('{id}', 'x%2F1').replace('{categoryId}', 'c1')
      expect(call.url.origin + call.url.pathname, id).toBe(`https://api.example.al/base/v1${filled}`)
    }
  })

  it('sends a JSON content type, and no cookies, with or without a body [NET-03]', async () => {
    const seen = await callAll(baseApi, makeApiStore())
    for (const [id, call] of seen) {
      expect(call.headers.get('content-type'), id).toBe('application/json')
      expect(call.credentials, id).toBe('omit')
    }
  })

  it('sends the API key when one is configured, to categories too [NET-04] [DIRCALL-01]', async () => {
    const { seen } = await configured({ VITE_API_KEY: 'key-1' })
    for (const [id, call] of seen) expect(call.headers.get('x-api-key'), id).toBe('key-1')
  })

  it('sends no API key header when none is configured [NET-04]', async () => {
    const { seen } = await configured({ VITE_API_KEY: '' })
    for (const [id, call] of seen) expect(call.headers.has('x-api-key'), id).toBe(false)
  })

  it('sends no custom header but authorization, content-type and x-api-key (interface 4)', async () => {
    const { seen } = await configured({ VITE_API_KEY: 'key-1' })
    const names = new Set([...seen.values()].flatMap((call) => [...call.headers.keys()]))
    expect([...names].sort()).toEqual(['accept', 'authorization', 'content-type', 'x-api-key'])
  })

  const authenticated = ['changePassword', 'logout', 'getMe', 'deleteUser', 'listReviewsByUser']
  const whenSignedIn = [
    'createBusiness',
    'createReview',
    'updateReview',
    'deleteReview',
    'updateBusiness',
    'deleteBusiness',
  ]

  it('adds the bearer token to authenticated calls and to no others [NET-05]', async () => {
    const seen = await callAll(baseApi, makeApiStore())
    for (const [id, call] of seen) {
      const carries = authenticated.includes(id) || whenSignedIn.includes(id)
      expect(call.bearer, id).toBe(carries ? accessToken : null)
    }
  })

  it('creates a business with the bearer token when there is one, else with the API key alone [DIRCALL-21]', async () => {
    const create = businessesApi.endpoints.createBusiness.initiate({ newBusiness: {} as never })
    const { calls } = serve(() => ({ status: 201, body: { success: true, data: { _id: 'b1' } } }))
    await makeApiStore().dispatch(create)
    expect(calls.map((call) => call.bearer)).toEqual([null])

    startSession({ accessToken, refreshToken: freshToken() })
    await makeApiStore().dispatch(create)
    expect(calls.map((call) => call.bearer)).toEqual([null, accessToken])
  })

  it('creates a business of a visitor with the API key [DIRCALL-21]', async () => {
    const { baseApi: api, makeApiStore: makeStore } = await build({ VITE_API_KEY: 'key-1' })
    const { calls } = serve(() => ({ status: 201, body: { success: true, data: { _id: 'b1' } } }))
    await makeStore().dispatch(
      (api as typeof businessesApi).endpoints.createBusiness.initiate({ newBusiness: {} as never }),
    )
    expect(calls.map((call) => [call.headers.get('x-api-key'), call.bearer])).toEqual([['key-1', null]])
  })
})

/** The API of an app that was built with these settings. */
async function build(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.resetModules()
  await Promise.all([
    import('@/api/generated/auth'),
    import('@/api/generated/businesses'),
    import('@/api/generated/categories'),
    import('@/api/generated/reviews'),
    import('@/api/generated/subcategories'),
    import('@/api/generated/users'),
  ])
  return { ...(await import('@/api/baseApi')), ...(await import('./fakeServer')) }
}

/** All calls of an app that was built with these settings. */
async function configured(env: Record<string, string>) {
  const fresh = await build(env)
  return { seen: await callAll(fresh.baseApi, fresh.makeApiStore()) }
}

describe('reading an answer', () => {
  it.each([
    ['application/json', '{"success":true,"comments":[]}'],
    ['text/plain', ' {"success":true,"comments":[]}\n'],
  ])('reads JSON sent as %s [NET-06]', async (type, text) => {
    const { data } = await read({ text, headers: { 'content-type': type } })
    expect(data).toEqual({ success: true, comments: [] })
  })

  it.each([{ comments: [] }, [], 'x', 42, null].map((body) => [body]))('hands on JSON like %j', async (body) => {
    expect(await read({ body })).toMatchObject({ data: body })
  })

  it.each([{ status: 204 }, { text: '' }, { text: ' \n' }])(
    'takes an empty answer %j for an empty object',
    async (reply) => {
      expect((await read(reply)).data).toEqual({})
    },
  )

  it('takes a page of HTML with status 200 for a failure [F18]', async () => {
    expect(await read({ text: '<!doctype html><h1>Wi-Fi</h1>' })).toMatchObject({
      error: { kind: 'unexpected', status: 200, message: 'API request failed' },
    })
  })

  it('takes JSON cut short with status 200 for a failure [F17]', async () => {
    expect(errorOf(await read({ text: '{"success":true,"comm' }))).toMatchObject({ kind: 'unexpected', status: 200 })
  })

  const categoryCalls = ids.filter(
    (id) => operations[id][1].startsWith('/categories') || operations[id][1].startsWith('/sub'),
  )

  it.each(categoryCalls)('%s requires success true in the JSON response [DIRCALL-02]', async (id) => {
    for (const body of [{ data: [] }, { success: 'true', data: [] }, { success: 1 }, [], null])
      expect(errorOf(await read({ body }, id)).message).toBe('API request failed')
    expect(errorOf(await read({ body: { success: null, message: 'Mbyllur' } }, id)).message).toBe('Mbyllur')
    expect((await read({ body: { success: true, data: [] } }, id)).data).toEqual({ success: true, data: [] })
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
    const response = { status: 200 }
    expect(metas).toEqual([
      { request: { method: 'GET', url: `${location.origin}/v1/auth/me` }, response },
      { request: { method: 'GET', url: `${location.origin}/v1/businesses/b1?user_id=u1` }, response },
      { request: { method: 'GET', url: `${location.origin}/v1/auth/verify-email` }, response },
      { request: { method: 'GET', url: `${location.origin}/v1/reviews?page=2` } },
    ])
    expect(JSON.parse(JSON.stringify(metas))).toEqual(metas)
  })
})
