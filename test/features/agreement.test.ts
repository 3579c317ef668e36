// @vitest-environment jsdom
// Tags alone and the rows of the ledger lead to the same: the server's truth, whatever was asked, written or refused.
import { aBusiness, aCategory, aReview, businessPage, reviewPage } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { type PendingRequest, settle, stubServer } from '@test/stubServer'
import { expect, it } from 'vitest'
import {
  answersTo,
  businessesApi,
  categoriesApi,
  type QueryRequest,
  queriesOf,
  queryRequest,
  reviewsApi,
  sendRequest,
} from '@/api'
import { plainAnswer, type QueryEntry } from '@/api/lists/entries'
import { makeStore } from '@/app/store'
import { loggedOut, loginSucceeded } from '@/session/events'

const { createReview, updateReview, deleteReview } = reviewsApi.endpoints
const { createBusiness, updateBusiness, deleteBusiness } = businessesApi.endpoints
const { createCategory, updateCategory, deleteCategory } = categoriesApi.endpoints

type Thing = { _id: string; business?: { _id?: string } | undefined }

/** What the server knows, and what it answers when it is in the mood to. */
class Server {
  private created = 0
  private things: Record<string, Thing[]> = {
    reviews: [aReview(), aReview({ _id: 'r2', rating: 2 }), aReview({ _id: 'r3', business: { _id: 'b2' } })],
    businesses: [aBusiness({ _id: 'b1' }), aBusiness({ _id: 'b2' })],
    categories: [aCategory(), aCategory({ _id: 'c2' })],
  }

  private reviewsOf(id: string) {
    return (this.things.reviews ?? []).filter(({ business }) => business?._id === id)
  }

  private counted(business: Thing) {
    const reviews = this.reviewsOf(business._id) as ReturnType<typeof aReview>[]
    const stars = reviews.reduce((sum, { rating }) => sum + rating, 0)
    return { ...business, reviewCount: reviews.length, averageRating: reviews.length ? stars / reviews.length : 0 }
  }

  answer({ method, path }: PendingRequest): [body: unknown, status: number] {
    const [kind = '', ...rest] = (path.split('?')[0] ?? '').slice(1).split('/')
    const id = rest.at(-1) ?? ''
    if (method === 'GET') return [this.read(kind, id), 200]
    if (method === 'POST') return [{ success: true, data: this.add(kind) }, 201]
    const all = this.things[kind] ?? []
    const old = all.find(({ _id }) => _id === id)
    if (!old) return [{ success: false, message: 'Nuk u gjet' }, 404]
    const data = { ...old, ...(kind === 'reviews' ? { title: 'I ri', rating: 1 } : { name: 'I ri' }) }
    this.things[kind] = all.flatMap((one) => (one !== old ? [one] : method === 'PUT' ? [data] : []))
    return [method === 'PUT' ? { success: true, data } : { success: true }, 200]
  }

  read(kind: string, id: string): object {
    if (kind === 'reviews') return reviewPage(this.reviewsOf(id) as never)
    const all = this.things[kind] ?? []
    if (kind === 'categories') return { success: true, data: all }
    const businesses = all.map((one) => this.counted(one))
    if (!id) return businessPage(businesses as never)
    return { success: true, data: businesses.find(({ _id }) => _id === id) }
  }

  private add(kind: string): Thing {
    this.created += 1
    const _id = `new${this.created}`
    const all = this.things[kind] ?? []
    const thing = { reviews: aReview({ _id }), businesses: aBusiness({ _id }), categories: aCategory({ _id }) }[
      kind
    ] as Thing
    // New categories come last.
    this.things[kind] = kind === 'categories' ? [...all, thing] : [thing, ...all]
    return thing
  }
}

/** The app and its server, and the requests that wait for an answer. */
class World {
  readonly store = makeStore()
  readonly server = new Server()
  private readonly stub = stubServer()
  readonly answered = new Set<PendingRequest>()

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

const requests: readonly QueryRequest[] = [
  queryRequest('listReviewsByBusiness', { id: 'b1' }),
  queryRequest('listReviewsByBusiness', { id: 'b2' }),
  queryRequest('getBusiness', { id: 'b1' }),
  queryRequest('listBusinesses', {}),
  queryRequest('listCategories', undefined),
]
const asked = fc
  .record({ request: fc.constantFrom(...requests), forceRefetch: fc.boolean() })
  .map(({ request, forceRefetch }) => sent(sendRequest(request, { forceRefetch })))
const newReview = { business: 'b1', user: 'u1', rating: 5, title: 'T', comment: 'K', isApproved: true } as const
const newBusiness = { name: 'Ri', businessName: 'Ri', category: 'c1', url: 'https://ri.example' }
const written = fc.oneof(
  fc.constant(null).map(() => sent(createReview.initiate({ newReview }))),
  fc.constantFrom('r1', 'r2').map((id) => sent(updateReview.initiate({ id, reviewChanges: { rating: 1 } }))),
  fc.constantFrom('r1', 'r2').map((id) => sent(deleteReview.initiate({ id }))),
  fc.constant(null).map(() => sent(createBusiness.initiate({ newBusiness }))),
  fc.constant('b2').map((id) => sent(updateBusiness.initiate({ id, businessChanges: { name: 'I ri' } }))),
  fc.constant('b2').map((id) => sent(deleteBusiness.initiate({ id }))),
  fc.constant(null).map(() => sent(createCategory.initiate({ body: { name: 'I ri' } } as never))),
  fc.constant('c2').map((id) => sent(updateCategory.initiate({ id, body: { name: 'I ri' } }))),
  fc.constant('c2').map((id) => sent(deleteCategory.initiate({ id }))),
)
const user = { _id: 'u1', name: 'Arta' }
const session = fc.constantFrom(loginSucceeded({ user }), loggedOut()).map((event) => sent(event))
const answered = fc
  .record({ which: fc.nat(5), isInTheMood: fc.boolean() })
  .map<Step>(({ which, isInTheMood }) => (world) => {
    const waiting = world.waiting()
    return world.answer(waiting[which % Math.max(waiting.length, 1)], isInTheMood)
  })

it('tags alone bring every list, count and selection where the rows have it already', async () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 6, arbitrary: asked },
      { weight: 6, arbitrary: written },
      { weight: 1, arbitrary: session },
      { weight: 5, arbitrary: answered },
    ),
    { maxLength: 16 },
  )
  let answers = 0
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const world = new World()
      for (const step of taken) {
        await step(world)
        await settle()
      }
      await world.comeToRest()
      answers += world.answered.size
      const state = world.store.getState()
      const shown = answersTo(state, Object.values(queriesOf).flat())
      const entries = Object.values(state.api.queries) as QueryEntry[]
      expect(shown).toEqual(entries.map(plainAnswer))
      for (const { endpoint, args, items, isSuccess } of shown) {
        const { id = '' } = (args ?? {}) as { id?: string }
        const kind = { Review: 'reviews', Business: 'businesses', Category: 'categories' } as const
        const held = (Object.keys(kind) as (keyof typeof kind)[]).find((one) => queriesOf[one].includes(endpoint))
        const truth = plainAnswer({
          status: 'fulfilled',
          endpointName: endpoint,
          originalArgs: args,
          data: world.server.read(held ? kind[held] : '', id),
        })
        if (isSuccess) expect(items).toEqual(truth.items)
      }
    }),
    { numRuns: process.env.TEST_DEEP ? 4_000 : 150, seed: 20261121 },
  )
  // Without a page there is no address, and nothing would be asked.
  expect(answers).toBeGreaterThan(500)
}, 300_000)
