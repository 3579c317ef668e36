// /login: the screen, what it was told, where it leads and what is checked before. Failures: loginFailures.test.tsx.
import { aForm } from '@test/builders/entities'
import { putPending } from '@test/builders/texts'
import { heading, main } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { freshToken, staleToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storageKeys } from '@/lib/storageKeys'
import { SESSION_EXPIRED } from '@/session/constants'
import { rememberRedirect } from '@/storage/redirectAfterLogin'
import { answerAuth, demo, email, logins, open, password, server, submit, title } from './loggingIn'

runTestServer(server)
standInDialogs()

const stored = () => localStorage.getItem(storageKeys.pendingRedirect)

describe('the log-in screen', () => {
  it('has heading, fields that password managers know and one may paste into, and ways on, for visitors [LOGIN-01, LOGIN-02, LOGIN-05, LOGIN-06, ROUTE-07, ROUTE-16] [X13]', async () => {
    const { user } = await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.title).toBe('Hyr · Vlerëso')
    expect(email()).toBeVisible()
    expect(password()).toHaveAttribute('type', 'password')
    expect(main().getByRole('link', { name: 'Regjistrohu' })).toHaveAttribute('href', '/signup')
    expect(main().getByRole('link', { name: 'Kontakto mbështetjen' })).toHaveAttribute('href', '/suport')
    expect(main().queryByRole('status')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    await user.click(password())
    await user.paste('  Fjalë 1 ')
    expect(password()).toHaveValue('  Fjalë 1 ')
  })

  it('reveals the password by its checkbox, and hides it again when it is sent [LOGIN-03]', async () => {
    const { user, logIn } = await open()
    const box = screen.getByRole('checkbox', { name: 'Shfaq fjalëkalimin' })
    expect(password().type).toBe('password')
    await user.click(box)
    expect(password().type).toBe('text')
    await user.click(box)
    expect(password().type).toBe('password')
    await user.click(box)
    await logIn('a@b.al', 'Gabuar1')
    expect(password().type).toBe('password')
    expect(box).not.toBeChecked()
    // Also while an error stands there, and for what is typed next.
    await screen.findByRole('alert')
    await user.click(box)
    await user.type(password(), 'x')
    expect(password().type).toBe('text')
    expect(password()).toHaveValue('Gabuar1x')
  })

  it('opens the dialog of the forgotten password, with the address that was typed [LOGIN-04]', async () => {
    const { user } = await open()
    for (const typed of ['', 'arta@posta.example']) {
      if (typed) await user.type(email(), typed)
      await user.click(screen.getByRole('button', { name: 'Ke harruar fjalëkalimin?' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Rivendos fjalëkalimin' }))
      expect(dialog.getByLabelText('Email *')).toHaveValue(typed)
      await user.click(dialog.getByRole('button', { name: 'Close modal' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(email()).toHaveValue(typed)
    }
  })
})

describe('the log-in screen, told something before,', () => {
  it.each([
    ['the message it was sent with', undefined, 'info'],
    ['good news as such', true, 'success'],
  ])('shows %s, under the same heading [LOGIN-01]', async (_, isSuccess, look) => {
    await open({ from: '/profile', message: 'Hyr për të parë profilin tënd.', isSuccess })
    expect(main().getByRole('status')).toHaveTextContent('Hyr për të parë profilin tënd.')
    expect(main().getByRole('status').className).toContain(look)
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it.each([
    ['press', 'Regjistrohu', '/login', '/signup'],
    ['pressAbove', 'Regjistrohu', '/login', '/signup'],
    ['pressAbove', 'Hyr', '/verify-email', '/login'],
  ] as const)('carries the page somebody came from on: %s %s on %s, to %s (Q05) [LOGIN-05]', async (...row) => {
    const [how, name, route, to] = row
    const app = await open({ from: '/profile?faqe=2', message: 'Hyr për të parë profilin tënd.' }, route)
    await app[how](name)
    await waitFor(() => expect(currentPlace()).toBe(to))
    expect(window.history.state.usr).toEqual({ from: '/profile?faqe=2' })
  })

  it('says that the session has expired, until somebody tries again [AUTHSTATE-14]', async () => {
    localStorage.setItem(storageKeys.accessToken, staleToken())
    localStorage.setItem(storageKeys.refreshToken, staleToken())
    const { logIn } = await open()
    expect((await main().findByRole('alert')).textContent).toBe('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')
    // In one place only.
    expect(screen.getAllByText(SESSION_EXPIRED)).toHaveLength(1)
    await logIn(`mailto:${demo[0]},`)
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(screen.queryByText(SESSION_EXPIRED)).toBeNull()
  })

  it('shows no error of another screen', async () => {
    const { store } = await renderApp({ route: '/login' })
    act(() => void store.dispatch({ type: 'auth/SET_ERROR', payload: 'Ky email është i regjistruar tashmë' }))
    expect(await heading(title)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  const hour = 3_600_000
  const sends = 'Pasi të hysh, e dërgojmë.'
  const shows = 'Pasi të hysh, e sheh dhe mund ta dërgosh vetë.'
  const elsewhere = { browsingSession: 'another tab' }
  it.each([
    ['that a stored comment is sent', {}, '/koment/biz_001', [sends]],
    ['that one of another tab is only shown (Q71)', elsewhere, '/koment/biz_001', [shows]],
    ['nothing of one that has lapsed', { timestamp: Date.now() - hour }, '/koment/biz_001', []],
    ['nothing of one that another tab’s user wrote', { ...elsewhere, author: 'u2' }, '/koment/biz_001', []],
    ['nothing of one that this log-in does not lead to', {}, '/info', []],
  ])('says %s', async (_, change, from, says) => {
    const comment = 'Na pritën me buzëqeshje dhe gjellët erdhën të ngrohta. Çmimet janë të arsyeshme. Do të kthehemi.'
    const formData = aForm({ rating: 5, comment, title: 'Darka më e mirë e vitit' })
    const redirectPath = '/koment/biz_001'
    putPending({ businessId: 'biz_001', formData, timestamp: Date.now(), redirectPath, ...change })
    await open({ from })
    const notes = [sends, shows].filter((text) => screen.queryByText(text) !== null)
    expect(notes).toEqual(says)
  })
})

describe('a log-in', () => {
  const from = '/info?faqe=2'
  it.each([
    ['the stored redirect, which is used up [LOGIN-07]', '/kategorite?kerko=kafe', { from }, '/kategorite?kerko=kafe'],
    ['the page the visitor came from [LOGIN-08]', undefined, { from }, from],
    ['home, who came from nowhere [LOGIN-09]', undefined, undefined, '/'],
    ['home instead of anywhere strange (Q53)', undefined, { from: '//evil.example/x' }, '/'],
  ])('leads to %s, after a failure, too', async (_, redirect, state, place) => {
    if (redirect) rememberRedirect(redirect)
    const { logIn, store } = await open(state)
    const entries = window.history.length
    await logIn(demo[0], 'Gabuar1')
    await screen.findByRole('alert')
    await logIn()
    await waitFor(() => expect(currentPlace()).toBe(place))
    // In place of the screen: Back does not lead to it.
    expect(window.history.length).toBe(entries)
    expect(stored()).toBeNull()
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, user: { _id: 'usr_001' } })
    expect(JSON.stringify(store.getState())).not.toContain(demo[1])
  })

  it.each([
    ['/kategorite?kerko=kafe', '/kategorite?kerko=kafe'],
    ['/reset-password?token=t1', '/'],
  ])('leads from %s, where the header was pressed, back to %s [LOGIN-08]', async (route, place) => {
    const { pressAbove, logIn } = await open(undefined, route)
    await pressAbove('Hyr')
    await screen.findByLabelText('Email *')
    expect(JSON.stringify(window.history.state)).not.toContain('token')
    await logIn()
    await waitFor(() => expect(currentPlace()).toBe(place))
  })

  it('sends the address without the space around it, the password as it is [AUTHCALL-02]', async () => {
    const sent = answerAuth('login', { success: false, message: 'Jo' }, 401)
    const { logIn } = await open()
    await logIn(' a@b.al ', '\u00a0DEMO 1234 ')
    expect(await screen.findByRole('alert')).toHaveTextContent('Jo')
    expect(sent).toEqual([{ email: 'a@b.al', password: '\u00a0DEMO 1234 ' }])
  })

  it('leaves who has gone elsewhere meanwhile where they are', async () => {
    const stub = stubServer()
    rememberRedirect('/info')
    const { logIn, press, store } = await open({ from: '/faq' })
    await logIn()
    await press('Kontakto mbështetjen')
    await heading('Si mund të të ndihmojmë?')
    const tokens = { accessToken: freshToken(), refreshToken: freshToken() }
    await act(async () => stub.last('/auth/login').reply({ success: true, data: { ...tokens, user: { _id: 'u1' } } }))
    expect(store.getState().auth.isAuthenticated).toBe(true)
    await settle()
    expect(currentPlace()).toBe('/suport')
    // The way back was this log-in's: no later one follows it (Q08).
    expect(stored()).toBeNull()
  })
})

describe('the form of the log-in, before it sends anything,', () => {
  it('says what is wrong at the field, and sends nothing, by its button or by Enter [LOGIN-13, LOGIN-15, FORM-01]', async () => {
    const { user, logIn } = await open()
    await logIn('demo@vlereso', 'Demo1')
    expect(email()).toHaveAccessibleDescription('Email nuk është valid')
    expect(password()).toHaveAccessibleDescription('Fjalëkalimi duhet të ketë të paktën 6 karaktere')
    expect(document.title).toBe('Gabim: Hyr · Vlerëso')
    await user.type(password(), '{Enter}')
    expect(logins()).toEqual([])
  })

  it('takes the focus to a summary that leads to the fields, and forgets an error when its field is edited [FORM-02, LOGIN-12, LOGIN-14]', async () => {
    const { user } = await open()
    await user.click(submit())
    expect(logins()).toEqual([])
    expect(email()).toHaveAccessibleDescription('Email është i detyrueshëm')
    expect(password()).toHaveAccessibleDescription('Fjalëkalimi është i detyrueshëm')
    const summary = screen.getByRole('region', { name: 'Ka 2 probleme' })
    expect(summary).toHaveFocus()
    await user.click(within(summary).getByRole('link', { name: 'Fjalëkalimi është i detyrueshëm' }))
    expect(password()).toHaveFocus()
    await user.keyboard('x')
    expect(password()).not.toHaveAttribute('aria-invalid')
    expect(screen.queryByText('Fjalëkalimi është i detyrueshëm')).toBeNull()
    expect(email()).toHaveAttribute('aria-invalid')
    await user.type(email(), 'x')
    expect(email()).not.toHaveAttribute('aria-invalid')
  })
})
