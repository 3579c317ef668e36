// The category list: cards, icons, links, search.
import { aBusiness, aCategory, aSubcategory } from '@test/builders/entities'
import { main, put, refusal, success } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { AppStore } from '@/app/store'
import { log } from '@/platform/logger'
import { loggedOut } from '@/session/events'
import { navigationRequested } from '@/store/navigationEvents'
import { clock, pass } from './homePage'

const server = startTestServer()
const route = '/kategorite'
const answer = (path: string, data: object[], status = 200) =>
  server.msw.use(
    http.get(`*/v1${path}`, () => HttpResponse.json({ success: status === 200, data, message: 'Jo tani' }, { status })),
  )
const cards = () => screen.findAllByRole('article')
const firstCard = async () => (await cards())[0] as HTMLElement
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const searchBox = () => screen.findByRole('textbox', { name: 'Kërko kategori' })
/** All categories, what the other call tells of subcategories, and what both halves of a search find. */
const listed = (categories: object[], subcategories: object[] = [], found = categories, foundBelow: object[] = []) => {
  answer('/categories', categories)
  answer('/subcategories', subcategories)
  answer('/categories/search', found)
  answer('/subcategories/search', foundBelow)
}
/** Categories of these names. */
const named = (list: readonly string[]) => list.map((name, at) => aCategory({ _id: `c${at}`, name, slug: `k${at}` }))
/** The subcategories of these names that a category brings. */
const kinds = (list: readonly string[], id = 's') => list.map((name, at) => ({ _id: `${id}${at}`, name }))
const linksIn = (place: HTMLElement) => within(place).getAllByRole('link')
const textsOf = (links: readonly HTMLElement[]) => links.map((link) => link.textContent)
const transportChips = () => screen.findByRole('list', { name: 'Nënkategoritë: Transport' })
const go = (store: AppStore, to: string) => act(() => void store.dispatch(navigationRequested({ to })))
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
    const card = await firstCard()
    expect(card.closest('ul')).not.toBeNull()
    expect(within(card).getByRole('heading', { name: 'Restorante dhe kafene' })).toBeVisible()
    const chips = await within(card).findByRole('list', { name: 'Nënkategoritë: Restorante dhe kafene' })
    const names = ['Restorante tradicionale', 'Piceri', 'Kafene dhe bare', 'Ushqim i shpejtë', 'Pastiçeri']
    expect(textsOf(linksIn(chips))).toEqual([...names, 'Peshk dhe fruta deti', 'Furra buke'])
  })

  it('may be one card, however many subcategories it has [CATLIST-01] [CATLIST-04]', async () => {
    const all = Array.from({ length: 14 }, (_, at) => `Lloji ${at + 1}`)
    listed([aCategory({ subcategories: kinds(all) })])
    await renderApp({ route })
    expect(await cards()).toHaveLength(1)
    expect(textsOf(linksIn(screen.getByRole('list', { name: 'Nënkategoritë: Restorante' })))).toEqual(all)
  })

  it('leaves out what has no name: its link would say nothing and lead nowhere', async () => {
    const nameless = { _id: 's9', categoryId: { _id: 'c1' } }
    listed(
      [{ _id: 'c8' }, { _id: 'c9', name: ' ', slug: 'x' }, aCategory()],
      [nameless, aSubcategory({ name: 'Bare' })],
    )
    await renderApp({ route })
    await within(await firstCard()).findByRole('link', { name: 'Bare' })
    expect(textsOf(linksIn(screen.getByRole('main')))).toEqual(['Restorante', 'Bare'])
  })

  it('joins subcategories to the category they name, among those that a search finds, too [ENTITY-03] [ENTITY-04] [DIRCALL-05]', async () => {
    const transport = aCategory({ _id: 'c2', name: 'Transport', slug: 'transport' })
    const full = { ...transport, subcategories: kinds(['Furgonë']) }
    const subcategories = [
      aSubcategory({ categoryId: { _id: 'c2' }, name: 'Taksi', slug: 'taksi_tirane' }),
      aSubcategory({ _id: 's2' }),
      aSubcategory({ _id: 's3', name: 'Autobusë', categoryId: { _id: 'c2', name: 'Tjetër' } }),
    ]
    listed([aCategory(), full, aCategory({ _id: 'c3', name: 'Shkolla', slug: 'shkolla' })], subcategories, [transport])
    for (const address of [route, `${route}?kerko=transp`]) {
      const { unmount } = await renderApp({ route: address })
      const chips = await transportChips()
      await within(chips).findByRole('link', { name: 'Taksi' })
      expect(textsOf(linksIn(chips))).toEqual(['Furgonë', 'Taksi', 'Autobusë'])
      expect(screen.queryByRole('list', { name: 'Nënkategoritë: Shkolla' })).toBeNull()
      unmount()
    }
  })

  it('draws pictures and colours by the name [CATLIST-02] [CATLIST-03]', async () => {
    const byKeyword = {
      food: ['Restorante', 'KAFENE', 'Ushqim i shpejtë', 'Gatime shtëpie'],
      bed: ['Hotele', 'Vende dhe bujtina', 'Agjenci udhëtimesh'],
      health: ['Shëndetësi', 'Klinika mjekësore', 'Dentarë'],
      bag: ['Dyqane', 'Çanta e këpucë', 'Librari'],
    }
    // Without a keyword, as long as others, and they begin like them.
    const others = Array.from({ length: 12 }, (_, at) => `Zzzz ${String.fromCharCode(97 + at)}`)
    const names = [...Object.values(byKeyword).flat(), ...others]
    const drawnFor = async (list: readonly string[]) => {
      listed(named(list).map((one) => ({ ...one, subcategories: kinds(['Restorante']) })))
      const { unmount } = await renderApp({ route })
      const drawn = await looks()
      unmount()
      return drawn
    }
    const drawn = await drawnFor(names)
    // The same name looks the same, wherever it stands.
    expect(await drawnFor(names.toReversed())).toEqual(drawn.toReversed())
    const groups = Object.entries(byKeyword).map(([kind, { length }]) => {
      const [look, ...more] = new Set(drawn.splice(0, length))
      expect(look).toMatch(new RegExp(`^category-${kind} \\d$`))
      expect(more).toEqual([])
      return look?.split(' ')[1]
    })
    expect(new Set(groups).size).toBeGreaterThan(2)
    for (const part of [0, 1]) expect(new Set(drawn.map((look) => look.split(' ')[part])).size).toBeGreaterThan(4)
  })

  const transport = { _id: 'cat_11', name: 'Transport' }
  it.each([
    ['a search to a category', 'transp', 'transport', transport, 6],
    ['the list to a subcategory', '', 'taksi', { name: 'Taksi', isSubcategory: true }, 0],
  ])(
    'leads from %s, carrying it and all categories [CATLIST-07] [CATLIST-08]',
    async (_, words, slug, carried, count) => {
      const { user } = await renderApp({ route: words ? `${route}?kerko=${words}` : route })
      await screen.findByRole('link', { name: 'Taksi' })
      await waitFor(() => expect(names()).toHaveLength(words ? 1 : 16))
      await user.click(await screen.findByRole('link', { name: carried.name }))
      await waitFor(() => expect(currentPlace()).toBe(`${route}/${slug}`))
      const { category, allCategories } = window.history.state.usr
      expect(category).toMatchObject(carried)
      expect(category.subcategories).toHaveLength(count)
      expect(allCategories).toHaveLength(16)
      // Of the others only what names them: an entry, and each log of it, stays small.
      expect(JSON.stringify(window.history.state.usr).length).toBeLessThan(3_000)
      const below = () => screen.findByRole('list', { name: 'Nënkategoritë' })
      if (count > 0) await user.click(within(await below()).getByRole('link', { name: 'Taksi' }))
      expect(await main().findByRole('link', { name: 'Pjesë e kategorisë “Transport”' })).toBeVisible()
    },
  )

  it('leads by the slug of a category, or by its name where it has none [CATLIST-07]', async () => {
    const { slug: _, ...plain } = aCategory({ _id: 'c2', name: 'Të tjera & çdo gjë' })
    listed([aCategory({ slug: 'ku-hahet' }), plain])
    await renderApp({ route })
    await cards()
    expect(screen.getByRole('link', { name: 'Restorante' })).toHaveAttribute('href', '/kategorite/ku-hahet')
    expect(screen.getByRole('link', { name: plain.name })).toHaveAttribute('href', '/kategorite/te_tjera_cdo_gje')
  })

  it('is as long as it was, however the visitor comes back', async () => {
    listed(named(Array.from({ length: 90 }, (_, at) => `Kategoria ${at}`)))
    const { user, store } = await renderApp({ route })
    const more = () => screen.getByRole('button', { name: 'Shfaq më shumë' })
    for (const count of [30, 60]) {
      expect(await cards()).toHaveLength(count)
      if (count > 30) expect(more()).toHaveFocus()
      await user.click(more())
    }
    expect(await cards()).toHaveLength(90)
    expect(screen.queryByRole('button', { name: 'Shfaq më shumë' })).toBeNull()
    // The focus stands where the new ones begin.
    const next = screen.getByRole('link', { name: 'Kategoria 60' })
    await waitFor(() => expect(document.activeElement).toContainElement(next))
    expect(document.activeElement).toHaveRole('listitem')
    await user.click(screen.getByRole('link', { name: 'Kategoria 50' }))
    await screen.findByRole('heading', { level: 1, name: /Kategoria 50/ })
    act(() => window.history.back())
    await waitFor(() => expect(names()).toHaveLength(90))
    // A new visit of the list begins at its beginning.
    go(store, '/info')
    await waitFor(() => expect(names()).not.toHaveLength(90))
    go(store, route)
    await waitFor(() => expect(names()).toHaveLength(30))
  })

  /** Two subcategories of one name, and one that is called like a category; what their pages ask for. */
  function twins() {
    const subcategories = kinds(['Të tjera', 'Shërbime', 'Taksi'], 't')
    const category = { _id: 'c2', name: 'Transport', slug: 'transport' }
    const other = aCategory({ name: 'Shërbime', slug: 'sherbime', subcategories: kinds(['Të tjera']) })
    listed([other, { ...category, subcategories }])
    const asked: string[] = []
    server.msw.use(
      http.get('*/v1/businesses/b:at', ({ params: { at } }) =>
        success(aBusiness({ _id: `b${at}`, category, subcategory: subcategories[Number(at)] })),
      ),
      http.get('*/v1/businesses/:kind/:id', ({ params }) => {
        asked.push(`${params.kind} ${params.id}`)
        return HttpResponse.json({ success: true, businesses: [] })
      }),
    )
    /** An address that a new tab opens, without the state of a link, asks for these businesses. */
    return async (address: string, request: string) => {
      asked.length = 0
      const page = await renderApp({ route: address })
      await waitFor(() => expect(asked.at(-1)).toBe(request))
      page.unmount()
    }
  }

  it('gives each of two subcategories of one name, or of a category’s, an address of its own (Q69)', async () => {
    const expectAsked = twins()
    const { user, unmount } = await renderApp({ route })
    const links = linksIn(await transportChips())
    const addresses = ['transport~te_tjera', 'transport~sherbime', 'taksi'].map((slug) => `${route}/${slug}`)
    expect(links.map((chip) => chip.getAttribute('href'))).toEqual(addresses)
    await user.click(links[0] ?? document.body)
    expect(await screen.findByText('Pjesë e kategorisë “Transport”')).toBeVisible()
    expect(currentPlace()).toBe(addresses[0])
    unmount()
    for (const [at, address] of addresses.entries()) await expectAsked(address, `subcategory t${at}`)
    // Both forms resolve, and what nobody else is called needs no category.
    await expectAsked('/kategorite/te_tjera', 'subcategory s0')
    await expectAsked('/kategorite/transport~taksi', 'subcategory t2')
    await expectAsked('/kategorite/sherbime', 'category c1')
  })

  it('leads from a business to its own subcategory of the name, whether the categories are known or not (Q69)', async () => {
    const expectAsked = twins()
    const { store, unmount } = await renderApp({ route: '/biznes/b0' })
    const way = () => within(screen.getByRole('navigation', { name: 'Ku ndodhesh' }))
    const href = (name: string) => waitFor(() => way().getByRole('link', { name }).getAttribute('href') ?? '')
    const fresh = await href('Të tjera')
    go(store, '/biznes/b2')
    const unknown = await href('Taksi')
    go(store, route)
    await transportChips()
    go(store, '/biznes/b0')
    expect(await href('Të tjera')).toBe('/kategorite/transport~te_tjera')
    go(store, '/biznes/b2')
    expect(await href('Taksi')).toBe('/kategorite/taksi')
    unmount()
    await expectAsked(fresh, 'subcategory t0')
    await expectAsked(unknown, 'subcategory t2')
  })

  it('is awaited with a word, can fail and be asked for again, and is not said to be empty before', async () => {
    const stub = stubServer()
    const { user } = await renderApp({ route })
    const isWaiting = async () => {
      expect(await screen.findByText('Duke ngarkuar…')).toBeInTheDocument()
      expect(screen.queryByText('Ende nuk ka kategori.')).toBeNull()
    }
    await waitFor(() => stub.last('/categories'))
    await isWaiting()
    await act(() => stub.last('/categories').reply({ success: false, message: 'Jo tani' }, 404))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Gabim në ngarkimin e kategoriveJo tani/)
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    await isWaiting()
    await act(() => stub.last('/categories').reply({ success: true, data: [] }))
    expect(await screen.findByText('Ende nuk ka kategori.')).toBeVisible()
    expect(screen.queryByText('Duke ngarkuar…')).toBeNull()
  })
})

describe('the search', () => {
  it('finds by one letter, and both what is called so and what has a subcategory of the name [CATLIST-05]', async () => {
    const categories = named(['Kafe', 'Hotele', 'Transport'])
    const below = aSubcategory({ name: 'Kopshte', categoryId: { _id: 'c1', name: 'Hotele' } })
    listed(categories, [], categories.slice(0, 1), [below])
    await renderApp({ route: `${route}?kerko=k` })
    await waitFor(() => expect(names()).toEqual(['Kafe', 'Hotele']))
  })

  it('shows every subcategory that matches, before the others [CATLIST-04] [CATLIST-05]', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'Sallam', 'Çaj i ftohtë', 'çajtore']
    listed([aCategory({ subcategories: kinds(names) })])
    await renderApp({ route: `${route}?kerko=CAJ` })
    const shown = textsOf(linksIn(await firstCard()))
    expect(shown).toEqual(['Restorante', 'Çaj i ftohtë', 'çajtore', 'A', 'B', 'C', 'D', 'E', 'Sallam'])
  })

  const halves = [
    ['/categories/search', 'Kafene', aCategory({ _id: 'c8', name: 'Kafene', slug: 'kafene' })],
    ['/subcategories/search', 'Pije', aSubcategory({ categoryId: { _id: 'c9', name: 'Pije' } })],
  ] as const

  it('asks both for the whole of a text, at once, and shows what either found [DIRCALL-07] [DIRCALL-08] [CATSTATE-09] [CATSTATE-10]', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    for (const [text, fails] of [
      ['k', undefined],
      ['kafe e ëmbël', halves[0][0]],
      ['a&b #c+%20/', halves[1][0]],
    ] as const) {
      const stub = stubServer()
      const { unmount } = await renderApp({ route: `${route}?${new URLSearchParams({ kerko: text })}` })
      const asked = () => stub.requests.filter(({ path }) => path.includes('/search'))
      await waitFor(() => expect(asked()).toHaveLength(2))
      for (const { path } of asked()) expect(new URL(path, 'http://x').searchParams.get('q')).toBe(text)
      for (const [path, , one] of halves) {
        const isRefused = path === fails
        const body = { success: !isRefused, data: [one], message: 'Jo tani' }
        await act(() => stub.last(path).reply(body, isRefused ? 403 : 200))
      }
      const left = halves.flatMap(([path, name]) => (path === fails ? [] : [name]))
      await waitFor(() => expect(names()).toEqual(left))
      expect(screen.queryByRole('alert')).toBeNull()
      unmount()
    }
  })

  it('is an empty list where both fail, which is logged, and asks again [CATSTATE-09] [CATSTATE-12]', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    server.msw.use(...halves.map(([path]) => http.get(`*/v1${path}`, refusal('Jo tani', 403))))
    const { user, store } = await renderApp({ route: `${route}?kerko=piceri` })
    expect(await screen.findByRole('heading', { name: 'Nuk u gjet asnjë kategori' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    const texts = logged.mock.calls.map(([text]) => text).sort()
    expect(texts).toEqual(['searchCategories failed', 'searchSubcategories failed'])
    // All categories are there by now, and none of them is a result.
    await waitFor(() => expect(store.getState().categories.categories).toHaveLength(16))
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByText('Duke ngarkuar…')).toBeNull()
    expect(store.getState().categories.searchResults).toEqual([])
    server.msw.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(await searchBox()).toHaveFocus()
    await waitFor(() => expect(names()).toEqual(['Restorante dhe kafene']))
    const asked = server.requests.filter((request) => request.includes('/search'))
    expect(asked.toSorted()).toEqual(halves.map(([path]) => `GET /v1${path}?q=piceri`))
  })

  it('says when there is nothing, and nothing of trying again, and shows all again once cleared', async () => {
    const { user } = await renderApp({ route: `${route}?kerko=xyzxyz` })
    expect(await screen.findByRole('heading', { name: 'Nuk u gjet asnjë kategori' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Provo përsëri' })).toBeNull()
    await user.click(screen.getAllByRole('button', { name: 'Pastro kërkimin' }).at(-1) ?? document.body)
    expect(await searchBox()).toHaveFocus()
    await waitFor(() => expect(names()).toHaveLength(16))
    expect(currentPlace()).toBe(route)
  })

  it('leads on from everyday words that no category has in its name, to their category in the city', async () => {
    const { user } = await renderApp({ route: `${route}?kerko=${encodeURIComponent('dentist në Tiranë')}` })
    expect(await screen.findByRole('heading', { name: 'Nuk u gjet asnjë kategori' })).toBeVisible()
    await user.click(await screen.findByRole('link', { name: 'Klinika dentare, Tiranë · 1 biznes' }))
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/klinika_dentare?qyteti=Tiran%C3%AB'))
  })

  it('leads to the nearest town with one, where the category has no business in the town', async () => {
    await renderApp({ route: `${route}?kerko=${encodeURIComponent('dentist durresi')}` })
    const next = await screen.findByRole('link', { name: 'Klinika dentare, më afër: Tiranë · 1 biznes' })
    expect(next).toHaveAttribute('href', '/kategorite/klinika_dentare?qyteti=Tiran%C3%AB')
    expect(screen.getByRole('link', { name: 'Klinika dentare, në gjithë Shqipërinë · 2 biznese' })).toBeVisible()
  })

  it('leads from a town to all that is there, and says what it cannot know', async () => {
    await renderApp({ route: `${route}?kerko=Durr%C3%ABsi` })
    const link = await screen.findByRole('link', { name: 'Biznese në Durrës' })
    expect(link).toHaveAttribute('href', '/?kerko=Durr%C3%ABs')
    put(await searchBox(), 'hapur tani')
    expect(await screen.findByText('Oraret e bizneseve nuk i kemi: telefono para se të nisesh.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Biznese në Durrës' })).toBeNull()
  })

  it('can be shared as a link, and goes on after a log-out, which empties the cache: what stands in the address is searched for again [CATSTATE-05] [CATLIST-05]', async () => {
    const { store } = await renderApp({ route: `${route}?kerko=taksi` })
    await waitFor(() => expect(names()).toEqual(['Transport']))
    expect(await searchBox()).toHaveValue('taksi')
    expect(screen.getByText('1 kategori')).toHaveAttribute('role', 'status')
    act(() => void store.dispatch(loggedOut()))
    expect(store.getState().categories).toMatchObject({ searchTerm: 'taksi', isSearching: true, searchLoading: true })
    await waitFor(() => expect(screen.getByText('Duke ngarkuar…')).toBeInTheDocument())
    await waitFor(() => expect(names()).toEqual(['Transport']))
  })

  it('waits 500 ms after the last letter, and asks without the signs around it [CATLIST-06]', async () => {
    vi.useFakeTimers({ toFake: [...clock] })
    const stub = stubServer()
    const asked = () => stub.requests.filter(({ path }) => path.includes('/search')).map(({ path }) => path)
    await renderApp({ route })
    const box = screen.getByRole('textbox', { name: 'Kërko kategori' })
    const type = (value: string, ms: number) => {
      fireEvent.change(box, { target: { value } })
      return pass(ms)
    }
    await type('t', 499)
    await type('ta', 499)
    expect(asked()).toEqual([])
    await pass(1)
    expect(asked()).toEqual(['/categories/search?q=ta', '/subcategories/search?q=ta'])
    expect(currentPlace()).toBe(`${route}?kerko=ta`)
    await type('“tak.”', 499)
    expect(asked()).toHaveLength(2)
    await pass(1)
    expect(box).toHaveValue('“tak.”')
    expect(asked().slice(2)).toEqual(['/categories/search?q=tak', '/subcategories/search?q=tak'])
  })
})
