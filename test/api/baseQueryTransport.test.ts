// @vitest-environment jsdom
// What goes over the wire as it is, and addresses that do not; what an answer stands for, at its edges.
import { describe, expect, it, vi } from 'vitest'
import { errorOfResponse, readResponse } from '@/api/http/readResponse'
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

const answer = (status: number, body: unknown, retryAfter?: string) => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  ...(retryAfter !== undefined && { retryAfter }),
})

describe('an answer', () => {
  it('is one from status 200 to 299', () => {
    for (const status of [200, 299]) expect(readResponse(answer(status, { a: 1 }))).toEqual({ data: { a: 1 } })
    for (const status of [199, 300]) expect(readResponse(answer(status, { a: 1 }))).toHaveProperty('error')
  })

  it('of status 300 is named by it and refuses no input', () => {
    const validationErrors = { name: 'Emri është i gjatë' }
    const unnamed = { kind: 'unexpected', status: 300, message: 'HTTP error! status: 300' }
    expect(errorOfResponse(answer(300, { validationErrors }))).toEqual({ ...unnamed, fields: validationErrors })
    expect(errorOfResponse(answer(500, { validationErrors })).kind).toBe('unexpected')
  })
})

describe('a failure', () => {
  it('names fields by texts only, and none `__proto__`', () => {
    const errors = ['email', 7, ''].map((field) => ({ field, message: 'I zënë' }))
    expect(errorOfResponse(answer(400, { errors })).fields).toEqual({ email: 'I zënë' })
    for (const validationErrors of ['abc', ['abc'], null, 7])
      expect(errorOfResponse(answer(400, { validationErrors }))).not.toHaveProperty('fields')
    const text = '{"success":false,"validationErrors":{"__proto__":"a","constructor":"b","email":"c"}}'
    expect(Object.entries(errorOfResponse(answer(422, text)).fields ?? {}).join()).toBe('constructor,b,email,c')
  })

  it('has its code as text, whatever it is', () => {
    expect(errorOfResponse(answer(400, { code: 17 })).code).toBe('17')
    for (const code of [null, true, {}]) expect(errorOfResponse(answer(400, { code }))).not.toHaveProperty('code')
  })

  it('says when to come back only where there were too many calls', () => {
    expect(errorOfResponse(answer(429, {}, '7')).retryAfter).toBe(7)
    expect(errorOfResponse(answer(503, {}, '7'))).not.toHaveProperty('retryAfter')
    expect(errorOfResponse(answer(429, {}, ''))).not.toHaveProperty('retryAfter')
  })

  it('of a review keeps 2000 characters of what is no JSON', () => {
    expect(errorOfResponse(answer(502, 'x'.repeat(3000)), 'reviews').body).toBe('x'.repeat(2000))
  })

  it.each([
    ['reviews', { message: 'Përmban gjuhë të papërshtatshme.' }, 'INAPPROPRIATE_LANGUAGE'],
    ['reviews', { validationErrors: { comment: 'GJUHË të papërshtatshme' } }, 'INAPPROPRIATE_LANGUAGE'],
    ['reviews', { message: 'Too many requests' }, 'OVERLOADED'],
    ['reviews', { message: 'Please slow down', code: 'RATE' }, 'OVERLOADED'],
    ['reviews', { message: 'Jo tani', code: 'RATE' }, 'RATE'],
    ['reviews', { message: 'Jo tani' }, undefined],
    ['businesses', { message: 'Too many requests' }, undefined],
    ['businesses', { message: 'Gjuhë të papërshtatshme', code: 'OTHER' }, 'OTHER'],
    [undefined, { message: 'Too many requests' }, undefined],
  ])('of an area %j that says %j has the code %j', (area, body, code) => {
    expect(errorOfResponse(answer(400, body), area).code).toBe(code)
  })
})
