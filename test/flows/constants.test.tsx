// The constants wherever they count: ten to a page in every list, one to five stars in every form, Albanian days and
// times in a browser that knows no Albanian.

import { aBusiness, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { ownReviewsServer } from '@test/builders/ownReviews'
import { arta, signedIn, success, visitor } from '@test/page'
import { renderApp } from '@test/render'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Review } from '@/api/endpoints/generated/types'
import { formatDate, relativeTime } from '@/lib/albanianFormat'
import { answer, openForm, posts, reviewForm, runServer, server } from './writing'

runServer()
const { button, star, title } = reviewForm
// Most of these pages are others, as the mock backend answers them.
beforeEach(() => server.msw.resetHandlers())

describe('a list', () => {
  const slug = '/kategorite/restorante_dhe_kafene'
  it.each<[string, string, RegExp]>([
    ['the comments of a business', '/biznes/biz_001', /^GET \/v1\/reviews\/business\/biz_001\?/],
    ['a search in them', '/biznes/biz_001?yje=5&faqe=x', /^GET \/v1\/reviews\/search\?/],
    ['the businesses of a category', `${slug}?faqe=0`, /^GET \/v1\/businesses\/category\//],
    ['the own comments', '/komentet-e-mia', /^GET \/v1\/reviews\/user\/u1\?/],
  ])('of %s asks for page 1 and ten of it, unless another page is named [CONST-01]', async (_, route, request) => {
    await renderApp({ route, preloadedState: signedIn() })
    const asked = () => server.requests.filter((one) => request.test(one))
    await waitFor(() => expect(asked()).not.toEqual([]))
    const query = new URL(asked()[0]?.slice(4) ?? '', 'http://x').searchParams
    expect([query.get('page'), query.get('limit')]).toEqual(['1', '10'])
  })
})

describe('from one to five stars', () => {
  it('a new comment is sent with 1 [CONST-02]', async () => {
    const rating = 1
    answer()
    const { user } = await openForm()
    await user.click(star(rating))
    expect(star(rating)).toBeChecked()
    fireEvent.change(title(), { target: { value: 'Kafe' } })
    fireEvent.change(screen.getByLabelText('Komenti *'), { target: { value: 'Kafe e mirë.' } })
    await user.click(button())
    await waitFor(() => expect(posts()).toMatchObject([{ rating }]))
  })

  it.each([
    ['/komentet-e-mia', 1],
    ['/biznes/b1', 5],
  ])('a comment is changed on %s to %d [CONST-02]', async (route, rating) => {
    const own = ownReviewsServer(server, [aReview({ user: arta, title: 'I imi', rating: 3 })])
    const { user } = await renderApp({ route, preloadedState: signedIn() })
    await user.click(await screen.findByRole('button', { name: 'Ndrysho komentin “I imi”' }))
    const form = within(await screen.findByRole('form', { name: 'Ndrysho komentin' }))
    await user.click(form.getByRole('radio', { name: new RegExp(`^${rating} nga 5`) }))
    await user.click(form.getByRole('button', { name: 'Ruaj' }))
    await waitFor(() => expect(own.bodies).toMatchObject([{ rating }]))
    expect(await screen.findByText('Komenti u përditësua me sukses')).toBeVisible()
  })
})

describe('in a browser that knows no Albanian, and of another country,', () => {
  // What Chromium does: it has no data for 'sq', and takes its own language, here American English.
  beforeEach(() => {
    for (const name of ['DateTimeFormat', 'RelativeTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat'] as const) {
      const Known = Intl[name] as unknown as new (locale: string, options?: object) => object
      vi.spyOn(Intl, name).mockImplementation(
        ((_locale: unknown, options?: object) => new Known('en-US', options) as never) as never,
      )
    }
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
      const inOwn = Date.prototype[name]
      vi.spyOn(Date.prototype, name).mockImplementation(function (this: Date, _locale, options) {
        return inOwn.call(this, 'en-US', options)
      })
    }
  })
  afterEach(() => vi.restoreAllMocks())

  const now = Date.parse('2026-03-11T10:00:00Z')
  const times: [string, string][] = [
    ['2026-03-11T09:15:00Z', '45 minuta më parë'],
    ['2026-03-10T12:00:00Z', '22 orë më parë'],
    ['2026-03-10T09:00:00Z', 'dje'],
    ['2026-03-09T09:00:00Z', '2 ditë më parë'],
    ['2025-03-12T09:00:00Z', '11 muaj më parë'],
    ['2024-03-11T09:00:00Z', '2 vjet më parë'],
  ]

  it('the comments say so on every page, and of every time [CONST-04]', async () => {
    expect(times.map(([moment]) => relativeTime(moment, now))).toEqual(times.map(([, text]) => text))
    vi.useFakeTimers({ toFake: ['Date'], now })
    const shown = async (reviews: Review[], route: string) => {
      server.msw.use(
        http.get('*/v1/reviews', () => HttpResponse.json(reviewPage(reviews))),
        http.get('*/v1/reviews/*/:id', () => HttpResponse.json(reviewPage(reviews))),
        http.get('*/v1/businesses/b1', () => success(aBusiness())),
      )
      const { unmount } = await renderApp({ route, preloadedState: visitor() })
      const cards = await screen.findAllByRole('article')
      const times = cards.map((card) => card.querySelector('time'))
      unmount()
      return times.map((time) => [time?.textContent, time?.title].map((text) => text?.replaceAll('\u00a0', ' ')))
    }
    // The home page has four at once, and the newest beside its search.
    const some = times.slice(1, 5)
    const reviews = some.map(([createdAt], index) => aReview({ _id: `r${index}`, createdAt }))
    const texts = some.map(([, text]) => text)
    expect((await shown(reviews, '/')).map(([text]) => text)).toEqual([texts[0], ...texts])
    // There the day stands in the text, and this in its title.
    expect(await shown(reviews, '/biznes/b1')).toEqual(some.map(([moment, text]) => [formatDate(moment), text]))
  })

  it('the day of a comment is Albanian, there and in a list of own ones, and that of a sign-up in the profile [CONST-03]', async () => {
    const [createdAt, day] = ['2025-12-31T23:30:00Z', '1 janar 2026']
    const known = { ...arta, createdAt }
    const review = aReview({ user: arta, createdAt, experienceDate: createdAt.slice(0, 10) })
    server.msw.use(
      http.get('*/v1/auth/me', () => success({ user: known })),
      http.get('*/v1/reviews/*/:id', () => HttpResponse.json(reviewPage([review]))),
      http.get('*/v1/businesses/b1', () => success(aBusiness())),
      http.get('*/v1/businesses/universal-search', () => HttpResponse.json(businessPage([]))),
    )
    for (const route of ['/biznes/b1', '/komentet-e-mia']) {
      const { unmount } = await renderApp({ route, preloadedState: signedIn(known) })
      const card = await screen.findByRole('article')
      expect(card.querySelector('time')?.textContent).toMatch(new RegExp(`^${day}( ·.*)?$`))
      expect(card.textContent).not.toMatch(/\d[/.]\d+[/.]\d|\b(March|January|December|February|Mar|Jan|Dec|Feb)\b/)
      unmount()
    }
    await renderApp({ route: '/profile', preloadedState: signedIn(known) })
    const term = await screen.findByText('Regjistruar më')
    expect(term.nextElementSibling?.textContent).toBe(day)
    await act(async () => undefined)
  })
})
