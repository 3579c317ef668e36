// The app, a server that repeats what it is told, and people with any ids, names, addresses and passwords: for tests of
// what a log may say of them.
import { aBusiness, aBusinessForm, aForm, aReview, businessPage, reviewPage } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { vi } from 'vitest'
import { baseApi, businessesApi, categoriesApi, reviewsApi, subcategoriesApi } from '@/api'
import { makeStore } from '@/app/store'
import { changePassword, deleteAccount, requestPasswordReset, resetPassword } from '@/features/auth/model/accountCalls'
import { checkSession } from '@/features/auth/model/checkSession'
import { logIn, recallPendingEmail, resendVerification, signUp, verifyEmail } from '@/features/auth/model/entryCalls'
import { loadProfile } from '@/features/auth/model/profile'
import { logOut } from '@/features/auth/model/sessionChanges'
import { addBusiness } from '@/features/businesses/model/addBusiness'
import { noteSearch, readRecents, recordVisit } from '@/features/businesses/model/recentHistory'
import { savedTogether } from '@/features/businesses/model/savedList'
import { noticeShown } from '@/features/notices/model/slice'
import { submitReview } from '@/features/reviews/model/submitReview'
import { queryKeys } from '@/lib/queryKeys'
import { eachText } from '@/lib/reviewFields'
import { authErrorSet, loggedOut } from '@/session/events'
import { rememberSearch } from '@/storage/recentItems'
import { locationChanged, navigationRequested } from '@/store/navigationEvents'
import { startAfresh } from './journeys'

/** The ids of one's own review and business, and days of one's own: no stand-in for a day is as late as these. */
export const ownIds = ['rev-own-778899', 'biz-own-778899'] as const
export const ownDays = ['2025-07-23', '2026-02-03', '2026-01-31'] as const

/** What is somebody's own. */
export interface Somebody {
  id: string
  name: string
  email: string
  password: string
  token: string
}

const ofTheApp = ['api', 'user', 'User', 'listReviews', 'pending', 'comments', 'delayed', 'b1']
const words = [...ofTheApp, '__proto__', 'constructor', '"', "o'"]
const nasty = fc.oneof(fc.constantFrom(...words), fc.string({ minLength: 1, maxLength: 12 }), fc.uuid())
const usable = (text: string) => text.trim() !== '' && text !== '.' && text !== '..'

/** Anybody at all. */
export const somebody: fc.Arbitrary<Somebody> = fc.record({
  id: nasty.filter(usable),
  name: fc.oneof(nasty, fc.constantFrom('Arta Hoxha', 'Ëngjëll O’Brien-Çela')).filter(usable),
  email: fc.oneof(fc.emailAddress(), fc.constantFrom('arta+1@example.al', '"a b"@example.al', "o'neil@example.al")),
  password: fc.oneof(nasty, fc.string({ minLength: 6, maxLength: 20 }), fc.constant('hunter2222')).filter(usable),
  token: fc.oneof(fc.uuid(), fc.string({ minLength: 6, maxLength: 20 })).filter(usable),
})

/** The app in somebody's hands. Answers come at once; each fourth is a refusal repeating what was sent. Fake clocks. */
export class PrivateWorld {
  readonly store: Store
  private readonly me: Somebody
  private readonly other: Somebody
  private asked = 0
  private hasBusiness = false

  constructor(me: Somebody, other: Somebody) {
    startAfresh()
    this.store = makeStore()
    this.me = me
    this.other = other
    vi.stubGlobal('fetch', async (request: Request) => {
      const sent = await request.text()
      const { pathname, search } = new URL(request.url)
      const [body, status] = this.answer(request.method, pathname.replace('/v1', ''), sent + decodeURIComponent(search))
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
    })
  }

  /** Does what somebody did, and lets the answers come. */
  async walk(steps: readonly Step[]): Promise<this> {
    for (const step of steps) {
      step(this.store, this.me, this.other)
      await settle()
    }
    // What waits in a batch is said; then whatever nobody needs any more goes.
    await vi.advanceTimersByTimeAsync(62_000)
    await settle()
    return this
  }

  private get account() {
    const { id: _id, name, email } = this.me
    return { _id, name, email, role: name, verified: true, createdAt: `${ownDays[0]}T08:09:10.111Z` }
  }

  private reviews() {
    const { id, name, email } = this.other
    const { me } = this
    const texts = { title: me.name, comment: me.email, orderId: me.token }
    const dates = { createdAt: `${ownDays[1]}T04:05:06.777Z`, experienceDate: ownDays[2] }
    const own = aReview({ _id: ownIds[0], user: { _id: me.id, name: me.name }, ...texts, ...dates })
    return [own, aReview({ _id: 'r2', user: { _id: id, name, email } }), aReview({ _id: 'r3' })]
  }

  private businesses(method: string, path: string): object {
    const { name } = this.me
    const made = aBusiness({ _id: ownIds[1], name, url: name, address: name, phoneNumber: name })
    this.hasBusiness ||= method === 'POST'
    if (method !== 'GET') return { success: true, data: made, message: name }
    const business = aBusiness({ email: this.other.email })
    if (path === '/businesses/b1') return { success: true, data: business }
    return businessPage([business, ...(this.hasBusiness ? [made] : [])])
  }

  private answer(method: string, path: string, sent: string): [body: unknown, status: number] {
    this.asked += 1
    if (this.asked % 4 === 3) return this.refusal(sent)
    if (path.startsWith('/auth')) {
      const tokens = { accessToken: freshToken({ sub: this.me.id }), refreshToken: freshToken({ jti: this.me.token }) }
      const data = path.includes('me') ? this.account : { ...tokens, user: this.account }
      const who = path.includes('login') ? this.me.name : this.me.email
      return [{ success: true, message: `Mirë se erdhe, ${who}`, data, email: this.me.email }, 200]
    }
    if (path.startsWith('/reviews')) {
      if (method === 'GET') return [reviewPage(this.reviews()), 200]
      return [{ success: true, ...(method !== 'DELETE' && { data: this.reviews()[0] }) }, 200]
    }
    if (path.startsWith('/businesses')) return [this.businesses(method, path), 200]
    return [{ success: true, data: [], message: `U krye për ${this.me.email}` }, 200]
  }

  private refusal(sent: string): [body: unknown, status: number] {
    const { id, name, email, token } = this.me
    const message = `Jo: ${email} nga ${sent}`.replace(/[<>]/g, '').slice(0, 250)
    const link = `/reset-password?token=${encodeURIComponent(token)}`
    const errors = ['email', name].map((field) => ({ field, message: `${email} ose ${link}` }))
    const more = { code: name, validationErrors: { [name]: message, title: email }, seen: [name] }
    return [{ success: false, message, errors, ...more, user: id, author: { _id: id, name, email }, id }, 400]
  }
}

type Store = ReturnType<typeof makeStore>
/** What somebody does. */
export type Step = (store: Store, me: Somebody, other: Somebody) => void

const send =
  (actionOf: (me: Somebody, other: Somebody) => unknown): Step =>
  (store, me, other) =>
    void store.dispatch(actionOf(me, other) as Parameters<Store['dispatch']>[0])

const { listReviewsByBusiness, listReviewsByUser, updateReview, deleteReview, createReview, searchReviews, getReview } =
  reviewsApi.endpoints
const { searchBusinesses, listBusinesses, getBusiness, updateBusiness, universalSearch } = businessesApi.endpoints
const form = aForm({ experienceDate: '2026-01-02' })
const visit = (path: string, query: object, key = 'k') => locationChanged({ path, query, key, at: 1 })

/** All that anybody can do, one by one. */
export const everyStep: readonly Step[] = [
  send(({ email, password }) => logIn({ email, password })),
  send(({ name, email, password }) => signUp({ name, email, password })),
  send(({ token }) => verifyEmail(token)),
  send(({ token, password }) => resetPassword(token, password)),
  send(({ password }) => changePassword(password, `${password}!`)),
  send(({ email }) => requestPasswordReset(email)),
  send(({ email }) => resendVerification(email)),
  send(({ email }) => recallPendingEmail(email)),
  ...[checkSession, loadProfile, logOut, deleteAccount, loggedOut, baseApi.util.resetApiState].map((act) =>
    send(() => act()),
  ),
  send(({ id }) => listReviewsByUser.initiate({ id, page: 1, userId: id })),
  (store, _, { id }) => void store.dispatch(listReviewsByUser.initiate({ id })).unsubscribe(),
  send(({ id }) => listReviewsByBusiness.initiate({ id: 'b1', userId: id })),
  send(({ email }) => searchReviews.initiate({ q: email, businessId: 'b1' })),
  send(({ id, name }) => submitReview({ business: { _id: 'b1' }, author: { id, name }, form })),
  send(({ id: user }) => {
    const newReview = { business: 'b1', user, rating: 5, title: user, comment: 'K', isApproved: true } as const
    return createReview.initiate({ newReview })
  }),
  send(({ email }) => updateReview.initiate({ id: ownIds[0], reviewChanges: { comment: email } })),
  send(() => deleteReview.initiate({ id: ownIds[0] })),
  // Deleted while a list with it is on its way.
  (store, { id }) => {
    store.dispatch(deleteReview.initiate({ id: ownIds[0] }))
    store.dispatch(listReviewsByBusiness.initiate({ id: 'b1', userId: id }, { forceRefetch: true }))
  },
  send(({ id }) => listBusinesses.initiate({ page: 1, userId: id })),
  send(({ email }) => universalSearch.initiate({ q: email })),
  send(({ email }) => updateBusiness.initiate({ id: 'b1', businessChanges: { email } })),
  send(({ email }) => categoriesApi.endpoints.searchCategories.initiate({ q: email })),
  send(({ email }) => visit('/kategorite', { kerko: ` ${email} ` })),
  send(({ email }) => visit('/verify-email', { email, kerko: email })),
  send(({ email, token }) => {
    const from = `/reset-password?token=${encodeURIComponent(token)}`
    return navigationRequested({ to: `/verify-email?email=${encodeURIComponent(email)}`, state: { email, from } })
  }),
  send(({ email, name }) => noticeShown({ kind: 'info', text: `${name}: ${email}` })),
  send(({ token }) => authErrorSet(`token=${encodeURIComponent(token)} ${freshToken({ a: 1 })}`)),
]

/** Every other place where a person, an address or a server can bring a text into the app. */
export const everyOtherEntry: readonly Step[] = [
  send(({ name }) => searchBusinesses.initiate({ q: name, city: name, category: name })),
  send(({ name }) => listBusinesses.initiate({ businessName: name, city: name, userId: name })),
  send(({ name }) => subcategoriesApi.endpoints.searchSubcategories.initiate({ q: name })),
  send(({ name }) => searchReviews.initiate({ q: name, businessId: name, dateFrom: name, dateTo: name })),
  send(({ id }) => getBusiness.initiate({ id, userId: id })),
  send(({ id }) => getReview.initiate({ id })),
  send(({ id, name }) => {
    const typed = { rating: 4, ...eachText(() => name) }
    return submitReview({ business: { _id: 'b1', name }, author: { id, name }, form: typed })
  }),
  send(({ name }) => addBusiness(aBusinessForm({ name, url: `https://${name}`, subcategories: [name] }))),
  send(({ name }) => updateBusiness.initiate({ id: ownIds[1], businessChanges: { description: name } })),
  ...['/', '/kategorite', '/biznes/NAME', '/NAME'].map((path) =>
    send(({ name }) => {
      const query = Object.fromEntries(queryKeys.map((key) => [key, name]))
      return visit(
        path.replace('NAME', () => encodeURIComponent(name)),
        query,
        name,
      )
    }),
  ),
  send(({ name }) => {
    const part = encodeURIComponent(name)
    const to = `/login?kerko=${part}&x=${part}#${part}`
    return navigationRequested({ to, state: { from: to, message: name, email: name, other: { deep: [name] } } })
  }),
  (store, { name }) => {
    rememberSearch(name)
    store.dispatch(readRecents())
    store.dispatch(noteSearch(`${name} `))
  },
  send(({ name }) => recordVisit(aBusiness({ _id: ownIds[1], name, address: name }))),
  send(({ name }) => savedTogether([name])),
  // What no table has a word for yet: a form's draft, a dialog.
  send(({ name }) => ({ type: 'drafts/typed', payload: { [name]: name, at: Date.now() }, meta: name })),
]

/** Any of it, in any order. */
export const anyWalk: fc.Arbitrary<Step[]> = fc
  .array(fc.nat(everyStep.length - 1), { maxLength: 14 })
  .map((numbers) => numbers.map((number) => everyStep[number] as Step))
