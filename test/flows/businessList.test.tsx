// The comments on the business page: what is asked for, what each card shows, and what stands there instead of cards.

import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { arta, held, signedIn, success } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { Business, Review } from '@/api/endpoints/generated/types'
import * as reload from '@/platform/reloadPage'
import { loginSucceeded } from '@/session/events'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()
const route = '/biznes/b1'
const reviews = (count: number, page = 1): Review[] =>
  Array.from({ length: count }, (_, at) => aReview({ _id: `r${page}-${at}`, title: `Komenti ${page}-${at}` }))
const paged = (page: number, pages: number): object =>
  reviewPage(reviews(page > pages ? 0 : 10, page), { current: page, pages, total: pages * 10 })

/** The server knows this business, and answers so when it is asked for its comments, listed or searched for. */
function answer(
  business: Partial<Business>,
  list: (page: number, limit: number) => object | Promise<object> = () => reviewPage([]),
) {
  const reply = async ({ request }: { request: Request }) => {
    const { searchParams } = new URL(request.url)
    const said = await list(Number(searchParams.get('page')), Number(searchParams.get('limit')))
    return said instanceof Response ? said : HttpResponse.json(said)
  }
  server.msw.use(
    http.get('*/v1/businesses/:id', () => success(aBusiness(business))),
    http.get('*/v1/reviews/business/:id', reply),
    http.get('*/v1/reviews/search', reply),
  )
}

const failure = (status: number, message: string) => HttpResponse.json({ success: false, message }, { status })
const cards = () => screen.findAllByRole('article')
const goTo = (user: { click: (element: Element) => Promise<void> }, page: number) =>
  user.click(screen.getByRole('button', { name: `Shko te faqja ${page}` }))

describe('the comments that are asked for', () => {
  const asked = () => server.requests.filter((request) => /\/reviews\/.*limit=10\b/.test(request))
  const call = (id: string, page: number, of = '') =>
    `GET /v1/reviews/business/${id}?page=${page}&limit=10&approved=true${of}`

  it.each([
    ['a visitor', undefined, ''],
    ['a user', { _id: 'u7', name: 'Arta', email: 'a@b.example' }, '&user_id=u7'],
  ])('are the approved ones, ten at a time, on every page, by %s [BIZPAGE-25]', async (_, reader, of) => {
    const { store, user } = await renderApp({ route: '/info' })
    if (reader) act(() => void store.dispatch(loginSucceeded({ user: reader })))
    act(() => void store.dispatch(navigationRequested({ to: '/biznes/biz_001' })))
    expect(await cards()).toHaveLength(10)
    await goTo(user, 2)
    await waitFor(() => expect(asked()).toEqual([call('biz_001', 1, of), call('biz_001', 2, of)]))
    act(() => void store.dispatch(navigationRequested({ to: '/biznes/biz_002' })))
    await waitFor(() => expect(asked().at(-1)).toBe(call('biz_002', 1, of)))
  })

  it('are those for the user once a visitor has logged in [BIZPAGE-25]', async () => {
    const { store } = await renderApp({ route: '/biznes/biz_001' })
    await cards()
    act(() => void store.dispatch(loginSucceeded({ user: { _id: 'u7', name: 'Arta', email: 'a@b.example' } })))
    await waitFor(() => expect(asked()).toEqual([call('biz_001', 1), call('biz_001', 1, '&user_id=u7')]))
  })

  it('are asked for once where a link is followed [BIZPAGE-25]', async () => {
    const { store, user } = await renderApp({ route: '/' })
    act(() => void store.dispatch(loginSucceeded({ user: { _id: 'u7', name: 'Arta', email: 'a@b.example' } })))
    const link = await waitFor(() => {
      const found = document.querySelector<HTMLAnchorElement>('main a[href^="/biznes/"]')
      if (!found) throw new Error('no link to a business yet')
      return found
    })
    const id = link.pathname.replace('/biznes/', '')
    await user.click(link)
    await screen.findByRole('heading', { level: 2, name: 'Komentet' })
    await waitFor(() => expect(asked().filter((request) => request.includes(id))).toEqual([call(id, 1, '&user_id=u7')]))
  })
})

describe('a card', () => {
  const shown = [
    aReview({
      _id: 'r1',
      user: { _id: arta._id, name: arta.name },
      title: 'Mirë',
      comment: ' Kafe\n\n   e  mirë. ',
      experienceDate: '2026-03-01',
      orderId: 'N-17',
      rating: 3,
    }),
    aReview({
      _id: 'r2',
      user: { _id: 'u2', name: 'Besa Leka', username: 'besa77' },
      title: 'Kafe',
      comment: 'Pa\tfjalë  të\n tjera.',
      createdAt: '2026-11-20T10:00:00.000Z',
      experienceDate: '2026-11-20',
      rating: 5,
    }),
    aReview({
      _id: 'r3',
      user: undefined,
      title: 'Dobët',
      comment: 'Kafe e  ftohtë,  shërbim i ngadaltë.',
      createdAt: '2025-12-31T10:00:00.000Z',
      orderId: 'N-19',
      rating: 1,
    }),
  ]
  const texts = [
    [
      'A',
      'Koment nga Arta Hoxha',
      'Publikuar më 9 mars 2026',
      'Mirë',
      'Kafe e mirë.',
      'Data e eksperiencës: 1 mars 2026',
      'Numri i porosisë: N-17',
    ],
    [
      'B',
      'Koment nga Besa Leka',
      'Publikuar më 20 nëntor 2026',
      'Kafe',
      'Pa fjalë të tjera.',
      'Data e eksperiencës: 20 nëntor 2026',
    ],
    [
      'D',
      'Koment nga Deleted User',
      'Publikuar më 31 dhjetor 2025',
      'Dobët',
      'Kafe e ftohtë, shërbim i ngadaltë.',
      'Numri i porosisë: N-19',
    ],
  ]
  const stars = ['3 nga 5 yje', '5 nga 5 yje', '1 nga 5 yje']
  /** All that an element says, up to how long ago it was; it may have parts for words that are found. */
  const says = (text: string) => (_: string, element: Element | null) => element?.textContent?.split(' · ')[0] === text

  it.each([
    ['a visitor', route, undefined],
    ['an author', route, arta],
    ['a visitor who searches', `${route}?kerko=kafe`, undefined],
  ])(
    'shows %s who, when, stars, title, text, experience and order [BIZPAGE-26] [BIZPAGE-27] [BIZPAGE-28] [BIZPAGE-29] [BIZPAGE-30]',
    async (_, at, reader) => {
      answer({ reviewCount: 3 }, () => reviewPage(shown))
      await renderApp({ route: at, ...(reader && { preloadedState: signedIn(reader) }) })
      const found = await cards()
      expect(found).toHaveLength(3)
      found.forEach((card, index) => {
        for (const text of texts[index] ?? []) expect(within(card).getAllByText(says(text))[0]).toBeVisible()
        expect(within(card).getByRole('img', { name: stars[index] ?? '' })).toBeVisible()
      })
      const [, second, third] = found.map((card) => within(card))
      expect(second?.queryByText(/porosisë/)).toBeNull()
      expect(third?.queryByText(/eksperiencës/)).toBeNull()
    },
  )
})

describe('no comments', () => {
  const inReview =
    'Ky biznes është aktualisht nën proces hetimi. Ju mund të shkruani komente, por ato do të bëhen të dukshme për publikun vetëm pasi biznesi të jetë aprovuar.'
  const isInactive = 'Ky biznes është joaktiv.'
  const first = 'Trego i pari si ishte përvoja jote.Shkruaj komentin e parë'
  const reviewed = 'Ti ke shkruar një koment për këtë biznes. Komentet e tjera do të shfaqen këtu kur të jenë aprovuar.'

  // The server may count comments that are not approved.
  it.each([
    ['active', false, 0, first],
    ['active', false, 2, first],
    ['active', true, 1, reviewed],
    ['in_review', false, 2, inReview],
    ['in_review', true, 0, inReview],
    ['inactive', false, 2, isInactive],
  ])(
    'are said to be none of a business that is %s, reviewed by the reader: %s, with %i counted [BIZPAGE-18] [BIZPAGE-19] [BIZPAGE-20] [BIZPAGE-21]',
    async (status, hasReviewed, reviewCount, text) => {
      answer({ status, hasReviewed, reviewCount })
      await renderApp({ route, ...(hasReviewed && { preloadedState: signedIn() }) })
      const title = await screen.findByRole('heading', { level: 3, name: 'Nuk ka komente ende' })
      expect(title).toBeVisible()
      expect(title.parentElement?.textContent).toBe(`Nuk ka komente ende${text}`)
    },
  )

  it("are none before the answer: 'Duke ngarkuar komentet...' until then, above the pagination of another page [BIZPAGE-18] [BIZPAGE-22] [BIZPAGE-37]", async () => {
    const [first, second] = [held(), held()]
    answer({ reviewCount: 20 }, async (page) => {
      await (page === 1 ? first : second).answer
      return paged(page, 2)
    })
    const { user } = await renderApp({ route })
    const isLoading = async () => {
      const text = await screen.findByText('Duke ngarkuar komentet...')
      expect(text.closest('[role="status"]')).toBeVisible()
      expect(screen.queryByText('Nuk ka komente ende')).toBeNull()
      expect(screen.queryByRole('article')).toBeNull()
    }
    await isLoading()
    first.release()
    expect(await cards()).toHaveLength(10)
    await goTo(user, 2)
    await isLoading()
    expect(screen.getByRole('navigation', { name: 'Faqet' })).toBeVisible()
    second.release()
    expect(await screen.findByRole('heading', { name: 'Komenti 2-0' })).toBeVisible()
    expect(screen.queryByText('Duke ngarkuar komentet...')).toBeNull()
  })
})

describe('comments that could not be loaded', () => {
  const overload = 'Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.'

  it.each([
    ['the server refuses', () => failure(403, 'Jo tani'), 'Jo tani', true],
    ['there were too many requests', () => failure(429, 'Too many requests'), overload, true],
    ['there is no connection', () => HttpResponse.error(), '', false],
  ])(
    "say so as %s; 'Provo sërish' loads the page afresh [BIZPAGE-23] [BIZPAGE-24]",
    async (_, refused, text, isOnline) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      const reloaded = vi.spyOn(reload, 'reloadPage').mockResolvedValue()
      answer({}, refused)
      const { user } = await renderApp({ route })
      const title = await screen.findByRole('heading', { name: 'Gabim në ngarkimin e komenteve' })
      const alert = title.closest<HTMLElement>('[role=alert]') as HTMLElement
      expect(title).toBeVisible()
      expect(alert.textContent).toContain(text)
      expect(reloaded).not.toHaveBeenCalled()
      await user.click(within(alert).getByRole('button', { name: 'Provo sërish' }))
      expect(reloaded).toHaveBeenCalledTimes(1)
    },
  )
})

describe('pages', () => {
  it('begin at the top, whichever is chosen, and are asked for once [BIZPAGE-37] [BIZPAGE-38]', async () => {
    const asked: number[] = []
    answer({ reviewCount: 130 }, (page, limit) => {
      if (limit === 10) asked.push(page)
      return paged(page, 13)
    })
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = await renderApp({ route })
    await screen.findByRole('heading', { name: 'Komenti 1-0' })
    for (const page of [3, 1]) {
      scrollTo.mockClear()
      await goTo(user, page)
      expect(await screen.findByRole('heading', { name: `Komenti ${page}-0` })).toBeVisible()
      expect(screen.getAllByRole('article')).toHaveLength(10)
      expect(scrollTo).toHaveBeenCalledWith(0, 0)
      expect(scrollTo.mock.calls.filter((place) => place.join() !== '0,0')).toEqual([])
      expect(currentPlace()).toBe(page === 1 ? route : `${route}?faqe=${page}`)
    }
    expect(asked).toEqual([1, 3])
  })

  it('end where they end', async () => {
    answer({ reviewCount: 130 }, (page) => paged(page, 13))
    await renderApp({ route: `${route}?faqe=77` })
    // The page first asked for is replaced by the last one; its control comes anew.
    await waitFor(() => expect(screen.getByText('Faqja 13 nga 13')).toBeVisible())
    // The address follows what is shown.
    await waitFor(() => expect(currentPlace()).toBe(`${route}?faqe=13`))
  })
})
