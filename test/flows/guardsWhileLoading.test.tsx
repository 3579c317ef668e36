// The guards where modules must be replaced: while the page they lead to is on its way, and from the app's own start.

import { demo, heading, main, signedIn, signInAtServer, success } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { startSession } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'

/** The home page comes when it is told to; once loaded it would stay for every test of this file. */
const home = vi.hoisted(() => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  return { coming, come: () => come() }
})
vi.mock('@/pages/home/Page', async (original) => {
  await home.coming
  return original()
})

const server = startTestServer()
const elira = { _id: 'usr_001', name: 'Elira Kodra' }

it('/profile shows nothing of its user once they have logged out [ROUTE-20]', async () => {
  server.msw.use(http.get('*/v1/auth/me', () => success({ user: elira })))
  const { user } = await renderApp({ route: '/profile', preloadedState: signedIn(elira) })
  await heading('Profili im')
  await user.click(await screen.findByRole('button', { name: /^Llogaria/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Dil' }))
  expect(screen.queryByRole('heading', { level: 1, name: 'Profili im' })).toBeNull()
  expect(document.body).not.toHaveTextContent(elira.name)
})

it('/login leads a user home who enters it again before home has come [GUARD-05]', async () => {
  const { store } = await renderApp({ route: '/login', preloadedState: signedIn({ _id: 'usr_001' }) })
  await waitFor(() => expect(currentPlace()).toBe('/'))
  act(() => void store.dispatch(navigationRequested({ to: '/login' })))
  await waitFor(() => expect(store.getState().navigation.pending).toBeNull())
  await waitFor(() => expect(currentPlace()).toBe('/'))
  act(home.come)
  expect(await heading(/^Po kërkon/)).toBeVisible()
  expect(currentPlace()).toBe('/')
})

it('the session is checked once, whatever follows: pages, a log-out, errors, a log-in, the end of the session [GUARD-06]', async () => {
  startSession({ ...(await signInAtServer(server.backend)), user: demo })
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
  // Held on to: cards of the page at / have headers too.
  const bar = within(screen.getByRole('banner'))
  fireEvent.click(bar.getByRole('button', { name: /Llogaria/ }))
  fireEvent.click(await bar.findByRole('button', { name: 'Dil' }))
  await heading(/^Po kërkon/)
  fireEvent.click(await bar.findByRole('link', { name: 'Hyr' }))
  const logIn = async (password: string) => {
    fireEvent.change(await screen.findByLabelText('Email *'), { target: { value: demo.email } })
    fireEvent.change(screen.getByLabelText('Fjalëkalimi *'), { target: { value: password } })
    fireEvent.click(main().getByRole('button', { name: 'Hyr' }))
  }
  await logIn('Gabuar1')
  await screen.findByText('Gabim në email ose në fjalëkalim')
  server.msw.use(http.post('*/v1/auth/login', () => HttpResponse.error(), { once: true }))
  await logIn('Demo1234')
  await screen.findByText('Gabim në lidhje me serverin')
  await logIn('Demo1234')
  await heading(/^Po kërkon/)
  fireEvent.click(await screen.findByRole('button', { name: /Llogaria/ }))
  server.backend.setScenario('expiredSession')
  fireEvent.click(await screen.findByRole('link', { name: 'Komentet e mia' }))
  await heading('Hyr në llogarinë tënde')
  await screen.findAllByText('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')
  await act(settle)
  expect(check).toHaveBeenCalledTimes(1)
})
