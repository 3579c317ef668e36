// The category page: its filters, and what they ask the server for.
import { aBusiness, businessPage } from '@test/builders/entities'
import { put } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent as User } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { prefetchData } from '@/app/pages'
import { makeStore } from '@/app/store'
import { CATEGORY_PAGE_SIZE } from '@/features/businesses/model/businessRequests'
import { cities } from '@/features/businesses/model/cities'
import { navigationRequested } from '@/store/navigationEvents'
import { answer, answerPages, many, names, rating, route, server, state } from './categoryPage'

runTestServer(server)
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

  it('are all still there once each is set [CATPAGE-12] [CATPAGE-13] [CATPAGE-14]', async () => {
    answerPages()
    await renderApp({ route: `${route}?kerko=kafe&yje=3&qyteti=Fier&rendit=newest`, state })
    const filters = within(await screen.findByRole('region', { name: 'Filtrat' }))
    expect(filters.getByPlaceholderText('Kërko biznese në Restorante...')).toHaveValue('kafe')
    expect(filters.getByRole('button', { name: '3+ Yje' })).toHaveAttribute('aria-pressed', 'true')
    expect(filters.getByPlaceholderText('Shkruaj qytetin...')).toHaveValue('Fier')
    expect(filters.getByRole('combobox', { name: 'Rendit sipas' })).toHaveValue('newest')
  })

  it.each([
    [
      'another search text',
      '',
      async (user: User) => user.type(field('Kërko në këtë kategori'), 'k'),
      '&businessName=k',
    ],
    ['all ratings again', '&yje=4', async (user: User) => user.click(press('Të gjitha')), ''],
    ['another city', '', async (user: User) => user.type(field('Qyteti'), 'F'), '&city=F'],
    [
      'the first order again',
      '&rendit=newest',
      async (user: User) => user.selectOptions(field('Rendit sipas'), 'most_relevant'),
      '',
    ],
  ] as const)(
    'leave the second page for the first with %s [CATPAGE-14] [CATPAGE-32]',
    async (_, query, change, sent) => {
      const asked = answerPages()
      const { user } = await renderApp({ route: `${route}?faqe=2${query}`, state })
      await waitFor(() => expect(names()[0]).toBe('Biznesi 2-0'))
      asked.splice(0)
      await change(user)
      await waitFor(() => expect(names()[0]).toBe('Biznesi 1-0'))
      expect(asked).toEqual([`category/c1?page=1&limit=${CATEGORY_PAGE_SIZE}${sent}`])
      expect(currentPlace()).not.toContain('faqe')
    },
  )

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
    expect(asked()).toEqual([`?page=2&limit=${CATEGORY_PAGE_SIZE}&minRating=2`])
    const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
    type('Kërko në këtë kategori', ' k')
    await pass(299)
    type('Kërko në këtë kategori', ' “kafe”, ')
    type('Qyteti', '  Fier. ')
    await pass(299)
    expect(asked()).toHaveLength(1)
    await pass(1)
    expect(asked().slice(1)).toEqual([`?page=1&limit=${CATEGORY_PAGE_SIZE}&businessName=kafe&city=Fier&minRating=2`])
    expect(currentPlace()).toBe(`${route}?kerko=kafe&yje=2&qyteti=Fier`)
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
    expect(asked).toEqual([`category/c1?page=1&limit=${CATEGORY_PAGE_SIZE}&businessName=kafe&city=Fier`])
  })

  it.each([
    // Every name of each city: test/features/businesses/derived.test.ts.
    ['durresi', 'Durrës'],
    ['Rruga e Durrësit', 'Rruga e Durrësit'],
  ])('ask for the city that %s names alone, which is %s, also for who only points at its link', async (typed, city) => {
    const asked = answerPages()
    const { unmount } = await renderApp({ route, state })
    put(await screen.findByLabelText('Qyteti'), typed)
    const chip = { name: `Hiq filtrin “Qyteti: ${city}”` }
    expect(await screen.findByRole('button', chip)).toBeVisible()
    const sent = (city: string) =>
      `category/c1?${new URLSearchParams({ page: '1', limit: `${CATEGORY_PAGE_SIZE}`, city })}`
    expect(asked.slice(1)).toEqual([sent(city)])
    expect(currentPlace()).toBe(`${route}?${new URLSearchParams({ qyteti: city })}`)
    expect(field('Qyteti')).toHaveValue(typed)
    unmount()

    asked.splice(0)
    const query = `?${new URLSearchParams({ qyteti: typed })}`
    const store = makeStore()
    const early = store.dispatch(prefetchData(route, query, state))
    await renderApp({ route: route + query, state, store })
    expect(await screen.findByRole('button', chip)).toBeVisible()
    await waitFor(() => early)
    // An address is asked for as it stands, while the names of towns are on their way: they change few.
    await waitFor(() => expect(asked).toEqual([...new Set([sent(typed), sent(city)])]))
  })

  const first = `category/c1?page=1&limit=${CATEGORY_PAGE_SIZE}`
  it('are sent as the number of each rating, and none for all [CATPAGE-11] [CATPAGE-35] [CATPAGE-36]', async () => {
    const asked = answerPages()
    const { user } = await renderApp({ route, state })
    const sent = [first]
    for (const stars of [4, 3, 2]) {
      await user.click(await rating(`${stars}+ Yje`))
      sent.push(`${first}&minRating=${stars}`)
      await waitFor(() => expect(asked).toEqual(sent))
    }
    await user.click(await rating('Të gjitha'))
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(asked).toEqual(sent)
  })

  it('of an address send what it says, and nothing else [CATPAGE-35] [CATPAGE-36] [CATPAGE-39]', async () => {
    const asked = answerPages()
    const { store } = await renderApp({ route: `${route}?kerko=kafe&yje=4&rendit=most_relevant`, state })
    const sent = [`${first}&businessName=kafe&minRating=4`]
    for (const [query, more, order] of [
      ['?kerko=kafe', '&businessName=kafe', 'most_relevant'],
      ['?qyteti=Fier', '&city=Fier', 'most_relevant'],
      ['?yje=4&faqe=2', '&minRating=4', 'most_relevant'],
      ['?rendit=highest_rated', '&sort=rating_desc', 'highest_rated'],
      ['?rendit=most_reviews', '&sort=reviews_desc', 'most_reviews'],
      ['?rendit=newest', '&sort=newest', 'newest'],
    ] as const) {
      await screen.findAllByRole('article')
      act(() => void store.dispatch(navigationRequested({ to: route + query, state })))
      sent.push(`${query.includes('faqe=2') ? first.replace('page=1', 'page=2') : first}${more}`)
      await waitFor(() => expect(asked).toEqual(sent))
      expect(field('Rendit sipas')).toHaveValue(order)
    }
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
    const { store, user } = await renderApp({ route, state })
    await user.click(await rating('4+ Yje'))
    await waitFor(() => expect(currentPlace()).toBe(`${route}?yje=4`))
    await user.selectOptions(screen.getByLabelText('Rendit sipas'), 'newest')
    await waitFor(() => expect(currentPlace()).toBe(`${route}?yje=4&rendit=newest`))
    // The address changes before the page does.
    await waitFor(() => expect(store.getState().businesses.filters.sortBy).toBe('newest'))
    act(() => window.history.back())
    await waitFor(() => expect(screen.getByLabelText('Rendit sipas')).toHaveValue('most_relevant'))
    expect(screen.getByRole('button', { name: '4+ Yje' })).toHaveAttribute('aria-pressed', 'true')
    act(() => window.history.back())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Të gjitha' })).toHaveAttribute('aria-pressed', 'true'),
    )
    act(() => window.history.forward())
    await waitFor(() => expect(screen.getByRole('button', { name: '4+ Yje' })).toHaveAttribute('aria-pressed', 'true'))
    act(() => window.history.forward())
    await waitFor(() => expect(screen.getByLabelText('Rendit sipas')).toHaveValue('newest'))
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
