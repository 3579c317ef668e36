// What the header offers a visitor, on every page and on screens of every width.
import { renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { authEvents } from '@/features/auth/model/slice'
import { log } from '@/platform/logger'
import { navigationRequested } from '@/store/navigationEvents'

startTestServer()

/** An address of every page, and one of none. */
const places = [
  '/',
  '/rreth_nesh',
  '/info',
  '/rregullore',
  '/suport',
  '/faq',
  '/kushtet',
  '/kategorite',
  '/kategorite/transport',
  '/koment',
  '/koment/biz_001',
  '/biznes/biz_001',
  '/te-ruajturat',
  '/login',
  '/signup',
  '/SIGNUP/',
  '/verify-email',
  '/reset-password?token=x',
  '/komentet-e-mia',
  '/profile',
  '/nuk-ka',
]

/** Text and target of each link beside the navigation, and whether there is anything of a user. */
const offers = (bar: HTMLElement) => {
  const links = within(bar)
    .getAllByRole('link', { name: /^(Hyr|Regjistrohu|Profili im|Komentet e mia)$/ })
    .map((link) => [link.textContent, link.getAttribute('href')])
  return [links, within(bar).queryAllByRole('button', { name: /Llogaria|Dil/ })]
}
const ofVisitors = [
  [
    ['Hyr', '/login'],
    ['Regjistrohu', '/signup'],
  ],
  [],
]

it('the header offers a visitor to sign in and up on every page, and no account menu [HEADER-05, HEADER-06]', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const { store } = await renderApp({ route: '/info' })
  // Held on to: cards of some pages have headers too.
  const bar = screen.getByRole('banner')
  expect(offers(bar), 'before the check of the session').toEqual(ofVisitors)
  act(() => void store.dispatch(authEvents.INIT({ user: null })))
  for (const to of places) {
    act(() => void store.dispatch(navigationRequested({ to })))
    await waitFor(() => expect(store.getState().navigation.pending).toBeNull())
    await screen.findByRole('heading', { level: 1 })
    expect(bar.isConnected).toBe(true)
    expect(offers(bar), to).toEqual(ofVisitors)
  }
})

it.each(['/login', '/signup', '/koment/biz_001', '/nuk-ka'])(
  'the header offers both to a visitor who arrives at %s on a wide screen [HEADER-05, HEADER-06]',
  async (route) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(min-width: 54rem)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { store } = await renderApp({ route })
    act(() => void store.dispatch(authEvents.INIT({ user: null })))
    await screen.findByRole('heading', { level: 1 })
    expect(offers(screen.getByRole('banner'))).toEqual(ofVisitors)
  },
)
