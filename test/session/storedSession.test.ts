// @vitest-environment jsdom
// The stored session: keys and forms in local storage, broken storage, broken contents.
import fc from '@test/fastCheck'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '@/lib/storageKeys'
import { readItem, writeItem } from '@/platform/browserStorage'
import { isPlaceholder, userFromClaims } from '@/session/claims'
import { hasUserChanged, isSessionOf, readStoredUser } from '@/session/storedUser'
import {
  askSession,
  clearSession,
  hasSessionBegun,
  keepSession,
  readTokens,
  sessionEpoch,
  startSession,
  storeUser,
} from '@/session/tokens'
import { anyText, makeToken, renewSession } from './tokens'

const ana = { _id: 'u1', name: 'Ana', email: 'ana@example.al' }
const real = localStorage
const stored = () => Object.fromEntries(Object.entries(real))

/** A local storage that fails as told, in place of the real one. */
function breakStorage(broken: Partial<Storage>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: (key: string, value: string) => real.setItem(key, value),
    removeItem: (key: string) => real.removeItem(key),
    ...broken,
  })
}
const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

beforeEach(() => {
  clearSession()
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

describe('the stored session', () => {
  it('has begun since a moment only if it still goes on', () => {
    const before = sessionEpoch()
    expect(hasSessionBegun(before)).toBe(false)
    startSession({ refreshToken: 'r.s.t' })
    expect(hasSessionBegun(before)).toBe(true)
    expect(hasSessionBegun(sessionEpoch())).toBe(false)
    clearSession()
    expect(hasSessionBegun(before)).toBe(false)
  })

  it('keeps raw tokens and the user as JSON under their keys [AUTHENT-04] [AUTHENT-05]', () => {
    writeItem(storageKeys.pendingVerificationEmail, 'ana@example.al')
    startSession({ accessToken: 'a.b.c', refreshToken: 'r.s.t', user: ana })
    expect(stored()).toEqual({
      accessToken: 'a.b.c',
      refreshToken: 'r.s.t',
      user: JSON.stringify(ana),
      pendingVerificationEmail: 'ana@example.al',
    })
    expect(readTokens()).toEqual({ accessToken: 'a.b.c', refreshToken: 'r.s.t' })
    // And finds what stands under them.
    localStorage.setItem('user', JSON.stringify({ ...ana, name: 'Ana e Re' }))
    expect(readStoredUser()?.name).toBe('Ana e Re')
  })

  it('a new session leaves nothing of the one before', () => {
    startSession({ accessToken: 'a1', refreshToken: 'r1', user: ana })
    startSession({ accessToken: 'a2' })
    expect(stored()).toEqual({ accessToken: 'a2' })
  })

  it('a renewed session keeps what the reply does not bring [AUTHENT-04]', () => {
    startSession({ accessToken: 'a1', refreshToken: 'r1', user: ana })
    expect(renewSession({ accessToken: 'a2' })).toBe('renewed')
    const marks = { session: '1', renewed: '1' }
    expect(stored()).toEqual({ accessToken: 'a2', refreshToken: 'r1', user: JSON.stringify(ana), ...marks })
    expect(renewSession({ refreshToken: 'r2' })).toBe('none')
    expect(stored()).toMatchObject({ accessToken: 'a2', refreshToken: 'r1' })
  })

  it('is not raised again by tokens that another tab has refreshed before it learnt of the end [X16]', () => {
    startSession({ accessToken: 'a1', refreshToken: 'r1', user: ana })
    const asked = askSession(true)
    // What the browser makes of both tabs' writes: the mark is gone, as only the end touched it; the tokens came later.
    keepSession(asked, { accessToken: 'a2', refreshToken: 'r2', user: ana })
    expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r2' })
    localStorage.removeItem('session')
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null })
    clearSession()
    expect(stored()).toEqual({})
    startSession({ accessToken: 'b1', refreshToken: 'b2' })
    expect(readTokens()).toEqual({ accessToken: 'b1', refreshToken: 'b2' })
  })

  it('clears tokens, user and pending e-mail, and nothing else', () => {
    startSession({ accessToken: 'a1', refreshToken: 'r1', user: ana })
    writeItem(storageKeys.pendingVerificationEmail, 'ana@example.al')
    writeItem(storageKeys.pendingRedirect, '/koment/1')
    clearSession()
    expect(stored()).toEqual({ pendingRedirect: '/koment/1' })
  })

  it('the epoch moves when a session begins or ends, never back, and stays when it is renewed', () => {
    const epochs = [sessionEpoch()]
    const moved = (action: () => void) => {
      action()
      const epoch = sessionEpoch()
      return epochs.at(-1) !== epoch && epochs.push(epoch) > 1
    }
    expect(moved(() => startSession({ accessToken: 'a1', refreshToken: 'r1' }))).toBe(true)
    expect(moved(() => renewSession({ accessToken: 'a2' }))).toBe(false)
    expect(moved(() => startSession({}))).toBe(false)
    for (const _time of [1, 2]) expect(moved(clearSession)).toBe(true)
    expect(new Set(epochs).size).toBe(4)
  })

  it('says whether it begins', () => {
    expect(startSession({ accessToken: 'a1' })).toBe(true)
    expect(startSession({ refreshToken: 'r1' })).toBe(true)
    expect(startSession({ user: ana })).toBe(false)
  })

  it.each([undefined, null, '', ' ', 'undefined', 'null', 5, {}, ['a']])('stores no %j for a token [S29]', (odd) => {
    startSession({ accessToken: 'a1', refreshToken: odd })
    expect(stored()).toEqual({ accessToken: 'a1' })
    expect(startSession({ accessToken: odd, refreshToken: odd })).toBe(false)
    expect(stored()).toEqual({ accessToken: 'a1' })
  })

  it('reads a stored "undefined" as no token, and sees what another tab wrote [S29]', () => {
    localStorage.setItem('accessToken', 'undefined')
    localStorage.setItem('refreshToken', 'from-another-tab')
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: 'from-another-tab' })
  })

  it('notices that another tab signed somebody else in', () => {
    const used = makeToken({ sub: 'u1' })
    localStorage.setItem('accessToken', makeToken({ sub: 'u2' }))
    expect(hasUserChanged(used)).toBe(true)
    localStorage.setItem('accessToken', makeToken({ sub: 'u1' }))
    expect(hasUserChanged(used)).toBe(false)
  })
})

describe('the stored user', () => {
  const nobody = [
    '{',
    'null',
    '[]',
    '"x"',
    '{}',
    '{"name":""}',
    '{"name":7}',
    '{"__proto__":{"name":"x"}}',
    '[{"name":"x"}]',
  ]
  it.each(nobody)('is none when the key holds %s [S20]', (text) => {
    localStorage.setItem('user', text)
    expect(readStoredUser()).toBeUndefined()
  })

  it('survives any text under the key [S20]', () => {
    const odd = fc.oneof(fc.constantFrom('Ana', '', null, 7, true), fc.jsonValue({ maxDepth: 1 }))
    const userLike = fc.record({ _id: odd, name: odd, email: odd, verified: odd }, { requiredKeys: [] })
    const text = fc.oneof(
      anyText,
      fc.oneof(userLike, odd).map((value) => JSON.stringify(value)),
    )
    const read = vi.fn<(key: string) => string | null>()
    breakStorage({ getItem: read })
    fc.assert(
      fc.property(text, (value) => {
        read.mockImplementation((key) => (key === 'user' ? value : null))
        const user = readStoredUser()
        if (user) expect([typeof user._id, typeof (user.name ?? user.email)]).toEqual(['string', 'string'])
      }),
    )
  })

  it('survives a value of several MB [S20]', () => {
    breakStorage({ getItem: (key) => (key === 'user' ? JSON.stringify({ name: 'x'.repeat(5_000_000) }) : null) })
    expect(readStoredUser()?.name).toHaveLength(5_000_000)
  })

  it('is stored with a session only: another tab may have ended it', () => {
    storeUser(ana)
    expect(stored()).toEqual({})
  })

  it('needs a name or an e-mail, and gives its own fields only', () => {
    startSession({ accessToken: 'opaque' })
    storeUser(ana)
    expect(readStoredUser()).toEqual(ana)
    localStorage.setItem('user', '{"email":"b@c.al","secret":1}')
    expect(readStoredUser()).toEqual({ _id: 'authenticated', email: 'b@c.al' })
  })

  it('is believed without an id, and has that of the access token [AUTHENT-01]', () => {
    startSession({ accessToken: makeToken({ sub: 'u2' }) })
    localStorage.setItem('user', '{"name":"Ana"}')
    expect(readStoredUser()).toEqual({ _id: 'u2', name: 'Ana' })
    startSession({ accessToken: 'opaque' })
    localStorage.setItem('user', '{"name":"Ana"}')
    expect(readStoredUser()).toEqual({ _id: 'authenticated', name: 'Ana' })
  })

  it('is not believed when the access token is another user’s (Q52)', () => {
    startSession({ accessToken: makeToken({ sub: 'u2' }), user: ana })
    expect(readStoredUser()).toBeUndefined()
    startSession({ accessToken: makeToken({ sub: 'u1' }), user: ana })
    expect(readStoredUser()).toEqual(ana)
  })
})

describe('a broken storage', () => {
  it.each([
    ['is not there', () => vi.stubGlobal('localStorage', undefined)],
    ['throws on every access', () => breakStorage({ getItem: refuse, setItem: refuse, removeItem: refuse })],
    ['is full', () => breakStorage({ setItem: refuse })],
  ])('that %s leaves a session in memory until it is cleared [S22]', (_how, spoil) => {
    spoil()
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null })
    expect(readStoredUser()).toBeUndefined()
    startSession({ accessToken: 'a1', refreshToken: 'r1', user: ana })
    expect(readTokens()).toEqual({ accessToken: 'a1', refreshToken: 'r1' })
    expect(readStoredUser()).toEqual(ana)
    clearSession()
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null })
    expect(readItem('user')).toBeNull()
  })

  it.each([1, 2, 3])('that fills up at write %d keeps no half-written session [S23]', (nth) => {
    startSession({ accessToken: 'a1', refreshToken: 'r1', user: ana })
    let writes = 0
    breakStorage({
      setItem: (key, value) => {
        writes += 1
        if (writes >= nth) throw new DOMException('full', 'QuotaExceededError')
        real.setItem(key, value)
      },
    })
    renewSession({ accessToken: 'a2', refreshToken: 'r2' })
    expect(Object.keys(stored()).filter((key) => key !== 'session')).toEqual([])
    expect(readTokens()).toEqual({ accessToken: 'a2', refreshToken: 'r2' })
    expect(readStoredUser()).toEqual(ana)
  })

  it('gives way to what another tab writes later [S22]', () => {
    breakStorage({ setItem: refuse })
    startSession({ accessToken: 'a1', refreshToken: 'r1' })
    vi.unstubAllGlobals()
    localStorage.setItem('accessToken', 'a2')
    expect(readTokens().accessToken).toBe('a2')
  })
})

describe('whose session is stored', () => {
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
})
