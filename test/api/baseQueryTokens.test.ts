// @vitest-environment jsdom
// Tokens are for the storage: none of them enters Redux, wherever in a reply it stands.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authApi } from '@/api/endpoints/generated/auth'
import { readStoredUser } from '@/session/storedUser'
import { clearSession, readTokens, startSession } from '@/session/tokens'
import { freshToken, staleToken } from '../session/tokens'
import { makeApiStore, type Reply, refresh, sendLogout, serve } from './fakeServer'

const user = { _id: 'u1', name: 'Ana', email: 'ana@example.al' }
const tokens = { accessToken: freshToken(), refreshToken: freshToken() }
const { login, verifyEmail } = authApi.endpoints
const credentials = { email: 'ana@example.al', password: 'Sekret123' }

type Sent = (dispatch: ReturnType<typeof makeApiStore>['dispatch']) => PromiseLike<object>

/** Sends a call with this reply; gives back its data, and all that the store and its actions hold, as text. */
async function run(call: Sent, reply: Reply) {
  serve(() => reply)
  const { store, dispatch, actions } = makeApiStore()
  const { data } = (await call(dispatch)) as { data?: unknown }
  return { data, seen: JSON.stringify([store.getState(), actions]) }
}
const call = (name: 'login' | 'verifyEmail' | 'refreshSession'): Sent => {
  if (name === 'login') return (dispatch) => dispatch(login.initiate({ credentials }))
  if (name === 'verifyEmail') return (dispatch) => dispatch(verifyEmail.initiate({ token: 'one-time' }))
  return refresh
}

const bodies: Record<string, object> = {
  data: { success: true, message: 'Mirë', data: { ...tokens, user } },
  root: { success: true, message: 'Mirë', ...tokens, user },
  'data, the user and elsewhere too': {
    ...{ success: true, message: 'Mirë', data: { ...tokens, user: { ...user, ...tokens } } },
    ...{ session: tokens, token: tokens.accessToken },
  },
}

/** Another one a test: after a failure the same one rests. */
let refreshToken: string
let nth = 0

beforeEach(() => {
  nth += 1
  refreshToken = `old-refresh-token-${nth}`
  clearSession()
  startSession({ accessToken: freshToken(), refreshToken, user: { _id: 'u1', name: 'Old' } })
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

describe.each(['login', 'verifyEmail', 'refreshSession'] as const)('%s', (name) => {
  it.each(Object.keys(bodies))(
    'stores tokens and user from %s and keeps the tokens out of Redux [AUTHENT-04] [AUTHENT-05] [S29]',
    async (where) => {
      const { data, seen } = await run(call(name), { body: bodies[where] })
      expect(readTokens()).toEqual(tokens)
      expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user)
      const said = { success: true, message: 'Mirë' }
      expect(data).toEqual(name === 'refreshSession' ? said : { ...said, data: { user } })
      expect(seen).not.toContain(tokens.accessToken)
      expect(seen).not.toContain(tokens.refreshToken)
    },
  )

  it('leaves the storage alone when it failed', async () => {
    const before = { ...localStorage }
    const { data, seen } = await run(call(name), { status: 400, body: { success: false, message: 'Jo', data: tokens } })
    expect(data).toBeUndefined()
    localStorage.removeItem('session')
    expect({ ...localStorage }).toEqual(before)
    expect(seen).not.toContain(tokens.accessToken)
  })
})

describe('a reply that lacks something', () => {
  it.each(['login', 'verifyEmail'] as const)(
    '%s without a refresh token or user stores what there is, and nothing of the session before [S29]',
    async (name) => {
      await run(call(name), { body: { success: true, data: { accessToken: tokens.accessToken } } })
      expect({ ...localStorage }).toEqual({ accessToken: tokens.accessToken })
    },
  )

  it.each(['login', 'verifyEmail'] as const)('%s without any token stores nothing [S29]', async (name) => {
    const before = { ...localStorage }
    const body = { success: true, user, accessToken: null, refreshToken: 'undefined' }
    expect((await run(call(name), { body })).data).toEqual({ success: true, data: { user } })
    expect({ ...localStorage }).toEqual(before)
  })

  it.each([undefined, null, '', ' ', 'undefined', 'null', 7])(
    'a refresh with the access token alone leaves the rest of the session as it is: the refresh token is %j [AUTHENT-04]',
    async (missing) => {
      const { user: storedUser } = localStorage
      const parts = { accessToken: tokens.accessToken, refreshToken: missing }
      for (const body of [
        { success: true, data: parts },
        { success: true, ...parts },
      ]) {
        startSession({ accessToken: freshToken(), refreshToken, user: JSON.parse(storedUser) })
        await run(call('refreshSession'), { body })
        const marks = { session: '1', renewed: '1' }
        expect({ ...localStorage }).toEqual({
          accessToken: tokens.accessToken,
          refreshToken,
          user: storedUser,
          ...marks,
        })
      }
    },
  )
})

describe('a reply that comes late', () => {
  const lateReply = { body: { success: true, data: { ...tokens, user } }, delay: 100 }

  /** Does something between the request and its reply. */
  async function meanwhile(name: 'login' | 'verifyEmail' | 'refreshSession', happens: () => void) {
    const { calls } = serve(() => lateReply)
    const running = call(name)(makeApiStore().dispatch)
    await expect.poll(() => calls).toHaveLength(1)
    happens()
    await running
    return calls.filter(({ path }) => path === '/auth/logout').map(({ body, bearer }) => ({ body, bearer }))
  }

  it.each(['login', 'verifyEmail', 'refreshSession'] as const)(
    '%s changes nothing after a log-out, and the session that it brings is ended at the server [S10]',
    async (name) => {
      const { accessToken: bearer, refreshToken } = tokens
      expect(await meanwhile(name, clearSession)).toEqual([{ bearer, body: { refreshToken } }])
      expect({ ...localStorage }).toEqual({})
    },
  )

  it.each(['login', 'verifyEmail'] as const)(
    '%s changes nothing when another tab has signed somebody in',
    async (name) => {
      const b = { accessToken: freshToken(), refreshToken: freshToken() }
      await meanwhile(name, () => Object.assign(localStorage, b))
      expect(readTokens()).toEqual(b)
    },
  )

  it.each([
    ['later', 500],
    ['earlier', 200],
  ])(
    'log-in is of no use once another one was asked for, though it comes %s than that one’s answer',
    async (_, delay) => {
      const ben = { accessToken: freshToken({ sub: 'u2' }), refreshToken: freshToken({ sub: 'u2' }) }
      const { calls } = serve((_call, nth) =>
        nth === 1
          ? { body: { success: true, data: { ...tokens, user } }, delay }
          : { body: { success: true, data: { ...ben, user: { _id: 'u2', name: 'Ben' } } }, delay: 300 },
      )
      const { dispatch } = makeApiStore()
      const first = dispatch(login.initiate({ credentials }))
      await expect.poll(() => calls).toHaveLength(1)
      const second = dispatch(login.initiate({ credentials: { ...credentials, email: 'ben@example.al' } }))
      expect(await first).toMatchObject({ error: { code: 'SESSION_REPLACED' } })
      expect(await second).toMatchObject({ data: { data: { user: { _id: 'u2' } } } })
      expect(readTokens()).toEqual(ben)
    },
  )
})

describe('the user whom a reply names', () => {
  const spring = (sub: string) => ({ accessToken: freshToken({ sub }), refreshToken: freshToken({ sub }) })
  const refreshed = async (parts: object) => {
    startSession({ accessToken: freshToken({ sub: 'u1' }), refreshToken, user })
    await run(call('refreshSession'), { body: { success: true, data: { ...parts, user: { ...user, _id: 'u2' } } } })
  }

  it.each(['login', 'verifyEmail'] as const)('is not believed by %s beside another one’s token (Q52)', async (name) => {
    const { data } = await run(call(name), { body: { success: true, data: { ...spring('u2'), user } } })
    expect(data).not.toHaveProperty('data.user')
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('is not believed by a refresh beside the own token (Q52)', async () => {
    await refreshed(spring('u1'))
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user)
  })

  it.each([
    ['whose subject is their e-mail address', freshToken({ sub: 'Ana@example.al' })],
    ['whose subject is a name, with their e-mail address', freshToken({ sub: 'ana', email: 'ana@example.al' })],
    ['that says nothing', freshToken()],
    ['that cannot be read', 'opaque'],
  ])('is believed beside a token %s', async (_, accessToken) => {
    const { data } = await run(call('login'), { body: { success: true, data: { accessToken, user } } })
    expect(data).toEqual({ success: true, data: { user } })
    expect(readStoredUser()).toEqual(user)
  })
})

describe('the call of a log-out', () => {
  it('is sent to its end though its tab is closed', async () => {
    const kept: boolean[] = []
    vi.stubGlobal('fetch', async ({ keepalive }: Request) => {
      kept.push(keepalive)
      return new Response('{}')
    })
    await sendLogout()
    expect(kept).toEqual([true])
  })

  it('is repeated once when the connection that it needed is back', async () => {
    // What other files of this worker have waiting for a connection is sent here, or is no log-out.
    serve(() => ({ body: { success: true } }))
    window.dispatchEvent(new Event('online'))
    startSession(tokens)
    const { calls } = serve((_call, nth) => ({ offline: nth === 1, body: { success: true } }))
    const logOuts = () => calls.filter(({ path }) => path === '/auth/logout')
    await sendLogout()
    expect(calls).toHaveLength(1)
    for (const _time of [1, 2]) window.dispatchEvent(new Event('online'))
    await expect.poll(logOuts).toHaveLength(2)
    expect(logOuts()[1]).toMatchObject({ bearer: tokens.accessToken, body: { refreshToken: tokens.refreshToken } })
  })

  it('carries the stored tokens, however old, even if they are cleared right after', async () => {
    const accessToken = staleToken()
    startSession({ ...tokens, accessToken })
    const { calls } = serve(() => ({ body: { success: true } }))
    const told = sendLogout()
    clearSession()
    await told
    expect(calls).toMatchObject([{ bearer: accessToken, body: { refreshToken: tokens.refreshToken } }])
  })
})
