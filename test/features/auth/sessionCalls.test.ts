// @vitest-environment jsdom
// The two calls that the session makes itself are in the action log like others, with how they ended and no token.
import { type Reply, serve } from '@test/api/fakeServer'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { baseApi, refreshSession } from '@/api'
import { logOut } from '@/features/auth/model/sessionChanges'
import { SESSION_EXPIRED } from '@/session/constants'
import { startSession } from '@/session/tokens'
import { makeRecordedStore } from './recorder'

const tokens = () => ({ accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken({ sub: 'u1' }) })

let app: ReturnType<typeof makeRecordedStore>
beforeEach(() => {
  app = makeRecordedStore()
})

/** The actions as the log has them. */
const logged = () => app.store.recorder.chunks().flatMap(({ actions }) => actions)
/** Those of a call: phase and payload. */
const actionsOf = (name: string) =>
  logged()
    .filter(({ meta }) => (meta as { arg?: { endpointName?: string } } | undefined)?.arg?.endpointName === name)
    .map(({ type, payload }) => [type.replace('api/executeMutation/', ''), payload])

it('a refresh and a log-out are in the log and keep no entry, and no token is in log or state [X22]', async () => {
  const [old, renewed] = [tokens(), tokens()]
  startSession({ ...old, user: { _id: 'u1', name: 'Arta' } })
  serve(() => ({ body: { success: true, message: 'Mirë', data: renewed } }))
  const states: unknown[] = []
  app.store.subscribe(() => states.push(app.store.getState()))
  await refreshSession(app.dispatch)
  await app.dispatch(logOut())
  const ended = [
    ['pending', undefined],
    ['fulfilled', { success: true, message: 'Mirë' }],
  ]
  expect(actionsOf('refreshSession')).toEqual(ended)
  expect(actionsOf('logout')).toEqual(ended)
  expect(app.store.getState().api.mutations).toEqual({})
  const seen = JSON.stringify([logged(), states])
  for (const token of Object.values({ ...old, ...renewed })) expect(seen).not.toContain(token)
})

it.each<[string, Reply, object, object]>([
  [
    'the session is over',
    { status: 401, body: { message: 'Token expired' } },
    tokens(),
    { code: 'SESSION_OVER', message: SESSION_EXPIRED, serverMessage: 'Token expired' },
  ],
  ['there is no token for it', {}, { accessToken: freshToken() }, { message: 'No refresh token available' }],
])('a refresh that fails since %s says so in its rejected action', async (_, reply, session, error) => {
  startSession(session)
  serve(() => reply)
  await refreshSession(app.dispatch)
  expect(actionsOf('refreshSession')).toEqual([
    ['pending', undefined],
    ['rejected', expect.objectContaining(error)],
  ])
})

describe('a log-out', () => {
  /** Logs out from a server that never answers. */
  async function logOutUnanswered() {
    startSession(tokens())
    const sent: Request[] = []
    vi.stubGlobal('fetch', (request: Request) => {
      sent.push(request)
      return new Promise(() => {})
    })
    const told = app.dispatch(logOut())
    await settle()
    return { sent, told }
  }

  it('is told to the server after all that it ends here, which therefore does not abort it [AUTHCALL-10]', async () => {
    startSession(tokens())
    serve(() => ({ offline: true }))
    expect(await app.dispatch(logOut())).toMatchObject({ error: { kind: 'network' } })
    expect({ ...localStorage }).toEqual({})
    const steps = logged().map(({ type }) => type)
    const inOrder = ['auth/LOGOUT', 'api/resetApiState', 'api/executeMutation/pending', 'api/executeMutation/rejected']
    expect(steps.filter((type) => inOrder.includes(type))).toEqual(inOrder)
    expect(actionsOf('logout').at(-1)).toEqual(['rejected', expect.objectContaining({ kind: 'network' })])
  })

  it('outlives its page, what is emptied after it and any wait; only the wait for its answer ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { sent, told } = await logOutUnanswered()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await told).toMatchObject({ error: { kind: 'network' } })
    app.dispatch(baseApi.util.resetApiState())
    expect(sent).toMatchObject([{ keepalive: true, signal: { aborted: false } }])
  })

  it('goes on when the cache is emptied meanwhile', async () => {
    const { sent, told } = await logOutUnanswered()
    app.dispatch(baseApi.util.resetApiState())
    expect(await told).toMatchObject({ error: { name: 'AbortError' } })
    expect(sent).toMatchObject([{ signal: { aborted: false } }])
  })
})
