// When tokens expire, and what they tell about their user.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { areOfDifferentUsers, readClaims, userFrom, userFromClaims } from '@/session/claims'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import {
  ACCESS_TOKEN_LIFETIME,
  isAccessTokenExpired,
  isRefreshTokenExpired,
  REFRESH_BUFFER,
  REFRESH_TOKEN_LIFETIME,
} from '@/session/expiry'
import { anyText, makeToken } from './tokens'

const EXP = 1_800_000_000
const at = (seconds: number) => (EXP + seconds) * 1000
const token = makeToken({ exp: EXP })

describe('expiry', () => {
  it('declares the access token lifetime [SESSION-13]', () => expect(ACCESS_TOKEN_LIFETIME).toBe(900))
  it('declares the refresh token lifetime [SESSION-14]', () => expect(REFRESH_TOKEN_LIFETIME).toBe(604800))
  it('declares the refresh buffer [SESSION-15]', () => expect(REFRESH_BUFFER).toBe(60))

  it.each([
    ['an access token', isAccessTokenExpired, 30],
    ['a refresh token', isRefreshTokenExpired, 60],
  ])(
    '%s is expired from so many seconds before its exp claim [SESSION-16] [SESSION-17] [S18]',
    (_, isExpired, margin) => {
      for (const before of [margin + 1, margin + 0.001]) expect(isExpired(token, at(-before))).toBe(false)
      for (const before of [margin, margin - 1, 0]) expect(isExpired(token, at(-before))).toBe(true)
    },
  )

  const [head, body, tail] = makeToken({ exp: 1 }).split('.')
  it.each([
    ['nothing', ''],
    ['one part', 'opaque'],
    ['its claims alone', body ?? ''],
    ['two parts', `${head}.${body}`],
    ['four parts', `${head}.${body}.${tail}.more`],
  ])('a token that is not three-part never expires: %s [SESSION-18] [S19]', (_what, odd) => {
    expect(isAccessTokenExpired(odd, at(0))).toBe(false)
    expect(isRefreshTokenExpired(odd, at(0))).toBe(false)
  })

  it.each([{}, { exp: '1' }, { exp: null }, { exp: [1] }, { exp: true }])(
    'a token without a number as exp claim never expires: %j [SESSION-19] [S19]',
    (claims) => {
      expect(isAccessTokenExpired(makeToken(claims), at(0))).toBe(false)
      expect(isRefreshTokenExpired(makeToken(claims), at(0))).toBe(false)
    },
  )

  it('takes exp as the number it is, however odd [S19]', () => {
    expect(isAccessTokenExpired(makeToken({ exp: -5 }), at(0))).toBe(true)
    expect(isAccessTokenExpired(makeToken({ exp: 1e99 }), at(0))).toBe(false)
  })

  it('stays expired once expired, and a refresh token expires no later than an access token with the same claim', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(), (exp, now, later) => {
        const one = makeToken({ exp })
        if (isAccessTokenExpired(one, now)) {
          expect(isAccessTokenExpired(one, now + later)).toBe(true)
          expect(isRefreshTokenExpired(one, now)).toBe(true)
        }
      }),
    )
  })

  it('never throws and never expires what it cannot read [S19]', () => {
    const garbage = fc.oneof(
      anyText,
      fc.tuple(fc.string(), fc.base64String(), fc.string()).map((parts) => parts.join('.')),
      fc.constantFrom('a.bnVsbA.b', 'a.W10.b', 'a.IngI.b', 'a.NDI.b', 'a.%%%.b', '..', '.a.'),
    )
    fc.assert(
      fc.property(garbage, (text) => {
        expect(isAccessTokenExpired(text, at(0))).toBe(false)
        expect(userFromClaims(text)).toMatchObject({ _id: PLACEHOLDER_USER_ID })
      }),
    )
  })
})

describe('claims', () => {
  it('of a token of a megabyte are not read: nobody accepts such a header, and it would hold up the page [S19]', () => {
    const huge = makeToken({ exp: 1, padding: 'x'.repeat(1_000_000) })
    for (const text of [huge, 'a'.repeat(1_000_000)]) {
      expect(isAccessTokenExpired(text, at(0))).toBe(false)
      expect(readClaims(text)).toEqual({})
    }
    const [head, body] = makeToken({ sub: 'u1' }).split('.')
    const ofLength = (length: number) => `${head}.${body}.`.padEnd(length, 'x')
    expect(readClaims(ofLength(16_384)).sub).toBe('u1')
    expect(readClaims(ofLength(16_385))).toEqual({})
  })

  it('reads names in UTF-8 and base64url [S19]', () => {
    const name = 'Ëngjëll Çela 😀 ???>>>'
    expect(userFromClaims(makeToken({ sub: 'u1', name }))).toEqual({ _id: 'u1', name })
  })

  it.each([
    [{ id: 'u1' }, 'u1'],
    [{ _id: 'u2' }, 'u2'],
    [{ userId: 'u3' }, 'u3'],
    [{ sub: 'u4' }, 'u4'],
    [{ sub: 7 }, '7'],
    [{ id: '', sub: 'u5' }, 'u5'],
    [{ id: 'u6', sub: 'mail@x.al' }, 'u6'],
    [{ email: 'mail@x.al', sub: 'mail@x.al' }, 'authenticated'],
  ])('reads the user id of %j [AUTHENT-01]', (fields, id) => {
    expect(userFromClaims(makeToken(fields))._id).toBe(id)
    expect(userFrom(fields)?._id).toBe(id)
  })

  it('knows the named fields of a user and no others [AUTHENT-02]', () => {
    const user = { email: 'a@b.al', name: 'Ana', role: 'Admin', verified: true, createdAt: '2026-01-02T03:04:05Z' }
    expect(userFrom({ ...user, id: 'u1', password: 'x', iat: 1 })).toEqual({ ...user, _id: 'u1' })
    expect(userFrom({ id: 'u1', verified: false })).toEqual({ _id: 'u1', verified: false })
    expect(userFrom({ id: 'u1', verified: 'yes', name: 5, email: ['a'] })).toStrictEqual({ _id: 'u1' })
  })

  it.each([
    ['no token', null],
    ['an empty one', ''],
    ['one part', 'opaque'],
    ['a token without claims', makeToken()],
    ['a token without a name or id', makeToken({ name: '  ', role: 'User' })],
  ])('gives the placeholder user when %s tells nothing [AUTHENT-03] [S20]', (_what, nothing) => {
    expect(userFromClaims(nothing)).toEqual({ _id: 'authenticated', name: 'User', authenticated: true })
  })

  it.each([{ sub: 'u1' }, { email: 'a@b.al' }, { name: 'Ana' }])(
    'gives no placeholder where the token tells something: %j [AUTHENT-03]',
    (claims) => {
      expect(userFromClaims(makeToken(claims))).not.toHaveProperty('authenticated')
      expect(userFromClaims(makeToken(claims)).name).toBe(claims.name)
    },
  )

  it('tells users apart only by what both tokens say', () => {
    const [ana, again, ben] = [makeToken({ sub: 'ana' }), makeToken({ userId: 'ana' }), makeToken({ sub: 'ben' })]
    expect(areOfDifferentUsers(ana, ben)).toBe(true)
    expect(areOfDifferentUsers(ana, again)).toBe(false)
    expect(areOfDifferentUsers(ana, 'opaque')).toBe(false)
    expect(areOfDifferentUsers(null, ben)).toBe(false)
  })
})
