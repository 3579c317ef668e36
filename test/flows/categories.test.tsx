// The category list: cards, icons, links, search.

import { aBusiness, aCategory, aSubcategory } from '@test/builders/entities'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/logger'
import { navigationRequested } from '@/lib/navigationEvents'
import { loggedOut } from '@/session/events'

const server = startTestServer()
const route = '/kategorite'
const answer = (path: string, data: object[], status = 200) =>
  server.msw.use(
    http.get(`*/v1${path}`, () => HttpResponse.json({ success: status === 200, data, message: 'Jo tani' }, { status })),
  )
const cards = () => screen.findAllByRole('article')
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const searchBox = () => screen.findByRole('textbox', { name: 'Kërko kategori' })
/** Categories of these names, to the list and to a search. */
const named = (list: readonly string[]) => {
  const data = list.map((name, at) => aCategory({ _id: `c${at}`, name, slug: `k${at}` }))
  for (const path of ['/categories', '/categories/search']) answer(path, data)
  for (const path of ['/subcategories', '/subcategories/search']) answer(path, [])
}
/** Picture and colour of every card, like 'category-food 0'. */
const looks = async () =>
  (await cards()).map((card) => {
    const tile = card.querySelector<HTMLElement>('[data-hue]')
    return `${tile?.querySelector('use')?.getAttribute('href')?.split('#')[1]} ${tile?.dataset.hue}`
  })

describe('the list', () => {
  it('is a list of cards with their subcategories [CATLIST-01] [CATLIST-04]', async () => {
    await renderApp({ route })
    expect(await screen.findByRole('heading', { level: 1, name: 'Kategoritë e bizneseve' })).toBeVisible()
    expect(await cards()).toHaveLength(16)
    const [first] = await cards()
    if (!first) throw new Error('no card')
    expect(first.closest('ul')).not.toBeNull()
    const card = within(first)
    expect(card.getByRole('heading', { name: 'Restorante dhe kafene' })).toBeVisible()
    const chips = within(await card.findByRole('list', { name: 'Nënkategoritë: Restorante dhe kafene' }))
    expect(chips.getAllByRole('link')).toHaveLength(5)
    fireEvent.click(chips.getByRole('button', { name: 'Shfaq edhe 2 të tjera' }))
    expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Restorante tradicionale',
      'Piceri',
      'Kafene dhe bare',
      'Ushqim i shpejtë',
      'Pastiçeri',
      'Peshk dhe fruta deti',
      'Furra buke',
    ])
  })

  it('may be a single card with a single subcategory [CATLIST-01] [CATLIST-04]', async () => {
    answer('/categories', [aCategory({ subcategories: [{ _id: 's1', name: 'Piceri' }] })])
    answer('/subcategories', [])
    await renderApp({ route })
    expect(await cards()).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Piceri' })).toBeVisible()
  })

  it.each([
    ['Shfaq edhe 1 tjetër', 6],
    ['Shfaq edhe 9 të tjera', 14],
  ])('lists the subcategories of a card after its fifth by "%s" [CATLIST-04]', async (text, count) => {
    const subcategories = Array.from({ length: count }, (_, at) => ({ _id: `s${at}`, name: `Lloji ${at + 1}` }))
    answer('/categories', [aCategory({ subcategories })])
    answer('/subcategories', [])
    const { user } = await renderApp({ route })
    await user.click(await screen.findByRole('button', { name: text }))
    const links = within(screen.getByRole('list', { name: 'Nënkategoritë: Restorante' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(subcategories.map(({ name }) => name))
  })

  it('goes on at the first subcategory that was not there before', async () => {
    const { user } = await renderApp({ route })
    const [card] = await cards()
    await user.click(await within(card as HTMLElement).findByRole('button', { name: 'Shfaq edhe 2 të tjera' }))
    expect(screen.getByRole('link', { name: 'Peshk dhe fruta deti' })).toHaveFocus()
  })

  it('leaves out what has no name: its link would say nothing and lead nowhere', async () => {
    answer('/categories', [{ _id: 'c8' }, { _id: 'c9', name: ' ', slug: 'x' }, aCategory()])
    answer('/subcategories', [{ _id: 's9', categoryId: { _id: 'c1' } }, aSubcategory({ name: 'Bare' })])
    await renderApp({ route })
    const [card] = await cards()
    await within(card as HTMLElement).findByRole('link', { name: 'Bare' })
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Restorante', 'Bare'])
  })

  it('joins subcategories to the category they name, among those that a search finds, too [ENTITY-03] [ENTITY-04] [DIRCALL-05]', async () => {
    const transport = aCategory({ _id: 'c2', name: 'Transport', slug: 'transport' })
    answer('/categories', [
      aCategory({ _id: 'c1' }),
      { ...transport, subcategories: [{ _id: 's0', name: 'Furgonë' }] },
      aCategory({ _id: 'c3', name: 'Shkolla', slug: 'shkolla' }),
    ])
    answer('/subcategories', [
      aSubcategory({ categoryId: { _id: 'c2' }, name: 'Taksi', slug: 'taksi_tirane' }),
      aSubcategory({ _id: 's2' }),
      aSubcategory({ _id: 's3', name: 'Autobusë', categoryId: { _id: 'c2', name: 'Tjetër' } }),
    ])
    answer('/categories/search', [transport])
    answer('/subcategories/search', [])
    for (const address of [route, `${route}?kerko=transp`]) {
      const { unmount } = await renderApp({ route: address })
      const chips = within(await screen.findByRole('list', { name: 'Nënkategoritë: Transport' }))
      await chips.findByRole('link', { name: 'Taksi' })
      expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual(['Furgonë', 'Taksi', 'Autobusë'])
      expect(screen.queryByRole('list', { name: 'Nënkategoritë: Shkolla' })).toBeNull()
      unmount()
    }
  })

  it.each(['', '?kerko=a'])('draws pictures and colours by keyword, at "%s" [CATLIST-02]', async (query) => {
    const kinds = {
      food: ['Restorante', 'KAFENE', 'Ushqim i shpejtë', 'Gatime shtëpie'],
      bed: ['Hotele', 'Vende dhe bujtina', 'Agjenci udhëtimesh'],
      health: ['Shëndetësi', 'Klinika mjekësore', 'Dentarë'],
      bag: ['Dyqane', 'Çanta e këpucë', 'Librari'],
    }
    named(Object.values(kinds).flat())
    await renderApp({ route: route + query })
    const drawn = await looks()
    const groups = Object.entries(kinds).map(([kind, list]) => {
      const [look, ...others] = new Set(drawn.splice(0, list.length))
      expect(look).toMatch(new RegExp(`^category-${kind} \\d$`))
      expect(others).toEqual([])
      return look?.split(' ')[1]
    })
    expect(new Set(groups).size).toBeGreaterThan(2)
  })

  it('draws a category by its own name, not by that of a subcategory [CATLIST-02]', async () => {
    const subcategories = [{ _id: 's1', name: 'Restorante' }]
    answer('/categories', [aCategory({ name: 'Hotele', subcategories }), aCategory({ _id: 'c2', name: 'Hotele' })])
    answer('/subcategories', [])
    await renderApp({ route })
    const [one, other] = await looks()
    expect(one).toBe(other)
  })

  it('draws pictures and colours without a keyword by the name, be it as long as others or begin like them [CATLIST-03]', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Zzzz ${String.fromCharCode(97 + at)}`)
    named(names)
    const { unmount } = await renderApp({ route })
    const drawn = await looks()
    unmount()
    for (const part of [0, 1]) expect(new Set(drawn.map((look) => look.split(' ')[part])).size).toBeGreaterThan(4)
    // The same name looks the same, wherever it stands.
    named(names.toReversed())
    await renderApp({ route })
    expect(await looks()).toEqual(drawn.toReversed())
  })

  it.each([
    ['the list', ''],
    ['a search', 'transp'],
  ])('leads from %s to a category, carrying it and all categories [CATLIST-07] [CATLIST-08]', async (_, words) => {
    const { user } = await renderApp({ route })
    await screen.findByRole('link', { name: 'Taksi' })
    if (words) {
      await user.type(await searchBox(), words)
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Restorante dhe kafene' })).toBeNull())
    }
    await user.click(await screen.findByRole('link', { name: 'Transport' }))
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/transport'))
    const { category, allCategories } = window.history.state.usr
    expect(category).toMatchObject({ _id: 'cat_11', name: 'Transport' })
    expect(category.subcategories).toHaveLength(6)
    expect(allCategories).toHaveLength(16)
  })

  it('leads by the slug of a category, or by its name where it has none [CATLIST-07]', async () => {
    const { slug: _, ...plain } = aCategory({ _id: 'c2', name: 'Të tjera & çdo gjë' })
    answer('/categories', [aCategory({ name: 'Restorante', slug: 'ku-hahet' }), plain])
    answer('/subcategories', [])
    await renderApp({ route })
    await cards()
    expect(screen.getByRole('link', { name: 'Restorante' })).toHaveAttribute('href', '/kategorite/ku-hahet')
    expect(screen.getByRole('link', { name: plain.name })).toHaveAttribute('href', '/kategorite/te_tjera_cdo_gje')
  })

  it('leads to a subcategory, carrying it and all categories [CATLIST-08]', async () => {
    const { user } = await renderApp({ route })
    await user.click(await screen.findByRole('link', { name: 'Taksi' }))
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/taksi'))
    expect(window.history.state.usr.category).toMatchObject({ name: 'Taksi', isSubcategory: true })
    expect(window.history.state.usr.allCategories).toHaveLength(16)
  })

  it('is as long as it was, however the visitor comes back', async () => {
    answer(
      '/categories',
      Array.from({ length: 100 }, (_, at) => aCategory({ _id: `c${at}`, name: `Kategoria ${at}`, slug: `k${at}` })),
    )
    answer('/subcategories', [])
    const { user, store } = await renderApp({ route })
    expect(await cards()).toHaveLength(30)
    for (const count of [60, 90]) {
      await user.click(screen.getByRole('button', { name: 'Shfaq më shumë' }))
      expect(await cards()).toHaveLength(count)
    }
    const more = screen.getByRole('button', { name: 'Shfaq më shumë' })
    expect(more).toHaveFocus()
    await user.click(more)
    expect(await cards()).toHaveLength(100)
    // The button is gone: the focus stands where the new ones begin.
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Kategoria 90' })),
    )
    expect(document.activeElement).toHaveRole('listitem')
    await user.click(screen.getByRole('link', { name: 'Kategoria 80' }))
    await screen.findByRole('heading', { level: 1, name: /Kategoria 80/ })
    act(() => window.history.back())
    await waitFor(() => expect(names()).toHaveLength(100))
    // A new visit of the list begins at its beginning.
    act(() => void store.dispatch(navigationRequested({ to: '/info' })))
    await waitFor(() => expect(names()).not.toHaveLength(100))
    act(() => void store.dispatch(navigationRequested({ to: route })))
    await waitFor(() => expect(names()).toHaveLength(30))
  })

  it('gives each of two subcategories of one name, or of a category’s, an address of its own (Q69)', async () => {
    answer('/categories', [
      aCategory({ name: 'Shërbime', slug: 'sherbime', subcategories: [{ _id: 's1', name: 'Të tjera' }] }),
      aCategory({
        _id: 'c2',
        name: 'Transport',
        slug: 'transport',
        subcategories: ['Të tjera', 'Shërbime', 'Taksi'].map((name, at) => ({ _id: `t${at}`, name })),
      }),
    ])
    answer('/subcategories', [])
    const asked: string[] = []
    server.msw.use(
      http.get('*/v1/businesses/:kind/:id', ({ params }) => {
        asked.push(String(params.id))
        return HttpResponse.json({ success: true, businesses: [] })
      }),
    )
    const { user, unmount } = await renderApp({ route })
    const chips = within(await screen.findByRole('list', { name: 'Nënkategoritë: Transport' })).getAllByRole('link')
    const addresses = chips.map((chip) => chip.getAttribute('href') ?? '')
    expect(addresses).toEqual(
      ['te_tjera', 'sherbime', 'taksi'].map((slug, at) => `${route}/${at < 2 ? 'transport~' : ''}${slug}`),
    )
    await user.click(chips[0] ?? document.body)
    expect(await screen.findByText('Pjesë e kategorisë “Transport”')).toBeVisible()
    expect(currentPlace()).toBe(addresses[0])
    unmount()
    // Both forms resolve, and what nobody else is called needs no category.
    for (const [address, id] of [
      ...addresses.map((one, at) => [one, `t${at}`]),
      ['/kategorite/te_tjera', 's1'],
      ['/kategorite/transport~taksi', 't2'],
      ['/kategorite/sherbime', 'c1'],
    ] as const) {
      asked.length = 0
      const page = await renderApp({ route: address })
      await waitFor(() => expect(asked.at(-1)).toBe(id))
      page.unmount()
    }
  })

  it('leads from a business to its own subcategory of the name, whether the categories are known or not (Q69)', async () => {
    const transport = { _id: 'c2', name: 'Transport', slug: 'transport' }
    const subcategories = ['Të tjera', 'Taksi'].map((name, at) => ({ _id: `t${at}`, name }))
    answer('/categories', [
      aCategory({ name: 'Shërbime', slug: 'sherbime', subcategories: [{ _id: 's1', name: 'Të tjera' }] }),
      aCategory({ ...transport, subcategories }),
    ])
    answer('/subcategories', [])
    const asked: string[] = []
    server.msw.use(
      http.get('*/v1/businesses/b:at', ({ params: { at } }) => {
        const data = aBusiness({ _id: `b${at}`, category: transport, subcategory: subcategories[Number(at)] })
        return HttpResponse.json({ success: true, data })
      }),
      http.get('*/v1/businesses/:kind/:id', ({ params }) => {
        asked.push(`${params.kind} ${params.id}`)
        return HttpResponse.json({ success: true, businesses: [] })
      }),
    )
    const { store, unmount } = await renderApp({ route: '/biznes/b0' })
    const way = async () => within(await screen.findByRole('navigation', { name: 'Ku ndodhesh' }))
    const href = async (name: string) => (await way()).getByRole('link', { name }).getAttribute('href') ?? ''
    const fresh = await href('Të tjera')
    act(() => void store.dispatch(navigationRequested({ to: '/biznes/b1' })))
    await screen.findByRole('link', { name: 'Taksi' })
    const unknown = await href('Taksi')
    act(() => void store.dispatch(navigationRequested({ to: route })))
    await screen.findByRole('list', { name: 'Nënkategoritë: Transport' })
    act(() => void store.dispatch(navigationRequested({ to: '/biznes/b0' })))
    await screen.findByRole('navigation', { name: 'Ku ndodhesh' })
    expect(await href('Të tjera')).toBe('/kategorite/transport~te_tjera')
    act(() => void store.dispatch(navigationRequested({ to: '/biznes/b1' })))
    await screen.findByRole('link', { name: 'Taksi' })
    expect(await href('Taksi')).toBe('/kategorite/taksi')
    unmount()
    // As a new tab opens them: without the link's state.
    for (const [address, id] of [
      [fresh, 't0'],
      [unknown, 't1'],
    ] as const) {
      const page = await renderApp({ route: address })
      await waitFor(() => expect(asked.at(-1)).toBe(`subcategory ${id}`))
      page.unmount()
    }
  })

  it('can be empty, or fail and be asked for again', async () => {
    answer('/categories', [], 404)
    answer('/subcategories', [])
    const { user } = await renderApp({ route })
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Gabim në ngarkimin e kategoriveJo tani/)
    answer('/categories', [])
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(await screen.findByText('Ende nuk ka kategori.')).toBeVisible()
  })
})

describe('the search', () => {
  it.each([
    ['category', 'transp', ['Transport']],
    ['subcategory', 'piceri', ['Restorante dhe kafene']],
  ])('finds by %s name [CATLIST-05]', async (_, text, found) => {
    await renderApp({ route })
    await cards()
    fireEvent.change(await searchBox(), { target: { value: text } })
    await waitFor(() => expect(names()).toEqual(found))
    expect(screen.getByText('1 kategori')).toHaveAttribute('role', 'status')
    expect(currentPlace()).toBe(`${route}?kerko=${text}`)
  })

  it('finds by one letter, and both what is called so and what has a subcategory of the name [CATLIST-05]', async () => {
    const categories = ['Kafe', 'Hotele', 'Transport'].map((name, at) =>
      aCategory({ _id: `c${at}`, name, slug: `k${at}` }),
    )
    answer('/categories', categories)
    answer('/subcategories', [])
    answer('/categories/search', [categories[0] as object])
    answer('/subcategories/search', [aSubcategory({ name: 'Kopshte', categoryId: { _id: 'c1', name: 'Hotele' } })])
    await renderApp({ route: `${route}?kerko=k` })
    await waitFor(() => expect(names()).toEqual(['Kafe', 'Hotele']))
  })

  it('shows every subcategory that matches, before the others [CATLIST-04] [CATLIST-05]', async () => {
    const subcategories = ['A', 'B', 'C', 'D', 'E', 'Sallam', 'Çaj i ftohtë', 'çajtore'].map((name, at) => ({
      _id: `s${at}`,
      name,
    }))
    answer('/categories', [aCategory({ subcategories })])
    answer('/subcategories', [])
    answer('/categories/search', [aCategory({ subcategories })])
    answer('/subcategories/search', [])
    const { user } = await renderApp({ route: `${route}?kerko=CAJ` })
    const [card] = await cards()
    const shown = () =>
      within(card as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent)
    expect(shown()).toEqual(['Restorante', 'Çaj i ftohtë', 'çajtore', 'A', 'B', 'C'])
    await user.click(screen.getByRole('button', { name: 'Shfaq edhe 3 të tjera' }))
    expect(shown().slice(6)).toEqual(['D', 'E', 'Sallam'])
    expect(screen.getByRole('link', { name: 'D' })).toHaveFocus()
  })

  it('shows matching subcategories beyond the five that a card begins with [CATLIST-05]', async () => {
    const subcategories = Array.from({ length: 8 }, (_, at) => ({ _id: `s${at}`, name: `Kafe ${at}` }))
    answer('/categories', [aCategory({ subcategories })])
    answer('/subcategories', [])
    answer('/categories/search', [aCategory({ subcategories })])
    answer('/subcategories/search', [])
    await renderApp({ route: `${route}?kerko=kafe` })
    expect(await screen.findByRole('link', { name: 'Kafe 7' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Shfaq edhe/ })).toBeNull()
  })

  it.each(['k', 'kafe e ëmbël', 'a&b #c+%20/'])(
    'asks both for the whole of "%s", at once, and shows what either found [DIRCALL-07] [DIRCALL-08] [CATSTATE-09] [CATSTATE-10]',
    async (text) => {
      vi.spyOn(log, 'error').mockReturnValue()
      for (const fails of [undefined, '/categories/search', '/subcategories/search']) {
        const stub = stubServer()
        const { unmount } = await renderApp({ route: `${route}?${new URLSearchParams({ kerko: text })}` })
        const asked = () => stub.requests.filter(({ path }) => path.includes('/search'))
        await waitFor(() => expect(asked()).toHaveLength(2))
        for (const { path } of asked()) expect(new URL(path, 'http://x').searchParams.get('q')).toBe(text)
        const found = {
          '/categories/search': aCategory({ _id: 'c8', name: 'Kafene', slug: 'kafene' }),
          '/subcategories/search': aSubcategory({ categoryId: { _id: 'c9', name: 'Pije' } }),
        }
        for (const [path, one] of Object.entries(found)) {
          const { reply } = stub.last(path)
          const isRefused = path === fails
          await act(() => reply({ success: !isRefused, data: [one], message: 'Jo tani' }, isRefused ? 403 : 200))
        }
        const both = { '/categories/search': 'Kafene', '/subcategories/search': 'Pije' }
        const left = Object.entries(both).filter(([path]) => path !== fails)
        await waitFor(() => expect(names()).toEqual(left.map(([, name]) => name)))
        expect(screen.queryByRole('alert')).toBeNull()
        unmount()
      }
    },
  )

  it.each([
    ['refuse', { status: 403, body: { success: false, message: 'Jo tani' } }, 'Jo tani'],
    ['do not answer', undefined, 'Network error. Please check your connection.'],
  ])(
    'shows none where both %s, says why, and asks both again [CATSTATE-09] [CATSTATE-12]',
    async (_how, refused, message) => {
      vi.spyOn(log, 'error').mockReturnValue()
      answer('/categories', [aCategory()])
      answer('/subcategories', [])
      const asked: string[] = []
      let isBroken = true
      server.msw.use(
        ...['/categories/search', '/subcategories/search'].map((path) =>
          http.get(`*/v1${path}`, () => {
            asked.push(path)
            if (!isBroken) return HttpResponse.json({ success: true, data: [] })
            return refused ? HttpResponse.json(refused.body, { status: refused.status }) : HttpResponse.error()
          }),
        ),
      )
      const { user, store } = await renderApp({ route: `${route}?kerko=kafe` })
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(/^Gabim në kërkimin e kategorive/)
      expect(alert).toHaveTextContent(message)
      // All categories are there by now, and none of them is a result.
      await waitFor(() => expect(store.getState().categories.categories).toHaveLength(1))
      expect(screen.queryByRole('article')).toBeNull()
      expect(screen.queryByText('Duke ngarkuar…')).toBeNull()
      expect(store.getState().categories.searchResults).toEqual([])
      isBroken = false
      asked.length = 0
      await user.click(within(alert).getByRole('button', { name: 'Provo përsëri' }))
      expect(await screen.findByRole('heading', { name: 'Nuk u gjet asnjë kategori' })).toBeVisible()
      expect(asked.sort()).toEqual(['/categories/search', '/subcategories/search'])
    },
  )

  it('says when there is nothing, and shows all again once cleared', async () => {
    const { user } = await renderApp({ route: `${route}?kerko=xyzxyz` })
    expect(await screen.findByRole('heading', { name: 'Nuk u gjet asnjë kategori' })).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Pastro kërkimin' }).at(-1) ?? document.body)
    expect(await searchBox()).toHaveFocus()
    await waitFor(() => expect(names()).toHaveLength(16))
    expect(currentPlace()).toBe(route)
  })

  it('can be shared as a link', async () => {
    await renderApp({ route: '/kategorite?kerko=taksi' })
    await waitFor(() => expect(names()).toEqual(['Transport']))
    expect(await searchBox()).toHaveValue('taksi')
  })

  it('goes on after a log-out, which empties the cache: what stands in the address is searched for again [CATSTATE-05]', async () => {
    const { store } = await renderApp({ route: `${route}?kerko=taksi` })
    await waitFor(() => expect(names()).toEqual(['Transport']))
    act(() => void store.dispatch(loggedOut()))
    expect(store.getState().categories).toMatchObject({ searchTerm: 'taksi', isSearching: true, searchLoading: true })
    await waitFor(() => expect(screen.getByText('Duke ngarkuar…')).toBeInTheDocument())
    await waitFor(() => expect(names()).toEqual(['Transport']))
  })

  it('waits 500 ms after the last letter [CATLIST-06]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
    const stub = stubServer()
    const asked = () => stub.requests.filter(({ path }) => path.includes('/search')).map(({ path }) => path)
    await renderApp({ route })
    const box = screen.getByRole('textbox', { name: 'Kërko kategori' })
    const type = (value: string) => fireEvent.change(box, { target: { value } })
    const pass = async (ms: number) => {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(ms)
        await settle()
      })
    }
    type('t')
    await pass(499)
    type('ta')
    await pass(499)
    expect(asked()).toEqual([])
    await pass(1)
    expect(asked()).toEqual(['/categories/search?q=ta', '/subcategories/search?q=ta'])
    type('tak')
    await pass(499)
    expect(asked()).toHaveLength(2)
    await pass(1)
    expect(asked().slice(2)).toEqual(['/categories/search?q=tak', '/subcategories/search?q=tak'])
  })
})
