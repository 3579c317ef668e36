// Pages of lists: the shared pagination over a list of 23, and pages that the server counts but has nothing on.

import { aBusiness, aCategory, aReview, reviewPage } from '@test/builders/entities'
import { arta, signedIn, success } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { safePath } from '@/lib/safeUrl'

const server = startTestServer()
const category = aCategory()
const state = { category, allCategories: [category] }
const reviews = Array.from({ length: 23 }, (_, at) => aReview({ _id: `r${at}`, title: `Komenti ${at}` }))

/** Lists the 23 by as many a page as are asked for. */
function list({ request }: { request: Request }) {
  const asked = new URL(request.url).searchParams
  const [page, limit] = [Number(asked.get('page')), Number(asked.get('limit'))]
  const shown = reviews.slice((page - 1) * limit, page * limit)
  return HttpResponse.json(reviewPage(shown, { current: page, pages: Math.ceil(23 / limit), total: 23 }))
}

function answerAsAsked() {
  server.msw.use(
    http.get('*/v1/businesses/:id', () => success(aBusiness({ reviewCount: 23 }))),
    http.get('*/v1/reviews/business/:id', list),
    http.get('*/v1/reviews/search', list),
  )
}

/** Eleven things in two pages by the server's count, but none on the second. */
const miscounted = (page: string | null, one: object[]) => {
  const pagination = { current: Number(page), pages: 2, total: 11, limit: 10 }
  return { success: true, reviews: page === '2' ? [] : one, businesses: page === '2' ? [] : one, pagination }
}

describe('a later page that the server has nothing on', () => {
  const pageOf = (request: Request) => new URL(request.url).searchParams.get('page')
  const answer = (path: string, one: object[]) =>
    server.msw.use(http.get(`*/v1${path}`, ({ request }) => HttpResponse.json(miscounted(pageOf(request), one))))

  it.each([
    ['a business’s comments', '/biznes/b1?', '/reviews/business/b1', aReview({ title: 'I pari' }), 'I pari'],
    ['a search in them', '/biznes/b1?kerko=kafe&', '/reviews/search', aReview({ title: 'E gjetura' }), 'E gjetura'],
    ['the own comments', '/komentet-e-mia?', '/reviews/user/u1', aReview({ user: arta, title: 'I imi' }), 'I imi'],
    ['a category', '/kategorite/restorante?', '/businesses/category/c1', aBusiness(), 'Kafe Drini'],
  ])('of %s leads to the one before it (Q40)', async (_, route, path, one, name) => {
    server.msw.use(http.get('*/v1/businesses/b1', () => success(aBusiness({ reviewCount: 11 }))))
    answer('/reviews/business/b1', [aReview()])
    answer(path, [one])
    const own = route.startsWith('/komentet') && { preloadedState: signedIn() }
    await renderApp({ route: `${route}faqe=2`, state, ...own })
    expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(currentPlace()).toBe(route.slice(0, -1))
    expect(screen.getByRole('navigation', { name: 'Faqet' })).toBeVisible()
  })
})

describe('where the server tells the total only, the shared pagination', () => {
  // Every name of the total: test/api/wireReplies.test.ts.
  it.each<[string, number, number, string, (total: number) => object]>([
    ['/biznes/b1', 10, 1, 'in the pagination', (total) => ({ pagination: { total } })],
    ['/biznes/b1?kerko=komenti', 11, 2, 'under another name', (total) => ({ pagination: { totalCount: total } })],
  ])(
    'has pages of 10 on %s: of %i comments it has %i, told %s [PAGING-01] [BIZPAGE-37]',
    async (route, total, pages, _, told) => {
      answerAsAsked()
      const answer = ({ request }: { request: Request }) => {
        const from = 10 * (Number(new URL(request.url).searchParams.get('page')) - 1)
        const shown = Array.from({ length: Math.min(10, total - from) }, (_, at) => aReview({ _id: `r${from + at}` }))
        return HttpResponse.json({ success: true, reviews: shown, ...told(total) })
      }
      server.msw.use(http.get('*/v1/reviews/business/:id', answer), http.get('*/v1/reviews/search', answer))
      await renderApp({ route })
      await screen.findAllByRole('article')
      const page = /faqe=(\d)/.exec(route)?.[1] ?? 1
      if (pages > 1) expect(await screen.findByText(`Faqja ${page} nga ${pages}`)).toBeVisible()
      else expect(screen.queryByRole('navigation', { name: 'Faqet' })).toBeNull()
      expect(currentPlace()).toBe(route)
    },
  )
})

describe('an address in capitals or with odd signs', () => {
  it('keeps the visitor on the business, whatever the case, when another page is opened (Q68)', async () => {
    answerAsAsked()
    const { user } = await renderApp({ route: '/BIZNES/b1' })
    await user.click(await screen.findByRole('button', { name: 'Shko te faqja 2' }))
    expect(await screen.findByText('Faqja 2 nga 3')).toBeVisible()
    expect(currentPlace()).toBe('/BIZNES/b1?faqe=2')
    expect(document.querySelector('link[rel="canonical"]')).toHaveProperty('href', `${origin}/biznes/b1?faqe=2`)
  })

  // The slug with a no-break space, as a server may give it; '/' at the end is nothing to the router.
  it('keeps the visitor on the category when a filter is chosen (Q68)', async () => {
    const category = aCategory({ slug: 'Kafe\u00a0Çaj' })
    server.msw.use(
      http.get('*/v1/businesses/category/c1', () => HttpResponse.json({ success: true, businesses: [aBusiness()] })),
    )
    const path = '/KATEGORITE/Kafe%C2%A0%C3%87aj/'
    const { user, store } = await renderApp({ route: `${path}/`, state: { category, allCategories: [category] } })
    await user.click(await screen.findByRole('button', { name: '4+ Yje' }))
    await waitFor(() => expect(store.getState().businesses.filters.rating).toBe('4+'))
    expect(window.location.search).toBe('?yje=4')
    expect(`${window.location.pathname}/`).toContain(path)
    expect(await screen.findByRole('link', { name: 'Kafe Drini' })).toBeVisible()
    expect(within(screen.getByRole('banner')).getByRole('link', { current: 'page' })).toHaveTextContent('Kategoritë')
  })

  it('leads where it says, log-in excepted (Q53, Q68)', () => {
    expect(safePath('/KOMENT/aB?X=Y')).toBe('/koment/aB?X=Y')
    expect(safePath('/Login?from=/')).toBe('/')
  })
})
