// /koment/{businessId}: what becomes of a text on the way to the log-in and back, and of one that was left half-written.
import { aBusiness, aReview, reviewPage, reviewText } from '@test/builders/entities'
import { signedIn } from '@test/builders/ownReviews'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { makeStore } from '@/app/store'
import { initialAuthState } from '@/features/auth/model/machine'
import { navigationRequested } from '@/lib/navigationEvents'
import { reviewDraftsKey, storageKeys } from '@/lib/storageKeys'
import { loggedOut, loginSucceeded } from '@/session/events'
import { savePendingReview } from '@/storage/pendingReview'
import { browsingSession } from '@/storage/tabSession'
import {
  dropReviewDraft,
  forgetUnsentTexts,
  readPendingReview,
  readReviewDraft,
  saveReviewDraft,
} from '@/storage/unsentReviews'

const server = startTestServer()
standInDialogs()

const route = '/koment/b1'
const arta = { _id: 'u1', name: 'Arta' }
const formData = { rating: 4, ...reviewText, experienceDate: '2026-03-09', orderId: '' }
const stored = (change: object = {}) => ({
  businessId: 'b1',
  formData,
  timestamp: Date.now(),
  redirectPath: route,
  browsingSession: browsingSession(),
  ...change,
})
/** The same after its visitor has logged in in this tab. */
const adopted = (change: object = {}) => stored({ author: 'u1', isDue: true, ...change })
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Komenti *')
const title = () => screen.getByLabelText<HTMLInputElement>('Titulli *')
const star = (count: number) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${count} nga 5`) })
const send = () => screen.getByRole('button', { name: /^(Dërgo komentin|Vazhdo për të dërguar)$/ })
const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const type = (text = reviewText.comment) => {
  fireEvent.click(star(4))
  put(title(), reviewText.title)
  put(comment(), text)
}

let posted: Record<string, unknown>[] = []
/** POST /reviews answers with the first of these, then the next; the last one stays. */
let replies: { status: number; body: object }[] = []

/** Whose log-in the server accepts. */
let loggingIn = arta

beforeEach(() => {
  loggingIn = arta
  posted = []
  replies = [{ status: 201, body: { success: true, data: aReview({ _id: 'new', user: arta }) } }]
  server.msw.use(
    http.get('*/v1/businesses/:id', ({ params }) =>
      HttpResponse.json({ success: true, data: aBusiness({ _id: String(params.id) }) }),
    ),
    http.get('*/v1/reviews/business/:id', () => HttpResponse.json(reviewPage([]))),
    http.post('*/v1/reviews', async ({ request }) => {
      posted.push((await request.json()) as Record<string, unknown>)
      const { status, body } = (replies.length > 1 ? replies.shift() : replies[0]) ?? { status: 500, body: {} }
      return HttpResponse.json(body, { status })
    }),
    http.post('*/v1/auth/login', () => {
      const sub = loggingIn._id
      const tokens = { accessToken: freshToken({ sub }), refreshToken: freshToken({ sub }) }
      return HttpResponse.json({ success: true, data: { ...tokens, user: loggingIn } })
    }),
  )
})

function keepSession(user = arta) {
  localStorage.setItem(storageKeys.accessToken, freshToken({ sub: user._id }))
  localStorage.setItem(storageKeys.refreshToken, freshToken({ sub: user._id }))
  localStorage.setItem(storageKeys.user, JSON.stringify(user))
}

async function open({ user = arta, at = route }: { user?: typeof arta | null; at?: string } = {}) {
  const preloadedState = user ? signedIn(user) : { auth: { ...initialAuthState, loading: false } }
  const app = await renderApp({ route: at, preloadedState })
  await screen.findByLabelText('Titulli *')
  return app
}

async function logIn(user: Awaited<ReturnType<typeof open>>['user']) {
  await screen.findByRole('heading', { level: 1, name: 'Hyr në llogarinë tënde' })
  put(screen.getByLabelText('Email *'), 'arta@posta.example')
  put(screen.getByLabelText('Fjalëkalimi *'), 'Demo1234')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Hyr' }))
}

describe('a visitor’s review', () => {
  it('is kept with all its parts and leads to the log-in with its message [WRITE-15, WRITE-16, WRITE-31, PERM-03, AUTHENT-06, AUTHENT-07]', async () => {
    const { user } = await open({ user: null })
    type()
    put(screen.getByLabelText(/^Data e eksperiencës/), '2026-03-09')
    const before = Date.now()
    await user.click(send())
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    const kept = JSON.parse(localStorage.getItem('pendingComment') ?? '{}')
    expect(kept).toEqual({ ...stored({ timestamp: expect.any(Number) }) })
    expect(kept.timestamp).toBeGreaterThanOrEqual(before)
    expect(kept.timestamp).toBeLessThanOrEqual(Date.now())
    expect(localStorage.getItem('pendingRedirect')).toBe(route)
    expect(window.history.state.usr).toEqual({ from: route, message: 'Hyr për të komentuar për këtë biznes.' })
    expect(await screen.findByText('Hyr për të komentuar për këtë biznes.')).toBeVisible()
    expect(screen.getByText('Komenti yt u ruajt në këtë pajisje. Pasi të hysh, e dërgojmë.')).toBeVisible()
    expect(posted).toEqual([])
  })

  it('is sent once after the log-in and leads to its business [WRITE-17, WRITE-19, WRITE-20]', async () => {
    const { user } = await open({ user: null })
    type()
    put(screen.getByLabelText(/^Data e eksperiencës/), '2026-03-09')
    await user.click(send())
    await logIn(user)
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    const text = { rating: 4, ...reviewText, experienceDate: '2026-03-09' }
    expect(posted).toEqual([{ business: 'b1', user: 'u1', isApproved: true, ...text }])
    await waitFor(() => expect(screen.getByText('Komenti u dërgua. Faleminderit!')).toBeVisible())
    for (const key of ['pendingComment', 'pendingRedirect', 'reviewDrafts'])
      expect(localStorage.getItem(key)).toBeNull()
  })

  it('is not what a later log-in leads to, though its author has left the log-in while it was on its way [WRITE-19]', async () => {
    let answered = () => {}
    const held = new Promise<void>((resolve) => {
      answered = resolve
    })
    server.msw.use(http.post('*/v1/auth/login', () => held.then(() => undefined)))
    const { user, store } = await open({ user: null })
    type()
    await user.click(send())
    await logIn(user)
    act(() => void store.dispatch(navigationRequested({ to: '/faq' })))
    await waitFor(() => expect(currentPlace()).toBe('/faq'))
    expect(localStorage.getItem('pendingRedirect')).toBe(route)
    answered()
    await waitFor(() => expect(localStorage.getItem('pendingRedirect')).toBeNull())
    expect(store.getState().auth.isAuthenticated).toBe(true)
    expect(currentPlace()).toBe('/faq')
  })

  it('that is refused for its language after the log-in says so on its button [WRITE-06]', async () => {
    savePendingReview(adopted())
    replies = [{ status: 400, body: { success: false, code: 'INAPPROPRIATE_LANGUAGE' } }]
    await open()
    expect(await screen.findByRole('button', { name: 'Hiq fjalët e papërshtatshme' })).toBeDisabled()
    expect(posted).toHaveLength(1)
  })

  it('that is refused after the log-in stands in the form, says so, and does not send itself again [WRITE-21] [L07]', async () => {
    savePendingReview(adopted())
    replies = [
      { status: 500, body: { success: false, message: 'Provo më vonë.' } },
      { status: 201, body: { success: true, data: aReview({ _id: 'new' }) } },
    ]
    const { user } = await open()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Komenti nuk u dërgua. Kontrolloje dhe dërgoje përsëri.')
    expect(alert).toHaveTextContent('Provo më vonë.')
    expect(comment()).toHaveValue(formData.comment)
    expect(title()).toHaveValue(formData.title)
    expect(star(4)).toBeChecked()
    expect(posted).toHaveLength(1)
    expect(currentPlace()).toBe(route)
    await user.click(send())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(posted).toHaveLength(2)
  })

  it.each([
    ['is an hour old', { timestamp: Date.now() - 3_600_000 }],
    ['is of another business', { businessId: 'b2' }],
    ['comes from a far future', { timestamp: Date.now() + 25 * 3_600_000 }],
  ])('that %s is discarded [WRITE-18] [L05]', async (_, change) => {
    savePendingReview(adopted(change))
    await open()
    await waitFor(() => expect(localStorage.getItem('pendingComment')).toBeNull())
    expect(comment()).toHaveValue('')
    expect(posted).toEqual([])
  })

  it('waits in the storage until the log-in, and in the form of those who come back without (Q29)', async () => {
    const { user } = await open({ user: null })
    type()
    await user.click(send())
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    act(() => window.history.back())
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(await screen.findByText('E rikthyem draftin tënd')).toBeVisible()
    expect(comment()).toHaveValue(reviewText.comment)
    expect(readPendingReview()?.formData.comment).toBe(reviewText.comment)
    expect(posted).toEqual([])
  })

  it.each([
    [
      'discards',
      async (user: Awaited<ReturnType<typeof open>>['user']) => {
        await user.click(screen.getByRole('button', { name: 'Hidhe draftin' }))
        await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hidhe draftin' }))
      },
    ],
    [
      'empties',
      async (user: Awaited<ReturnType<typeof open>>['user']) => {
        await user.click(screen.getByRole('button', { name: 'Hiq datën' }))
        put(title(), '')
        put(comment(), '')
      },
    ],
  ])('is not sent for who %s it before logging in', async (_, takeBack) => {
    savePendingReview(stored({ formData: { ...formData, rating: 0 } }))
    const { user } = await open({ user: null })
    expect(comment()).toHaveValue(formData.comment)
    await takeBack(user)
    await waitFor(() => expect(localStorage.getItem('pendingComment')).toBeNull())
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })

  it('that was written on since waits for a click, as it stands now', async () => {
    savePendingReview(stored({ timestamp: Date.now() - 60_000 }))
    saveReviewDraft({ businessId: 'b1', author: undefined }, { ...formData, comment: 'Më gjatë.' }, Date.now() - 30_000)
    await open()
    await waitFor(() => expect(localStorage.getItem('pendingComment')).toBeNull())
    expect(comment()).toHaveValue('Më gjatë.')
    expect(posted).toEqual([])
  })

  it('from another tab is shown, and waits for a click (Q48, Q71) [X17]', async () => {
    savePendingReview(stored({ browsingSession: 'another' }))
    const { user } = await open()
    expect(await screen.findByText(/Në këtë pajisje ka një koment të padërguar\./)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(posted).toEqual([])
    expect(readPendingReview()?.browsingSession).toBe('another')
    await user.click(send())
    await waitFor(() => expect(posted).toHaveLength(1))
    await waitFor(() => expect(readPendingReview()).toBeUndefined())
  })

  it('is sent once in StrictMode too [L04]', async () => {
    keepSession()
    savePendingReview(adopted())
    window.history.replaceState(null, '', route)
    const store = makeStore()
    store.dispatch(loginSucceeded({ user: arta }))
    render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    )
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(posted).toHaveLength(1)
  })

  it('is not sent again by a reload in the middle, and not lost [WRITE-05] [L08]', async () => {
    savePendingReview(adopted())
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.msw.use(
      http.post('*/v1/reviews', async ({ request }) => {
        posted.push((await request.json()) as Record<string, unknown>)
        await held
        return HttpResponse.json({ success: false, message: 'Jo' }, { status: 500 })
      }),
    )
    const first = await open()
    expect(await screen.findByText('Po e dërgojmë komentin që kishe shkruar…')).toBeVisible()
    await waitFor(() => expect(posted).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Duke dërguar...' })).toBeDisabled()
    first.unmount()
    await open()
    expect(await screen.findByText('E rikthyem draftin tënd')).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(posted).toHaveLength(1)
    release()
  })
})

describe('a session that ends while somebody writes', () => {
  it('leads to the log-in with the text, which is sent afterwards [PERM-03, AUTHENT-06, AUTHENT-07]', async () => {
    replies = [
      { status: 401, body: { success: false, message: 'Token expired' } },
      { status: 201, body: { success: true, data: aReview({ _id: 'new' }) } },
    ]
    server.msw.use(
      http.post('*/v1/auth/refresh', () => HttpResponse.json({ success: false, message: 'expired' }, { status: 401 })),
    )
    const { user, store } = await open()
    type()
    await user.click(send())
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    expect(store.getState().auth.isAuthenticated).toBe(false)
    await waitFor(() => expect(screen.getByText('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')).toBeVisible())
    expect(screen.queryByText('Komenti u dërgua. Faleminderit!')).toBeNull()
    expect(localStorage.getItem('pendingRedirect')).toBe(route)
    expect(readPendingReview()?.formData).toMatchObject(reviewText)
    await logIn(user)
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(posted).toHaveLength(2)
    expect(posted[1]).toMatchObject({ ...reviewText, user: 'u1' })
  })

  it('by a log-out in another tab does the same', async () => {
    const { user, store } = await open()
    type()
    for (const key of ['accessToken', 'refreshToken', 'user']) localStorage.removeItem(key)
    replies = [{ status: 401, body: { success: false, message: 'Authentication required' } }]
    await user.click(send())
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    expect(store.getState().auth.isAuthenticated).toBe(false)
    expect(readPendingReview()?.formData.comment).toBe(reviewText.comment)
  })

  it('meanwhile leaves the form as it stands [WRITE-09]', async () => {
    const { store } = await open()
    type()
    const field = comment()
    act(() => {
      store.dispatch(loggedOut())
    })
    expect(await screen.findByRole('button', { name: 'Vazhdo për të dërguar' })).toBeVisible()
    expect(comment()).toBe(field)
    expect(comment()).toHaveValue(reviewText.comment)
  })
})

describe('whose text it is (Q71, Q72)', () => {
  const berti = { _id: 'u2', name: 'Berti' }
  const notice = () => screen.queryByText('Llogaria ka ndryshuar. Komenti që po shkruhej u ruajt për autorin e tij.')

  /** Another tab stores this user's session; `isHeard`: the browser tells this tab of it. */
  function signInElsewhere(user: typeof berti, isHeard = true) {
    keepSession(user)
    if (isHeard) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))
  }

  it('another tab’s log-in as somebody else takes the text off the screen, says so, and keeps it for its author', async () => {
    const { user } = await open()
    type()
    signInElsewhere(berti)
    await waitFor(() => expect(notice()).toBeVisible())
    await screen.findByLabelText('Titulli *')
    await waitFor(() => expect(comment()).toHaveValue(''))
    expect(readReviewDraft({ businessId: 'b1', author: 'u1' })?.form.comment).toBe(reviewText.comment)
    expect(readReviewDraft({ businessId: 'b1', author: 'u2' })).toBeUndefined()
    type('E Bertit.')
    await user.click(send())
    await waitFor(() => expect(posted).toMatchObject([{ user: 'u2', comment: 'E Bertit.' }]))
    expect(readReviewDraft({ businessId: 'b1', author: 'u1' })?.form.comment).toBe(reviewText.comment)
  })

  it('pressing before this tab has heard of it sends nothing', async () => {
    const { user } = await open()
    type()
    signInElsewhere(berti, false)
    await user.click(send())
    await waitFor(() => expect(notice()).toBeVisible())
    await screen.findByLabelText('Titulli *')
    await waitFor(() => expect(comment()).toHaveValue(''))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(posted).toEqual([])
    expect(readReviewDraft({ businessId: 'b1', author: 'u1' })?.form.comment).toBe(reviewText.comment)
  })

  it('a refused session’s text waits for its author: another one who logs in neither sends nor sees it', async () => {
    replies = [
      { status: 401, body: { success: false, message: 'Token expired' } },
      { status: 201, body: { success: true, data: aReview({ _id: 'new' }) } },
    ]
    server.msw.use(
      http.post('*/v1/auth/refresh', () => HttpResponse.json({ success: false, message: 'expired' }, { status: 401 })),
    )
    loggingIn = berti
    const { user, store } = await open()
    type()
    await user.click(send())
    await logIn(user)
    await waitFor(() => expect(currentPlace()).toBe(route))
    await screen.findByLabelText('Titulli *')
    expect(comment()).toHaveValue('')
    expect(posted).toHaveLength(1)
    expect(readPendingReview()).toMatchObject({ author: 'u1', formData: reviewText })
    act(() => {
      store.dispatch(loggedOut())
      store.dispatch(navigationRequested({ to: '/login', state: { from: route } }))
    })
    loggingIn = arta
    await logIn(user)
    await waitFor(() => expect(posted).toHaveLength(2))
    expect(posted[1]).toMatchObject({ user: 'u1', ...reviewText })
  })

  it('a visitor’s own press sends another’s waiting text to the drafts of its author, not away [WRITE-15]', async () => {
    savePendingReview(adopted())
    const { user } = await open({ user: null, at: '/koment/b2' })
    type('E një vizitori.')
    await user.click(send())
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    expect(readPendingReview()).toMatchObject({ businessId: 'b2' })
    expect(readReviewDraft({ businessId: 'b1', author: 'u1' })?.form).toEqual(formData)
  })

  it('a log-out keeps what was just typed for its author', async () => {
    const { store } = await open()
    type()
    act(() => {
      store.dispatch(loggedOut())
      store.dispatch(navigationRequested({ to: '/faq' }))
    })
    await waitFor(() => expect(readReviewDraft({ businessId: 'b1', author: 'u1' })).toBeDefined())
    expect(readReviewDraft({ businessId: 'b1', author: undefined })).toBeUndefined()
  })

  it('a visitor’s text goes on with the first user who signs in, who presses for it', async () => {
    const { user } = await open({ user: null })
    type()
    const field = comment()
    signInElsewhere(arta)
    await user.click(await screen.findByRole('button', { name: 'Dërgo komentin' }))
    await waitFor(() => expect(posted).toMatchObject([{ user: 'u1', ...reviewText }]))
    expect(field).toHaveValue('')
  })

  it('a visitor is told whose other tab signs in somebody with a comment of this business [GUARDREV-01]', async () => {
    await open({ user: null })
    type()
    server.msw.use(
      http.get('*/v1/reviews/business/:id', () => HttpResponse.json(reviewPage([aReview({ user: arta })]))),
    )
    signInElsewhere(arta)
    expect(await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeVisible()
    expect(posted).toEqual([])
  })

  it('a log-in in another tab does not send a visitor’s text: it may be somebody else’s', async () => {
    const { user } = await open({ user: null })
    type()
    await user.click(send())
    await screen.findByRole('heading', { level: 1, name: 'Hyr në llogarinë tënde' })
    signInElsewhere(berti)
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(await screen.findByText(/sigurohu që është i yti/)).toBeVisible()
    expect(comment()).toHaveValue(reviewText.comment)
    expect(posted).toEqual([])
  })

  it('the guard of a user who has written already drops only that user’s waiting text (Q30)', async () => {
    server.msw.use(
      http.get('*/v1/reviews/business/:id', () => HttpResponse.json(reviewPage([aReview({ user: arta })]))),
    )
    savePendingReview(stored({ author: 'u2' }))
    keepSession()
    const { store } = await renderApp({ route })
    act(() => void store.dispatch(loginSucceeded({ user: arta })))
    await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })
    expect(readPendingReview()?.author).toBe('u2')
  })

  const long = {
    ...formData,
    title: 'Mbrëmje e gjatë me djathë të freskët dhe verë të shtëpisë së tyre',
    comment: 'Djathi ishte i freskët. Pritëm pak për tavolinën, por ia vlejti. Do të kthehemi me fëmijët në pranverë.',
  }

  it('a log-in in another tab sends nothing of a user’s whose session had ended in this one either', async () => {
    savePendingReview(stored({ author: 'u1', formData: long }))
    await open({ user: null })
    signInElsewhere(arta)
    expect(await screen.findByText('E rikthyem draftin tënd')).toBeVisible()
    expect(comment()).toHaveValue(long.comment)
    expect(posted).toEqual([])
    expect(readPendingReview()).toMatchObject({ author: 'u1' })
  })

  it.each([
    ['this tab', {}],
    ['another tab', { browsingSession: 'another' }],
  ])(
    'what a visitor wrote in %s is asked about once another tab signs somebody in, and stays stored',
    async (_, change) => {
      savePendingReview(stored({ ...change, formData: long }))
      await open({ user: null })
      expect(comment()).toHaveValue(long.comment)
      signInElsewhere(berti)
      expect(await screen.findByRole('button', { name: 'Dërgo komentin' })).toBeEnabled()
      expect(await screen.findByText(/sigurohu që është i yti/)).toBeVisible()
      expect(comment()).toHaveValue(long.comment)
      expect(posted).toEqual([])
      expect(readPendingReview()).toEqual(stored({ ...change, formData: long, timestamp: expect.any(Number) }))
    },
  )

  it('of another business stays there: the form of this one is empty', async () => {
    savePendingReview(stored({ businessId: 'b2', browsingSession: 'another', formData: long }))
    await open()
    expect(comment()).toHaveValue('')
    expect(readPendingReview()?.businessId).toBe('b2')
  })
})

describe('a clock that is put back (Q77)', () => {
  it('two minutes after the text was stored destroys nothing: it is sent', async () => {
    savePendingReview(adopted({ timestamp: Date.now() + 120_000 }))
    await open()
    await waitFor(() => expect(posted).toMatchObject([{ comment: formData.comment }]))
  })

  it('does not bring back what was written before the last letters', async () => {
    savePendingReview(stored({ timestamp: Date.now() + 120_000 }))
    const first = await open({ user: null })
    put(comment(), 'Më gjatë.')
    first.unmount()
    await open({ user: null })
    expect(comment()).toHaveValue('Më gjatë.')
  })
})

describe('a half-written review', () => {
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('is saved half a second after the last letter, with the time, and comes back without sending itself', async () => {
    const app = await open()
    vi.useFakeTimers({ now: Date.parse('2026-11-21T13:05:00Z') })
    put(comment(), 'Kafe')
    await wait(499)
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
    put(comment(), 'Kafe e mirë')
    await wait(499)
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
    await wait(1)
    expect(screen.getByText('Drafti u ruajt në orën 14:05')).toBeVisible()
    expect(localStorage.getItem('pendingComment')).toBeNull()
    vi.useRealTimers()
    app.unmount()
    await open()
    expect(screen.getByText('E rikthyem draftin tënd')).toBeVisible()
    expect(comment()).toHaveValue('Kafe e mirë')
    expect(posted).toEqual([])
  })

  it('is saved at once by those who leave sooner', async () => {
    const { store } = await open()
    put(comment(), 'Kafe')
    act(() => {
      store.dispatch(navigationRequested({ to: '/faq' }))
    })
    await waitFor(() => expect(screen.queryByLabelText('Komenti *')).toBeNull())
    await waitFor(() => expect(readReviewDraft({ businessId: 'b1', author: 'u1' })?.form.comment).toBe('Kafe'))
  })

  it('is discarded after a question, with the refusal of what was sent', async () => {
    saveReviewDraft({ businessId: 'b1', author: 'u1' }, formData, Date.now())
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Hidhe draftin' }))
    const dialog = () => within(screen.getByRole('alertdialog', { name: 'Ta hedhim draftin?' }))
    expect(dialog().getByText('Teksti që ke shkruar do të humbasë.')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Mbaje draftin' }))
    expect(comment()).toHaveValue(formData.comment)
    replies = [{ status: 500, body: { success: false, message: 'Provo më vonë.' } }]
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent('Provo më vonë.')
    await user.click(screen.getByRole('button', { name: 'Hidhe draftin' }))
    await user.click(dialog().getByRole('button', { name: 'Hidhe draftin' }))
    expect(await screen.findByText('Drafti u hodh')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(comment()).toHaveValue('')
    expect(title()).toHaveValue('')
    expect(screen.queryByText(/Provo më vonë/)).toBeNull()
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })

  it('that cannot be stored says so', async () => {
    await open()
    vi.useFakeTimers()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    put(comment(), 'Kafe')
    await wait(500)
    expect(screen.getByText('Drafti nuk u ruajt. Kopjoje tekstin para se të largohesh.')).toBeVisible()
    expect(comment()).toHaveValue('Kafe')
    // Memory has it until the page is reloaded.
    dropReviewDraft({ businessId: 'b1', author: 'u1' })
  })

  it('is stored again when another tab has cleared the storage', async () => {
    await open()
    vi.useFakeTimers()
    put(comment(), 'Kafe')
    await wait(500)
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(readReviewDraft({ businessId: 'b1', author: 'u1' })?.form.comment).toBe('Kafe')
  })

  it('is not said to be stored once another tab has deleted its author’s account (Q78)', async () => {
    await open()
    vi.useFakeTimers()
    put(comment(), 'Kafe')
    await wait(500)
    const news = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: reviewDraftsKey })))
    news()
    expect(screen.getByText(/^Drafti u ruajt në orën/)).toBeVisible()
    forgetUnsentTexts('u1')
    news()
    expect(screen.getByText('Drafti nuk u ruajt. Kopjoje tekstin para se të largohesh.')).toBeVisible()
    expect(comment()).toHaveValue('Kafe')
    expect(readReviewDraft({ businessId: 'b1', author: 'u1' })).toBeUndefined()
  })

  it('makes the browser ask before it is closed, until it was sent', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user } = await open()
    expect(asks()).toBe(false)
    type()
    expect(asks()).toBe(true)
    await user.click(send())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(asks()).toBe(false)
  })

  it('of another user is not shown; one of an earlier visitor is, with a word of warning', async () => {
    saveReviewDraft({ businessId: 'b1', author: 'u2' }, formData, Date.now())
    const first = await open()
    expect(comment()).toHaveValue('')
    first.unmount()
    saveReviewDraft({ businessId: 'b1', author: undefined }, formData, Date.now())
    sessionStorage.clear()
    sessionStorage.setItem('browsingSession', 'a later one')
    await open()
    expect(await screen.findByText(/sigurohu që është i yti/)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
  })
})
