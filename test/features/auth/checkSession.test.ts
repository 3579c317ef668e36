// @vitest-environment jsdom
// The check at the start in all its branches: who counts as signed in, and what is asked of the server for it.

import { makeToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { checkSession, scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { storageKeys } from '@/lib/storageKeys'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'

const NOW = Date.UTC(2026, 10, 21, 12)
/** A token that expires so many seconds from now. */
const aToken = (seconds: number, claims: object = {}) => makeToken({ exp: NOW / 1000 + seconds, ...claims })
const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>
const auth = () => store.getState().auth
const stored = (items: Partial<Record<'accessToken' | 'refreshToken' | 'user', string>>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
  server = stubServer()
  store = makeStore()
})

async function checked() {
  const done = store.dispatch(checkSession())
  await settle()
  return { done, first: server.requests[0] }
}

describe('check at the start', () => {
  it.each([{}, { accessToken: 'undefined', refreshToken: 'null' }, { accessToken: '', refreshToken: ' ' }])(
    'finds nobody without tokens: %j [SESSION-01]',
    async (none) => {
      stored({ ...none, user: JSON.stringify(arta) })
      await checked()
      expect(auth()).toMatchObject({ user: null, isAuthenticated: false, loading: false })
      expect(server.requests).toEqual([])
    },
  )

  it('finds nobody once another tab has removed the tokens meanwhile [SESSION-01]', async () => {
    stored({ accessToken: aToken(600), refreshToken: aToken(9999) })
    const { first } = await checked()
    localStorage.clear()
    await first?.reply({ success: true, data: { user: arta } })
    expect(auth()).toMatchObject({ user: null, isAuthenticated: false, loading: false })
  })

  it.each([
    ['the refresh token is expired', { accessToken: aToken(600), refreshToken: aToken(59) }],
    ['the access token is expired and there is no refresh token', { accessToken: aToken(-10) }],
  ])('ends the session when %s [SESSION-02]', async (_, tokens) => {
    stored({ ...tokens, user: JSON.stringify(arta) })
    await checked()
    expect(auth()).toMatchObject({ user: null, isAuthenticated: false, loading: false })
    expect(auth().error).toBe('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')
    expect({ ...localStorage }).toEqual({})
    expect(server.requests).toEqual([])
  })

  it('refreshes first when only the access token is expired [SESSION-03]', async () => {
    stored({ accessToken: aToken(-10), refreshToken: aToken(9999), user: JSON.stringify(arta) })
    const { first } = await checked()
    expect(first).toMatchObject({ method: 'POST', path: '/auth/refresh' })
    expect(auth().loading).toBe(true)
    await first?.reply({ success: true, data: { accessToken: aToken(900), refreshToken: aToken(9999) } })
    expect(auth()).toMatchObject({ user: arta, isAuthenticated: true, loading: false })
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    ['holds a name', { _id: 'u1', name: 'Arta' }, { refreshToken: aToken(9999) }],
    ['holds an e-mail', { _id: 'u1', email: 'arta@example.al' }, { refreshToken: aToken(9999) }],
    ['stands beside a good access token alone', arta, {}],
  ])('takes the stored user if it %s [SESSION-04]', async (_, user, tokens) => {
    stored({ accessToken: aToken(600), ...tokens, user: JSON.stringify(user) })
    await checked()
    expect(auth()).toMatchObject({ user, isAuthenticated: true, loading: false })
    expect(server.requests).toEqual([])
  })

  it.each(['{"_id":"u1","role":"User"}', '{"_id":"u1","name":" ","email":""}', 'null', '[]', '{bad'])(
    'fetches the user when %s is stored, one without an id with that of the access token [SESSION-05] [AUTHENT-01]',
    async (user) => {
      const { _id, ...named } = arta
      for (const told of [arta, named]) {
        stored({ accessToken: aToken(600, { sub: _id }), refreshToken: aToken(9999), user })
        const { first } = await checked()
        expect(first).toMatchObject({ method: 'GET', path: '/auth/me' })
        await server.requests.at(-1)?.reply({ success: true, data: { user: told } })
        expect(auth()).toMatchObject({ user: arta, isAuthenticated: true })
        expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toEqual(arta)
        store = makeStore()
      }
    },
  )

  it.each([
    ['is refused', 500, { success: false, message: 'Jo' }],
    ['names nobody', 200, { success: true, data: {} }],
  ])('builds the user from the claims when that %s [SESSION-06]', async (_, status, answer) => {
    const told = { name: 'Arta', email: 'arta@example.al', role: 'User', verified: true, createdAt: '2026-01-02' }
    stored({ accessToken: aToken(600, { sub: 'u7', ...told }), refreshToken: aToken(9999) })
    const { first } = await checked()
    await first?.reply(answer, status)
    expect(auth()).toMatchObject({ isAuthenticated: true, loading: false })
    expect(auth().user).toEqual({ _id: 'u7', ...told })
    expect(localStorage.getItem(storageKeys.user)).toBeNull()
  })

  it.each([
    ['an opaque token and an error', 'opaque', 500],
    ['a token with a blank name and an answer without any content', aToken(600, { name: ' ', role: 'User' }), 200],
  ])(
    'uses the placeholder at every start, and stores none, with %s [AUTHENT-03] [S20]',
    async (_, accessToken, status) => {
      stored({ accessToken, refreshToken: aToken(9999) })
      for (let start = 1; start <= 2; start += 1) {
        store = makeStore()
        await checked()
        await server.last('/auth/me').reply(null, status)
        expect(auth().user).toEqual({ _id: 'authenticated', name: 'User', authenticated: true })
        expect(auth().isAuthenticated).toBe(true)
        expect(localStorage.getItem('user')).toBeNull()
        expect(server.requests).toHaveLength(start)
      }
      // Whoever it is comes to be known as soon as the server tells.
      store = makeStore()
      await checked()
      await server.last('/auth/me').reply({ success: true, data: { user: arta } })
      expect(auth().user).toEqual(arta)
      expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(arta)
    },
  )

  it('asks the server each time, and watches nothing afterwards', async () => {
    stored({ accessToken: aToken(600), refreshToken: aToken(9999) })
    for (let nth = 1; nth <= 2; nth += 1) {
      await checked()
      expect(server.requests).toHaveLength(nth)
      await server.requests.at(-1)?.reply({ success: true, data: { user: arta } })
      localStorage.removeItem(storageKeys.user)
    }
    expect(Object.keys(store.getState().api.queries)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(store.getState().api.queries).toEqual({})
  })

  it.each([
    ['and asks who it is', {}, 2],
    ['also where the user is stored', { user: JSON.stringify(arta) }, 1],
  ])('waits for the refresh with only a refresh token, %s [SESSION-07] [S21]', async (_, known, calls) => {
    stored({ refreshToken: aToken(9999), ...known })
    const { first } = await checked()
    expect(first?.path).toBe('/auth/refresh')
    expect(auth()).toMatchObject({ user: null, loading: true })
    await first?.reply({ success: true, data: { accessToken: aToken(900) } })
    if (calls > 1) await server.last('/auth/me').reply({ success: true, data: { user: arta } })
    expect(auth()).toMatchObject({ user: arta, isAuthenticated: true, loading: false })
    expect(server.requests).toHaveLength(calls)
  })

  it('ignores a second check while one is running, and only then [SESSION-08] [S26]', async () => {
    stored({ accessToken: aToken(600), refreshToken: aToken(9999) })
    const { done } = await checked()
    const ends: string[] = []
    void done.then(() => ends.push('first'))
    void store.dispatch(checkSession()).then(() => ends.push('second'))
    await settle()
    expect(ends).toEqual(['second'])
    expect(server.requests).toHaveLength(1)
    await server.last('/auth/me').reply({ success: true, data: { user: arta } })
    // Nor is it made up for; the next one asks again.
    localStorage.removeItem('user')
    await vi.advanceTimersByTimeAsync(60_000)
    await settle()
    expect(server.requests).toHaveLength(1)
    await checked()
    expect(server.requests).toHaveLength(2)
  })

  it('runs after a zero-delay timer [SESSION-09]', async () => {
    scheduleSessionCheck(store.dispatch)
    await settle()
    expect(auth().loading).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    await settle()
    expect(auth().loading).toBe(false)
  })

  it('keeps a session whose refresh got no answer [S25]', async () => {
    stored({ accessToken: aToken(-10), refreshToken: aToken(9999), user: JSON.stringify(arta) })
    const { first } = await checked()
    await first?.fail()
    expect(auth()).toMatchObject({ user: arta, isAuthenticated: true, loading: false })
    expect(localStorage.getItem(storageKeys.refreshToken)).not.toBeNull()
  })

  it('asks nothing about somebody who logged in while the session was being refreshed', async () => {
    stored({ accessToken: aToken(-10), refreshToken: aToken(9999) })
    const { first } = await checked()
    startSession({ accessToken: aToken(900), refreshToken: aToken(9999) })
    await first?.reply({ success: true, data: { accessToken: aToken(900), refreshToken: aToken(9999) } })
    expect(server.requests).toHaveLength(1)
    expect(auth()).toMatchObject({ user: null, loading: true })
  })

  it('says nothing when somebody logged in meanwhile', async () => {
    stored({ accessToken: aToken(600), refreshToken: aToken(9999) })
    const { first } = await checked()
    const drita = { _id: 'u2', name: 'Drita' }
    startSession({ accessToken: aToken(900, { sub: 'u2' }), refreshToken: aToken(9999), user: drita })
    store.dispatch(loginSucceeded({ user: drita }))
    await first?.reply({ success: true, data: { user: arta } })
    expect(auth().user).toEqual(drita)
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toEqual(drita)
  })
})
