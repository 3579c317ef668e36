// What home's search adds to what the server finds: categories, marks, what was meant, ways on from nothing.

import { aReview, businessPage } from '@test/builders/entities'
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

  it('asks for what was meant where the words as typed bring nothing, under a heading that says so', async () => {
    const { user, store } = await search('dentist tirane')
    const heading = 'Sipas fjalëve të tua: Klinika dentare, Tiranë'
    const group = await screen.findByRole('group', { name: heading })
    expect(within(group).getAllByRole('option').length).toBeGreaterThan(0)
    expect(within(group).getAllByRole('option')[0]).toHaveTextContent('Klinika Dentare Buza e Qeshur')
    expect(searches()).toEqual([
      `GET /v1${searchPath}?q=dentist+tirane&page=1&limit=15`,
      `GET /v1${searchPath}?q=Klinika+dentare&page=1&limit=15&city=Tiran%C3%AB`,
    ])
    expect(store.getState().view).toMatchObject({ searchUnderstood: 'Klinika dentare, Tiranë' })
    await user.click(await found('Kategori: Klinika dentare, Shëndetësi, Tiranë, 1 biznes'))
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/klinika_dentare?qyteti=Tiran%C3%AB'))
  })

  it('finds what is in a town by its name in another form than the directory has', async () => {
    const { store } = await search('Tirana')
    const group = await screen.findByRole('group', { name: 'Sipas fjalëve të tua: Tiranë' })
    const options = within(group).getAllByRole('option')
    expect(options.length).toBeGreaterThan(0)
    for (const option of options) expect(option).toHaveAccessibleName(/, Tiranë/)
    expect(searches().at(-1)).toBe(`GET /v1${searchPath}?q=Tiran%C3%AB&page=1&limit=15`)
    expect(screen.queryByRole('group', { name: 'Kategori' })).toBeNull()
    expect(store.getState().view).toMatchObject({ searchUnderstood: 'Tiranë' })
  })

  it('leads on from nothing: how many the category has there, the nearest, all without the city [SEARCH-12] [SEARCH-13] [SEARCH-07] [SEARCH-08]', async () => {
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
    const nearest = within(await screen.findByRole('navigation', { name: 'Kategori të afërta' }))
    expect(nearest.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Shëndetësi',
      'Klinika mjekësore',
      'Farmaci',
    ])
    expect(
      await screen.findByText('Sipas fjalëve të tua: Klinika dentare, Pukë: Asnjë rezultat, 1 kategori', {
        selector: '[role=status]',
      }),
    ).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'true')
    await press('Kërko pa qytetin Pukë')
    expect(box).toHaveValue('dentist')
    expect(box).toHaveFocus()
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
