// @vitest-environment jsdom
// A device whose clock is wrong (Q75): a token shows how far it is off, and the server's time is reckoned by that.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, serverNow, startSession } from '@/session/tokens'
import { makeToken, renewSession } from './tokens'

const NOW = Date.UTC(2026, 10, 21, 12)
const seconds = NOW / 1000
const offset = () => localStorage.getItem('clockOffset')

/** A token that the server made when its own clock showed this; `claims` in place of what else such a token says. */
const madeAt = (iat: number, claims: object = {}) => makeToken({ iat, exp: iat + 900, ...claims })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})

describe('a device’s clock', () => {
  it('that is five minutes ahead, or behind, is put right', () => {
    startSession({ accessToken: madeAt(seconds - 300) })
    expect(offset()).toBe('300000')
    expect(serverNow()).toBe(NOW - 300_000)
    startSession({ accessToken: madeAt(seconds + 300) })
    expect(offset()).toBe('-300000')
    expect(serverNow()).toBe(NOW + 300_000)
  })

  it.each([
    ['ahead', 29_999, null],
    ['ahead', 30_000, '30000'],
    ['behind', -29_999, null],
    ['behind', -30_000, '-30000'],
  ])('that is %s by %d ms has an offset only beyond the margin that tokens have anyway', (_, ahead, kept) => {
    vi.setSystemTime(NOW + ahead)
    startSession({ accessToken: madeAt(seconds) })
    expect(offset()).toBe(kept)
  })

  it('is compared anew with each token, and no longer once the session is over', () => {
    startSession({ accessToken: madeAt(seconds - 300), refreshToken: 'r1' })
    renewSession({ accessToken: madeAt(seconds - 200) })
    expect(offset()).toBe('200000')
    renewSession({ accessToken: madeAt(seconds) })
    expect(offset()).toBeNull()
    renewSession({ accessToken: madeAt(seconds - 100) })
    clearSession()
    expect(serverNow()).toBe(NOW)
  })

  it.each([
    ['does not say when it was made', { iat: undefined }],
    ['says so in a text', { iat: String(seconds - 300) }],
    ['does not say how long it is good', { exp: undefined }],
    ['was never good', { exp: seconds - 300 }],
    ['counts in milliseconds', { iat: NOW - 300_000 }],
  ])('is believed where a token %s', (_, claims) => {
    startSession({ accessToken: madeAt(seconds - 300, claims) })
    expect(offset()).toBeNull()
    expect(serverNow()).toBe(NOW)
  })

  it('is believed where there is a refresh token alone, or an unreadable one', () => {
    startSession({ refreshToken: madeAt(seconds - 300) })
    expect(offset()).toBeNull()
    startSession({ accessToken: 'opaque' })
    expect(offset()).toBeNull()
  })

  it('is believed where no number stands in the storage', () => {
    for (const text of ['', 'five minutes']) {
      localStorage.setItem('clockOffset', text)
      expect(serverNow()).toBe(NOW)
    }
  })
})
