// Status messages in their one place: announced, closable, fading, kept over the page change they were made for.

import { currentPlace, renderApp } from '@test/render'
import { freshToken, staleToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { changePassword } from '@/features/auth/model/accountCalls'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { noticeShown } from '@/features/notices/model/slice'
import { storageKeys } from '@/lib/storageKeys'
import { SESSION_EXPIRED } from '@/session/constants'
import { authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'

const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }

const region = async () => within(await screen.findByRole('region', { name: 'Njoftime' }))
const arrive = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** The app with its message region in place. */
async function open(route = '/info') {
  const app = await renderApp({ route })
  await region()
  return app
}

describe('a message', () => {
  it('is announced politely, an error at once', async () => {
    const { store } = await open()
    act(() => {
      store.dispatch(noticeShown({ kind: 'success', text: 'U ruajt.' }))
      store.dispatch(noticeShown({ kind: 'error', text: 'Nuk u ruajt.' }))
    })
    const box = await region()
    expect(box.getByText('U ruajt.').closest('[aria-live="polite"]')).not.toBeNull()
    expect(box.getByRole('alert')).toHaveTextContent('Nuk u ruajt.')
    expect(box.getByRole('alert').closest('[aria-live="polite"]')).toBeNull()
  })

  it('comes into a region that stood before it, even when it is older than the region', async () => {
    const seen: string[] = []
    const watch = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) seen.push(node.textContent ?? '')
    })
    watch.observe(document.body, { childList: true, subtree: true })
    const notices = { path: '', items: [{ id: '1', kind: 'info' as const, text: 'Mirë se erdhe.', staysFor: 1 }] }
    await renderApp({ route: '/info', preloadedState: { notices } })
    expect(await (await region()).findByText('Mirë se erdhe.')).toBeVisible()
    watch.disconnect()
    // Added by itself, not as a part of the region.
    expect(seen).toContain('Mirë se erdhe.')
  })

  it('goes when closed, alone', async () => {
    const { store, user } = await open()
    act(() => {
      store.dispatch(noticeShown({ kind: 'info', text: 'Një' }))
      store.dispatch(noticeShown({ kind: 'error', text: 'Dy' }))
    })
    const box = await region()
    await user.click(within(box.getByRole('alert')).getByRole('button', { name: 'Mbylle njoftimin' }))
    expect(box.queryByText('Dy')).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    await user.click(box.getByRole('button', { name: 'Mbylle njoftimin' }))
    expect(store.getState().notices.items).toEqual([])
  })

  it('fades after 5000 ms if it is a success; others stay', async () => {
    const { store } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => {
      store.dispatch(noticeShown({ kind: 'success', text: 'U ruajt.' }))
      store.dispatch(noticeShown({ kind: 'error', text: 'Nuk u ruajt.' }))
      store.dispatch(noticeShown({ kind: 'info', text: 'Po ruhet.' }))
    })
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.getByText('U ruajt.')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('U ruajt.')).toBeNull()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByText('Nuk u ruajt.')).toBeVisible()
    expect(screen.getByText('Po ruhet.')).toBeVisible()
  })

  it('waits, if it is a success, for the page it was made for, has its whole time there, and goes with it', async () => {
    const { store } = await open()
    await preloadPage('/rreth_nesh')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const go = (to: string) =>
      act(async () => {
        store.dispatch(navigationRequested({ to }))
        await settle()
      })
    act(() => void store.dispatch(noticeShown({ kind: 'success', text: 'U dërgua.', staysFor: 1 })))
    // However long the page takes to come.
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.queryByText('U dërgua.')).toBeNull()
    await go('/rreth_nesh')
    expect(store.getState().notices.items).toMatchObject([{ staysFor: 0 }])
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.getByText('U dërgua.')).toBeVisible()
    await go('/info')
    expect(currentPlace()).toBe('/info')
    expect(screen.queryByText('U dërgua.')).toBeNull()
  })
})

describe('a session that a refresh has turned into another user’s', () => {
  const ben = { _id: 'u2', name: 'Ben Leka', email: 'ben@example.al' }
  const bens = () => ({ accessToken: freshToken({ sub: 'u2' }), refreshToken: freshToken({ sub: 'u2' }) })

  /** Arta on her profile, her access token expired meanwhile, about to change her password. */
  async function begun() {
    const server = stubServer()
    startSession({ accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken({ sub: 'u1' }), user: arta })
    const { store } = await open()
    act(() => void store.dispatch(loginSucceeded({ user: arta })))
    await screen.findByRole('button', { name: 'Llogaria: Arta' })
    localStorage.setItem(storageKeys.accessToken, staleToken({ sub: 'u1' }))
    const write = store.dispatch(changePassword('Old12345', 'New12345'))
    await waitFor(() => expect(server.requests).toHaveLength(1))
    return { server, store, write }
  }

  it('says so, shows whom the server names, and sends nothing that the former one began (Q74, Q52)', async () => {
    const { server, store, write } = await begun()
    await act(() => server.last('/auth/refresh').reply({ success: true, data: { ...bens(), user: arta } }))
    expect((await write).success).toBe(false)
    expect(screen.getByRole('alert')).toHaveTextContent('Llogaria ka ndryshuar.')
    expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull()
    expect(document.body).not.toHaveTextContent('Arta')
    await waitFor(() => expect(server.requests.map(({ path }) => path)).toEqual(['/auth/refresh', '/auth/me']))
    await act(() => server.last('/auth/me').reply({ success: true, data: { user: ben } }))
    expect(await screen.findByRole('button', { name: 'Llogaria: Ben Leka' })).toBeVisible()
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toEqual(ben)
    expect(JSON.stringify(store.getState())).not.toContain('Arta')
    expect(screen.getByRole('alert')).toHaveTextContent('Llogaria ka ndryshuar.')
  })

  it('is told too when the check at the start finds it', async () => {
    const server = stubServer()
    startSession({ accessToken: staleToken({ sub: 'u1' }), refreshToken: freshToken(), user: arta })
    const { store } = await open()
    scheduleSessionCheck(store.dispatch)
    await waitFor(() => expect(server.requests).toHaveLength(1))
    await act(() => server.last('/auth/refresh').reply({ success: true, data: bens() }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Llogaria ka ndryshuar.')
    await waitFor(() => expect(server.requests).toHaveLength(2))
    await act(() => server.last('/auth/me').reply({ success: true, data: { user: ben } }))
    expect(await screen.findByRole('button', { name: 'Llogaria: Ben Leka' })).toBeVisible()
  })
})

describe('the end of a session', () => {
  const end = (store: Awaited<ReturnType<typeof open>>['store']) =>
    act(() => {
      store.dispatch(loggedOut())
      store.dispatch(authErrorSet(SESSION_EXPIRED, 'sessionExpired'))
    })

  it('is told on the public page where the check at the start found it [AUTHSTATE-14]', async () => {
    stubServer()
    localStorage.setItem(storageKeys.refreshToken, staleToken())
    const { store } = await open('/biznes/b1')
    scheduleSessionCheck(store.dispatch)
    expect(await screen.findByText('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')).toBeVisible()
    expect(currentPlace()).toBe('/biznes/b1')
  })

  it('is told, with a way to log in, where a refresh is refused in any words and the access token has expired (Q76) [AUTHSTATE-14]', async () => {
    startSession({ accessToken: staleToken(), refreshToken: freshToken(), user: arta })
    const server = stubServer()
    const { store } = await open()
    scheduleSessionCheck(store.dispatch)
    await waitFor(() => expect(server.requests).toHaveLength(1))
    await act(() => server.last('/auth/refresh').reply({ success: false, message: 'Unauthorized' }, 403))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')
    expect(within(alert).getByRole('link', { name: 'Hyr përsëri' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Hyr' })).toBeVisible()
    expect({ ...localStorage }).toEqual({})
  })

  it('has not come with a refresh that got no answer (Q76)', async () => {
    startSession({ accessToken: staleToken(), refreshToken: freshToken(), user: arta })
    const server = stubServer()
    const { store } = await open()
    scheduleSessionCheck(store.dispatch)
    await waitFor(() => expect(server.requests).toHaveLength(1))
    await act(() => server.last('/auth/refresh').fail())
    expect(await screen.findByRole('button', { name: 'Llogaria: Arta' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is told once, with the way back in', async () => {
    const { store, user } = await open('/info?kerko=x')
    end(store)
    expect(screen.getAllByText(/Sesioni juaj ka skaduar\. Ju lutemi hyni përsëri\./)).toHaveLength(1)
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent(SESSION_EXPIRED)
    await user.click(within(alert).getByRole('link', { name: 'Hyr përsëri' }))
    await arrive('Hyr në llogarinë tënde')
    expect(window.history.state.usr).toEqual({ from: '/info?kerko=x' })
  })

  it('leads back to no address with a token, which never enters the store (Q49)', async () => {
    stubServer() // home, at the end, requests its comments
    const { store, user } = await open('/reset-password?token=fshehtesi')
    end(store)
    const seen: string[] = []
    store.subscribe(() => seen.push(JSON.stringify(store.getState())))
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Hyr përsëri' }))
    await arrive('Hyr në llogarinë tënde')
    expect(JSON.stringify(window.history.state)).not.toContain('fshehtesi')
    // The way back that another tab's log-in would open.
    act(() => void store.dispatch(loginSucceeded({ user: { _id: 'u1', name: 'Arta' } })))
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.join()).not.toContain('fshehtesi')
  })

  it('goes when closed, and stays gone on the next page', async () => {
    const { store, user } = await open()
    end(store)
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Mbylle njoftimin' }))
    expect(store.getState().auth.error).toBeNull()
    act(() => void store.dispatch(navigationRequested({ to: '/rreth_nesh' })))
    await arrive('Rreth nesh')
    expect(screen.queryByText(SESSION_EXPIRED)).toBeNull()
  })

  it('is left to /login there, and kept for it', async () => {
    const { store } = await open('/login')
    end(store)
    expect((await region()).queryByText(SESSION_EXPIRED)).toBeNull()
    expect(store.getState().auth.error).toBe(SESSION_EXPIRED)
    act(() => void store.dispatch(navigationRequested({ to: '/info' })))
    await waitFor(async () => expect((await region()).getByText(SESSION_EXPIRED)).toBeVisible())
  })

  it('does not show what a form has to say', async () => {
    const { store } = await open()
    act(() => void store.dispatch(authErrorSet('Gabim në email ose në fjalëkalim')))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
