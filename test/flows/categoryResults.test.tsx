// The category page: its results, why there are none, and their pages.

import { aBusiness, businessPage } from '@test/builders/entities'
import { heading } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { stubServer } from '@test/stubServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { baseApi } from '@/api/endpoints/baseApi'
import { preloadPage } from '@/app/pages'
import { CATEGORY_PAGE_SIZE } from '@/features/businesses/model/businessRequests'
import { answer, answerPages, category, many, names, rating, route, server, state } from './categoryPage'

runTestServer(server)
// The page that a card leads to is loaded when it is asked for: not in the middle of a test.
beforeAll(() => preloadPage('/biznes/b1'))

describe('a filter whose request fails', () => {
  it('leaves the results before it, says why and can be tried again', async () => {
    answer(businessPage([aBusiness()]))
    const { user } = await renderApp({ route, state })
    await screen.findByRole('link', { name: 'Kafe Drini' })
    answer({ success: false, message: 'Jo tani' }, 429)
    await user.click(await rating('4+ Yje'))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Lista nuk u përditësua. Po shfaqim rezultatet e mëparshme.')
    expect(alert).toHaveTextContent('Gabim në ngarkimin e bizneseve: Jo tani')
    answer(businessPage([aBusiness({ _id: 'b2', name: 'Kafe Liqeni' })]))
    await user.click(within(alert).getByRole('button', { name: 'Provo Përsëri' }))
    expect(await screen.findByRole('link', { name: 'Kafe Liqeni' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Kafe Liqeni' }))
    expect(document.body).not.toHaveFocus()
  })
})

it('a search that finds nothing leads on: what it means in that city with its number, all without the city, the nearest [CATPAGE-22] [CATPAGE-23]', async () => {
  answer(businessPage([]))
  server.msw.use(
    http.get('*/v1/businesses/subcategory/:id', () => HttpResponse.json(businessPage([aBusiness()], { total: 3 }))),
  )
  const { user } = await renderApp({ route: `${route}?kerko=dentist&qyteti=Durr%C3%ABs`, state })
  expect(await screen.findByText('Nuk u gjetën biznese që përputhen me "dentist".')).toBeVisible()
  const lead = await screen.findByRole('link', { name: 'Klinika dentare, Durrës · 3 biznese' })
  expect(lead).toHaveAttribute('href', '/kategorite/klinika_dentare?qyteti=Durr%C3%ABs')
  const nearest = within(screen.getByRole('navigation', { name: 'Kategori të afërta' }))
  expect(nearest.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Shëndetësi',
    'Klinika mjekësore',
    'Farmaci',
  ])
  await user.click(screen.getByRole('button', { name: 'Kërko në gjithë Shqipërinë' }))
  expect(screen.getByRole('region', { name: 'Filtrat' })).toHaveFocus()
  await waitFor(() => expect(window.location.search).toBe('?kerko=dentist'))
})

it('a town without a business of the category leads to the nearest with one, to all, and to neighbours in the town', async () => {
  const all = ['Shkodër', 'Vlorë', 'Berat', 'Vlorë'].map((city, at) => aBusiness({ _id: `b${at}`, city }))
  server.msw.use(
    http.get('*/v1/businesses/category/c1', ({ request }) => {
      const { searchParams } = new URL(request.url)
      return HttpResponse.json(businessPage(searchParams.get('city') === null ? all : []))
    }),
    http.get('*/v1/categories', () => HttpResponse.json({ success: true, categories: [state.category] })),
  )
  await renderApp({ route: `${route}?qyteti=Saranda`, state })
  const next = await screen.findByRole('link', { name: 'Restorante, më afër: Vlorë · 2 biznese' })
  expect(next).toHaveAttribute('href', `${route}?qyteti=Vlor%C3%AB`)
  const everywhere = screen.getByRole('link', { name: 'Restorante, në gjithë Shqipërinë · 4 biznese' })
  expect(everywhere).toHaveAttribute('href', route)
})

describe('the results', () => {
  it('say of a business that is closed or in review that it is, and leave out only what is not known (Q80, Q81) [CATPAGE-16] [ENTITY-11]', async () => {
    answer(
      businessPage([
        aBusiness({ _id: 'b1', name: 'Hapur', averageRating: 0, reviewCount: 1530 }),
        aBusiness({ _id: 'b2', name: 'Mbyllur', status: 'inactive', averageRating: 4 }),
        aBusiness({ _id: 'b3', name: 'I ri', status: 'in_review' }),
        aBusiness({ _id: 'b4', name: 'Tjetër', status: 'diçka' }),
      ]),
    )
    await renderApp({ route, state })
    const [open, closed, fresh, other, ...others] = await screen.findAllByRole('article')
    expect(others).toEqual([])
    expect(other).toHaveTextContent('Tjetër')
    expect(other).not.toHaveTextContent(/Joaktiv|Nën shqyrtim/)
    expect(open).toHaveTextContent('1.5K komente')
    expect(open).not.toHaveTextContent(/Joaktiv|Nën shqyrtim|Ende pa vlerësime/)
    expect(closed).toHaveTextContent('Joaktiv')
    expect(closed).toHaveTextContent('Vlerësimi 4.0 nga 5')
    expect(closed).not.toHaveTextContent(/0 komente/)
    expect(fresh).toHaveTextContent(/Nën shqyrtim.*Ende pa vlerësime/)
  })

  it('have a card each, which lead to the business, be it closed and whatever its id; one page has no pagination [CATPAGE-16] [CATPAGE-17] [CATPAGE-31]', async () => {
    const open = many(7)
    const odd = aBusiness({ _id: 'a/b c', name: 'Bar & grill' })
    const closed = aBusiness({ _id: 'mbyllur', name: 'Mbyllur', status: 'inactive' })
    const fresh = aBusiness({ _id: 'i_ri', name: 'I ri', status: 'in_review' })
    answer(businessPage([closed, fresh, ...open, odd]))
    const { user } = await renderApp({ route, state })
    await screen.findAllByRole('article')
    // In the server's order, whatever is closed or in review.
    expect(names()).toEqual([closed, fresh, ...open, odd].map(({ name }) => name))
    const hrefs = screen.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'))
    const ids = ['mbyllur', 'i_ri', ...open.map(({ _id }) => _id), 'a%2Fb%20c']
    expect(hrefs).toEqual(ids.map((id) => `/biznes/${id}`))
    expect(screen.queryByRole('navigation', { name: 'Faqet' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Mbyllur' }))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/mbyllur'))
  })

  it("are awaited by one spinner, 'Duke ngarkuar bizneset...', while their category is looked up and after: it is said once [CATPAGE-18]", async () => {
    const stub = stubServer()
    await renderApp({ route })
    const spinner = await screen.findByText('Duke ngarkuar bizneset...')
    await act(() => stub.last('/subcategories').reply({ success: true, data: [] }))
    await act(() => stub.last('/categories').reply({ success: true, data: [category] }))
    await waitFor(() => stub.last('/businesses/category/c1'))
    expect(screen.getByText('Duke ngarkuar bizneset...')).toBe(spinner)
    expect(screen.queryByText(/^Nuk u gjetën/)).toBeNull()
    await act(() => stub.last('/businesses/category/c1').reply(businessPage(many(2))))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.queryByText(/^Duke /)).toBeNull()
  })

  it("say 'Duke ngarkuar bizneset...' again after filters that found nothing [CATPAGE-18]", async () => {
    const stub = stubServer()
    const { user } = await renderApp({ route: `${route}?yje=4&qyteti=Fier`, state })
    await waitFor(() => stub.last('/businesses/category/c1'))
    await act(() => stub.last('/businesses/category/c1').reply(businessPage([])))
    await user.click(await screen.findByRole('button', { name: 'Hiq filtrin “4 yje e lart”' }))
    expect(await screen.findByText('Duke ngarkuar bizneset...')).toBeVisible()
  })

  it("say 'Duke përditësuar...' over old ones, for another filter and for the same [CATPAGE-16] [CATPAGE-19]", async () => {
    const stub = stubServer()
    const { store, user } = await renderApp({ route, state })
    await waitFor(() => stub.last('/businesses/category/c1'))
    await act(() => stub.last('/businesses/category/c1').reply(businessPage(many(2))))
    const old = ['Biznesi 1-0', 'Biznesi 1-1']
    await waitFor(() => expect(names()).toEqual(old))
    const refresh = async (begin: () => unknown) => {
      expect(screen.queryByText(/^Duke /)).toBeNull()
      await begin()
      expect(await screen.findByText('Duke përditësuar...')).toBeVisible()
    }
    // An `act` without a promise is not waited for: React would report every update that falls into the wait.
    await refresh(() => {
      act(() => void store.dispatch(baseApi.util.invalidateTags(['Business'])))
    })
    expect(names()).toEqual(old)
    await act(() => stub.last('/businesses/category/c1').reply(businessPage(many(2))))
    await waitFor(() => expect(screen.queryByText('Duke përditësuar...')).toBeNull())
    await refresh(async () => user.click(await rating('4+ Yje')))
    expect(names()).toEqual(old)
    await act(() => stub.last('/businesses/category/c1').reply(businessPage(many(1, 2))))
    expect(await heading(/\(1 biznes\)/)).toBeVisible()
    expect(screen.queryByText('Duke përditësuar...')).toBeNull()
  })

  it("may fail: title, message and 'Provo Përsëri' [CATPAGE-20] [CATPAGE-21]", async () => {
    answer({ success: false, message: 'Baza nuk përgjigjet' }, 404)
    const { user } = await renderApp({ route: `${route}?faqe=2`, state })
    expect(await screen.findByRole('heading', { name: 'Gabim në ngarkimin e bizneseve' })).toBeVisible()
    expect(screen.getByText('Baza nuk përgjigjet')).toBeVisible()
    answer(businessPage(many(2), { current: 2, pages: 2 }))
    await user.click(screen.getByRole('button', { name: 'Provo Përsëri' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    // The button that had the focus is gone.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('may be none for a search text [CATPAGE-22] [CATPAGE-23] [CATPAGE-28]', async () => {
    answer(businessPage([]))
    await renderApp({ route: `${route}?kerko=Kafe%20e%20Vog%C3%ABl&yje=4`, state })
    expect(await screen.findByRole('heading', { name: 'Nuk u gjetën rezultate' })).toBeVisible()
    expect(screen.getByText('Nuk u gjetën biznese që përputhen me "Kafe e Vogël".')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shto një biznes' })).toHaveAttribute('href', '/koment')
  })

  it('may be none for filters, which can be cleared [CATPAGE-24] [CATPAGE-25] [CATPAGE-27] [CATPAGE-28]', async () => {
    answer(businessPage([]))
    const { user } = await renderApp({ route: `${route}?yje=4&qyteti=Fier&rendit=newest`, state })
    expect(await screen.findByRole('heading', { name: 'Nuk u gjetën biznese' })).toBeVisible()
    expect(screen.getByText('Provo të ndryshosh filtrat për më shumë rezultate.')).toBeVisible()
    expect(screen.queryByText(/^Bëhu i pari/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Shto një biznes' })).toHaveAttribute('href', '/koment')
    answer(businessPage(many(3)))
    await user.click(screen.getByRole('button', { name: 'Pastro të gjitha filtrat' }))
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(currentPlace()).toBe(route)
    expect(await rating('Të gjitha')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('combobox', { name: 'Qyteti' })).toHaveValue('')
    expect(screen.getByRole('combobox', { name: 'Rendit sipas' })).toHaveValue('most_relevant')
    expect(screen.getByRole('region', { name: 'Filtrat' })).toHaveFocus()
  })

  it('may be none at all, in any order [CATPAGE-24] [CATPAGE-26] [CATPAGE-28]', async () => {
    answer(businessPage([]))
    const { user } = await renderApp({ route: `${route}?rendit=newest`, state })
    expect(await screen.findByRole('heading', { name: 'Nuk u gjetën biznese' })).toBeVisible()
    expect(screen.getByText('Bëhu i pari që shton një biznes në këtë kategori!')).toBeVisible()
    expect(screen.queryByText(/^Provo të ndryshosh/)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Shto një biznes' }))
    await waitFor(() => expect(currentPlace()).toBe('/koment'))
  })
})

describe('the pages', () => {
  it('are asked for page by page and turned by the pagination [CATPAGE-31]', async () => {
    const asked = answerPages()
    const { user } = await renderApp({ route, state })
    expect(await screen.findByRole('heading', { name: 'Biznesi 1-0' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Pas' }))
    expect(await screen.findByRole('heading', { name: 'Biznesi 2-0' })).toBeVisible()
    expect(currentPlace()).toBe(`${route}?faqe=2`)
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent(/^2$/)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'Biznesi 1-0' })).toBeVisible()
    expect(asked).toEqual([
      `category/c1?page=1&limit=${CATEGORY_PAGE_SIZE}`,
      `category/c1?page=2&limit=${CATEGORY_PAGE_SIZE}`,
    ])
  })

  it('have a pagination when there are two, also while another loads [CATPAGE-31]', async () => {
    const stub = stubServer()
    const pager = () => screen.queryByRole('navigation', { name: 'Faqet' })
    const reply = (page: number) =>
      act(() => stub.last('/businesses/category/c1').reply(businessPage(many(6, page), { current: page, pages: 2 })))
    const { user } = await renderApp({ route, state })
    await waitFor(() => stub.last('/businesses/category/c1'))
    expect(pager()).toBeNull()
    await reply(1)
    await waitFor(() => expect(pager()).toBeVisible())
    await user.click(within(pager() as HTMLElement).getByRole('button', { name: 'Pas' }))
    expect(await screen.findByText('Duke përditësuar...')).toBeVisible()
    expect(pager()).toBeVisible()
    await reply(2)
    expect(await screen.findByRole('heading', { name: 'Biznesi 2-0' })).toBeVisible()
    expect(pager()).toBeVisible()
  })

  it.each([
    ['faqe=-1&utm_source=x', '?utm_source=x'],
    ['qyteti=Tirana&faqe=2.5', '?qyteti=Tirana'],
    ['yje=9&yje=4&rendit=abc&email=a@b.al&kerko=+&qyteti=Nuk+Ka', '?qyteti=Nuk+Ka'],
    ['yje=9&faqe=99', '?faqe=3'],
  ])('take out of the address what means nothing: ?%s', async (query, corrected) => {
    answerPages()
    const push = vi.spyOn(window.history, 'pushState')
    await renderApp({ route: `${route}?${query}`, state })
    await waitFor(() => expect(currentPlace()).toBe(route + corrected))
    expect(await screen.findAllByRole('heading', { name: /^Biznesi \d-0$/ })).toHaveLength(1)
    expect(window.history.state.usr).toEqual(state)
    // Nothing was opened: no entry but the test's own, no word of it, and the focus where it was.
    expect(push).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(/^U hap faqja/)).toBeNull()
    expect(document.body).toHaveFocus()
  })
})
