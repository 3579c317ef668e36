// The rules of redaction one by one: by contract and table of the state; what stands in for a text, what is left alone.
import { contract } from '@test/contract/document'
import { describe, expect, it } from 'vitest'
import { personalFile } from '@/api/endpoints/codegenPersonal.mjs'
import { cacheKey, queryRequest } from '@/api/endpoints/queryRequest'
import { sortOptions } from '@/features/businesses/model/filters'
import { settledSearch } from '@/features/reviews/model/reviewSearch'
import { foldText } from '@/lib/cleanText'
import { businessIdOfPath } from '@/lib/paths'
import { isEmailAddress } from '@/lib/safeUrl'
import { NOBODY } from '@/replay/redact/known'
import { queryPolicy } from '@/replay/redact/policy'
import { makeRedactor as makeRandomRedactor } from '@/replay/redact/redact'
import { makeStandIns } from '@/replay/redact/standIns'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import { locationChanged, navigationRequested } from '@/store/navigationEvents'
import { counting } from './logs'

const makeRedactor = () => makeRandomRedactor(counting())

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

it('the contract stops the generator where a field, a parameter or a new text has none', () => {
  const changed = (change: (copy: typeof contract) => void) => () => {
    const copy = structuredClone(contract)
    change(copy)
    return personalFile(copy)
  }
  const withField = (type: string, mark?: string) =>
    changed(({ components }) => {
      const { properties } = components.schemas.User as { properties: object }
      Object.assign(properties, { born: { type, ...(mark && { 'x-personal': mark }) } })
    })
  expect(withField('string')).toThrow(/User\/born does not say whether it is personal/)
  expect(withField('string', 'maybe')).toThrow(/born says x-personal: maybe/)
  expect(withField('string', 'never')).toThrow(/born is any text/)
  expect(withField('integer', 'never')).not.toThrow()
  const parameters = (copy: typeof contract) =>
    void Object.assign(copy.components.parameters as object, { Page: { name: 'page', schema: { type: 'integer' } } })
  expect(changed(parameters)).toThrow(/listBusinesses\/page does not say/)
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
    const key = (id: string) => cacheKey(queryRequest('listReviewsByUser', { id, userId: id }))
    const stateOf = (id: string) => ({
      api: { provided: { tags: { User: { [id]: [key(id)], LIST: [key(id)] } } } },
      auth: { user: { _id: id, verified: true } },
    })
    const redactor = makeRedactor()
    redactor.learn(stateOf('api'))
    expect(redactor.state(stateOf('api'))).toEqual(stateOf('«user:1»'))
    // That of nobody in particular stays: the app goes by it.
    expect(NOBODY).toBe(PLACEHOLDER_USER_ID)
    expect(redactor.state(stateOf(NOBODY))).toEqual(stateOf(NOBODY))
  })

  it('whose a request is has a stand-in, in the key too, and what it is for stays; another purpose does not', () => {
    const requestOf = (id: string) =>
      queryRequest('listReviewsByUser', { id }, { forUser: id, purpose: 'overview' as const })
    const opened = (request: object) => ({ type: 'reviews/listOpened', payload: { list: 'a', requests: [request] } })
    const dropped = (key: string) => ({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey: key } })
    const redactor = makeRedactor()
    const [whole, masked] = [requestOf('u1'), requestOf('«user:1»')]
    expect(redactor.action(opened(whole))).toEqual(opened(masked))
    expect(redactor.action(dropped(cacheKey(whole)))).toEqual(dropped(cacheKey(masked)))
    const other = redactor.action(opened({ ...whole, purpose: 'Arta' }))
    expect(JSON.stringify(other)).not.toContain('Arta')
  })

  it('a business that one has added has no name, but the status that its page goes by, and no other', () => {
    const redactor = makeRedactor()
    const reply = (status: string) => ({ success: true, data: { _id: 'b1', name: 'Kafe Drini', status } })
    const added = mutation('createBusiness', {}, 'fulfilled', reply('in_review'))
    const actions = [added, ...['inactive', 'Arta'].map((status) => answer('getBusiness', reply(status)))]
    actions.forEach(redactor.learn)
    const shown = actions.map((action) => (redactor.action(action).payload as ReturnType<typeof reply>).data)
    expect(shown.map(({ status }) => status)).toEqual(['in_review', 'inactive', expect.stringMatching(/^~(?!Arta)/)])
    for (const { _id, name } of shown) expect([_id, name]).toEqual(['«id:1»', expect.not.stringMatching('Kafe')])
  })

  it('an address keeps what is the app’s, and ids that a public page has named', () => {
    const redactor = makeRedactor()
    redactor.learn(answer('getBusiness', { data: { _id: 'b1', name: 'Kafe Drini' } }))
    const safe = (path: string, query = {}) =>
      redactor.action(locationChanged({ path, query, key: 'default', at: 0 })).payload
    expect(safe('/biznes/b1').path).toBe('/biznes/b1')
    expect(businessIdOfPath(safe('/biznes/arta%20hoxha').path)).toBe('«id:1»')
    const kept = { yje: '4', rendit: 'newest', faqe: '2' }
    expect(safe('/', kept).query).toEqual(kept)
    const typed = safe('/', { yje: '9', rendit: 'Arta', faqe: '0691234567', nga: '1987-03-04' }).query
    expect(JSON.stringify(typed)).not.toMatch(/"9"|Arta|0691234567|1987-03-04/)
    const to = '/login?token=qwe7&kerko=Arta#Arta'
    const link = redactor.action(navigationRequested({ to, state: { from: '/biznes/b1' } }))
    expect(link.payload).toMatchObject({ to: expect.stringMatching(/^\/login\?/), state: { from: '/biznes/b1' } })
    expect(JSON.stringify(link.payload)).not.toMatch(/qwe7|Arta/)
    expect(queryPolicy.rendit, 'every order that an address may ask for').toEqual([...sortOptions])
  })

  it('an error keeps its kind and a code that the app knows, no word of the server’s', () => {
    const error = { kind: 'conflict', status: 409, message: 'Arta', code: 'ARTA', fields: { title: 'Arta', Arta: 'x' } }
    const shown = (more: object) =>
      makeRedactor().action(mutation('createReview', {}, 'rejected', { ...error, ...more })).payload
    const unknown = shown({ body: { Arta: [355691234567] } })
    expect(unknown).toMatchObject({ kind: 'conflict', status: 409, fields: { title: expect.any(String) } })
    expect(JSON.stringify(unknown)).not.toMatch(/arta|355691234567/i)
    expect(shown({ code: 'REVIEW_ALREADY_EXISTS' })).toMatchObject({ code: 'REVIEW_ALREADY_EXISTS' })
  })
})

describe('a stand-in', () => {
  it.each([
    ...['Arta Hoxha', 'arta.hoxha+1@example.al', '+355 69 123 45 67', 'AL47 2121 1009 0000 0002 3569 8741'],
    ...['192.168.17.254', 'Shërbim i mirë, çmim i lirë!', 'Ё ж 𝓐𝓻𝓽𝓪 中文', '2026-03-09T10:00:00+01:00'],
  ])('of %s is as long, the same each time, and something else', (text) => {
    const { of } = makeStandIns(counting())
    expect(of(text)).toBe(of(text))
    expect(of(text)).toHaveLength(text.length)
    for (const word of [text, ...(text.match(/[\p{L}\p{N}]{3,}/gu) ?? [])]) expect(of(text)).not.toContain(word)
  })

  it('goes along with trimming, blanks, case, accents and words, and keeps the form that rules ask for', () => {
    const { of } = makeStandIns(counting())
    expect(of('  Kafe   e mirë ')).toBe(`  ${of('Kafe')}   ${of('e')} ${of('mirë')} `)
    expect(of('KAFE mirë').toLowerCase()).toBe(of('kafe mirë'))
    expect(foldText(of('Mirë'))).toBe(of('mire'))
    expect(of('mire')).not.toBe(of('mirë'))
    // What reducers put in by themselves.
    for (const same of ['API request failed', '']) expect(of(same)).toBe(same)
    expect(['arta.hoxha+1@example.al', 'arta hoxha@'].map((text) => isEmailAddress(of(text)))).toEqual([true, false])
    const days = (dateFrom: string) => settledSearch({ text: '', rating: null, dateFrom, dateTo: '' }).dateFrom
    expect(days(of('2026-02-28'))).toBe(of('2026-02-28'))
    for (const none of ['0026-01-01', '2026-1-1']) expect(days(of(none))).toBe('')
    expect(Date.parse(of('2026-03-09T10:00:00.000Z'))).not.toBeNaN()
  })

  it('takes the letters that are drawn, with case and accents of what it stands for', () => {
    const { of } = makeStandIns(counting())
    expect(of('Zëmra')).toBe('Aḃcde')
    expect(of('ZËMRA')).toBe('AḂCDE')
    expect(of('zemra')).toBe('abcde')
    // As long, however a letter of another alphabet is written.
    expect(['가', '가'.normalize('NFD')].map((word) => of(word).length)).toEqual([1, 2])
    // Never the original.
    expect(makeStandIns(counting()).of('abc')).not.toBe('abc')
    expect(makeStandIns(counting(1)).of('12')).not.toBe('12')
  })

  it('of a number has as many digits, and begins as no year of our time', () => {
    const standIn = (text: string, draws: string) => {
      const drawn = [...draws].map(Number)
      return makeStandIns((limit) => (drawn.shift() ?? 4) % limit).of(text)
    }
    expect(standIn('0691', '198720153123')).toBe('3123')
    expect(standIn('0692', '3190')).toBe('3190')
    expect(standIn('069', '198')).toBe('198')
    expect(standIn('06912', '19875')).toBe('19875')
  })

  it('of a day is another day from 2000 on, of a moment another moment, written alike', () => {
    const { of } = makeStandIns(() => 0)
    expect(of('2026-11-21')).toBe('2000-01-01')
    // Reducers trim what is searched for.
    expect([of(' 2026-11-21 '), of('  ')]).toEqual([' 2000-01-01 ', '  '])
    const later = makeStandIns(() => 1)
    expect(later.of('2026-11-21')).toBe('2000-01-02')
    expect(later.of('2026-11-21T10:20:30.456Z')).toBe('2000-01-02T00:00:00.111Z')
    expect(later.of('2026-11-21T10:20:30.45678Z')).toBe('2000-01-02T00:00:00.11111Z')
    expect(later.of('2026-11-21T10:20:30+01:00')).toBe('2000-01-02T00:00:00+01:00')
    expect(later.of('2026-11-21T10:20')).toBe('2000-01-02T00:00')
    expect(makeStandIns(() => 3_723_000).of('2026-11-21T10:20:30')).toMatch(/T01:02:03$/)
  })

  it.each([
    ...['2026-02-31', '1826-01-01', '1826-01-20', '2126-01-01', 'x2026-11-21', '2026-11-21x'],
    ...['2026-11-21T10', '2026-11-21 10:20'],
  ])('of what is no day of our time is one by its words: %s', (text) =>
    expect(makeStandIns(counting()).of(text)).not.toContain('2000-01'),
  )

  it('leaves the scheme of an address, at its beginning only', () => {
    const { of } = makeStandIns(counting())
    expect(of('HTTPS://xx.yy')).toMatch(/^HTTPS:\/\/\w\w\.\w\w$/)
    expect(of('http://xx')).toMatch(/^http:\/\//)
    expect(of('see https://x')).not.toContain('https')
    expect(of('httpx://x')).not.toContain('httpx')
  })

  it('has more letters to choose from where the short words are taken', () => {
    const { of } = makeStandIns(counting())
    const words = 'qwertyuiopasdfghjklzxcvbnm'
    const made = [...words, ...'абвгдежзийклмнопрстуфхцчшщэюя'].map(of)
    expect(new Set(made).size).toBe(made.length)
    expect(made.every((one) => one.length === 1)).toBe(true)
  })

  it('has the same letters for a word in another case, also after one of them was taken', () => {
    const drawn = [0, 1, 0, 1, 2, 3]
    const { of } = makeStandIns((limit) => (drawn.shift() ?? 4) % limit)
    expect(['QQ', 'zz', 'ZZ', 'Zz'].map(of)).toEqual(['AB', 'ab', 'CD', 'Ab'])
  })

  it('is drawn by a generator that gives whole numbers below a limit from the first on', () => {
    const { random } = makeStandIns()
    const numbers = Array.from({ length: 1_100 }, () => random(10))
    expect(numbers.every(Number.isInteger)).toBe(true)
    expect([...new Set(numbers)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(makeStandIns().of('x'.repeat(3_000))).size, 'all letters but the one itself').toBe(25)
  })
})
