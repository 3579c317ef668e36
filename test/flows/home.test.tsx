// The home page: its parts, the categories, the latest comments, and the way back to them.
import { aReview, businessPage, reviewPage, reviewText } from '@test/builders/entities'
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

describe('beside the search', () => {
  it('stands the newest comment, which leads to its business', async () => {
    answer('/reviews', reviewPage(reviews(5), { limit: 16 }))
    const { user } = await renderApp()
    expect(await clipped()).toBe('Titulli 1')
    await user.click(within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('link'))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
  })

  it.each([
    ['failed', { success: false, message: 'Jo tani' }, 403],
    ['brought none', reviewPage([]), 200],
  ])('stands an invitation to write where the request %s', async (_, body, status) => {
    answer('/reviews', body, status)
    const { user } = await renderApp()
    const invitation = await screen.findByRole('link', { name: 'Zgjidh biznesin' })
    expect(screen.queryAllByRole('article')).toHaveLength(0)
    await user.click(invitation)
    await waitFor(() => expect(currentPlace()).toBe('/koment'))
  })

  it('stands neither while the comment is awaited', async () => {
    const stub = stubServer()
    await renderApp()
    await waitFor(() => stub.last('/reviews'))
    expect(screen.queryByRole('link', { name: 'Zgjidh biznesin' })).toBeNull()
    await act(() => stub.last('/reviews').reply(reviewPage(reviews(2))))
    expect(await clipped()).toBe('Titulli 1')
    expect(screen.queryByRole('link', { name: 'Zgjidh biznesin' })).toBeNull()
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
    expect(screen.getAllByRole('article')).toHaveLength(1 + 4)
    const goTo = async (to: string) => {
      act(() => void store.dispatch(navigationRequested({ to })))
      await pass(20)
    }
    await goTo('/info')
    expect(screen.queryByRole('article')).toBeNull()
    await pass(3_600_000)
    await goTo('/')
    expect(screen.getAllByRole('article')).toHaveLength(1 + 4)
    expect(stub.requests.map(({ path }) => path).filter((path) => path.startsWith('/reviews'))).toEqual([
      '/reviews?page=1&limit=16',
    ])
  })

  it('are asked for once by who comes, and again by who comes back, if there were none [HOME-10]', async () => {
    vi.useFakeTimers({ toFake: [...clock, 'Date'] })
    const stub = stubServer()
    await Promise.all(['/', '/info'].map((path) => preloadPage(path)))
    const { store } = await renderApp({ route: '/info' })
    const goTo = async (to: string) => {
      act(() => void store.dispatch(navigationRequested({ to })))
      await pass(20)
    }
    const asked = () => stub.requests.filter(({ path }) => path.startsWith('/reviews')).length
    // The page's data is there before the page is.
    store.dispatch(prefetchData('/', '', null))
    await settle()
    await act(() => stub.last('/reviews').reply(reviewPage([])))
    await goTo('/')
    expect(screen.getByText('Nuk ka komente të disponueshme')).toBeVisible()
    expect(asked()).toBe(1)
    await goTo('/info')
    await pass(1000)
    await goTo('/')
    expect(asked()).toBe(2)
    await act(() => stub.last('/reviews').reply(reviewPage(reviews(2))))
    await pass(20)
    expect(screen.getByRole('heading', { name: 'Titulli 2' })).toBeVisible()
  })

  it('are the 16 that were asked for, the newest first, the own new one included [HOME-10] [HOME-11]', async () => {
    answer('/reviews', reviewPage(reviews(16), { limit: 16, total: 40, pages: 3 }))
    server.msw.use(
      http.post('*/v1/reviews', () =>
        HttpResponse.json({ success: true, data: aReview({ _id: 'new', title: 'I ri' }) }, { status: 201 }),
      ),
    )
    const { store, user } = await renderApp()
    const part = await latest()
    const titles = () => part.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    const numbered = (...numbers: number[]) => numbers.map((number) => `Titulli ${number}`)
    expect(await part.findByText('Komentet 1–4 nga 16')).toBeInTheDocument()
    expect(await clipped()).toBe('Titulli 1')
    expect(titles()).toEqual(numbered(1, 2, 3, 4))
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
    expect(await clipped()).toBe('I ri')
    const shown = [...titles()]
    for (let page = 1; page < 4; page += 1) {
      await user.click(part.getByRole('button', { name: 'Komentet pasuese' }))
      shown.push(...titles())
    }
    expect(shown).toEqual(['I ri', ...numbered(...Array.from({ length: 15 }, (_, at) => at + 1))])
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
        aReview({ _id: 'r3', user: { _id: 'u9', name: '  ' }, business }),
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
    expect(third?.getByText('Deleted User')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Deleted User për Sofra: 4.5 nga 5 yje' }))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/biz_002'))
  })

  it('say how long ago each was written, however old it is [HOME-14]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T10:00:00Z') })
    const ages = [
      ['2026-03-11T09:59:30Z', 'tani'],
      ['2026-03-11T09:59:00Z', '1 minutë më parë'],
      ['2026-03-11T09:15:00Z', '45 minuta më parë'],
      ['2026-03-11T07:00:00Z', '3 orë më parë'],
      ['2026-03-10T09:00:00Z', 'dje'],
      ['2026-03-03T09:00:00Z', '8 ditë më parë'],
      ['2026-02-12T09:00:00Z', '27 ditë më parë'],
      ['2026-02-11T09:00:00Z', '1 muaj më parë'],
      ['2026-01-05T09:00:00Z', '2 muaj më parë'],
      ['2025-03-20T09:00:00Z', '11 muaj më parë'],
      ['2025-03-11T09:00:00Z', '1 vit më parë'],
      ['2019-06-01T09:00:00Z', '6 vjet më parë'],
    ] as const
    const all = ages.map(([createdAt], at) => aReview({ _id: `r${at}`, createdAt }))
    answer('/reviews', reviewPage(all, { limit: 16 }))
    const { user } = await renderApp()
    const part = await latest()
    const shown: (string | null)[] = []
    while (shown.length < ages.length) {
      const cards = await part.findAllByRole('article')
      expect(cards).toHaveLength(4)
      shown.push(...cards.map((card) => within(card).getByRole('time').textContent))
      await user.click(part.getByRole('button', { name: 'Komentet pasuese' }))
    }
    expect(shown).toEqual(ages.map(([, text]) => text))
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
    expect((await latest()).getByRole('link', { name: 'Arta për Kafe Drini: 5 nga 5 yje' })).toBeVisible()
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

  it('may be none [HOME-16]', async () => {
    const stub = stubServer()
    await renderApp()
    const none = () => screen.queryByText('Nuk ka komente të disponueshme')
    expect(await (await latest()).findByText('Duke ngarkuar komentet...')).toBeInTheDocument()
    expect(none()).toBeNull()
    await waitFor(() => stub.last('/reviews'))
    await act(() => stub.last('/reviews').reply(reviewPage([])))
    await waitFor(() => expect(none()).toBeVisible())
  })

  it('say any other error and can be asked for again [DIRERR-04]', async () => {
    answer('/reviews', { success: false, message: 'Baza nuk përgjigjet' }, 500)
    const { user } = await renderApp()
    const part = await latest()
    expect(await part.findByRole('alert')).toHaveTextContent('Gabim në ngarkimin e komenteve: Baza nuk përgjigjet')
    answer('/reviews', reviewPage(reviews(3)))
    await user.click(part.getByRole('button', { name: 'Provo përsëri' }))
    expect(await part.findAllByRole('article')).toHaveLength(3)
    await settle()
  })
})
