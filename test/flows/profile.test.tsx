// The account of those who are signed in: what is shown of it, and what where it does not load.
import { heading, main } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { storageKeys } from '@/lib/storageKeys'
import { log } from '@/platform/logger'
import { loginSucceeded } from '@/session/events'
import { answer, ben, demo, fact, logIn, me, nameless, open, refused, server } from './profilePage'

runTestServer(server)
standInDialogs()

const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }
const actions = ['Ndrysho fjalëkalimin', 'Fshi llogarinë', 'Kthehu mbrapa']

describe('the profile', () => {
  it('shows name, e-mail, role and the day of the sign-up in Tirana, and whatever the role all that can be done [ROUTE-20, PROFILE-03, PROFILE-06, PROFILE-07, PERM-12]', async () => {
    const { data } = await logIn()
    const user = { ...data.user, role: 'Moderator', createdAt: '2026-03-09T23:30:00Z' }
    answer('get', 'auth/me', me(user))
    await open({ session: data })
    await waitFor(() => expect(fact('Roli')).toHaveTextContent(/^Moderator$/))
    expect(fact('Emri')).toHaveTextContent(user.name)
    expect(fact('Email')).toHaveTextContent(demo.email)
    expect(fact('Regjistruar më')).toHaveTextContent(/^10 mars 2026$/)
    for (const name of actions) expect(screen.getByRole('button', { name })).toBeVisible()
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toMatchObject({ role: 'Moderator' })
  })

  it.each<[string, string, { verified?: boolean }, { verified?: boolean }]>([
    ['[PROFILE-04]', 'I verifikuar', { verified: false }, { verified: true }],
    ['[PROFILE-05]', 'Në pritje', { verified: true }, {}],
  ])('%s has the badge %s where %j was stored and the server says %j', async (_, badge, stored, today) => {
    answer('get', 'auth/me', me({ ...arta, ...today }))
    const session = { accessToken: freshToken(), refreshToken: freshToken(), user: { ...arta, ...stored } }
    await open({ session })
    await heading('Profili im')
    await waitFor(() => expect(fact('Statusi i email-it')).toHaveTextContent(new RegExp(`^${badge}$`)))
  })

  it.each<[string, string, { verified?: boolean }]>([
    ['[PROFILE-04]', 'I verifikuar', { verified: true }],
    ['[PROFILE-05]', 'Në pritje', {}],
  ])(
    '%s has the badge %s where %j was stored and the server says nothing, beside what else was [PROFILE-07, PROFILE-12]',
    async (_, badge, stored) => {
      const error = vi.spyOn(log, 'error').mockReturnValue()
      answer('get', 'auth/me', refused({}))
      const user = { ...arta, createdAt: '2026-03-09T23:30:00Z', ...stored }
      await open({ session: { accessToken: freshToken(), refreshToken: freshToken(), user } })
      expect(await screen.findByText(/^Profili nuk u përditësua\./)).toBeVisible()
      expect(fact('Emri')).toHaveTextContent('Arta')
      expect(fact('Statusi i email-it')).toHaveTextContent(new RegExp(`^${badge}$`))
      expect(fact('Regjistruar më')).toHaveTextContent(/^10 mars 2026$/)
      expect(screen.queryByText(/Failed to load/)).toBeNull()
      expect(error).toHaveBeenCalledWith('Failed to load profile data: 400')
    },
  )

  it('says of what the server does not know that it is unknown [PROFILE-06]', async () => {
    const user = { _id: 'u1', email: 'arta@example.al' }
    answer('get', 'auth/me', me(user))
    await open({ session: nameless() })
    await waitFor(() => expect(fact('Roli')).toHaveTextContent(/^User$/))
    expect(fact('Emri')).toHaveTextContent('Nuk dihet')
    expect(fact('Regjistruar më')).toHaveTextContent('Datë e panjohur')
  })

  it('shows whom the server names without an id, and keeps them [PROFILE-03]', async () => {
    const user = { name: 'Arta', email: 'arta@example.al' }
    answer('get', 'auth/me', me(user))
    const { store } = await open({ session: { accessToken: freshToken({ sub: 'u1' }), refreshToken: 'opaque' } })
    expect(await screen.findByText('Arta', { selector: 'dd' })).toBeVisible()
    expect(store.getState().auth.user).toEqual({ ...user, _id: 'u1' })
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toEqual({ ...user, _id: 'u1' })
  })

  it('leads back to the page it was opened from [PROFILE-10]', async () => {
    const { user, store } = await open({ route: '/info' })
    await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(true))
    await user.click(screen.getByRole('button', { name: /^Llogaria:/ }))
    await user.click(await screen.findByRole('link', { name: 'Profili im' }))
    await heading('Profili im')
    await user.click(screen.getByRole('button', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/info'))
  })

  it.each([
    ['there is no way back', undefined],
    ['the browser knows of no page of ours before this one (Q84)', { currentEntry: { index: 0 } }],
  ])('leads home where %s [PROFILE-10]', async (_, navigation) => {
    vi.stubGlobal('navigation', navigation)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })

  it('leads back to the page of ours from which the address was typed, where the browser knows it (Q84)', async () => {
    const { user } = await open({ route: '/info' })
    // A typed address begins another visit, which the router counts from 0.
    window.history.pushState({ idx: 0, key: 'typed' }, '', '/profile')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await heading('Profili im')
    vi.stubGlobal('navigation', { currentEntry: { index: 1 } })
    await user.click(await screen.findByRole('button', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/info'))
  })

  it('leads home who landed here and had to log in first [PROFILE-10] (Q02)', async () => {
    const { user, store } = await renderApp({ route: '/profile' })
    act(() => void store.dispatch({ type: 'auth/INIT', payload: { user: null } }))
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    act(() => void store.dispatch(loginSucceeded({ user: ben })))
    await waitFor(() => expect(currentPlace()).toBe('/profile'))
    await user.click(await screen.findByRole('button', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })
})

describe('a profile that does not load', () => {
  it('is reported with its status, and shown while nothing else is known, beside all that can be done [PROFILE-02, PROFILE-10, PROFILE-12]', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue()
    answer('get', 'auth/me', refused({ message: 'Jo tani' }, 503))
    const { user } = await open({ session: nameless() })
    const text = 'Failed to load profile data: 503'
    expect(await screen.findByText(text, undefined, { timeout: 15_000 })).toBeVisible()
    expect(error).toHaveBeenCalledWith(text)
    for (const name of actions) expect(screen.getByRole('button', { name })).toBeVisible()
    const found = me({ _id: 'u1', name: 'Arta', email: 'a@b.al' })
    let answerNow: (() => void) | undefined
    answer('get', 'auth/me', () => new Promise((resolve) => (answerNow = () => resolve(found()))))
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(main().getByRole('status').textContent).toBe('Duke ngarkuar profilin...')
    expect(screen.queryByText(text)).toBeNull()
    await waitFor(() => expect(answerNow).toBeDefined())
    answerNow?.()
    expect(await screen.findByText('Arta', { selector: 'dd' })).toBeVisible()
    expect(screen.queryByText(text)).toBeNull()
  })

  it('is shown as it was stored where the answer is about somebody else than the token (Q52)', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    const { data } = await logIn()
    answer('get', 'auth/me', me(ben))
    const { store } = await open({ session: data })
    expect(await screen.findByText(/^Profili nuk u përditësua\./)).toBeVisible()
    expect(fact('Emri')).toHaveTextContent(data.user.name)
    expect(fact('Email')).toHaveTextContent(demo.email)
    expect(JSON.stringify([store.getState(), { ...localStorage }])).not.toContain(ben.email)
  })
})
