// Logging out clears this browser at once, whatever the server makes of it.
import { heading, refusal, signedIn, success } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { freshToken, staleToken } from '@test/session/tokens'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { refreshSession } from '@/api'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'

const server = startTestServer()
const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }

/** A signed-in user with the menu open. */
async function openMenu({ accessToken = 'access', refreshToken = 'refresh' } = {}) {
  startSession({ accessToken, refreshToken, user: arta })
  const app = await renderApp({ route: '/info' })
  act(() => void app.store.dispatch(loginSucceeded({ user: arta })))
  await app.user.click(await screen.findByRole('button', { name: /Llogaria/ }))
  return { ...app, leave: await screen.findByRole('button', { name: 'Dil' }) }
}

it.each([
  [
    'cannot be reached, and is told whose it is by tokens that nobody can read',
    () => HttpResponse.error(),
    'access',
    'refresh',
  ],
  [
    'does not know the session, which has expired',
    refusal('Invalid', 401),
    staleToken({ sub: 'u1' }),
    staleToken({ sub: 'u1' }),
  ],
])(
  'a log-out is the same where the server %s [AUTHCALL-09, AUTHCALL-10, HEADER-09, HEADER-12] [S27]',
  async (_, answer, accessToken, refreshToken) => {
    const told: unknown[] = []
    server.msw.use(
      http.post('*/v1/auth/logout', async ({ request }) => {
        told.push([request.headers.get('authorization'), await request.json()])
        return answer()
      }),
    )
    const { store, user, leave } = await openMenu({ accessToken, refreshToken })
    await user.click(leave)
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(await screen.findByRole('link', { name: 'Hyr' })).toBeVisible()
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, error: null })
    expect({ ...localStorage }).toEqual({})
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(told).toEqual([[`Bearer ${accessToken}`, { refreshToken }]]))
  },
)

it('a log-out signs out by the time its click has been handled; a hanging server is told with both tokens, for as long as it takes [HEADER-05, HEADER-06, HEADER-09, HEADER-10, HEADER-11, AUTHCALL-09, AUTHCALL-10] [S27]', async () => {
  const { store, leave } = await openMenu()
  const sent: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request.clone())
    return new Promise(() => {})
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(leave)
  // Not a millisecond has passed, nor has any promise been kept.
  expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false })
  expect({ ...localStorage }).toEqual({})
  expect(document.body).not.toHaveTextContent(arta.name)
  await act(() => vi.advanceTimersByTimeAsync(1))
  const [told] = sent.filter(({ url }) => url.endsWith('/v1/auth/logout'))
  expect(told).toMatchObject({ method: 'POST', keepalive: true })
  expect(told?.headers.get('authorization')).toBe('Bearer access')
  expect(await told?.json()).toEqual({ refreshToken: 'refresh' })
  expect(currentPlace()).toBe('/')
  // The busy state lasts as long as anybody would wait for it, the call as long as it takes.
  await act(() => vi.advanceTimersByTimeAsync(2998))
  expect(screen.getByText('Duke dalë…')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByText('Duke dalë…')).toBeNull()
  expect(screen.getByRole('link', { name: 'Hyr' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: 'Hyr' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Regjistrohu' })).toHaveAttribute('href', '/signup')
  expect(screen.getByRole('link', { name: 'Regjistrohu' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(told?.signal.aborted).toBe(false)
})

it('a log-out closes a phone’s menu at once [HEADER-11]', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 54rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const user = { _id: 'usr_001', name: 'Arta' }
  server.msw.use(http.get('*/v1/auth/me', () => success({ user })))
  const app = await renderApp({ route: '/profile', preloadedState: signedIn(user) })
  const toggle = screen.getByRole('button', { name: 'Hap menynë' })
  const menu = document.getElementById(toggle.getAttribute('popovertarget') ?? '') as HTMLElement
  await app.user.click(toggle)
  expect(menu.matches(':popover-open')).toBe(true)
  await app.user.click(await within(menu).findByRole('button', { name: 'Dil' }))
  expect(menu.matches(':popover-open')).toBe(false)
  await waitFor(() => expect(toggle).toHaveAccessibleName('Hap menynë'))
  await waitFor(() => expect(currentPlace()).toBe('/'))
  await heading(/^Po kërkon/)
  expect(menu.matches(':popover-open')).toBe(false)
})

it('a refresh that is under way brings nobody back, and the log-out waits for none [S10, S27]', async () => {
  const tokens = { accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken({ sub: 'u1' }) }
  const { store, leave } = await openMenu(tokens)
  let answer = (_: Response) => {}
  const told: (string | null)[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.url.endsWith('/auth/logout')) told.push(request.headers.get('authorization'))
    return new Promise<Response>((resolve) => {
      if (request.url.endsWith('/auth/refresh')) answer = resolve
    })
  })
  const refreshed = refreshSession(store.dispatch)
  await act(async () => {})
  fireEvent.click(leave)
  await waitFor(() => expect(told).toEqual([`Bearer ${tokens.accessToken}`]))
  answer(Response.json({ success: true, data: { accessToken: freshToken(), refreshToken: freshToken(), user: arta } }))
  expect(await act(() => refreshed)).toMatchObject({ error: { code: 'SESSION_REPLACED' } })
  expect({ ...localStorage }).toEqual({})
  expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false, error: null })
})
