// The comments of a business beyond their list: how the ratings are spread, the search, sharing, long replies.
import { aBusiness, aCategory, aReview, reviewPage } from '@test/builders/entities'
import { signedIn } from '@test/builders/ownReviews'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Business, Review } from '@/api/generated/types'
import * as reload from '@/lib/reloadPage'
import { loggedOut } from '@/session/events'

const server = startTestServer()
const route = '/biznes/b1'
const reviews = (count: number, fields: (at: number) => Partial<Review> = () => ({})): Review[] =>
  Array.from({ length: count }, (_, at) => aReview({ _id: `r${at}`, title: `Komenti ${at}`, ...fields(at) }))
const stars = (at: number) => ({ rating: (at % 5) + 1 })

/** What the server was asked about reviews, oldest first. */
let calls: string[] = []
const note = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url)
  if (pathname.includes('/reviews/')) calls.push(pathname.replace('/v1', '') + search)
}
beforeEach(() => {
  calls = []
  server.msw.events.on('request:start', note)
})
afterEach(() => server.msw.events.removeListener('request:start', note))
const asked = () => calls
const searched = () => asked().filter((request) => request.startsWith('/reviews/search'))

function answer(business: Partial<Business>, list: (query: URLSearchParams) => object) {
  server.msw.use(
    http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: aBusiness(business) })),
    http.get('*/v1/reviews/business/:id', ({ request }) => HttpResponse.json(list(new URL(request.url).searchParams))),
  )
}

/** A business with comments, and a search that finds `found`. */
function answerSearch(found: (query: URLSearchParams) => object = () => reviewPage(reviews(2)), status = 200) {
  answer({ reviewCount: 10, averageRating: 4 }, () => reviewPage(reviews(10, stars)))
  server.msw.use(
    http.get('*/v1/reviews/search', ({ request }) =>
      HttpResponse.json(found(new URL(request.url).searchParams), { status }),
    ),
  )
}

const spread = async () => within(await screen.findByRole('region', { name: 'Shpërndarja e vlerësimeve' }))
const row = async (name: RegExp) => (await spread()).findByRole('button', { name })
const field = () => screen.findByRole('textbox', { name: 'Kërko në komente' })
/** Opens the filters beside the words. */
const openFilters = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Filtro' }))
  await screen.findByLabelText('Nga data')
}
const cards = () => screen.findAllByRole('article')

describe('the distribution of ratings', () => {
  it('is counted from the page when it has all comments: nothing more is asked', async () => {
    answer({ reviewCount: 10 }, () => reviewPage(reviews(10, (at) => ({ rating: at < 7 ? 5 : 1 }))))
    await renderApp({ route })
    expect(await row(/^5 yje.*7 komente \(70%\).*Shfaq vetëm komentet me 5 yje$/)).toBeVisible()
    expect(await row(/^1 yll.*3 komente \(30%\).*Shfaq vetëm komentet me 1 yll$/)).toBeVisible()
    expect(screen.queryByText(/^Bazuar në/)).toBeNull()
    // Another call would be sent in the timer after the next frame.
    for (let frame = 0; frame < 2; frame += 1)
      await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(asked()).toEqual(['/reviews/business/b1?page=1&limit=10&approved=true'])
  })

  it('is counted from one further call when there are up to 100, which comes after the page', async () => {
    answer({ reviewCount: 100 }, (query) =>
      query.get('limit') === '100'
        ? reviewPage(reviews(100, stars), { total: 100, limit: 100 })
        : reviewPage(reviews(10), { pages: 10, total: 100 }),
    )
    const { store, user } = await renderApp({ route })
    expect(await row(/^3 yje.*20 komente \(20%\)/)).toBeVisible()
    // The list on screen is still the page.
    expect(store.getState().reviews.businessComments).toHaveLength(10)
    expect(store.getState().reviews.pagination).toMatchObject({ itemsPerPage: 10, totalPages: 10 })
    const plain = '/reviews/business/b1?page=1&limit=10&approved=true'
    const sample = '/reviews/business/b1?page=1&limit=100&approved=true'
    expect(asked()).toEqual([plain, sample])
    // Another page asks for that page only, and the rows stay.
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 2' }))
    expect(await row(/^3 yje.*20 komente \(20%\)/)).toBeVisible()
    await waitFor(() => expect(asked()).toEqual([plain, sample, plain.replace('page=1', 'page=2')]))
    await cards()
    expect(asked()).toHaveLength(3)
  })

  /** 1,240 comments: 39 with one star, 79 with two, 119 with three and so on, unless the server ignores what is asked for. */
  const answerMany = (ignores = false) => {
    const totals = [423, 39, 79, 119, 580]
    answer({ reviewCount: 1240 }, (query) =>
      reviewPage(reviews(Number(query.get('limit')), stars), { pages: 124, total: 1240 }),
    )
    server.msw.use(
      http.get('*/v1/reviews/search', ({ request }) => {
        const rating = Number(new URL(request.url).searchParams.get('rating'))
        const total = ignores ? 1240 : (totals[rating % 5] ?? 0)
        return HttpResponse.json(reviewPage(reviews(1), { total, pages: total }))
      }),
    )
  }

  it('is exact for more, by the totals that its rows then show, and a pressed row leads to its comments', async () => {
    answerMany()
    const scrolled: Element[] = []
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled.push(this)
    }
    const { user } = await renderApp({ route })
    expect(await row(/^5 yje.*423 komente/)).toBeVisible()
    expect(screen.queryByText(/^Bazuar në/)).toBeNull()
    const texts = (await (await spread()).findAllByRole('button')).map(
      (one) => /\d+ koment\S* \(\d+%\)/.exec(one.textContent ?? '')?.[0],
    )
    expect(texts).toEqual([
      '423 komente (34%)',
      '580 komente (47%)',
      '119 komente (10%)',
      '79 komente (6%)',
      '39 komente (3%)',
    ])
    expect(asked()).toHaveLength(6)
    expect(new Set(searched())).toEqual(
      new Set([5, 4, 3, 2, 1].map((rating) => `/reviews/search?businessId=b1&rating=${rating}&page=1&limit=1`)),
    )
    await user.click(await row(/^5 yje/))
    const found = await screen.findByText(/^U gjetën 423 komente\. Numri/)
    expect(found).toBeVisible()
    expect(scrolled).toHaveLength(1)
    expect(scrolled[0]).toContainElement(found)
    // Taking the filter back leads nowhere.
    await user.click(await row(/^5 yje/))
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(scrolled).toHaveLength(1)
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  it('says that it counts the first 100 where the totals cannot be right', async () => {
    answerMany(true)
    await renderApp({ route })
    expect(await screen.findByText('Bazuar në 100 komentet më të reja')).toBeVisible()
    expect(await row(/^3 yje.*20 komente \(20%\)/)).toBeVisible()
    expect(asked()).toHaveLength(7)
  })

  it('says that it was not loaded, and tries again', async () => {
    let isBroken = true
    answer({ reviewCount: 12 }, () => reviewPage(reviews(10), { pages: 2, total: 12 }))
    server.msw.use(
      http.get('*/v1/reviews/business/:id', ({ request }) => {
        if (new URL(request.url).searchParams.get('limit') === '10') return undefined
        return isBroken
          ? HttpResponse.json({ success: false, message: 'Jo' }, { status: 403 })
          : HttpResponse.json(reviewPage(reviews(12), { limit: 100 }))
      }),
    )
    const { user } = await renderApp({ route })
    expect(await screen.findByText('Shpërndarja e vlerësimeve nuk u ngarkua.')).toBeVisible()
    expect(await cards()).toHaveLength(10)
    isBroken = false
    await user.click((await spread()).getByRole('button', { name: 'Provo përsëri' }))
    expect(await row(/^4 yje.*12 komente \(100%\)/)).toBeVisible()
  })

  it('filters the comments by its rows, in the address too; the same row or the reset shows all again', async () => {
    answerSearch((query) => reviewPage(reviews(3, () => ({ rating: Number(query.get('rating')) }))))
    const { user } = await renderApp({ route })
    await user.click(await row(/^2 yje/))
    expect(await row(/^2 yje/)).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('U gjetën 3 komente')).toBeVisible()
    expect(currentPlace()).toBe(`${route}?yje=2`)
    expect(searched()).toEqual(['/reviews/search?businessId=b1&rating=2&page=1&limit=10'])
    await user.click(await row(/^2 yje/))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
    expect(currentPlace()).toBe(route)
    act(() => window.history.back())
    expect(await screen.findByText('U gjetën 3 komente')).toBeVisible()
    await openFilters()
    expect(screen.getByRole('combobox', { name: 'Filtro sipas vlerësimit' })).toHaveValue('2')
    await user.click(screen.getByRole('button', { name: 'Shfaq të gjitha komentet' }))
    expect(screen.getByRole('combobox', { name: 'Filtro sipas vlerësimit' })).toHaveValue('all')
    expect(await field()).toHaveFocus()
    await waitFor(() => expect(currentPlace()).toBe(route))
  })

  it('is not there without comments, nor is the search', async () => {
    answer({}, () => reviewPage([]))
    await renderApp({ route })
    await screen.findByText('Nuk ka komente ende')
    expect(screen.queryByRole('region', { name: 'Shpërndarja e vlerësimeve' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Kërko në komente' })).toBeNull()
  })
})

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
    for (const same of ['kaf  e', ' kaf   e ']) {
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
    await screen.findByText('U gjetën 2 komente')
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

  it('searches by no day until one is whole, and says so when the field is left', async () => {
    answerSearch()
    const { user } = await renderApp({ route })
    await openFilters()
    const from = screen.getByLabelText('Nga data')
    await user.type(from, '31/11')
    expect(from).toBeValid()
    await user.tab()
    expect(from).toHaveAccessibleDescription(/Shkruaje datën si dd\.mm\.vvvv/)
    expect(currentPlace()).toBe(route)
    await user.type(from, '/2026')
    expect(from).toBeValid()
    await user.tab()
    expect(from).toHaveAccessibleDescription(/Kjo datë nuk ekziston\./)
    await user.clear(from)
    await user.type(from, '30/11/2026')
    await waitFor(() => expect(currentPlace()).toBe(`${route}?nga=2026-11-30`))
    expect(from).toHaveValue('30/11/2026')
    await user.tab()
    expect(from).toHaveValue('30.11.2026')
    expect(searched()).toHaveLength(1)
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
    expect(await screen.findByText(/Numri vjen nga serveri; shfaqen vetëm komentet e publikuara\./)).toBeVisible()
    expect(currentPlace()).toBe(`${route}?kerko=kafe&faqe=3`)
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 2' }))
    expect(await screen.findByRole('heading', { name: 'F2-0' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'F3-0' })).toBeNull()
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'F3-0' })).toBeVisible()
    await user.type(await field(), 's')
    await waitFor(() => expect(searched().at(-1)).toBe('/reviews/search?q=kafes&businessId=b1&page=1&limit=10'))
    expect(currentPlace()).toBe(`${route}?kerko=kafes`)
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
    expect(await screen.findByText('Asnjë koment nuk përputhet me kërkimin.', { selector: 'p' })).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Shfaq të gjitha komentet' }).at(-1) ?? document.body)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
    expect(screen.getByRole('heading', { name: 'Komentet' })).toHaveFocus()
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

describe('a comment found', () => {
  it('has the words marked whatever their marks, in title and text', async () => {
    answerSearch(() => reviewPage([aReview({ title: 'Kafe e mirë', comment: 'Çaji dhe KAFEJA, pa fjalë të tjera.' })]))
    await renderApp({ route: `${route}?kerko=caji%20kafe` })
    const card = await screen.findByRole('article')
    const marks = () => [...card.querySelectorAll('mark')].map(({ textContent }) => textContent)
    await waitFor(() => expect(marks()).toEqual(['Kafe', 'Çaji', 'KAFE']))
    expect(within(card).getByRole('heading', { name: 'Kafe e mirë' })).toBeVisible()
  })

  it('is not marked where nothing was searched for', async () => {
    answer({ reviewCount: 1 }, () => reviewPage(reviews(1)))
    await renderApp({ route })
    expect((await screen.findByRole('article')).querySelector('mark')).toBeNull()
  })
})

describe('the comments of a page', () => {
  it('can be sorted, those of this page only, without asking the server', async () => {
    answer({ reviewCount: 3 }, () => reviewPage(reviews(3, (at) => ({ rating: [3, 1, 5][at] ?? 3 }))))
    const { user } = await renderApp({ route })
    await cards()
    const titles = () => screen.getAllByRole('heading', { level: 3, name: /^Komenti/ }).map((one) => one.textContent)
    await openFilters()
    const order = screen.getByRole('combobox', { name: 'Rendit këtë faqe' })
    expect(titles()).toEqual(['Komenti 0', 'Komenti 1', 'Komenti 2'])
    await user.selectOptions(order, 'Më shumë yje të parat')
    expect(titles()).toEqual(['Komenti 2', 'Komenti 0', 'Komenti 1'])
    await user.selectOptions(order, 'Më pak yje të parat')
    expect(titles()).toEqual(['Komenti 1', 'Komenti 0', 'Komenti 2'])
    await user.selectOptions(order, 'Më të vjetrat të parat')
    expect(titles()).toEqual(['Komenti 2', 'Komenti 1', 'Komenti 0'])
    expect(asked()).toHaveLength(1)
  })

  it('can be reported by a mail that names comment and business', async () => {
    answer({ reviewCount: 1 }, () => reviewPage(reviews(1)))
    await renderApp({ route })
    const link = await screen.findByRole('link', { name: /^Raporto.*Komenti 0/ })
    const mail = new URL(link.getAttribute('href') ?? '')
    expect(mail.protocol).toBe('mailto:')
    expect(mail.searchParams.get('subject')).toBe('Raportim i komentit r0')
    expect(mail.searchParams.get('body')).toContain('Biznesi: Kafe Drini (b1)')
  })

  it('are long: shortened where lines are hidden, whole after a press', async () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400)
    answer({ reviewCount: 1 }, () => reviewPage(reviews(1)))
    const { user } = await renderApp({ route })
    const more = await screen.findByRole('button', { name: 'Shfaq më shumë: Komenti 0', expanded: false })
    await user.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(more).toHaveTextContent('Shfaq më pak')
    expect(more).toHaveFocus()
  })
})

describe('comments that could not be brought up to date', () => {
  const texts = [
    [
      'Too many requests',
      'Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.',
      '[DIRERR-03]',
    ],
    ['Baza nuk përgjigjet', 'Gabim në ngarkimin e komenteve: Baza nuk përgjigjet', '[DIRERR-04]'],
  ] as const

  it.each(texts)('stay, with what went wrong: %s -> %s %s', async (message, text) => {
    const reloaded = vi.spyOn(reload, 'reloadPage').mockReturnValue()
    let isBroken = false
    answer({ reviewCount: 2 }, () => reviewPage(reviews(2)))
    server.msw.use(
      http.get('*/v1/reviews/business/:id', () =>
        isBroken ? HttpResponse.json({ success: false, message }, { status: 403 }) : undefined,
      ),
    )
    const { store, user } = await renderApp({ route })
    expect(await cards()).toHaveLength(2)
    isBroken = true
    const { baseApi } = await import('@/api')
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: 'Review', id: 'LIST' }])))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(await cards()).toHaveLength(2)
    const refresh = screen.queryByRole('button', { name: 'Rifresko faqen' })
    if (message === 'Too many requests') {
      await user.click(refresh ?? document.body)
      expect(reloaded).toHaveBeenCalledTimes(1)
    } else expect(refresh).toBeNull()
  })
})

describe('a server that ignores the limit', () => {
  it('has the page asked for cut from what it sends: ten cards at a time, all of them reachable', async () => {
    answer({ reviewCount: 45 }, () => ({ success: true, reviews: reviews(45) }))
    const { user, store } = await renderApp({ route })
    expect(await cards()).toHaveLength(10)
    await user.click(await screen.findByRole('button', { name: 'Shko te faqja 5' }))
    expect(await screen.findByText('Komenti 44')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(5)
    expect(store.getState().reviews.businessComments).toHaveLength(5)
    expect(await row(/45 komente \(100%\)/)).toBeVisible()
  })

  it.each([
    ['a category', '/kategorite/restorante', 10],
    ['the own comments', '/komentet-e-mia', 10],
    ['a business', route, 10],
    ['the latest comments', '/', 4],
  ])('has 10,000 of %s drawn as the page that was asked for', async (_, at, count) => {
    const businesses = Array.from({ length: 10_000 }, (_one, id) => aBusiness({ _id: `b${id}` }))
    answer({ reviewCount: 10_000 }, () => reviewPage(reviews(10_000)))
    server.msw.use(
      http.get('*/v1/businesses/category/:id', () => HttpResponse.json({ success: true, businesses })),
      http.get('*/v1/reviews/*', () => HttpResponse.json(reviewPage(reviews(10_000)))),
      http.get('*/v1/reviews', () => HttpResponse.json(reviewPage(reviews(10_000)))),
    )
    const category = aCategory()
    const { store } = await renderApp({
      route: at,
      ...(at.startsWith('/kat') ? { state: { category, allCategories: [category] } } : { preloadedState: signedIn() }),
    })
    expect(await cards()).toHaveLength(count)
    const { businesses: b, reviews: r } = store.getState()
    for (const { items } of [...Object.values(b.listings), ...Object.values(r.listings)]) {
      expect(items.length).toBeLessThanOrEqual(100)
    }
  })
})

describe('what a server leaves out', () => {
  it('is derived from the list: a business without counts has as many comments as are listed (Q80)', async () => {
    answer({}, () => reviewPage(reviews(10), { pages: 2, total: 12 }))
    server.msw.use(
      http.get('*/v1/businesses/:id', () =>
        HttpResponse.json({ success: true, data: { _id: 'b1', name: 'Kafe Drini', averageRating: 4 } }),
      ),
    )
    await renderApp({ route })
    expect(await screen.findByText('12 komente')).toBeVisible()
    expect(screen.queryByText('0 komente')).toBeNull()
    expect(screen.getByText('Vlerësimi mesatar 4.0 nga 5, bazuar në 12 komente')).toBeInTheDocument()
  })

  it('is whether a comment is published, where only such were asked for (Q80)', async () => {
    const unsaid = reviews(2).map(({ isApproved: _, ...one }) => one)
    answer({ reviewCount: 2 }, () => ({ success: true, reviews: unsaid }))
    const { store } = await renderApp({ route })
    expect(await cards()).toHaveLength(2)
    expect(store.getState().reviews.businessComments.map(({ isApproved }) => isApproved)).toEqual([true, true])
  })
})

describe('handing the page on', () => {
  const url = 'http://localhost:3000/biznes/b1'
  /** Puts something into navigator that jsdom has not. */
  const give = (name: 'share' | 'clipboard', value: unknown) => {
    Object.defineProperty(navigator, name, { configurable: true, value })
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  })
  const open = async () => {
    answer({}, () => reviewPage([]))
    const { user } = await renderApp({ route: `${route}?kerko=kafe` })
    await screen.findByRole('heading', { level: 1 })
    return user
  }

  it('copies the link where there is no sheet, and says so', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    const user = await open()
    give('clipboard', { writeText })
    await user.click(screen.getByRole('button', { name: 'Kopjo linkun' }))
    expect(await screen.findByText('Linku u kopjua')).toHaveAttribute('role', 'status')
    expect(writeText).toHaveBeenCalledWith(url)
  })

  it('leaves the link to be marked where copying is refused', async () => {
    const user = await open()
    give('clipboard', { writeText: () => Promise.reject(new Error('refused')) })
    await user.click(screen.getByRole('button', { name: 'Kopjo linkun' }))
    expect(await screen.findByText('Nuk u kopjua. Përzgjidhe tekstin dhe kopjoje vetë.')).toBeVisible()
    expect(screen.getByText(url)).toBeVisible()
  })

  it('opens the sheet of the device where there is one; closing it is no failure', async () => {
    const shared = vi.fn().mockRejectedValue(Object.assign(new Error('closed'), { name: 'AbortError' }))
    give('share', shared)
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Shpërndaje' }))
    expect(shared).toHaveBeenCalledWith({
      title: 'Kafe Drini në Vlerëso',
      text: 'Lexo komentet për Kafe Drini.',
      url,
    })
    expect(screen.queryByText(/Linku u kopjua|Nuk u kopjua/)).toBeNull()
    shared.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
    const writeText = vi.fn().mockResolvedValue(undefined)
    give('clipboard', { writeText })
    await user.click(screen.getByRole('button', { name: 'Shpërndaje' }))
    expect(await screen.findByText('Linku u kopjua')).toBeVisible()
  })

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Printo' }))
    expect(print).toHaveBeenCalledTimes(1)
  })
})

it.each([
  [0, 1, 'Asnjë koment nuk përputhet me kërkimin.'],
  [1, 1, 'U gjet 1 koment'],
  [3, 1, 'U gjetën 3 komente'],
  [10, 3, 'U gjetën 30 komente, faqja 1 nga 3'],
])('a search that finds %i comments on the first of %i pages is announced once', async (count, pages, words) => {
  answer({ reviewCount: 12 }, () => reviewPage(reviews(10), { pages: 2, total: 12 }))
  answerSearch(() => reviewPage(reviews(count), { pages, total: count * pages }))
  await renderApp({ route: `${route}?kerko=zzqq` })
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(spoken().filter((text) => text !== '')).toEqual([words]))
})
