// Pages of lists: the shared pagination over a list of 23, and pages that the server counts but has nothing on.

import { aBusiness, aCategory, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { arta, signedIn, success } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { initialAuthState } from '@/features/auth/model/machine'
import { appPath, safePath } from '@/lib/safeUrl'

const server = startTestServer()
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

  it('of a business’s comments leads to the one before it (Q40)', async () => {
    server.msw.use(http.get('*/v1/businesses/b1', () => success(aBusiness({ reviewCount: 11 }))))
    answer('/reviews/business/b1', [aReview({ title: 'I pari' })])
    await renderApp({ route: '/biznes/b1?faqe=2' })
    expect(await screen.findByRole('heading', { name: 'I pari' })).toBeVisible()
    expect(currentPlace()).toBe('/biznes/b1')
  })

  it('of a search in them leads to the one before it, too (Q40)', async () => {
    server.msw.use(http.get('*/v1/businesses/b1', () => success(aBusiness({ reviewCount: 11 }))))
    answer('/reviews/business/b1', [aReview()])
    answer('/reviews/search', [aReview({ title: 'E gjetura' })])
    await renderApp({ route: '/biznes/b1?kerko=kafe&faqe=2' })
    expect(await screen.findByRole('heading', { name: 'E gjetura' })).toBeVisible()
    expect(currentPlace()).toBe('/biznes/b1?kerko=kafe')
  })

  it('of the own comments leads to the one before it, too (Q40)', async () => {
    answer('/reviews/user/u1', [aReview({ user: arta, title: 'I imi' })])
    await renderApp({ route: '/komentet-e-mia?faqe=2', preloadedState: signedIn() })
    expect(await screen.findByRole('heading', { name: 'I imi' })).toBeVisible()
    expect(currentPlace()).toBe('/komentet-e-mia')
  })

  it('of a category leads to the one before it, too (Q40)', async () => {
    const category = aCategory()
    answer('/businesses/category/c1', [aBusiness()])
    const state = { category, allCategories: [category] }
    await renderApp({ route: '/kategorite/restorante?faqe=2', state })
    expect(await screen.findByRole('link', { name: 'Kafe Drini' })).toBeVisible()
    expect(currentPlace()).toBe('/kategorite/restorante')
    expect(screen.getByRole('navigation', { name: 'Faqet' })).toBeVisible()
  })
})

describe('a visitor', () => {
  const businesses = Array.from({ length: 23 }, (_, at) => aBusiness({ _id: `b${at}`, name: `Biznesi ${at}` }))
  const category = aCategory()
  const headings = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

  it.each([
    ['all the comments of a business', '/biznes/b1', 'Komenti'],
    ['all that a search in them finds', '/biznes/b1?kerko=komenti', 'Komenti'],
    ['all the businesses of a category', '/kategorite/restorante', 'Biznesi'],
  ])('reads %s, page by page [PERM-01]', async (_, route, name) => {
    answerAsAsked()
    server.msw.use(
      http.get('*/v1/businesses/category/c1', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        const shown = businesses.slice((page - 1) * 10, page * 10)
        return HttpResponse.json(businessPage(shown, { current: page, pages: 3, total: 23 }))
      }),
    )
    const auth = { ...initialAuthState, loading: false }
    const state = { category, allCategories: [category] }
    const { user } = await renderApp({ route, state, preloadedState: { auth } })
    for (const [page, from, to] of [
      [1, 0, 9],
      [2, 10, 19],
      [3, 20, 22],
    ] as const) {
      if (page > 1) await user.click(await screen.findByRole('button', { name: `Shko te faqja ${page}` }))
      const wanted = Array.from({ length: to - from + 1 }, (_, at) => `${name} ${from + at}`)
      await waitFor(() => expect(headings()).toEqual(wanted))
    }
  })
})

describe('where the server tells the total only, the shared pagination', () => {
  // Every name of the total: test/api/wireReplies.test.ts.
  it.each<[string, number, number, string, (total: number) => object]>([
    ['/biznes/b1', 10, 1, 'in the pagination', (total) => ({ pagination: { total } })],
    ['/biznes/b1?kerko=komenti', 11, 2, 'under another name', (total) => ({ pagination: { totalCount: total } })],
    ['/biznes/b1?faqe=3', 25, 3, 'beside the list', (total) => ({ total })],
  ])('has pages of 10 on %s: of %i comments it has %i, told %s [PAGING-01]', async (route, total, pages, _, told) => {
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
  })
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
  it.each([
    ['Kategorite/restorante', 'restorante'],
    ['kategorite/Kafe%C2%A0%C3%87aj', 'Kafe\u00a0Çaj'],
    ['KATEGORITE/a//', 'a'],
  ])('keeps the visitor on the category when a filter is chosen at /%s (Q68)', async (path, slug) => {
    const category = aCategory({ slug })
    server.msw.use(
      http.get('*/v1/businesses/category/c1', () => HttpResponse.json({ success: true, businesses: [aBusiness()] })),
    )
    const { user, store } = await renderApp({ route: `/${path}`, state: { category, allCategories: [category] } })
    await user.click(await screen.findByRole('button', { name: '4+ Yje' }))
    await waitFor(() => expect(store.getState().businesses.filters.rating).toBe('4+'))
    expect(window.location.search).toBe('?yje=4')
    expect(`${window.location.pathname}/`).toContain(`/${path}`.replace(/\/*$/, '/'))
    expect(await screen.findByRole('link', { name: 'Kafe Drini' })).toBeVisible()
    expect(within(screen.getByRole('banner')).getByRole('link', { current: 'page' })).toHaveTextContent('Kategoritë')
  })

  it('leads where it says, log-in excepted (Q53, Q68)', () => {
    expect(safePath('/KOMENT/aB?X=Y')).toBe('/koment/aB?X=Y')
    expect(safePath('/Login?from=/')).toBe('/')
    expect(safePath('/?Kerko=A')).toBe('/?Kerko=A')
    expect(appPath('/kategorite/a%5Cb')).toBeUndefined()
  })
})
