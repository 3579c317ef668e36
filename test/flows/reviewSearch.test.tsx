// The search in the comments of a business.
import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { put } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loggedOut } from '@/session/events'
import * as page from './businessReviewsPage'

const { answer, answerSearch, asked, cards, field, noteCalls, openFilters, reviews, route, searched, server } = page
runTestServer(server)
noteCalls()

/** What is said to a screen reader. */
const spoken = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || [])

describe('the search in comments', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks 300 ms after the last letter, for no blanks, and not again for the same words [REVSTATE-06] [REVSTATE-07] [STATE-07] [STATE-08]', async () => {
    const stub = stubServer()
    const { store } = await renderApp({ route })
    await waitFor(() => expect(stub.requests.length).toBeGreaterThan(0))
    await act(() => stub.last('/businesses/b1').reply({ success: true, data: aBusiness({ reviewCount: 2 }) }))
    await waitFor(() => stub.last('/reviews/business/b1'))
    await act(() => stub.last('/reviews/business/b1').reply(reviewPage(reviews(2))))
    const input = await field()
    const count = () => stub.requests.filter(({ path }) => path.startsWith('/reviews/search')).length
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const type = (value: string) => fireEvent.change(input, { target: { value } })
    const before = window.history.length
    type('   ')
    await pass(1000)
    for (const letters of ['k', 'ka', 'kaf']) {
      type(letters)
      await pass(299)
    }
    expect(count()).toBe(0)
    await pass(1)
    await act(settle)
    expect(stub.last('/reviews/search').path).toBe('/reviews/search?q=kaf&businessId=b1&page=1&limit=10')
    // Blanks are no other words, and neither are words that were there before the pause.
    const entries = window.history.length
    expect(entries).toBe(before + 1)
    type('kaf ')
    await pass(1000)
    type('kafe')
    await pass(200)
    type('kaf')
    await pass(1000)
    expect(count()).toBe(1)
    type('kaf e')
    await pass(300)
    await act(settle)
    expect(stub.last('/reviews/search').path).toContain('?q=kaf+e&')
    for (const same of ['kaf  e', ' kaf   e ', '“kaf e.”']) {
      type(same)
      await pass(1000)
    }
    expect(count()).toBe(2)
    // Typing goes on in the entry of the first search.
    expect(window.history.length).toBe(entries)
    expect(store.getState().reviews.searchResults).toEqual([])
    await act(() => stub.last('/reviews/search').reply(reviewPage(reviews(1))))
    expect(store.getState().reviews.searchResults).toHaveLength(1)
    type('')
    await pass(300)
    await act(settle)
    expect(store.getState().reviews.searchResults).toEqual([])
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(count()).toBe(2)
  })

  it('takes stars and days, which are the filters of the state [REVSTATE-04]', async () => {
    answerSearch()
    const { store, user } = await renderApp({ route: `${route}?nga=2026-01-01&deri=2026-03-31&yje=4&kerko=kafe` })
    await screen.findByText('U gjetën 2 komente me 4 yje')
    expect(searched()).toEqual([
      '/reviews/search?q=kafe&businessId=b1&rating=4&dateFrom=2026-01-01&dateTo=2026-03-31&page=1&limit=10',
    ])
    expect(store.getState().reviews.filters).toEqual({
      rating: 4,
      businessId: 'b1',
      dateFrom: '2026-01-01',
      dateTo: '2026-03-31',
    })
    const asked = store.getState().reviews.filters
    act(() => void store.dispatch(loggedOut()))
    expect(store.getState().reviews).toMatchObject({ filters: asked, searchResults: [] })
    await waitFor(() => expect(store.getState().reviews.searchResults).toHaveLength(2))
    expect(await field()).toHaveValue('kafe')
    expect(await screen.findByLabelText('Nga data')).toHaveValue('01.01.2026')
    // A search by days has its filters open.
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filtro sipas vlerësimit' }), '1 yll')
    await waitFor(() => expect(store.getState().reviews.filters.rating).toBe(1))
    expect(currentPlace()).toBe(`${route}?kerko=kafe&yje=1&nga=2026-01-01&deri=2026-03-31`)
    await user.click(screen.getByRole('button', { name: 'Shfaq të gjitha komentet' }))
    const none = { rating: null, businessId: 'b1', dateFrom: '', dateTo: '' }
    await waitFor(() => expect(store.getState().reviews.filters).toEqual(none))
    expect(currentPlace()).toBe(route)
  })

  it('offers the last twelve months, as days are written here; pressed again they are off [CONST-03]', async () => {
    answerSearch()
    vi.setSystemTime(new Date('2026-11-21T10:00:00Z'))
    const { user } = await renderApp({ route })
    await openFilters()
    const year = screen.getByRole('button', { name: '12 muajt e fundit', pressed: false })
    await user.click(year)
    await waitFor(() => expect(currentPlace()).toBe(`${route}?nga=2025-11-21`))
    expect(screen.getByLabelText('Nga data')).toHaveValue('21.11.2025')
    expect(year).toHaveAttribute('aria-pressed', 'true')
    await user.click(year)
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(year).toHaveAttribute('aria-pressed', 'false')
  })

  it('asks nothing for days in the wrong order, and says so', async () => {
    answerSearch()
    await renderApp({ route: `${route}?nga=2026-05-01&deri=2026-04-01` })
    expect(await screen.findByText('Data e fillimit duhet të jetë para datës së mbarimit.')).toBeVisible()
    expect(screen.getByLabelText('Nga data')).toBeInvalid()
    await waitFor(() => expect(asked()).toHaveLength(1))
    expect(screen.queryByRole('article')).toBeNull()
    fireEvent.change(screen.getByLabelText('Nga data'), { target: { value: '1.3.2026' } })
    expect(await screen.findByText('U gjetën 2 komente')).toBeVisible()
    expect(searched()).toHaveLength(1)
    expect(currentPlace()).toBe(`${route}?nga=2026-03-01&deri=2026-04-01`)
  })

  // How a day is typed: test/ui/dateField.test.tsx.
  it('searches by no day until one is whole, and says so when the field is left', async () => {
    answerSearch()
    const { user } = await renderApp({ route })
    await openFilters()
    const from = screen.getByLabelText('Nga data')
    const leave = async () => {
      await user.click(from)
      await user.tab()
    }
    put(from, '31/11')
    expect(from).toBeValid()
    await leave()
    expect(from).toHaveAccessibleDescription(/Shkruaje datën si dd\.mm\.vvvv/)
    put(from, '31/11/2026')
    await leave()
    expect(from).toHaveAccessibleDescription(/Kjo datë nuk ekziston\./)
    expect(currentPlace()).toBe(route)
    put(from, '30/11/2026')
    await waitFor(() => expect(currentPlace()).toBe(`${route}?nga=2026-11-30`))
    await waitFor(() => expect(searched()).toHaveLength(1))
  })

  it('shows published comments only, and says what it counts', async () => {
    answerSearch(() => reviewPage(reviews(4, (at) => ({ isApproved: at !== 2 }))))
    await renderApp({ route: `${route}?kerko=kafe` })
    expect(await screen.findByText('U gjetën 3 komente')).toBeVisible()
    expect(screen.getByText(/Shfaqen vetëm komentet e publikuara\./)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Komenti 2' })).toBeNull()
    expect(await cards()).toHaveLength(3)
  })

  it('has pages, also in the address, and begins at the first with other words', async () => {
    answerSearch((query) => {
      const current = Number(query.get('page'))
      const items = reviews(current < 4 ? 10 : 0, (at) => ({ _id: `r${current}-${at}`, title: `F${current}-${at}` }))
      return reviewPage(items, { current, pages: 3, total: 30 })
    })
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = await renderApp({ route: `${route}?kerko=kafe&faqe=9` })
    expect(await screen.findByText('Faqja 3 nga 3')).toBeVisible()
    expect(await screen.findByText(/Numri mund të përfshijë edhe komente në pritje\./)).toBeVisible()
    expect(currentPlace()).toBe(`${route}?kerko=kafe&faqe=3`)
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 2' }))
    expect(await screen.findByRole('heading', { name: 'F2-0' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'F3-0' })).toBeNull()
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'F3-0' })).toBeVisible()
    put(await field(), 'kafes')
    await waitFor(() => expect(searched().at(-1)).toBe('/reviews/search?q=kafes&businessId=b1&page=1&limit=10'))
    expect(currentPlace()).toBe(`${route}?kerko=kafes`)
  })

  it('takes out of the address what means nothing', async () => {
    answerSearch(() => reviewPage(reviews(2)))
    await renderApp({ route: `${route}?nga=1800-01-01&deri=2026-02-31&yje=0&kerko=kafe&qyteti=Berat&faqe=0` })
    expect(await cards()).toHaveLength(2)
    expect(currentPlace()).toBe(`${route}?kerko=kafe`)
  })

  it('never shows an older answer under a newer question', async () => {
    const stub = stubServer()
    await renderApp({ route: `${route}?kerko=kafe` })
    await waitFor(() => expect(stub.requests.length).toBeGreaterThan(0))
    await act(() => stub.last('/businesses/b1').reply({ success: true, data: aBusiness({ reviewCount: 2 }) }))
    await waitFor(() => stub.last('/reviews/business/b1'))
    await act(() => stub.last('/reviews/business/b1').reply(reviewPage(reviews(2))))
    const first = stub.last('/reviews/search')
    fireEvent.change(await field(), { target: { value: 'çaj' } })
    await waitFor(() => expect(stub.last('/reviews/search')).not.toBe(first))
    await act(() => first.reply(reviewPage([aReview({ _id: 'old', title: 'E vjetër' })])))
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.getByText('Duke kërkuar…')).toBeVisible()
    await act(() => stub.last('/reviews/search').reply(reviewPage([aReview({ _id: 'new', title: 'E re' })])))
    expect(await screen.findByRole('heading', { name: 'E re' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'E vjetër' })).toBeNull()
  })

  it('may find nothing', async () => {
    answerSearch(() => reviewPage([]))
    const { user } = await renderApp({ route: `${route}?kerko=xyz` })
    const none = 'Asnjë koment nuk përputhet me kërkimin.'
    expect(await screen.findByText(none, { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(spoken()).toEqual([none]))
    await user.click(screen.getByRole('button', { name: 'Shfaq të gjitha komentet' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
    expect(await field()).toHaveFocus()
    expect(currentPlace()).toBe(route)
  })

  it('may fail, and can be tried again with what was typed', async () => {
    let isBroken = true
    answerSearch(() => reviewPage(reviews(2)))
    server.msw.use(
      http.get('*/v1/reviews/search', () =>
        isBroken ? HttpResponse.json({ success: false, message: 'Jo tani' }, { status: 403 }) : undefined,
      ),
    )
    const { user } = await renderApp({ route: `${route}?kerko=kafe` })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: 'Gabim në kërkimin e komenteve' })).toBeVisible()
    expect(alert.getByText('Jo tani')).toBeVisible()
    isBroken = false
    await user.click(alert.getByRole('button', { name: 'Provo përsëri' }))
    expect(await screen.findByText('U gjetën 2 komente')).toBeVisible()
    expect(await field()).toHaveValue('kafe')
  })
})

it('a comment found has the words marked whatever their marks, in title and text; one that was not searched for has none', async () => {
  const one = aReview({ title: 'Kafe e mirë', comment: 'Çaji dhe KAFEJA, pa fjalë të tjera.' })
  answerSearch(() => reviewPage([one]))
  answer({ reviewCount: 1 }, () => reviewPage([one]))
  await renderApp({ route: `${route}?kerko=caji%20kafe` })
  const card = await screen.findByRole('article')
  const marks = () => [...card.querySelectorAll('mark')].map(({ textContent }) => textContent)
  await waitFor(() => expect(marks()).toEqual(['Kafe', 'Çaji', 'KAFE']))
  expect(within(card).getByRole('heading', { name: 'Kafe e mirë' })).toBeVisible()
  put(await field(), '')
  await waitFor(() => expect(currentPlace()).toBe(route))
  await waitFor(() => expect(screen.getByRole('article').querySelector('mark')).toBeNull())
})

it.each([
  [1, 1, 'U gjet 1 koment'],
  [10, 3, 'U gjetën 30 komente, faqja 1 nga 3'],
])('a search that finds %i comments on the first of %i pages is announced once', async (count, pages, words) => {
  answerSearch(() => reviewPage(reviews(count), { pages, total: count * pages }))
  await renderApp({ route: `${route}?kerko=zzqq` })
  await waitFor(() => expect(spoken()).toEqual([words]))
})
