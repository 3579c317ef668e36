// The category page: whose businesses, filters, results, pages.
import { aBusiness, aCategory, businessPage } from '@test/builders/entities'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { Business } from '@/api/generated/types'
import { prefetchData } from '@/app/pages'
import { makeStore } from '@/app/store'
import { cities } from '@/features/businesses/model/cities'
import { selectLoadedCategories } from '@/features/categories/model/selectors'

const server = startTestServer()
const category = aCategory({ _id: 'c1', name: 'Restorante', slug: 'restorante' })
const state = { category, allCategories: [category] }
const route = '/kategorite/restorante'
const calls = () => server.requests.filter((request) => request.includes('/businesses/'))
const answer = (body: object, status = 200) =>
  server.msw.use(http.get('*/v1/businesses/category/:id', () => HttpResponse.json(body, { status })))
const many = (count: number, page = 1): Business[] =>
  Array.from({ length: count }, (_, at) => aBusiness({ _id: `b${page}-${at}`, name: `Biznesi ${page}-${at}` }))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const rating = (name: string) => screen.findByRole('button', { name })

/** 25 businesses in three pages, and what was asked for them. */
function answerPages() {
  const asked: string[] = []
  server.msw.use(
    http.get('*/v1/businesses/category/:id', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const page = Number(searchParams.get('page'))
      const items = page < 3 ? many(10, page) : page === 3 ? many(5, 3) : []
      return HttpResponse.json(businessPage(items, { current: page, pages: 3, total: 25 }))
    }),
  )
  return asked
}

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

describe('whose businesses', () => {
  it('is known by a business that names its category without the slug (Q36)', async () => {
    const named = { _id: 'c1', name: 'Kafene (bare)' }
    const whole = aCategory({ ...named, slug: 'kafene-bare', subcategories: [{ _id: 's1', name: 'Bare' }] })
    server.msw.use(
      http.get('*/v1/categories', () => HttpResponse.json({ success: true, data: [whole] })),
      http.get('*/v1/subcategories', () => HttpResponse.json({ success: true, data: [] })),
      http.get('*/v1/businesses/b1', () => HttpResponse.json({ success: true, data: aBusiness({ category: named }) })),
    )
    answer(businessPage(many(3)))
    const { user } = await renderApp({ route: '/biznes/b1' })
    await user.click(await screen.findByRole('link', { name: 'Kafene (bare)' }))
    expect(await heading('Bizneset në Kafene (bare) (3 biznese)')).toBeVisible()
    expect(screen.queryByText('Kategoria nuk u gjet')).toBeNull()
  })

  it('is told whole to who comes from a business: the subcategories are looked up', async () => {
    const whole = aCategory({ subcategories: [{ _id: 's1', name: 'Bare' }] })
    server.msw.use(
      http.get('*/v1/categories', () => HttpResponse.json({ success: true, data: [whole] })),
      http.get('*/v1/subcategories', () => HttpResponse.json({ success: true, data: [] })),
    )
    answer(businessPage(many(3)))
    await renderApp({ route, state: { category: { _id: 'c1', name: 'Restorante', slug: 'restorante' } } })
    expect(await screen.findByRole('link', { name: 'Bare' })).toBeVisible()
    expect(await heading('Bizneset në Restorante (3 biznese)')).toBeVisible()
  })

  it('takes the category from the link and asks by category id [CATPAGE-01] [CATPAGE-06] [CATPAGE-07]', async () => {
    answer(businessPage(many(3)))
    await renderApp({ route, state })
    expect(await heading('Bizneset në Restorante (3 biznese)')).toBeVisible()
    expect(server.requests.filter((request) => request.includes('categories'))).toEqual([])
    expect(document.title).toBe('Bizneset në Restorante · Vlerëso')
  })

  it('asks by subcategory id for a subcategory, and by category id otherwise [CATPAGE-05] [CATPAGE-06]', async () => {
    const sub = await renderApp({ route, state: { ...state, category: { ...category, isSubcategory: true } } })
    await screen.findByRole('heading', { level: 2 })
    expect(calls()).toEqual(['GET /v1/businesses/subcategory/c1?page=1&limit=10'])
    sub.unmount()
    await renderApp({ route, state })
    await waitFor(() => expect(calls()[1]).toBe('GET /v1/businesses/category/c1?page=1&limit=10'))
  })

  it('counts: (1 biznes), (N biznese) [CATPAGE-08]', async () => {
    answer(businessPage(many(1)))
    const one = await renderApp({ route, state })
    expect(await heading('Bizneset në Restorante (1 biznes)')).toBeVisible()
    one.unmount()
    answer(businessPage(many(10), { pages: 2, total: 12 }))
    await renderApp({ route, state })
    expect(await heading('Bizneset në Restorante (12 biznese)')).toBeVisible()
  })

  it('derives name and description from the address while it looks the category up, and asks nothing [CATPAGE-02] [CATPAGE-03] [CATPAGE-04]', async () => {
    server.msw.use(http.get('*/v1/categories', () => new Promise(() => undefined)))
    server.msw.use(http.get('*/v1/subcategories', () => new Promise(() => undefined)))
    await renderApp({ route: '/kategorite/servis_makinash_dhe_gomash' })
    expect(await heading('Bizneset në Servis Makinash Dhe Gomash')).toBeVisible()
    expect(
      screen.getByText('Gjej biznese në këtë kategori, krahaso vlerësimet dhe lexo çfarë thonë përdoruesit.'),
    ).toBeVisible()
    await act(settle)
    expect(calls()).toEqual([])
  })

  it.each([
    ['a category', '/kategorite/transport', 'Transport', 'category/cat_11'],
    ['a subcategory', '/kategorite/taksi', 'Taksi', 'subcategory/sub_11_01'],
  ])('resolves a shared link to %s', async (_, link, name, asked) => {
    await renderApp({ route: link })
    expect(await heading(new RegExp(`^Bizneset në ${name} \\(\\d+ biznese?\\)$`))).toBeVisible()
    expect(calls()).toEqual([`GET /v1/businesses/${asked}?page=1&limit=10`])
  })

  it('is the category where a subcategory, too, has its slug, whichever is answered first (Q37)', async () => {
    let answerCategories: () => void = () => undefined
    const wait = new Promise<void>((go) => {
      answerCategories = go
    })
    server.msw.use(http.get('*/v1/categories', () => wait.then(() => undefined)))
    const link = '/kategorite/kafshe_shtepiake'
    const store = makeStore()
    const early = store.dispatch(prefetchData(link, ''))
    await renderApp({ route: link, store })
    await act(settle)
    expect(selectLoadedCategories(store.getState()).subcategories).not.toEqual([])
    expect(await heading('Bizneset në Kafshe Shtepiake')).toBeVisible()
    expect(calls()).toEqual([])
    answerCategories()
    expect(await heading(/^Bizneset në Kafshë shtëpiake \(/)).toBeVisible()
    await act(() => early)
    expect(calls()).toEqual(['GET /v1/businesses/category/cat_15?page=1&limit=10'])
  })

  it('does not trust state that is about another address or is nonsense', async () => {
    for (const wrong of [state, { category: { _id: 1, name: {} } }, 'x', { category: null }]) {
      const view = await renderApp({ route: '/kategorite/transport', state: wrong })
      expect(await heading(/^Bizneset në Transport \(/)).toBeVisible()
      view.unmount()
    }
  })

  it("says 'Kategoria nuk u gjet' for an address that is none, and leads to all [CATPAGE-29]", async () => {
    const { user } = await renderApp({ route: '/kategorite/nuk_ka' })
    expect(await screen.findByRole('heading', { name: 'Kategoria nuk u gjet' })).toBeVisible()
    expect(await heading('Bizneset në Nuk Ka')).toBeVisible()
    expect(calls()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Shiko Kategoritë' }))
    expect(await heading('Kategoritë e bizneseve')).toBeVisible()
    expect(currentPlace()).toBe('/kategorite')
  })

  it('says that the categories could not be loaded, and tries again', async () => {
    server.msw.use(
      http.get('*/v1/categories', () => HttpResponse.json({ success: false, message: 'Jo' }, { status: 404 })),
    )
    const { user } = await renderApp({ route: '/kategorite/transport' })
    expect(await screen.findByRole('heading', { name: 'Gabim në ngarkimin e kategorive' })).toBeVisible()
    server.msw.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(await heading(/^Bizneset në Transport \(/)).toBeVisible()
  })

  it("leads back with 'Kthehu te Kategoritë' [CATPAGE-30]", async () => {
    const { user } = await renderApp({ route, state })
    await user.click(await screen.findByRole('link', { name: 'Kthehu te Kategoritë' }))
    expect(await heading('Kategoritë e bizneseve')).toBeVisible()
    expect(currentPlace()).toBe('/kategorite')
  })
})

describe('the results', () => {
  it('say of a business that is closed or in review that it is, and leave out only what is not known (Q80, Q81) [ENTITY-11]', async () => {
    answer(
      businessPage([
        aBusiness({ _id: 'b1', name: 'Hapur', averageRating: 0, reviewCount: 1530 }),
        aBusiness({ _id: 'b2', name: 'Mbyllur', status: 'inactive', averageRating: 4 }),
        aBusiness({ _id: 'b3', name: 'I ri', status: 'in_review' }),
        aBusiness({ _id: 'b4', name: 'Tjetër', status: 'diçka' }),
      ]),
    )
    await renderApp({ route, state })
    const [open, other, closed, fresh] = await screen.findAllByRole('article')
    expect(other).toHaveTextContent('Tjetër')
    expect(other).not.toHaveTextContent(/Joaktiv|Në verifikim/)
    expect(open).toHaveTextContent('1.5K komente')
    expect(open).not.toHaveTextContent(/Joaktiv|Në verifikim|Ende pa vlerësime/)
    expect(closed).toHaveTextContent('Joaktiv')
    expect(closed).toHaveTextContent('Vlerësimi 4.0 nga 5')
    expect(closed).not.toHaveTextContent(/0 komente/)
    expect(fresh).toHaveTextContent(/Në verifikim.*Ende pa vlerësime/)
  })

  it('put what is closed or in review last, unless an order was chosen', async () => {
    const closed = aBusiness({ _id: 'b1', name: 'Mbyllur', status: 'inactive', averageRating: 5 })
    const fresh = aBusiness({ _id: 'b2', name: 'I ri', status: 'in_review' })
    answer(businessPage([closed, fresh, aBusiness({ _id: 'b3', name: 'Hapur' })]))
    const { user } = await renderApp({ route, state })
    const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent)
    await screen.findByRole('link', { name: 'Hapur' })
    expect(names()).toEqual(['Hapur', 'Mbyllur', 'I ri'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rendit sipas' }), 'highest_rated')
    await waitFor(() => expect(names()).toEqual(['Mbyllur', 'I ri', 'Hapur']))
  })

  it('are cards that lead to the business [CATPAGE-16] [CATPAGE-17]', async () => {
    const { user } = await renderApp({ route: '/kategorite/transport' })
    const cards = await screen.findAllByRole('article')
    const name = within(cards[0] ?? document.body).getByRole('heading').textContent ?? ''
    await user.click(screen.getByRole('link', { name }))
    expect(await heading(name)).toBeVisible()
    expect(currentPlace()).toMatch(/^\/biznes\/biz_\d+$/)
  })

  it('show everything about a business [CARD-01] [CARD-03]', async () => {
    answer(
      businessPage([
        aBusiness({
          url: 'https://drini.example',
          phoneNumber: '+355 60 000 0001',
          email: 'info@drini.example',
          location: 'Blloku',
          city: 'Tiranë',
          description: 'Kafe e mirë.',
          averageRating: 4.25,
          reviewCount: 12,
          category: { name: 'Ushqim' },
          subcategory: { name: 'Kafene' },
          subcategories: [{ name: 'Kafene' }, { name: 'Bare' }],
        }),
      ]),
    )
    await renderApp({ route, state })
    const card = within(await screen.findByRole('article'))
    for (const text of ['Kafe Drini', 'drini.example', '+355 60 000 0001', 'info@drini.example', 'Kafe e mirë.']) {
      expect(card.getByText(text)).toBeVisible()
    }
    expect(card.getByText('Blloku, Tiranë')).toBeVisible()
    const chips = within(card.getByRole('list', { name: 'Kategoria dhe nënkategoritë' })).getAllByRole('listitem')
    expect(chips.map((chip) => chip.textContent)).toEqual(['Ushqim', 'Kafene', 'Bare'])
    expect(card.getByText('4.3')).toHaveAttribute('data-band', 'green')
    expect(card.getByText('12 komente')).toBeVisible()
  })

  it.each([
    ['Rruga e Durrësit', 'Durrës', 'Rruga e Durrësit, Durrës'],
    ['Rruga e Dibrës, Tiranë', 'Tiranë', 'Rruga e Dibrës, Tiranë'],
    ['Sheshi (Fushë-Krujë)', ' Fushë-Krujë', 'Sheshi (Fushë-Krujë)'],
    ['', 'Tiranë', 'Tiranë'],
    ['Blloku', '', 'Blloku'],
  ])('name the city once, be it %s in %s [CARD-01]', async (location, city, place) => {
    answer(businessPage([aBusiness({ location, city })]))
    await renderApp({ route, state })
    expect(within(await screen.findByRole('article')).getByText(place)).toBeVisible()
  })

  it('do not repeat the category that the heading names', async () => {
    answer(businessPage([aBusiness({ category: { name: 'Restorante' }, subcategory: { name: 'Kafene' } })]))
    await renderApp({ route, state })
    const kinds = within(await screen.findByRole('list', { name: 'Kategoria dhe nënkategoritë' }))
    expect(kinds.getAllByRole('listitem').map((kind) => kind.textContent)).toEqual(['Kafene'])
  })

  it("say 'Nuk ka përshkrim të disponueshëm' without a description, and show the one there is [CARD-02]", async () => {
    answer(businessPage([aBusiness({ _id: 'a' }), aBusiness({ _id: 'b', description: 'Furrë buke.' })]))
    await renderApp({ route, state })
    const [first, second] = await screen.findAllByRole('article')
    expect(first).toHaveTextContent('Nuk ka përshkrim të disponueshëm')
    expect(second).toHaveTextContent('Furrë buke.')
    expect(second).not.toHaveTextContent('Nuk ka përshkrim')
  })

  it('shorten counts above 1000 with K [CARD-04]', async () => {
    const counts = [1000, 1001, 1540, 2000]
    answer(
      businessPage(counts.map((reviewCount) => aBusiness({ _id: `b${reviewCount}`, averageRating: 4, reviewCount }))),
    )
    await renderApp({ route, state })
    for (const text of ['1000 komente', '1K komente', '1.5K komente', '2K komente']) {
      expect(await screen.findByText(text)).toBeVisible()
    }
  })

  it("say 'Duke ngarkuar bizneset...' the first time and 'Duke përditësuar...' over old ones [CATPAGE-18] [CATPAGE-19]", async () => {
    const stub = stubServer()
    const { user } = await renderApp({ route, state })
    expect(await screen.findByText('Duke ngarkuar bizneset...')).toBeVisible()
    await act(() => stub.last('/businesses/category/c1').reply(businessPage(many(2))))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(screen.queryByText(/^Duke /)).toBeNull()
    await user.click(await rating('4+ Yje'))
    expect(await screen.findByText('Duke përditësuar...')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    await act(() => stub.last('/businesses/category/c1').reply(businessPage(many(1, 2))))
    expect(await heading(/\(1 biznes\)/)).toBeVisible()
    expect(screen.queryByText('Duke përditësuar...')).toBeNull()
  })

  it("may fail: title, message and 'Provo Përsëri' [CATPAGE-20] [CATPAGE-21]", async () => {
    answer({ success: false, message: 'Baza nuk përgjigjet' }, 404)
    const { user } = await renderApp({ route, state })
    expect(await screen.findByRole('heading', { name: 'Gabim në ngarkimin e bizneseve' })).toBeVisible()
    expect(screen.getByText('Baza nuk përgjigjet')).toBeVisible()
    answer(businessPage(many(2)))
    await user.click(screen.getByRole('button', { name: 'Provo Përsëri' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  it('stay, marked as old, when a later question fails', async () => {
    answer(businessPage(many(2)))
    const { user } = await renderApp({ route, state })
    await screen.findAllByRole('article')
    answer({ success: false, message: 'Jo' }, 404)
    await user.click(await rating('3+ Yje'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Lista nuk u përditësua. Po shfaqim rezultatet e mëparshme.',
    )
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('may be none for a search text [CATPAGE-22] [CATPAGE-23]', async () => {
    answer(businessPage([]))
    await renderApp({ route: `${route}?kerko=kafe%20e%20vog%C3%ABl&yje=4`, state })
    expect(await screen.findByRole('heading', { name: 'Nuk u gjetën rezultate' })).toBeVisible()
    expect(screen.getByText('Nuk u gjetën biznese që përputhen me "kafe e vogël".')).toBeVisible()
  })

  it('may be none for filters, which can be cleared [CATPAGE-24] [CATPAGE-25] [CATPAGE-27]', async () => {
    answer(businessPage([]))
    const { user } = await renderApp({ route: `${route}?yje=4&qyteti=Fier&rendit=newest`, state })
    expect(await screen.findByRole('heading', { name: 'Nuk u gjetën biznese' })).toBeVisible()
    expect(screen.getByText('Provo të ndryshosh filtrat për më shumë rezultate.')).toBeVisible()
    answer(businessPage(many(3)))
    await user.click(screen.getAllByRole('button', { name: 'Pastro të gjitha filtrat' }).at(-1) ?? document.body)
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(currentPlace()).toBe(route)
    expect(await rating('Të gjitha')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('combobox', { name: 'Qyteti' })).toHaveValue('')
    expect(screen.getByRole('combobox', { name: 'Rendit sipas' })).toHaveValue('most_relevant')
  })

  it('may be none at all [CATPAGE-24] [CATPAGE-26] [CATPAGE-28]', async () => {
    answer(businessPage([]))
    const { user } = await renderApp({ route, state })
    expect(await screen.findByRole('heading', { name: 'Nuk u gjetën biznese' })).toBeVisible()
    expect(screen.getByText('Bëhu i pari që shton një biznes në këtë kategori!')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Shto një biznes' }))
    await waitFor(() => expect(currentPlace()).toBe('/koment'))
  })
})

describe('the filters', () => {
  it('show only with results or an active filter [CATPAGE-15]', async () => {
    const filters = () => screen.queryByRole('region', { name: 'Filtrat' })
    answer(businessPage([]))
    const none = await renderApp({ route, state })
    await screen.findByRole('heading', { name: 'Nuk u gjetën biznese' })
    expect(filters()).toBeNull()
    none.unmount()
    const active = await renderApp({ route: `${route}?yje=4`, state })
    await screen.findByRole('heading', { name: 'Nuk u gjetën biznese' })
    expect(filters()).toBeVisible()
    active.unmount()
    const ordered = await renderApp({ route: `${route}?rendit=newest`, state })
    await screen.findByRole('heading', { name: 'Nuk u gjetën biznese' })
    await ordered.user.click(screen.getByRole('button', { name: 'Hiq filtrin “Renditja: Më të rejat”' }))
    await waitFor(() => expect(filters()).toBeNull())
    expect(currentPlace()).toBe(route)
    ordered.unmount()
    answer(businessPage(many(1)))
    await renderApp({ route: `${route}?rendit=newest`, state })
    await screen.findByRole('article')
    expect(filters()).toBeVisible()
  })

  it('are search, rating, city and sort [CATPAGE-09] [CATPAGE-10] [CATPAGE-11] [CATPAGE-12] [CATPAGE-13] [CATPAGE-14] [CATPAGE-38]', async () => {
    answer(businessPage(many(2)))
    const { user, container } = await renderApp({ route, state })
    const filters = within(await screen.findByRole('region', { name: 'Filtrat' }))
    const search = filters.getByPlaceholderText('Kërko biznese në Restorante...')
    await user.type(search, 'kafe')
    await user.click(filters.getByRole('button', { name: 'Pastro kërkimin' }))
    expect(search).toHaveValue('')
    const ratings = within(filters.getByRole('group', { name: 'Filtro sipas vlerësimit' })).getAllByRole('button')
    expect(ratings.map((button) => button.textContent)).toEqual(['Të gjitha', '4+ Yje', '3+ Yje', '2+ Yje'])
    expect(filters.getByPlaceholderText('Shkruaj qytetin...')).toHaveAccessibleName('Qyteti')
    expect([...container.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))).toEqual([
      ...cities,
    ])
    expect(cities).toHaveLength(45)
    const sort = filters.getByRole('combobox', { name: 'Rendit sipas' })
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['most_relevant', 'highest_rated', 'most_reviews', 'newest'])
  })

  it('reach the server 300 ms after the last change, trimmed, from page 1 [CATPAGE-32] [CATPAGE-33] [CATPAGE-34]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
    const stub = stubServer()
    const asked = () => stub.requests.map(({ path }) => path.replace('/businesses/category/c1', ''))
    const pass = async (ms: number) => {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(ms)
        await settle()
        await vi.advanceTimersByTimeAsync(0)
      })
    }
    await renderApp({ route: `${route}?faqe=2&yje=2`, state })
    await pass(0)
    await act(() =>
      stub.last('/businesses/category/c1').reply(businessPage(many(10), { current: 2, pages: 3, total: 25 })),
    )
    await pass(20)
    expect(asked()).toEqual(['?page=2&limit=10&minRating=2'])
    const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type('Kërko në këtë kategori', ' k')
    await pass(299)
    type('Kërko në këtë kategori', ' kafe ')
    type('Qyteti', '  Fier ')
    await pass(299)
    expect(asked()).toHaveLength(1)
    await pass(1)
    expect(asked().slice(1)).toEqual(['?page=1&limit=10&businessName=kafe&city=Fier&minRating=2'])
    expect(currentPlace()).toBe(`${route}?kerko=kafe&yje=2&qyteti=Fier`)
    // What is being typed stays as it is typed.
    expect(screen.getByLabelText('Kërko në këtë kategori')).toHaveValue(' kafe ')
    fireEvent.change(screen.getByLabelText('Rendit sipas'), { target: { value: 'most_reviews' } })
    await pass(300)
    expect(asked().slice(2)).toEqual(['?page=1&limit=10&businessName=kafe&city=Fier&minRating=2&sort=reviews_desc'])
  })

  it.each([
    ['4+ Yje', 'minRating=4'],
    ['3+ Yje', 'minRating=3'],
    ['2+ Yje', 'minRating=2'],
  ])('%s sends %s, and all sends none [CATPAGE-35] [CATPAGE-36]', async (name, sent) => {
    const asked = answerPages()
    const { user } = await renderApp({ route, state })
    await user.click(await rating(name))
    await waitFor(() => expect(asked).toEqual(['?page=1&limit=10', `?page=1&limit=10&${sent}`]))
    await user.click(await rating('Të gjitha'))
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['highest_rated', '&sort=rating_desc'],
    ['most_reviews', '&sort=reviews_desc'],
    ['newest', '&sort=newest'],
    ['most_relevant', ''],
  ])('sorting by %s sends "%s" [CATPAGE-39]', async (option, sent) => {
    const asked = answerPages()
    await renderApp({ route: `${route}?rendit=${option}`, state })
    await screen.findAllByRole('article')
    expect(asked).toEqual([`?page=1&limit=10${sent}`])
    expect(screen.getByLabelText('Rendit sipas')).toHaveValue(option)
  })

  it('stand in the state as the address says them [CATPAGE-37]', async () => {
    answerPages()
    const { store, user } = await renderApp({ route, state })
    await screen.findAllByRole('article')
    const filters = () => store.getState().businesses.filters
    expect(filters()).toEqual({ search: '', location: '', rating: 'all', sortBy: 'most_relevant' })
    await user.click(await rating('3+ Yje'))
    await user.type(screen.getByLabelText('Qyteti'), 'Fier')
    await waitFor(() =>
      expect(filters()).toEqual({ search: '', location: 'Fier', rating: '3+', sortBy: 'most_relevant' }),
    )
  })

  it('go back and forward with the history, and so do the controls', async () => {
    answerPages()
    const { store, user } = await renderApp({ route, state })
    await user.click(await rating('4+ Yje'))
    await waitFor(() => expect(currentPlace()).toBe(`${route}?yje=4`))
    await user.click(await rating('2+ Yje'))
    await waitFor(() => expect(currentPlace()).toBe(`${route}?yje=2`))
    // The address changes before the page does.
    await waitFor(() => expect(store.getState().businesses.filters.rating).toBe('2+'))
    act(() => window.history.back())
    await waitFor(() => expect(screen.getByRole('button', { name: '4+ Yje' })).toHaveAttribute('aria-pressed', 'true'))
    act(() => window.history.back())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Të gjitha' })).toHaveAttribute('aria-pressed', 'true'),
    )
    act(() => window.history.forward())
    await waitFor(() => expect(screen.getByRole('button', { name: '4+ Yje' })).toHaveAttribute('aria-pressed', 'true'))
  })

  it('never show a late answer to an older question', async () => {
    const stub = stubServer()
    const lists = () => stub.requests.filter(({ path }) => path.startsWith('/businesses/'))
    const { user } = await renderApp({ route, state })
    await waitFor(() => expect(lists()).toHaveLength(1))
    await act(() =>
      stub.last('/businesses/category/c1').reply(businessPage([aBusiness({ name: 'Të gjitha bizneset' })])),
    )
    for (const [at, name] of ['4+ Yje', '3+ Yje'].entries()) {
      await user.click(await rating(name))
      await waitFor(() => expect(lists()).toHaveLength(at + 2))
    }
    const [, older, newer] = lists()
    await act(async () => newer?.reply(businessPage([aBusiness({ name: 'Nga tre yje' })])))
    expect(await screen.findByRole('heading', { name: 'Nga tre yje' })).toBeVisible()
    await act(async () => older?.reply(businessPage([aBusiness({ name: 'Nga katër yje' })])))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: 'Nga tre yje' })).toBeVisible()
  })
})

describe('the pages', () => {
  it('are asked for ten at a time and turned by the pagination [CATPAGE-31] [CATPAGE-40]', async () => {
    const asked = answerPages()
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = await renderApp({ route, state })
    expect(await screen.findByRole('heading', { name: 'Biznesi 1-0' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Pas' }))
    expect(await screen.findByRole('heading', { name: 'Biznesi 2-0' })).toBeVisible()
    expect(currentPlace()).toBe(`${route}?faqe=2`)
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'Biznesi 1-0' })).toBeVisible()
    expect(asked).toEqual(['?page=1&limit=10', '?page=2&limit=10'])
  })

  it('have no pagination when there is one [CATPAGE-31]', async () => {
    answer(businessPage(many(10)))
    await renderApp({ route, state })
    await screen.findAllByRole('article')
    expect(screen.queryByRole('navigation', { name: 'Faqet' })).toBeNull()
  })

  it('end where they end: a page beyond the last is the last', async () => {
    answerPages()
    await renderApp({ route: `${route}?faqe=99`, state })
    expect(await screen.findByRole('heading', { name: 'Biznesi 3-0' })).toBeVisible()
    expect(currentPlace()).toBe(`${route}?faqe=3`)
  })
})
