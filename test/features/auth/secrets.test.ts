// @vitest-environment jsdom
// No password and no one-time token is ever in an action or in the state, whatever the server answers; the two calls that
// the session makes itself are in the action log like others, with how they ended.
import { endpointIds } from '@test/api/endpointIds'
import { type Reply, serve } from '@test/api/fakeServer'
import { at, contract, operation, parameters, pointerTo } from '@test/contract/document'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountsApi, baseApi, refreshSession } from '@/api'
import type { OperationId } from '@/api/endpoints/generated/operations'
import { secretCalls } from '@/api/endpoints/queryActions'
import { changePassword, resetPassword } from '@/features/auth/model/accountCalls'
import { logIn, signUp, verifyEmail } from '@/features/auth/model/entryCalls'
import { logOut } from '@/features/auth/model/sessionChanges'
import { SESSION_EXPIRED } from '@/session/constants'
import { loggedOut } from '@/session/events'
import { startSession } from '@/session/tokens'
import { makeRecordedStore } from './recorder'

let app: ReturnType<typeof makeRecordedStore>
beforeEach(() => {
  app = makeRecordedStore()
})

const secret = /token|password/i

/** Names of what a call is given: its parameters and the fields of its body, as deep as they go. */
function given(id: OperationId): string[] {
  const schema = at(`${pointerTo(id)}/requestBody/content/application~1json/schema`)
  const names = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return []
    if ('$ref' in value) return names(at(String(value.$ref)))
    return Object.entries(value).flatMap(([key, inner]) =>
      key === 'properties' ? [...Object.keys(inner), ...names(Object.values(inner))] : names(inner),
    )
  }
  return [...parameters(id).map(({ name }) => name), ...names(schema)]
}

it('the list of calls with secrets is what the contract says', () => {
  expect(contract.openapi).toMatch(/^3/)
  expect(operation('login').requestBody).toBeDefined()
  expect(endpointIds.filter((id) => given(id).some((name) => secret.test(name))).sort()).toEqual(
    [...secretCalls].sort(),
  )
})

describe('nothing secret is recorded', () => {
  const password = 'Fshehur-fare-1'
  const other = 'Fshehur-tjeter-2'
  const token = 'nje-here-abc123'
  // Another one a test: after a failure the same one rests.
  let refreshToken: string
  let nth = 0
  const tokens = { accessToken: freshToken(), refreshToken: freshToken() }
  const user = { _id: 'u1', email: 'arta@example.al', name: 'Arta' }

  beforeEach(() => {
    nth += 1
    refreshToken = `rifresko-me-mua-${nth}`
    startSession({ accessToken: freshToken(), refreshToken, user })
    app = makeRecordedStore()
  })

  const { login } = accountsApi.endpoints
  const ways: [string, string, () => unknown][] = [
    ['logIn', '/auth/login', () => app.dispatch(logIn({ email: 'a@b.al', password }))],
    [
      'a log-in without the flow',
      '/auth/login',
      () => app.dispatch(login.initiate({ credentials: { email: 'a@b.al', password } })),
    ],
    ['signUp', '/auth/signup', () => app.dispatch(signUp({ name: 'Arta', email: 'a@b.al', password }))],
    ['verifyEmail', '/auth/verify-email', () => app.dispatch(verifyEmail(token))],
    ['resetPassword', '/auth/reset-password', () => app.dispatch(resetPassword(token, password))],
    ['changePassword', '/auth/change-password', () => app.dispatch(changePassword(other, password))],
    ['a log-out', '/auth/logout', () => app.dispatch(logOut())],
    ['a refresh', '/auth/refresh', () => refreshSession(app.dispatch)],
  ]
  const replies: [string, Reply][] = [
    ['accepts', { body: { success: true, data: { ...tokens, user } } }],
    ['refuses', { status: 400, body: { success: false, message: 'Jo' } }],
    ['is not there', { offline: true }],
  ]
  const cases = ways.flatMap(([name, path, run]) =>
    replies.map(([what, reply]) => [name, what, path, run, reply] as const),
  )

  it.each(cases)('%s when the server %s [X22]', async (_name, _what, path, run, reply) => {
    const { to } = serve(() => reply)
    const states: unknown[] = []
    app.store.subscribe(() => states.push(app.store.getState()))
    await run()
    await settle()
    app.dispatch(loggedOut())
    expect(to(path)).toHaveLength(1)
    // It was sent: the call keeps its own argument.
    expect(JSON.stringify([to(path)[0]?.body, to(path)[0]?.url.search])).toMatch(/Fshehur-fare-1|nje-here|rifresko/)
    expect(app.actions.map(({ type }) => type)).toContain('api/executeMutation/pending')
    const seen = JSON.stringify([app.actions, states])
    for (const hidden of [password, other, token, refreshToken, tokens.accessToken, tokens.refreshToken]) {
      expect(seen).not.toContain(hidden)
    }
  })

  it('only of those: what a review says stays in its action', async () => {
    serve(() => ({ status: 500 }))
    await app.dispatch(accountsApi.endpoints.forgotPassword.initiate({ body: { email: 'a@b.al' } }))
    expect(JSON.stringify(app.actions)).toContain('a@b.al')
  })
})

const newTokens = () => ({ accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken({ sub: 'u1' }) })

/** The actions as the log has them. */
const logged = () => app.store.recorder.chunks().flatMap(({ actions }) => actions)
/** Those of a call: phase and payload. */
const actionsOf = (name: string) =>
  logged()
    .filter(({ meta }) => (meta as { arg?: { endpointName?: string } } | undefined)?.arg?.endpointName === name)
    .map(({ type, payload }) => [type.replace('api/executeMutation/', ''), payload])

it('a refresh and a log-out are in the log and keep no entry, and no token is in log or state [X22]', async () => {
  const [old, renewed] = [newTokens(), newTokens()]
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
    newTokens(),
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
    startSession(newTokens())
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
    startSession(newTokens())
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
