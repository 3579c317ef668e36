// @vitest-environment jsdom
// The three doors lead to the same backend: Node, HTTP and browser answer equally, each with its own manners.
import { request } from 'node:http'
import { startMocks } from '@mocks/browser'
import { type HttpServer, startHttp } from '@mocks/http'
import { createTestServer } from '@mocks/node'
import { anchor } from '@mocks/seed/data'
import { demoUser } from '@mocks/seed/users'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newReview } from './client'

// jsdom has no service workers; where a test claims one, it says how the worker starts.
const startWorker = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('msw/browser', () => ({ setupWorker: () => ({ start: startWorker }) }))

const json = { 'content-type': 'application/json' }
const now = () => anchor
const node = createTestServer({ now })
let server: HttpServer

beforeAll(async () => {
  server = await startHttp({ port: 0, memory: true, now, strict: true })
})
afterAll(() => server.close())
afterEach(() => {
  node.close()
  server.backend.reset()
  server.violations.length = 0
})

type Ask = (path: string, init?: RequestInit) => Promise<Response>
const overHttp: Ask = (path, init) => fetch(`${server.url}${path}`, { headers: json, ...init })
const inNode: Ask = (path, init) => fetch(`https://api.example${path}`, { headers: json, ...init })

/** What a door says to a fixed list of calls. */
async function conversation(ask: Ask) {
  const said: unknown[] = []
  const hear = async (path: string, init?: RequestInit) => {
    const response = await ask(path, init)
    const body = await response.text()
    said.push([path, response.status, response.headers.get('content-type'), body])
    return body
  }
  await hear('/v1/businesses/universal-search?q=kafe&limit=15')
  await hear('/v1/businesses/none')
  await hear('/v1/reviews/business/biz_001?approved=true')
  const credentials = { email: demoUser.email, password: demoUser.password }
  const session = JSON.parse(await hear('/v1/auth/login', { method: 'POST', body: JSON.stringify(credentials) }))
  const authorization = `Bearer ${session.data.accessToken}`
  await hear(`/v1/reviews/user/${demoUser.id}`, { headers: { ...json, authorization } })
  await hear('/v1/auth/me')
  await hear('/v1/businesses/biz_150', { method: 'DELETE' })
  await hear('/v1/businesses/biz_149', { method: 'PUT', body: '{"city":"Fier"}' })
  return said
}

describe('the three doors', () => {
  it('answer equally', async () => {
    const http = await conversation(overHttp)
    expect(http).toHaveLength(8)
    node.listen()
    expect(await conversation(inNode)).toEqual(http)
    node.reset()
    node.close()

    vi.stubGlobal('fetch', fetch)
    vi.spyOn(Date, 'now').mockReturnValue(anchor)
    await startMocks({ latency: 0 })
    const inBrowser: Ask = (path, init) => window.fetch(`${location.origin}${path}`, { headers: json, ...init })
    expect(await conversation(inBrowser)).toEqual(http)
    await expect(inBrowser('/v1/businesses/gabim-rrjeti')).rejects.toThrow('Failed to fetch')
  })

  it('of the browser says which scenario has answered, unless it is the normal one, to the log of actions', async () => {
    vi.stubGlobal('fetch', fetch)
    await startMocks({ latency: 0 })
    const scenario = async () => (await window.fetch(`${location.origin}/v1/categories`)).headers.get('x-scenario')
    expect(await scenario()).toBeNull()
    const choice = document.body.lastElementChild?.shadowRoot?.querySelector('select') as HTMLSelectElement
    choice.value = 'maintenance'
    choice.dispatchEvent(new Event('change'))
    expect(await scenario()).toBe('maintenance')
    localStorage.clear()
  })

  it('draw the same photos', async () => {
    const { photo } = (await (await overHttp('/v1/businesses/biz_001')).json()).data
    const drawn = await (await overHttp(photo.url)).text()
    node.listen()
    expect(await (await inNode(photo.url)).text()).toBe(drawn)
    node.reset()
  })

  it('keep what was changed in the browser for the next visit', async () => {
    vi.stubGlobal('fetch', fetch)
    await startMocks({ latency: 0 })
    const first = window.fetch
    await first(`${location.origin}/v1/businesses/biz_150`, { method: 'DELETE', headers: json })
    await startMocks({ latency: 0 })
    expect((await window.fetch(`${location.origin}/v1/businesses/biz_150`)).status).toBe(404)
    // The tab that is still open hears of what the other one does.
    await window.fetch(`${location.origin}/v1/businesses/biz_149`, { method: 'DELETE', headers: json })
    expect((await first(`${location.origin}/v1/businesses/biz_149`)).status).toBe(404)
  })
})

describe('the browser door', () => {
  const categories = () => window.fetch(`${location.origin}/v1/categories`, { headers: json })

  it.each([
    ['cannot be had', () => Promise.reject(new Error('no worker'))],
    ['never answers', () => new Promise(() => undefined)],
    ['goes after the start', () => Promise.resolve()],
  ])('answers calls where the worker %s', async (_, start) => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => expect.fail('a call left the page'))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: {} }))
    startWorker.mockImplementation(start)
    const started = startMocks({ latency: 0 })
    await vi.advanceTimersByTimeAsync(3000)
    await started
    const answer = categories()
    await vi.advanceTimersByTimeAsync(0)
    expect((await answer).status).toBe(200)
  })

  it('ends a call that is aborted, before or after it was sent', async () => {
    vi.stubGlobal('fetch', fetch)
    await startMocks({ latency: 60_000 })
    const call = new AbortController()
    const sent = window.fetch(`${location.origin}/v1/categories`, { headers: json, signal: call.signal })
    call.abort()
    await expect(sent).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    const late = window.fetch(`${location.origin}/v1/categories`, { headers: json, signal: call.signal })
    await expect(late).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  })
})

describe('the Node door', () => {
  it('lists the requests, and is back at the seed after a reset', async () => {
    node.listen()
    await inNode('/v1/businesses/biz_150', { method: 'DELETE' })
    expect((await inNode('/v1/businesses/biz_150')).status).toBe(404)
    expect(node.requests).toEqual(['DELETE /v1/businesses/biz_150', 'GET /v1/businesses/biz_150'])
    node.reset()
    expect(node.requests).toEqual([])
    expect((await inNode('/v1/businesses/biz_150')).status).toBe(200)
  })

  it.each([
    ['an unknown query parameter', '/v1/businesses?colour=red', {}, /unevaluated|additional|'colour'/],
    ['a wrong value of a parameter', '/v1/businesses?sort=best', {}, /allowed values/],
    ['a number that is none', '/v1/reviews?page=first', {}, /must be integer/],
    ['a missing parameter', '/v1/categories/search', {}, /required property 'q'/],
    ['an unknown field', '/v1/auth/forgot-password', { method: 'POST', body: '{"email":"a","x":1}' }, /'x'/],
    ['a missing field', '/v1/auth/login', { method: 'POST', body: '{"email":"a"}' }, /required property 'password'/],
    ['a body where none belongs', '/v1/reviews/rev_00001', { method: 'DELETE', body: '{}' }, /does not know/],
    ['no JSON content type', '/v1/categories', { headers: {} }, /content-type/],
    ['a token that is not asked for', '/v1/categories', { headers: { ...json, authorization: 'Bearer x' } }, /bearer/],
    ['no operation', '/v1/nothing', {}, /no operation/],
  ])('fails a test for %s', async (_what, path, init, problem) => {
    node.listen()
    const response = await inNode(path, init)
    expect(response.status).toBe(500)
    expect((await response.json()).message).toMatch(problem)
    expect(() => node.reset()).toThrow(problem)
    expect(() => node.reset()).not.toThrow()
  })

  it('takes every documented parameter', async () => {
    node.listen()
    const filters = 'page=1&limit=10&city=Tiran%C3%AB&minRating=3&sort=rating_desc'
    for (const path of [
      `/v1/businesses/category/cat_01?${filters}&businessName=a`,
      `/v1/businesses/universal-search?${filters}&q=a&category=cat_01`,
      '/v1/reviews/business/biz_001?page=1&limit=100&approved=true&user_id=usr_001',
      '/v1/reviews/search?q=a&businessId=biz_001&rating=5&dateFrom=2026-01-01&dateTo=2026-02-01',
    ])
      expect((await inNode(path)).status).toBe(200)
    expect(node.violations).toEqual([])
  })

  it('begins every test with the scenario it was made with', async () => {
    const maintained = createTestServer({ now, scenario: 'maintenance' })
    maintained.listen()
    maintained.backend.setScenario('normal')
    maintained.reset()
    expect((await inNode('/v1/categories')).status).toBe(503)
    maintained.close()
  })

  it('passes a network failure on', async () => {
    node.listen()
    await expect(inNode('/v1/businesses/gabim-rrjeti')).rejects.toThrow('Failed to fetch')
  })
})

describe('the HTTP door', () => {
  const tools = [
    ['/__outbox', 'GET'],
    ['/__health', 'GET'],
    ['/__reset', 'POST'],
    ['/__scenario/slow', 'POST'],
    ['/v1/categories', 'GET'],
  ] as const
  const preflight = (origin: string) =>
    overHttp('/v1/reviews/rev_00001', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type,idempotency-key,x-api-key',
      },
    })

  it.each(['http://localhost:5173', 'http://127.0.0.1:4173', 'https://localhost', 'http://[::1]:3000'])(
    'lets pages of %s call it',
    async (origin) => {
      const { status, headers } = await preflight(origin)
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type,idempotency-key,x-api-key')
      expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE')
      const answer = await overHttp('/v1/businesses/gabim-429', { headers: { ...json, origin } })
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-expose-headers')).toBe('retry-after')
      expect(answer.headers.get('vary')).toMatch(/origin/i)
    },
  )

  it.each(['https://a.example', 'http://localhost.a.example:5173', 'http://192.168.1.7:5173', 'null', ''])(
    'refuses pages of «%s», its tools as well',
    async (origin) => {
      await overHttp('/v1/businesses/biz_150', { method: 'DELETE' })
      for (const [path, method] of tools) {
        const answer = await overHttp(path, { method, headers: { origin } })
        expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([path, 403, null])
      }
      expect((await preflight(origin)).status).toBe(403)
      expect(server.backend.scenario).toBe('normal')
      expect((await overHttp('/v1/businesses/biz_150')).status).toBe(404)
    },
  )

  /** The status of a call with that Host header, which `fetch` does not let anybody set. */
  const statusFor = ({ url }: HttpServer, host: string, headers = {}) =>
    new Promise((done, fail) => {
      const asked = request(`${url}/__outbox`, { headers: { host, ...headers } }, (answer) => {
        answer.resume()
        done(answer.statusCode)
      })
      asked.once('error', fail).end()
    })

  it('is called by a name of this machine only: a website may lead its own name here', async () => {
    for (const host of ['localhost:8787', '127.0.0.1', '[::1]:8787']) expect(await statusFor(server, host)).toBe(200)
    for (const host of ['a.example', 'localhost.a.example:8787', '192.168.1.7:8787'])
      expect([host, await statusFor(server, host)]).toEqual([host, 403])
  })

  it('is open to other machines if it is told so, by address, for pages of the machine called', async () => {
    const open = await startHttp({ port: 0, memory: true, isOpen: true })
    const host = '192.168.1.7:8787'
    expect(open.url).toMatch(/^http:\/\/127\.0\.0\.1:/)
    expect(await statusFor(open, host)).toBe(200)
    expect(await statusFor(open, host, { origin: 'http://192.168.1.7:5173' })).toBe(200)
    expect(await statusFor(open, host, { origin: 'http://192.168.1.8' })).toBe(403)
    expect(await statusFor(open, host, { origin: 'https://a.example' })).toBe(403)
    expect(await statusFor(open, 'a.example', { origin: 'http://a.example' })).toBe(403)
    await open.close()
  })

  it('lets browsers keep what they have read if it is told so: no refusal, nothing written, and only while it is right', async () => {
    const caching = await startHttp({ port: 0, memory: true, isCacheable: true })
    const ask = async (path: string, init: RequestInit = {}) => {
      const { status, headers } = await fetch(`${caching.url}/v1${path}`, { headers: json, ...init })
      const [kept, tag, time] = ['cache-control', 'etag', 'last-modified'].map((name) => headers.get(name))
      return { status, kept, tag: tag ?? '', time }
    }
    const first = await ask('/businesses/biz_150')
    expect(first).toEqual({
      status: 200,
      kept: 'public, max-age=300',
      tag: expect.stringMatching(/^(W\/)?".+"$/),
      time: expect.stringMatching(/ GMT$/),
    })
    const again = () => ask('/businesses/biz_150', { headers: { ...json, 'if-none-match': first.tag } })
    expect((await again()).status).toBe(304)
    const change = { method: 'PUT', body: '{"city":"Fier"}' }
    const none = { kept: null, tag: '', time: null }
    expect(await ask('/businesses/biz_150', change)).toEqual({ status: 200, ...none })
    expect((await again()).status).toBe(200)
    expect(await ask('/businesses/none')).toEqual({ status: 404, ...none })
    await caching.close()
    const { headers } = await overHttp('/v1/categories')
    expect(['cache-control', 'etag', 'last-modified'].map((name) => headers.get(name))).toEqual([null, null, null])
  })

  it('shows its e-mails, resets, and changes its scenario', async () => {
    const body = JSON.stringify({ email: demoUser.email })
    const headers = { ...json, origin: 'http://localhost:5173' }
    await overHttp('/v1/auth/forgot-password', { method: 'POST', body, headers })
    const link = expect.stringMatching(/^http:\/\/localhost:5173\/reset-password\?token=/)
    expect(await (await overHttp('/__outbox')).json()).toMatchObject([{ to: demoUser.email, link }])
    expect((await overHttp('/__scenario/maintenance', { method: 'POST' })).status).toBe(200)
    expect(await (await overHttp('/__health')).json()).toEqual({ ok: true, scenario: 'maintenance' })
    expect((await overHttp('/v1/categories')).status).toBe(503)
    expect((await overHttp('/__scenario/none', { method: 'POST' })).status).toBe(404)
    expect((await overHttp('/__reset', { method: 'POST' })).status).toBe(200)
    expect(await (await overHttp('/__outbox')).json()).toEqual([])
    expect((await overHttp('/v1/categories')).status).toBe(200)
  })

  it('lists the businesses in review and approves them (Q82)', async () => {
    const body = JSON.stringify({ name: 'Re', businessName: 'Re', category: 'cat_01', url: 'https://re.example' })
    const { data } = await (await overHttp('/v1/businesses', { method: 'POST', body })).json()
    expect((await (await overHttp('/__in-review')).json())[0]).toEqual({ id: data._id, name: 'Re' })
    expect((await overHttp(`/__approve/${data._id}`, { method: 'POST' })).status).toBe(200)
    expect((await (await overHttp(`/v1/businesses/${data._id}`)).json()).data.status).toBe('active')
    expect((await overHttp(`/__approve/${data._id}`, { method: 'POST' })).status).toBe(404)
  })

  it('leaves what a person typed, too long or no day, to be refused by the backend', async () => {
    const credentials = JSON.stringify({ email: demoUser.email, password: demoUser.password })
    const session = await overHttp('/v1/auth/login', { method: 'POST', body: credentials })
    const headers = { ...json, authorization: `Bearer ${(await session.json()).data.accessToken}` }
    const body = JSON.stringify(newReview('biz_150', { comment: 'x'.repeat(5001), experienceDate: 'dje' }))
    const refused = await overHttp('/v1/reviews', { method: 'POST', headers, body })
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors).toMatchObject([{ field: 'comment' }, { field: 'experienceDate' }])
    expect(server.violations).toEqual([])
  })

  it('cuts the line for a network failure', async () => {
    await expect(overHttp('/v1/businesses/gabim-rrjeti')).rejects.toThrow()
    expect((await overHttp('/__health')).status).toBe(200)
  })

  it('takes no body above a quarter of a megabyte', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(300_000), password: 'x' })
    expect((await overHttp('/v1/auth/login', { method: 'POST', body })).status).toBe(413)
    const stream = { method: 'POST', body: new Response('{}').body, duplex: 'half' }
    expect((await overHttp('/v1/auth/login', stream)).status).toBe(411)
  })

  it('collects what breaks the contract, when strict', async () => {
    expect((await overHttp('/v1/businesses?colour=red')).status).toBe(500)
    expect(server.violations).toHaveLength(1)
  })

  it('keeps nothing else open when it closes', async () => {
    const other = await startHttp({ port: 0, memory: true })
    expect((await fetch(`${other.url}/__health`)).status).toBe(200)
    await other.close()
    await expect(fetch(`${other.url}/__health`)).rejects.toThrow()
  })
})
