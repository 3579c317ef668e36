// @vitest-environment jsdom
// Every way a call can fail, and the one shape it fails in.
import fc from '@test/fastCheck'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '@/api/endpoints/generated/auth'
import { businessesApi } from '@/api/endpoints/generated/businesses'
import { categoriesApi } from '@/api/endpoints/generated/categories'
import { reviewsApi } from '@/api/endpoints/generated/reviews'
import { subcategoriesApi } from '@/api/endpoints/generated/subcategories'
import { errorOfResponse, readResponse } from '@/api/http/readResponse'
import { TIMEOUT } from '@/api/http/transport'
import { clearSession } from '@/session/tokens'
import { anyText } from '../session/tokens'
import { errorOf, makeApiStore, type Reply, serve } from './fakeServer'

const NETWORK = 'Network error. Please check your connection.'

/** A call that is neither authenticated nor repeated. */
const fail = async (reply: Reply) => {
  serve(() => reply)
  return errorOf(
    await makeApiStore().dispatch(authApi.endpoints.forgotPassword.initiate({ body: { email: 'a@b.al' } })),
  )
}

beforeEach(() => {
  clearSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the envelope', () => {
  it('success false without a message fails with the default text [NET-08] [F16]', async () => {
    for (const rest of [{}, { message: '' }, { message: '  ' }, { message: null }, { message: ['x'] }]) {
      const error = await fail({ body: { success: false, ...rest } })
      expect(error.message).toBe('API request failed')
      expect(error).not.toHaveProperty('serverMessage')
    }
  })

  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [429, 'rateLimited'],
    [400, 'unexpected'],
    [500, 'unexpected'],
  ])('a non-OK answer %d is %s and has the message of its JSON [NET-06] [NET-09] [F05]', async (status, kind) => {
    const said = 'Serveri ra'
    const error = await fail({ status, body: { message: said } })
    expect(error).toMatchObject({ kind, status, message: said, serverMessage: said })
  })

  it.each([
    [502, '<html><body>Bad gateway</body></html>'],
    [503, ''],
    [500, '{"message":'],
    [418, '"teapot"'],
    [400, '{}'],
  ])('a non-OK answer %d without a message names its status [NET-09] [F06] [F07]', async (status, text) => {
    expect((await fail({ status, text })).message).toBe(`HTTP error! status: ${status}`)
  })

  it.each([
    ['no connection', { offline: true }],
    ['a body cut short', { cut: true }],
  ])('%s is a network error [AUTHERR-06] [F01] [F02]', async (_what, reply) => {
    expect(await fail(reply)).toEqual({ kind: 'network', status: 0, message: NETWORK })
  })

  it('no answer within the time-out is a network error [AUTHERR-06] [F03]', async () => {
    vi.useFakeTimers()
    serve(() => ({ hangs: true }))
    const { dispatch } = makeApiStore()
    let ended = false
    const call = dispatch(authApi.endpoints.forgotPassword.initiate({ body: { email: 'a@b.al' } })).finally(() => {
      ended = true
    })
    await vi.advanceTimersByTimeAsync(TIMEOUT - 1)
    expect(ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(errorOf(await call)).toEqual({ kind: 'network', status: 0, message: NETWORK })
  })

  const own = 'HTTP error! status: 500'
  it.each([
    ['no document', '<!doctype html>', own],
    ['no page', ' <HTML lang="sq"><body>Gabim</body></html>', own],
    ['markup as text', 'Emri <i>i plotë</i>', 'Emri <i>i plotë</i>'],
    ['all of 300 characters', 'ë'.repeat(300), 'ë'.repeat(300)],
    ['the first 300 characters of more', 'ë'.repeat(1000), `${'ë'.repeat(300)}…`],
    ['no half of one', `${'a'.repeat(299)}😀b`, `${'a'.repeat(299)}…`],
    ['signs that are no HTML', 'a < b 😀!', 'a < b 😀!'],
  ])('passes on %s [X08]', async (_, message, shown) => {
    for (const body of [{ message }, { error: message }])
      expect((await fail({ status: 500, body })).message).toBe(shown)
  })

  it.each([
    ['120', 120],
    ['Sat, 01 Aug 2026 10:00:30 GMT', 30],
    ['Sat, 01 Aug 2026 10:00:30 +0000', 30],
    ['2026-08-01T10:00:30Z', 30],
    ['Sat, 01 Aug 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('reads Retry-After %s of a 429 as %s seconds [F08]', async (header, seconds) => {
    vi.useFakeTimers({ now: Date.parse('2026-08-01T10:00:00Z'), toFake: ['Date'] })
    const headers: Record<string, string> = header ? { 'retry-after': header } : {}
    expect((await fail({ status: 429, body: {}, headers })).retryAfter).toBe(seconds)
  })
})

describe('field errors', () => {
  const invalid = (body: object, status = 400) => fail({ status, body: { success: false, ...body } })

  it('a list whose first item has a field becomes a map [AUTHERR-28] [F09]', async () => {
    const errors = [
      { field: 'email', message: 'Email është i zënë' },
      { field: 'password', message: 'Shumë i shkurtër' },
      { field: 'email', message: 'i dytë' },
      { message: 'pa fushë' },
      { field: 'name' },
      null,
    ]
    const message = 'Të dhëna të pavlefshme'
    const fields = { email: 'Email është i zënë', password: 'Shumë i shkurtër' }
    const expected = { kind: 'invalid', status: 400, message, serverMessage: message, fields }
    expect(await invalid({ message, errors })).toEqual(expected)
  })

  it('validationErrors is a map already, with any status that refuses input [AUTHERR-28]', async () => {
    const validationErrors = { name: 'Emri është i gjatë' }
    for (const status of [200, 400, 422])
      expect(await invalid({ validationErrors }, status)).toMatchObject({ kind: 'invalid', fields: validationErrors })
  })

  const fieldless = [
    [{ message: 'x' }],
    [{}, { field: 'email', message: 'x' }],
    ['x'],
    [null],
    [{ field: '', message: 'x' }],
  ]
  it.each(fieldless.map((errors) => [errors]))(
    'the list %j has no field first: the single message is used [AUTHERR-28] [AUTHERR-29] [F09]',
    async (errors) => {
      const error = await invalid({ message: 'Gabim i vetëm', errors })
      expect(error.message).toBe('Gabim i vetëm')
      expect(error).not.toHaveProperty('fields')
    },
  )

  it('without a single message anywhere the text is fixed [AUTHERR-29] [F09]', async () => {
    for (const errors of [[{}], [null], [{ code: 1 }, { field: 'email', message: 'x' }]])
      expect((await invalid({ errors })).message).toBe('An unexpected error occurred')
  })

  it('the only message may stand in the list itself [AUTHERR-29]', async () => {
    expect((await invalid({ errors: [{ message: 'Email është i zënë' }] })).message).toBe('Email është i zënë')
  })

  it('any text at all becomes data or a plain failure, and never throws', () => {
    const text = fc.oneof(
      anyText,
      fc.json(),
      fc
        .record(
          { success: fc.boolean(), message: fc.jsonValue(), errors: fc.jsonValue(), validationErrors: fc.jsonValue() },
          { requiredKeys: [] },
        )
        .map((body) => JSON.stringify(body)),
      fc
        .array(fc.record({ field: fc.jsonValue(), message: fc.jsonValue() }))
        .map((errors) => JSON.stringify({ errors })),
    )
    const tag = fc.constantFrom('Auth', 'Reviews', 'Categories')
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), text, tag, fc.string(), (status, body, of, retryAfter) => {
        const read = readResponse({ status, text: body, retryAfter }, of)
        const error = 'error' in read ? read.error : errorOfResponse({ status, text: body }, of)
        expect(error.message).not.toBe('')
        expect(error.message.length).toBeLessThanOrEqual(301)
        expect(JSON.parse(JSON.stringify({ ...error, body: null }))).toEqual({ ...error, body: null })
        if (status > 299) expect('error' in read).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('failed review calls', () => {
  it('keep code and body along with the message [DIRCALL-35]', async () => {
    const body = { success: false, message: 'Keni komentuar tashmë', code: 'REVIEW_ALREADY_EXISTS', reviewId: 'r1' }
    serve(() => ({ status: 409, body }))
    const { dispatch } = makeApiStore()
    const { createReview, updateReview, deleteReview, listReviews, getReview } = reviewsApi.endpoints
    const failures = [
      await dispatch(createReview.initiate({ newReview: {} as never })),
      await dispatch(updateReview.initiate({ id: 'r1', reviewChanges: {} as never })),
      await dispatch(deleteReview.initiate({ id: 'r1' })),
      await dispatch(listReviews.initiate({})),
      await dispatch(getReview.initiate({ id: 'r1' })),
    ]
    const { message, code } = body
    for (const failure of failures)
      expect(errorOf(failure)).toEqual({ kind: 'conflict', status: 409, message, serverMessage: message, code, body })
  })

  it('keep them with any status [DIRCALL-35]', async () => {
    const create = reviewsApi.endpoints.createReview.initiate({ newReview: {} as never })
    const body = { success: false, message: 'Jo', code: 17, hint: 'më ngadalë' }
    for (const status of [200, 201, 400, 403, 404, 409, 422, 429, 500]) {
      serve(() => ({ status, body }))
      const failure = errorOf(await makeApiStore().dispatch(create))
      expect(failure).toMatchObject({ status, message: 'Jo', code: '17', body })
    }
  })

  it('keep a body that is no JSON as text, and other calls keep none [DIRCALL-35]', async () => {
    serve(() => ({ status: 502, text: '<h1>Bad gateway</h1>' }))
    const { dispatch } = makeApiStore()
    const review = errorOf(await dispatch(reviewsApi.endpoints.deleteReview.initiate({ id: 'r1' })))
    expect(review).toMatchObject({ message: 'HTTP error! status: 502', body: '<h1>Bad gateway</h1>' })
    expect(await fail({ status: 502, body: { message: 'x' } })).not.toHaveProperty('body')
  })

  it('keep the body of an answer that lacks the comment [DIRCALL-35]', async () => {
    const body = { success: true, note: 'pa koment' }
    serve(() => ({ body }))
    const { dispatch } = makeApiStore()
    const error = errorOf(await dispatch(reviewsApi.endpoints.getReview.initiate({ id: 'r1' })))
    expect(error).toEqual({ kind: 'unexpected', status: 200, message: 'API request failed', body })
  })
})

describe('repeating', () => {
  const { listCategories, createCategory } = categoriesApi.endpoints
  const { listBusinesses, getBusiness, createBusiness, updateBusiness, deleteBusiness } = businessesApi.endpoints
  const { listSubcategories } = subcategoriesApi.endpoints
  const reads = { listCategories, listSubcategories, listBusinesses, getBusiness }

  it.each(Object.keys(reads))('%s is sent once more after a failure, and no more [NET-10] [Q02]', async (name) => {
    const { initiate } = reads[name as keyof typeof reads] as unknown as { initiate(arg: unknown): never }
    const refused: Reply[] = [{ status: 500, body: {} }, { status: 400, body: { message: 'Jo' } }, { text: '<html>' }]
    for (const reply of [...refused, { offline: true }, { cut: true }, { body: { success: false } }]) {
      const { calls } = serve(() => reply)
      errorOf(await makeApiStore().dispatch(initiate({ id: 'b1' })))
      expect(calls.length, JSON.stringify(reply)).toBe(2)
      expect(calls[1]?.url.href).toBe(calls[0]?.url.href)
    }
  })

  it('the second answer is the result [NET-10]', async () => {
    const { calls } = serve((_call, nth) => (nth === 1 ? { status: 503 } : { body: { success: true, data: [] } }))
    expect((await makeApiStore().dispatch(listCategories.initiate())).data).toEqual({ success: true, data: [] })
    expect(calls).toHaveLength(2)
  })

  it.each([401, 403, 404, 429])('status %d is never repeated [NET-10] [Q02]', async (status) => {
    const { calls } = serve(() => ({ status, body: { message: 'Jo' } }))
    const { dispatch } = makeApiStore()
    expect(errorOf(await dispatch(getBusiness.initiate({ id: 'b1' }))).status).toBe(status)
    expect(calls).toHaveLength(1)
  })

  it('writes are never repeated, nor are calls of other kinds [NET-10] [Q02]', async () => {
    const { calls } = serve(() => ({ status: 500, body: {} }))
    const { dispatch } = makeApiStore()
    await dispatch(createBusiness.initiate({ newBusiness: {} as never }))
    await dispatch(updateBusiness.initiate({ id: 'b1', businessChanges: {} as never }))
    await dispatch(deleteBusiness.initiate({ id: 'b1' }))
    await dispatch(createCategory.initiate({} as never))
    await dispatch(reviewsApi.endpoints.listReviews.initiate({}))
    await dispatch(authApi.endpoints.verifyEmail.initiate({ token: 't' }))
    await dispatch(authApi.endpoints.login.initiate({ credentials: { email: 'a', password: 'b' } }))
    expect(calls).toHaveLength(7)
  })

  it('a call that was given up is not repeated', async () => {
    const { calls } = serve(() => ({ hangs: true }))
    const call = makeApiStore().dispatch(listCategories.initiate())
    await expect.poll(() => calls).toHaveLength(1)
    call.abort()
    await call
    await Promise.resolve()
    expect(calls).toHaveLength(1)
  })
})
