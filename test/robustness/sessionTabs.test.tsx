// What another tab does to the session, as this tab hears of it: storage events, in the order a browser sends them. Who
// one is in the storage is not who one is to the server, and the app does not tell who has an account.
import { operationOf } from '@test/contract/ask'
import { arta, success, visitor } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { makeStore } from '@/app/store'
import { checkSession, scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { storageKeys } from '@/lib/storageKeys'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'
import { type Reply, serve } from '../api/fakeServer'
import { faultedScreens, wellReply } from './faultScreens'
import { takeStep } from './takeStep'

const server = startTestServer()
standInDialogs()
const ana = { _id: 'u1', name: 'Ana Hoxha', email: 'ana@example.al' }
const ben = { _id: 'u2', name: 'Ben Leka', email: 'ben@example.al' }
const sessionOf = (user: typeof ana) => ({
  accessToken: freshToken({ sub: user._id }),
  refreshToken: freshToken({ sub: user._id }),
  user: JSON.stringify(user),
})

type Items = Record<string, string | null>
const write = (key: string, value: string | null) =>
  value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)
const tell = (key: string | null, newValue: string | null) =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))

/** Writes as another tab does: one key after the other, each with its event. */
async function elsewhere(items: Items) {
  for (const [key, value] of Object.entries(items)) {
    write(key, value)
    await tell(key, value)
  }
}

async function signedIn(route: string) {
  startSession({ ...sessionOf(ana), user: ana })
  const app = await renderApp({ route })
  act(() => void app.store.dispatch(loginSucceeded({ user: ana })))
  await screen.findByRole('button', { name: `Llogaria: ${ana.name}` })
  return { ...app, auth: () => app.store.getState().auth }
}

const gone = { accessToken: null, refreshToken: null, user: null }

describe('a session that another tab', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['ends is over here too [S14]', () => elsewhere(gone)],
    [
      'clears with everything else is over here too [S15]',
      async () => {
        localStorage.clear()
        await tell(null, null)
      },
    ],
  ])('%s', async (_, end) => {
    const { auth } = await signedIn('/info')
    await end()
    await waitFor(() => expect(auth()).toMatchObject({ user: null, isAuthenticated: false }))
    expect(document.body).not.toHaveTextContent(ana.name)
  })

  it.each<[string, Items, string | null]>([
    ['ended', gone, null],
    ['gave to somebody else', sessionOf(ben), ben.name],
  ])('%s before this one could hear of it is noticed when it is shown [S14, S16]', async (_, items, name) => {
    startSession({ ...sessionOf(ana), user: ana })
    const store = makeStore()
    await store.dispatch(checkSession())
    expect(store.getState().auth.user).toEqual(ana)
    for (const [key, value] of Object.entries(items)) write(key, value)
    await renderApp({ route: '/info', store })
    expect(
      await (name
        ? screen.findByRole('button', { name: `Llogaria: ${name}` })
        : screen.findByRole('link', { name: 'Hyr' })),
    ).toBeVisible()
    expect(document.body).not.toHaveTextContent(ana.name)
  })

  it('ends during the check at the start is over at its end, and nothing of it is stored again [S14]', async () => {
    const { user, ...tokens } = sessionOf(ana)
    startSession(tokens)
    let answer: ((reply: Response) => void) | undefined
    server.msw.use(http.get('*/v1/auth/me', () => new Promise<Response>((resolve) => (answer = resolve))))
    const store = makeStore()
    const checked = store.dispatch(checkSession())
    await waitFor(() => expect(answer).toBeDefined())
    localStorage.clear()
    answer?.(success({ user: JSON.parse(user) }))
    await checked
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false, loading: false })
    expect({ ...localStorage }).toEqual({})
  })

  it('gives to somebody else is theirs here too, with nothing of the one before [S16]', async () => {
    const { auth, store } = await signedIn('/info')
    await elsewhere(sessionOf(ben))
    await screen.findByRole('button', { name: `Llogaria: ${ben.name}` })
    expect(auth().user).toEqual(ben)
    expect(JSON.stringify(store.getState())).not.toContain(ana.name)
  })
})

describe('a visitor whose other tab signs in', () => {
  /** What follows other tabs comes with the parts of the frame that are late. */
  const lateParts = () => screen.findByRole('group', { name: 'Ndrysho pamjen' })

  it.each(['/login', '/signup', '/verify-email?email=a%40b.al'])(
    'leaves %s for the page they came from; the stored way back stays with that tab (Q03, Q08)',
    async (route) => {
      localStorage.setItem(storageKeys.pendingRedirect, '/faq')
      const { store } = await renderApp({ route, state: { from: '/info' }, preloadedState: visitor() })
      await lateParts()
      const entries = window.history.length
      await elsewhere(sessionOf(ana))
      await waitFor(() => expect(currentPlace()).toBe('/info'))
      expect(window.history.length).toBe(entries)
      expect(store.getState().navigation.requested).toBe(1)
      expect(localStorage.getItem(storageKeys.pendingRedirect)).toBe('/faq')
    },
  )

  it('leaves the log-in for home who came from another entrance (Q53)', async () => {
    await renderApp({ route: '/login', state: { from: '/signup' }, preloadedState: visitor() })
    await lateParts()
    await elsewhere(sessionOf(ana))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })
})

it('a page that comes back from the back-forward cache looks who is signed in now, at no other key’s event [L09]', async () => {
  const { auth } = await signedIn('/info')
  for (const key of Object.keys(gone)) localStorage.removeItem(key)
  await elsewhere({ theme: 'dark', [storageKeys.pendingRedirect]: '/info' })
  const shown = (persisted: boolean) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  await shown(false)
  expect(auth().isAuthenticated).toBe(true)
  await shown(true)
  await waitFor(() => expect(auth().isAuthenticated).toBe(false))
  expect(document.body).not.toHaveTextContent(ana.name)
})

it('what only claims to come from another tab signs nobody in and out [X31]', async () => {
  const { accessToken, refreshToken, user } = sessionOf(ben)
  const forged = async () => {
    const data = { type: 'auth/LOGIN_SUCCESS', payload: { user: ben }, accessToken, refreshToken, user }
    await act(async () => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }))
      for (const [key, newValue] of Object.entries({ accessToken, refreshToken, user }))
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    })
  }
  const { auth, unmount } = await signedIn('/info')
  await forged()
  await tell('accessToken', null)
  expect(auth().user).toEqual(ana)
  unmount()
  localStorage.clear()
  const { store } = await renderApp({ route: '/info' })
  await forged()
  expect(store.getState().auth.user).toBeNull()
  expect(localStorage).toHaveLength(0)
})

/** The dialog of the forgotten password after this address was sent and answered so, without the address. */
async function wordsAfter(address: string, reply: Reply): Promise<string> {
  serve(() => reply)
  const { store, user, unmount } = await renderApp({ route: '/login' })
  act(() => scheduleSessionCheck(store.dispatch))
  await user.click(await screen.findByRole('button', { name: 'Ke harruar fjalëkalimin?' }))
  const dialog = screen.getByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Email *'), { target: { value: address } })
  await user.click(within(dialog).getByRole('button', { name: 'Dërgo linkun' }))
  const spoken = reply.status === 200 ? 'status' : 'alert'
  await waitFor(() => expect(within(dialog).getByRole(spoken)).not.toBeEmptyDOMElement())
  const text = dialog.textContent ?? ''
  unmount()
  return text.replaceAll(address, '')
}

it('a forgotten password tells nobody by words of the app who has an account [X14]', async () => {
  const ok = { status: 200, body: { success: true } }
  expect(await wordsAfter('kush@posta.example', ok)).toBe(await wordsAfter('askush@posta.example', ok))
  const refused = (status: number) => wordsAfter('askush@posta.example', { status, body: { success: false } })
  const words = await refused(404)
  expect(words).toContain('Gabim në dërgimin e email-it')
  for (const status of [403, 500]) expect(await refused(status)).toBe(words)
})

it('a review is sent in the name the token has, not the storage’s; the stored role opens nothing [X18]', async () => {
  const writing = faultedScreens.find(({ name }) => name === 'writing, sent')
  localStorage.setItem('accessToken', freshToken({ sub: arta._id }))
  localStorage.setItem('refreshToken', freshToken({ sub: arta._id }))
  localStorage.setItem('user', JSON.stringify({ _id: 'u9', name: 'Ben Leka', role: 'admin' }))
  const { to } = serve(({ method, path }) => wellReply(operationOf(method, path)))
  const { store } = await renderApp({ route: writing?.route ?? '' })
  act(() => scheduleSessionCheck(store.dispatch))
  await screen.findByRole('button', { name: `Llogaria: ${arta.name}` })
  expect(store.getState().auth.user).toMatchObject({ _id: arta._id })
  // As whole values: an id of a request is random and may hold the same letters.
  expect(JSON.stringify(store.getState())).not.toMatch(/"(admin|u9)"/)
  await screen.findByRole('radio', { name: /^4 nga 5/ })
  for (const step of writing?.does ?? []) await takeStep(step)
  await waitFor(() => expect(to('/reviews').filter(({ method }) => method === 'POST')).toHaveLength(1))
  const [sent] = to('/reviews').filter(({ method }) => method === 'POST')
  expect(sent?.body).toMatchObject({ user: arta._id })
})
