// The rules of redaction one by one: by contract and table of the state; what stands in for a text, what is left alone.
import { contract } from '@test/contract/document'
import { processorTime } from '@test/processorTime'
import { describe, expect, it } from 'vitest'
import { personalFile } from '@/api/endpoints/codegenPersonal.mjs'
import { operations } from '@/api/endpoints/generated/operations'
import { args, replies } from '@/api/endpoints/generated/personal'
import { cacheKey, queryRequest } from '@/api/endpoints/queryRequest'
import { sortOptions } from '@/features/businesses/model/filters'
import { settledSearch } from '@/features/reviews/model/reviewSearch'
import { foldText } from '@/lib/cleanText'
import { businessIdOfPath } from '@/lib/paths'
import { isEmailAddress } from '@/lib/safeUrl'
import { NOBODY } from '@/replay/redact/known'
import { queryPolicy } from '@/replay/redact/policy'
import { makeRedactor as makeRandomRedactor } from '@/replay/redact/redact'
import { makeStandIns, type Random } from '@/replay/redact/standIns'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import { locationChanged, navigationRequested } from '@/store/navigationEvents'

/** The same numbers in each run: what is drawn at random could hold three digits of what it stands for. */
function seeded(): Random {
  let state = 20261123
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) % limit
  }
}
const makeRedactor = () => makeRandomRedactor(seeded())

const mutation = (endpointName: string, originalArgs: unknown, phase = 'pending', payload?: unknown) => ({
  type: `api/executeMutation/${phase}`,
  payload,
  meta: { requestId: 'q1', requestStatus: phase, arg: { type: 'mutation', endpointName, originalArgs } },
})
const answer = (endpointName: string, payload: unknown) => ({
  type: 'api/executeQuery/fulfilled',
  payload,
  meta: { requestId: 'q1', requestStatus: 'fulfilled', arg: { type: 'query', endpointName } },
})
const argsOf = (endpointName: string, originalArgs: unknown) =>
  makeRedactor().action(mutation(endpointName, originalArgs)).meta.arg.originalArgs
const reviews = [
  { _id: 'r1', user: { _id: 'u1', name: 'Arta Hoxha' }, title: 'Mirë', comment: 'Kafe e mirë.', isApproved: true },
  { _id: 'r2', user: { _id: 'u2', name: 'Beni Leka' }, title: 'Keq', comment: 'Kafe e keqe.', isApproved: true },
]

describe('the contract', () => {
  it('has a word for every argument and every reply of every call', () => {
    expect(Object.keys(args)).toEqual(Object.keys(operations))
    expect(Object.keys(replies)).toEqual(Object.keys(operations))
  })

  it('stops the generator where a field, a parameter or a new text has none', () => {
    const changed = (change: (copy: typeof contract) => void) => () => {
      const copy = structuredClone(contract)
      change(copy)
      return personalFile(copy)
    }
    const { User } = contract.components.schemas as { User: { properties: object } }
    expect(changed(() => undefined)).not.toThrow()
    const withField = (field: object) => (copy: typeof contract) =>
      void Object.assign(copy.components.schemas, {
        User: { ...User, properties: { ...User.properties, born: field } },
      })
    expect(changed(withField({ type: 'string' }))).toThrow(/User\/born does not say whether it is personal/)
    expect(changed(withField({ type: 'string', 'x-personal': 'maybe' }))).toThrow(/born says x-personal: maybe/)
    expect(changed(withField({ type: 'string', 'x-personal': 'never' }))).toThrow(/born is any text/)
    expect(changed(withField({ type: 'integer', 'x-personal': 'never' }))).not.toThrow()
    const parameters = (copy: typeof contract) =>
      void Object.assign(copy.components.parameters as object, { Page: { name: 'page', schema: { type: 'integer' } } })
    expect(changed(parameters)).toThrow(/listBusinesses\/page does not say/)
  })
})

describe('by its place', () => {
  it('a field nobody has spoken of is personal, and so is whatever a call takes that the contract does not know', () => {
    const newReview = { business: 'b1', rating: 5, title: 'Ti', phone: '0691234567' }
    const safe = argsOf('createReview', { newReview, note: 'Arta' }) as typeof newReview & { note: string }
    expect(JSON.stringify(safe)).not.toMatch(/Arta|0691234567|Ti"/)
    expect(safe).toMatchObject({ newReview: { rating: 5 } })
    expect(JSON.stringify(argsOf('constructor', { a: 'Arta' }))).not.toContain('Arta')
    expect(JSON.stringify(makeRedactor().state({ later: { note: ['Arta'] } }))).not.toContain('Arta')
    expect(makeRedactor().action({ type: 'later/typed', payload: 'Arta' }).payload).toMatch(
      /^(?!Arta)\p{Lu}\p{Ll}{3}$/u,
    )
  })

  it('an id of somebody is the same number everywhere, whatever word it is', () => {
    const redactor = makeRedactor()
    const key = cacheKey(queryRequest('listReviewsByUser', { id: 'api', userId: 'api' }))
    const masked = cacheKey(queryRequest('listReviewsByUser', { id: '«user:1»', userId: '«user:1»' }))
    /** A state with the id, and the request key that has it. */
    const stateOf = (id: string, requestKey: string) => ({
      api: {
        queries: { [requestKey]: { status: 'pending', endpointName: 'listReviewsByUser', originalArgs: { id } } },
        provided: { tags: { User: { [id]: [requestKey], LIST: [requestKey] }, Business: {} } },
      },
      auth: { user: { _id: id, verified: true } },
    })
    redactor.learn(stateOf('api', key))
    expect(redactor.state(stateOf('api', key))).toEqual(stateOf('«user:1»', masked))
  })

  it('of a request whose it is, while what it is for stays, in the key too; another purpose does not', () => {
    const requestOf = (id: string, purpose?: 'overview') =>
      queryRequest('listReviewsByUser', { id }, { forUser: id, ...(purpose && { purpose }) })
    const opened = (request: object) => ({
      type: 'reviews/listOpened',
      payload: { list: 'allUserReviews', requests: [request] },
    })
    const dropped = (key: string) => ({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey: key } })
    const redactor = makeRedactor()
    const [whole, masked] = [requestOf('u1', 'overview'), requestOf('«user:1»', 'overview')]
    expect(redactor.action(opened(whole))).toEqual(opened(masked))
    expect(redactor.action(dropped(cacheKey(whole)))).toEqual(dropped(cacheKey(masked)))
    const other = { ...whole, purpose: 'Arta' }
    expect(JSON.stringify(redactor.action(opened(other)))).not.toContain('Arta')
  })

  it('the id of nobody in particular stays: the app goes by it', () => {
    expect(NOBODY).toBe(PLACEHOLDER_USER_ID)
    const state = { auth: { user: { _id: NOBODY } } }
    expect(makeRedactor().state(state)).toBe(state)
  })

  it('a public review stays as the page shows it, but for the id of its author', () => {
    const redactor = makeRedactor()
    const action = answer('listReviews', { reviews })
    redactor.learn(action)
    expect(redactor.action(action).payload).toEqual({
      reviews: [
        { ...reviews[0], user: { _id: '«user:1»', name: 'Arta Hoxha' } },
        { ...reviews[1], user: { _id: '«user:2»', name: 'Beni Leka' } },
      ],
    })
  })

  it.each([
    ['is one’s own', { type: 'auth/LOGIN_SUCCESS', payload: { user: { _id: 'u1', name: 'Arta Hoxha' } } }],
    ['is signed with one’s own name', { type: 'auth/SET_USER', payload: { _id: 'x', name: 'ARTA HOXHA' } }],
    ['was changed', mutation('updateReview', { id: 'r1', reviewChanges: {} })],
    ['is about a business that was reviewed', mutation('createReview', { newReview: { business: 'b1', user: 'u9' } })],
  ])('a review that %s goes', (_, reason) => {
    const redactor = makeRedactor()
    const action = answer('listReviews', { reviews: [{ ...reviews[0], business: { _id: 'b1' } }] })
    redactor.learn(action)
    redactor.learn(reason)
    expect(JSON.stringify(redactor.action(action).payload)).not.toMatch(/Arta/)
  })

  it('an address keeps what is the app’s, and ids that a public page has named', () => {
    const redactor = makeRedactor()
    redactor.learn(answer('getBusiness', { data: { _id: 'b1', name: 'Kafe Drini' } }))
    const safe = (path: string, query = {}) =>
      redactor.action(locationChanged({ path, query, key: 'default', at: 0 })).payload
    expect(safe('/biznes/b1').path).toBe('/biznes/b1')
    expect(businessIdOfPath(safe('/biznes/arta%20hoxha').path)).toBe('«id:1»')
    expect(safe('/arta/0691234567').path).not.toMatch(/arta|0691234567/)
    const kept = { yje: '4', rendit: 'newest', faqe: '2' }
    expect(safe('/', kept).query).toEqual(kept)
    const typed = safe('/', { yje: '9', rendit: 'Arta', faqe: '0691234567', nga: '1987-03-04' }).query
    expect(JSON.stringify(typed)).not.toMatch(/"9"|Arta|0691234567|1987-03-04/)
    const link = redactor.action(
      navigationRequested({ to: '/login?token=abc&kerko=Arta#Arta', state: { from: '/biznes/b1' } }),
    )
    expect(link.payload.to).toMatch(/^\/login\?/)
    expect(JSON.stringify(link.payload)).not.toMatch(/abc|Arta/)
    expect(link.payload.state).toEqual({ from: '/biznes/b1' })
  })

  it('knows every order that an address may ask for', () => {
    expect(queryPolicy.rendit).toEqual([...sortOptions])
  })

  it('an error keeps its kind and a code that the app knows, no word of the server’s', () => {
    const error = { kind: 'conflict', status: 409, message: 'Arta', code: 'ARTA', fields: { title: 'Arta', Arta: 'x' } }
    const action = { ...mutation('createReview', {}, 'rejected', { ...error, body: { Arta: [355691234567] } }) }
    const { payload } = makeRedactor().action(action)
    expect(payload).toMatchObject({ kind: 'conflict', status: 409, fields: { title: expect.any(String) } })
    expect(JSON.stringify(payload)).not.toMatch(/arta|355691234567/i)
    const known = { ...error, code: 'REVIEW_ALREADY_EXISTS' }
    const { payload: kept } = makeRedactor().action(mutation('createReview', {}, 'rejected', known))
    expect(kept).toMatchObject({ code: 'REVIEW_ALREADY_EXISTS' })
  })
})

describe('the stand-in of a text', () => {
  const { of } = makeStandIns(seeded())

  it.each([
    ...['Arta Hoxha', 'arta.hoxha+1@example.al', '+355 69 123 45 67', 'AL47 2121 1009 0000 0002 3569 8741'],
    ...['192.168.17.254', 'Shërbim i mirë, çmim i lirë!', 'Ё ж 𝓐𝓻𝓽𝓪 中文', '2026-03-09T10:00:00+01:00'],
  ])('of %s is as long, the same each time, and something else', (text) => {
    expect(of(text)).toBe(of(text))
    expect(of(text)).toHaveLength(text.length)
    expect(of(text)).not.toBe(text)
    for (const word of text.match(/[\p{L}\p{N}]{3,}/gu) ?? []) expect(of(text)).not.toContain(word)
  })

  it('goes along with trimming, blanks, case, accents and words', () => {
    expect(of('  Kafe   e mirë ')).toBe(`  ${of('Kafe')}   ${of('e')} ${of('mirë')} `)
    expect(of('KAFE mirë').toLowerCase()).toBe(of('kafe mirë'))
    expect(foldText(of('Mirë'))).toBe(of('mire'))
    expect(of('mire')).not.toBe(of('mirë'))
    // What reducers put in by themselves.
    for (const same of ['API request failed', '']) expect(of(same)).toBe(same)
  })

  it('keeps the form that rules ask for', () => {
    expect(isEmailAddress(of('arta.hoxha+1@example.al'))).toBe(true)
    expect(isEmailAddress(of('arta hoxha@'))).toBe(false)
    expect(of('https://arta.example/a')).toMatch(/^https:\/\/\w{4}\.\w{7}\/\w$/)
    const days = (dateFrom: string) => settledSearch({ text: '', rating: null, dateFrom, dateTo: '' }).dateFrom
    expect(days(of('2026-02-28'))).toBe(of('2026-02-28'))
    for (const none of ['2026-02-31', '0026-01-01', '2026-1-1', 'x']) expect(days(of(none))).toBe('')
    expect(Date.parse(of('2026-03-09T10:00:00.000Z'))).not.toBeNaN()
  })

  it('a long text costs no more than it is long', () => {
    const hostile = (size: number) => `${'a'.repeat(3 * size)}@${'@'.repeat(size / 50)}${'b.'.repeat(size)}`
    const cost = (size: number) => processorTime(() => void makeStandIns().of(hostile(size)))
    // 20 ms are added to the smaller, so that no chance counts; what is quadratic takes 256 times as long.
    const small = cost(6_000)
    expect(cost(96_000)).toBeLessThan(64 * (small + 20_000))
  })
})
