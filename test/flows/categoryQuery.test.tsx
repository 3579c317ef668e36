// The category page: its filters, and what they ask the server for.
import { businessPage } from '@test/builders/entities'
import { put } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { prefetchData } from '@/app/pages'
import { makeStore } from '@/app/store'
import { CATEGORY_PAGE_SIZE } from '@/features/businesses/model/businessRequests'
import { cities } from '@/features/businesses/model/cities'
import { navigationRequested } from '@/store/navigationEvents'
import { answer, answerPages, many, names, rating, route, server, state } from './categoryPage'
import { clock, pass } from './homePage'

runTestServer(server)
const first = `category/c1?page=1&limit=${CATEGORY_PAGE_SIZE}`
const field = (label: string) => screen.getByLabelText(label)
const press = (name: string) => screen.getByRole('button', { name })

describe('the filters', () => {
  it('show only with results or an active filter [CATPAGE-15]', async () => {
    const filters = () => screen.queryByRole('region', { name: 'Filtrat' })
    answer(businessPage([]))
    const { store, user, unmount } = await renderApp({ route, state })
    const goTo = (to: string) => act(() => void store.dispatch(navigationRequested({ to, state })))
    for (const query of ['?yje=2', '?qyteti=Fier', '?kerko=kafe']) {
      await waitFor(() => expect(filters()).toBeNull())
      await screen.findByRole('heading', { name: 'Nuk u gjetën biznese' })
      goTo(route + query)
      await waitFor(() => expect(filters()).toBeVisible())
      await screen.findByRole('heading', { name: /^Nuk u gjetën/ })
      goTo(route)
    }
    goTo(`${route}?rendit=newest`)
    await user.click(await screen.findByRole('button', { name: 'Hiq filtrin “Renditja: Më të rejat”' }))
    await waitFor(() => expect(filters()).toBeNull())
    expect(currentPlace()).toBe(route)
    unmount()
    answer(businessPage(many(1)))
    await renderApp({ route, state })
    await screen.findByRole('article')
    expect(filters()).toBeVisible()
  })

  it('are search, rating, city and sort [CATPAGE-09] [CATPAGE-10] [CATPAGE-11] [CATPAGE-12] [CATPAGE-13] [CATPAGE-14] [CATPAGE-38]', async () => {
    answer(businessPage(many(2)))
    const { user, container } = await renderApp({ route, state })
    const filters = within(await screen.findByRole('region', { name: 'Filtrat' }))
    const search = filters.getByPlaceholderText('Kërko biznese në Restorante...')
    for (const text of ['k', 'kafe']) {
      await user.type(search, text)
      await user.click(filters.getByRole('button', { name: 'Pastro kërkimin' }))
      expect(search).toHaveValue('')
      expect(filters.queryByRole('button', { name: 'Pastro kërkimin' })).toBeNull()
    }
    const ratings = within(filters.getByRole('group', { name: 'Filtro sipas vlerësimit' })).getAllByRole('button')
    expect(ratings.map((button) => button.textContent)).toEqual(['Të gjitha', '4+ Yje', '3+ Yje', '2+ Yje'])
    const city = filters.getByPlaceholderText('Shkruaj qytetin...')
    expect(city).toHaveAccessibleName('Qyteti')
    // The towns load for who is about to type one.
    await user.click(city)
    await waitFor(() => expect(container.querySelectorAll('datalist option')).not.toHaveLength(0))
    expect([...container.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))).toEqual([
      ...cities,
    ])
    // By the names that Albanian menus have, not 'Tirana' or 'Vlora'.
    const names = [
      'Bajram Curri · Ballsh · Berat · Bilisht · Bulqizë · Burrel · Cërrik · Çorovodë · Delvinë · Divjakë',
      'Durrës · Elbasan · Ersekë · Fier · Gramsh · Gjirokastër · Himarë · Kamëz · Kavajë · Korçë · Krujë',
      'Kuçovë · Kukës · Laç · Lezhë · Librazhd · Lushnjë · Memaliaj · Patos · Peqin · Peshkopi · Përmet',
      'Pogradec · Pukë · Roskovec · Rrëshen · Rrogozhinë · Sarandë · Selenicë · Shijak · Shkodër · Tepelenë',
      'Tiranë · Vlorë · Vorë',
    ]
    expect(cities).toEqual(expect.arrayContaining(names.join(' · ').split(' · ')))
    const sort = filters.getByRole('combobox', { name: 'Rendit sipas' })
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['most_relevant', 'highest_rated', 'most_reviews', 'newest'])
  })

  it('leave the second page for the first with another search text, rating, city and order [CATPAGE-14] [CATPAGE-32]', async () => {
    const asked = answerPages()
    const { user, store } = await renderApp({ route, state })
    for (const [query, change, sent] of [
      ['', () => put(field('Kërko në këtë kategori'), 'k'), '&businessName=k'],
      ['&yje=4', () => user.click(press('Të gjitha')), undefined],
      // A rating that is pressed again is off.
      ['&yje=3', () => user.click(press('3+ Yje')), undefined],
      ['', () => put(field('Qyteti'), 'F'), '&city=F'],
      ['&rendit=newest', () => user.selectOptions(field('Rendit sipas'), 'most_relevant'), undefined],
    ] as const) {
      act(() => void store.dispatch(navigationRequested({ to: `${route}?faqe=2${query}`, state })))
      await waitFor(() => expect(names()[0]).toBe('Biznesi 2-0'))
      asked.splice(0)
      await change()
      await waitFor(() => expect(names()[0]).toBe('Biznesi 1-0'))
      // The first page of all is known.
      expect(asked).toEqual(sent ? [first + sent] : [])
      expect(currentPlace()).not.toContain('faqe')
    }
  })

  it('reach the server 300 ms after the last change, trimmed, from page 1 [CATPAGE-32] [CATPAGE-33] [CATPAGE-34]', async () => {
    vi.useFakeTimers({ toFake: [...clock] })
    const stub = stubServer()
    const asked = () => stub.requests.map(({ path }) => path.replace('/businesses/category/c1', ''))
    await renderApp({ route: `${route}?faqe=2&yje=2`, state })
    await pass(0)
    await act(() =>
      stub.last('/businesses/category/c1').reply(businessPage(many(10), { current: 2, pages: 3, total: 25 })),
    )
    await pass(20)
    expect(asked()).toEqual([`?page=2&limit=${CATEGORY_PAGE_SIZE}&minRating=2`])
    const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
    const entries = window.history.length
    type('Kërko në këtë kategori', ' k')
    await pass(299)
    type('Kërko në këtë kategori', ' “kafe”, ')
    type('Qyteti', '  Fier. ')
    await pass(299)
    expect(asked()).toHaveLength(1)
    await pass(1)
    expect(asked().slice(1)).toEqual([`?page=1&limit=${CATEGORY_PAGE_SIZE}&businessName=kafe&city=Fier&minRating=2`])
    expect(currentPlace()).toBe(`${route}?kerko=kafe&yje=2&qyteti=Fier`)
    expect(window.history.length).toBe(entries)
    // What is being typed stays as it is typed.
    expect(screen.getByLabelText('Kërko në këtë kategori')).toHaveValue(' “kafe”, ')
    fireEvent.change(screen.getByLabelText('Rendit sipas'), { target: { value: 'most_reviews' } })
    await pass(300)
    expect(asked().slice(2)).toEqual([
      `?page=1&limit=${CATEGORY_PAGE_SIZE}&businessName=kafe&city=Fier&minRating=2&sort=reviews_desc`,
    ])
  })

  it('are clean when an address has blanks, signs of a sentence and signs that nobody sees (Q96), also for who only points at its link [CATPAGE-34]', async () => {
    const asked = answerPages()
    const query = `?kerko=${encodeURIComponent('\u200e “ka\u200bfe”, ')}&qyteti=%20Fier%C2%AD%20`
    const store = makeStore()
    const early = store.dispatch(prefetchData(route, query, state))
    await renderApp({ route: route + query, state, store })
    await screen.findAllByRole('article')
    await waitFor(() => early)
    expect(asked).toEqual([`${first}&businessName=kafe&city=Fier`])
  })

  // Every name of each city: test/features/businesses/derived.test.ts.
  it('ask for the city that is named alone, in whatever form it is typed, also for who only points at its link', async () => {
    const asked = answerPages()
    const { unmount } = await renderApp({ route, state })
    put(await screen.findByLabelText('Qyteti'), 'durresi')
    const chip = { name: 'Hiq filtrin “Qyteti: Durrës”' }
    expect(await screen.findByRole('button', chip)).toBeVisible()
    const sent = (city: string) => `${first}&${new URLSearchParams({ city })}`
    expect(asked.slice(1)).toEqual([sent('Durrës')])
    expect(currentPlace()).toBe(`${route}?${new URLSearchParams({ qyteti: 'Durrës' })}`)
    expect(field('Qyteti')).toHaveValue('durresi')
    unmount()

    asked.splice(0)
    const store = makeStore()
    const early = store.dispatch(prefetchData(route, '?qyteti=durresi', state))
    await renderApp({ route: `${route}?qyteti=durresi`, state, store })
    expect(await screen.findByRole('button', chip)).toBeVisible()
    await waitFor(() => early)
    // An address is asked for as it stands, while the names of towns are on their way: they change few.
    await waitFor(() => expect(asked).toEqual([sent('durresi'), sent('Durrës')]))
  })

  it('stand in the state as the address says them [CATPAGE-37]', async () => {
    answerPages()
    const { store, user } = await renderApp({ route, state })
    await screen.findAllByRole('article')
    const filters = () => store.getState().businesses.filters
    expect(filters()).toEqual({ search: '', location: '', rating: 'all', sortBy: 'most_relevant' })
    await user.click(await rating('3+ Yje'))
    put(field('Qyteti'), 'Fier')
    await waitFor(() =>
      expect(filters()).toEqual({ search: '', location: 'Fier', rating: '3+', sortBy: 'most_relevant' }),
    )
    put(field('Kërko në këtë kategori'), 'kafe')
    await user.selectOptions(screen.getByLabelText('Rendit sipas'), 'newest')
    await waitFor(() => expect(filters()).toEqual({ search: 'kafe', location: 'Fier', rating: '3+', sortBy: 'newest' }))
  })

  it('go back and forward with the history, and so do the controls', async () => {
    answerPages()
    const { store, user } = await renderApp({ route: `${route}?yje=4`, state })
    const sort = await screen.findByLabelText('Rendit sipas')
    await user.selectOptions(sort, 'newest')
    await waitFor(() => expect(currentPlace()).toBe(`${route}?yje=4&rendit=newest`))
    // The address changes before the page does.
    await waitFor(() => expect(store.getState().businesses.filters.sortBy).toBe('newest'))
    act(() => window.history.back())
    await waitFor(() => expect(sort).toHaveValue('most_relevant'))
    expect(press('4+ Yje')).toHaveAttribute('aria-pressed', 'true')
    act(() => window.history.forward())
    await waitFor(() => expect(sort).toHaveValue('newest'))
  })
})
