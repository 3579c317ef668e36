// The comments of a business beyond their list: how the ratings are spread, sorting, sharing, long replies.

import { aBusiness, aCategory, reviewPage } from '@test/builders/entities'
import { signedIn, success } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { answersTo, queriesOf } from '@/api'
import { CATEGORY_PAGE_SIZE } from '@/features/businesses/model/businessRequests'
import * as reload from '@/platform/reloadPage'
import * as page from './businessReviewsPage'

const { answer, answerSearch, asked, cards, field, noteCalls, openFilters, reviews, route, row, searched } = page
const { server, spread, stars } = page
runTestServer(server)
noteCalls()

/** The diamonds of the cover, by their stars; undyed ones have none. */
const woven = () =>
  [...document.querySelectorAll('main header svg[data-dyed] > *')].map((one) => one.getAttribute('data-level'))

describe('the distribution of ratings', () => {
  it('is not there without comments, nor is the search, and no cover is dyed', async () => {
    answer({ reviewCount: 0, averageRating: 0 }, () => reviewPage([]))
    await renderApp({ route })
    expect(await screen.findByText('Nuk ka komente ende')).toBeVisible()
    expect(woven()).toEqual(Array.from({ length: 10 }, () => null))
    expect(screen.queryByRole('region', { name: 'Shpërndarja e vlerësimeve' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Kërko në komente' })).toBeNull()
  })

  const sides = async () =>
    [...(await screen.findByRole('region', { name: 'Dy anët' })).querySelectorAll('blockquote')].map(
      ({ textContent }) => textContent,
    )

  it('is counted from the page when it has all comments, as are praise and complaint beside it: nothing more is asked', async () => {
    answer({ reviewCount: 10 }, () =>
      reviewPage(
        reviews(10, (at) => ({
          rating: at < 7 ? 5 : 1,
          comment: `Of day ${at}`,
          createdAt: `2026-10-1${at}T10:00:00Z`,
        })),
      ),
    )
    await renderApp({ route })
    expect(await row(/^5 yje.*7 komente \(70%\).*Shfaq vetëm komentet me 5 yje$/)).toBeVisible()
    expect(await row(/^1 yll.*3 komente \(30%\).*Shfaq vetëm komentet me 1 yll$/)).toBeVisible()
    expect(screen.queryByText(/^Bazuar në/)).toBeNull()
    expect(woven()).toEqual(['5', '5', '5', '5', '5', '5', '5', '1', '1', '1'])
    expect(await sides()).toEqual(['Of day 6', 'Of day 9'])
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

  /** 1,240 comments: 39 with one star, 79 with two, 119 with three and so on, unless the server ignores the query. */
  const answerMany = (ignores = false) => {
    const totals = [423, 39, 79, 119, 580]
    answer({ reviewCount: 1240 }, (query) =>
      reviewPage(reviews(Number(query.get('limit')), stars), { pages: 124, total: 1240 }),
    )
    server.msw.use(
      http.get('*/v1/reviews/search', ({ request }) => {
        const rating = Number(new URL(request.url).searchParams.get('rating'))
        const total = ignores ? 1240 : (totals[rating % 5] ?? 0)
        const createdAt = `2026-10-0${rating}T10:00:00Z`
        const newest = reviews(1, () => ({ _id: `s${rating}`, rating, createdAt, comment: `Newest of ${rating}` }))
        return HttpResponse.json(reviewPage(newest, { total, pages: total }))
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
    // 34, 47, 10, 6 and 3 percent.
    expect(woven()).toEqual(['5', '5', '5', '4', '4', '4', '4', '4', '3', '2'])
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
    expect(await sides()).toEqual(['Newest of 5', 'Newest of 2'])
    expect(asked()).toHaveLength(6)
    expect(new Set(searched())).toEqual(
      new Set([5, 4, 3, 2, 1].map((rating) => `/reviews/search?businessId=b1&rating=${rating}&page=1&limit=1`)),
    )
    await user.click(await row(/^5 yje/))
    const found = await screen.findByText(/^U gjetën 423 komente me 5 yje\. Numri mund të përfshijë/)
    expect(found).toBeVisible()
    expect(scrolled).toHaveLength(1)
    // The pressed row, which has the focus, stays in sight.
    expect(scrolled[0]).toContainElement(await row(/^5 yje/))
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

  it('awaits nothing once the comments have failed', async () => {
    answer({ reviewCount: 12 }, () => reviewPage([]))
    server.msw.use(
      http.get('*/v1/reviews/business/:id', () =>
        HttpResponse.json({ success: false, message: 'Jo' }, { status: 403 }),
      ),
    )
    await renderApp({ route })
    expect(await screen.findByText('Gabim në ngarkimin e komenteve')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Shpërndarja e vlerësimeve' })).toHaveAttribute('aria-busy', 'false')
  })

  it('filters the comments by its rows, in the address too; the same row or the reset shows all again', async () => {
    answerSearch((query) => reviewPage(reviews(3, () => ({ rating: Number(query.get('rating')) }))))
    const { user } = await renderApp({ route })
    await user.click(await row(/^2 yje/))
    expect(await row(/^2 yje/)).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('U gjetën 3 komente me 2 yje')).toBeVisible()
    expect(currentPlace()).toBe(`${route}?yje=2`)
    expect(searched()).toEqual(['/reviews/search?businessId=b1&rating=2&page=1&limit=10'])
    await user.click(await row(/^2 yje/))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
    expect(currentPlace()).toBe(route)
    act(() => window.history.back())
    expect(await screen.findByText('U gjetën 3 komente me 2 yje')).toBeVisible()
    await openFilters()
    expect(screen.getByRole('combobox', { name: 'Filtro sipas vlerësimit' })).toHaveValue('2')
    await user.click(screen.getByRole('button', { name: '2 yje: shfaq të gjitha komentet' }))
    expect(screen.getByRole('combobox', { name: 'Filtro sipas vlerësimit' })).toHaveValue('all')
    expect(await field()).toHaveFocus()
    await waitFor(() => expect(currentPlace()).toBe(route))
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
    await user.selectOptions(order, 'Më të vjetrat të parat')
    expect(titles()).toEqual(['Komenti 2', 'Komenti 1', 'Komenti 0'])
    expect(asked()).toHaveLength(1)
  })

  it('can be reported by a mail that names comment and business; long ones are shortened, whole after a press; an owner finds another mail below', async () => {
    await import('@/features/businesses/ui/OwnerDoor')
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400)
    answer({ reviewCount: 1 }, () => reviewPage(reviews(1)))
    const { user } = await renderApp({ route })
    const mailOf = async (name: string | RegExp) =>
      new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '')
    const report = await mailOf(/^Raporto.*Komenti 0/)
    expect(report.protocol).toBe('mailto:')
    expect(report.searchParams.get('subject')).toBe('Raportim i komentit r0')
    expect(report.searchParams.get('body')).toContain('Biznesi: Kafe Drini (b1)')

    const more = await screen.findByRole('button', { name: 'Shfaq më shumë: Komenti 0', expanded: false })
    await user.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(more).toHaveTextContent('Shfaq më pak')
    expect(more).toHaveFocus()

    const owner = await mailOf('Je pronari? Na shkruaj')
    expect(owner.protocol + owner.pathname).toBe('mailto:ndihma@vlereso.example')
    expect(owner.searchParams.get('subject')).toBe('Pronari i biznesit b1')
    const body = `Biznesi: Kafe Drini (b1)\n${window.location.origin}/biznes/b1\n\nKërkesa: `
    expect(owner.searchParams.get('body')).toBe(body)
    const until = /^Përgjigjemi brenda 24 orëve\. Për momentin bizneset nuk mund t’u përgjigjen/
    expect(screen.getByText(until)).toBeVisible()
  })
})

/** The page for somebody signed in, with comments that do not come. */
async function openBroken(route: string, path: string, said: object, status: number) {
  answer({ reviewCount: 2 }, () => reviewPage([]))
  server.msw.use(http.get(`*/v1${path}`, () => HttpResponse.json({ success: false, ...said }, { status })))
  return renderApp({ route, preloadedState: signedIn() })
}

it.each([
  ['home', '/', '/reviews', 'Rifresko faqen', { message: 'Kërkesa: TOO MANY' }, 400],
  ['a business', '/biznes/b1', '/reviews/business/b1', 'Provo sërish', { message: 'Slow down' }, 400],
  [
    'the own comments',
    '/komentet-e-mia',
    '/reviews/user/u1',
    'Rifresko faqen',
    { message: 'Too many requests', code: 'RATE_LIMITED' },
    429,
  ],
])(
  'the page of %s says when the server is busy, with a button that loads the page afresh [DIRERR-03]',
  async (_, route, path, refresh, said, status) => {
    const reloaded = vi.spyOn(reload, 'reloadPage').mockResolvedValue()
    const { user } = await openBroken(route, path, said, status)
    const text = 'Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText(said.message)).toBeNull()
    await user.click(screen.getByRole('button', { name: refresh }))
    expect(reloaded).toHaveBeenCalledOnce()
  },
)

it.each([
  ['the server’s words', { message: 'Baza nuk përgjigjet' }, 'Baza nuk përgjigjet'],
  ['its status without words', {}, 'HTTP error! status: 500'],
])('the latest comments say any other error with %s [DIRERR-04]', async (_, words, text) => {
  await openBroken('/', '/reviews', words, 500)
  expect(await screen.findByText(`Gabim në ngarkimin e komenteve: ${text}`)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Rifresko faqen' })).toBeNull()
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
    const reloaded = vi.spyOn(reload, 'reloadPage').mockResolvedValue()
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
    ['a category', '/kategorite/restorante', CATEGORY_PAGE_SIZE],
    ['the own comments', '/komentet-e-mia', 10],
    // The newest as a clipping, and the first four.
    ['the latest comments', '/', 5],
  ])('has 1,000 of %s drawn as the page that was asked for', async (_, at, count) => {
    const businesses = Array.from({ length: 1000 }, (_one, id) => aBusiness({ _id: `b${id}` }))
    answer({ reviewCount: 1000 }, () => reviewPage(reviews(1000)))
    server.msw.use(
      http.get('*/v1/businesses/category/:id', () => HttpResponse.json({ success: true, businesses })),
      http.get('*/v1/reviews/*', () => HttpResponse.json(reviewPage(reviews(1000)))),
      http.get('*/v1/reviews', () => HttpResponse.json(reviewPage(reviews(1000)))),
    )
    const category = aCategory()
    const { store } = await renderApp({
      route: at,
      ...(at.startsWith('/kat') ? { state: { category, allCategories: [category] } } : { preloadedState: signedIn() }),
    })
    expect(await cards()).toHaveLength(count)
    for (const { items } of answersTo(store.getState(), [...queriesOf.Business, ...queriesOf.Review])) {
      expect(items.length).toBeLessThanOrEqual(100)
    }
  })
})

describe('what a server leaves out', () => {
  it('is derived from the list: a business without counts has as many comments as are listed (Q80)', async () => {
    answer({}, () => reviewPage(reviews(10), { pages: 2, total: 12 }))
    server.msw.use(http.get('*/v1/businesses/:id', () => success({ _id: 'b1', name: 'Kafe Drini', averageRating: 4 })))
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
