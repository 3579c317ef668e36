// After the verification of an e-mail address: where it goes on to, when, and with which words.
import { visitor } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { storageKeys } from '@/lib/storageKeys'
import { rememberRedirect } from '@/storage/redirectAfterLogin'

const server = startTestServer()

describe('a verification', () => {
  const user = { _id: 'u1', name: 'Arta', email: 'arta@example.al', verified: true }
  const tokens = { accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken() }
  const toLogin = () => screen.getByRole('link', { name: 'Shko te hyrja' })
  const stored = () => localStorage.getItem(storageKeys.pendingRedirect)

  /** The success, with the clock in the test's hands, and the pages that follow loaded. */
  async function verify(from: string | undefined, data: object, redirect?: string) {
    if (redirect) rememberRedirect(redirect)
    const reply = () => HttpResponse.json({ success: true, message: 'U verifikua!', data })
    server.msw.use(http.get('*/v1/auth/verify-email', reply))
    await Promise.all(['/info', '/rreth_nesh', '/', '/login'].map((path) => preloadPage(path)))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false })
    const app = await renderApp({ route: '/verify-email?token=t3', state: { from }, preloadedState: visitor() })
    for (let turn = 0; turn < 5; turn += 1) await act(settle)
    expect(screen.getByText('U verifikua!')).toBeVisible()
    return app
  }
  const pass = (ms: number) =>
    act(async () => {
      vi.advanceTimersByTime(ms)
      await settle()
    })

  it.each([
    ['where it began', '/info', '/info', '/info'],
    ['where the sign-up began, of which the link says nothing', undefined, '/info', '/info'],
    ['home where the page is none of ours', 'https://evil.example/', undefined, '/'],
  ])(
    'that brings tokens goes on after 2000 ms, in its place, to %s [VERIFY-14, VERIFY-15, VERIFY-16, WRITE-19]',
    async (...row) => {
      const [, from, redirect, place] = row
      await verify(from, { user, ...tokens }, redirect)
      expect(screen.getByText('Po të dërgojmë ta përfundosh komentin tënd…')).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Shko te hyrja' })).toBeNull()
      expect(stored()).toBeNull()
      await pass(1999)
      expect(currentPlace()).toBe('/verify-email')
      const entries = window.history.length
      await pass(1)
      expect(currentPlace()).toBe(place)
      expect(window.history.length).toBe(entries)
    },
  )

  it('goes on to nowhere once the visitor has left [VERIFY-16]', async () => {
    const app = await verify('/info', { user, ...tokens })
    await pass(1000)
    const away = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Rreth nesh' })
    fireEvent.click(away)
    await pass(0)
    expect(currentPlace()).toBe('/rreth_nesh')
    await pass(5000)
    expect(currentPlace()).toBe('/rreth_nesh')
    expect(app.store.getState().auth.isAuthenticated).toBe(true)
  })

  it.each([
    ['with its user', { user, ...tokens }],
    ['with tokens alone', tokens],
    ['with nothing', {}],
  ])('that began nowhere goes nowhere, answered %s [VERIFY-14, VERIFY-15, VERIFY-16, VERIFY-17]', async (_, data) => {
    await verify(undefined, data)
    expect(screen.queryByText(/Po të dërgojmë/)).toBeNull()
    expect(toLogin()).toHaveAttribute('href', '/login')
    await pass(60_000)
    expect(currentPlace()).toBe('/verify-email')
    expect(screen.getByText('U verifikua!')).toBeVisible()
  })

  it.each([
    ['the page it came from', '/info', undefined, { user }, user.email],
    ['the page of the sign-up, though the answer names nobody', undefined, '/info', {}, ''],
  ])(
    'without tokens goes on to the log-in, which knows the address and leads to %s [VERIFY-14, VERIFY-15, VERIFY-16]',
    async (...row) => {
      const [, from, redirect, data, email] = row
      await verify(from, data, redirect)
      expect(
        screen.getByText('Po të dërgojmë te hyrja. Pasi të hysh, vazhdon ta përfundosh komentin tënd.'),
      ).toBeVisible()
      expect(toLogin()).toHaveAttribute('href', '/login')
      await pass(1999)
      expect(currentPlace()).toBe('/verify-email')
      await pass(1)
      expect(currentPlace()).toBe('/login')
      expect(screen.getByText('U verifikua!')).toBeVisible()
      expect(screen.getByLabelText('Email *')).toHaveValue(email)
      expect(window.history.state.usr).toMatchObject({ from: '/info' })
      expect(stored()).toBe(redirect ?? null)
    },
  )
})
