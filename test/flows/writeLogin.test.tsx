// /koment/{businessId}: the way to the log-in for all whom the form finds without a session, and what is said after it
// of a review that sent itself and was refused.
import { reviewText } from '@test/builders/entities'
import { putPending, storedPending } from '@test/builders/texts'
import { type Answer, failures, refusal } from '@test/page'
import { currentPlace } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { loggedOut } from '@/session/events'
import * as page from './writing'

page.runServer()
const { adopted, answer, arta, fill, openForm, posts, reviewForm, route, server } = page
const { button, comment, title } = reviewForm

type FormApp = Awaited<ReturnType<typeof openForm>>

const forgetStored = () => {
  for (const name of ['accessToken', 'refreshToken', 'user']) localStorage.removeItem(name)
}
const heard = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
const refuseSession = () => {
  const expired = () => HttpResponse.json({ success: false, message: 'Token expired' }, { status: 401 })
  server.msw.use(http.post('*/v1/reviews', expired), http.post('*/v1/auth/refresh', expired))
}

describe('a valid review is not sent but kept, and leads to the log-in with its message', () => {
  it.each<[string, typeof arta | null, (app: FormApp) => void]>([
    ['a visitor', null, () => undefined],
    ['a user who has logged out meanwhile', arta, ({ store }) => store.dispatch(loggedOut())],
    [
      'a user who has no session any more, as another tab tells',
      arta,
      () => {
        forgetStored()
        heard('accessToken')
      },
    ],
    [
      'a user who has lost all that this browser stored',
      arta,
      () => {
        forgetStored()
        heard(null)
      },
    ],
    ['a user whose tokens are gone, which nobody has told', arta, forgetStored],
    ['a user whose session the server refuses', arta, refuseSession],
  ])('for %s [PERM-03, WRITE-16]', async (_, user, end) => {
    const app = await openForm({ user })
    fill()
    act(() => end(app))
    await app.user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    expect(await screen.findByText('Hyr për të komentuar për këtë biznes.')).toBeVisible()
    expect(window.history.state.usr).toEqual({ from: route, message: 'Hyr për të komentuar për këtë biznes.' })
    const isToldWhy = end === forgetStored || end === refuseSession
    const why = 'Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.'
    await waitFor(() => expect(screen.queryAllByText(why)).toHaveLength(isToldWhy ? 1 : 0))
    expect(app.store.getState().auth.isAuthenticated).toBe(false)
    expect(posts()).toEqual([])
    const author = isToldWhy ? { author: 'u1' } : {}
    expect(storedPending()).toMatchObject({ businessId: 'b1', formData: { rating: 4, ...reviewText }, ...author })
  })
})

// Which words there are for which refusal: test/features/reviews/submit.test.ts, submitSent.test.ts.
it.each<[string, Answer, string]>([
  ['no connection', failures['no connection'], 'Nuk morëm përgjigje. Kontrollo lidhjen'],
  ['a 503 with a page', failures['a 503 with a page'], 'Pati një gabim në server.'],
  ['a 429 with words', refusal('Slow down.', 429), 'Slow down.'],
  ['no JSON', failures['an answer that is no JSON'], 'Pati një gabim në server. Provo përsëri pas pak.'],
])(
  'a review that sent itself after the log-in and was refused by %s says so, and again after the next try [WRITE-21, WRITE-22] (Q23)',
  async (_, reply, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    const asked = vi.fn(reply)
    answer()
    server.msw.use(http.post('*/v1/reviews', asked))
    putPending(adopted())
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
