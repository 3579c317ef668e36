// The search of the home page: what it asks for and shows, and what it remembers.

import { aBusiness, aReview, businessPage } from '@test/builders/entities'
import { held } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Business } from '@/api/endpoints/generated/types'
import { preloadPage } from '@/app/pages'
import { loggedOut } from '@/session/events'
import { answer, answerSearchPages, clock, many, pass, searchBox, server } from './homePage'

runTestServer(server)
// The page that the first test goes to is loaded when it is asked for: not in the middle of it.
beforeAll(() => preloadPage('/biznes/b1'))

const path = '/businesses/universal-search'
const searches = () => server.requests.filter((request) => request.includes(path))
const call = (q: string) => `${path}?q=${q}&page=1&limit=15`
const options = () => screen.queryAllByRole('option')
const shown = (count: number) => waitFor(() => expect(options()).toHaveLength(count))
/** What is read out of each option. */
const spoken = () => options().map((option) => option.lastElementChild?.textContent)
const found = (name: string) => screen.findByRole('option', { name })
/** The button below 15 results and more. */
const more = /^Shfaq edhe \d+ të tjera$/

/** The page, with this typed once the categories are known that it suggests. */
async function search(text: string) {
  const app = await renderApp()
  await screen.findByRole('link', { name: 'Edukim' })
  const box = await searchBox()
  await app.user.type(box, text)
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }))
  return { ...app, box, press }
}

/** The page on a clock that only the test moves, its field, and the calls of the search, which the test answers. */
async function openOnClock() {
  vi.useFakeTimers({ toFake: [...clock] })
  const stub = stubServer()
  const { store } = await renderApp()
  const box = screen.getByRole('combobox')
  const type = async (value: string, ms: number) => {
    fireEvent.change(box, { target: { value } })
    await pass(ms)
  }
  const reply = async (q: string, body: object, status = 200) => {
    await act(() => stub.last(call(q)).reply(body, status))
    await pass(20)
  }
  const asked = () => stub.requests.filter(({ path }) => path.includes('universal')).map(({ path }) => path)
  return { store, box, type, call, reply, asked }
}

describe('the search', () => {
  it('needs one character, asks for 15 and goes to the business picked [HOME-03] [HOME-06] [HOME-08] [DIRCALL-18]', async () => {
    const { user } = await renderApp()
    const box = await searchBox()
    await user.type(box, '  ')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.type(box, 's')
    const options = await screen.findAllByRole('option')
    expect(options.length).toBeLessThanOrEqual(15)
    expect(searches()).toEqual([`GET /v1${call('s')}`])
    await user.clear(box)
    await user.type(box, 'sofra e shtat')
    await user.click(await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve, / }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sofra e Shtatë Lugëve' })).toBeVisible()
    expect(currentPlace()).toBe('/biznes/biz_001')
  })

  it('keeps its text to itself: a link within the next page does not bring it along', async () => {
    // A browser's first entry has no key, and neither has that of a link within a page.
    window.history.replaceState(null, '', '/')
    const { user } = await renderApp({ isReload: true })
    await user.type(await searchBox(), 'sofra e shtat')
    await user.click(await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve, / }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sofra e Shtatë Lugëve' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Kalo te përmbajtja kryesore' }))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/biz_001#main'))
    // What an entry keeps goes into its address when the page is left, at the latest.
    act(() => window.dispatchEvent(new Event('pagehide')))
    expect(currentPlace()).toBe('/biznes/biz_001#main')
  })

  it('waits 300 ms after the last letter, and sends no sign that nobody sees (Q96) [HOME-05]', async () => {
    const { type, asked, call } = await openOnClock()
    await type('k', 299)
    await type('k\u200ba\u00ad', 299)
    expect(asked()).toEqual([])
    await pass(1)
    expect(asked()).toEqual([call('ka')])
  })

  it('forgets the results with the text, at once; blanks are none [HOME-04]', async () => {
    const { store, type, reply, asked, call } = await openOnClock()
    for (const emptied of ['', '   ']) {
      await type('sofra', 300)
      if (emptied === '') await reply('sofra', businessPage(many(2)))
      await pass(20)
      expect(screen.getAllByRole('option')).toHaveLength(2)
      await type(emptied, 20)
      expect(screen.queryByRole('option')).toBeNull()
      expect(store.getState().businesses.searchResults).toEqual([])
      await pass(1000)
      expect(screen.queryByRole('listbox')).toBeNull()
    }
    expect(asked()).toEqual([call('sofra')])
  })

  it('shows answers to the present text only, whatever their order (Q06) [Q06]', async () => {
    const { type, reply } = await openOnClock()
    for (const value of ['k', 'ka', 'kaf']) await type(value, 300)
    const answerTo = (q: string) => reply(q, businessPage([aBusiness({ name: q })]))
    await answerTo('kaf')
    expect(screen.getByRole('option')).toHaveTextContent('kaf')
    await answerTo('k')
    await answerTo('ka')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    expect(screen.getByRole('option', { name: 'kaf: ende pa komente' })).toBeVisible()
    expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true')
  })

  it('does not ask again for a text whose answer it awaits [STATE-08]', async () => {
    const { type, reply, asked, call } = await openOnClock()
    // A space, a letter typed and taken back, and another text in between: the first request is still under way.
    for (const value of ['drini', 'drini ', ' drini', 'drini']) await type(value, 300)
    expect(asked()).toEqual([call('drini')])
    await type('drin', 299)
    await type('drini', 300)
    expect(asked()).toEqual([call('drini')])
    for (const value of ['kafe', 'drini']) await type(value, 300)
    expect(asked()).toEqual([call('drini'), call('kafe')])
    await reply('drini', businessPage([aBusiness()]))
    expect(screen.getByRole('option')).toHaveTextContent('Kafe Drini')
  })

  it('keeps what was found while more is typed, marked as not the answer yet, but not under a failure [SEARCH-18]', async () => {
    const { store, type, reply } = await openOnClock()
    const found = (count: number) => businessPage(many(count), { total: 20 })
    const names = (found: Business[]) => found.map(({ name }) => `${name}: ende pa komente`)
    await type('k', 300)
    await reply('k', found(15))
    expect(screen.getByRole('button', { name: more })).toBeVisible()

    // While typing, and while the answer is awaited.
    for (const ms of [0, 300]) {
      await type('ka', ms)
      expect(spoken()).toEqual(names(many(15)))
      expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
      expect(screen.getByText('Duke kërkuar…', { selector: 'p' })).toBeVisible()
      expect(screen.queryByText(/^Po shfaqen/)).toBeNull()
    }
    await pass(500)
    expect(screen.getByText('Duke kërkuar…', { selector: '[role=status]' })).toBeInTheDocument()

    await reply('ka', found(2))
    expect(spoken()).toEqual(names(many(2)))
    expect(screen.queryByText('Duke kërkuar…', { selector: 'p' })).toBeNull()

    // A failure is about this text: nothing that was found for another stands under it.
    await type('kaf', 300)
    await reply('kaf', { success: false, message: 'Jo tani' }, 429)
    expect(spoken()).toEqual([])
    expect(store.getState().businesses.searchResults).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('Gabim në kërkimin e bizneseve: Jo tani')

    // A choice among the results before opens what was chosen.
    await type('ka', 300)
    await type('kaf', 0)
    fireEvent.click(screen.getByRole('option', { name: 'Biznesi 2: ende pa komente' }))
    await pass(20)
    expect(currentPlace()).toBe('/biznes/b2')
  })

  it('opens the only result with Enter, but none that was found for another text [SEARCH-08]', async () => {
    const { box, type, reply } = await openOnClock()
    const search = async (value: string, count: number) => {
      await type(value, 300)
      await reply(value, businessPage(many(count)))
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
    await reply('kaf', businessPage(many(1)))
    fireEvent.keyDown(box, { key: 'Escape' })
    await enter()
    expect(window.location.pathname).toBe('/')
    fireEvent.click(box)
    await enter()
    expect(currentPlace()).toBe('/biznes/b1')
  })

  it('offers as many more as it will load, from 15 results on, and shows the rest in the same list, until it is emptied [HOME-04] [HOME-06] [HOME-07]', async () => {
    const asked = answerSearchPages(32)
    const { user, box, press } = await search('b')
    await shown(15)
    await press('Shfaq edhe 15 të tjera')
    await shown(30)
    await press('Shfaq edhe 2 të tjera')
    await shown(32)
    expect(asked).toEqual([1, 2, 3])
    expect(screen.queryByRole('button', { name: more })).toBeNull()
    expect(screen.getByText('Po shfaqen 32 nga 32 rezultate')).toBeVisible()
    // Announced once.
    const main = within(screen.getByRole('main'))
    const announced = () => main.getAllByRole('status').map(({ textContent }) => textContent)
    await waitFor(() => expect(announced().filter((text) => /rezultat/.test(text ?? ''))).toEqual(['32 rezultate']))
    // Emptied, it begins with the first page again.
    await user.clear(box)
    expect(screen.queryByRole('option', { name: /^Biznesi/ })).toBeNull()
    await user.type(box, 'b')
    expect(await screen.findByText('Po shfaqen 15 nga 32 rezultate')).toBeVisible()
    expect(options()).toHaveLength(15)
  })

  it('goes on after a log-out, which empties the cache: all pages are asked for again, each once [STATE-01]', async () => {
    const pages = answerSearchPages(20)
    const { store, press } = await search('b')
    await press(more)
    await shown(20)
    expect(pages).toEqual([1, 2])
    act(() => void store.dispatch(loggedOut()))
    expect(store.getState().businesses.searchResults).toEqual([])
    await shown(20)
    expect(pages.slice(2).sort()).toEqual([1, 2])
  })

  it('keeps the focus on what asks for more while it comes, then has it in the field (Q41)', async () => {
    const hold = held()
    const asked = answerSearchPages(20, (page) => page > 1 && hold.answer)
    const { user, box } = await search('b')
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
    hold.release()
    await shown(20)
    expect(button).not.toBeInTheDocument()
    expect(box).toHaveFocus()
    expect(asked).toEqual([1, 2])
  })

  it('says why more did not come, below what there is, and asks again [SEARCH-18]', async () => {
    let isBroken = true
    answerSearchPages(20, (page) => page > 1 && isBroken && 'Jo tani')
    const { press } = await search('b')
    await press(more)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Gabim në kërkimin e bizneseve: Jo tani$/)
    expect(options()).toHaveLength(15)
    isBroken = false
    await press(more)
    await shown(20)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('speaks of each business what is known, in the words of its badge', async () => {
    answer(path, {
      success: true,
      businesses: [
        { _id: 'b1', name: 'Pa mesatare', averageRating: null, reviewCount: 12 },
        { _id: 'b2', averageRating: 4.3 },
        { _id: 'b3', name: '', status: 'inactive' },
      ],
    })
    await search('b')
    await shown(3)
    expect(spoken()).toEqual(['Pa mesatare: 12 komente', 'Biznesi: 4.3 nga 5', 'Biznesi, Joaktiv: ende pa komente'])
    expect(options()[2]?.firstElementChild).toHaveTextContent('Joaktiv')
  })

  it.each([
    ['the server refuses one letter', 'k', { success: false, message: 'Jo tani' }, 'Jo tani'],
    ['there is no connection', 'kafe', null, 'Network error. Please check your connection.'],
  ])('says what went wrong when %s, with a way to clear [SEARCH-18] [SEARCH-19]', async (_, text, body, message) => {
    const refuse = () => (body ? HttpResponse.json(body, { status: 429 }) : HttpResponse.error())
    server.msw.use(http.get(`*/v1${path}`, refuse))
    const { box, press } = await search(text)
    expect(await screen.findByRole('alert')).toHaveTextContent(`Gabim në kërkimin e bizneseve: ${message}`)
    await press('Pastro')
    expect(box).toHaveValue('')
    expect(box).toHaveFocus()
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
    answer(path, businessPage([]))
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

it('the search in the address is that of a link, and goes with the text', async () => {
  answer(path, businessPage(many(3)))
  const { user } = await renderApp({ route: '/?kerko=biznes' })
  const box = await searchBox()
  expect(box).toHaveValue('biznes')
  await user.click(box)
  await shown(3)
  await user.clear(box)
  await waitFor(() => expect(window.location.search).toBe(''))
})

describe('what the search adds', () => {
  it('marks what was typed, with or without the marks of ç and ë', async () => {
    await search('shtate sof')
    const option = await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve/ })
    expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Sof', 'Shtatë'])
  })

  it('suggests categories in a group of their own before the businesses, each leads to its page [HOME-08] [SEARCH-08]', async () => {
    answer(path, businessPage(many(3)))
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
    answer(path, businessPage([]))
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
      `GET /v1${path}?q=dentist+tirane&page=1&limit=15`,
      `GET /v1${path}?q=Klinika+dentare&page=1&limit=15&city=Tiran%C3%AB`,
    ])
    expect(store.getState().view).toMatchObject({ searchUnderstood: 'Klinika dentare, Tiranë' })
    await user.click(await found('Kategori: Klinika dentare, Shëndetësi, Tiranë'))
    await waitFor(() => expect(currentPlace()).toBe('/kategorite/klinika_dentare?qyteti=Tiran%C3%AB'))
  })

  it('finds what is in a town by its name in another form than the directory has', async () => {
    const { store } = await search('Tirana')
    const group = await screen.findByRole('group', { name: 'Sipas fjalëve të tua: Tiranë' })
    const options = within(group).getAllByRole('option')
    expect(options.length).toBeGreaterThan(0)
    for (const option of options) expect(option).toHaveAccessibleName(/, Tiranë/)
    expect(searches().at(-1)).toBe(`GET /v1${path}?q=Tiran%C3%AB&page=1&limit=15`)
    expect(screen.queryByRole('group', { name: 'Kategori' })).toBeNull()
    expect(store.getState().view).toMatchObject({ searchUnderstood: 'Tiranë' })
  })

  it('leads on from nothing: how many the category has there, the nearest, all without the city [SEARCH-12] [SEARCH-13] [SEARCH-07] [SEARCH-08]', async () => {
    answer(path, businessPage([]))
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
    answer(path, businessPage([]))
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
    answer(path, businessPage(many(3)))
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
