// /koment/{businessId}: what becomes of a text on the way to the log-in and back.

import { reviewText } from '@test/builders/entities'
import { putPending, storedPending } from '@test/builders/texts'
import { heading, held, main, put, success } from '@test/page'
import { currentPlace } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { loggedOut } from '@/session/events'
import { claimTexts, keepText } from '@/storage/reviewTexts'
import { navigationRequested } from '@/store/navigationEvents'
import * as page from './writing'

page.runServer()
const { adopted, answer, arta, draftOf, fill, formData, isItYours, open, openForm, posts, restored } = page
const { reviewForm, route, send, server, stored, thanks } = page
const { button, comment, day, star, title } = reviewForm

const berti = { _id: 'u2', name: 'Berti' }
/** How a visitor sends what `formData` says. */
const visitors = { user: null, on: formData.experienceDate }
type App = Awaited<ReturnType<typeof openForm>>

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

describe('a visitor’s review', () => {
  it('is kept with all its parts, and once, and leads to the log-in with its message [WRITE-15, WRITE-16, WRITE-31, PERM-03, AUTHENT-06, AUTHENT-07]', async () => {
    const before = Date.now()
    // A pause in typing has kept it as a draft already.
    keepText({ businessId: 'b1', author: undefined }, formData, before)
    await send(visitors)
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    const kept = JSON.parse(localStorage.getItem('pendingComment') ?? '{}')
    expect(kept).toEqual(stored({ timestamp: expect.any(Number) }))
    expect(kept.timestamp).toBeGreaterThanOrEqual(before)
    expect(kept.timestamp).toBeLessThanOrEqual(Date.now())
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
    expect(localStorage.getItem('pendingRedirect')).toBe(route)
    expect(window.history.state.usr).toEqual({ from: route, message: 'Hyr për të komentuar për këtë biznes.' })
    expect(await screen.findByText('Hyr për të komentuar për këtë biznes.')).toBeVisible()
    expect(screen.getByText(/^Komenti yt ruhet këtu deri në orën/)).toBeVisible()
    expect(screen.getByText('Pasi të hysh, e dërgojmë.')).toBeVisible()
    expect(posts()).toEqual([])
  })

  it('is sent once after the log-in, up to an hour later, and leads to its business [WRITE-17, WRITE-19, WRITE-20]', async () => {
    const app = await send(visitors)
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    putPending(stored({ timestamp: Date.now() - 3_590_000 }))
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
    const app = await send(visitors)
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
    putPending(adopted())
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
    putPending(stored(change))
    claimTexts('u1', Date.now())
    await openForm()
    await waitFor(() => expect(localStorage.getItem('pendingComment')).toBeNull())
    expect(comment()).toHaveValue('')
    expect(posts()).toEqual([])
  })

  it('that this browser does not keep is not said to be kept, can be copied, and is sent after the log-in', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const app = await send(visitors)
    await heading('Hyr në llogarinë tënde')
    expect(screen.getByText(/^Ky shfletues nuk e ruan dot komentin tënd\./)).toBeVisible()
    expect(screen.queryByText(/Komenti yt ruhet/)).toBeNull()
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
    await send(visitors)
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    act(() => window.history.back())
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(await screen.findByText(restored)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(storedPending()?.formData).toEqual(formData)
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
    putPending(stored({ formData: { ...formData, rating: 0 } }))
    await openForm({ user: null })
    expect(comment()).toHaveValue(formData.comment)
    takeBack()
    await waitFor(() => expect(localStorage.getItem('pendingComment')).toBeNull())
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })

  it('that was written on since stays so, though the clock was put back, and waits for a click (Q77)', async () => {
    putPending(stored({ timestamp: Date.now() + 120_000 }))
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
    putPending(stored({ browsingSession: 'another' }))
    const { user } = await openForm()
    expect(await screen.findByText(isItYours)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(posts()).toEqual([])
    expect(storedPending()?.browsingSession).toBe('another')
    await user.click(button())
    await waitFor(() => expect(posts()).toHaveLength(1))
    await waitFor(() => expect(storedPending()).toBeUndefined())
  })

  it('from another tab can be sent from where it is told of: the button keeps the focus meanwhile, a refusal below takes it', async () => {
    putPending(stored({ browsingSession: 'another' }))
    const hold = held()
    const asked = vi.fn(() =>
      hold.answer.then(() => HttpResponse.json({ success: false, message: 'Jo sot' }, { status: 400 })),
    )
    server.msw.use(http.post('*/v1/reviews', asked))
    const { user } = await openForm()
    const sendNow = await screen.findByRole('button', { name: 'Dërgoje tani' })
    expect(sendNow.closest('[role="status"]')?.className).toContain('warning')
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
    putPending(adopted())
    await open()
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(posts()).toHaveLength(1)
  })

  it('is not sent again by a reload in the middle, and not lost [WRITE-05] [L08]', async () => {
    putPending(adopted())
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
    const app = await send({ on: formData.experienceDate })
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
    expect(storedPending()).toMatchObject({ author: 'u1', formData })
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
