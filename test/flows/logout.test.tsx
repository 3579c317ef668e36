// Logging out clears this browser, whatever the server makes of it.
import { renderApp, startTestServer } from '@test/render'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { storageKeys } from '@/lib/storageKeys'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'

const server = startTestServer()
const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }

it.each([
  ['refuses', () => HttpResponse.json({ success: false, message: 'Jo' }, { status: 500 })],
  ['cannot be reached', () => HttpResponse.error()],
  ['answers with a page', () => new HttpResponse('<h1>502</h1>', { status: 502 })],
])('a server that %s changes nothing about it [AUTHCALL-10] [S27]', async (_, answer) => {
  server.msw.use(http.post('*/v1/auth/logout', answer))
  startSession({ accessToken: 'access', refreshToken: 'refresh', user: arta })
  const { store, user } = await renderApp({ route: '/info' })
  store.dispatch(loginSucceeded({ user: arta }))
  await user.click(await screen.findByRole('button', { name: /Llogaria/ }))
  await user.click(await screen.findByRole('button', { name: 'Dil' }))
  await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(false))
  for (const key of ['accessToken', 'refreshToken', 'user'] as const) {
    expect(localStorage.getItem(storageKeys[key])).toBeNull()
  }
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a server that hangs keeps nobody signed in for more than three seconds [S27]', async () => {
  server.msw.use(http.post('*/v1/auth/logout', () => new Promise<never>(() => {})))
  startSession({ accessToken: 'access', refreshToken: 'refresh', user: arta })
  const { store, user } = await renderApp({ route: '/info' })
  act(() => void store.dispatch(loginSucceeded({ user: arta })))
  await user.click(await screen.findByRole('button', { name: /Llogaria/ }))
  const leave = await screen.findByRole('button', { name: 'Dil' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(leave)
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(store.getState().auth.isAuthenticated).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(store.getState().auth.isAuthenticated).toBe(false)
  expect(localStorage.getItem(storageKeys.accessToken)).toBeNull()
})
