// @vitest-environment jsdom
// Whose session is stored: what one began is only for its owner, and nobody is taken for somebody else by mistake.
import { describe, expect, it } from 'vitest'
import { isPlaceholder, userFromClaims } from '@/session/claims'
import { isSessionOf } from '@/session/storedUser'
import { makeToken } from './tokens'

/** The session that the storage holds now. */
function store(claims?: Record<string, unknown>, user?: object) {
  if (claims) localStorage.setItem('accessToken', makeToken(claims))
  if (user) localStorage.setItem('user', JSON.stringify(user))
}

describe('a stored session', () => {
  it.each<[string, Parameters<typeof store>]>([
    ['the token names', [{ sub: 'u1' }]],
    ['the stored user names', [{}, { _id: 'u1', role: 'User' }]],
    ['both name', [{ sub: 'u1' }, { _id: 'u1', name: 'Ana' }]],
    ['the token names beside a user without an id', [{ sub: 'u1' }, { name: 'Ana' }]],
  ])('is that of the user whom %s, and nobody else’s', (_, session) => {
    store(...session)
    expect(['u1', 'u2', undefined].map(isSessionOf)).toEqual([true, false, false])
  })

  it('may be that of either where token and stored user differ: another tab is still writing', () => {
    store({ sub: 'u1' }, { _id: 'u2', name: 'Ben' })
    expect(['u1', 'u2', 'u3'].map(isSessionOf)).toEqual([true, true, false])
  })

  it.each<[string, Parameters<typeof store>]>([
    ['nothing is stored', []],
    ['the token says nothing', [{}]],
    ['the user has no id', [{}, { name: 'Ana' }]],
    ['only the placeholder’s id is there', [{ sub: 'authenticated' }, { _id: 'authenticated', name: 'User' }]],
  ])('may be anybody’s where %s', (_, session) => {
    store(...session)
    expect(['u1', undefined].map(isSessionOf)).toEqual([true, true])
  })
})

describe('the user a token tells of', () => {
  it('is the placeholder only if it tells nothing: somebody without an id is no placeholder', () => {
    expect(isPlaceholder(userFromClaims('opaque'))).toBe(true)
    expect(isPlaceholder(userFromClaims(makeToken({ name: 'User' })))).toBe(false)
    expect(isPlaceholder({ _id: 'authenticated', name: 'User' })).toBe(false)
  })
})
