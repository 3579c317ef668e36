// The home page: its parts, the categories, the latest comments, and the way back to them.
import { aReview, businessPage, reviewPage, reviewText } from '@test/builders/entities'
import { success } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { baseApi, reviewsApi } from '@/api'
import { prefetchData, preloadPage } from '@/app/pages'
import { loginSucceeded } from '@/session/events'
import { navigationRequested } from '@/store/navigationEvents'
import { answer, clipped, clock, latest, many, pass, reviews, searchBox, server } from './homePage'

runTestServer(server)

describe('the page', () => {
  it('asks the question and shows search, invitation and latest comments [HOME-01] [HOME-02]', async () => {
    await renderApp()
    const looksRight = async () => {
      const heading = await screen.findByRole('heading', { level: 1 })
      expect(heading).toHaveTextContent(/^Po kërkon një biznes që mund ti besosh\?$/)
      expect(await searchBox()).toBeVisible()
      expect(screen.getByRole('button', { name: 'Shto biznes' })).toBeVisible()
      expect(await (await latest()).findAllByRole('article')).toHaveLength(4)
    }
    await looksRight()
    // It stays so when everything has come.
    await screen.findByRole('link', { name: 'Edukim' })
    await looksRight()
    expect(document.title).toBe('Vlerëso · Komente dhe vlerësime për biznese në Shqipëri')
  })

  it('does not tell a user to sign in', async () => {
    const { store } = await renderApp()
    expect(await screen.findByText(/duhet të hysh/)).toBeVisible()
    act(() => void store.dispatch(loginSucceeded({ user: { _id: 'u1', name: 'Arta', email: 'a@b.example' } })))
    expect(screen.queryByText(/duhet të hysh/)).toBeNull()
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
    // As any other part of the page that fails.
    expect(part.getByRole('alert').querySelector('use')).toHaveAttribute('href', expect.stringMatching(/#failed$/))
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
  const titlesIn = (part: Awaited<ReturnType<typeof latest>>) =>
    part.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  /** What stands beside the search in place of the newest comment. */
  const invitation = () => screen.queryByRole('link', { name: 'Zgjidh biznesin' })

  it('are 16, asked for once; again by who comes back if there were none, and else not, however late [HOME-10]', async () => {
    vi.useFakeTimers({ toFake: [...clock, 'Date'] })
    const stub = stubServer()
    await Promise.all(['/', '/info'].map((path) => preloadPage(path)))
    const { store } = await renderApp({ route: '/info' })
    const goTo = async (to: string) => {
      act(() => void store.dispatch(navigationRequested({ to })))
      await pass(20)
    }
    const asked = () => stub.requests.map(({ path }) => path).filter((path) => path.startsWith('/reviews'))
    const first = '/reviews?page=1&limit=16'
    // The page's data is there before the page is.
    store.dispatch(prefetchData('/', '', null))
    await settle()
    await act(() => stub.last('/reviews').reply(reviewPage([])))
    await goTo('/')
    expect(screen.getByText('Nuk ka komente të disponueshme')).toBeVisible()
    expect(asked()).toEqual([first])
    await goTo('/info')
    await pass(1000)
    await goTo('/')
    expect(asked()).toEqual([first, first])
    await act(() => stub.last('/reviews').reply(reviewPage(reviews(5), { limit: 16 })))
    await pass(20)
    expect(screen.getAllByRole('article')).toHaveLength(1 + 4)
    await goTo('/info')
    expect(screen.queryByRole('article')).toBeNull()
    await pass(3_600_000)
    await goTo('/')
    expect(screen.getAllByRole('article')).toHaveLength(1 + 4)
    expect(asked()).toEqual([first, first])
  })

  it('have the own new one in front, and stay 16 [HOME-10] [HOME-11]', async () => {
    answer('/reviews', reviewPage(reviews(16), { limit: 16, total: 40, pages: 3 }))
    server.msw.use(http.post('*/v1/reviews', () => success(aReview({ _id: 'new', title: 'I ri' }), 201)))
    const { store, user } = await renderApp()
    const part = await latest()
    expect(await part.findByText('Komentet 1–4 nga 16')).toBeInTheDocument()
    const newReview = {
      business: 'b1',
      user: 'u1',
      rating: 4,
      title: 'I ri',
      comment: 'Mirë.',
      isApproved: true as const,
    }
    await act(async () => void (await store.dispatch(reviewsApi.endpoints.createReview.initiate({ newReview }))))
    expect(await part.findByRole('heading', { name: 'I ri' })).toBeVisible()
    expect(await clipped()).toBe('I ri')
    const shown = titlesIn(part)
    for (let page = 1; page < 4; page += 1) {
      await user.click(part.getByRole('button', { name: 'Komentet pasuese' }))
      shown.push(...titlesIn(part))
    }
    expect(shown).toEqual(['I ri', ...reviews(15).map(({ title }) => title)])
    expect(part.getByText('Komentet 13–16 nga 16')).toBeInTheDocument()
    expect(part.getByRole('button', { name: 'Komentet pasuese' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('stand 4 on a page, paged by arrows without a new call [HOME-11] [HOME-12]', async () => {
    let asked = 0
    server.msw.use(
      http.get('*/v1/reviews', () => {
        asked += 1
        return HttpResponse.json(reviewPage(reviews(10), { limit: 16 }))
      }),
    )
    const { user } = await renderApp()
    const part = await latest()
    await part.findAllByRole('article')
    const pages = [
      ['Titulli 1', 'Titulli 2', 'Titulli 3', 'Titulli 4'],
      ['Titulli 5', 'Titulli 6', 'Titulli 7', 'Titulli 8'],
      ['Titulli 9', 'Titulli 10'],
    ]
    const back = part.getByRole('button', { name: 'Komentet e mëparshme' })
    const on = part.getByRole('button', { name: 'Komentet pasuese' })
    expect(titlesIn(part)).toEqual(pages[0])
    expect(back).toHaveAttribute('aria-disabled', 'true')
    // Where there is no further page an arrow does nothing, but keeps the focus.
    for (const [arrow, page] of [
      [back, 0],
      [on, 1],
      [on, 2],
      [on, 2],
      [back, 1],
    ] as const) {
      await user.click(arrow)
      expect(titlesIn(part)).toEqual(pages[page])
      expect(arrow).toHaveFocus()
      expect(on.getAttribute('aria-disabled')).toBe(page === 2 ? 'true' : null)
    }
    expect(part.getByText('Komentet 5–8 nga 10')).toHaveAttribute('role', 'status')
    // The newest one stays beside the search, on whichever page the list is.
    expect(await clipped()).toBe('Titulli 1')
    await act(settle)
    expect(asked).toBe(1)
  })

  it('show who wrote what about whom, and lead to the business [HOME-13] [HOME-14] [HOME-15]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T10:00:00Z') })
    const business = { _id: 'biz_001', name: 'Kafe Drini', website: 'https://drini.example' }
    const whole = { user: { name: 'Arta Hoxha' }, business, rating: 2, comment: '  Kafe \n\n e ftohtë. ' }
    answer(
      '/reviews',
      reviewPage([
        aReview(whole),
        aReview({ _id: 'r2', user: undefined, business: { _id: 'biz_002', name: 'Sofra' }, rating: 4.5 }),
        aReview({ _id: 'r3', user: { _id: 'u9', name: '  ' }, business, rating: 4.999 }),
      ]),
    )
    const { user } = await renderApp()
    await (await latest()).findAllByRole('article')
    const [clipping, first, second, third] = screen.getAllByRole('article').map((card) => within(card))
    const texts = [reviewText.title, 'Kafe e ftohtë.', 'Arta Hoxha', 'Kafe Drini', 'drini.example', '2 ditë më parë']
    for (const card of [clipping, first]) {
      expect(card?.getByText('A')).toBeVisible()
      for (const text of texts) expect(card?.getByText(text)).toBeVisible()
      expect(card?.getByRole('img', { name: '2 nga 5 yje' })).toBeVisible()
      const link = card?.getByRole('link', { name: 'Arta Hoxha për Kafe Drini: 2 nga 5 yje' })
      expect(link).toHaveAttribute('href', '/biznes/biz_001')
    }
    expect(second?.getByText('Deleted User')).toBeVisible()
    expect(second?.getByRole('img', { name: '4.5 nga 5 yje' })).toBeVisible()
    // With one decimal at most (F32).
    expect(third?.getByText('5')).toBeVisible()
    expect(third?.getByRole('link', { name: 'Deleted User për Kafe Drini: 5 nga 5 yje' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Deleted User për Sofra: 4.5 nga 5 yje' }))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/biz_002'))
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

  it('come by themselves when the connection is back', async () => {
    server.msw.use(http.get('*/v1/reviews', () => HttpResponse.error()))
    await renderApp()
    const part = await latest()
    expect(await part.findByRole('alert')).toBeVisible()
    answer('/reviews', reviewPage(reviews(3)))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await part.findAllByRole('article')).toHaveLength(3)
    expect(part.queryByRole('alert')).toBeNull()
  })

  it('come by themselves when it came back before their failure was there', async () => {
    const asked: string[] = []
    const failing = ({ request }: { request: Request }) => {
      if (asked.push(request.url) > 1) return HttpResponse.json(reviewPage(reviews(3)))
      vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 1)
      window.dispatchEvent(new Event('online'))
      return HttpResponse.error()
    }
    server.msw.use(http.get('*/v1/reviews', failing))
    await renderApp()
    expect(await (await latest()).findAllByRole('article')).toHaveLength(3)
    expect(asked).toHaveLength(2)
  })

  it('may be none, which invites to write one, but not while they are awaited [HOME-16]', async () => {
    const stub = stubServer()
    const { user } = await renderApp()
    const none = () => screen.queryByText('Nuk ka komente të disponueshme')
    expect(await (await latest()).findByText('Duke ngarkuar komentet...')).toBeInTheDocument()
    await waitFor(() => stub.last('/reviews'))
    expect([none(), invitation()]).toEqual([null, null])
    await act(() => stub.last('/reviews').reply(reviewPage([])))
    await waitFor(() => expect(none()).toBeVisible())
    await user.click(invitation() as HTMLElement)
    await waitFor(() => expect(currentPlace()).toBe('/koment'))
  })

  it('say any other error and can be asked for again [DIRERR-04]', async () => {
    answer('/reviews', { success: false, message: 'Baza nuk përgjigjet' }, 500)
    const { user } = await renderApp()
    const part = await latest()
    expect(await part.findByRole('alert')).toHaveTextContent('Gabim në ngarkimin e komenteve: Baza nuk përgjigjet')
    expect(invitation()).toBeVisible()
    answer('/reviews', reviewPage(reviews(3)))
    await user.click(part.getByRole('button', { name: 'Provo përsëri' }))
    expect(await part.findAllByRole('article')).toHaveLength(3)
    expect(invitation()).toBeNull()
  })
})
