// A server with one business and some comments, for tests of what authors do to their own: it carries out changes and
// deletions, or answers them as it is told, and writes down what was asked.

import { type Answer, arta, type held, refusal } from '@test/page'
import { HttpResponse, http } from 'msw'
import type { setupServer } from 'msw/node'
import type { Review } from '@/api/endpoints/generated/types'
import { aBusiness, aReview, reviewPage } from './entities'

/** Puts itself in front of the mock backend. `spell` writes a review as some server would. */
export function ownReviewsServer(
  { msw }: { msw: ReturnType<typeof setupServer> },
  reviews: Review[],
  spell: (review: Review) => object = (review) => review,
) {
  const server = {
    reviews,
    /** Reads and writes, oldest first: 'GET /reviews/business/b1?page=1&…'. */
    asked: [] as string[],
    /** The bodies of the changes. */
    bodies: [] as unknown[],
    /** What writes are answered; undefined carries them out. */
    onWrite: undefined as Answer | ReturnType<typeof held> | undefined,
    /** What reads are answered; undefined lists. */
    onRead: undefined as Answer | undefined,
    writes: () => server.asked.filter((line) => !line.startsWith('GET')),
    reads: () => server.asked.filter((line) => line.startsWith('GET')),
  }
  const note = (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url)
    server.asked.push(`${request.method} ${pathname.replace('/v1', '')}${search}`)
    return searchParams
  }
  const list = ({ request }: { request: Request }) => {
    const query = note(request)
    if (server.onRead) return server.onRead()
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    const items = server.reviews.slice((page - 1) * limit, page * limit)
    const total = server.reviews.length
    const pagination = { current: page, pages: Math.max(1, Math.ceil(total / limit)), total, limit }
    return HttpResponse.json({ ...reviewPage([], pagination), reviews: items.map(spell) })
  }
  const write =
    (carryOut: (id: string, body: object) => object) =>
    async ({ request, params }: { request: Request; params: { id?: unknown } }) => {
      note(request)
      const text = await request.text()
      const body = text ? (JSON.parse(text) as object) : {}
      server.bodies.push(body)
      const told = server.onWrite && 'answer' in server.onWrite ? await server.onWrite.answer : server.onWrite
      return told ? told() : HttpResponse.json(carryOut(String(params.id), body))
    }
  const change = (id: string, body: object) => {
    server.reviews = server.reviews.map((review) => (review._id === id ? { ...review, ...body } : review))
    const changed = server.reviews.find(({ _id }) => _id === id)
    return { success: true, ...(changed && { data: spell(changed) }) }
  }
  const add = (_: string, body: object) => {
    const data = aReview({ ...body, _id: 'new', user: { _id: arta._id }, business: { _id: 'b1' } })
    server.reviews = [data, ...server.reviews]
    return { success: true, data }
  }
  const drop = (id: string) => {
    server.reviews = server.reviews.filter(({ _id }) => _id !== id)
    return { success: true }
  }
  msw.use(
    http.get('*/v1/businesses/:id', () => {
      const { length: reviewCount } = server.reviews
      const sum = server.reviews.reduce((stars, { rating }) => stars + rating, 0)
      const counts = { reviewCount, averageRating: reviewCount && Math.round((sum / reviewCount) * 10) / 10 }
      return HttpResponse.json({ success: true, data: aBusiness({ ...counts, hasReviewed: true }) })
    }),
    http.get('*/v1/reviews/business/:id', list),
    http.get('*/v1/reviews/user/:id', list),
    http.get('*/v1/reviews/search', list),
    // After a lost answer; no read of what is on the screen.
    http.get('*/v1/reviews/:id', ({ params }) => {
      const found = server.reviews.find(({ _id }) => _id === params.id)
      return found ? HttpResponse.json({ success: true, data: spell(found) }) : refusal('Nuk ka', 404)()
    }),
    http.post('*/v1/reviews', write(add)),
    http.put('*/v1/reviews/:id', write(change)),
    http.delete('*/v1/reviews/:id', write(drop)),
  )
  return server
}
