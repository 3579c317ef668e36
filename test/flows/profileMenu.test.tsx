// 'Profili im' in the user menu: the profile is fetched first, and its page opens whatever came of it.

import { currentPlace, renderApp } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { storageKeys } from '@/lib/storageKeys'
import { log } from '@/platform/logger'
import { loginSucceeded } from '@/session/events'
import { navigationRequested } from '@/store/navigationEvents'

const arta = { _id: 'u-arta', name: 'Arta Hoxha', email: 'arta@shembull.example' }
const item = () => screen.findByRole('link', { name: 'Profili im' })

/** A signed-in user with the menu open, and a server that answers when told to. */
async function openMenu() {
  const app = await renderApp({ route: '/info' })
  const stub = stubServer()
  localStorage.setItem(storageKeys.accessToken, freshToken())
  act(() => void app.store.dispatch(loginSucceeded({ user: arta })))
  await app.user.click(await screen.findByRole('button', { name: /^Llogaria/ }))
  return { ...app, stub, asked: () => stub.requests.filter(({ path }) => path === '/auth/me') }
}

it('‘Profili im’ fetches the profile before it opens /profile, once, and says so meanwhile; on the next visit anew [HEADER-13]', async () => {
  const { user, stub, asked, store } = await openMenu()
  const entries = window.history.length
  await user.click(await item())
  const busy = await screen.findByRole('link', { name: 'Duke hapur profilin…' })
  expect(busy).toHaveAttribute('aria-busy', 'true')
  await user.click(busy)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(asked()[0]?.method).toBe('GET')
  expect(currentPlace()).toBe('/info')
  const renamed = { ...arta, name: 'Arta Leka' }
  await act(() => stub.last('/auth/me').reply({ success: true, data: { user: renamed } }))
  await waitFor(() => expect(currentPlace()).toBe('/profile'))
  // What was fetched is what the page shows: it asks for nothing more.
  expect(await screen.findByText(renamed.name, { selector: 'dd' })).toBeVisible()
  await act(settle)
  expect(asked()).toHaveLength(1)
  expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toEqual(renamed)
  expect(window.history.length).toBe(entries + 1)
  expect(screen.queryByText('Duke hapur profilin…')).toBeNull()
  act(() => void store.dispatch(navigationRequested({ to: '/info' })))
  await screen.findByRole('heading', { level: 1, name: /Si funksionon/ })
  await user.click(await screen.findByRole('button', { name: /^Llogaria/ }))
  await user.click(await item())
  await waitFor(() => expect(asked()).toHaveLength(2))
})

it('‘Profili im’ opens /profile when the server does not know the user [HEADER-14]', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const { user, stub, asked } = await openMenu()
  await user.click(await item())
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(currentPlace()).toBe('/info')
  await act(() => stub.last('/auth/me').reply({ success: false, message: 'x' }, 404))
  await waitFor(() => expect(currentPlace()).toBe('/profile'))
})

it('‘Profili im’ waits three seconds at most for a server that hangs, then opens with what is known [HEADER-13, HEADER-14]', async () => {
  const { stub, asked } = await openMenu()
  const link = await item()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(link)
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(asked()).toHaveLength(1)
  expect(currentPlace()).toBe('/info')
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  await waitFor(() => expect(currentPlace()).toBe('/profile'))
  expect(await screen.findByText(arta.email, { selector: 'dd' })).toBeVisible()
  // It is still the same question, and its late answer counts.
  expect(asked()).toHaveLength(1)
  await act(() => stub.last('/auth/me').reply({ success: true, data: { user: { ...arta, name: 'Arta Leka' } } }))
  expect(await screen.findByText('Arta Leka', { selector: 'dd' })).toBeVisible()
})

it('‘Profili im’ leaves who has gone elsewhere meanwhile where they are', async () => {
  const { user, stub, asked, store } = await openMenu()
  await user.click(await item())
  await waitFor(() => expect(asked()).toHaveLength(1))
  act(() => void store.dispatch(navigationRequested({ to: '/rreth_nesh' })))
  await screen.findByRole('heading', { level: 1, name: 'Rreth nesh' })
  await act(() => stub.last('/auth/me').reply({ success: true, data: { user: arta } }))
  await act(settle)
  expect(currentPlace()).toBe('/rreth_nesh')
})

it('‘Profili im’ leaves a click into another tab to the browser', async () => {
  const { user, asked } = await openMenu()
  const link = await item()
  // jsdom cannot open a tab; that the click is not prevented is what the browser goes by.
  let isOurs = true
  window.addEventListener(
    'click',
    (event) => {
      isOurs = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(isOurs).toBe(false)
  expect(asked()).toEqual([])
})
