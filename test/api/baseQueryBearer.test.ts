// @vitest-environment jsdom
// What an authenticated call does when its session is not any more what it was when it was sent.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendWithSession } from '@/api/http/bearer'
import { endSession, hasSessionExpired } from '@/api/http/reauth'
import { authErrorSet, loggedOut } from '@/session/events'
import { clearSession, readTokens, sessionEpoch, startSession } from '@/session/tokens'
import { freshToken } from '../session/tokens'
import { makeApiStore, type Reply, refresh, serve } from './fakeServer'
import { EXPIRED, endings, OVER as overMessage } from './sessionServer'

/** What the app goes by is the code. */
const OVER = { kind: 'unauthenticated', status: 401, message: overMessage, code: 'SESSION_OVER' }
const refused = { status: 401, body: { message: 'Jo' } }

const send = (isRequired = true) =>
  sendWithSession({ url: '/x' }, { signal: new AbortController().signal, refresh }, isRequired)
/** Another tab stores this; null takes an item away. */
const fromElsewhere = (items: Record<string, string | null>) => {
  for (const [key, value] of Object.entries(items)) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
}
const ana = () => freshToken({ sub: 'ana' })
const bearersOf = ({ calls }: ReturnType<typeof serve>) => calls.map(({ bearer }) => bearer)

beforeEach(() => {
  clearSession()
  startSession({ accessToken: ana(), refreshToken: freshToken() })
})
afterEach(clearSession)

const fine: Reply = { body: { success: true } }

it.each<[string, () => unknown]>([
  ['with a token of a later session', () => startSession({ accessToken: ana(), refreshToken: freshToken() })],
  ['with the same token in a later session', () => startSession({ ...readTokens(), refreshToken: freshToken() })],
  ['after another tab has ended the session', () => fromElsewhere({ accessToken: null, refreshToken: null })],
])('a refused call is neither repeated nor refreshed %s', async (_what, happens) => {
  const server = serve(() => {
    happens()
    return refused
  })
  expect((await send()).error).toEqual(OVER)
  expect(server.calls).toHaveLength(1)
})

it('the answer to a call is not used once another tab has signed somebody else in, but is after a refresh there', async () => {
  const answered = async (sub: string) => {
    serve(() => {
      fromElsewhere({ accessToken: freshToken({ sub }) })
      return fine
    })
    return (await send()).error
  }
  expect(await answered('ana')).toBeUndefined()
  expect(await answered('ben')).toEqual(OVER)
})

it.each(['opaque', 'two.parts', freshToken({ sub: 'ana' }), 'a/b+c=='])(
  'a call bears the access token as it is, of whatever kind: %s [NET-05]',
  async (accessToken) => {
    startSession({ accessToken, refreshToken: 'opaque too' })
    for (const isRequired of [true, false]) {
      const server = serve(() => fine)
      await send(isRequired)
      expect(server.calls.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${accessToken}`])
    }
  },
)

it('a call that anybody may send goes bare where there is only a refresh token [DIRCALL-21]', async () => {
  fromElsewhere({ accessToken: null })
  const server = serve(() => fine)
  expect((await send(false)).error).toBeUndefined()
  expect(bearersOf(server)).toEqual([null])
})

it.each([true, false])(
  'the call of a user of whom only the refresh token is left refreshes first (required: %s)',
  async (isRequired) => {
    const renewed = ana()
    readTokens()
    fromElsewhere({ accessToken: null })
    const server = serve(({ path }) =>
      path === '/auth/refresh' ? { body: { success: true, data: { accessToken: renewed } } } : fine,
    )
    expect((await send(isRequired)).error).toBeUndefined()
    expect(server.calls.map(({ path, bearer }) => [path, bearer])).toEqual([
      ['/auth/refresh', null],
      ['/x', renewed],
    ])
  },
)

it.each([true, false])(
  'the call of a user whose tokens are gone is not sent: the session is over (required: %s)',
  async (isRequired) => {
    readTokens()
    fromElsewhere({ accessToken: null, refreshToken: null })
    const server = serve(() => fine)
    const { dispatch, actions } = makeApiStore()
    const api = { signal: new AbortController().signal, refresh: () => refresh(dispatch) }
    expect(await sendWithSession({ url: '/x' }, api, isRequired)).toEqual({ error: OVER })
    expect(server.calls).toEqual([])
    expect(endings(actions)).toEqual([loggedOut(), authErrorSet(EXPIRED, 'sessionExpired')])
    // From here on the tab is a visitor's.
    expect((await send(false)).error).toBeUndefined()
    expect(bearersOf(server)).toEqual([null])
  },
)

it('a call that is refused twice without a word tells that the session is over', async () => {
  const { calls } = serve(({ path }) =>
    path === '/auth/refresh' ? { body: { success: true, data: { accessToken: freshToken() } } } : { status: 401 },
  )
  const { error } = await send()
  expect(error).toMatchObject({ kind: 'unauthenticated', status: 401, code: 'SESSION_OVER' })
  expect(calls).toHaveLength(3)
})

describe('whether a session has expired, for a call that failed because it ended', () => {
  const asked = (epoch: number) => {
    const dispatch = vi.fn()
    const answer = hasSessionExpired(epoch, dispatch)
    return { answer, said: dispatch.mock.calls.map(([action]) => action) }
  }

  it('it has not where there are tokens, nor where it was logged out, even after another one that has', () => {
    const epoch = sessionEpoch()
    expect(asked(epoch)).toEqual({ answer: false, said: [] })
    endSession(vi.fn())
    expect(asked(epoch)).toEqual({ answer: true, said: [] })
    startSession({ accessToken: freshToken() })
    const another = sessionEpoch()
    clearSession()
    expect(asked(another)).toEqual({ answer: false, said: [] })
  })

  it('it has where another tab has ended it, and is ended here, too', () => {
    const epoch = sessionEpoch()
    localStorage.clear()
    expect(asked(epoch)).toEqual({ answer: true, said: [loggedOut(), authErrorSet(EXPIRED, 'sessionExpired')] })
    expect(asked(epoch)).toEqual({ answer: true, said: [] })
  })
})
