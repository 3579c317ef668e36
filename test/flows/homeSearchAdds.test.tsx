// What home's search adds to what the server finds: categories, marks, what was meant, ways on from nothing.

import { aReview, businessPage } from '@test/builders/entities'
import { put } from '@test/page'
import { currentPlace, runTestServer } from '@test/render'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { answer, many, options, search, searches, searchPath, server, spoken } from './homePage'

runTestServer(server)

const found = (name: string) => screen.findByRole('option', { name })

describe('what the search adds', () => {
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

  it('a business whose name is typed, or words of it beyond a category, leads before the categories; its whole name opens by Enter [HOME-08] [SEARCH-08]', async () => {
    const { user, box } = await search('hotel')
    await found('Kategori: Hotele, Hotele dhe turizëm')
    await screen.findByRole('group', { name: 'Biznese' })
    expect(screen.queryByRole('group', { name: 'Me këtë emër' })).toBeNull()
    put(box, 'hotel kul')
    const named = await screen.findByRole('group', { name: 'Me këtë emër' })
    expect(named).toHaveTextContent('Hotel Kulla e Mjegullës')
    expect(screen.getAllByRole('group')[0]).toBe(named)
    await user.keyboard('{Enter}')
    expect(window.location.pathname).toBe('/')
    put(box, 'ekrani te dera')
    await found('Kategori: Dyer dhe dritare, Ndërtim dhe shtëpi')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Me këtë emër' })).toHaveTextContent('Ekrani te Dera'))
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ekrani te Dera' })).toBeVisible()
  })

  it('says what it did not find, what it shows instead and how to add a business [SEARCH-07]', async () => {
    const { user, box, store } = await search('dentist tirane')
    const heading = 'Nuk gjetëm “dentist tirane”. Ndoshta: Klinika dentare, Tiranë'
    const group = await screen.findByRole('group', { name: heading })
    expect(within(group).getAllByRole('option')[0]).toHaveTextContent('Klinika Dentare Buza e Qeshur')
    // Below the categories of what was meant.
    const groups = within(screen.getByRole('listbox')).getAllByRole('group')
    expect(groups.map((one) => one.getAttribute('aria-label'))).toEqual(['Kategori', heading])
    expect(screen.getByRole('link', { name: 'Shto një biznes' })).toHaveAttribute('href', '/koment')
    expect(searches()).toEqual([
      `GET /v1${searchPath}?q=dentist+tirane&page=1&limit=15`,
      `GET /v1${searchPath}?q=Klinika+dentare&page=1&limit=15&city=Tiran%C3%AB`,
    ])
    expect(store.getState().view).toMatchObject({ searchUnderstood: 'Klinika dentare, Tiranë' })
    expect(await screen.findByRole('button', { name: 'Kërko në gjithë Shqipërinë' })).toBeVisible()
    await user.click(await found('Kategori: Klinika dentare, Shëndetësi, Tiranë, 1 biznes'))
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/klinika_dentare?qyteti=Tiran%C3%AB'))
    expect(box).not.toBeInTheDocument()
  })

  it('says what nobody can tell', async () => {
    const { box } = await search('b')
    for (const [text, said, category] of [
      ['kafe hapur tani', 'Oraret e bizneseve nuk i kemi: telefono para se të nisesh.', 'Kategori: Kafene dhe bare'],
      ['afër meje', 'Nuk e dimë ku je: shkruaj edhe qytetin.', undefined],
      ['dentist i lirë', 'Çmimet nuk i kemi: shiko çfarë thonë komentet.', 'Kategori: Klinika dentare'],
      ['069 20 12 345', 'Kërkimi nuk njeh numra telefoni: shkruaj emrin e biznesit.', undefined],
    ]) {
      put(box, text as string)
      expect(await screen.findByText(said as string)).toBeVisible()
      expect(await screen.findByRole('link', { name: 'Shto një biznes' })).toBeVisible()
      const suggested = spoken().filter((name) => name?.startsWith('Kategori'))
      expect(suggested[0]?.split(',')[0]).toBe(category)
    }
  })

  it('asks for a town by its own name at once, in whatever form it is typed (Q107), offers the nearest to one that has nothing, and finds a name with its numbers in words, marked', async () => {
    const { store, user, box } = await search('n’Vlonë')
    const group = await screen.findByRole('group', { name: 'Biznese në Vlorë' })
    for (const option of within(group).getAllByRole('option')) expect(option).toHaveAccessibleName(/, Vlorë/)
    expect(searches()).toEqual([`GET /v1${searchPath}?q=Vlor%C3%AB&page=1&limit=15`])
    expect(screen.queryByRole('group', { name: 'Kategori' })).toBeNull()
    expect(store.getState().view).toMatchObject({ searchUnderstood: 'Vlorë' })
    put(box, 'Ksamil')
    expect(await screen.findByRole('group', { name: 'Nuk gjetëm “Ksamil”. Ndoshta: Sarandë' })).toBeVisible()
    put(box, 'sofra e 7 lugeve')
    const named = await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve, / })
    expect([...named.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Sofra', 'Lugëve'])
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
    await search('dentist durres')
    const category = 'Kategori: Klinika dentare, Shëndetësi'
    await found(`${category}, më afër: Tiranë, 1 biznes`)
    expect(spoken()).toEqual([`${category}, më afër: Tiranë, 1 biznes`, `${category}, në gjithë Shqipërinë, 2 biznese`])
  })

  it('says no number of a category that it could not ask for; where nothing is meant it leads to all, or to a known name that is near [SEARCH-12] [SEARCH-13]', async () => {
    answer('/reviews', { success: true, reviews: [aReview({ business: { _id: 'b9', name: 'Sofra e Ylberit' } })] })
    answer(searchPath, businessPage([]))
    answer('/businesses/subcategory/:id', { success: false, message: 'Jo tani' }, 429)
    const { box, press } = await search('dentist')
    expect(await screen.findByRole('navigation', { name: 'Kategori të afërta' })).toBeVisible()
    expect(await found('Kategori: Klinika dentare, Shëndetësi')).toBeInTheDocument()
    put(box, 'xqzwv')
    expect(await screen.findByRole('link', { name: 'Shiko Kategoritë' })).toHaveAttribute('href', '/kategorite')
    expect(options()).toEqual([])
    put(box, 'sfora ylbreit')
    await press('Sofra e Ylberit')
    expect(box).toHaveValue('Sofra e Ylberit')
    expect(box).toHaveFocus()
  })
})
