// /login: coming in, by every way it can go right or wrong.
import { heading, main, put } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { freshToken, staleToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { compile } from 'sass'
import { describe, expect, it } from 'vitest'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { storageKeys } from '@/lib/storageKeys'
import { SESSION_EXPIRED } from '@/session/constants'
import { savePendingReview } from '@/storage/pendingReview'

const server = startTestServer()
standInDialogs()

const title = 'Hyr në llogarinë tënde'
const demo = ['demo@vlereso.example', 'Demo1234'] as const
const email = () => screen.getByLabelText<HTMLInputElement>('Email *')
const password = () => screen.getByLabelText<HTMLInputElement>('Fjalëkalimi *')
const submit = () => screen.getByRole('button', { name: /^(Hyr|Duke hyrë…)$/ })
const logins = () => server.requests.filter((request) => request === 'POST /v1/auth/login')
const stored = () => localStorage.getItem(storageKeys.pendingRedirect)
/** Answers the call; returns the bodies that it was sent. */
function answerAuth(call: string, body: object, status = 200) {
  const sent: unknown[] = []
  server.msw.use(
    http.post(`*/v1/auth/${call}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
  return sent
}
/** A login that waits for the test. */
function heldLogin() {
  const stub = stubServer()
  const refuse = (message: string) => act(() => stub.last('/auth/login').reply({ success: false, message }, 401))
  return { stub, refuse }
}

/** The screen once the session was checked; `state` is the router's. */
async function open(state?: unknown, route = '/login') {
  const app = await renderApp({ route, state })
  act(() => scheduleSessionCheck(app.store.dispatch))
  await waitFor(() => expect(app.store.getState().auth.loading).toBe(false))
  const logIn = async (address: string = demo[0], secret: string = demo[1]) => {
    put(email(), address)
    put(password(), secret)
    await app.user.click(submit())
  }
  /** So many tries that the server refuses. */
  const fail = async (times: number) => {
    put(email(), demo[0])
    put(password(), 'Gabuar1')
    for (let count = 0; count < times; count += 1) {
      await app.user.click(submit())
      await waitFor(() => expect(submit()).toHaveTextContent('Hyr'))
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Gabim në email ose në fjalëkalim')
  }
  const press = (name: string) => app.user.click(main().getByRole('link', { name }))
  const pressAbove = (name: string) =>
    app.user.click(within(screen.getAllByRole('banner')[0] as HTMLElement).getByRole('link', { name }))
  return { ...app, logIn, fail, press, pressAbove }
}

describe('the screen', () => {
  it('has heading, fields that password managers know and one may paste into, and ways on, for visitors [LOGIN-01, LOGIN-02, LOGIN-05, LOGIN-06, ROUTE-16] [X13]', async () => {
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

  it('waits with a spinner while the session is checked [LOGIN-11]', async () => {
    localStorage.setItem(storageKeys.refreshToken, staleToken())
    const { store } = await renderApp({ route: '/login' })
    expect(screen.getByRole('status').textContent).toBe('Duke kontrolluar identifikimin...')
    // The turning ring, which has no words.
    expect(screen.getByRole('status').querySelector('[aria-hidden="true"]')).toBeVisible()
    expect(screen.queryByLabelText('Email *')).toBeNull()
    act(() => scheduleSessionCheck(store.dispatch))
    await heading(title)
    expect(screen.queryByText('Duke kontrolluar identifikimin...')).toBeNull()
  })
})

describe('what it was told', () => {
  it.each([
    ['the message it was sent with', undefined, 'info'],
    ['good news as such', true, 'success'],
  ])('shows %s, under the same heading [LOGIN-01]', async (_, isSuccess, look) => {
    await open({ from: '/profile', message: 'Hyr për të parë profilin tënd.', isSuccess })
    expect(main().getByRole('status')).toHaveTextContent('Hyr për të parë profilin tënd.')
    expect(main().getByRole('status').className).toContain(look)
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it('shows nothing of state that is no message', async () => {
    await open({ from: 7, message: { text: 'x' } })
    expect(main().queryByRole('status')).toBeNull()
  })

  it.each([
    ['press', 'Regjistrohu', '/login', '/signup'],
    ['pressAbove', 'Hyr', '/signup', '/login'],
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
    await logIn()
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
  const sends = 'Komenti yt u ruajt në këtë pajisje. Pasi të hysh, e dërgojmë.'
  const shows = 'Në këtë pajisje ka një koment të padërguar. Pasi të hysh, e sheh dhe mund ta dërgosh vetë.'
  const elsewhere = { browsingSession: 'another tab' }
  it.each([
    ['that a stored comment is sent', {}, '/koment/biz_001', [sends]],
    ['that one of another tab is only shown (Q71)', elsewhere, '/koment/biz_001', [shows]],
    ['nothing of one that has lapsed', { timestamp: Date.now() - hour }, '/koment/biz_001', []],
    ['nothing of one that another tab’s user wrote', { ...elsewhere, author: 'u2' }, '/koment/biz_001', []],
    ['nothing of one that this log-in does not lead to', {}, '/info', []],
  ])('says %s', async (_, change, from, says) => {
    const comment = 'Na pritën me buzëqeshje dhe gjellët erdhën të ngrohta. Çmimet janë të arsyeshme. Do të kthehemi.'
    const formData = { rating: 5, comment, title: 'Darka më e mirë e vitit', experienceDate: '', orderId: '' }
    const redirectPath = '/koment/biz_001'
    savePendingReview({ businessId: 'biz_001', formData, timestamp: Date.now(), redirectPath, ...change })
    await open({ from })
    const notes = [sends, shows].filter((text) => screen.queryByText(text) !== null)
    expect(notes).toEqual(says)
  })
})

describe('after logging in', () => {
  const from = '/info?faqe=2'
  it.each([
    ['the stored redirect, which is used up [LOGIN-07]', '/kategorite?kerko=kafe', { from }, '/kategorite?kerko=kafe'],
    ['the page the visitor came from [LOGIN-08]', undefined, { from }, from],
    ['the page that asked for it [GUARD-02]', undefined, { from, message: 'Hyr për të parë komentet e tua.' }, from],
    ['home, who came from nowhere [LOGIN-09]', undefined, undefined, '/'],
    ['home instead of anywhere strange (Q53)', undefined, { from: '//evil.example/x' }, '/'],
    ['home instead of this screen again (Q53)', undefined, { from: '/login' }, '/'],
    ['home, who came from the sign-up only (Q53) [LOGIN-09]', undefined, { from: '/signup' }, '/'],
  ])('goes to %s, after a failure, too', async (_, redirect, state, place) => {
    if (redirect) localStorage.setItem(storageKeys.pendingRedirect, redirect)
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
    ['/', '/'],
    ['/reset-password?token=t1', '/'],
  ])('goes back from %s, where the header led to this screen, to %s [LOGIN-08]', async (route, place) => {
    const { pressAbove, logIn } = await open(undefined, route)
    await pressAbove('Hyr')
    await screen.findByLabelText('Email *')
    expect(JSON.stringify(window.history.state)).not.toContain('token')
    await logIn()
    await waitFor(() => expect(currentPlace()).toBe(place))
  })

  it('goes back to the page that is for those who are signed in, with its whole address [LOGIN-08]', async () => {
    const { logIn } = await open(undefined, '/komentet-e-mia?faqe=2')
    await screen.findByLabelText('Email *')
    await logIn()
    await waitFor(() => expect(currentPlace()).toBe('/komentet-e-mia?faqe=2'))
  })

  it.each([' Demo1234 ', 'Demo1234 ', ' Demo1234', 'Demo 1234', '\u00a0Demo1234', 'DEMO1234'])(
    'sends the address without the space around it, the password %j as it is [AUTHCALL-02]',
    async (secret) => {
      const sent = answerAuth('login', { success: false, message: 'Jo' }, 401)
      const { logIn } = await open()
      await logIn(' a@b.al ', secret)
      expect(await screen.findByRole('alert')).toHaveTextContent('Jo')
      expect(sent).toEqual([{ email: 'a@b.al', password: secret }])
    },
  )

  it('leaves who has gone elsewhere meanwhile where they are', async () => {
    const stub = stubServer()
    localStorage.setItem(storageKeys.pendingRedirect, '/info')
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

describe('what is checked before anything is sent', () => {
  it.each([
    ['an empty e-mail [LOGIN-12]', '', demo[1], 'Email është i detyrueshëm', email],
    ['an e-mail that is none [LOGIN-13]', 'demo@vlereso', demo[1], 'Email nuk është valid', email],
    ['an e-mail with a blank in it [LOGIN-13]', 'de mo@vlereso.example', demo[1], 'Email nuk është valid', email],
    ['an empty password [LOGIN-14]', demo[0], '', 'Fjalëkalimi është i detyrueshëm', password],
    ['5 signs [LOGIN-15]', demo[0], 'Demo1', 'Fjalëkalimi duhet të ketë të paktën 6 karaktere', password],
  ])('is told at its field: %s [FORM-01]', async (_, address, secret, text, field) => {
    const { user, logIn } = await open()
    await logIn(address, secret)
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toHaveAccessibleDescription(text)
    expect(main().getAllByRole('alert')).toHaveLength(1)
    expect(document.title).toBe('Gabim: Hyr · Vlerëso')
    await user.click(submit())
    await user.type(password(), '{Enter}')
    expect(logins()).toEqual([])
  })

  it('takes the focus to a summary that leads to the fields, and forgets an error when its field is edited [FORM-02, LOGIN-12, LOGIN-14]', async () => {
    const { user } = await open()
    await user.click(submit())
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

  it('takes exactly 6 signs [LOGIN-15]', async () => {
    const { logIn } = await open()
    await logIn('demo@vlereso.al', 'Demo12')
    await waitFor(() => expect(logins()).toHaveLength(1))
  })
})

describe('a failure', () => {
  it.each([
    ['the code', 401, { message: 'Jo', code: 'EMAIL_NOT_VERIFIED' }],
    ['a 403', 403, { message: 'Jo' }],
    ['the message', 401, { message: 'Email-i nuk është verifikuar.' }],
  ])(
    'for want of a verified address, known by %s, leads to where its link is sent again, and from there back',
    async (_, status, body) => {
      const email = 'pa.verifikuar@vlereso.example'
      answerAuth('login', { success: false, ...body }, status)
      const asked = answerAuth('resend-verification', { success: true, message: 'U dërgua' })
      localStorage.setItem(storageKeys.pendingVerificationEmail, 'tjeter@vlereso.example')
      const { user, logIn } = await open({ from: '/profile' })
      await logIn(email)
      expect(await screen.findByText(body.message)).toBeVisible()
      await user.dblClick(await screen.findByRole('button', { name: 'Kërko një link të ri' }))
      expect(await screen.findByText(email)).toBeVisible()
      expect(window.history.state.usr).toEqual({ from: '/profile', isResent: true })
      // Sent by that very press, and once; nothing is said of a sign-up that was none.
      expect(screen.getByText('U dërgua')).toBeVisible()
      expect(asked).toEqual([{ email }])
      expect(screen.getByText(/^Dërgimi 1 nga 5/)).toBeVisible()
      expect(screen.queryByText(/Llogaria u krijua|Linku u dërgua/)).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Dërgo përsëri email-in' }))
      await waitFor(() => expect(asked).toEqual([{ email }, { email }]))
    },
  )

  it('of that link says so beside the button that sends it again', async () => {
    const { stub } = heldLogin()
    const { user, logIn } = await open()
    await logIn()
    await act(() => stub.last('/auth/login').reply({ success: false, code: 'EMAIL_NOT_VERIFIED' }, 403))
    await user.click(screen.getByRole('button', { name: 'Kërko një link të ri' }))
    expect(screen.getByRole('button', { name: 'Duke dërguar linkun…' })).toBeVisible()
    await act(() => stub.last('/auth/resend-verification').reply({ success: false, message: 'Prit pak' }, 429))
    expect(await screen.findByText('Prit pak')).toBeVisible()
    expect(currentPlace()).toBe('/verify-email')
    expect(screen.getByRole('button', { name: 'Dërgo përsëri email-in' })).toBeEnabled()
    expect(screen.queryByText(/u dërgua/i)).toBeNull()
  })

  const errors = [
    { field: 'email', message: 'Email i panjohur' },
    { field: 'password', message: 'Gabim' },
  ]
  it.each([
    ['the server’s words', 401, { message: 'Llogaria u bllokua' }, 'Llogaria u bllokua'],
    ['the server’s words for no tokens', 200, { success: true, message: 'Verifiko email-in' }, 'Verifiko email-in'],
    ['a text of its own without them [AUTHERR-08]', 500, {}, 'Gabim në identifikimin'],
    ['the first field’s message [LOGIN-21]', 422, { message: 'Jo', errors }, 'Email i panjohur'],
  ])('shows %s, and leaves the screen as it is [LOGIN-01, LOGIN-05, LOGIN-06]', async (_, status, body, text) => {
    answerAuth('login', { success: false, ...body }, status)
    const { logIn } = await open()
    await logIn()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(text)).toBeVisible()
    expect(alert.textContent).not.toContain('Jo')
    expect(document.title).toBe('Gabim: Hyr · Vlerëso')
    expect(currentPlace()).toBe('/login')
    expect(password()).toHaveValue(demo[1])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    for (const name of ['Regjistrohu', 'Kontakto mbështetjen']) expect(main().getByRole('link', { name })).toBeVisible()
  })

  const hint = 'Sigurohu që email-i dhe fjalëkalimi janë të saktë. Rivendos fjalëkalimin'
  const connection = 'Kontrollo lidhjen me internetin dhe provo përsëri.'
  it.each([
    ['Llogaria u bllokua', ''],
    ['Problem me SERVERIN', connection],
    ['Ka një gabim', hint],
    ['Gabim në lidhje me serverin', connection + hint],
    // Of its own, where there is no connection.
    ['Gabim në lidhje me serverin', connection + hint, true],
  ])(
    'gets its hints by its words, in any case: %s [AUTHERR-10, LOGIN-19, LOGIN-20]',
    async (message, hints, isOffline = false) => {
      answerAuth('login', { success: false, message }, 401)
      if (isOffline) server.msw.use(http.post('*/v1/auth/login', () => HttpResponse.error()))
      const { logIn, user } = await open()
      await logIn()
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toBe(message + hints)
      const link = within(alert).queryByRole('button', { name: 'Rivendos fjalëkalimin' })
      expect(link !== null).toBe(hints.includes(hint))
      if (!link) return
      await user.click(link)
      expect(await screen.findByRole('dialog', { name: 'Rivendos fjalëkalimin' })).toBeVisible()
    },
  )

  it('stays until the answer to the next try, which is told anew', async () => {
    const { refuse } = heldLogin()
    const { logIn, user } = await open()
    await logIn()
    expect(submit()).toHaveTextContent('Duke hyrë…')
    expect(submit()).toBeDisabled()
    await refuse('Jo')
    const first = screen.getByRole('alert')
    expect(first).toHaveTextContent('Jo')
    await user.click(submit())
    expect(submit()).toHaveTextContent('Duke hyrë…')
    expect(screen.getByRole('alert')).toBe(first)
    await refuse('Jo')
    expect(screen.getByRole('alert')).toHaveTextContent('Jo')
    expect(screen.getByRole('alert')).not.toBe(first)
  })
})

describe('failures in a row', () => {
  const warning = 'Shumë tentativa të dështuara. Ju lutemi prisni pak para se të provoni përsëri.'
  const reason =
    'Butoni “Hyr” u çaktivizua pas 5 tentativave të dështuara. Rivendos fjalëkalimin, ose rifresko faqen dhe provo përsëri.'

  it('warn in yellow from the third on, and disable the button, which says why, from the fifth on; what was never sent does not count [LOGIN-04, LOGIN-16, LOGIN-17, LOGIN-18] [X15]', async () => {
    const { fail, user } = await open()
    for (let count = 0; count < 3; count += 1) await user.click(submit())
    expect(screen.queryByText(warning)).toBeNull()
    await fail(2)
    expect(logins()).toHaveLength(2)
    expect(screen.queryByText(warning)).toBeNull()
    await fail(1)
    expect(screen.getByText(warning).closest('[role="status"]')?.className).toContain('warning')
    const { css } = compile('src/ui/Alert.module.scss', { loadPaths: ['src'] })
    expect(css).toMatch(/\.warning \{\s*background: var\(--warning-tint\)/)
    expect(compile('src/styles/_themes.scss').css).toContain('--warning-tint: #fdf3d3')
    expect(submit()).toBeEnabled()
    await fail(1)
    expect(submit()).toBeEnabled()
    expect(submit()).not.toHaveAccessibleDescription()
    await user.click(submit())
    await waitFor(() => expect(submit()).toHaveAccessibleDescription(reason))
    expect(submit()).toBeDisabled()
    expect(screen.getByText(warning)).toBeVisible()
    expect(logins()).toHaveLength(5)
    // Enter, and whatever else sends a form.
    await user.type(password(), '{Enter}')
    fireEvent.submit(password().form as HTMLFormElement)
    await settle()
    expect(logins()).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Ke harruar fjalëkalimin?' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('count whatever their reason, and the warning stays while one more is tried [LOGIN-16, LOGIN-17, LOGIN-18]', async () => {
    const { stub, refuse } = heldLogin()
    const { logIn, user } = await open()
    const disconnect = () => act(() => stub.last('/auth/login').fail())
    const answers = [() => refuse('Jo'), disconnect, () => refuse('Llogaria u bllokua'), disconnect, disconnect]
    for (const [failures, answer] of answers.entries()) {
      if (failures === 0) await logIn()
      else await user.click(submit())
      expect(submit()).toHaveTextContent('Duke hyrë…')
      expect(screen.queryByText(warning) !== null).toBe(failures >= 3)
      await answer()
      expect(screen.queryByText(warning) !== null).toBe(failures + 1 >= 3)
      expect(submit().matches(':disabled')).toBe(failures + 1 >= 5)
    }
  })

  it('are forgotten by those who leave and come back (Q16)', async () => {
    const { fail, press } = await open()
    await fail(5)
    expect(submit()).toBeDisabled()
    await press('Kontakto mbështetjen')
    await heading('Si mund të të ndihmojmë?')
    act(() => window.history.back())
    await heading(title)
    expect(submit()).toBeEnabled()
    expect(screen.queryByText(warning)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
