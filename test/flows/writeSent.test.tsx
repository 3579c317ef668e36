// /koment/{businessId}: where a sent review leads, and what a refused one says.

import { aReview, reviewPage, reviewText } from '@test/builders/entities'
import { held, put, signedIn, signInAtServer } from '@test/page'
import { currentPlace, renderApp, whole } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { secondLook } from '@/api/http/idempotency'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { initialAuthState } from '@/features/auth/model/machine'
import { startSession } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'
import * as page from './writing'

page.runServer()
const { answer, arta, fill, open, openForm, posts, reviewForm, route, send, server, thanks, theirs } = page
const { button, comment, day, star, title } = reviewForm

const own = aReview({ _id: 'new', user: arta })
type App = Awaited<ReturnType<typeof open>>
const go = ({ store }: App, to: string) => act(() => void store.dispatch(navigationRequested({ to })))
const atBusiness = () => waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
/** Looked up anew each time: a message begins anew, as another element, on the page it leads to. */
const isTold = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
/** Holds what POST /reviews answers until it is released. */
function holdPost() {
  const hold = held()
  server.msw.use(http.post('*/v1/reviews', () => hold.answer.then(() => undefined)))
  return hold
}

describe('a sent review', () => {
  const latest = Array.from({ length: 16 }, (_, at) => aReview({ _id: `x${at}`, title: `I vjetër ${at}` }))
  const titles = latest.map((review) => review.title)
  it.each([
    ['approved, is named in place of the oldest', true, [reviewText.title, ...titles.slice(0, 3)]],
    ['not approved, is not there', false, titles.slice(0, 4)],
  ])('that the server answers with bare ids, %s among the sixteen latest [HOME-10]', async (_, isApproved, shown) => {
    const data = { business: 'b1', user: 'u1', rating: 4, ...reviewText, _id: 'new', isApproved }
    const created = { success: true, data: { ...data, createdAt: '2026-03-09T10:00:00.000Z' } }
    answer({ business: { url: 'https://drini.example' }, created })
    const asked = vi.fn((_: { request: Request }) => HttpResponse.json(reviewPage(latest)))
    server.msw.use(http.get('*/v1/reviews', asked))
    const app = await open({ at: '/' })
    await screen.findByText('I vjetër 1')
    go(app, route)
    await screen.findByLabelText('Titulli *')
    fill()
    await app.user.click(button())
    await atBusiness()
    go(app, '/')
    await screen.findByText('I vjetër 1')
    const region = within(screen.getByRole('region', { name: 'Komentet e fundit' }))
    const articles = screen.getAllByRole('article').map((article) => within(article))
    // The newest one stands beside the search, too.
    expect(articles.map((article) => article.getByRole('heading').textContent)).toEqual([shown[0], ...shown])
    expect(region.getByText('Komentet 1–4 nga 16')).toBeInTheDocument()
    expect(region.getAllByRole('link', { name: 'Arta për Kafe Drini: 4 nga 5 yje' })).toHaveLength(4)
    expect(screen.queryAllByText('drini.example')).toHaveLength(isApproved ? 2 : 0)
    expect(asked.mock.calls.map(([{ request }]) => new URL(request.url).search)).toEqual(['?page=1&limit=16'])
  })

  it('is posted once however often it is sent, and leads to its business with a word of thanks, past the guard that has let it pass (Q30) [WRITE-05, WRITE-20, WRITE-28, PERM-06]', async () => {
    answer({ business: { hasReviewed: false } })
    const told = vi.spyOn(Storage.prototype, 'setItem')
    const app = await openForm()
    const { store } = app
    answer({ business: { hasReviewed: true }, reviews: reviewPage([own]), created: { success: true, data: own } })
    const hold = holdPost()
    const stopped = vi.fn()
    const observer = new MutationObserver(() => {
      if (screen.queryByText('Ti ke shkruar tashmë një koment')) stopped()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    fill({ text: `  ${reviewText.comment}\n` })
    put(day(), '2026-03-09')
    const form = button().form as HTMLFormElement
    fireEvent.click(button())
    fireEvent.click(button())
    fireEvent.submit(form)
    await waitFor(() => expect(button()).toHaveTextContent(/^Duke dërguar\.\.\.$/))
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toBeEnabled() // or it would lose the focus
    put(comment(), '')
    expect(button()).toHaveTextContent(/^Duke dërguar\.\.\.$/)
    put(comment(), reviewText.comment)
    const fields = [title(), comment(), day()]
    const shownStar = star(4)
    hold.release()
    await atBusiness()
    observer.disconnect()
    expect(stopped).not.toHaveBeenCalled()
    // As they were sent until the page went.
    expect(fields.map(({ value }) => value)).toEqual([reviewText.title, reviewText.comment, '09.03.2026'])
    expect(shownStar.checked).toBe(true)
    const sent = { rating: 4, ...reviewText, experienceDate: '2026-03-09', isApproved: true }
    expect(posts()).toEqual([{ business: 'b1', user: 'u1', ...sent }])
    await isTold(thanks)
    expect(store.getState().reviews).toMatchObject({ createSuccess: true, errors: { create: null } })
    // For the user's other tabs (Q73).
    expect(told).toHaveBeenCalledWith('reviewNews', 'b1')
    answer()
    go(app, '/koment/b2')
    await waitFor(() => expect(comment()).toHaveValue(''))
    expect(title()).toHaveValue('')
    expect([1, 2, 3, 4, 5].filter((stars) => star(stars).checked)).toEqual([])
  })

  it('begun on the page of its business leads back there: Back shows neither page again', async () => {
    answer({ created: { success: true, data: own } })
    const app = await open({ at: '/faq' })
    go(app, '/biznes/b1')
    const main = within(await screen.findByRole('main'))
    await app.user.click((await main.findAllByRole('link', { name: 'Shkruaj një koment' }))[0] as HTMLElement)
    await screen.findByLabelText('Titulli *')
    fill()
    await app.user.click(button())
    await atBusiness()
    await isTold(thanks)
    act(() => window.history.back())
    await waitFor(() => expect(currentPlace()).toBe('/faq'))
  })

  it('was written now, also where the device’s clock is a day ahead', async () => {
    const serverTime = Date.parse(own.createdAt ?? '') + 30_000
    vi.useFakeTimers({ toFake: ['Date'], now: serverTime + 24 * 3_600_000 })
    answer()
    const preloadedState = signedIn()
    // The server's time comes with its tokens (Q75).
    startSession({ accessToken: freshToken({ sub: arta._id, iat: serverTime / 1000 }, serverTime), user: arta })
    const { user } = await renderApp({ route, preloadedState })
    await screen.findByLabelText('Titulli *')
    answer({ reviews: reviewPage([own]), created: { success: true, data: own } })
    fill()
    await user.click(button())
    await atBusiness()
    const written = (await screen.findByText(reviewText.title)).closest('article') as HTMLElement
    expect(within(written).getByText('9 mars 2026')).toHaveAttribute('title', 'tani')
  })

  it('stands first on its page, with thanks that have the focus, say which comment it is and offer what comes next, until the page is left', async () => {
    const others = ['r8', 'r9'].map((_id) => aReview({ _id, user: { _id: 'u9' } }))
    answer({ business: { reviewCount: 3, averageRating: 4 }, reviews: reviewPage(others) })
    const app = await openForm()
    fill()
    answer({
      business: { reviewCount: 4, averageRating: 4 },
      reviews: reviewPage([own, ...others]),
      created: { success: true, data: own },
    })
    await app.user.click(button())
    await atBusiness()
    const box = (await screen.findByRole('heading', { level: 3, name: thanks })).closest('[tabindex]') as HTMLElement
    await waitFor(() => expect(box).toHaveFocus())
    await waitFor(() => expect(box).toHaveTextContent('Je zëri i 4-t për këtë biznes.'))
    expect(screen.getAllByText(thanks)).toHaveLength(1)
    const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('article'))
    expect(rows.map((row) => row.hasAttribute('data-sent'))).toEqual([true, false, false])
    const reports = rows.map((row) => within(row).queryAllByRole('link', { name: /^Raporto/ }).length)
    expect(reports).toEqual([0, 1, 1])
    await app.user.click(within(box).getByRole('button', { name: 'Shpërndaje si imazh' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    await app.user.keyboard('{Escape}')
    await app.user.click(within(box).getByRole('button', { name: 'Ndrysho komentin' }))
    expect(await screen.findByRole('form', { name: 'Ndrysho komentin' })).toBeVisible()
    go(app, '/biznes/b2')
    await waitFor(() => expect(screen.queryByText(thanks)).toBeNull())
    go(app, '/biznes/b1')
    await screen.findByText('4 komente')
    expect(screen.queryByText(thanks)).toBeNull()
  })

  it('that waits for approval is thanked for without a number or a picture', async () => {
    const waiting = { ...own, isApproved: false }
    answer()
    const { user } = await openForm()
    fill()
    answer({ reviews: reviewPage([waiting, theirs]), created: { success: true, data: waiting } })
    await user.click(button())
    const box = (await screen.findByRole('heading', { level: 3, name: thanks })).closest('[tabindex]') as HTMLElement
    expect(await within(box).findByRole('button')).toHaveTextContent('Ndrysho komentin')
    expect(box).not.toHaveTextContent('Je zëri')
  })

  it('is no longer thanked for once it is deleted', async () => {
    const { user } = await openForm()
    fill()
    answer({ business: { reviewCount: 1 }, reviews: reviewPage([own]), created: { success: true, data: own } })
    await user.click(button())
    await isTold(thanks)
    expect(await screen.findByText('Je zëri i parë për këtë biznes.')).toBeVisible()
    answer({ reviews: reviewPage([]) })
    server.msw.use(http.delete('*/v1/reviews/new', () => HttpResponse.json({ success: true })))
    await user.click(await screen.findByRole('button', { name: /^Fshi komentin/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fshi komentin' }))
    await waitFor(() => expect(screen.queryByText(thanks)).toBeNull())
    expect(await screen.findByText('Nuk ka komente ende')).toBeVisible()
  })

  it('of a business in review is taken, and its author’s alone until the real backend has approved it, whatever a visitor searches [WRITE-20, WRITE-29]', async () => {
    server.msw.resetHandlers()
    const { id = '' } = server.backend.inReview()[0] ?? {}
    const said = 'Fara ra mirë.'
    startSession(await signInAtServer(server.backend))
    const author = await renderApp({ route: `/koment/${id}` })
    act(() => scheduleSessionCheck(author.store.dispatch))
    await screen.findByLabelText('Titulli *')
    expect(screen.getByText(whole(/ është nën shqyrtim$/))).toBeVisible()
    fill({ text: said })
    await author.user.click(button())
    await waitFor(() => expect(currentPlace()).toBe(`/biznes/${id}`))
    await isTold('Komenti u dërgua. Do të shfaqet kur biznesi të aprovohet.')
    author.unmount()
    localStorage.clear()

    const visitor = { ...initialAuthState, loading: false }
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

  it('says so where its author has gone meanwhile, and takes nobody anywhere', async () => {
    const hold = holdPost()
    const app = await send()
    go(app, '/faq')
    await waitFor(() => expect(currentPlace()).toBe('/faq'))
    hold.release()
    await isTold(thanks)
    expect(currentPlace()).toBe('/faq')
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })
})

describe('a review whose answer does not come', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const longAfter = () => pass(15_500)
  const atLogOutElsewhere = () => {
    for (const name of ['accessToken', 'refreshToken', 'user']) localStorage.removeItem(name)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))
    return pass(500)
  }
  /** Sends it to a server that never answers; it has `first` once the call is broken off, and `then` 2 s later. */
  const sendUnanswered = async (first: (typeof own)[], then = first, brokenOff = longAfter) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    secondLook.after = 2000
    answer()
    holdPost()
    const app = await send()
    answer({ reviews: reviewPage(first) })
    await brokenOff()
    answer({ reviews: reviewPage(then) })
    await pass(2000)
    return app
  }

  it.each([
    ['when asked again', [theirs], [theirs, own], longAfter],
    ['though its author has logged out in another tab', [own], [own], atLogOutElsewhere],
  ])(
    'is found among those of the business %s, and leads there as ever [WRITE-20]',
    async (_, first, then, brokenOff) => {
      const { store } = await sendUnanswered(first, then, brokenOff)
      await atBusiness()
      await isTold(thanks)
      const written = (await screen.findByText(reviewText.title)).closest('article')
      expect(written).toBeVisible()
      if (brokenOff === longAfter) expect(written).toHaveTextContent('Komenti yt')
      expect(store.getState()).toMatchObject({ writes: [], reviews: { errors: { create: null } } })
      expect(localStorage.getItem('reviewDrafts')).toBeNull()
    },
  )

  const another = { ...own, comment: 'Nga pajisja tjetër.' }
  it.each([
    ['then it says so', [], longAfter, /^Nuk morëm përgjigje\. Kontrollo lidhjen/],
    ['an author who has logged out in another tab is told that', [], atLogOutElsewhere, /^Dole nga llogaria para se/],
    ['another text of its author is not taken for it', [another], longAfter, /^Ti ke lënë tashmë një koment për këtë/],
  ])(
    'is not there: %s, and it may be sent again (Q23, Q72) [WRITE-21, WRITE-22]',
    async (_, found, brokenOff, text) => {
      const { store } = await sendUnanswered(found, found, brokenOff)
      const alert = within(await screen.findByRole('alert'))
      expect(alert.getByText('Komenti nuk u dërgua')).toBeVisible()
      expect(alert.getByText(text)).toBeVisible()
      expect(alert.queryAllByRole('link', { name: 'Shko te faqja e biznesit' })).toHaveLength(found.length)
      expect(comment()).toHaveValue(reviewText.comment)
      expect(button()).toBeEnabled()
      expect(currentPlace()).toBe(route)
      expect(store.getState().writes).toEqual([])
      const drafts = () => JSON.parse(localStorage.getItem('reviewDrafts') ?? '[]')
      await waitFor(() => expect(drafts()).toMatchObject([{ author: 'u1' }]))
    },
  )
})
