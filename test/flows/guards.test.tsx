// Who may be where: the guards of the signed-in-only and the visitors-only pages, on the real app.
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { deleteAccount } from '@/features/auth/model/accountCalls'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { logOut } from '@/features/auth/model/logOut'
import { navigationRequested } from '@/lib/navigationEvents'
import { SESSION_EXPIRED } from '@/session/constants'
import { authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'

const server = startTestServer()
const demo = { _id: 'usr_001', name: 'Demo', email: 'demo@vlereso.example' }

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const place = (path: string) => waitFor(() => expect(currentPlace()).toBe(path))
const routerState = () => window.history.state?.usr

/** Tokens of the demo user that the mock backend knows. */
async function signInAtServer() {
  const response = await server.backend.handle(
    new Request('http://localhost/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demo.email, password: 'Demo1234' }),
    }),
  )
  const { data } = (await response.json()) as { data: { accessToken: string; refreshToken: string } }
  return { accessToken: data.accessToken, refreshToken: data.refreshToken }
}

/** The app as main.tsx starts it, once the check at the start has ended. */
async function start(options: Parameters<typeof renderApp>[0] & { signedIn?: boolean }) {
  if (options.signedIn) startSession({ ...(await signInAtServer()), user: demo })
  const app = await renderApp(options)
  scheduleSessionCheck(app.store.dispatch)
  await waitFor(() => expect(app.store.getState().auth.loading).toBe(false))
  return app
}

/** What a log-in on the page does: it is moved by what asked for it, not by the news. */
async function signInHere(store: Awaited<ReturnType<typeof renderApp>>['store']) {
  startSession({ ...(await signInAtServer()), user: demo })
  act(() => void store.dispatch(loginSucceeded({ user: demo })))
}

/** Reports every path the visitor is at. */
function recordPlaces(app: Awaited<ReturnType<typeof renderApp>>) {
  const seen: string[] = []
  app.store.subscribe(() => {
    const path = app.store.getState().navigation.current?.path ?? ''
    if (seen.at(-1) !== path) seen.push(path)
  })
  return seen
}

const guarded = [
  ['/komentet-e-mia', 'Hyr për të parë komentet e tua.', 'Komentet e mia'],
  ['/profile', 'Hyr për të parë profilin tënd.', 'Profili im'],
] as const

describe('a signed-in-only page', () => {
  it.each(guarded.flatMap(([path]) => [path, `${path}?faqe=2`, path.toUpperCase()]))(
    '%s sends a visitor to /login, in place of itself [GUARD-01] [GUARD-03]',
    async (to) => {
      const { store } = await start({ route: '/info' })
      await heading(/Si funksionon/)
      act(() => void store.dispatch(navigationRequested({ to })))
      await place('/login')
      await heading('Hyr në llogarinë tënde')
      const entries = window.history.length
      window.history.back()
      // Nothing of the page stands between /login and where the visitor was.
      await place('/info')
      expect(window.history.length).toBe(entries)
    },
  )

  it.each(guarded)('%s tells /login where to return to and why [GUARD-02]', async (path, message) => {
    await start({ route: `${path}?faqe=2#fund` })
    await place('/login')
    expect(routerState()).toEqual({ from: `${path}?faqe=2#fund`, message })
  })

  it.each([
    ['/komentet-e-mia', 'Duke ngarkuar…'],
    ['/profile', 'Duke ngarkuar profilin...'],
  ])('%s shows a spinner and redirects nobody while the session is checked', async (path, text) => {
    const { store } = await renderApp({ route: path })
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(text)
    expect(currentPlace()).toBe(path)
    act(() => void store.dispatch(loginSucceeded({ user: demo })))
    expect(currentPlace()).toBe(path)
  })

  it.each(guarded)('%s is open to a user', async (path, _message, title) => {
    await start({ route: path, signedIn: true })
    expect(await heading(title)).toBeVisible()
    expect(currentPlace()).toBe(path)
  })

  it.each(guarded)('%s: a session that expires leads to /login with the way back', async (path, message) => {
    const { store } = await start({ route: path, signedIn: true })
    act(() => {
      store.dispatch(loggedOut())
      store.dispatch(authErrorSet(SESSION_EXPIRED, 'sessionExpired'))
    })
    await place('/login')
    expect(routerState()).toEqual({ from: path, message })
  })

  it.each(guarded)('%s: a log-out ends at /, never by way of /login', async (path) => {
    const app = await start({ route: path, signedIn: true })
    const seen = recordPlaces(app)
    await app.user.click(await screen.findByRole('button', { name: /Llogaria/ }))
    await app.user.click(await screen.findByRole('button', { name: 'Dil' }))
    await place('/')
    expect(seen).not.toContain('/login')
    expect(app.store.getState().auth.isAuthenticated).toBe(false)
    // Nor does the guard have the last word once the page is there.
    await preloadPage('/login')
    expect(currentPlace()).toBe('/')
  })

  it.each(guarded)('%s: a deletion ends at /, where its message is shown once', async (path) => {
    const app = await start({ route: path, signedIn: true })
    const seen = recordPlaces(app)
    await act(() => app.store.dispatch(deleteAccount()))
    await place('/')
    expect(await screen.findByText(/Llogaria u fshi/)).toBeVisible()
    expect(seen).not.toContain('/login')
    expect(routerState()).toBeNull()
  })
})

describe('home after the session has ended', () => {
  it.each<[string, () => ReturnType<typeof logOut | typeof deleteAccount>]>([
    ['a log-out', logOut],
    ['a deletion', deleteAccount],
  ])('asks for the same things once: %s', async (_, end) => {
    const { store } = await start({ route: '/info', signedIn: true })
    // What prefetches listens a moment after it is there.
    await screen.findByRole('group', { name: 'Ndrysho pamjen' })
    await act(settle)
    // Calls that are aborted at once never reach the server of the tests.
    const sent = vi.spyOn(globalThis, 'fetch')
    await act(() => store.dispatch(end()))
    await waitFor(() => expect(screen.getAllByRole('article')).not.toEqual([]))
    const queries = sent.mock.calls.map(([input]) => input as Request).filter(({ method }) => method === 'GET')
    expect(queries.map(({ url }) => url.split('/v1')[1]).sort()).toEqual(['/categories', '/reviews?page=1&limit=16'])
  })
})

const entrances = ['/login', '/signup', '/verify-email'] as const
const titles = { '/login': /Hyr në/, '/signup': /Krijo/, '/verify-email': /Verifiko/ }

describe('a visitors-only page', () => {
  it.each(entrances)('%s sends a user whose session was checked to / [GUARD-05]', async (path) => {
    await start({ route: `${path}?email=a%40b.al&token=t1`, signedIn: true })
    await place('/')
    expect(server.requests.filter((request) => request.includes('verify-email'))).toEqual([])
  })

  it.each(entrances)('%s sends a user who enters it later to / [GUARD-05]', async (path) => {
    const { store } = await start({ route: '/info', signedIn: true })
    await heading(/Si funksionon/)
    act(() => void store.dispatch(navigationRequested({ to: path })))
    await place('/')
  })

  it.each(entrances)(
    '%s leads back who came from a page and has signed in elsewhere, also after a reload',
    async (path) => {
      await start({ route: path, state: { from: '/profile' }, signedIn: true })
      await place('/profile')
      expect(await heading('Profili im')).toBeVisible()
    },
  )

  it.each(['//evil.example', '/login', '/nuk-ka', 7])('leads to / where the way back is %j (Q53)', async (from) => {
    await start({ route: '/login', state: { from }, signedIn: true })
    await place('/')
  })

  const leftOver = () => localStorage.setItem('pendingRedirect', '/info')
  it.each([
    ['nothing', '/login', () => undefined],
    ['a way back that an earlier visit has left', '/login', leftOver],
    ['a place in the address', '/login?from=/info&redirect=/info#info', () => undefined],
    ['both', '/LOGIN?from=/info', leftOver],
  ])(
    '/login, opened directly by a user, leads home whatever else is there: %s [LOGIN-10]',
    async (_, route, before) => {
      before()
      const app = await start({ route, signedIn: true })
      const seen = recordPlaces(app)
      await heading(/^Po kërkon/)
      await act(settle)
      expect(currentPlace()).toBe('/')
      expect(seen.filter((path) => path.startsWith('/info'))).toEqual([])
    },
  )

  it('does so too when one entrance follows another', async () => {
    const { store } = await start({ route: '/login' })
    await heading(/Hyr në/)
    await signInHere(store)
    act(() => void store.dispatch(navigationRequested({ to: '/signup' })))
    await place('/')
  })

  it.each(entrances)('%s is open to visitors', async (path) => {
    await start({ route: path })
    expect(await heading(titles[path])).toBeVisible()
    expect(currentPlace()).toBe(path)
  })

  it.each(entrances)('%s leaves who signs in on it to the page (Q03)', async (path) => {
    const { store } = await start({ route: path })
    await heading(titles[path])
    await signInHere(store)
    // Another query, as when a used token leaves the address, is no new entrance.
    act(() => void store.dispatch(navigationRequested({ to: `${path}?faqe=2`, replace: true })))
    await place(`${path}?faqe=2`)
    expect(await heading(titles[path])).toBeVisible()
  })

  it.each(entrances)('%s waits for the check of the session', async (path) => {
    await renderApp({ route: path })
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Duke kontrolluar identifikimin...')
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })
})

it('the session is checked once, whatever follows: pages, a log-out, errors, a log-in [GUARD-06]', async () => {
  startSession({ ...(await signInAtServer()), user: demo })
  vi.resetModules()
  const check = vi.fn()
  vi.doMock('@/features/auth/model/checkSession', async (original) => {
    const { scheduleSessionCheck, ...rest } = await original<typeof import('@/features/auth/model/checkSession')>()
    check.mockImplementation(scheduleSessionCheck)
    return { ...rest, scheduleSessionCheck: check }
  })
  document.body.innerHTML = '<div id="root"></div>'
  window.history.replaceState(null, '', '/profile')
  await act(() => import('@/main'))
  await screen.findByRole('main')
  expect(check).toHaveBeenCalledTimes(1)
  await heading('Profili im')
  for (const [link, title] of [
    ['Rreth nesh', 'Rreth nesh'],
    ['Kategoritë', /Kategori/],
  ] as const) {
    act(() => within(screen.getByRole('banner')).getByRole('link', { name: link }).click())
    await heading(title)
  }
  act(() => window.history.go(-2))
  await heading('Profili im')
  fireEvent.click(screen.getByRole('button', { name: /Llogaria/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Dil' }))
  fireEvent.click(await within(screen.getByRole('banner')).findByRole('link', { name: 'Hyr' }))
  for (const password of ['Gabuar1', 'Demo1234']) {
    fireEvent.change(await screen.findByLabelText('Email *'), { target: { value: demo.email } })
    fireEvent.change(screen.getByLabelText('Fjalëkalimi *'), { target: { value: password } })
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Hyr' }))
    if (password === 'Gabuar1') await screen.findByRole('alert')
  }
  await screen.findByRole('button', { name: /Llogaria/ })
  expect(check).toHaveBeenCalledTimes(1)
})
