// /koment/{businessId}: where a sent review leads, and what a refused one says.
import { aReview, reviewPage, reviewText } from '@test/builders/entities'
import { held } from '@test/builders/ownReviews'
import { currentPlace, renderApp, whole } from '@test/render'
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { initialAuthState } from '@/features/auth/model/machine'
import { navigationRequested } from '@/lib/navigationEvents'
import { startSession } from '@/session/tokens'
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
  put,
  reviewFailures,
  route,
  runServer,
  server,
  star,
  theirs,
  title,
} from './writing'

runServer()
const visitor = { ...initialAuthState, loading: false }

describe('a sent review', () => {
  it.each([
    [true, [reviewText.title, 'E vjetër']],
    [false, ['E vjetër']],
  ])(
    'that the server answers with bare ids, approved: %s, is named among the latest or not there',
    async (isApproved, titles) => {
      const asked = answer({ business: { url: 'https://drini.example' } })
      server.msw.use(
        http.get('*/v1/reviews', () => HttpResponse.json(reviewPage([aReview({ _id: 'old', title: 'E vjetër' })]))),
        http.post('*/v1/reviews', async ({ request }) => {
          const body = (await request.json()) as object
          asked.bodies.push(body)
          const data = { ...body, _id: 'new', isApproved, createdAt: '2026-03-09T10:00:00.000Z' }
          return HttpResponse.json({ success: true, data }, { status: 201 })
        }),
      )
      const { store, user } = await open({ at: '/' })
      await screen.findByText('E vjetër')
      act(() => void store.dispatch(navigationRequested({ to: route })))
      await screen.findByLabelText('Titulli *')
      fill()
      await user.click(button())
      await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
      act(() => void store.dispatch(navigationRequested({ to: '/' })))
      await screen.findByText('E vjetër')
      const latest = within(screen.getByRole('region', { name: 'Komentet e fundit' }))
      expect(latest.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(titles)
      expect(latest.queryByText('Deleted User')).toBeNull()
      if (isApproved) {
        expect(latest.getAllByRole('link', { name: 'Arta për Kafe Drini: 4 nga 5 yje' })).toHaveLength(titles.length)
        expect(latest.getByText('drini.example')).toBeVisible()
      }
    },
  )

  it('takes the place of the oldest of the sixteen latest on the home page [HOME-10]', async () => {
    const latest = Array.from({ length: 16 }, (_, at) => aReview({ _id: `x${at}`, title: `I vjetër ${at}` }))
    answer()
    server.msw.use(
      http.get('*/v1/reviews', () => HttpResponse.json(reviewPage(latest))),
      http.post('*/v1/reviews', () =>
        HttpResponse.json({ success: true, data: aReview({ _id: 'new', title: 'I ri', user: arta }) }, { status: 201 }),
      ),
    )
    const { store, user } = await open({ at: '/' })
    await screen.findByText('I vjetër 0')
    act(() => void store.dispatch(navigationRequested({ to: route })))
    await screen.findByLabelText('Titulli *')
    fill()
    await user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    act(() => void store.dispatch(navigationRequested({ to: '/' })))
    await screen.findByText('I ri')
    expect(screen.getByText('Komentet 1–4 nga 16')).toBeInTheDocument()
  })

  it('is posted once however often it is sent, and leads to its business with a word of thanks [WRITE-05, WRITE-20, WRITE-28, PERM-06]', async () => {
    const hold = held()
    const asked = answer()
    server.msw.use(
      http.post('*/v1/reviews', async ({ request }) => {
        asked.bodies.push(await request.json())
        await hold.answer
        return HttpResponse.json({ success: true, data: aReview({ _id: 'new', user: arta }) }, { status: 201 })
      }),
    )
    const told = vi.spyOn(Storage.prototype, 'setItem')
    const { store } = await openForm()
    fill({ text: `  ${reviewText.comment}\n` })
    put(day(), '2026-03-09')
    const form = button().form
    fireEvent.click(button())
    fireEvent.click(button())
    if (form) fireEvent.submit(form)
    await waitFor(() => expect(button()).toHaveTextContent(/^Duke dërguar\.\.\.$/))
    expect(button()).toBeDisabled()
    put(comment(), '')
    expect(button()).toHaveTextContent(/^Duke dërguar\.\.\.$/)
    put(comment(), reviewText.comment)
    const shown = { title: title(), comment: comment(), star: star(4), day: day() }
    hold.release()
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    // Reset before the page went.
    expect(shown.title.value).toBe('')
    expect(shown.comment.value).toBe('')
    expect(shown.star.checked).toBe(false)
    expect(shown.day.value).toBe('')
    expect(asked.bodies).toEqual([
      {
        business: 'b1',
        user: 'u1',
        rating: 4,
        ...reviewText,
        experienceDate: '2026-03-09',
        isApproved: true,
      },
    ])
    await waitFor(() => expect(screen.getByText('Komenti u dërgua. Faleminderit!')).toBeVisible())
    expect(store.getState().reviews).toMatchObject({ createSuccess: true, errors: { create: null } })
    // For the user's other tabs (Q73).
    expect(told).toHaveBeenCalledWith('reviewNews', 'b1')
  })

  it('is counted in the header of its business as it is in the list, before the business is read again', async () => {
    const others = [aReview({ _id: 'r8' }), aReview({ _id: 'r9' })].map((one) => ({ ...one, user: { _id: 'u9' } }))
    const counts = { reviewCount: 2, averageRating: 4 }
    answer({ business: counts, reviews: reviewPage(others) })
    const own = aReview({ _id: 'new', user: arta })
    const hold = held()
    server.msw.use(
      http.post('*/v1/reviews', () => {
        answer({ business: { ...counts, reviewCount: 3 }, reviews: reviewPage([own, ...others]) })
        server.msw.use(http.get('*/v1/businesses/b1', () => hold.answer.then(() => undefined)))
        return HttpResponse.json({ success: true, data: own }, { status: 201 })
      }),
    )
    const { user } = await openForm()
    fill()
    await user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(screen.getByText('3 komente')).toBeVisible()
    hold.release()
    await act(settle)
    expect(screen.getByText('3 komente')).toBeVisible()
  })

  it('does not meet the guard that has let it pass (Q30)', async () => {
    const business = { hasReviewed: false }
    answer({ business })
    const own = aReview({ _id: 'new', user: arta })
    server.msw.use(
      http.post('*/v1/reviews', () => {
        answer({ business: { hasReviewed: true }, reviews: reviewPage([own]) })
        return HttpResponse.json({ success: true, data: own }, { status: 201 })
      }),
    )
    const seen = vi.fn()
    const observer = new MutationObserver(() => {
      if (screen.queryByText('Ti ke shkruar tashmë një koment')) seen()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const { user } = await openForm()
    fill()
    await user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    observer.disconnect()
    expect(seen).not.toHaveBeenCalled()
  })

  it('of a business in review is taken, and hidden until it is approved [WRITE-20, WRITE-29]', async () => {
    answer({ business: { status: 'in_review' }, created: { success: true, data: aReview({ isApproved: false }) } })
    const { user } = await openForm()
    expect(screen.getByText(whole('Kafe Drini është nën shqyrtim'))).toBeVisible()
    fill()
    await user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    // Looked up anew each time: the message begins anew, as another element, on the page it leads to.
    await waitFor(() =>
      expect(screen.getByText('Komenti u dërgua. Do të shfaqet kur biznesi të aprovohet.')).toBeVisible(),
    )
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('of a business in review is its author’s alone until the real backend has approved it, whatever a visitor searches [WRITE-29]', async () => {
    const { id = '' } = server.backend.inReview()[0] ?? {}
    const said = 'Fara ra mirë.'
    const body = JSON.stringify({ email: 'demo@vlereso.example', password: 'Demo1234' })
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${window.location.origin}/v1/auth/login`, { method: 'POST', headers, body })
    startSession((await reply.json()).data)
    const author = await renderApp({ route: `/koment/${id}` })
    act(() => scheduleSessionCheck(author.store.dispatch))
    await screen.findByLabelText('Titulli *')
    fill({ text: said })
    await author.user.click(button())
    await waitFor(() =>
      expect(screen.getByText('Komenti u dërgua. Do të shfaqet kur biznesi të aprovohet.')).toBeVisible(),
    )
    author.unmount()
    localStorage.clear()

    const visit = (query = '') => renderApp({ route: `/biznes/${id}${query}`, preloadedState: { auth: visitor } })
    const list = await visit()
    expect(await screen.findByText('Nuk ka komente ende')).toBeVisible()
    list.unmount()
    // A server that does not hide it.
    const about = { business: { _id: id }, user: { _id: 'u9', name: 'Dritan' } }
    const waiting = aReview({ ...about, _id: 'r2', comment: said, isApproved: false })
    const answered = reviewPage([aReview({ ...about, comment: 'Fara shihet.' }), waiting])
    server.msw.use(http.get('*/v1/reviews/search', () => HttpResponse.json(answered)))
    const found = await visit('?kerko=fara')
    await waitFor(() => expect(document.body).toHaveTextContent('Fara shihet.'))
    expect(document.body).not.toHaveTextContent(said)
    found.unmount()
    server.backend.approve(id)
    await visit()
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('that the server answers without naming it leads to its business, too [WRITE-20]', async () => {
    answer({ created: { success: true } })
    const { user } = await openForm()
    fill()
    await user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    await waitFor(() => expect(screen.getByText('Komenti u dërgua. Faleminderit!')).toBeVisible())
  })

  it('says so where its author has gone meanwhile, and takes nobody anywhere', async () => {
    const hold = held()
    answer()
    server.msw.use(
      http.post('*/v1/reviews', async () => {
        await hold.answer
        return HttpResponse.json({ success: true, data: aReview({ _id: 'new' }) }, { status: 201 })
      }),
    )
    const { store, user } = await openForm()
    fill()
    await user.click(button())
    act(() => {
      store.dispatch(navigationRequested({ to: '/faq' }))
    })
    await waitFor(() => expect(currentPlace()).toBe('/faq'))
    hold.release()
    await waitFor(() => expect(screen.getByText('Komenti u dërgua. Faleminderit!')).toBeVisible())
    expect(currentPlace()).toBe('/faq')
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })
})

describe('a review whose answer does not come', () => {
  /** Sends it to a server that never answers and has these reviews 15 s later, and those 2 s after that. */
  const send = async (first: object[], then: object[] = first) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    answer()
    server.msw.use(http.post('*/v1/reviews', () => new Promise<never>(() => undefined)))
    const app = await openForm()
    fill()
    await app.user.click(button())
    answer({ reviews: reviewPage(first as never) })
    server.msw.use(http.post('*/v1/reviews', () => new Promise<never>(() => undefined)))
    await act(() => vi.advanceTimersByTimeAsync(15_500))
    answer({ reviews: reviewPage(then as never) })
    await act(() => vi.advanceTimersByTimeAsync(2000))
    return app
  }
  const saved = aReview({ _id: 'new', user: arta })

  it.each([
    ['at once', [theirs, saved], [theirs, saved]],
    ['when asked again', [theirs], [theirs, saved]],
  ])('is found among those of the business %s, and leads there as ever [WRITE-20]', async (_, first, then) => {
    const { store } = await send(first, then)
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    await waitFor(() => expect(screen.getByText('Komenti u dërgua. Faleminderit!')).toBeVisible())
    const written = (await screen.findByText('Komenti yt')).closest('article')
    expect(written).toHaveTextContent(reviewText.title)
    expect(store.getState().reviews).toMatchObject({ pendingWrites: {}, errors: { create: null } })
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })

  it('is not there: then it says so, and may be sent again [WRITE-21, WRITE-22]', async () => {
    const { store } = await send([])
    expect(await screen.findByRole('alert')).toHaveTextContent('Komenti nuk u dërgua')
    expect(comment()).toHaveValue(reviewText.comment)
    expect(button()).toBeEnabled()
    expect(store.getState().reviews.pendingWrites).toEqual({})
  })

  it('is not taken for another text of the same author, which stands there', async () => {
    await send([{ ...saved, comment: 'Nga pajisja tjetër.' }])
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Ti ke lënë tashmë një koment për këtë biznes.')).toBeVisible()
    expect(alert.getByRole('link', { name: 'Shko te faqja e biznesit' })).toHaveAttribute('href', '/biznes/b1')
    expect(comment()).toHaveValue(reviewText.comment)
  })
})

describe('a review whose author logs out in another tab while it is sent', () => {
  const send = async (reviews: object[]) => {
    answer()
    server.msw.use(http.post('*/v1/reviews', () => new Promise<never>(() => undefined)))
    const app = await openForm()
    fill()
    await app.user.click(button())
    answer({ reviews: reviewPage(reviews as never) })
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    for (const name of ['accessToken', 'refreshToken', 'user']) localStorage.removeItem(name)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))
    await act(() => vi.advanceTimersByTimeAsync(2500))
    return app
  }

  it('says why it was not sent, and keeps it for its author (Q72)', async () => {
    await send([])
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^Dole nga llogaria para se të vinte përgjigjja\. Hyr përsëri/)).toBeVisible()
    expect(comment()).toHaveValue(reviewText.comment)
    const drafts = () => JSON.parse(localStorage.getItem('reviewDrafts') ?? '[]')
    await waitFor(() => expect(drafts()).toMatchObject([{ author: arta._id }]))
  })

  it('is sent all the same if the server has it', async () => {
    await send([aReview({ _id: 'new', user: arta })])
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    await waitFor(() => expect(screen.getByText('Komenti u dërgua. Faleminderit!')).toBeVisible())
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })
})

describe('a refused review', () => {
  const refuse = (createdStatus: number, created: object) => answer({ created, createdStatus })
  const send = async () => {
    const app = await openForm()
    fill()
    await app.user.click(button())
    return app
  }

  it('stays, with the error, until a field changes [WRITE-08, WRITE-21, WRITE-22, WRITE-23]', async () => {
    refuse(500, { success: false, message: 'Provo më vonë.' })
    const { store } = await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Provo më vonë.')
    expect(button()).toHaveTextContent(/^Dërgo komentin$/)
    expect(button()).toBeEnabled()
    expect(store.getState().reviews).toMatchObject({ createSuccess: false, errors: { create: 'Provo më vonë.' } })
    expect(currentPlace()).toBe(route)
    expect(comment()).toHaveValue(reviewText.comment)
    for (const change of [
      () => fireEvent.click(star(2)),
      () => put(title(), 'Tjetër'),
      () => put(comment(), 'Tjetër'),
      () => put(day(), '2026-01-02'),
      () => put(title(), ''),
      () => put(comment(), ''),
      () => put(day(), ''),
    ]) {
      act(() => {
        store.dispatch({ type: 'reviews/createRefused', payload: { message: 'Jo' } })
      })
      expect(screen.getByRole('alert')).toHaveTextContent('Jo')
      change()
      expect(store.getState().reviews.errors.create).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    }
  })

  it.each(reviewFailures)('by %s is told in Albanian, and keeps the text [WRITE-22] (Q23)', async (_, reply, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    answer()
    server.msw.use(http.post('*/v1/reviews', reply))
    const { store } = await send()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Komenti nuk u dërgua')).toBeVisible()
    expect(alert).toHaveTextContent(text)
    expect(alert).not.toHaveTextContent(/error|status|request/i)
    expect(title()).toHaveValue(reviewText.title)
    expect(comment()).toHaveValue(reviewText.comment)
    expect(store.getState().reviews.pendingWrites).toEqual({})
    expect(currentPlace()).toBe(route)
  })

  it('shows the server’s words for single fields at the fields', async () => {
    refuse(400, { success: false, message: 'Jo', errors: [{ field: 'title', message: 'Titull i gjatë' }] })
    await send()
    await waitFor(() => expect(title()).toHaveAccessibleDescription('Titull i gjatë'))
    expect(title()).toHaveFocus()
  })

  it('for its language cannot be sent again before it changes [WRITE-06, WRITE-13, DIRERR-01]', async () => {
    refuse(400, { success: false, message: 'Bad words', code: 'INAPPROPRIATE_LANGUAGE' })
    await send()
    const text = 'Komenti përmban gjuhë të papërshtatshme. Ju lutem hiqni fjalët fyese dhe provoni përsëri.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText('Bad words')).toBeNull()
    expect(button()).toHaveTextContent(/^Hiq fjalët e papërshtatshme$/)
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleDescription(text)
    const form = button().form
    if (form) fireEvent.submit(form)
    await act(settle)
    expect(posts()).toHaveLength(1)
    put(comment(), 'Kafe.')
    expect(button()).toBeEnabled()
    expect(button()).toHaveTextContent(/^Dërgo komentin$/)
  })

  it.each([
    ['other stars', () => fireEvent.click(star(2))],
    ['another title', () => put(title(), 'Kafe')],
    ['another comment', () => put(comment(), 'Kafe.')],
    ['another day', () => put(day(), '2026-01-02')],
  ])('for its language can be sent again with %s [WRITE-13]', async (_, change) => {
    refuse(400, { success: false, code: 'INAPPROPRIATE_LANGUAGE' })
    await send()
    await waitFor(() => expect(button()).toBeDisabled())
    change()
    expect(button()).toBeEnabled()
    expect(button()).toHaveTextContent(/^Dërgo komentin$/)
  })

  it.each([
    ['whatever their case', { message: 'GJUHË TË PAPËRSHTATSHME në titull' }],
    ['wherever they stand', { message: 'Titulli ka gjuhë të papërshtatshme.' }],
    ['with a code of the server’s own', { message: 'Ka gjuhë të papërshtatshme.', code: 'CONTENT_REFUSED' }],
  ])('counts the words of that error %s [WRITE-06, WRITE-13]', async (_, said) => {
    refuse(400, { success: false, ...said })
    await send()
    await waitFor(() => expect(button()).toHaveTextContent(/^Hiq fjalët e papërshtatshme$/))
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleDescription(said.message)
  })

  it('counts them at a single field, too [WRITE-13]', async () => {
    const message = 'Titulli përmban gjuhë të papërshtatshme'
    refuse(400, { success: false, message: 'Jo', errors: [{ field: 'title', message }] })
    await send()
    await waitFor(() => expect(title()).toHaveAccessibleDescription(message))
    expect(button()).toHaveTextContent(/^Hiq fjalët e papërshtatshme$/)
    expect(button()).toBeDisabled()
    put(title(), 'Kafe')
    expect(button()).toBeEnabled()
  })

  it.each([
    ['the server’s words', 'Ke një koment këtu.', 'Ke një koment këtu.'],
    ['a text of its own', undefined, 'Ti ke lënë tashmë një koment për këtë biznes.'],
  ])(
    'as the second one says so with %s, and leads to the business [DIRERR-02, PERM-06, WRITE-21, WRITE-22]',
    async (_, message, text) => {
      refuse(409, { success: false, code: 'REVIEW_ALREADY_EXISTS', ...(message && { message }) })
      await send()
      const alert = within(await screen.findByRole('alert'))
      expect(alert.getByText(text)).toBeVisible()
      expect(alert.getByRole('link', { name: 'Shko te faqja e biznesit' })).toHaveAttribute('href', '/biznes/b1')
      await act(settle)
      expect(currentPlace()).toBe(route)
      expect(screen.queryByText('Komenti u dërgua. Faleminderit!')).toBeNull()
    },
  )

  it('without a user id is not sent [WRITE-26]', async () => {
    answer()
    server.msw.use(http.get('*/v1/auth/me', () => HttpResponse.json({ success: false }, { status: 500 })))
    const { user, store } = await openForm({ user: { _id: 'authenticated' } })
    fill()
    expect(button()).toHaveTextContent(/^Dërgo komentin$/)
    await user.click(button())
    const text = 'Nuk arritëm ta lidhim komentin me llogarinë tënde. Hyr përsëri dhe dërgoje edhe një herë.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(posts()).toEqual([])
    expect(store.getState().reviews.errors.create).toBe(text)
    expect(currentPlace()).toBe(route)
    expect(comment()).toHaveValue(reviewText.comment)
  })

  it('goes under the id the server knows, when the session does not (Q12)', async () => {
    const asked = answer()
    server.msw.use(http.get('*/v1/auth/me', () => HttpResponse.json({ success: true, data: { user: arta } })))
    const { user } = await openForm({ user: { _id: 'authenticated' } })
    fill()
    await user.click(button())
    await waitFor(() => expect(asked.bodies).toMatchObject([{ user: 'u1' }]))
  })

  it('can be sent again, and what stood there for another business is no news here', async () => {
    refuse(500, { success: false, message: 'Provo më vonë.' })
    const { store, user } = await send()
    await screen.findByText('Provo më vonë.')
    await user.click(button())
    await waitFor(() => expect(posts()).toHaveLength(2))
    await waitFor(() => expect(store.getState().reviews.loading.create).toBe(false))
    await screen.findByText('Provo më vonë.')
    act(() => {
      store.dispatch(navigationRequested({ to: '/koment/b2' }))
    })
    await waitFor(() => expect(screen.getByLabelText('Komenti *')).toHaveValue(''))
    await waitFor(() => expect(screen.queryByText('Provo më vonë.')).toBeNull())
  })
})
