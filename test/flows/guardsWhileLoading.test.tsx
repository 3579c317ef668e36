// A page for visitors that a user enters a second time while `/`, where the first led, is still on its way.
import { signedIn } from '@test/builders/ownReviews'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigationRequested } from '@/lib/navigationEvents'

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

startTestServer()

it('leads a user home who enters it again before home has come [GUARD-05]', async () => {
  const { store } = await renderApp({ route: '/login', preloadedState: signedIn({ _id: 'usr_001' }) })
  await waitFor(() => expect(currentPlace()).toBe('/'))
  act(() => void store.dispatch(navigationRequested({ to: '/login' })))
  await waitFor(() => expect(store.getState().navigation.pending).toBeNull())
  await waitFor(() => expect(currentPlace()).toBe('/'))
  act(home.come)
  expect(await screen.findByRole('heading', { level: 1, name: /^Po kërkon/ })).toBeVisible()
  expect(currentPlace()).toBe('/')
})
