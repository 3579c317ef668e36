// Verifying an e-mail address: the views of the screen, the link's token, the e-mail sent again.
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { initialAuthState } from '@/features/auth/model/machine'
import { authEvents } from '@/features/auth/model/slice'
import { log } from '@/lib/logger'
import { storageKeys } from '@/lib/storageKeys'
import { authErrorSet, loggedOut } from '@/session/events'

const server = startTestServer()
/** An account of the seed that waits for its verification. */
const waiting = 'pritje@vlereso.example'
const page = `/verify-email?email=${encodeURIComponent(waiting)}`

/** The app at that place, for a visitor whose session is checked. */
const open = (route: string, state?: unknown) =>
  renderApp({ route, state, preloadedState: { auth: { ...initialAuthState, loading: false } } })

const main = () => within(screen.getByRole('main'))
const calls = (path: string) => server.requests.filter((request) => request.includes(path))
const resend = () => screen.getByRole('button', { name: /^(Dërgo përsëri email-in|Duke dërguar email-in…)$/ })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const href = (name: string) => main().getByRole('link', { name }).getAttribute('href')

/** Keeps the address, as the sign-up does in its browser. */
const remember = () => localStorage.setItem(storageKeys.pendingVerificationEmail, waiting)

/** The token of a new e-mail for verification. */
async function newToken(): Promise<string> {
  await fetch(`${window.location.origin}/v1/auth/resend-verification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: waiting }),
  })
  const link = server.backend.outbox.last(waiting)?.link ?? ''
  return new URL(link).searchParams.get('token') ?? ''
}

const answer = (path: string, reply: () => Response | Promise<Response>) => {
  const asked = vi.fn(reply)
  server.msw.use(http.all(`*/v1/auth/${path}`, asked))
  return asked
}

/** A refusal with these words. */
const saying = (message: string | undefined) => HttpResponse.json({ success: false, message }, { status: 400 })

describe('without address and token', () => {
  it.each([
    ['from another page', { from: '/info' }, ''],
    ['from nowhere', undefined, ''],
    ['with an empty token', undefined, '?token='],
    ['with a token without a value', undefined, '?token'],
    ['with an empty address', undefined, '?email='],
    ['with what is no address', undefined, '?email=abc'],
    ['with both empty', { from: '/info' }, '?token=&email='],
    ['with something else', undefined, '?utm_source=email#token'],
  ])(
    'who comes %s is told so, and led back to the sign-up in its place [VERIFY-03, VERIFY-04]',
    async (_, state, query) => {
      const { user } = await open(`/verify-email${query}`, state)
      expect(screen.getByRole('heading', { name: 'Informacion mungon' })).toBeVisible()
      expect(screen.queryByText('Prit pak, po e verifikojmë email-in tënd…')).toBeNull()
      expect(calls('/auth/verify-email')).toEqual([])
      expect(screen.queryByRole('button', { name: 'Dërgo përsëri email-in' })).toBeNull()
      const entries = window.history.length
      await user.click(screen.getByRole('link', { name: 'Kthehu te regjistrimi' }))
      await waitFor(() => expect(currentPlace()).toBe('/signup'))
      expect(window.history.length).toBe(entries)
      expect(window.history.state.usr).toEqual({ ...state })
    },
  )

  it.each([
    ['the stored address', remember, '/verify-email'],
    ['the address in the query', () => undefined, page],
    ['the stored address, whatever the query says,', remember, '/verify-email?email=tjeter@posta.example'],
  ])('%s is enough [VERIFY-01, VERIFY-03, VERIFY-06]', async (_, before, route) => {
    before()
    await open(route)
    expect(screen.queryByText('Informacion mungon')).toBeNull()
    expect(screen.getByText(/^Linku u dërgua te/)).toHaveTextContent(`Linku u dërgua te ${waiting}`)
    expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBe(waiting)
  })
})

it.each([
  'Llogaria jote u bllokua: telefono 069 000 0000',
  'telefono 069 000 0000 ose shkruaj te ana@posta.example',
  'ana@posta',
  'ana\u202E@posta.example',
])('a link to it with «%s» for an address is a link without one', async (text) => {
  await open(`/verify-email?email=${encodeURIComponent(text)}`)
  expect(await screen.findByRole('heading', { name: 'Informacion mungon' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(text)
  expect(screen.queryByText(/Llogaria u krijua/)).toBeNull()
  expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBeNull()
})

describe('the pending view', () => {
  it.each([
    ['after the sign-up', { from: '/info', message: 'Të dërguam një email.' }],
    ['opened again', undefined],
  ])(
    '%s says what to do, and has its ways on [ROUTE-18, VERIFY-06, VERIFY-07, VERIFY-08, VERIFY-09, VERIFY-10, VERIFY-11, VERIFY-12]',
    async (_, state) => {
      await open(page, state)
      await heading('Verifiko email-in')
      expect(screen.getByText('Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.')).toBeVisible()
      if (state) expect(screen.getByText(state.message)).toBeVisible()
      expect(screen.getByText(/dosjen e spam-it/)).toBeVisible()
      expect(screen.getByText(waiting)).toBeVisible()
      expect(resend()).toBeEnabled()
      expect(href('Ndrysho të dhënat')).toBe('/signup')
      expect(href('Hyr')).toBe('/login')
      expect(href('Kontakto mbështetjen')).toBe('/suport')
      expect(screen.queryByText('Email-et e demos', { exact: false })).toBeNull()
    },
  )

  it('carries the origin on', async () => {
    const { user } = await open(page, { from: '/biznes/biz_003' })
    await user.click(main().getByRole('link', { name: 'Hyr' }))
    await heading('Hyr në llogarinë tënde')
    expect(window.history.state.usr).toEqual({ from: '/biznes/biz_003' })
  })

  it.each([undefined, 'network'] as const)(
    'shows no error (%s) and no message of another screen [VERIFY-26]',
    async (code) => {
      const { store } = await open(page)
      act(() => {
        store.dispatch(authErrorSet('Gabim i vjetër', code))
        store.dispatch(authEvents.SET_SUCCESS_MESSAGE('Lajm i vjetër'))
      })
      expect(screen.queryByText(/i vjetër/)).toBeNull()
      expect(main().queryByRole('alert')).toBeNull()
    },
  )

  it('is not for those who are signed in already [ROUTE-18]', async () => {
    await renderApp({
      route: page,
      preloadedState: { auth: { ...initialAuthState, loading: false, isAuthenticated: true } },
    })
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })
})

describe('sending again', () => {
  it('says that it was sent, and how often [VERIFY-09, AUTHERR-22]', async () => {
    const { user } = await open(page)
    await user.click(resend())
    expect(await screen.findByText('Email-i i verifikimit u dërgua përsëri')).toBeVisible()
    expect(screen.getByText('Dërgimi 1 nga 5')).toBeVisible()
    expect(server.backend.outbox.last(waiting)?.link).toContain('/verify-email?token=')
  })

  it('disables the button meanwhile, each time [VERIFY-23]', async () => {
    let reply = (_: Response) => {}
    const asked = answer('resend-verification', () => new Promise((resolve) => (reply = resolve)))
    const { user } = await open(page)
    for (const attempt of [1, 2, 3, 4]) {
      await user.dblClick(resend())
      expect(resend()).toBeDisabled()
      expect(resend()).toHaveTextContent('Duke dërguar email-in…')
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(attempt))
      await act(async () => {
        reply(HttpResponse.json({ success: true }))
        await settle()
      })
      expect(resend()).toBeEnabled()
      expect(asked).toHaveBeenCalledTimes(attempt)
    }
  })

  it.each([
    [200, { success: true }, 'Email-i i verifikimit u dërgua përsëri'],
    [200, { success: false }, 'Gabim në dërgimin e email-it'],
    [400, { success: false }, 'Gabim në dërgimin e email-it'],
  ])(
    'with %i %j for an answer warns from the third attempt on and ends with the fifth [VERIFY-24, VERIFY-25, AUTHERR-22]',
    async (status, body, text) => {
      const warning = 'Shumë kërkesa për dërgim email-i. Ju lutemi prisni pak para se të provoni përsëri.'
      vi.spyOn(log, 'warn').mockReturnValue()
      answer('resend-verification', () => HttpResponse.json(body, { status }))
      const { user } = await open(page)
      for (const attempt of [1, 2, 3, 4, 5]) {
        await waitFor(() => expect(resend()).toBeEnabled())
        expect(screen.queryByText(warning) !== null).toBe(attempt > 3)
        await user.click(resend())
        await waitFor(() => expect(resend()).toHaveTextContent('Dërgo përsëri email-in'))
      }
      expect(screen.getByText(warning)).toBeVisible()
      expect(screen.getByText(text)).toBeVisible()
      expect(resend()).toBeDisabled()
      expect(resend()).toHaveAccessibleDescription(/Nga kjo faqe nuk mund të dërgohen më email-e\./)
    },
  )

  it('says why it failed: the text is the state’s, the screen only logs [VERIFY-26, AUTHERR-14, AUTHERR-16]', async () => {
    const said: (string | undefined)[] = [undefined, 'Jo tani', 'Jo tani', undefined, 'Provo nesër']
    const warn = vi.spyOn(log, 'warn').mockReturnValue()
    const { user, store } = await open(page)
    expect(main().queryByRole('alert')).toBeNull()
    for (const [before, words] of said.entries()) {
      answer('resend-verification', () => saying(words))
      await waitFor(() => expect(resend()).toBeEnabled())
      await user.click(resend())
      const text = words ?? 'Gabim në dërgimin e email-it'
      await waitFor(() => expect(warn).toHaveBeenCalledTimes(before + 1))
      expect(warn).toHaveBeenLastCalledWith(expect.any(String), text)
      expect(store.getState().auth.error).toBe(text)
      const told = () =>
        main()
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
      await waitFor(() => expect(told()).toContain(text))
      act(() => void store.dispatch(authErrorSet('Diçka tjetër')))
      expect(told()).toContain('Diçka tjetër')
      expect(told()).not.toContain(text)
    }
  })

  it.each([
    ['the server was not reached', () => HttpResponse.error(), 'Gabim në lidhje me serverin', true],
    ['it says so itself', () => saying('Problem me Serverin.'), 'Problem me Serverin.', true],
    [
      'it speaks of its connections',
      () => saying('Nuk u lidh me serverin e postës'),
      'Nuk u lidh me serverin e postës',
      true,
    ],
    ['it says anything else', () => saying('Jo tani'), 'Jo tani', false],
    ['it says nothing', () => saying(undefined), 'Gabim në dërgimin e email-it', false],
  ])('has a hint about the connection or none when %s [VERIFY-27]', async (_, reply, text, isHinted) => {
    answer('resend-verification', reply)
    vi.spyOn(log, 'warn').mockReturnValue()
    const { user } = await open(page)
    await user.click(resend())
    const alert = await main().findByRole('alert')
    const hint = isHinted ? 'Kontrollo lidhjen me internetin dhe provo përsëri.' : ''
    expect(alert.textContent).toBe(text + hint)
  })

  it('needs an address: without one the sign-up takes the place of the screen [VERIFY-22]', async () => {
    const { user, store } = await open(page)
    // Another tab has logged out, which forgets the address too.
    act(() => void store.dispatch(loggedOut()))
    const entries = window.history.length
    await user.click(resend())
    await waitFor(() => expect(currentPlace()).toBe('/signup'))
    expect(window.history.length).toBe(entries)
    expect(calls('resend')).toEqual([])
  })
})

describe('a link with a token', () => {
  it('is used by itself, and then gone from the address [VERIFY-01, VERIFY-02, VERIFY-05, VERIFY-14, VERIFY-15, VERIFY-17]', async () => {
    const token = await newToken()
    const { user, store } = await open(`/verify-email?token=${token}`)
    expect(store.getState().auth.verificationLoading).toBe(true)
    expect(screen.getByRole('status')).toHaveTextContent('Prit pak, po e verifikojmë email-in tënd…')
    await heading('Email-i u verifikua')
    expect(screen.getByText('Email-i u verifikua me sukses')).toBeVisible()
    await waitFor(() => expect(currentPlace()).toBe('/verify-email'))
    expect(screen.getByText('Email-i u verifikua me sukses')).toBeVisible()
    expect(screen.queryByText(/Po të dërgojmë/)).toBeNull()
    expect(calls('/auth/verify-email')).toHaveLength(1)
    expect(JSON.stringify(store.getState()) + document.title).not.toContain(token)
    await user.click(screen.getByRole('link', { name: 'Shko te hyrja' }))
    await heading('Hyr në llogarinë tënde')
  })

  it.each([
    ['nobody knows', '/verify-email?token=t1', () => undefined],
    ['this browser has kept', '/verify-email?token=t1', remember],
    ['the link says', `${page}&token=t1`, () => undefined],
  ])(
    'to an address that %s shows a spinner and a word of waiting meanwhile, then the success in its own words [VERIFY-03, VERIFY-05, VERIFY-13, AUTHERR-13]',
    async (_, route, before) => {
      before()
      let reply = (_: Response) => {}
      const asked = answer('verify-email', () => new Promise((resolve) => (reply = resolve)))
      await open(route)
      expect(main().getByRole('status')).toHaveTextContent(/^Prit pak, po e verifikojmë email-in tënd…$/)
      expect(main().getByRole('status').querySelector('[aria-hidden]')).not.toBeNull()
      expect(screen.queryByRole('button', { name: 'Dërgo përsëri email-in' })).toBeNull()
      expect(currentPlace()).toBe(route)
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
      reply(HttpResponse.json({ success: true }))
      expect(await screen.findByText('Email u verifikua me sukses!')).toBeVisible()
    },
  )

  it('that fails says why, keeps the token for a reload, and leads on [VERIFY-05, VERIFY-18, VERIFY-19, VERIFY-20]', async () => {
    await open('/verify-email?token=i-pavlefshem', { from: '/info' })
    await heading('Verifikimi dështoi')
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Linku i verifikimit nuk është i vlefshëm')
    expect(alert).toHaveTextContent('të ketë skaduar, të jetë i pavlefshëm ose të jetë përdorur tashmë')
    expect(currentPlace()).toBe('/verify-email?token=i-pavlefshem')
    expect(href('Shko te hyrja')).toBe('/login')
    expect(href('Kthehu te regjistrimi')).toBe('/signup')
  })

  it('that fails has another one sent where the address is known [VERIFY-18, VERIFY-19, VERIFY-20, VERIFY-26]', async () => {
    remember()
    const { user } = await open('/verify-email?token=i-pavlefshem')
    await heading('Verifikimi dështoi')
    expect(screen.getByText(/^Linku i ri dërgohet te/)).toHaveTextContent(waiting)
    expect(screen.getByRole('alert')).toHaveTextContent('Linku i verifikimit nuk është i vlefshëm')
    expect(screen.getByRole('alert')).toHaveTextContent('të ketë skaduar, të jetë i pavlefshëm ose të jetë përdorur')
    expect(href('Shko te hyrja')).toBe('/login')
    expect(href('Kthehu te regjistrimi')).toBe('/signup')
    await user.click(resend())
    expect(await screen.findByText('Email-i i verifikimit u dërgua përsëri')).toBeVisible()
    expect(server.backend.outbox.last(waiting)?.link).toContain('/verify-email?token=')
    expect(screen.getByRole('alert')).toHaveTextContent('Linku i verifikimit nuk është i vlefshëm')
  })

  it('that fails has no other one sent where nobody knows the address', async () => {
    await open('/verify-email?token=i-pavlefshem')
    await heading('Verifikimi dështoi')
    expect(screen.queryByText(/Dërgo përsëri/)).toBeNull()
  })

  it('beside the address is used as well, and leaves none to wait for, neither in storage nor after a reload [VERIFY-01, VERIFY-02, AUTHSTATE-09]', async () => {
    const token = await newToken()
    const { unmount } = await open(`${page}&token=${token}`)
    await heading('Email-i u verifikua')
    await waitFor(() => expect(currentPlace()).toBe('/verify-email'))
    expect(screen.getByText('Email-i u verifikua me sukses')).toBeVisible()
    unmount()
    await open(currentPlace())
    expect(screen.getByRole('heading', { name: 'Informacion mungon' })).toBeVisible()
    expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBeNull()
  })

  it.each([
    ['Gabim në verifikimin e email-it', () => HttpResponse.json({ success: false }, { status: 500 })],
    ['Gabim në lidhje me serverin gjatë verifikimit', () => HttpResponse.error()],
  ])(
    'that fails without a word of the server: %s [VERIFY-18, VERIFY-26, AUTHERR-11, AUTHERR-12]',
    async (text, reply) => {
      answer('verify-email', reply)
      remember()
      await open('/verify-email?token=t2')
      // The only one: the button for another e-mail has no error before it was pressed.
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
      expect(resend()).toBeVisible()
    },
  )
})

describe('a verification on the way from another page', () => {
  const tokens = { accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken() }
  const verified = (extra: object) =>
    answer('verify-email', () => HttpResponse.json({ success: true, message: 'U verifikua!', data: extra }))
  const user = { _id: 'u1', name: 'Arta', email: 'arta@example.al', verified: true }

  /** The success, with the clock in the test's hands, and the pages that follow loaded. */
  async function verify(from: string | undefined, data: object) {
    verified(data)
    await Promise.all(['/info', '/rreth_nesh', '/'].map((path) => preloadPage(path)))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false })
    const app = await open('/verify-email?token=t3', { from })
    for (let turn = 0; turn < 5; turn += 1) await act(settle)
    expect(screen.getByText('U verifikua!')).toBeVisible()
    return app
  }
  const pass = (ms: number) =>
    act(async () => {
      vi.advanceTimersByTime(ms)
      await settle()
    })

  it('goes on there after 2000 ms, in its place, and says so [VERIFY-14, VERIFY-15, VERIFY-16]', async () => {
    localStorage.setItem(storageKeys.pendingRedirect, '/info')
    await verify('/info', { user, ...tokens })
    expect(screen.getByText('Po të dërgojmë ta përfundosh komentin tënd…')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Shko te hyrja' })).toBeNull()
    await pass(1999)
    expect(currentPlace()).toBe('/verify-email')
    const entries = window.history.length
    await pass(1)
    expect(currentPlace()).toBe('/info')
    expect(window.history.length).toBe(entries)
    expect(localStorage.getItem(storageKeys.pendingRedirect)).toBeNull()
  })

  it('goes on to where the sign-up began, of which the link of the e-mail says nothing [VERIFY-15, VERIFY-16, WRITE-19]', async () => {
    localStorage.setItem(storageKeys.pendingRedirect, '/info')
    await verify(undefined, { user, ...tokens })
    expect(screen.getByText('Po të dërgojmë ta përfundosh komentin tënd…')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Shko te hyrja' })).toBeNull()
    expect(localStorage.getItem(storageKeys.pendingRedirect)).toBeNull()
    await pass(2000)
    expect(currentPlace()).toBe('/info')
  })

  it('stays, with a way to the log-in, where the visitor came from none [VERIFY-15, VERIFY-16, VERIFY-17]', async () => {
    await verify(undefined, { user, ...tokens })
    expect(screen.queryByText(/Po të dërgojmë/)).toBeNull()
    expect(href('Shko te hyrja')).toBe('/login')
    await pass(60_000)
    expect(currentPlace()).toBe('/verify-email')
  })

  it('keeps the way back of those who still have to log in, and says what the server says though it names nobody [VERIFY-14, VERIFY-15, VERIFY-16]', async () => {
    localStorage.setItem(storageKeys.pendingRedirect, '/info')
    await verify(undefined, {})
    expect(screen.getByText('Hyr në llogari dhe të dërgojmë ta përfundosh komentin tënd.')).toBeVisible()
    expect(screen.queryByText(/^Po të dërgojmë/)).toBeNull()
    expect(localStorage.getItem(storageKeys.pendingRedirect)).toBe('/info')
  })

  it('goes home where the page is none of ours [VERIFY-16]', async () => {
    await verify('https://evil.example/', { user, ...tokens })
    await pass(2000)
    expect(currentPlace()).toBe('/')
  })

  it('goes nowhere once the visitor has left [VERIFY-16]', async () => {
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
  ])(
    'that began nowhere goes nowhere, and has the server’s word and the way to the log-in: answered %s [VERIFY-14, VERIFY-15, VERIFY-16, VERIFY-17]',
    async (_, data) => {
      await verify(undefined, data)
      expect(screen.queryByText(/Po të dërgojmë/)).toBeNull()
      expect(href('Shko te hyrja')).toBe('/login')
      await pass(60_000)
      expect(currentPlace()).toBe('/verify-email')
      expect(screen.getByText('U verifikua!')).toBeVisible()
    },
  )

  it('waits for those who are not signed in, and offers the log-in, which leads there [VERIFY-15, VERIFY-16]', async () => {
    await verify('/info', { user })
    expect(screen.getByText('Hyr në llogari dhe të dërgojmë ta përfundosh komentin tënd.')).toBeVisible()
    expect(screen.queryByText(/^Po të dërgojmë/)).toBeNull()
    await pass(60_000)
    expect(currentPlace()).toBe('/verify-email')
    vi.useRealTimers()
    fireEvent.click(screen.getByRole('link', { name: 'Shko te hyrja' }))
    await heading('Hyr në llogarinë tënde')
    expect(window.history.state.usr).toEqual({ from: '/info' })
  })
})

it('leaving takes error and message along [VERIFY-21]', async () => {
  answer('resend-verification', () => HttpResponse.json({ success: false, message: 'Jo tani' }, { status: 500 }))
  vi.spyOn(log, 'warn').mockReturnValue()
  const { user, store } = await open(page)
  await user.click(resend())
  await screen.findByText('Jo tani')
  act(() => void store.dispatch(authEvents.SET_SUCCESS_MESSAGE('Lajm')))
  await user.click(main().getByRole('link', { name: 'Hyr' }))
  await heading('Hyr në llogarinë tënde')
  expect(store.getState().auth).toMatchObject({ error: null, successMessage: null })
  expect(screen.queryByText('Jo tani')).toBeNull()
})

it.each([
  ['fails', HttpResponse.json({ success: false, message: 'Jo tani' }, { status: 500 })],
  ['is done', HttpResponse.json({ success: true, message: 'U dërgua' })],
])('an e-mail whose sending %s after one has left says nothing on the next screen [VERIFY-21]', async (_, late) => {
  let reply = (_: Response) => {}
  answer('resend-verification', () => new Promise((resolve) => (reply = resolve)))
  answer('login', () => HttpResponse.json({ success: false, message: 'Fjalëkalim i gabuar' }, { status: 401 }))
  vi.spyOn(log, 'warn').mockReturnValue()
  const { user, store } = await open(page)
  await user.click(resend())
  await user.click(main().getByRole('link', { name: 'Hyr' }))
  await heading('Hyr në llogarinë tënde')
  await user.type(screen.getByLabelText('Email *'), waiting)
  await user.type(screen.getByLabelText('Fjalëkalimi *'), 'Gabim123')
  await user.click(main().getByRole('button', { name: 'Hyr' }))
  await screen.findByText('Fjalëkalim i gabuar')
  const before = store.getState().auth
  await act(async () => {
    reply(late)
    await settle()
  })
  expect(store.getState().auth).toEqual(before)
  expect(screen.getByText('Fjalëkalim i gabuar')).toBeVisible()
})
