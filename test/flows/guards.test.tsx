// Who may be where: the guards of the signed-in-only and the visitors-only pages, on the real app.
import { demo, heading, main, signInAtServer } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { User } from '@/api/endpoints/generated/types'
import { preloadPage } from '@/app/pages'
import { deleteAccount } from '@/features/auth/model/accountCalls'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { logOut } from '@/features/auth/model/sessionChanges'
import { authEvents } from '@/features/auth/model/slice'
import { storageKeys } from '@/lib/storageKeys'
import { SESSION_EXPIRED } from '@/session/constants'
import { authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'
import { rememberRedirect } from '@/storage/redirectAfterLogin'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()

const place = (path: string) => waitFor(() => expect(currentPlace()).toBe(path))
const routerState = () => window.history.state?.usr

/** The app as main.tsx starts it, once the check at the start has ended. */
async function start(options: Parameters<typeof renderApp>[0] & { signedIn?: boolean; user?: User | undefined }) {
  if (options.signedIn)
    startSession({ ...(await signInAtServer(server.backend)), user: 'user' in options ? options.user : demo })
  const app = await renderApp(options)
  scheduleSessionCheck(app.store.dispatch)
  await waitFor(() => expect(app.store.getState().auth.loading).toBe(false))
  return app
}

/** What a log-in on the page does: it is moved by what asked for it, not by the news. */
async function signInHere(store: Awaited<ReturnType<typeof renderApp>>['store']) {
  startSession({ ...(await signInAtServer(server.backend)), user: demo })
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

type Store = Awaited<ReturnType<typeof renderApp>>['store']

const verified = authEvents.VERIFY_EMAIL_SUCCESS({ user: demo, message: 'U verifikua', authenticated: false })
const signedUp = authEvents.SIGNUP_SUCCESS({ requiresVerification: true, email: demo.email, message: 'U dërgua' })

describe('a signed-in-only page', () => {
  it.each(guarded)(
    '%s sends a visitor to /login, in place of itself, with where to return to and why [GUARD-01, GUARD-02, GUARD-03, PROFILE-01]',
    async (path, message) => {
      const { store } = await start({ route: '/info' })
      await heading(/Si funksionon/)
      act(() => void store.dispatch(navigationRequested({ to: `${path.toUpperCase()}?faqe=2#fund` })))
      await place('/login')
      await heading('Hyr në llogarinë tënde')
      expect(routerState()).toEqual({ from: `${path.toUpperCase()}?faqe=2#fund`, message })
      const entries = window.history.length
      window.history.back()
      // Nothing of the page stands between /login and where the visitor was.
      await place('/info')
      expect(window.history.length).toBe(entries)
    },
  )

  it.each([
    ['/komentet-e-mia', 'Duke ngarkuar…', 'Komentet e mia'],
    ['/profile', 'Duke ngarkuar profilin...', 'Profili im'],
  ])(
    '%s shows a spinner and redirects nobody while the session is checked [GUARD-04, PROFILE-02]',
    async (path, text, title) => {
      const { store } = await renderApp({ route: path })
      const waiting = main().getByRole('status')
      expect(waiting).toHaveTextContent(text)
      // The turning ring, which has no words.
      expect(waiting.querySelector('[aria-hidden]')).not.toBeNull()
      // Its own frame, and nothing of what only its user may see.
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
      expect(screen.getByRole('main').querySelectorAll('button, a, form, h2, dl')).toHaveLength(0)
      expect(currentPlace()).toBe(path)
      act(() => void store.dispatch(loginSucceeded({ user: demo })))
      expect(currentPlace()).toBe(path)
    },
  )

  it.each(guarded)(
    '%s: a session that expires leads to /login with the way back [GUARD-01] [GUARD-02]',
    async (path, message) => {
      const { store } = await start({ route: path, signedIn: true })
      act(() => {
        store.dispatch(loggedOut())
        store.dispatch(authErrorSet(SESSION_EXPIRED, 'sessionExpired'))
      })
      await place('/login')
      expect(routerState()).toEqual({ from: path, message })
    },
  )

  const unsigned: readonly (readonly [string, readonly Parameters<Store['dispatch']>[0][]])[] = [
    ['who has just verified an e-mail, which signs nobody in', [verified]],
    ['who has signed up, and not verified yet', [signedUp]],
    ['whose e-mail the log-in wants verified', [authErrorSet('Gabim', 'unverified')]],
    ['who has logged out', [loginSucceeded({ user: demo }), loggedOut()]],
  ]
  // Both pages stand behind the same guard.
  it.each(
    unsigned.map(([who, events], at) => {
      const [path, message] = guarded[at % 2 === 0 ? 0 : 1]
      return [path, who, message, events] as const
    }),
  )('%s sends to /login, which is open to them, %s [GUARD-01, PERM-02]', async (path, _who, message, events) => {
    const { store } = await start({ route: '/info' })
    act(() => {
      for (const event of events) store.dispatch(event)
    })
    act(() => void store.dispatch(navigationRequested({ to: path })))
    await place('/login')
    expect(routerState()).toEqual({ from: path, message })
    await heading('Hyr në llogarinë tënde')
    await act(settle)
    expect(currentPlace()).toBe('/login')
  })

  it('after a log-out leads to /, never by way of /login', async () => {
    const app = await start({ route: '/komentet-e-mia', signedIn: true })
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

  it('after a deletion leads to /, where its message is shown once', async () => {
    const app = await start({ route: '/profile', signedIn: true })
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
  ])('asks for each thing once: %s', async (_, end) => {
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

/** The main headings that were on the page, if only for a moment. */
function watchHeadings() {
  const seen: string[] = []
  const note = (node: ParentNode) => {
    for (const { textContent } of node.querySelectorAll('h1')) seen.push(textContent)
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) note(node)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return seen
}

describe('a visitors-only page', () => {
  it.each([
    ['/login', '[ROUTE-16]', { ...demo, verified: false }],
    ['/signup', '[ROUTE-17]', { _id: demo._id }],
    ['/verify-email', '[ROUTE-18]', undefined],
  ] satisfies readonly (readonly [(typeof entrances)[number], string, User | undefined])[])(
    '%s sends a user to /, whatever is known of them, on landing and later, and is not seen [GUARD-05] %s',
    async (path, _id, user) => {
      const seen = watchHeadings()
      const { store } = await start({ route: `${path}?email=a%40b.al&token=t1`, signedIn: true, user })
      await place('/')
      await heading(/^Po kërkon/)
      act(() => void store.dispatch(navigationRequested({ to: '/info' })))
      await heading(/Si funksionon/)
      act(() => void store.dispatch(navigationRequested({ to: path })))
      await place('/')
      await heading(/^Po kërkon/)
      expect(seen.filter((title) => titles[path].test(title))).toEqual([])
      expect(server.requests.filter((request) => request.includes('verify-email'))).toEqual([])
    },
  )

  it.each([
    ['/LOGIN', '/profile', 'Profili im'],
    ['/signup', '/', /^Po kërkon/],
  ])(
    '%s leads who came from a page and has signed in elsewhere, also after a reload, to %s [GUARD-05]',
    async (path, to, title) => {
      await start({ route: path, state: { from: '/profile' }, signedIn: true })
      await place(to)
      expect(await heading(title)).toBeVisible()
    },
  )

  it('leads to / where the way back is none of ours (Q53)', async () => {
    await start({ route: '/login', state: { from: '//evil.example' }, signedIn: true })
    await place('/')
  })

  it('/login, opened directly by a user, leads home whatever an earlier visit or the address says [LOGIN-10]', async () => {
    rememberRedirect('/info')
    const app = await start({ route: '/login?from=/info&redirect=/info#info', signedIn: true })
    const seen = recordPlaces(app)
    await heading(/^Po kërkon/)
    await act(settle)
    expect(currentPlace()).toBe('/')
    expect(seen.filter((path) => path.startsWith('/info'))).toEqual([])
  })

  it('leads home who has signed in on another one', async () => {
    const { store } = await start({ route: '/login' })
    await heading(/Hyr në/)
    await signInHere(store)
    act(() => void store.dispatch(navigationRequested({ to: '/signup' })))
    await place('/')
  })

  it.each(['/login', '/verify-email'] as const)('%s leaves who signs in on it to the page (Q03)', async (path) => {
    const { store } = await start({ route: path })
    await heading(titles[path])
    await signInHere(store)
    // Another query, as when a used token leaves the address, is no new entrance.
    act(() => void store.dispatch(navigationRequested({ to: `${path}?faqe=2`, replace: true })))
    await place(`${path}?faqe=2`)
    expect(await heading(titles[path])).toBeVisible()
  })

  it.each(entrances)(
    '%s waits for the check of a stored session with a word about it [LOGIN-11, SIGNUP-11]',
    async (path) => {
      localStorage.setItem(storageKeys.refreshToken, freshToken())
      const { store } = await renderApp({ route: path })
      const waiting = main().getByRole('status')
      expect(waiting).toHaveTextContent(/^Duke kontrolluar identifikimin\.\.\.$/)
      // The turning ring, which has no words.
      expect(waiting.querySelector('[aria-hidden="true"]')).toBeVisible()
      expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
      act(() => void store.dispatch(authEvents.INIT({ user: null })))
      expect(await heading(titles[path])).toBeVisible()
    },
  )

  it.each(entrances)('%s waits for nothing where none is stored', async (path) => {
    await renderApp({ route: path })
    expect(await heading(titles[path])).toBeVisible()
  })
})
