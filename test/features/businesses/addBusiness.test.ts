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
  it.each([
    ['the business', { success: true, data: aBusiness({ _id: 'b9' }) }, 'b9'],
    ['nothing when the answer names none', { success: true, data: { name: 'pa id' } }, undefined],
  ])('hands back %s (Q43)', async (_, answer, id) => {
    const server = stubServer()
    const { dispatch } = makeStore()
    const result = dispatch(addBusiness(whole))
    await settle()
    expect(server.last('/businesses').body).toEqual(newBusinessFrom(whole))
    await server.last('/businesses').reply(answer, 201)
    const ended = await result
    expect('business' in ended && ended.business?._id).toBe(id)
  })

  it('hands back the failure, and leaves nothing in the store', async () => {
    const server = stubServer()
    const { dispatch, getState } = makeStore()
    const result = dispatch(addBusiness(whole))
    await settle()
    await server.last('/businesses').reply({ success: false, message: 'Jo' }, 400)
    expect(await result).toMatchObject({ failure: { status: 400, message: 'Jo' } })
    expect(getState().api.mutations).toEqual({})
  })
})

describe('the call for somebody', () => {
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
    const result = makeStore().dispatch(addBusiness(whole, owner))
    await settle()
    happens()
    await server.last('/businesses').reply(answer, status)
    return result
  }
  const made = { success: true, data: aBusiness({ _id: 'b9' }) }

  it('forgets the draft once there is a business, and nobody else’s', async () => {
    keepBusinessDraft('u2', draft)
    expect(await added('u1', made, 201)).toMatchObject({ business: { _id: 'b9' } })
    expect([kept('u1'), kept('u2')]).toEqual(['', 'Kafe'])
  })

  it('keeps the draft when it fails, and when nobody knows whose it is', async () => {
    expect(await added('u1', { message: 'Jo' }, 400)).toMatchObject({ failure: { message: 'Jo' } })
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

describe('a form that nobody has typed in', () => {
  it('is one without name, link and category', () => {
    expect(isUntouched(emptyBusiness)).toBe(true)
    expect(isUntouched({ ...emptyBusiness, subcategories: ['s1'] })).toBe(true)
    for (const field of ['name', 'url', 'category']) expect(isUntouched({ ...emptyBusiness, [field]: 'x' })).toBe(false)
  })
})

describe('the reason of a failure', () => {
  const failure = { kind: 'unexpected', status: 500, message: 'API request failed' } as const

  it('is what the server says, a missing connection, or nothing', () => {
    expect(reasonOf({ ...failure, serverMessage: 'Emri ekziston' })).toBe('Emri ekziston')
    expect(reasonOf({ ...failure, status: 0, serverMessage: 'Emri ekziston' })).toBe('Emri ekziston')
    expect(reasonOf({ ...failure, kind: 'network', status: 0 })).toBe('Gabim në lidhje me serverin')
    expect(reasonOf(failure)).toBeUndefined()
  })
})
