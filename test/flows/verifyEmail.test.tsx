// Verifying an e-mail address: the views of the screen, the link's token, the e-mail sent again. On the way from
// another page: verifyEmailWayBack.test.tsx.
import { type Answer, heading, main, noAnswer, refusal, signedIn, visitor } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { authEvents } from '@/features/auth/model/slice'
import { storageKeys } from '@/lib/storageKeys'
import { log } from '@/platform/logger'
import { authErrorSet, loggedOut } from '@/session/events'

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
    ['with a token without a value', undefined, '?token'],
    ['with both empty', { from: '/info' }, '?token=&email='],
    ['with something else', undefined, '?utm_source=email#token'],
    ['with half an address', undefined, '?email=ana%40posta'],
    ['with words and an address', undefined, '?email=telefono 069 000 0000 ose shkruaj te ana%40posta.example'],
  ])('tells who comes %s so, and leads back to the sign-up in its place [VERIFY-03, VERIFY-04]', async (...row) => {
    const [, state, query] = row
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
  })

  it.each([
    ['the stored address', remember, '/verify-email'],
    ['the address in the query', () => undefined, page],
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
  it.each([
    ['right after the sign-up', { from: '/info', message: 'Të dërguam një email.' }],
    ['when it is opened again', undefined],
  ])(
    'says %s what to do, and has its ways on [ROUTE-18, VERIFY-06, VERIFY-07, VERIFY-08, VERIFY-09, VERIFY-10, VERIFY-11, VERIFY-12]',
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

  it.each([undefined, 'network'] as const)('shows no old error (%s) and no old message [VERIFY-26]', async (code) => {
    const { store } = await open(page)
    act(() => {
      store.dispatch(authErrorSet('Gabim i vjetër', code))
      store.dispatch(authEvents.SET_SUCCESS_MESSAGE('Lajm i vjetër'))
    })
    expect(screen.queryByText(/i vjetër/)).toBeNull()
    expect(main().queryByRole('alert')).toBeNull()
  })

  it('is not for those who are signed in already [ROUTE-18]', async () => {
    await open(page, undefined, signedIn())
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })
})

describe('the e-mail for verification, sent again,', () => {
  it('is said to be sent, and how often [VERIFY-09, AUTHERR-22]', async () => {
    const { user } = await open(page)
    await user.click(resend())
    expect(await screen.findByText('Email-i i verifikimit u dërgua përsëri')).toBeVisible()
    expect(screen.getByText('Dërgimi 1 nga 5')).toBeVisible()
    expect(server.backend.outbox.last(waiting)?.link).toContain('/verify-email?token=')
  })

  it('disables its button meanwhile, each time, and moves it by no warning [VERIFY-23]', async () => {
    const { asked, reply } = hold('resend-verification')
    const { user } = await open(page)
    for (const attempt of [1, 2, 3, 4]) {
      await user.dblClick(resend())
      expect(resend()).toBeDisabled()
      expect(resend()).toHaveTextContent('Duke dërguar email-in…')
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(attempt))
      expect(screen.queryByText(/^Shumë kërkesa/) !== null).toBe(attempt > 3)
      await reply({ success: true })
      expect(resend()).toBeEnabled()
      expect(asked).toHaveBeenCalledTimes(attempt)
    }
  })

  it.each([
    [200, { success: true }, 'Email-i i verifikimit u dërgua përsëri'],
    [200, { success: false }, 'Gabim në dërgimin e email-it'],
    [400, { success: false }, 'Gabim në dërgimin e email-it'],
  ])(
    'brings a warning from the third attempt on and ends with the fifth, answered by %i %j [VERIFY-24, VERIFY-25, AUTHERR-22]',
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
    ['Nuk u lidh me serverin e postës', refusal('Nuk u lidh me serverin e postës'), true],
    ['Jo tani', refusal('Jo tani'), false],
    ['Gabim në dërgimin e email-it', refusal(), false],
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
    ['beside the address', `${page}&`],
    ['behind an & that is escaped once more', `${page}&amp;`],
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

  it.each([
    ['', '.'],
    ['', '%E2%80%8B'],
    ['', ')+'],
    ['3D', ''],
  ])('is used without %j before and %j behind it, which a mail has left there', async (before, behind) => {
    await open(`/verify-email?token=${before}${await newToken()}${behind}`)
    await heading('Email-i u verifikua')
    await waitFor(() => expect(currentPlace()).toBe('/verify-email'))
  })

  it.each([
    ['nobody knows', '/verify-email?token=t1', () => undefined],
    ['this browser has kept', '/verify-email?token=t1', remember],
    ['the link says', `${page}&token=t1`, () => undefined],
  ])(
    'to an address that %s shows a spinner and a word of waiting meanwhile, then the success in its own words [VERIFY-03, VERIFY-05, VERIFY-13, AUTHERR-13]',
    async (_, route, before) => {
      before()
      const { asked, reply } = hold('verify-email')
      await open(route)
      expect(main().getByRole('status')).toHaveTextContent(/^Prit pak, po e verifikojmë email-in tënd…$/)
      expect(main().getByRole('status').querySelector('[aria-hidden]')).not.toBeNull()
      expect(screen.queryByRole('button', { name: 'Dërgo përsëri email-in' })).toBeNull()
      expect(currentPlace()).toBe(route)
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
      await reply({ success: true })
      expect(await screen.findByText('Email u verifikua me sukses!')).toBeVisible()
    },
  )

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

  it.each([
    ['Gabim në verifikimin e email-it', refusal()],
    ['Gabim në lidhje me serverin gjatë verifikimit', noAnswer],
  ])('that fails without words: %s [VERIFY-18, VERIFY-26, AUTHERR-11, AUTHERR-12]', async (text, reply) => {
    answer('verify-email', reply)
    remember()
    await open('/verify-email?token=t2')
    // The only one: the button for another e-mail has no error before it was pressed.
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(resend()).toBeVisible()
  })
})

describe('a token for /verify-email that nobody has refused', () => {
  it.each([
    ['without an answer', noAnswer],
    ['with a server that cannot', refusal(undefined, 503)],
  ])('%s is used again by a press, and is not called invalid', async (_, reply) => {
    const token = await newToken()
    const asked = answer('verify-email', reply)
    const { user } = await open(`/verify-email?token=${token}`)
    await heading('Verifikimi dështoi')
    server.msw.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    await heading('Email-i u verifikua')
    expect(asked).toHaveBeenCalledTimes(1)
    expect(calls('/auth/verify-email')).toHaveLength(1)
  })

  it('of another account is not used for who is signed in, who is told so', async () => {
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

it.each([
  ['fails', 500, { success: false, message: 'Jo tani' }],
  ['is done', 200, { success: true, message: 'U dërgua' }],
])(
  'an e-mail for verification whose sending %s (%i) after one has left says nothing elsewhere [VERIFY-21]',
  async (_, status, late) => {
    const { reply } = hold('resend-verification')
    vi.spyOn(log, 'warn').mockReturnValue()
    const { user, store } = await open(page)
    await user.click(resend())
    await user.click(main().getByRole('link', { name: 'Hyr' }))
    await heading('Hyr në llogarinë tënde')
    const before = store.getState().auth
    expect(before).toMatchObject({ resendLoading: false, error: null, successMessage: null })
    await reply(late, status)
    expect(store.getState().auth).toEqual(before)
  },
)
