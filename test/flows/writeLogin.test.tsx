// /koment/{businessId}: everybody's way to the log-in whom the form finds without a session, and what is said after it of a review
// that sent itself and was refused.
import { reviewText } from '@test/builders/entities'
import { currentPlace } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { loggedOut } from '@/session/events'
import { savePendingReview } from '@/storage/pendingReview'
import { browsingSession } from '@/storage/tabSession'
import { readPendingReview } from '@/storage/unsentReviews'
import {
  answer,
  arta,
  button,
  comment,
  fill,
  openForm,
  posts,
  reviewFailures,
  route,
  runServer,
  server,
  title,
} from './writing'

runServer()

type FormApp = Awaited<ReturnType<typeof openForm>>

const forgetStored = () => {
  for (const name of ['accessToken', 'refreshToken', 'user']) localStorage.removeItem(name)
}
const refuseSession = () => {
  const expired = () => HttpResponse.json({ success: false, message: 'Token expired' }, { status: 401 })
  server.msw.use(http.post('*/v1/reviews', expired), http.post('*/v1/auth/refresh', expired))
}

describe('a valid review leads to the log-in with its message', () => {
  it.each<[string, typeof arta | null, (app: FormApp) => void]>([
    ['a visitor', null, () => undefined],
    ['a user who has logged out meanwhile', arta, ({ store }) => store.dispatch(loggedOut())],
    [
      'a user who has logged out in another tab',
      arta,
      () => {
        forgetStored()
        window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
      },
    ],
    [
      'a user whose log-out in another tab this one has not heard of',
      arta,
      () => {
        forgetStored()
        refuseSession()
      },
    ],
    ['a user whose session the server refuses', arta, refuseSession],
  ])('for %s [WRITE-16]', async (_, user, end) => {
    answer()
    const app = await openForm({ user })
    fill()
    act(() => end(app))
    await app.user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    expect(await screen.findByText('Hyr për të komentuar për këtë biznes.')).toBeVisible()
    expect(window.history.state.usr).toEqual({ from: route, message: 'Hyr për të komentuar për këtë biznes.' })
    expect(app.store.getState().auth.isAuthenticated).toBe(false)
    expect(readPendingReview()?.formData).toMatchObject(reviewText)
  })
})

describe('a review that sent itself after the log-in', () => {
  const formData = { rating: 4, ...reviewText, experienceDate: '', orderId: '' }
  const storeReview = () =>
    savePendingReview({
      businessId: 'b1',
      formData,
      timestamp: Date.now(),
      redirectPath: route,
      browsingSession: browsingSession(),
      author: arta._id,
      isDue: true,
    })

  it.each(reviewFailures)(
    'and was refused by %s says so, and again after the next try [WRITE-22] (Q23)',
    async (_, reply, text) => {
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
      const asked = vi.fn(reply)
      answer()
      server.msw.use(http.post('*/v1/reviews', asked))
      storeReview()
      const { user } = await openForm()
      for (const tries of [1, 2]) {
        if (tries === 2) await user.click(button())
        await waitFor(() => expect(asked).toHaveBeenCalledTimes(tries))
        await act(() => vi.advanceTimersByTimeAsync(2000))
        const alert = await screen.findByRole('alert')
        expect(within(alert).getByText('Komenti nuk u dërgua. Kontrolloje dhe dërgoje përsëri.')).toBeVisible()
        expect(alert).toHaveTextContent(text)
        expect(title()).toHaveValue(reviewText.title)
        expect(comment()).toHaveValue(reviewText.comment)
        expect(currentPlace()).toBe(route)
      }
    },
  )

  it.each([
    ['a second one', 409, { code: 'REVIEW_ALREADY_EXISTS' }, 'Ti ke lënë tashmë një koment për këtë biznes.'],
    ['its language', 400, { code: 'INAPPROPRIATE_LANGUAGE' }, 'Komenti përmban gjuhë të papërshtatshme.'],
    ['a reason of the server’s', 500, { message: 'Provo më vonë.' }, 'Provo më vonë.'],
  ])('and was refused for %s says so [WRITE-22]', async (_, createdStatus, created, text) => {
    answer({ created: { success: false, ...created }, createdStatus })
    storeReview()
    await openForm()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(posts()).toHaveLength(1)
    expect(comment()).toHaveValue(reviewText.comment)
  })
})
