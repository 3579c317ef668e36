// The search of the home page: what it asks for and shows, and what it remembers.

import { aBusiness, businessPage } from '@test/builders/entities'
import { held, put, putAway } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { stubServer } from '@test/stubServer'
import { screenOf } from '@test/ui/screenOf'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Business } from '@/api/endpoints/generated/types'
import { preloadPage } from '@/app/pages'
import { loggedOut } from '@/session/events'
import * as page from './homePage'

const { answer, answerSearchPages, clock, many, options, pass, search, searchBox, searches, searchPath } = page
const { server, shown, spoken } = page
runTestServer(server)
// The page that the first test goes to is loaded when it is asked for: not in the middle of it.
beforeAll(() => preloadPage('/biznes/b1'))

const call = (q: string) => `${searchPath}?q=${q}&page=1&limit=15`
/** The button below 15 results and more. */
const more = /^Shfaq edhe \d+ të tjera$/

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
  it('needs one character, asks for 15, goes to the business picked, and keeps its text to itself: a link within the next page does not bring it along [HOME-03] [HOME-06] [HOME-08] [DIRCALL-18]', async () => {
    // A browser's first entry has no key, and neither has that of a link within a page.
    window.history.replaceState(null, '', '/')
    const { user } = await renderApp({ isReload: true })
    const box = await searchBox()
    await user.click(box)
    put(box, '  ')
    expect(screen.queryByRole('listbox')).toBeNull()
    put(box, 's')
    expect((await screen.findAllByRole('option')).length).toBeLessThanOrEqual(15)
    expect(searches()).toEqual([`GET /v1${call('s')}`])
    // As it is quoted.
    put(box, '“Sofra e Shtatë Lugëve”.')
    await user.click(await screen.findByRole('option', { name: /^Sofra e Shtatë Lugëve, / }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sofra e Shtatë Lugëve' })).toBeVisible()
    expect(currentPlace()).toBe('/biznes/biz_001')
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
    // A space, a sign, a letter typed and taken back, and another text in between: the first request is still under way.
    for (const value of ['drini', 'drini ', ' drini', '“drini.”', 'drini']) await type(value, 300)
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

  it('offers as many more as it will load, from 15 results on, says why they did not come, and shows the rest in the same list, until it is emptied [HOME-04] [HOME-06] [HOME-07] [SEARCH-18] [STATE-01]', async () => {
    let isBroken = true
    const asked = answerSearchPages(32, (page) => page > 1 && isBroken && 'Jo tani')
    const { store, user, box, press } = await search('b')
    await shown(15)
    await press('Shfaq edhe 15 të tjera')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Gabim në kërkimin e bizneseve: Jo tani$/)
    expect(options()).toHaveLength(15)
    isBroken = false
    await press(more)
    await shown(30)
    expect(screen.queryByRole('alert')).toBeNull()
    await press('Shfaq edhe 2 të tjera')
    await shown(32)
    expect(asked).toEqual([1, 2, 2, 3])
    expect(screen.queryByRole('button', { name: more })).toBeNull()
    expect(screen.getByText('Po shfaqen 32 nga 32 rezultate')).toBeVisible()
    // Announced once.
    const main = within(screen.getByRole('main'))
    const announced = () => main.getAllByRole('status').map(({ textContent }) => textContent)
    await waitFor(() => expect(announced().filter((text) => /rezultat/.test(text ?? ''))).toEqual(['32 rezultate']))
    // A log-out empties the cache: all pages are asked for again, each once.
    act(() => void store.dispatch(loggedOut()))
    expect(store.getState().businesses.searchResults).toEqual([])
    await shown(32)
    expect(asked.slice(4).sort()).toEqual([1, 2, 3])
    // Emptied, in the address, too, it begins with the first page again.
    await user.clear(box)
    expect(screen.queryByRole('option', { name: /^Biznesi/ })).toBeNull()
    await waitFor(() => expect(window.location.search).toBe(''))
    put(box, 'b')
    expect(await screen.findByText('Po shfaqen 15 nga 32 rezultate')).toBeVisible()
    expect(options()).toHaveLength(15)
  })

  // The last server sends all it has, however few are asked for.
  const footers = [
    [1, 1],
    [14, 14],
    [15, 15, 'Shfaq të tjera'],
    [15, 16, 'Shfaq edhe 1 tjetër'],
    [15, 17, 'Shfaq edhe 2 të tjera'],
    [15, 500, 'Shfaq edhe 15 të tjera'],
    [20, 20, 'Shfaq edhe 5 të tjera'],
  ] as const
  it('has a footer below 15 results, with the way to the others, and none below fewer [HOME-07]', async () => {
    const { type, reply } = await openOnClock()
    for (const [at, [count, total, way = null]] of footers.entries()) {
      const text = `biznes${at}`
      await type(text, 300)
      await reply(text, businessPage(many(count), { total, pages: Math.ceil(total / 15), limit: 15 }))
      expect(options()).toHaveLength(Math.min(count, 15))
      expect(screen.queryByText(/^Po shfaqen/)?.textContent ?? null).toBe(way && `Po shfaqen 15 nga ${total} rezultate`)
      const button = screen.queryByText(/^Shfaq/)
      expect(button?.textContent ?? null).toBe(way)
      if (button) expect(button).toBeEnabled()
    }
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

  it('speaks of each business what is known, in the words of its badge', async () => {
    answer(searchPath, {
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

  it('says what went wrong, for one letter, too, with a way to clear [SEARCH-18] [SEARCH-19]', async () => {
    answer(searchPath, { success: false, message: 'Jo tani' }, 429)
    const { box, press } = await search('k')
    expect(await screen.findByRole('alert')).toHaveTextContent('Gabim në kërkimin e bizneseve: Jo tani')
    await press('Pastro')
    expect(box).toHaveValue('')
    expect(box).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has a shorter placeholder below 640 px [HOME-09]', async () => {
    const resize = screenOf(640)
    await renderApp()
    const box = await searchBox()
    expect(box).toHaveAttribute('placeholder', 'Kërko me emër biznesi ose kategori…')
    act(() => resize(639))
    expect(box).toHaveAttribute('placeholder', 'Kërko biznese…')
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
    answer(searchPath, businessPage([]))
    await preloadPage('/faq')
    await renderApp()
    await pass(1000)
  }

  it('is written after a pause, not with every letter, and at the latest when the document is left or put away', async () => {
    await landOnHome()
    const write = vi.spyOn(window.history, 'replaceState')
    await typeLetters(40)
    expect(write).not.toHaveBeenCalled()
    await pass(1000)
    expect(write).toHaveBeenCalledTimes(1)
    expect(window.history.state.usr).toEqual({ search: 'b'.repeat(40) })
    expect(window.location.search).toBe(`?kerko=${'b'.repeat(40)}`)
    await typeLetters(2)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(window.history.state.usr).toEqual({ search: 'bb' })
    expect(window.location.search).toBe('?kerko=bb')
    await typeLetters(3)
    act(putAway)
    expect(window.location.search).toBe('?kerko=bbb')
  })

  it('is found whole by Back where it is not yet written, as the browser may refuse (Safari from the 101st time in 30 s)', async () => {
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
