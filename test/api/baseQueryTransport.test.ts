// @vitest-environment jsdom
// What goes over the wire as it is, and addresses that do not.
import { expect, it, vi } from 'vitest'
import { send } from '@/api/http/transport'
import { serve } from './fakeServer'

const fine = () => ({ status: 201, text: 'po', headers: { 'retry-after': '7' } })
const sendTo = (url: string, more = {}, token?: string) => send({ url, ...more }, new AbortController().signal, token)

it('the answer comes as it was sent, with what the logs may know of the call', async () => {
  const { calls } = serve(fine)
  expect(await sendTo('/businesses?q=1', { method: 'POST', body: { a: 1 } }, 'token')).toEqual({
    response: { status: 201, text: 'po', retryAfter: '7' },
    meta: { request: { method: 'POST', url: `${location.origin}/v1/businesses?q=1` }, response: { status: 201 } },
  })
  expect(calls.map(({ bearer, body, headers }) => [bearer, body, headers.get('accept')])).toEqual([
    ['token', { a: 1 }, 'application/json'],
  ])
})

it('the browser asks the server whether what it has kept is still right: it may be older than a write (Q111)', async () => {
  const { calls } = serve(fine)
  await sendTo('/businesses')
  expect(calls.map(({ cache }) => cache)).toEqual(['no-cache'])
})

it.each(['/businesses/..', '/businesses/.', '/../x', '/businesses/./x', '/businesses/..?a=1', '/businesses/.?a'])(
  'the address %s is another one than it seems: nothing is sent, nothing is found (X05)',
  async (url) => {
    const { calls } = serve(fine)
    expect(await sendTo(url)).toEqual({
      response: { status: 404, text: '' },
      meta: { request: { method: 'GET', url: `${location.origin}/v1${url}` } },
    })
    expect(calls).toEqual([])
  },
)

it.each(['/businesses/..a', '/businesses/.a', '/businesses/a..', '/businesses/...', '/businesses?q=..'])(
  'the address %s is what it seems (X05)',
  async (url) => {
    const { calls } = serve(fine)
    expect((await sendTo(url)).response.status).toBe(201)
    expect(calls.map(({ url: sent }) => sent.pathname + sent.search)).toEqual([`/v1${url}`])
  },
)

it('where there is no page there is no address, and therefore no answer', async () => {
  vi.stubGlobal('location', undefined)
  const { calls } = serve(fine)
  expect(await sendTo('/businesses')).toEqual({
    response: { status: 0, text: '' },
    meta: { request: { method: 'GET', url: '/v1/businesses' } },
  })
  expect(calls).toEqual([])
})

it('a refusal whose body was cut short is one, without words; a success is no answer', async () => {
  for (const [status, read] of [
    [399, 0],
    [400, 400],
    [503, 503],
  ] as const) {
    serve(() => ({ status, cut: true }))
    expect((await sendTo('/businesses')).response).toEqual({ status: read, text: '' })
  }
})

it('one-time tokens in the query of calls about accounts are in no log (Q49)', async () => {
  serve(fine)
  const seen = async (url: string) => (await sendTo(url)).meta.request.url.replace(location.origin, '')
  expect(await seen('/auth/verify-email?token=one-time')).toBe('/v1/auth/verify-email')
  expect(await seen('/businesses?token=x')).toBe('/v1/businesses?token=x')
})
