// @vitest-environment jsdom
// What a refresh says of itself to who asked for it, whoever else waits.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetRefreshes } from '@/api/http/reauth'
import { LOCK_WAIT } from '@/session/lock'
import { clearSession, readTokens, startSession } from '@/session/tokens'
import { fakeLocks } from '../session/fakeLocks'
import { freshToken } from '../session/tokens'
import { makeApiStore, type Reply, refresh, serve } from './fakeServer'
import { endings } from './sessionServer'

const refreshed = { data: { success: true } }

beforeEach(() => {
  clearSession()
  startSession({ accessToken: freshToken(), refreshToken: freshToken() })
})
afterEach(clearSession)

it('a refresh is shared by all who ask for the same session, also after one of the session before has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { calls } = serve((_call, nth) => ({ body: { accessToken: freshToken() }, delay: nth === 1 ? 50 : 100 }))
  const old = refresh()
  startSession({ accessToken: freshToken(), refreshToken: freshToken() })
  const first = refresh()
  await vi.advanceTimersByTimeAsync(60)
  await old
  const second = refresh()
  await vi.advanceTimersByTimeAsync(60)
  expect(await first).toBe(await second)
  expect(calls).toHaveLength(2)
})

describe('a refresh that is overtaken', () => {
  const refused: Reply = { status: 401, body: { message: 'Token expired' } }
  const overtaken = { error: { code: 'SESSION_REPLACED' } }
  const fromElsewhere = (items: Record<string, string>) => () => Object.assign(localStorage, items)

  /** Refreshes; something happens before the server refuses. */
  async function refreshWhile(happens: () => unknown) {
    serve(() => {
      happens()
      return refused
    })
    return refresh()
  }

  it.each<[string, () => unknown]>([
    ['a log-out here', clearSession],
    ['a log-out in another tab', () => localStorage.clear()],
    ['a new log-in here', () => startSession({ accessToken: freshToken(), refreshToken: freshToken() })],
  ])('by %s it changes nothing', async (_, happens) => {
    let before = {}
    const result = await refreshWhile(() => {
      happens()
      before = readTokens()
    })
    expect(result).toMatchObject(overtaken)
    expect(readTokens()).toEqual(before)
  })

  it.each(['accessToken', 'refreshToken'])('by another tab’s new %s it has that', async (name) => {
    const token = freshToken()
    expect(await refreshWhile(fromElsewhere({ [name]: token }))).toEqual(refreshed)
    expect(readTokens()).toMatchObject({ [name]: token })
  })

  it('by the loss of the access token alone it goes on', async () => {
    expect(await refreshWhile(() => localStorage.removeItem('accessToken'))).toMatchObject({
      error: { code: 'SESSION_OVER' },
    })
  })
})

describe('a refresh beside other tabs', () => {
  it('is sent under the one lock of all tabs, also when another one keeps it for ever, after one wait', async () => {
    vi.useFakeTimers()
    const { take } = fakeLocks()
    take('session-refresh')
    const { calls } = serve(() => ({ body: { accessToken: freshToken() } }))
    const result = refresh()
    await vi.advanceTimersByTimeAsync(LOCK_WAIT - 1)
    expect(calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toEqual(refreshed)
    expect(await refresh()).toEqual(refreshed)
    expect(calls).toHaveLength(2)
  })

  it('is sent, over plain http without locks, as the other tab’s is: the newest tokens stay, and nobody is logged out', async () => {
    vi.stubGlobal('navigator', {})
    const renewed = { accessToken: freshToken(), refreshToken: freshToken() }
    const used: Reply = { status: 401, body: { message: 'Invalid refresh token' } }
    const { calls } = serve((_call, nth) => (nth === 1 ? { body: renewed } : { ...used, delay: 10 }))
    const { dispatch, actions } = makeApiStore()
    const first = refresh(dispatch)
    forgetRefreshes() // another tab knows of none here
    const second = refresh(dispatch)
    expect(await Promise.all([first, second])).toEqual([refreshed, refreshed])
    expect(calls).toHaveLength(2)
    expect(readTokens()).toEqual(renewed)
    expect(endings(actions)).toEqual([])
  })
})
