// The comments of a business in tests: its server, how it answers, what it was asked, and what stands on the page.
import { createTestServer } from '@mocks/node'
import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach } from 'vitest'
import type { Business, Review } from '@/api/endpoints/generated/types'

export const server = createTestServer()
export const route = '/biznes/b1'
export const reviews = (count: number, fields: (at: number) => Partial<Review> = () => ({})): Review[] =>
  Array.from({ length: count }, (_, at) => aReview({ _id: `r${at}`, title: `Komenti ${at}`, ...fields(at) }))
export const stars = (at: number) => ({ rating: (at % 5) + 1 })

let calls: string[] = []
const note = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url)
  if (pathname.includes('/reviews/')) calls.push(pathname.replace('/v1', '') + search)
}

/** Notes what the server is asked about reviews. */
export function noteCalls(): void {
  beforeEach(() => {
    calls = []
    server.msw.events.on('request:start', note)
  })
  afterEach(() => server.msw.events.removeListener('request:start', note))
}

/** What the server was asked about reviews, oldest first. */
export const asked = () => calls
export const searched = () => asked().filter((request) => request.startsWith('/reviews/search'))

export function answer(business: Partial<Business>, list: (query: URLSearchParams) => object) {
  server.msw.use(
    http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: aBusiness(business) })),
    http.get('*/v1/reviews/business/:id', ({ request }) => HttpResponse.json(list(new URL(request.url).searchParams))),
  )
}

/** A business with comments, and a search that finds `found`. */
export function answerSearch(found: (query: URLSearchParams) => object = () => reviewPage(reviews(2)), status = 200) {
  answer({ reviewCount: 10, averageRating: 4 }, () => reviewPage(reviews(10, stars)))
  server.msw.use(
    http.get('*/v1/reviews/search', ({ request }) =>
      HttpResponse.json(found(new URL(request.url).searchParams), { status }),
    ),
  )
}

export const spread = async () => within(await screen.findByRole('region', { name: 'Shpërndarja e vlerësimeve' }))
export const row = async (name: RegExp) => (await spread()).findByRole('button', { name })
export const field = () => screen.findByRole('textbox', { name: 'Kërko në komente' })
/** Opens the filters beside the words. */
export const openFilters = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Filtro' }))
  await screen.findByLabelText('Nga data')
}
export const cards = () => screen.findAllByRole('article')
