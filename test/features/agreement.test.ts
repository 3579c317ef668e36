// Slices and cache say the same, whatever was asked, written, refused or late: the property behind docs/decisions/0003.
import { aReview, reviewPage } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { type PendingRequest, settle, stubServer } from '@test/stubServer'
import { expect, it } from 'vitest'
import { reviewsApi } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { makeStore } from '@/app/store'

const { listReviewsByBusiness, createReview, updateReview, deleteReview } = reviewsApi.endpoints
const newReview = { business: 'b1', user: 'u1', rating: 5, title: 'T', comment: 'K', isApproved: true } as const

/** What the server knows: the reviews of two businesses, and what it answers when it is in the mood to. */
class ReviewServer {
  private lists = new Map<string, Review[]>([
    ['b1', [aReview(), aReview({ _id: 'r2' })]],
    ['b2', [aReview({ _id: 'r3', business: { _id: 'b2' } })]],
  ])
  private created = 0

  answer({ method, path }: PendingRequest): [body: unknown, status: number] {
    const id = path.split('?')[0]?.split('/').at(-1) ?? ''
    if (method === 'GET') return [reviewPage(this.lists.get(id) ?? []), 200]
    if (method === 'POST') return [{ success: true, data: this.add() }, 201]
    const old = [...this.lists.values()].flat().find(({ _id }) => _id === id)
    if (!old) return [{ success: false, message: 'Nuk u gjet' }, 404]
    const data = { ...old, title: 'I ri' }
    this.rewrite(id, method === 'PUT' ? [data] : [])
    return [method === 'PUT' ? { success: true, data } : { success: true }, 200]
  }

  private add(): Review {
    this.created += 1
    const review = aReview({ _id: `new${this.created}` })
    this.lists.set('b1', [review, ...(this.lists.get('b1') ?? [])])
    return review
  }

  private rewrite(id: string, instead: Review[]): void {
    for (const [business, items] of this.lists) {
      this.lists.set(
        business,
        items.flatMap((item) => (item._id === id ? instead : [item])),
      )
    }
  }
}

/** The app and its server, and the requests that wait for an answer. */
class World {
  readonly store = makeStore()
  private readonly stub = stubServer()
  private readonly server = new ReviewServer()
  private readonly answered = new Set<PendingRequest>()

  waiting(): PendingRequest[] {
    return this.stub.requests.filter((request) => !this.answered.has(request))
  }

  async answer(request: PendingRequest | undefined, isInTheMood = true): Promise<void> {
    if (!request) return
    this.answered.add(request)
    const [body, status] = isInTheMood ? this.server.answer(request) : [{ success: false, message: 'Jo' }, 500]
    await request.reply(body, status)
    await settle()
  }

  /** Answers until nobody waits, refetches included. */
  async comeToRest(): Promise<void> {
    for (let request = this.waiting()[0]; request; request = this.waiting()[0]) await this.answer(request)
  }
}

/** What somebody does; only an answer is worth waiting for. */
type Step = (world: World) => void | Promise<void>
const sent =
  (action: unknown): Step =>
  ({ store }) =>
    void store.dispatch(action as never)
const reviewId = fc.constantFrom('r1', 'r2')
const asked = fc
  .record({ id: fc.constantFrom('b1', 'b2'), forceRefetch: fc.boolean() })
  .map(({ id, forceRefetch }) => sent(listReviewsByBusiness.initiate({ id }, { forceRefetch })))
const created = fc.constant(null).map(() => sent(createReview.initiate({ newReview })))
const updated = reviewId.map((id) => sent(updateReview.initiate({ id, reviewChanges: { title: 'I ri' } })))
const deleted = reviewId.map((id) => sent(deleteReview.initiate({ id })))
const answered = fc
  .record({ which: fc.nat(5), isInTheMood: fc.boolean() })
  .map<Step>(({ which, isInTheMood }) => (world) => {
    const waiting = world.waiting()
    return world.answer(waiting[which % Math.max(waiting.length, 1)], isInTheMood)
  })

it('slices and cache agree on every list once no write is pending', async () => {
  const steps = fc.array(fc.oneof(asked, created, updated, deleted, answered), { maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = new World()
      for (const step of taken) {
        await step(world)
        await settle()
      }
      await world.comeToRest()
      const { api, reviews } = world.store.getState()
      expect(reviews.pendingWrites).toEqual({})
      const cached = Object.entries(api.queries).filter(([, entry]) => entry?.status === 'fulfilled')
      for (const [key, entry] of cached) {
        expect(reviews.listings[key]?.items).toEqual(
          (entry?.data as ReturnType<typeof reviewPage> | undefined)?.reviews,
        )
        expect(reviews.listings[key]?.status).toBe('ready')
      }
    }),
    { numRuns: process.env.TEST_DEEP ? 2_000 : 100, seed: 20261121 },
  )
}, 120_000)
