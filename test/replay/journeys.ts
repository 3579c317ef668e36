// Journeys through the real store and the mock backend, without a screen: for tests that compare them with replays.

import { type Backend, createBackend } from '@mocks/backend'
import { aBusinessForm } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { settle } from '@test/stubServer'
import { vi } from 'vitest'
import { answersTo, baseApi, businessesApi, categoriesApi, queriesOf, reviewsApi } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { rootReducer } from '@/app/rootReducer'
import { makeStore } from '@/app/store'
import { logIn } from '@/features/auth/model/entryCalls'
import { addBusiness } from '@/features/businesses/model/addBusiness'
import { noticesSlice } from '@/features/notices/model/slice'
import type { QueryKey } from '@/lib/queryKeys'
import type { Redactor } from '@/replay/redact/redact'
import { firstConfig } from '@/replay/reducerOfLog'
import { writeLog } from '@/replay/writeLog'
import { loggedOut } from '@/session/events'
import { locationChanged, navigationRequested } from '@/store/navigationEvents'
import type { AnyReducer } from '@/tools/log/replayLog'
import { withTexts } from '@/tools/log/withTexts'

/** The app's reducer as a replay takes it. */
export const reducer = rootReducer as AnyReducer

/** Leaves everything as it is. */
export const identity: Redactor = withTexts

/** Clock and timers are fake ones, and nothing is stored. */
export function startAfresh(): void {
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 21, 12),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame'],
  })
  localStorage.clear()
  sessionStorage.clear()
}

/** A store, the backend that answers it, and somebody who uses it. The clock and all timers are fake. */
export class Journey {
  readonly backend: Backend
  readonly store: ReturnType<typeof makeStore>

  constructor() {
    startAfresh()
    const wait = async () => undefined
    this.backend = createBackend({ now: Date.now, appOrigin: 'http://localhost:3000', wait })
    vi.stubGlobal('fetch', (request: Request) => this.backend.handle(request))
    this.store = makeStore()
  }

  /** All of the state as it is now. */
  get state(): unknown {
    return this.store.getState()
  }

  async take(step: Step): Promise<void> {
    step(this)
    await settle()
  }

  async walk(steps: readonly Step[]): Promise<this> {
    for (const step of steps) await this.take(step)
    // Whatever is on its way may arrive, what waits in a batch too.
    await vi.advanceTimersByTimeAsync(600)
    await settle()
    return this
  }

  /** The log of all that happened, as a file. */
  file(redactor: Redactor = identity): string {
    const { state, store } = this
    const app = { name: 'Test', version: '1' }
    return writeLog({ chunks: store.recorder.chunks(), state, redactor, app, env: firstConfig(), reason: 'test' })
  }
}

/** Something that somebody does; it does not wait for answers. */
export type Step = (journey: Journey) => void

const { createReview, updateReview, deleteReview, listReviews, listReviewsByBusiness, listReviewsByUser } =
  reviewsApi.endpoints
const { listBusinesses, listBusinessesByCategory, getBusiness, searchBusinesses, universalSearch } =
  businessesApi.endpoints

/** A step with what it is told. */
const step =
  <Told extends unknown[]>(act: (journey: Journey, ...told: Told) => unknown) =>
  (...told: Told): Step =>
  (journey) =>
    void act(journey, ...told)
/** A step that dispatches one action. */
const sends = <Told extends unknown[]>(actionOf: (...told: Told) => unknown) =>
  step(({ store }, ...told: Told) => store.dispatch(actionOf(...told) as Parameters<typeof store.dispatch>[0]))

/** The steps by name, to be written down one by one. */
export const steps = {
  goTo: sends((path: string, query: Partial<Record<QueryKey, string>> = {}) =>
    locationChanged({ path, query, key: `${path}${JSON.stringify(query)}`, at: Date.now() }),
  ),
  logIn: sends((password: string = 'Demo1234') => logIn({ email: 'demo@vlereso.example', password })),
  logOut: sends(loggedOut)(),
  reset: sends(baseApi.util.resetApiState)(),
  categories: sends(() => categoriesApi.endpoints.listCategories.initiate())(),
  latest: sends(() => listReviews.initiate({ limit: 16, page: 1 }))(),
  businesses: sends((page: number = 1) => listBusinesses.initiate({ page, limit: 12 })),
  ofCategory: sends((id: string) => listBusinessesByCategory.initiate({ id, page: 1, limit: 12 })),
  business: sends((id: string) => getBusiness.initiate({ id })),
  reviews: sends((id: string, page: number = 1, forceRefetch: boolean = false) =>
    listReviewsByBusiness.initiate({ id, page, limit: 10 }, { forceRefetch }),
  ),
  ownReviews: sends(() => listReviewsByUser.initiate({ id: 'usr_001', page: 1 }))(),
  search: step(({ store }, q: string) => {
    store.dispatch(universalSearch.initiate({ q }))
    store.dispatch(searchBusinesses.initiate({ q, page: 1 }))
  }),
  glance: step(({ store }, id: string) => store.dispatch(getBusiness.initiate({ id })).unsubscribe()),
  giveUp: step(({ store }, id: string) => store.dispatch(getBusiness.initiate({ id }, { forceRefetch: true })).abort()),
  write: sends((business: string, comment: string = 'Shërbim i mirë dhe i shpejtë.') => {
    const newReview = { business, user: 'usr_001', rating: 4, title: 'Mirë', comment, isApproved: true } as const
    return createReview.initiate({ newReview })
  }),
  change: step(({ store }, nth: number) => {
    const id = ownReviews(store.getState())[nth]
    if (id) store.dispatch(updateReview.initiate({ id, reviewChanges: { title: 'Ndryshuar', rating: 2 } }))
  }),
  remove: step(({ store }, nth: number) => {
    const id = ownReviews(store.getState())[nth]
    if (id) store.dispatch(deleteReview.initiate({ id }))
  }),
  addBusiness: sends((name: string) =>
    addBusiness(aBusinessForm({ name, url: 'https://a.example', category: 'cat_001' })),
  ),
  say: sends((text: string) => noticesSlice.actions.noticeShown({ kind: 'info', text })),
  ask: sends((to: string) => navigationRequested({ to })),
  browserSays: sends((type: 'focused' | 'unfocused' | 'online' | 'offline') => ({ type: `__rtkq/${type}` })),
  pass: step((_, ms: number) => vi.advanceTimersByTime(ms)),
  scenario: step(({ backend }, name: Parameters<Backend['setScenario']>[0]) => backend.setScenario(name)),
} as const

function ownReviews(state: ReturnType<Journey['store']['getState']>): string[] {
  const all = answersTo<Review>(state, queriesOf.Review).flatMap(({ items }) => items)
  return all.filter(({ user }) => user?._id === 'usr_001').map(({ _id }) => _id)
}

const businessId = fc.constantFrom('biz_001', 'biz_002', 'biz_003')

/** Any of the steps; some are refused by the server, and some are nothing because there is nothing to do them to. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('/', '/kategorite', '/biznes/biz_001', '/kategori/cat_001').map((path) => steps.goTo(path)),
  fc.constantFrom('kafe', 'ë').map((kerko) => steps.goTo('/kategori/cat_001', { kerko, faqe: '2' })),
  fc.constantFrom('Demo1234', 'gabim').map(steps.logIn),
  fc.constantFrom(steps.logOut, steps.reset, steps.categories, steps.latest, steps.ownReviews),
  fc.integer({ min: 1, max: 3 }).map(steps.businesses),
  fc.constantFrom('cat_001', 'cat_002', 'none').map(steps.ofCategory),
  businessId.map(steps.business),
  businessId.map(steps.glance),
  businessId.map(steps.giveUp),
  fc.tuple(businessId, fc.integer({ min: 1, max: 2 }), fc.boolean()).map((args) => steps.reviews(...args)),
  fc.constantFrom('kafe', 'hotel', '').map(steps.search),
  fc.tuple(businessId, fc.constantFrom('Shërbim shumë i mirë.', 'Ti je budalla')).map((args) => steps.write(...args)),
  fc.nat(3).map(steps.change),
  fc.nat(3).map(steps.remove),
  fc.constantFrom('Kafe Re', 'Hotel Ri').map(steps.addBusiness),
  fc.constantFrom('Një', 'Dy').map(steps.say),
  fc.constantFrom('/', '/hyr').map(steps.ask),
  fc.constantFrom('focused', 'unfocused', 'online', 'offline').map(steps.browserSays),
  fc.constantFrom(0, 100, 600, 61_000).map(steps.pass),
  fc.constantFrom('normal', 'flaky', 'maintenance').map((name) => steps.scenario(name)),
)
