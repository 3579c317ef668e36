// @vitest-environment jsdom
// The signed-in user as the server knows them now: what is kept of an answer, and what is said of a failure.
import { serve } from '@test/api/fakeServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { loadProfile } from '@/features/auth/model/profile'
import { storageKeys } from '@/lib/storageKeys'
import { log } from '@/platform/logger'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'

const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }
const renamed = { ...arta, name: 'Arta Hoxha' }
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  store = makeStore()
  startSession({ accessToken: 'access', refreshToken: 'refresh', user: arta })
  store.dispatch(loginSucceeded({ user: arta }))
})

const stored = () => JSON.parse(localStorage.getItem(storageKeys.user) ?? 'null')

describe('loading the profile', () => {
  it('puts the user into state and storage', async () => {
    serve(() => ({ body: { success: true, data: { user: renamed } } }))
    expect(await store.dispatch(loadProfile())).toStrictEqual({ success: true })
    expect(store.getState().auth.user).toEqual(renamed)
    expect(stored()).toEqual(renamed)
  })

  it('asks again each time, unless an answer of some age will do', async () => {
    const { calls } = serve(() => ({ body: { success: true, data: { user: renamed } } }))
    await store.dispatch(loadProfile())
    await store.dispatch(loadProfile())
    expect(calls).toHaveLength(2)
    expect(await store.dispatch(loadProfile(60))).toEqual({ success: true })
    expect(calls).toHaveLength(2)
    expect(calls[0]).toMatchObject({ method: 'GET', path: '/auth/me', bearer: 'access' })
  })

  it('ignores an answer for a session that has ended meanwhile', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    serve(() => ({ body: { success: true, data: { user: renamed } }, delay: 5 }))
    const loading = store.dispatch(loadProfile())
    const besa = { _id: 'u2', name: 'Besa', email: 'besa@example.al' }
    startSession({ accessToken: 'other', refreshToken: 'other', user: besa })
    await loading
    expect(store.getState().auth.user).toEqual(arta)
    expect(stored()).toEqual(besa)
  })

  it.each([
    [{ status: 500, body: {} }, 500],
    [{ status: 403, body: { message: 'Jo' } }, 403],
    [{ offline: true }, 0],
    [{ body: { success: true, data: {} } }, 200],
  ])('says with %o that it failed, and logs it', async (reply, status) => {
    const error = vi.spyOn(log, 'error').mockReturnValue()
    serve(() => reply)
    const text = `Failed to load profile data: ${status}`
    expect(await store.dispatch(loadProfile())).toStrictEqual({ success: false, error: text })
    expect(error).toHaveBeenCalledWith(text)
    expect(store.getState().auth.user).toEqual(arta)
    expect(stored()).toEqual(arta)
  })
})
