// The home page: search, invitation, latest comments.

import { aBusiness, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { baseApi, reviewsApi } from '@/api'
import type { Business, Review } from '@/api/generated/types'
import { preloadPage } from '@/app/pages'
import { authEvents } from '@/features/auth/model/slice'
import { navigationRequested } from '@/lib/navigationEvents'
import { loggedOut, loginSucceeded } from '@/session/events'

const server = startTestServer()
const searches = () => server.requests.filter((request) => request.includes('/universal-search'))
const searchBox = () => screen.findByRole('combobox', { name: 'Kërko biznese' })
const latest = async () => within(await screen.findByRole('region', { name: 'Komentet e fundit' }))
const answer = (path: string, body: object, status = 200) =>
  server.msw.use(http.get(`*/v1${path}`, () => HttpResponse.json(body, { status })))
const many = (count: number): Business[] =>
  Array.from({ length: count }, (_, at) => aBusiness({ _id: `b${at + 1}`, name: `Biznesi ${at + 1}` }))
const reviews = (count: number): Review[] =>
  Array.from({ length: count }, (_, at) => aReview({ _id: `r${at + 1}`, title: `Titulli ${at + 1}` }))

/** The button below 15 results and more. */
const more = /^Shfaq edhe \d+ të tjera$/

/** What passes only when a test says so; the store tells its readers of answers once a frame. */
const clock = ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] as const

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await settle()
    await vi.advanceTimersByTimeAsync(0)
  })

describe('the page', () => {
  it('asks the question and shows search, invitation and latest comments [HOME-01] [HOME-02]', async () => {
    await renderApp()
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent(/^Po kërkon një biznes që mund ti besosh\?$/)
    expect(await searchBox()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Shto biznes' })).toBeVisible()
    expect(await (await latest()).findAllByRole('article')).toHaveLength(4)
    expect(document.title).toBe('Vlerëso · Komente dhe vlerësime për biznese në Shqipëri')
  })

  it('leads a visitor who wants to add a business to /login and tells why', async () => {
    const { user, store } = await renderApp()
    act(() => void store.dispatch(authEvents.INIT({ user: null })))
    await user.click(await screen.findByRole('button', { name: 'Shto biznes' }))
    await waitFor(() => expect(store.getState().navigation.current?.path).toBe('/login'))
    expect(window.history.state.usr).toMatchObject({ message: 'Hyr për të shtuar një biznes.' })
  })

  it('does not tell a user to sign in', async () => {
    const { store } = await renderApp()
    expect(await screen.findByText(/duhet të hysh/)).toBeVisible()
    act(() => void store.dispatch(loginSucceeded({ user: { _id: 'u1', name: 'Arta', email: 'a@b.example' } })))
    expect(screen.queryByText(/duhet të hysh/)).toBeNull()
  })
})

describe('the search', () => {
  it('needs one character, asks for 15 and goes to the business picked [HOME-03] [HOME-06] [HOME-08]', async () => {
    const { user } = await renderApp()
    const box = await searchBox()
    await user.type(box, '  ')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.type(box, 's')
    const options = await screen.findAllByRole('option')
    expect(options.length).toBeLessThanOrEqual(15)
    expect(searches()).toEqual(['GET /v1/businesses/universal-search?q=s&page=1&limit=15'])
    await user.clear(box)
    await user.type(box, 'sofra e shtat')
    await user.click(await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve, / }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sofra e Shtatë Lugëve' })).toBeVisible()
    expect(currentPlace()).toBe('/biznes/biz_001')
  })

  it('waits 300 ms after the last letter [HOME-05]', async () => {
    vi.useFakeTimers({ toFake: [...clock] })
    const stub = stubServer()
    const asked = () => stub.requests.filter(({ path }) => path.includes('universal')).map(({ path }) => path)
    await renderApp()
    const box = screen.getByRole('combobox')
    const type = (value: string) => fireEvent.change(box, { target: { value } })
    type('k')
    await pass(299)
    type('ka')
    await pass(299)
    expect(asked()).toEqual([])
    await pass(1)
    expect(asked()).toEqual(['/businesses/universal-search?q=ka&page=1&limit=15'])
  })

  it('forgets the results with the text [HOME-04]', async () => {
    const { user, store } = await renderApp()
    const box = await searchBox()
    await user.type(box, 'sofra')
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0)
    expect(store.getState().businesses.searchResults.length).toBeGreaterThan(0)
    await user.clear(box)
    expect(screen.queryByRole('option')).toBeNull()
    await waitFor(() => expect(store.getState().businesses.searchResults).toEqual([]))
    expect(searches()).toHaveLength(1)
  })

  it('shows answers to the present text only, whatever their order (Q06) [Q06]', async () => {
    vi.useFakeTimers({ toFake: [...clock] })
    const stub = stubServer()
    await renderApp()
    const box = screen.getByRole('combobox')
    for (const value of ['k', 'ka', 'kaf']) {
      fireEvent.change(box, { target: { value } })
      await act(() => vi.advanceTimersByTimeAsync(300))
    }
    const reply = async (q: string) => {
      const request = stub.last(`/businesses/universal-search?q=${q}&page=1&limit=15`)
      await act(() => request.reply(businessPage([aBusiness({ name: q })])))
      await pass(20)
    }
    await reply('kaf')
    expect(screen.getByRole('option')).toHaveTextContent('kaf')
    await reply('k')
    await reply('ka')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    expect(screen.getByRole('option', { name: 'kaf: ende pa komente' })).toBeVisible()
    expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true')
  })

  it('does not ask again for a text whose answer it awaits [STATE-08]', async () => {
    vi.useFakeTimers({ toFake: [...clock] })
    const stub = stubServer()
    await renderApp()
    const box = screen.getByRole('combobox')
    const asked = () => stub.requests.filter(({ path }) => path.includes('universal')).map(({ path }) => path)
    const drini = '/businesses/universal-search?q=drini&page=1&limit=15'
    // A space, a letter typed and taken back, and another text in between: the first request is still under way.
    for (const value of ['drini', 'drini ', ' drini', 'drini']) {
      fireEvent.change(box, { target: { value } })
      await pass(300)
    }
    expect(asked()).toEqual([drini])
    fireEvent.change(box, { target: { value: 'drin' } })
    await pass(299)
    fireEvent.change(box, { target: { value: 'drini' } })
    await pass(300)
    expect(asked()).toEqual([drini])
    for (const value of ['kafe', 'drini']) {
      fireEvent.change(box, { target: { value } })
      await pass(300)
    }
    expect(asked()).toEqual([drini, '/businesses/universal-search?q=kafe&page=1&limit=15'])
    await act(() => stub.last(drini).reply(businessPage([aBusiness()])))
    await pass(20)
    expect(screen.getByRole('option')).toHaveTextContent('Kafe Drini')
  })

  it('keeps what was found while more is typed, marked as not the answer yet', async () => {
    vi.useFakeTimers({ toFake: [...clock] })
    const stub = stubServer()
    await renderApp()
    const box = screen.getByRole('combobox')
    const type = async (value: string, ms: number) => {
      fireEvent.change(box, { target: { value } })
      await pass(ms)
    }
    const reply = async (q: string, found: Business[], status = 200) => {
      const request = stub.last(`/businesses/universal-search?q=${q}&page=1&limit=15`)
      const body = status === 200 ? businessPage(found, { total: 20 }) : { success: false, message: 'Jo tani' }
      await act(() => request.reply(body, status))
      await pass(20)
    }
    const options = () => screen.queryAllByRole('option').map((option) => option.lastElementChild?.textContent)
    const names = (found: Business[]) => found.map(({ name }) => `${name}: ende pa komente`)
    await type('k', 300)
    await reply('k', many(15))
    expect(screen.getByRole('button', { name: more })).toBeVisible()

    // While typing, and while the answer is awaited.
    for (const ms of [0, 300]) {
      await type('ka', ms)
      expect(options()).toEqual(names(many(15)))
      expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
      expect(screen.getByText('Duke kërkuar…', { selector: 'p' })).toBeVisible()
      expect(screen.queryByText(/^Po shfaqen/)).toBeNull()
    }
    await pass(500)
    expect(screen.getByText('Duke kërkuar…', { selector: '[role=status]' })).toBeInTheDocument()

    await reply('ka', many(2))
    expect(options()).toEqual(names(many(2)))
    expect(screen.queryByText('Duke kërkuar…', { selector: 'p' })).toBeNull()

    // A failure is about this text: nothing that was found for another stands under it.
    await type('kaf', 300)
    await reply('kaf', [], 429)
    expect(options()).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('Gabim në kërkimin e bizneseve: Jo tani')

    // A choice among the results before opens what was chosen.
    await type('ka', 300)
    await type('kaf', 0)
    fireEvent.click(screen.getByRole('option', { name: 'Biznesi 2: ende pa komente' }))
    await pass(20)
    expect(currentPlace()).toBe('/biznes/b2')
  })

  it('opens the only result with Enter, but none that was found for another text [SEARCH-08]', async () => {
    vi.useFakeTimers({ toFake: [...clock] })
    const stub = stubServer()
    await renderApp()
    const box = screen.getByRole('combobox')
    const search = async (value: string, count: number) => {
      fireEvent.change(box, { target: { value } })
      await pass(300)
      const request = stub.last(`/businesses/universal-search?q=${value}&page=1&limit=15`)
      await act(() => request.reply(businessPage(many(count))))
      await pass(20)
    }
    const enter = async () => {
      fireEvent.keyDown(box, { key: 'Enter' })
      await pass(20)
    }
    await search('k', 2)
    await enter()
    expect(window.location.pathname).toBe('/')
    await search('ka', 1)
    fireEvent.mouseMove(screen.getByRole('option'))
    fireEvent.change(box, { target: { value: 'kaf' } })
    for (const ms of [0, 300]) {
      await pass(ms)
      await enter()
      expect(window.location.pathname).toBe('/')
    }
    await act(() => stub.last('/businesses/universal-search?q=kaf&page=1&limit=15').reply(businessPage(many(1))))
    await pass(20)
    fireEvent.keyDown(box, { key: 'Escape' })
    await enter()
    expect(window.location.pathname).toBe('/')
    fireEvent.click(box)
    await enter()
    expect(currentPlace()).toBe('/biznes/b1')
  })

  it('offers as many more as it will load, from 15 results on, and shows the rest in the same list [HOME-07]', async () => {
    const all = many(32)
    server.msw.use(
      http.get('*/v1/businesses/universal-search', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        return HttpResponse.json(
          businessPage(all.slice((page - 1) * 15, page * 15), { current: page, pages: 3, total: 32 }),
        )
      }),
    )
    const { user } = await renderApp()
    await user.type(await searchBox(), 'biznes')
    expect(await screen.findAllByRole('option')).toHaveLength(15)
    await user.click(screen.getByRole('button', { name: 'Shfaq edhe 15 të tjera' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(30))
    await user.click(screen.getByRole('button', { name: 'Shfaq edhe 2 të tjera' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(32))
    expect(screen.queryByRole('button', { name: more })).toBeNull()
    expect(screen.getByText('Po shfaqen 32 nga 32 rezultate')).toBeVisible()
    // Announced once.
    const main = within(screen.getByRole('main'))
    const spoken = () => main.getAllByRole('status').map(({ textContent }) => textContent)
    await waitFor(() => expect(spoken().filter((text) => /rezultat/.test(text ?? ''))).toEqual(['32 rezultate']))
  })

  it('goes on after a log-out, which empties the cache: all pages are asked for again, each once [STATE-01]', async () => {
    const all = many(20)
    const pages: number[] = []
    server.msw.use(
      http.get('*/v1/businesses/universal-search', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        pages.push(page)
        return HttpResponse.json(
          businessPage(all.slice((page - 1) * 15, page * 15), { current: page, pages: 2, total: 20 }),
        )
      }),
    )
    const { user, store } = await renderApp()
    await user.type(await searchBox(), 'biznes')
    await user.click(await screen.findByRole('button', { name: more }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(20))
    expect(pages).toEqual([1, 2])
    act(() => void store.dispatch(loggedOut()))
    expect(store.getState().businesses.searchResults).toEqual([])
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(20))
    expect(pages.slice(2).sort()).toEqual([1, 2])
  })

  it('keeps the focus on what asks for more while it comes, then has it in the field (Q41)', async () => {
    let letPass = () => {}
    const held = new Promise<void>((resolve) => {
      letPass = resolve
    })
    const all = many(20)
    const asked: number[] = []
    server.msw.use(
      http.get('*/v1/businesses/universal-search', async ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        asked.push(page)
        if (page > 1) await held
        return HttpResponse.json(
          businessPage(all.slice((page - 1) * 15, page * 15), { current: page, pages: 2, total: 20 }),
        )
      }),
    )
    const { user } = await renderApp()
    await user.type(await searchBox(), 'biznes')
    const button = await screen.findByRole('button', { name: more })
    // The buttons of the field come first: to clear it, to search.
    for (let press = 0; press < 3; press += 1) await user.tab()
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveTextContent('Duke ngarkuar rezultate të tjera…'))
    // A browser takes the focus from what is disabled.
    expect(button).toBeEnabled()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}')
    letPass()
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(20))
    expect(button).not.toBeInTheDocument()
    expect(await searchBox()).toHaveFocus()
    expect(asked).toEqual([1, 2])
  })

  it('says why more did not come, below what there is, and asks again [SEARCH-18]', async () => {
    let isBroken = true
    server.msw.use(
      http.get('*/v1/businesses/universal-search', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'))
        if (page > 1 && isBroken) return HttpResponse.json({ success: false, message: 'Jo tani' }, { status: 429 })
        return HttpResponse.json(
          businessPage(many(20).slice((page - 1) * 15, page * 15), { current: page, pages: 2, total: 20 }),
        )
      }),
    )
    const { user } = await renderApp()
    await user.type(await searchBox(), 'biznes')
    await user.click(await screen.findByRole('button', { name: more }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Gabim në kërkimin e bizneseve: Jo tani$/)
    expect(screen.getAllByRole('option')).toHaveLength(15)
    isBroken = false
    await user.click(screen.getByRole('button', { name: more }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(20))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves the focus in the field when a search that failed is cleared', async () => {
    answer('/businesses/universal-search', { success: false, message: 'Jo tani' }, 429)
    const { user } = await renderApp()
    await user.type(await searchBox(), 'biznes')
    const clear = await screen.findByRole('button', { name: 'Pastro' })
    clear.focus()
    fireEvent.click(clear)
    expect(await searchBox()).toHaveFocus()
    expect(await searchBox()).toHaveValue('')
  })

  it('speaks of each business what is known, in the words of its badge', async () => {
    answer('/businesses/universal-search', {
      success: true,
      businesses: [
        { _id: 'b1', name: 'Pa mesatare', averageRating: null, reviewCount: 12 },
        { _id: 'b2', averageRating: 4.3 },
        { _id: 'b3', name: '', status: 'inactive' },
      ],
    })
    const { user } = await renderApp()
    await user.type(await searchBox(), 'biznes')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.lastElementChild?.textContent)).toEqual([
      'Pa mesatare: 12 komente',
      'Biznesi: 4.3 nga 5',
      'Biznesi, Joaktiv: ende pa komente',
    ])
    expect(options[2]?.firstElementChild).toHaveTextContent('Joaktiv')
  })

  it('does not offer more below 15 results [HOME-07]', async () => {
    answer('/businesses/universal-search', businessPage(many(14)))
    const { user } = await renderApp()
    await user.type(await searchBox(), 'biznes')
    expect(await screen.findAllByRole('option')).toHaveLength(14)
    expect(screen.queryByRole('button', { name: more })).toBeNull()
  })

  it('says what went wrong, with a way to clear [SEARCH-18]', async () => {
    const { user } = await renderApp()
    const box = await searchBox()
    await user.type(box, 'gabim-403')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/^Gabim në kërkimin e bizneseve: .+/)
    await user.click(screen.getByRole('button', { name: 'Pastro' }))
    expect(box).toHaveValue('')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has a shorter placeholder below 640 px [HOME-09]', async () => {
    let limit = ''
    let width = 640
    vi.stubGlobal('matchMedia', (query: string) => {
      limit = query
      return {
        matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }
    })
    const wide = await renderApp()
    expect(await searchBox()).toHaveAttribute('placeholder', 'Kërko me emër biznesi ose kategori…')
    wide.unmount()
    width = 639
    await renderApp()
    expect(await searchBox()).toHaveAttribute('placeholder', 'Kërko biznese…')
    expect(limit).toContain('max-width')
  })
})

it('Back finds the search and the latest comments as they were left', async () => {
  answer('/reviews', reviewPage(reviews(10), { limit: 16 }))
  let asked = 0
  server.msw.use(
    http.get('*/v1/businesses/universal-search', () => {
      asked += 1
      return HttpResponse.json(businessPage(many(3)))
    }),
  )
  const { user, store } = await renderApp()
  await (await latest()).findAllByRole('article')
  await user.click((await latest()).getByRole('button', { name: 'Komentet pasuese' }))
  await user.type(await searchBox(), 'biznes')
  await user.click(await screen.findByRole('option', { name: /^Biznesi 2/ }))
  await waitFor(() => expect(currentPlace()).toBe('/biznes/b2'))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Kërko biznese' })).toBeNull())
  act(() => window.history.back())
  expect(await searchBox()).toHaveValue('biznes')
  expect(await (await latest()).findByText('Komentet 5–8 nga 10')).toBeInTheDocument()
  // The list of results waits until it is wanted, and so does its request.
  act(() => void store.dispatch(baseApi.util.resetApiState()))
  const before = asked
  await act(settle)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(store.getState().businesses).toMatchObject({ searchResults: [], loading: { search: false } })
  expect(asked).toBe(before)
  await user.click(await searchBox())
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  expect(asked).toBe(before + 1)
})

describe('the remembered search', () => {
  const present = () => screen.queryByRole('combobox', { name: 'Kërko biznese' })
  const typeLetters = async (count: number) => {
    const box = present() as HTMLElement
    for (let length = 1; length <= count; length += 1) {
      fireEvent.change(box, { target: { value: 'b'.repeat(length) } })
      await pass(200)
    }
  }
  const leaveAndComeBack = async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Pyetje të shpeshta' }))
    await pass(0)
    expect(present()).toBeNull()
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await pass(20)
    await act(() => isBack)
    await pass(20)
    return present()
  }
  const landOnHome = async () => {
    vi.useFakeTimers({ toFake: [...clock] })
    answer('/businesses/universal-search', businessPage([]))
    await preloadPage('/faq')
    await renderApp()
    await pass(1000)
  }

  it('is written after a pause, not with every letter, and at the latest when the document is left', async () => {
    await landOnHome()
    const write = vi.spyOn(window.history, 'replaceState')
    await typeLetters(120) // in 24 s: Safari throws at the 101st call in 30 s
    expect(write).not.toHaveBeenCalled()
    await pass(1000)
    expect(write).toHaveBeenCalledTimes(1)
    expect(window.history.state.usr).toEqual({ search: 'b'.repeat(120) })
    expect(window.location.search).toBe(`?kerko=${'b'.repeat(120)}`)
    await typeLetters(2)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(window.history.state.usr).toEqual({ search: 'bb' })
    expect(window.location.search).toBe('?kerko=bb')
  })

  it('is found whole by Back if the page is left before the pause is over', async () => {
    await landOnHome()
    await typeLetters(3)
    expect(window.history.state.usr).toBeNull()
    expect(await leaveAndComeBack()).toHaveValue('bbb')
  })

  it('loses no letter where the browser refuses to write it', async () => {
    await landOnHome()
    const refused = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError')
    })
    await typeLetters(3)
    await pass(1000)
    expect(refused).toHaveBeenCalledTimes(1)
    expect(present()).toHaveValue('bbb')
    refused.mockRestore()
    expect(await leaveAndComeBack()).toHaveValue('bbb')
  })
})

describe('the search in the address', () => {
  it('is that of a link, and goes with the text', async () => {
    answer('/businesses/universal-search', businessPage(many(3)))
    const { user } = await renderApp({ route: '/?kerko=biznes' })
    expect(await searchBox()).toHaveValue('biznes')
    await user.click(await searchBox())
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    await user.clear(await searchBox())
    await waitFor(() => expect(window.location.search).toBe(''))
  })
})

describe('what the search adds', () => {
  const found = (name: string) => screen.findByRole('option', { name })

  it('marks what was typed, with or without the marks of ç and ë', async () => {
    const { user } = await renderApp()
    await user.type(await searchBox(), 'shtate sof')
    const option = await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve/ })
    expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Sof', 'Shtatë'])
  })

  it('suggests categories and subcategories in a group of their own, which lead to their pages', async () => {
    const { user } = await renderApp()
    await screen.findByRole('link', { name: 'Edukim' })
    await user.type(await searchBox(), 'transp')
    const group = await screen.findByRole('group', { name: 'Kategori' })
    expect(within(group).getAllByRole('option')[0]).toBe(await found('Kategori: Transport'))
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/transport'))
  })

  it('names the category of a subcategory, and suggests nothing for one letter', async () => {
    const { user } = await renderApp()
    await screen.findByRole('link', { name: 'Edukim' })
    await user.type(await searchBox(), 'p')
    await waitFor(() => expect(searches()).toHaveLength(1))
    expect(screen.queryByRole('group', { name: 'Kategori' })).toBeNull()
    await user.type(await searchBox(), 'iceri')
    expect(await found('Kategori: Piceri, Restorante dhe kafene')).toBeInTheDocument()
  })

  it('asks whether a name was meant that is known and near, where nothing was found', async () => {
    const { user } = await renderApp()
    await screen.findByRole('link', { name: 'Edukim' })
    await user.type(await searchBox(), 'tarnsprot')
    await user.click(await screen.findByRole('button', { name: 'Transport' }))
    expect(await searchBox()).toHaveValue('Transport')
    expect(await searchBox()).toHaveFocus()
    expect(await found('Kategori: Transport')).toBeInTheDocument()
  })

  it('has a button that leads into the field, and to the results', async () => {
    answer('/businesses/universal-search', businessPage(many(3)))
    const { user } = await renderApp()
    const box = await searchBox()
    await user.click(screen.getByRole('button', { name: 'Kërko' }))
    expect(box).toHaveFocus()
    await user.type(box, 'biznes')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Kërko' }))
    expect(screen.getAllByRole('option')).toHaveLength(3)
    expect(box).toHaveFocus()
  })
})

describe('the categories', () => {
  it('are the first eight, with a way to all', async () => {
    const { user } = await renderApp()
    const part = within(await screen.findByRole('region', { name: 'Shfleto kategoritë' }))
    const names = (await part.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(names).toHaveLength(8)
    expect(names[0]).toBe('Restorante dhe kafene')
    expect(part.getByRole('link', { name: 'Të gjitha kategoritë' })).toHaveAttribute('href', '/kategorite')
    await user.click(part.getByRole('link', { name: 'Shëndetësi' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Bizneset në Shëndetësi/ })).toBeVisible()
  })

  it('say why they did not come, and come again', async () => {
    answer('/categories', { success: false, message: 'Jo tani' }, 403)
    const { user } = await renderApp()
    const part = within(await screen.findByRole('region', { name: 'Shfleto kategoritë' }))
    expect(await part.findByRole('alert')).toHaveTextContent('Gabim në ngarkimin e kategorive: Jo tani')
    server.msw.resetHandlers()
    await user.click(part.getByRole('button', { name: 'Provo përsëri' }))
    expect(await part.findByRole('link', { name: 'Edukim' })).toBeVisible()
  })

  it('take no place where there are none', async () => {
    answer('/categories', { success: true, data: [] })
    await renderApp()
    await (await latest()).findAllByRole('article')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Shfleto kategoritë' })).toBeNull())
  })
})

describe('the latest comments', () => {
  it('are fetched once: 16, and not again however late the visitor comes back [HOME-10]', async () => {
    vi.useFakeTimers({ toFake: [...clock] })
    const stub = stubServer()
    await preloadPage('/info')
    const { store } = await renderApp()
    await pass(0)
    await act(() => stub.last('/reviews').reply(reviewPage(reviews(5), { limit: 16 })))
    await pass(20)
    expect(screen.getAllByRole('article')).toHaveLength(4)
    const goTo = async (to: string) => {
      act(() => void store.dispatch(navigationRequested({ to })))
      await pass(20)
    }
    await goTo('/info')
    expect(screen.queryByRole('article')).toBeNull()
    await pass(3_600_000)
    await goTo('/')
    expect(screen.getAllByRole('article')).toHaveLength(4)
    expect(stub.requests.map(({ path }) => path).filter((path) => path.startsWith('/reviews'))).toEqual([
      '/reviews?page=1&limit=16',
    ])
  })

  it('are asked for again by who comes back, if there were none [HOME-10]', async () => {
    answer('/reviews', reviewPage([]))
    await preloadPage('/info')
    const { store } = await renderApp()
    expect(await screen.findByText('Nuk ka komente të disponueshme')).toBeVisible()
    answer('/reviews', reviewPage(reviews(2)))
    act(() => void store.dispatch(navigationRequested({ to: '/info' })))
    await waitFor(() => expect(screen.queryByText('Nuk ka komente të disponueshme')).toBeNull())
    act(() => void store.dispatch(navigationRequested({ to: '/' })))
    expect(await screen.findByRole('heading', { name: 'Titulli 2' })).toBeVisible()
  })

  it('are the 16 that were asked for, the own new one included [HOME-11]', async () => {
    answer('/reviews', reviewPage(reviews(16), { limit: 16, total: 40, pages: 3 }))
    server.msw.use(
      http.post('*/v1/reviews', () =>
        HttpResponse.json({ success: true, data: aReview({ _id: 'new', title: 'I ri' }) }, { status: 201 }),
      ),
    )
    const { store, user } = await renderApp()
    const part = await latest()
    expect(await part.findByText('Komentet 1–4 nga 16')).toBeInTheDocument()
    const newReview = {
      business: 'b1',
      user: 'u1',
      rating: 4,
      title: 'I ri',
      comment: 'Kafe e mirë.',
      isApproved: true as const,
    }
    await act(async () => void (await store.dispatch(reviewsApi.endpoints.createReview.initiate({ newReview }))))
    expect(await part.findByRole('heading', { name: 'I ri' })).toBeVisible()
    for (let page = 1; page < 4; page += 1) await user.click(part.getByRole('button', { name: 'Komentet pasuese' }))
    expect(part.getByText('Komentet 13–16 nga 16')).toBeInTheDocument()
    expect(part.getByRole('button', { name: 'Komentet pasuese' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('stand 4 on a page, paged by arrows without a new call [HOME-11] [HOME-12]', async () => {
    answer('/reviews', reviewPage(reviews(10), { limit: 16 }))
    const { user } = await renderApp()
    const part = await latest()
    const titles = () => part.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    await part.findAllByRole('article')
    expect(titles()).toEqual(['Titulli 1', 'Titulli 2', 'Titulli 3', 'Titulli 4'])
    const [back, on] = [
      part.getByRole('button', { name: 'Komentet e mëparshme' }),
      part.getByRole('button', { name: 'Komentet pasuese' }),
    ]
    expect(back).toHaveAttribute('aria-disabled', 'true')
    await user.click(back)
    expect(titles()[0]).toBe('Titulli 1')
    await user.click(on)
    expect(titles()).toEqual(['Titulli 5', 'Titulli 6', 'Titulli 7', 'Titulli 8'])
    expect(part.getByText('Komentet 5–8 nga 10')).toHaveAttribute('role', 'status')
    await user.click(on)
    expect(titles()).toEqual(['Titulli 9', 'Titulli 10'])
    // Where there is no further page the arrow does nothing, but keeps the focus.
    await user.click(on)
    expect(titles()).toEqual(['Titulli 9', 'Titulli 10'])
    expect(on).toHaveAttribute('aria-disabled', 'true')
    expect(on).toHaveFocus()
    await user.click(back)
    expect(titles()).toEqual(['Titulli 5', 'Titulli 6', 'Titulli 7', 'Titulli 8'])
    expect(server.requests.filter((request) => request.includes('/reviews'))).toEqual([])
  })

  it('show who wrote what about whom, and lead to the business [HOME-13] [HOME-14] [HOME-15]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T10:00:00Z') })
    const business = { _id: 'biz_001', name: 'Kafe Drini', website: 'https://drini.example' }
    answer(
      '/reviews',
      reviewPage([
        aReview({ user: { name: 'Arta Hoxha' }, business, rating: 2, comment: '  Kafe \n\n e ftohtë. ' }),
        aReview({ _id: 'r2', user: undefined, business }),
      ]),
    )
    const { user } = await renderApp()
    const cards = await (await latest()).findAllByRole('article')
    const [first, second] = cards.map((card) => within(card))
    expect(first?.getByText('A')).toBeVisible()
    for (const text of ['Arta Hoxha', 'Mirë', 'Kafe e ftohtë.', 'Kafe Drini', 'drini.example', '2 ditë më parë']) {
      expect(first?.getByText(text)).toBeVisible()
    }
    expect(first?.getByRole('img', { name: '2 nga 5 yje' })).toBeVisible()
    expect(second?.getByText('Deleted User')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Arta Hoxha për Kafe Drini: 2 nga 5 yje' }))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/biz_001'))
  })

  it('say how long ago it was as time goes by, while somebody looks', async () => {
    const now = new Date('2026-03-11T10:00:00Z')
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
    answer('/reviews', reviewPage([aReview({ createdAt: now.toISOString() })]))
    await renderApp()
    const [card] = await (await latest()).findAllByRole('article')
    const ago = (text: string) => within(card as HTMLElement).getByText(text)
    expect(ago('tani')).toBeVisible()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void vi.advanceTimersByTime(10_800_000))
    expect(ago('tani')).toBeVisible()
    hidden.mockReturnValue(false)
    act(() => void vi.advanceTimersByTime(60_000))
    await waitFor(() => expect(ago('3 orë më parë')).toBeVisible())
  })

  it('show a rating with one decimal at most (F32)', async () => {
    answer('/reviews', reviewPage([aReview({ user: { name: 'Arta' }, rating: 4.999 })]))
    await renderApp()
    const [card] = await (await latest()).findAllByRole('article')
    expect(within(card as HTMLElement).getByText('5')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Arta për Kafe Drini: 5 nga 5 yje' })).toBeVisible()
  })

  it('come by themselves when the connection is back', async () => {
    server.msw.use(http.get('*/v1/reviews', () => HttpResponse.error()))
    await renderApp()
    const part = await latest()
    expect(await part.findByRole('alert')).toBeVisible()
    answer('/reviews', reviewPage(reviews(2)))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await part.findAllByRole('article')).toHaveLength(2)
    expect(part.queryByRole('alert')).toBeNull()
  })

  it('may be none [HOME-16]', async () => {
    answer('/reviews', reviewPage([]))
    await renderApp()
    expect(await screen.findByText('Nuk ka komente të disponueshme')).toBeVisible()
  })

  it.each(['Too many requests', 'Please SLOW DOWN'])(
    'say that the system is busy for "%s" [DIRERR-03]',
    async (message) => {
      answer('/reviews', { success: false, message }, 429)
      await renderApp()
      const alert = await (await latest()).findByRole('alert')
      expect(alert).toHaveTextContent('Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.')
      expect(within(alert).getByRole('button', { name: 'Rifresko faqen' })).toBeEnabled()
    },
  )

  it('say any other error and can be asked for again [DIRERR-04]', async () => {
    answer('/reviews', { success: false, message: 'Baza nuk përgjigjet' }, 500)
    const { user } = await renderApp()
    const part = await latest()
    expect(await part.findByRole('alert')).toHaveTextContent('Gabim në ngarkimin e komenteve: Baza nuk përgjigjet')
    answer('/reviews', reviewPage(reviews(2)))
    await user.click(part.getByRole('button', { name: 'Provo përsëri' }))
    expect(await part.findAllByRole('article')).toHaveLength(2)
    await settle()
  })
})
