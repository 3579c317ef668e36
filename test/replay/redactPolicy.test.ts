// The rules of redaction one by one: what is declared, what is known by its place, what by its look, and what is left alone.
import { processorTime } from '@test/processorTime'
import { describe, expect, it } from 'vitest'
import { baseApi } from '@/api'
import { operations } from '@/api/generated/operations'
import { secretCalls } from '@/api/queryActions'
import { cacheKey, queryRequest } from '@/api/queryRequest'
import { devToolsOptions } from '@/replay/devToolsOptions'
import { withPlainType } from '@/replay/devToolsTypes'
import { NOBODY } from '@/replay/redact/fieldKinds'
import { makeRedactor } from '@/replay/redact/redact'
import { redactionPolicy } from '@/replay/redact/redactionPolicy'
import { PLACEHOLDER_USER_ID } from '@/session/constants'

const mutation = (endpointName: string, originalArgs: unknown, phase = 'pending', payload?: unknown) => ({
  type: `api/executeMutation/${phase}`,
  payload,
  meta: { requestId: 'q1', requestStatus: phase, arg: { type: 'mutation', endpointName, originalArgs } },
})
const argsOf = (endpointName: string, originalArgs: unknown) =>
  makeRedactor().action(mutation(endpointName, originalArgs)).meta.arg.originalArgs

describe('the policy', () => {
  it('has a row for each mutation of the contract, and for nothing else', () => {
    const endpoints = baseApi.endpoints as unknown as Record<string, { matchPending: (action: unknown) => boolean }>
    const mutations = Object.keys(operations).filter((id) => endpoints[id]?.matchPending(mutation(id, {})))
    expect(mutations.length).toBeGreaterThan(10)
    expect(Object.keys(redactionPolicy).sort()).toEqual(mutations.sort())
  })

  it('says nothing of the arguments of a secret call', () => {
    for (const id of secretCalls) expect(redactionPolicy[id as 'login']).toEqual({})
    expect(argsOf('login', { credentials: { email: 'a@b.al', password: 'hunter2222' } })).toBeUndefined()
    expect(argsOf('verifyEmail', 'a bare secret')).toBeUndefined()
  })

  it('drops whatever is not declared, and calls it does not know', () => {
    const newReview = { business: 'b1', rating: 5, title: 'T', phone: '0691234567' }
    expect(argsOf('createReview', { newReview, note: 'x' })).toEqual({
      newReview: { business: 'b1', rating: 5, title: 'T' },
    })
    expect(argsOf('createReview', { newReview: 'bare' })).toEqual({ newReview: undefined })
    expect(argsOf('forgotPassword', { body: { email: 'a@b.al' } })).toBeUndefined()
    expect(argsOf('constructor', { a: 1 })).toBeUndefined()
    expect(argsOf('deleteUser', { id: 'u1' })).toEqual({ id: '«user:1»' })
    const whole = { id: 'r1', reviewChanges: { title: 'T' } }
    expect(argsOf('updateReview', whole)).toBe(whole)
  })

  it('masks what was dropped where it comes back', () => {
    const redactor = makeRedactor()
    redactor.learn(mutation('forgotPassword', { body: { email: 'arta at home' }, code: 'abc"def/1' }))
    const back = `No 'arta at home' (${encodeURIComponent('abc"def/1')}), {"a":"abc\\"def/1"}`
    expect(redactor.text(back)).toBe(`No '«secret:1»' («secret:2»), {"a":"«secret:2»"}`)
  })

  it('leaves alone what reducers put in by themselves', () => {
    const redactor = makeRedactor()
    redactor.learn(mutation('forgotPassword', { body: ['request', '2026-11-21', 'pending:'] }))
    const state = { error: 'API request failed', _id: 'pending:q1', createdAt: '2026-11-21T12:00:00.000Z' }
    expect(redactor.state(state)).toBe(state)
    expect(redactor.text('no request')).toBe('no «secret:1»')
  })
})

describe('by its place', () => {
  it('an id of somebody is the same pseudonym everywhere, whatever word it is', () => {
    const redactor = makeRedactor()
    const key = cacheKey(queryRequest('listReviewsByUser', { id: 'api', userId: 'api' }))
    const tags = { User: { api: [key], LIST: [key] }, Business: { api: [] } }
    const state = {
      api: {
        queries: { [key]: { status: 'pending', endpointName: 'listReviewsByUser', originalArgs: { id: 'api' } } },
      },
      auth: { user: { _id: 'api', role: 'api' } },
      reviews: { items: [{ _id: 'api', user: { _id: 'api', name: 'Ana' } }], current: key, provided: { tags } },
    }
    const masked = cacheKey(queryRequest('listReviewsByUser', { id: '«user:1»', userId: '«user:1»' }))
    expect(redactor.state(state)).toEqual({
      api: {
        queries: {
          [masked]: { status: 'pending', endpointName: 'listReviewsByUser', originalArgs: { id: '«user:1»' } },
        },
      },
      auth: { user: { _id: '«user:1»', role: 'api' } },
      reviews: {
        items: [{ _id: 'api', user: { _id: '«user:1»', name: '«name:1»' } }],
        current: masked,
        provided: { tags: { User: { '«user:1»': [masked], LIST: [masked] }, Business: { api: [] } } },
      },
    })
  })

  it('the id of nobody in particular stays: the app goes by it', () => {
    expect(NOBODY).toBe(PLACEHOLDER_USER_ID)
    const state = { auth: { user: { _id: NOBODY } } }
    expect(makeRedactor().state(state)).toBe(state)
  })

  it('an author’s name stays, the one of those who are signed in goes, also where they are the author', () => {
    const redactor = makeRedactor()
    redactor.learn({ type: 'auth/LOGIN_SUCCESS', payload: { user: { _id: 'u1', name: 'Arta Hoxha' } } })
    const reviews = [
      { _id: 'r1', user: { _id: 'u1', name: 'A. Hoxha' } },
      { _id: 'r2', user: { _id: 'u2', name: 'Beni Leka' } },
      { _id: 'r3', comment: 'Me respekt, Arta Hoxha' },
    ]
    expect(redactor.state(reviews)).toEqual([
      { _id: 'r1', user: { _id: '«user:1»', name: '«name:2»' } },
      { _id: 'r2', user: { _id: '«user:2»', name: 'Beni Leka' } },
      { _id: 'r3', comment: 'Me respekt, «name:1»' },
    ])
  })

  it('a name of one word is one’s own where people stand, and a word elsewhere', () => {
    const redactor = makeRedactor()
    redactor.learn({ type: 'auth/SET_USER', payload: { _id: 'u1', name: 'Arta' } })
    const review = { _id: 'r1', user: { name: 'Arta' }, title: 'Arta', business: { name: 'Arta' } }
    expect(redactor.state(review)).toEqual({ ...review, user: { name: '«name:1»' } })
  })

  it('what is learnt later counts from then on, for what was seen before too', () => {
    const redactor = makeRedactor()
    const key = cacheKey(queryRequest('universalSearch', { q: 'Arta Hoxha' }))
    const state = { current: key, items: [{ comment: 'Me respekt, Arta Hoxha' }] }
    expect(redactor.state(state)).toBe(state)
    redactor.learn({ type: 'auth/SET_USER', payload: { _id: 'u1', name: 'Arta Hoxha' } })
    expect(redactor.state(state)).toEqual({
      current: cacheKey(queryRequest('universalSearch', { q: '«name:1»' })),
      items: [{ comment: 'Me respekt, «name:1»' }],
    })
  })

  it('an address is one pseudonym, odd ones too, and a message under a field is none', () => {
    const redactor = makeRedactor()
    const action = { type: 'auth/SET_USER_EMAIL', payload: 'a/b "c"@example.al' }
    redactor.learn(action)
    expect(redactor.action(action).payload).toBe('«email:1»')
    expect(redactor.text('for a/b "c"@example.al, and {"x":"a/b \\"c\\"@example.al"}')).toBe(
      'for «email:1», and {"x":"«email:1»"}',
    )
    const error = { fields: { email: 'Email i gabuar', password: 'Shumë i shkurtër' } }
    expect(redactor.state(error)).toBe(error)
  })

  it('a secret is one under any of its names, in a server’s own words too', () => {
    const names = [
      'password',
      'newPassword',
      'access_token',
      'x-api-key',
      'apiKey',
      'OTP',
      'cardNumber',
      'userPin',
      'fjalëkalimi',
    ]
    for (const name of names) {
      expect(makeRedactor().state({ body: { keys: { [name]: 'abc' } } })).toEqual({
        body: { keys: { [name]: '«secret:1»' } },
      })
      expect(makeRedactor().state({ [name]: { deep: [4111] } })).toEqual({ [name]: { deep: ['«secret:1»'] } })
    }
    const innocent = { spinning: 'abc', keyboard: 'abc', cardinal: 'abc', loading: { password: false }, pin: null }
    expect(makeRedactor().state(innocent)).toBe(innocent)
  })

  it('a request or an id that reads like the name of a secret is none', () => {
    const key = cacheKey(queryRequest('universalSearch', { q: 'card' }))
    const state = {
      api: { queries: { [key]: { status: 'fulfilled' } }, mutations: { 'x-pin-y': { status: 'pending' } } },
      reviews: { pendingWrites: { 'aToken-otp': { kind: 'delete', id: 'r1' } } },
    }
    expect(makeRedactor().state(state)).toBe(state)
    const patches = [{ op: 'add', path: [key, 'x-pin-y'], value: { pollingInterval: 0 } }]
    const action = { type: 'api/internalSubscriptions/subscriptionsUpdated', payload: patches }
    expect(makeRedactor().action(action)).toEqual(action)
  })

  it('what a server names __proto__ stays a field', () => {
    const body = JSON.parse('{"body":{"__proto__":{"email":"a@b.al"}}}')
    expect(JSON.stringify(makeRedactor().state(body))).toBe('{"body":{"__proto__":{"email":"«email:1»"}}}')
  })
})

describe('by its look', () => {
  it.each([
    ['Shkruaj te arta.h+1@example.al.', 'Shkruaj te «email:1».'],
    ["'arta@example.al' <ben@example.al>", "'«email:1»' <«email:2»>"],
    ['/verify-email?email=ar%2Bta%40example.al&x=1', '/verify-email?email=«email:1»&x=1'],
    ['jwt eyJhbGciOiJI.eyJzdWIiOiIx.c2ln end', 'jwt «token:1» end'],
    ['/reset-password?token=abc-1&from=/a', '/reset-password?token=«secret:1»&from=/a'],
    ['Authorization: Bearer abcdefghijklmnop123', 'Authorization: Bearer «token:1»'],
    [
      'http://a.example/v1/reviews/user/u%201?page=1&user_id=u%201',
      'http://a.example/v1/reviews/user/«user:1»?page=1&user_id=«user:1»',
    ],
    ['DELETE /v1/users/u1', 'DELETE /v1/users/«user:1»'],
  ])('%s', (text, masked) => {
    expect(makeRedactor().text(text)).toBe(masked)
  })

  it.each([
    'https://maps.example/@41.32,19.81,15z',
    'https://cdn.example/foto@2x.png',
    'render@https://a.example/assets/x.js:1:2',
    'Kafe @ Tirana',
    'pending:V1StGXR8_Z5jdHi6B-myT',
    'listCategories(undefined)',
    'q(1)',
    '',
  ])('%s stays', (text) => {
    expect(makeRedactor().text(text)).toBe(text)
  })

  it('a long text costs no more than it is long', () => {
    const hostile = (size: number) => `${'a'.repeat(3 * size)}@${'@'.repeat(size / 50)}${'b.'.repeat(size)}`
    const cost = (size: number) => processorTime(() => void makeRedactor().text(hostile(size)))
    // 20 ms are added to the smaller, so that no chance counts; what is quadratic takes 256 times as long.
    const small = cost(6_000)
    expect(cost(96_000)).toBeLessThan(64 * (small + 20_000))
  })
})

describe('Redux DevTools', () => {
  it('show the call beside each of RTK Query’s actions; readers and reducer take it off again', () => {
    const action = mutation('createReview', { newReview: { business: 'b1' } })
    const shown = devToolsOptions().actionSanitizer?.(action, 1) as typeof action
    expect(shown).toEqual({ ...action, type: 'api/executeMutation/pending (createReview)' })
    expect(withPlainType(shown)).toEqual(action)
    const other = { type: 'notices/noticeShown (x)' }
    expect(withPlainType(other)).toBe(other)
  })

  it('export what they show, and neither keep nor test with what is real', () => {
    const { features } = devToolsOptions()
    expect(features).toMatchObject({ export: true, jump: true, skip: true })
    expect(features?.persist).toBeUndefined()
    expect(features?.test).toBeUndefined()
  })
})
