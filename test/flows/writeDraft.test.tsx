// /koment/{businessId}: what becomes of a text on the way to the log-in and back, and of one that was left half-written.

import { aReview, reviewPage, reviewText } from '@test/builders/entities'
import { heading, held, main, put, success } from '@test/page'
import { currentPlace } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { standInDialogs } from '@test/ui/dialog'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { reviewDraftsKey, storageKeys } from '@/lib/storageKeys'
import { loggedOut } from '@/session/events'
import { savePendingReview } from '@/storage/pendingReview'
import { browsingSession } from '@/storage/tabSession'
import { readDrafts, readPendingReview, readReviewDraft, saveReviewDraft } from '@/storage/unsentReviews'
import { adoptUnsentTexts, forgetUnsentTexts } from '@/storage/unsentTextEvents'
import { navigationRequested } from '@/store/navigationEvents'
import {
  answer,
  arta,
  button,
  comment,
  day,
  fill,
  open,
  openForm,
  posts,
  route,
  runServer,
  server,
  star,
  title,
} from './writing'

runServer()
standInDialogs()
beforeEach(() => void answer())

const berti = { _id: 'u2', name: 'Berti' }
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
const draftOf = (author?: string) => readReviewDraft({ businessId: 'b1', author })?.form
const thanks = 'Komenti u dërgua. Faleminderit!'
const restored = 'E rikthyem draftin tënd'
const isItYours = /^Në këtë pajisje ka një koment të padërguar\..*sigurohu që është i yti/
type App = Awaited<ReturnType<typeof openForm>>

/** What `formData` says, written and sent. */
async function send(options?: Parameters<typeof openForm>[0]) {
  const app = await openForm(options)
  fill()
  put(day(), formData.experienceDate)
  await app.user.click(button())
  return app
}

/** On the page of the log-in; the server answers after `until`. */
async function logIn({ user }: App, as = arta, until: Promise<unknown> = Promise.resolve()) {
  const [accessToken, refreshToken] = [freshToken({ sub: as._id }), freshToken({ sub: as._id })]
  server.msw.use(
    http.post('*/v1/auth/login', async () => {
      await until
      return success({ accessToken, refreshToken, user: as })
    }),
  )
  await heading('Hyr në llogarinë tënde')
  put(screen.getByLabelText('Email *'), 'arta@posta.example')
  put(screen.getByLabelText('Fjalëkalimi *'), 'Demo1234')
  await user.click(main().getByRole('button', { name: 'Hyr' }))
}

/** Another tab stores this user's session; `isHeard`: the browser tells this tab of it. */
function signInElsewhere(user: typeof arta, isHeard = true) {
  localStorage.setItem(storageKeys.accessToken, freshToken({ sub: user._id }))
  localStorage.setItem(storageKeys.refreshToken, freshToken({ sub: user._id }))
  localStorage.setItem(storageKeys.user, JSON.stringify(user))
  if (isHeard) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))
}

describe('a visitor’s review', () => {
  it('is kept with all its parts, and once, and leads to the log-in with its message [WRITE-15, WRITE-16, WRITE-31, PERM-03, AUTHENT-06, AUTHENT-07]', async () => {
    const before = Date.now()
    // A pause in typing has kept it as a draft already.
    saveReviewDraft({ businessId: 'b1', author: undefined }, formData, before)
    await send({ user: null })
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    const kept = JSON.parse(localStorage.getItem('pendingComment') ?? '{}')
    expect(kept).toEqual(stored({ timestamp: expect.any(Number) }))
    expect(kept.timestamp).toBeGreaterThanOrEqual(before)
    expect(kept.timestamp).toBeLessThanOrEqual(Date.now())
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
    expect(localStorage.getItem('pendingRedirect')).toBe(route)
    expect(window.history.state.usr).toEqual({ from: route, message: 'Hyr për të komentuar për këtë biznes.' })
    expect(await screen.findByText('Hyr për të komentuar për këtë biznes.')).toBeVisible()
    expect(screen.getByText('Komenti yt u ruajt në këtë pajisje. Pasi të hysh, e dërgojmë.')).toBeVisible()
    expect(posts()).toEqual([])
  })

  it('is sent once after the log-in, up to an hour later, and leads to its business [WRITE-17, WRITE-19, WRITE-20]', async () => {
    const app = await send({ user: null })
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    savePendingReview(stored({ timestamp: Date.now() - 3_590_000 }))
    await logIn(app)
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    const text = { rating: 4, ...reviewText, experienceDate: '2026-03-09' }
    expect(posts()).toEqual([{ business: 'b1', user: 'u1', isApproved: true, ...text }])
    await waitFor(() => expect(screen.getByText(thanks)).toBeVisible())
    for (const key of ['pendingComment', 'pendingRedirect', 'reviewDrafts'])
      expect(localStorage.getItem(key)).toBeNull()
  })

  it('is not what a later log-in leads to, though its author has left the log-in while it was on its way [WRITE-19]', async () => {
    const hold = held()
    const app = await send({ user: null })
    await logIn(app, arta, hold.answer)
    act(() => void app.store.dispatch(navigationRequested({ to: '/faq' })))
    await waitFor(() => expect(currentPlace()).toBe('/faq'))
    expect(localStorage.getItem('pendingRedirect')).toBe(route)
    hold.release()
    await waitFor(() => expect(localStorage.getItem('pendingRedirect')).toBeNull())
    expect(app.store.getState().auth.isAuthenticated).toBe(true)
    expect(currentPlace()).toBe('/faq')
  })

  it('that is refused after the log-in stands in the form, says so, and does not send itself again [WRITE-06, WRITE-21] [L07]', async () => {
    savePendingReview(adopted())
    answer({ created: { success: false, code: 'INAPPROPRIATE_LANGUAGE' }, createdStatus: 400 })
    const { user } = await openForm()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Komenti nuk u dërgua. Kontrolloje dhe dërgoje përsëri.')
    expect(button()).toHaveTextContent(/^Hiq fjalët e papërshtatshme$/)
    expect(button()).toBeDisabled()
    expect(title()).toHaveValue(formData.title)
    expect(comment()).toHaveValue(formData.comment)
    expect(star(4)).toBeChecked()
    expect(currentPlace()).toBe(route)
    answer()
    put(comment(), 'Kafe e mirë.')
    expect(posts()).toHaveLength(1)
    await user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(posts()).toHaveLength(2)
  })

  it.each([
    ['is an hour old', { timestamp: Date.now() - 3_600_000 }],
    ['is of another business', { businessId: 'b2' }],
    ['comes from a far future', { timestamp: Date.now() + 25 * 3_600_000 }],
  ])('that %s is discarded [WRITE-18] [L05]', async (_, change) => {
    savePendingReview(stored(change))
    adoptUnsentTexts('u1', Date.now())
    await openForm()
    await waitFor(() => expect(localStorage.getItem('pendingComment')).toBeNull())
    expect(comment()).toHaveValue('')
    expect(posts()).toEqual([])
  })

  it('that this browser does not keep is not said to be kept, can be copied, and is sent after the log-in', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const app = await send({ user: null })
    await heading('Hyr në llogarinë tënde')
    expect(screen.getByText(/^Ky shfletues nuk e ruan dot komentin tënd\./)).toBeVisible()
    expect(screen.queryByText(/Komenti yt u ruajt/)).toBeNull()
    expect(screen.getByText(/^Ky shfletues nuk e ruan dot hyrjen tënde\..*duhet të hysh përsëri\.$/)).toBeVisible()
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    await app.user.click(screen.getByRole('button', { name: 'Kopjo komentin' }))
    expect(await screen.findByText('Komenti u kopjua')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`${formData.title}\n\n${formData.comment}`)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await app.user.click(screen.getByRole('button', { name: 'Kopjo komentin' }))
    expect(
      await screen.findByText((_, node) => node?.textContent === `${formData.title}\n\n${formData.comment}`),
    ).toBeVisible()
    await logIn(app)
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(posts()).toMatchObject([{ title: formData.title, comment: formData.comment }])
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  it('of which the browser keeps the draft only stays that draft', async () => {
    const app = await openForm({ user: null })
    fill()
    app.unmount()
    const kept = localStorage.getItem('reviewDrafts')
    expect(kept).not.toBeNull()
    const { user } = await openForm({ user: null })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(button())
    await heading('Hyr në llogarinë tënde')
    expect(localStorage.getItem('reviewDrafts')).toBe(kept)
  })

  it('waits in the storage until the log-in, and in the form of those who come back without (Q29)', async () => {
    await send({ user: null })
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    act(() => window.history.back())
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(await screen.findByText(restored)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(readPendingReview()?.formData).toEqual(formData)
    expect(posts()).toEqual([])
  })

  it.each([
    [
      'discards',
      () => {
        fireEvent.click(screen.getByRole('button', { name: 'Hidhe draftin' }))
        fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hidhe draftin' }))
      },
    ],
    ['empties', () => [day(), title(), comment()].map((field) => put(field, ''))],
  ])('is not sent for who %s it before logging in', async (_, takeBack) => {
    savePendingReview(stored({ formData: { ...formData, rating: 0 } }))
    await openForm({ user: null })
    expect(comment()).toHaveValue(formData.comment)
    takeBack()
    await waitFor(() => expect(localStorage.getItem('pendingComment')).toBeNull())
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })

  it('that was written on since stays so, though the clock was put back, and waits for a click (Q77)', async () => {
    savePendingReview(stored({ timestamp: Date.now() + 120_000 }))
    const first = await openForm({ user: null })
    put(comment(), 'Më gjatë.')
    first.unmount()
    expect(localStorage.getItem('pendingComment')).toBeNull()
    const second = await openForm({ user: null })
    expect(comment()).toHaveValue('Më gjatë.')
    second.unmount()
    await openForm()
    expect(await screen.findByText(isItYours)).toBeVisible()
    expect(comment()).toHaveValue('Më gjatë.')
    expect(posts()).toEqual([])
  })

  it('from another tab is shown, and waits for a click (Q48, Q71) [X17]', async () => {
    savePendingReview(stored({ browsingSession: 'another' }))
    const { user } = await openForm()
    expect(await screen.findByText(isItYours)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(posts()).toEqual([])
    expect(readPendingReview()?.browsingSession).toBe('another')
    await user.click(button())
    await waitFor(() => expect(posts()).toHaveLength(1))
    await waitFor(() => expect(readPendingReview()).toBeUndefined())
  })

  it('from another tab can be sent from where it is told of: the button keeps the focus meanwhile, a refusal below takes it', async () => {
    savePendingReview(stored({ browsingSession: 'another' }))
    const hold = held()
    const asked = vi.fn(() =>
      hold.answer.then(() => HttpResponse.json({ success: false, message: 'Jo sot' }, { status: 400 })),
    )
    server.msw.use(http.post('*/v1/reviews', asked))
    const { user } = await openForm()
    const sendNow = await screen.findByRole('button', { name: 'Dërgoje tani' })
    await user.click(sendNow)
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await user.keyboard('{Enter}')
    expect(sendNow).toHaveAttribute('aria-busy', 'true')
    expect(sendNow).toBeEnabled() // or it would lose the focus
    expect(sendNow).toHaveFocus()
    hold.release()
    const refused = (await screen.findByText('Jo sot')).closest<HTMLElement>('[role="alert"]')
    expect(document.activeElement).toContainElement(refused)
    expect(document.body).not.toHaveFocus()
    expect(screen.getByRole('button', { name: 'Dërgoje tani' })).not.toHaveAttribute('aria-busy')
    expect(asked).toHaveBeenCalledOnce()
  })

  it('is sent once in StrictMode too [L04]', async () => {
    configure({ reactStrictMode: true })
    onTestFinished(() => configure({ reactStrictMode: false }))
    savePendingReview(adopted())
    await open()
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(posts()).toHaveLength(1)
  })

  it('is not sent again by a reload in the middle, and not lost [WRITE-05] [L08]', async () => {
    savePendingReview(adopted())
    const hold = held()
    const asked = vi.fn(() => hold.answer.then(() => undefined))
    server.msw.use(http.post('*/v1/reviews', asked))
    const first = await openForm()
    expect(await screen.findByText('Po e dërgojmë komentin që kishe shkruar…')).toBeVisible()
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(screen.getByRole('button', { name: 'Duke dërguar...' })).toHaveAttribute('aria-disabled', 'true')
    first.unmount()
    await openForm()
    expect(await screen.findByText(restored)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(asked).toHaveBeenCalledOnce()
    hold.release()
  })
})

describe('a session that ends while somebody writes', () => {
  it('leads to the log-in with the text, which is sent once its author, and nobody else, has logged in (Q72) [PERM-03, AUTHENT-06, AUTHENT-07]', async () => {
    const expired = { success: false, message: 'Token expired' }
    answer({ created: expired, createdStatus: 401 })
    server.msw.use(http.post('*/v1/auth/refresh', () => HttpResponse.json(expired, { status: 401 })))
    const app = await send()
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    expect(app.store.getState().auth.isAuthenticated).toBe(false)
    await waitFor(() => expect(screen.getByText('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')).toBeVisible())
    expect(screen.queryByText(thanks)).toBeNull()
    expect(localStorage.getItem('pendingRedirect')).toBe(route)
    answer()
    await logIn(app, berti)
    await waitFor(() => expect(currentPlace()).toBe(route))
    await screen.findByLabelText('Titulli *')
    expect(comment()).toHaveValue('')
    expect(posts()).toHaveLength(1)
    expect(readPendingReview()).toMatchObject({ author: 'u1', formData })
    act(() => {
      app.store.dispatch(loggedOut())
      app.store.dispatch(navigationRequested({ to: '/login', state: { from: route } }))
    })
    await logIn(app)
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(posts()).toHaveLength(2)
    expect(posts()[1]).toMatchObject({ ...reviewText, user: 'u1' })
  })

  it('meanwhile leaves the form as it stands, and its text to its author [WRITE-09]', async () => {
    const { store } = await openForm()
    fill()
    const field = comment()
    act(() => void store.dispatch(loggedOut()))
    expect(await screen.findByRole('button', { name: 'Vazhdo për të dërguar' })).toBeVisible()
    expect(comment()).toBe(field)
    expect(comment()).toHaveValue(reviewText.comment)
    act(() => void store.dispatch(navigationRequested({ to: '/faq' })))
    await waitFor(() => expect(screen.queryByLabelText('Komenti *')).toBeNull())
    await waitFor(() => expect(draftOf('u1')).toMatchObject(reviewText))
    expect(draftOf()).toBeUndefined()
  })
})

describe('whose text it is (Q71, Q72)', () => {
  it.each([
    ['takes the text off the screen', true],
    ['that this tab has not heard of lets nothing be sent', false],
  ])('another tab’s log-in as somebody else %s, says so, and keeps the text for its author', async (_, isHeard) => {
    const { user } = await openForm()
    fill()
    signInElsewhere(berti, isHeard)
    if (!isHeard) await user.click(button())
    const notice = 'Llogaria ka ndryshuar. Komenti që po shkruhej u ruajt për autorin e tij.'
    await waitFor(() => expect(screen.getByText(notice)).toBeVisible())
    await screen.findByLabelText('Titulli *')
    await waitFor(() => expect(comment()).toHaveValue(''))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(posts()).toEqual([])
    expect(draftOf('u2')).toBeUndefined()
    fill({ text: 'E Bertit.' })
    await user.click(button())
    await waitFor(() => expect(posts()).toMatchObject([{ user: 'u2', comment: 'E Bertit.' }]))
    expect(draftOf('u1')).toMatchObject(reviewText)
  })

  it('another tab’s log-out takes the text off the screen, says so, and keeps the text for its author, who finds it again (Q118)', async () => {
    await openForm()
    fill()
    const heard = (key: string, newValue: string | null = null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
    // Somebody who was signed in there before.
    heard('loggedOut', 'u2')
    expect(comment()).toHaveValue(reviewText.comment)
    for (const key of ['accessToken', 'refreshToken', 'user']) localStorage.removeItem(key)
    heard('accessToken')
    heard('loggedOut', 'u1')
    await waitFor(() => expect(comment()).toHaveValue(''))
    expect(title()).toHaveValue('')
    expect(button()).toHaveTextContent('Plotëso të gjitha fushat e kërkuara')
    const notice = 'Llogaria ka ndryshuar. Komenti që po shkruhej u ruajt për autorin e tij.'
    await waitFor(() => expect(screen.getByText(notice)).toBeVisible())
    expect(draftOf()).toBeUndefined()
    signInElsewhere(arta)
    await waitFor(() => expect(comment()).toHaveValue(reviewText.comment))
  })

  it('a visitor’s text goes on with the first user who signs in, who presses for it', async () => {
    const { user } = await openForm({ user: null })
    fill()
    signInElsewhere(arta)
    await user.click(await screen.findByRole('button', { name: 'Dërgo komentin' }))
    await waitFor(() => expect(posts()).toMatchObject([{ user: 'u1', ...reviewText }]))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
  })

  it('a visitor is told whose other tab signs in somebody with a comment of this business; a text that waits for another one stays (Q30) [GUARDREV-01]', async () => {
    savePendingReview(stored({ author: 'u2' }))
    await openForm({ user: null })
    expect(comment()).toHaveValue('')
    fill()
    answer({ reviews: reviewPage([aReview({ user: arta })]) })
    signInElsewhere(arta)
    expect(await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeVisible()
    expect(posts()).toEqual([])
    expect(readPendingReview()?.author).toBe('u2')
  })

  it('a log-in in another tab does not send a visitor’s text: it may be somebody else’s', async () => {
    await send({ user: null })
    await heading('Hyr në llogarinë tënde')
    signInElsewhere(berti)
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(await screen.findByText(isItYours)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(posts()).toEqual([])
  })

  it.each([
    ['a visitor wrote in this tab is asked about', {}, berti, isItYours],
    ['a visitor wrote in another tab is asked about', { browsingSession: 'another' }, berti, isItYours],
    ['a user wrote whose session had ended in this one comes back', { author: 'u1' }, arta, restored],
  ])('what %s once another tab signs somebody in, is not sent and stays stored', async (_, change, user, news) => {
    savePendingReview(stored(change))
    await openForm({ user: null })
    expect(comment()).toHaveValue(user === arta ? '' : formData.comment)
    signInElsewhere(user)
    expect(await screen.findByRole('button', { name: 'Dërgo komentin' })).toBeEnabled()
    expect(await screen.findByText(news)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(posts()).toEqual([])
    expect(readPendingReview()).toEqual(stored({ ...change, timestamp: expect.any(Number) }))
  })
})

describe('a visitor’s text whose hour is over (Q86)', () => {
  const over = 'Këtu kishte një koment të padërguar. U fshi, sepse e ruajmë vetëm një orë.'
  const anHourAgo = () => Date.now() - 3_600_000

  it.each([
    [
      'a visitor who was typing',
      null,
      () => saveReviewDraft({ businessId: 'b1', author: undefined }, formData, anHourAgo()),
    ],
    ['a visitor whose text waited for the log-in', null, () => savePendingReview(stored({ timestamp: anHourAgo() }))],
    ['a user who logs in too late', arta, () => savePendingReview(stored({ timestamp: anHourAgo() }))],
  ])(
    'is not shown to %s, but that it was discarded is said until somebody writes [WRITE-18]',
    async (_, user, write) => {
      write()
      await openForm({ user })
      expect(await screen.findByText(over)).toBeVisible()
      expect(comment()).toHaveValue('')
      expect(posts()).toEqual([])
      for (const key of ['pendingComment', 'reviewDrafts']) expect(localStorage.getItem(key)).toBeNull()
      put(comment(), 'Kafe')
      expect(screen.queryByText(over)).toBeNull()
    },
  )

  it('goes from the storage on any page, also while it stays open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    saveReviewDraft({ businessId: 'b1', author: undefined }, formData, Date.now() - 3_480_000)
    await open({ user: null, at: '/faq' })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(draftOf()).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(() => expect(draftOf()).toBeUndefined())
  })

  it('stays in its open form, which says that it is not kept any more', async () => {
    await openForm({ user: null })
    vi.useFakeTimers()
    put(comment(), 'Kafe')
    await act(() => vi.advanceTimersByTimeAsync(500))
    await act(() => vi.advanceTimersByTimeAsync(3_599_999))
    expect(screen.getByText(/^Drafti u ruajt në orën/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText('Drafti nuk ruhet. Kopjoje tekstin para se të largohesh.')).toBeVisible()
    expect(comment()).toHaveValue('Kafe')
  })
})

describe('a half-written review', () => {
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const unsaved = 'Drafti nuk ruhet. Kopjoje tekstin para se të largohesh.'
  /** Types a word and lets half a second pass. */
  const save = async () => {
    put(comment(), 'Kafe')
    await wait(500)
  }

  it('is saved half a second after the last letter, with the time, or on leaving, and comes back without sending itself', async () => {
    const app = await openForm()
    vi.useFakeTimers({ now: Date.parse('2026-11-21T13:05:00Z') })
    for (const text of ['Kafe', 'Kafe e mirë']) {
      put(comment(), text)
      await wait(499)
      expect(localStorage.getItem('reviewDrafts')).toBeNull()
    }
    await wait(1)
    expect(screen.getByText('Drafti u ruajt në orën 14:05')).toBeVisible()
    expect(draftOf('u1')?.comment).toBe('Kafe e mirë')
    expect(localStorage.getItem('pendingComment')).toBeNull()
    put(comment(), 'Kafe e mirë, e shtrenjtë')
    app.unmount()
    vi.useRealTimers()
    await openForm()
    expect(screen.getByText(restored)).toBeVisible()
    expect(comment()).toHaveValue('Kafe e mirë, e shtrenjtë')
    expect(posts()).toEqual([])
  })

  it('is discarded after a question, with the refusal of what was sent', async () => {
    saveReviewDraft({ businessId: 'b1', author: 'u1' }, formData, Date.now())
    answer({ created: { success: false, message: 'Provo më vonë.' }, createdStatus: 500 })
    const { user } = await openForm()
    const ask = () => user.click(screen.getByRole('button', { name: 'Hidhe draftin' }))
    const dialog = () => within(screen.getByRole('alertdialog', { name: 'Ta hedhim draftin?' }))
    await ask()
    expect(dialog().getByText('Teksti që ke shkruar do të humbasë.')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Mbaje draftin' }))
    expect(comment()).toHaveValue(formData.comment)
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Provo më vonë.')
    await ask()
    await user.click(dialog().getByRole('button', { name: 'Hidhe draftin' }))
    expect(await screen.findByText('Drafti u hodh')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(comment()).toHaveValue('')
    expect(title()).toHaveValue('')
    expect(screen.queryByText(/Provo më vonë/)).toBeNull()
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })

  it('that cannot be stored says so, and promises nothing else', async () => {
    await openForm({ user: null })
    expect(screen.getByText(/Teksti ruhet në këtë pajisje deri në një orë\.$/)).toBeVisible()
    vi.useFakeTimers()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await save()
    expect(screen.getByText(unsaved)).toBeVisible()
    expect(screen.queryByText(/Teksti ruhet/)).toBeNull()
    expect(comment()).toHaveValue('Kafe')
  })

  it('is stored again when another tab has cleared the storage, and not said to be once one has deleted its author’s account (Q78)', async () => {
    const news = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    await openForm()
    vi.useFakeTimers()
    await save()
    localStorage.clear()
    news(null)
    expect(draftOf('u1')?.comment).toBe('Kafe')
    news(reviewDraftsKey)
    expect(screen.getByText(/^Drafti u ruajt në orën/)).toBeVisible()
    forgetUnsentTexts('u1')
    news(reviewDraftsKey)
    expect(screen.getByText(unsaved)).toBeVisible()
    expect(comment()).toHaveValue('Kafe')
    expect(draftOf('u1')).toBeUndefined()
  })

  it('that another tab has gone on with stays this tab’s as it stands here, and the other’s as it stands there', async () => {
    await openForm()
    vi.useFakeTimers()
    await save()
    const theirs = { ...JSON.parse(localStorage.getItem('reviewDrafts') ?? '')[0], browsingSession: 'another' }
    theirs.form = { ...theirs.form, comment: 'Kafe e shtrenjtë' }
    localStorage.setItem('reviewDrafts', JSON.stringify([theirs]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: reviewDraftsKey })))
    expect(screen.queryByText(unsaved)).toBeNull()
    expect(readDrafts().map(({ form }) => form.comment)).toEqual(['Kafe', 'Kafe e shtrenjtë'])
  })

  it('makes the browser ask before it is closed, until it was sent', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user } = await openForm()
    expect(asks()).toBe(false)
    fill()
    expect(asks()).toBe(true)
    await user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(asks()).toBe(false)
  })
})
