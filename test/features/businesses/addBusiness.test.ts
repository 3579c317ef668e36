// @vitest-environment jsdom
// Adding a business without its screen: the rules of the form, what is sent, which businesses are similar.
import { aBusiness, aBusinessForm } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { freshToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeStore } from '@/app/store'
import {
  addBusiness,
  emptyBusiness,
  isComplete,
  isUntouched,
  newBusinessFrom,
  reasonOf,
  validateAddBusiness,
} from '@/features/businesses/model/addBusiness'
import { isWorthComparing, similarBusinesses } from '@/features/businesses/model/addBusinessSimilar'
import { startSession } from '@/session/tokens'
import { keepBusinessDraft, readBusinessDraft } from '@/storage/businessDraft'

const whole = aBusinessForm()

describe('the rules', () => {
  it('ask for name, link and category, and take blanks for nothing [ADDBIZ-08]', () => {
    expect(isComplete(whole)).toBe(true)
    expect(Object.values(validateAddBusiness(whole)).filter(Boolean)).toEqual([])
    for (const field of ['name', 'url', 'category'] as const) {
      expect(isComplete({ ...whole, [field]: '' })).toBe(false)
      expect(validateAddBusiness({ ...whole, [field]: '' })[field]).toMatch(/ detyrueshëm$| detyrueshme$/)
    }
    fc.assert(
      fc.property(fc.stringMatching(/^\s*$/), (blank) => {
        expect(isComplete({ ...whole, name: blank })).toBe(false)
        expect(validateAddBusiness({ ...whole, name: blank }).name).toBe('Emri i biznesit është i detyrueshëm')
      }),
    )
    expect(isComplete(emptyBusiness)).toBe(false)
  })

  it('take http and https, a domain alone as https, and what was copied with the link', () => {
    for (const [url, sent] of [
      ['http://liqeni.example', 'http://liqeni.example'],
      [' HTTPS://liqeni.example ', 'HTTPS://liqeni.example'],
      [' liqeni.example/menu?a=http://b ', 'https://liqeni.example/menu?a=http://b'],
      ['(liqeni.example).', 'https://liqeni.example'],
      ['https://https://liqeni.example', 'https://liqeni.example'],
      ['www.liqeni.example:8080', 'https://www.liqeni.example:8080'],
    ] as const) {
      expect(validateAddBusiness({ ...whole, url }).url).toBeUndefined()
      expect(newBusinessFrom({ ...whole, url }).url).toBe(sent)
    }
    expect(validateAddBusiness({ ...whole, url: ' ' }).url).toBe('Linku është i detyrueshëm')
  })

  it.each(['liqeni', 'ftp://liqeni.example/https://', 'javascript:alert(1)', 'https://'])(
    'refuse the link %s',
    (url) => {
      expect(validateAddBusiness({ ...whole, url }).url).toBe('Shkruaj adresën e faqes, p.sh. sofra.al')
    },
  )

  it('send trimmed texts under both names, and subcategories only when some were chosen [ADDBIZ-05] [ADDBIZ-08]', () => {
    const body = { name: 'Kafe Liqeni', businessName: 'Kafe Liqeni', category: 'c1', url: 'https://liqeni.example' }
    expect(newBusinessFrom({ ...whole, name: '  Kafe Liqeni ', url: ' https://liqeni.example ' })).toEqual(body)
    expect(newBusinessFrom({ ...whole, subcategories: ['s1', 's2'] })).toEqual({ ...body, subcategories: ['s1', 's2'] })
  })
})

describe('the call', () => {
  const draft = { name: 'Kafe' }
  const kept = (author: string) => readBusinessDraft(author, emptyBusiness).name
  const signIn = (sub: string) => startSession({ accessToken: freshToken({ sub }), refreshToken: 'opaque' })
  beforeEach(() => {
    keepBusinessDraft('u1', draft)
    signIn('u1')
  })

  /** Adds a business; what happens before the server answers, and how. */
  async function added(owner: string | undefined, answer: object, status: number, happens = () => {}) {
    const server = stubServer()
    const { dispatch, getState } = makeStore()
    const result = dispatch(addBusiness(whole, owner))
    await settle()
    happens()
    expect(server.last('/businesses').body).toEqual(newBusinessFrom(whole))
    await server.last('/businesses').reply(answer, status)
    const ended = await result
    expect(getState().api.mutations).toEqual({})
    return ended
  }
  const made = { success: true, data: aBusiness({ _id: 'b9' }) }

  it('hands back the business, nothing when the answer names none (Q43); then forgets the draft, and nobody else’s', async () => {
    keepBusinessDraft('u2', draft)
    expect(await added('u1', { success: true, data: { name: 'pa id' } }, 201)).toEqual({ business: null })
    keepBusinessDraft('u1', draft)
    expect(await added('u1', made, 201)).toMatchObject({ business: { _id: 'b9' } })
    expect([kept('u1'), kept('u2')]).toEqual(['', 'Kafe'])
  })

  it('keeps the draft when it fails, and when nobody knows whose it is', async () => {
    const failed = await added('u1', { success: false, message: 'Jo' }, 400)
    expect(failed).toMatchObject({ failure: { status: 400, message: 'Jo' } })
    expect(await added(undefined, made, 201)).toMatchObject({ business: { _id: 'b9' } })
    expect(kept('u1')).toBe('Kafe')
  })

  it('is not sent for who is not signed in any more', async () => {
    signIn('u2')
    const server = stubServer()
    const result = await makeStore().dispatch(addBusiness(whole, 'u1'))
    expect('failure' in result && reasonOf(result.failure)).toBe('Llogaria ka ndryshuar.')
    expect(server.requests).toEqual([])
    expect(kept('u1')).toBe('Kafe')
  })

  it('that fails because somebody else has signed in says so', async () => {
    const result = await added('u1', { message: 'Jo' }, 400, () => signIn('u2'))
    expect('failure' in result && reasonOf(result.failure)).toBe('Llogaria ka ndryshuar.')
  })
})

it('a form that nobody has typed in is one without name, link and category', () => {
  expect(isUntouched(emptyBusiness)).toBe(true)
  expect(isUntouched({ ...emptyBusiness, subcategories: ['s1'] })).toBe(true)
  for (const field of ['name', 'url', 'category']) expect(isUntouched({ ...emptyBusiness, [field]: 'x' })).toBe(false)
})

const failure = { kind: 'unexpected', status: 500, message: 'API request failed' } as const

it('the reason of a failure is what the server says, a missing connection, or nothing', () => {
  expect(reasonOf({ ...failure, serverMessage: 'Emri ekziston' })).toBe('Emri ekziston')
  expect(reasonOf({ ...failure, status: 0, serverMessage: 'Emri ekziston' })).toBe('Emri ekziston')
  expect(reasonOf({ ...failure, kind: 'network', status: 0 })).toBe('Gabim në lidhje me serverin')
  expect(reasonOf(failure)).toBeUndefined()
})

const isLike = (business: { name?: string; url?: string }, typed: { name?: string; url?: string }) =>
  similarBusinesses([aBusiness({ name: 'Tjetër', ...business })], { name: '', url: '', ...typed }).length === 1

describe('names that are alike', () => {
  it.each([
    ['', false],
    ['ab', false],
    ['a b', false],
    ['abc', true],
    ['a bc', true],
    ['a-b-c', true],
    ['!!!', false],
  ])('%j is long enough: %s', (name, expected) => {
    expect(isWorthComparing(name)).toBe(expected)
  })

  it.each([
    ['Kafe Drini', 'kafe drini', true],
    ['Kafe Drini', 'Drini', true],
    ['Drini', 'Kafe Drini', true],
    ['Kafe Drini', 'kaf dri', true],
    ['Kafe Drini', 'rini', false],
    ['Kafe Drini', 'Kafe Buna', false],
    ['Shtëpia', 'shtepia', true],
    ['Kafe', 'Ka', false],
    ['', 'Kafe', false],
    ['!!!', 'Kafe', false],
    [undefined, 'Kafe', false],
    ['Sofra e Shtatë Lugëve', 'Restorant SOFRA E SHTATE LUGEVE, Tiranë', true],
  ])('%j is like %j: %s', (name, typed, expected) => {
    expect(isLike({ name }, { name: typed })).toBe(expected)
  })

  it('are like themselves whatever their case and marks, and of those that are like three are found', () => {
    const word = fc.stringMatching(/^[a-zëçA-ZËÇ]{3,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.boolean(), (words, upper) => {
        const name = words.join(' ')
        const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
        expect(isLike({ name }, { name: upper ? plain.toUpperCase() : plain.toLowerCase() })).toBe(true)
      }),
    )
    const four = [1, 2, 3, 4].map((at) => aBusiness({ _id: `b${at}`, name: `Sofra ${at}` }))
    expect(similarBusinesses(four, { name: 'sofra', url: '' })).toEqual(four.slice(0, 3))
  })
})

describe('sites that are alike', () => {
  it.each([
    ['https://kafe.example', 'kafe.example', true],
    ['https://kafe.example', ' HTTP://www.kafe.example/menu ', true],
    ['https://m.kafe.example', 'https://kafe.example', true],
    ['https://kafewww.example', 'https://kafe.example', false],
    ['https://www.com.example', 'https://com.example', true],
    ['https://kafe.example', 'https://drini.example', false],
    ['https://kafe.example', 'kafe', false],
    ['kafe', 'kafe', false],
    ['', '', false],
    [undefined, '', false],
    ['https://facebook.com/kafe', 'www.facebook.com/Kafe//', true],
    ['https://facebook.com/kafe', 'facebook.com/drini', false],
    ['https://facebook.com', 'facebook.com/', false],
    ['https://www.instagram.com/lule/', 'https://m.instagram.com/Lule?hl=sq', true],
    ['https://notfacebook.com/a', 'notfacebook.com/b', true],
    ['https://a.example/x?u=https://b.example', 'b.example', false],
    ['https://a.example', 'a.example/x?u=https://b.example', true],
  ])('%j is like %j: %s', (url, typed, expected) => {
    expect(isLike({ url }, { url: typed })).toBe(expected)
  })

  it('come first, then names, and those that are not open last', () => {
    const found = [
      aBusiness({ _id: 'name', name: 'Kafe Drini' }),
      aBusiness({ _id: 'closed', name: 'Kafe', url: 'https://kafe.example', status: 'inactive' }),
      aBusiness({ _id: 'site', name: 'Tjetër', url: 'https://kafe.example' }),
      aBusiness({ _id: 'none', name: 'Buna' }),
    ]
    const similar = similarBusinesses(found, { name: 'Kafe Drini', url: 'kafe.example' })
    expect(similar.map(({ _id }) => _id)).toEqual(['site', 'name', 'closed'])
  })
})
