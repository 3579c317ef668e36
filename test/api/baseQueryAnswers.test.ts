// What an answer stands for, at its edges: where a status counts as a success, which fields a refusal names.
import { describe, expect, it } from 'vitest'
import { errorOfResponse, readResponse } from '@/api/http/readResponse'

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
  it('names fields by texts only', () => {
    const errors = ['email', 7, ''].map((field) => ({ field, message: 'I zënë' }))
    expect(errorOfResponse(answer(400, { errors })).fields).toEqual({ email: 'I zënë' })
    for (const validationErrors of ['abc', ['abc'], null, 7])
      expect(errorOfResponse(answer(400, { validationErrors }))).not.toHaveProperty('fields')
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
