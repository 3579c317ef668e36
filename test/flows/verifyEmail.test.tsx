// Verifying an e-mail address: the views of the screen, the link's token, the e-mail sent again, and the way on.
import { type Answer, heading, main, noAnswer, refusal, signedIn, visitor } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { authEvents } from '@/features/auth/model/slice'
import { storageKeys } from '@/lib/storageKeys'
import { log } from '@/platform/logger'
import { authErrorSet, loggedOut } from '@/session/events'
import { rememberRedirect } from '@/storage/redirectAfterLogin'

const server = startTestServer()
/** An account of the seed that waits for its verification. */
const waiting = 'pritje@vlereso.example'
const page = `/verify-email?email=${encodeURIComponent(waiting)}`

/** The app at that place, for a visitor whose session is checked, or a user. */
const open = (route: string, state?: unknown, preloadedState = visitor()) => renderApp({ route, state, preloadedState })

const calls = (path: string) => server.requests.filter((request) => request.includes(path))
const resend = () => screen.getByRole('button', { name: /^(Dërgo përsëri email-in|Duke dërguar email-in…)$/ })
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

const answer = (path: string, reply: Answer) => {
  const asked = vi.fn(reply)
  server.msw.use(http.all(`*/v1/auth/${path}`, asked))
  return asked
}

/** Leaves the calls unanswered until `reply` answers the last one. */
function hold(path: string) {
  let send = (_: Response) => {}
  const asked = answer(path, () => new Promise((resolve) => (send = resolve)))
  const reply = (body: object, status = 200) =>
    act(async () => {
      send(HttpResponse.json(body, { status }))
      await settle()
    })
  return { asked, reply }
}

describe('/verify-email without address and token', () => {
  it.each([
    ['from another page', { from: '/info' }, ''],
    ['with a token without a value', undefined, '?token=&email=ana%40posta#token'],
    ['with words and an address', undefined, '?email=telefono 069 000 0000 ose shkruaj te ana%40posta.example'],
  ])(
    'tells who comes %s so, and leads back to the sign-up in its place [VERIFY-03, VERIFY-04]',
    async (_, state, query) => {
      const { user } = await open(`/verify-email${query}`, state)
      expect(screen.getByRole('heading', { name: 'Informacion mungon' })).toBeVisible()
      const doesNotSay = [/Prit pak, po e verifikojmë/, /Llogaria u krijua/, /069 000|ana@posta/]
      for (const text of doesNotSay) expect(document.body).not.toHaveTextContent(text)
      expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBeNull()
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
    ['the address in the query, with what a mail has left around it', () => undefined, `${page}%3E.`],
    ['the stored address, whatever the query says', remember, '/verify-email?email=tjeter@posta.example'],
  ])('shows the pending view where there is %s [VERIFY-01, VERIFY-03, VERIFY-06]', async (_, before, route) => {
    before()
    await open(route)
    expect(screen.queryByText('Informacion mungon')).toBeNull()
    expect(screen.getByText(/^Linku u dërgua te/)).toHaveTextContent(`Linku u dërgua te ${waiting}`)
    expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBe(waiting)
  })
})

describe('the pending view of /verify-email', () => {
  it('says what to do, and has its ways on [ROUTE-18, VERIFY-06, VERIFY-07, VERIFY-08, VERIFY-09, VERIFY-10, VERIFY-11, VERIFY-12]', async () => {
    await open(page, { from: '/info', message: 'Të dërguam një email.' })
    await heading('Verifiko email-in')
    expect(screen.getByText('Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.')).toBeVisible()
    expect(screen.getByText('Të dërguam një email.')).toBeVisible()
    expect(screen.getByText(/dosjen e spam-it/)).toBeVisible()
    expect(screen.getByText(waiting)).toBeVisible()
    expect(resend()).toBeEnabled()
    expect(href('Ndrysho të dhënat')).toBe('/signup')
    expect(href('Hyr')).toBe('/login')
    expect(href('Kontakto mbështetjen')).toBe('/suport')
    expect(screen.queryByText('Email-et e demos', { exact: false })).toBeNull()
  })

  it('shows no old error and no old message [VERIFY-26]', async () => {
    const { store } = await open(page)
    act(() => {
      store.dispatch(authErrorSet('Gabim i vjetër'))
      store.dispatch(authEvents.SET_SUCCESS_MESSAGE('Lajm i vjetër'))
    })
    expect(screen.queryByText(/i vjetër/)).toBeNull()
    expect(main().queryByRole('alert')).toBeNull()
  })
})

describe('the e-mail for verification, sent again,', () => {
  it.each([
    [200, { success: true }, 'Email-i i verifikimit u dërgua përsëri'],
    [400, { success: false }, 'Gabim në dërgimin e email-it'],
  ])(
    'disables its button meanwhile, warns from the third attempt on, but not before its answer, and ends with the fifth, answered by %i %j [VERIFY-09, VERIFY-23, VERIFY-24, VERIFY-25, AUTHERR-22]',
    async (status, body, text) => {
      const warning = 'Shumë kërkesa për dërgim email-i. Ju lutemi prisni pak para se të provoni përsëri.'
      vi.spyOn(log, 'warn').mockReturnValue()
      const { asked, reply } = hold('resend-verification')
      const { user } = await open(page)
      for (const attempt of [1, 2, 3, 4, 5]) {
        expect(resend()).toBeEnabled()
        await user.dblClick(resend())
        expect(resend()).toBeDisabled()
        expect(resend()).toHaveTextContent('Duke dërguar email-in…')
        await waitFor(() => expect(asked).toHaveBeenCalledTimes(attempt))
        expect(screen.queryByText(warning) !== null).toBe(attempt > 3)
        await reply(body, status)
        expect(screen.getByText(`Dërgimi ${attempt} nga 5`, { exact: false })).toBeVisible()
        expect(screen.queryByText(warning) !== null).toBe(attempt >= 3)
        expect(asked).toHaveBeenCalledTimes(attempt)
      }
      expect(screen.getByText(text)).toBeVisible()
      expect(resend()).toBeDisabled()
      expect(resend()).toHaveTextContent('Dërgo përsëri email-in')
      expect(resend()).toHaveAccessibleDescription(/Nga kjo faqe nuk mund të dërgohen më email-e\./)
    },
  )

  it('says why it fails: the text is the state’s, the screen only logs [VERIFY-26, AUTHERR-14, AUTHERR-16]', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue()
    const { user, store } = await open(page)
    const told = () => [...screen.queryAllByRole('alert')].map(({ textContent }) => textContent)
    expect(told()).toEqual([])
    for (const [before, words] of [undefined, 'Jo tani', 'Jo tani', undefined, 'Provo nesër'].entries()) {
      answer('resend-verification', refusal(words))
      await waitFor(() => expect(resend()).toBeEnabled())
      await user.click(resend())
      const text = words ?? 'Gabim në dërgimin e email-it'
      await waitFor(() => expect(warn).toHaveBeenCalledTimes(before + 1))
      expect(warn).toHaveBeenLastCalledWith(expect.any(String), text)
      expect(store.getState().auth.error).toBe(text)
      await waitFor(() => expect(told()).toContain(text))
      act(() => void store.dispatch(authErrorSet('Diçka tjetër')))
      expect(told()).toContain('Diçka tjetër')
      expect(told()).not.toContain(text)
    }
  })

  it.each([
    ['Gabim në lidhje me serverin', noAnswer, true],
    ['Problem me Serverin.', refusal('Problem me Serverin.'), true],
    ['Jo tani', refusal('Jo tani'), false],
  ])('has a hint about the connection where its error is one, «%s» [VERIFY-27]', async (text, reply, isHinted) => {
    answer('resend-verification', reply)
    vi.spyOn(log, 'warn').mockReturnValue()
    const { user } = await open(page)
    await user.click(resend())
    const hint = isHinted ? 'Kontrollo lidhjen me internetin dhe provo përsëri.' : ''
    expect((await main().findByRole('alert')).textContent).toBe(text + hint)
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

describe('a link with a token for /verify-email', () => {
  it.each([
    ['alone', '/verify-email?'],
    ['beside the address, behind an & that is escaped once more', `${page}&amp;`],
  ])(
    '%s is used by itself, then gone from the address, and leaves none to wait for [VERIFY-01, VERIFY-02, VERIFY-05, VERIFY-14, VERIFY-15, VERIFY-17, AUTHSTATE-09]',
    async (_, route) => {
      const token = await newToken()
      remember()
      const { store, unmount } = await open(`${route}token=${token}`)
      expect(store.getState().auth.verificationLoading).toBe(true)
      expect(screen.getByRole('status')).toHaveTextContent('Prit pak, po e verifikojmë email-in tënd…')
      await heading('Email-i u verifikua')
      await waitFor(() => expect(currentPlace()).toBe('/verify-email'))
      expect(screen.getByText('Email-i u verifikua me sukses')).toBeVisible()
      expect(screen.queryByText(/Po të dërgojmë/)).toBeNull()
      expect(calls('/auth/verify-email')).toHaveLength(1)
      expect(JSON.stringify(store.getState()) + document.title).not.toContain(token)
      expect(href('Shko te hyrja')).toBe('/login')
      unmount()
      await open(currentPlace())
      expect(screen.getByRole('heading', { name: 'Informacion mungon' })).toBeVisible()
      expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBeNull()
    },
  )

  it('shows a spinner and a word of waiting meanwhile, then the success in its own words [VERIFY-03, VERIFY-05, VERIFY-13, AUTHERR-13]', async () => {
    remember()
    const { asked, reply } = hold('verify-email')
    await open('/verify-email?token=t1')
    expect(main().getByRole('status')).toHaveTextContent(/^Prit pak, po e verifikojmë email-in tënd…$/)
    expect(main().getByRole('status').querySelector('[aria-hidden]')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Dërgo përsëri email-in' })).toBeNull()
    expect(currentPlace()).toBe('/verify-email?token=t1')
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    await reply({ success: true })
    expect(await screen.findByText('Email u verifikua me sukses!')).toBeVisible()
  })

  it('that fails says why, keeps the token for a reload, and leads on [VERIFY-05, VERIFY-18, VERIFY-19, VERIFY-20]', async () => {
    await open('/verify-email?token=i-pavlefshem', { from: '/info' })
    await heading('Linku nuk vlen më')
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Linku i verifikimit nuk është i vlefshëm')
    expect(alert).toHaveTextContent('të ketë skaduar, të jetë i pavlefshëm ose të jetë përdorur tashmë')
    expect(currentPlace()).toBe('/verify-email?token=i-pavlefshem')
    // The log-in first: who used the link before is verified (Q97).
    const ways = main().getAllByRole('link')
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Shko te hyrja', '/login'],
      ['Kthehu te regjistrimi', '/signup'],
    ])
    // There is nobody to send another one to.
    expect(screen.queryByText(/Dërgo përsëri/)).toBeNull()
  })

  it('that fails has another one sent where the address is known [VERIFY-18, VERIFY-19, VERIFY-20, VERIFY-26]', async () => {
    remember()
    const { user } = await open('/verify-email?token=i-pavlefshem')
    await heading('Linku nuk vlen më')
    expect(screen.getByText(/^Linku i ri dërgohet te/)).toHaveTextContent(waiting)
    expect(screen.getByRole('alert')).toHaveTextContent(/të ketë skaduar, të jetë i pavlefshëm ose të jetë përdorur/)
    expect([href('Shko te hyrja'), href('Kthehu te regjistrimi')]).toEqual(['/login', '/signup'])
    await user.click(resend())
    expect(await screen.findByText('Email-i i verifikimit u dërgua përsëri')).toBeVisible()
    expect(server.backend.outbox.last(waiting)?.link).toContain('/verify-email?token=')
    expect(screen.getByRole('alert')).toHaveTextContent('Linku i verifikimit nuk është i vlefshëm')
  })

  it('that nobody has refused is used again by a press, and is not called invalid [VERIFY-18, VERIFY-26, AUTHERR-12]', async () => {
    const token = await newToken()
    const asked = answer('verify-email', noAnswer)
    remember()
    const { user } = await open(`/verify-email?token=${token}`)
    await heading('Verifikimi dështoi')
    // The only one: the button for another e-mail has no error before it was pressed.
    expect(screen.getByRole('alert')).toHaveTextContent('Gabim në lidhje me serverin gjatë verifikimit')
    expect(resend()).toBeVisible()
    server.msw.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    await heading('Email-i u verifikua')
    expect(asked).toHaveBeenCalledTimes(1)
    expect(calls('/auth/verify-email')).toHaveLength(1)
  })

  it('of another account is not used for who is signed in, who is told so [ROUTE-18]', async () => {
    await open('/verify-email?token=t9', undefined, signedIn())
    await waitFor(() => expect(currentPlace()).toBe('/'))
    expect(await screen.findByText('Linku nuk u përdor. Dil nga llogaria dhe hape përsëri.')).toBeVisible()
    expect(calls('/auth/verify-email')).toEqual([])
  })
})

it('leaving /verify-email takes error and message away, and carries the origin on [VERIFY-21]', async () => {
  answer('resend-verification', refusal('Jo tani'))
  vi.spyOn(log, 'warn').mockReturnValue()
  const { user, store } = await open(page, { from: '/biznes/biz_003' })
  await user.click(resend())
  await screen.findByText('Jo tani')
  act(() => void store.dispatch(authEvents.SET_SUCCESS_MESSAGE('Lajm')))
  await user.click(main().getByRole('link', { name: 'Hyr' }))
  await heading('Hyr në llogarinë tënde')
  expect(store.getState().auth).toMatchObject({ error: null, successMessage: null })
  expect(screen.queryByText('Jo tani')).toBeNull()
  expect(window.history.state.usr).toEqual({ from: '/biznes/biz_003', email: waiting })
  expect(screen.getByLabelText('Email *')).toHaveValue(waiting)
})

it('an e-mail for verification that is sent after one has left says nothing elsewhere [VERIFY-21]', async () => {
  const { reply } = hold('resend-verification')
  const { user, store } = await open(page)
  await user.click(resend())
  await user.click(main().getByRole('link', { name: 'Hyr' }))
  await heading('Hyr në llogarinë tënde')
  const before = store.getState().auth
  expect(before).toMatchObject({ resendLoading: false, error: null, successMessage: null })
  await reply({ success: true, message: 'U dërgua' })
  expect(store.getState().auth).toEqual(before)
})

// Where it goes on to, when, and with which words.
describe('a verification', () => {
  const user = { _id: 'u1', name: 'Arta', email: 'arta@example.al', verified: true }
  const tokens = { accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken() }
  const toLogin = () => screen.getByRole('link', { name: 'Shko te hyrja' })
  const stored = () => localStorage.getItem(storageKeys.pendingRedirect)

  /** The success, with the clock in the test's hands, and the pages that follow loaded. */
  async function verify(from: string | undefined, data: object, redirect?: string) {
    if (redirect) rememberRedirect(redirect)
    answer('verify-email', () => HttpResponse.json({ success: true, message: 'U verifikua!', data }))
    await Promise.all(['/info', '/rreth_nesh', '/', '/login'].map((path) => preloadPage(path)))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
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

  it.each([
    ['where the sign-up began, of which the link says nothing', undefined, '/info', '/info'],
    ['home where the page is none of ours', 'https://evil.example/', undefined, '/'],
  ])(
    'that brings tokens goes on after 2000 ms, in its place, to %s [VERIFY-14, VERIFY-15, VERIFY-16, WRITE-19]',
    async (_, from, redirect, place) => {
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
    fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Rreth nesh' }))
    await pass(0)
    expect(currentPlace()).toBe('/rreth_nesh')
    await pass(5000)
    expect(currentPlace()).toBe('/rreth_nesh')
    expect(app.store.getState().auth.isAuthenticated).toBe(true)
  })

  it('that began nowhere goes nowhere, also with tokens [VERIFY-14, VERIFY-15, VERIFY-16, VERIFY-17]', async () => {
    await verify(undefined, { user, ...tokens })
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
    async (_, from, redirect, data, email) => {
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
