// What home's search adds to what the server finds: categories, marks, what was meant, ways on from nothing.

import { aBusiness, aReview, businessPage } from '@test/builders/entities'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { answer, many, search, searchBox, searches, searchPath, server } from './homePage'

runTestServer(server)

const found = (name: string) => screen.findByRole('option', { name })

describe('what the search adds', () => {
  it('marks what was typed, with or without the marks of ç and ë', async () => {
    await search('shtate sof')
    const option = await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve/ })
    expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Sof', 'Shtatë'])
  })

  it('suggests categories in a group of their own before the businesses, each leads to its page [HOME-08] [SEARCH-08]', async () => {
    answer(searchPath, businessPage(many(3)))
    const { user, unmount } = await search('transp')
    const group = await screen.findByRole('group', { name: 'Kategori' })
    expect(within(group).getAllByRole('option')[0]).toBe(await found('Kategori: Transport'))
    const businesses = within(await screen.findByRole('group', { name: 'Biznese' })).getAllByRole('option')
    expect(businesses[2]).toBe(await found('Biznesi 3: ende pa komente'))
    await user.click(await found('Biznesi 3: ende pa komente'))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b3'))
    unmount()
    const again = await search('transp')
    await found('Kategori: Transport')
    await again.user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/transport'))
  })

  it('names the category of a subcategory, and suggests nothing for one letter', async () => {
    const { user, box } = await search('p')
    await waitFor(() => expect(searches()).toHaveLength(1))
    expect(screen.queryByRole('group', { name: 'Kategori' })).toBeNull()
    await user.type(box, 'iceri')
    expect(await found('Kategori: Piceri, Restorante dhe kafene')).toBeInTheDocument()
  })

  it('asks whether a name was meant that is known and near, where nothing was found [SEARCH-12] [SEARCH-13]', async () => {
    answer('/reviews', { success: true, reviews: [aReview({ business: { _id: 'b9', name: 'Sofra e Ylberit' } })] })
    answer(searchPath, businessPage([]))
    const { box, press } = await search('sfora ylbreit')
    expect(await screen.findByText('Nuk u gjetën rezultate')).toBeVisible()
    expect(screen.getByText('Provo me fjalë kyçe të tjera')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shto një biznes' })).toHaveAttribute('href', '/koment')
    await press('Sofra e Ylberit')
    expect(box).toHaveValue('Sofra e Ylberit')
    expect(box).toHaveFocus()
  })

  it('a business whose name is typed, or words of it beyond a category, leads before the categories; its whole name opens by Enter [HOME-08] [SEARCH-08]', async () => {
    const { user, box } = await search('hotel')
    await found('Kategori: Hotele, Hotele dhe turizëm')
    await screen.findByRole('group', { name: 'Biznese' })
    expect(screen.queryByRole('group', { name: 'Me këtë emër' })).toBeNull()
    await user.type(box, ' kul')
    const named = await screen.findByRole('group', { name: 'Me këtë emër' })
    expect(named).toHaveTextContent('Hotel Kulla e Mjegullës')
    expect(screen.getAllByRole('group')[0]).toBe(named)
    await user.keyboard('{Enter}')
    expect(window.location.pathname).toBe('/')
    await user.clear(box)
    // Words behind the first, whose one letter differs from a category's: the name is not below a guess.
    await user.type(box, 'gjiri i pish')
    expect(await screen.findByRole('group', { name: 'Me këtë emër' })).toHaveTextContent('Resort Gjiri i Pishave')
    await user.clear(box)
    await user.type(box, 'ekrani te dera')
    await found('Kategori: Dyer dhe dritare, Ndërtim dhe shtëpi')
    expect(await screen.findByRole('group', { name: 'Me këtë emër' })).toHaveTextContent('Ekrani te Dera')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ekrani te Dera' })).toBeVisible()
  })

  it('says what it did not find, what it shows instead and how to add a business [SEARCH-07]', async () => {
    const { user, box, store } = await search('dentist tirane')
    const heading = 'Nuk gjetëm “dentist tirane”. Ndoshta: Klinika dentare, Tiranë'
    const group = await screen.findByRole('group', { name: heading })
    const options = within(group).getAllByRole('option')
    expect(options[0]).toHaveTextContent('Klinika Dentare Buza e Qeshur')
    // Below the categories of what was meant.
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('group')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Kategori', heading])
    expect(screen.getByRole('link', { name: 'Shto një biznes' })).toHaveAttribute('href', '/koment')
    expect(searches()).toEqual([
      `GET /v1${searchPath}?q=dentist+tirane&page=1&limit=15`,
      `GET /v1${searchPath}?q=Klinika+dentare&page=1&limit=15&city=Tiran%C3%AB`,
    ])
    expect(store.getState().view).toMatchObject({ searchUnderstood: 'Klinika dentare, Tiranë' })
    expect(screen.getByRole('button', { name: 'Kërko në gjithë Shqipërinë' })).toBeVisible()
    await user.click(await found('Kategori: Klinika dentare, Shëndetësi, Tiranë, 1 biznes'))
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/klinika_dentare?qyteti=Tiran%C3%AB'))
    expect(box).not.toBeInTheDocument()
  })

  it.each([
    ['kafe hapur tani', 'Oraret e bizneseve nuk i kemi: telefono para se të nisesh.', 'Kategori: Kafene dhe bare'],
    ['afër meje', 'Nuk e dimë ku je: shkruaj edhe qytetin.', undefined],
    ['dentist i lirë', 'Çmimet nuk i kemi: shiko çfarë thonë komentet.', 'Kategori: Klinika dentare'],
    ['069 20 12 345', 'Kërkimi nuk njeh numra telefoni: shkruaj emrin e biznesit.', undefined],
  ])('says of “%s” what nobody can tell', async (text, said, category) => {
    await search(text)
    expect(await screen.findByText(said)).toBeVisible()
    const options = screen.queryAllByRole('option').filter(({ textContent }) => textContent?.includes('Kategori'))
    expect(options[0]?.lastElementChild?.textContent?.split(',')[0]).toBe(category)
    expect(screen.getByRole('link', { name: 'Shto një biznes' })).toBeVisible()
  })

  it.each([
    ['Tirana', 'Tiranë'],
    ['n’Vlonë', 'Vlorë'],
  ])('asks for a town by its own name at once, in whatever form it is typed (Q107): %s', async (typed, town) => {
    const { store } = await search(typed)
    const group = await screen.findByRole('group', { name: `Biznese në ${town}` })
    const options = within(group).getAllByRole('option')
    expect(options.length).toBeGreaterThan(0)
    for (const option of options) expect(option).toHaveAccessibleName(new RegExp(`, ${town}`))
    expect(searches()).toEqual([`GET /v1${searchPath}?${new URLSearchParams({ q: town })}&page=1&limit=15`])
    expect(screen.queryByRole('group', { name: 'Kategori' })).toBeNull()
    expect(store.getState().view).toMatchObject({ searchUnderstood: town })
  })

  it('offers the town nearest to one that has nothing, and a name with its numbers in words', async () => {
    const { user, box } = await search('Ksamil')
    expect(await screen.findByRole('group', { name: 'Nuk gjetëm “Ksamil”. Ndoshta: Sarandë' })).toBeVisible()
    await user.clear(box)
    await user.type(box, 'sofra e 7 lugeve')
    expect(await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve, / })).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(currentPlace()).toBe('/biznes/biz_001'))
  })

  it('leads on from nothing: how many the category has there, the nearest in the town, all without it [SEARCH-12] [SEARCH-13] [SEARCH-07] [SEARCH-08]', async () => {
    answer(searchPath, businessPage([]))
    const counts: (string | null)[] = []
    server.msw.use(
      http.get('*/v1/businesses/subcategory/:id', ({ request }) => {
        counts.push(new URL(request.url).searchParams.get('city'))
        return HttpResponse.json(businessPage(many(2), { total: 14 }))
      }),
    )
    const { box, press, user } = await search('dentist pukë')
    expect(await found('Kategori: Klinika dentare, Shëndetësi, Pukë, 14 biznese')).toHaveTextContent(
      'Shëndetësi · Pukë · 14 biznese',
    )
    // Asked for once, when there was nothing: not with every letter.
    expect(counts).toEqual(['Pukë'])
    expect(screen.getByText('Nuk u gjetën rezultate')).toBeVisible()
    expect(screen.getByText('Provo me fjalë kyçe të tjera')).toBeVisible()
    const nearest = within(await screen.findByRole('navigation', { name: 'Kategori të afërta' })).getAllByRole('link')
    expect(nearest.map(({ textContent }) => textContent)).toEqual(['Shëndetësi', 'Klinika mjekësore', 'Farmaci'])
    for (const link of nearest) expect(link).toHaveAttribute('href', expect.stringMatching(/\?qyteti=Puk%C3%AB$/))
    expect(await screen.findByText('Asnjë rezultat, 1 kategori', { selector: '[role=status]' })).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'true')
    await press('Kërko në gjithë Shqipërinë')
    expect(box).toHaveValue('dentist')
    expect(box).toHaveFocus()
  })

  it('of a category without a business in the town offers the nearest town with one, and all, never the page of none', async () => {
    answer(searchPath, businessPage([]))
    const cities = ['Tiranë', 'Shkodër', 'Tiranë', 'Fier', 'Vlorë']
    const all = cities.map((city, at) => aBusiness({ _id: `b${at}`, city }))
    server.msw.use(
      http.get('*/v1/businesses/subcategory/:id', ({ request }) => {
        const isAll = new URL(request.url).searchParams.get('city') === null
        return HttpResponse.json(isAll ? businessPage(all) : businessPage([]))
      }),
    )
    const { user, box } = await search('dentist durres')
    await found('Kategori: Klinika dentare, Shëndetësi, më afër: Tiranë, 2 biznese')
    expect(screen.getAllByRole('option').map((option) => option.lastElementChild?.textContent)).toEqual([
      'Kategori: Klinika dentare, Shëndetësi, më afër: Tiranë, 2 biznese',
      'Kategori: Klinika dentare, Shëndetësi, në gjithë Shqipërinë, 5 biznese',
    ])
    await user.click(await found('Kategori: Klinika dentare, Shëndetësi, më afër: Tiranë, 2 biznese'))
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/klinika_dentare?qyteti=Tiran%C3%AB'))
    expect(box).not.toBeInTheDocument()
  })

  it('says no number of a category that it could not ask for, and leads to all where nothing is meant', async () => {
    answer(searchPath, businessPage([]))
    answer('/businesses/subcategory/:id', { success: false, message: 'Jo tani' }, 429)
    const { user, box } = await search('dentist')
    expect(await screen.findByRole('navigation', { name: 'Kategori të afërta' })).toBeVisible()
    expect(await found('Kategori: Klinika dentare, Shëndetësi')).toBeInTheDocument()
    await user.clear(box)
    await user.type(box, 'xqzwv')
    const all = await screen.findByRole('link', { name: 'Shiko Kategoritë' })
    expect(all).toHaveAttribute('href', '/kategorite')
  })

  it('has a button that leads into the field, and to the results', async () => {
    answer(searchPath, businessPage(many(3)))
    const { user } = await renderApp()
    const box = await searchBox()
    await user.click(screen.getByRole('button', { name: 'Kërko' }))
    expect(box).toHaveFocus()
    await user.type(box, 'b')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Kërko' }))
    expect(screen.getAllByRole('option')).toHaveLength(3)
    expect(box).toHaveFocus()
  })
})
