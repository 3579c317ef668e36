// @vitest-environment jsdom
// Sending a review, without a screen: who may, what it shows meanwhile, how it ends, what others are told, and what is
// kept for who must log in first.
import { aBusiness, aForm, aReview, reviewPage } from '@test/builders/entities'
import { dispatched, openList } from '@test/builders/openList'
import { freshToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allUserReviewsRequest, sendRequest } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { secondLook } from '@/api/http/idempotency'
import { makeStore } from '@/app/store'
import { createErrorCleared } from '@/features/reviews/model/slice'
import { keepForLogin, submitReview } from '@/features/reviews/model/submitReview'
import { reviewNewsKey, storageKeys } from '@/lib/storageKeys'
import { loggedOut } from '@/session/events'
import { clearSession } from '@/session/tokens'

const form = aForm()

const review = { business: { _id: 'b1' }, author: { id: 'u1' }, form }

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  localStorage.setItem(storageKeys.accessToken, freshToken({ sub: 'u1' }))
  server = stubServer()
  store = makeStore()
})

const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`)
const createError = () => store.getState().reviews.errors.create
/** Sends it, and has it answered. */
const send = async (status: number, body: object) => {
  const result = store.dispatch(submitReview(review))
  await settle()
  await server.last('/reviews').reply(body, status)
  return result
}

it.each([
  ['missing', undefined],
  ['empty', ''],
  ['the placeholder', 'authenticated'],
])('the user id that is %s sends nothing, and is an error [WRITE-26] (Q12)', async (_, userId) => {
  const result = store.dispatch(submitReview({ business: { _id: 'b1' }, author: { id: userId }, form }))
  await settle()
  await server.last('/auth/me').reply({ success: true, data: { user: { _id: 'authenticated' } } })
  expect(await result).toEqual({ end: 'refused' })
  expect(asked()).toEqual(['GET /auth/me'])
  expect(createError()).toBe(
    'Nuk arritëm ta lidhim komentin me llogarinë tënde. Hyr përsëri dhe dërgoje edhe një herë.',
  )
  expect(store.getState().reviews.createSuccess).toBe(false)
})

describe('a failure', () => {
  /** Answers the question whether the server has it. */
  const found = async (...reviews: object[]) => server.last('/reviews/business/b1').reply({ success: true, reviews })
  const own = aReview({ user: { _id: 'u1' } })

  it('of the connection says so; after a lost reply the second try is told of the first (Q23)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lost = store.dispatch(submitReview(review))
    await settle()
    await server.last('/reviews').fail()
    await found()
    await vi.advanceTimersByTimeAsync(2000)
    await settle()
    await found()
    const advice = 'Nuk morëm përgjigje. Kontrollo lidhjen me internetin dhe provo përsëri.'
    expect(await lost).toMatchObject({ end: 'refused', advice })
    expect(createError()).toBe('Network error. Please check your connection.')
    const again = send(409, { success: false, code: 'REVIEW_ALREADY_EXISTS' })
    await settle()
    await found(own)
    expect(await again).toEqual({ end: 'created', reviewId: 'r1' })
    expect(createError()).toBeNull()
  })

  describe('whose answer was lost', () => {
    const looks = () => asked().filter((one) => one.startsWith('GET /reviews/business/b1'))
    const lose = async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      secondLook.after = 2000
      const result = store.dispatch(submitReview(review))
      await settle()
      await server.last('/reviews').fail()
      return { result }
    }

    it('is none when the review is there, which then is not looked for again', async () => {
      const { result } = await lose()
      await found(own)
      expect(await result).toEqual({ end: 'created', reviewId: 'r1' })
      expect(createError()).toBeNull()
      expect(looks()).toHaveLength(1)
    })

    it('is none when the review is there two seconds later, among others', async () => {
      const { result } = await lose()
      await found()
      await vi.advanceTimersByTimeAsync(1999)
      expect(looks()).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      await settle()
      expect(looks()).toHaveLength(2)
      await found(aReview({ _id: 'r2', user: { _id: 'u2' } }), own)
      expect(await result).toEqual({ end: 'created', reviewId: 'r1' })
    })

    it('stands when the review that is there has other stars: it is one of before', async () => {
      const { result } = await lose()
      await found({ ...own, rating: own.rating - 1 })
      expect(await result).toEqual({ end: 'alreadyReviewed' })
      expect(createError()).toBe('Ti ke lënë tashmë një koment për këtë biznes.')
    })

    it('stands when the server cannot tell, which is not asked again', async () => {
      const { result } = await lose()
      await server.last('/reviews/business/b1').reply({ success: false }, 500)
      expect(await result).toMatchObject({ end: 'refused' })
      expect(looks()).toHaveLength(1)
    })

    it('that is none is news to other tabs and to what is known of all the user’s reviews', async () => {
      const setItem = vi.spyOn(Storage.prototype, 'setItem')
      store.dispatch(sendRequest(allUserReviewsRequest('u1', 1)))
      await settle()
      const before = server.last('/reviews/user/u1')
      await before.reply(reviewPage([]))
      const { result } = await lose()
      await found(own)
      await result
      await settle()
      expect(server.last('/reviews/user/u1')).not.toBe(before)
      expect(setItem.mock.calls).toContainEqual([reviewNewsKey, 'b1'])
    })
  })

  it.each([
    ['E ke.', 'E ke.'],
    [undefined, 'Ti ke lënë tashmë një koment për këtë biznes.'],
  ])('for another review of the same business says so: %s [DIRERR-02]', async (message, text) => {
    for (const status of [200, 400, 409, 422]) {
      // Whether the other one is found among those of the business or not.
      for (const there of [[{ ...own, comment: 'Tjetër.' }], [{ ...own, title: 'Tjetër' }], []]) {
        const result = send(status, { success: false, code: 'REVIEW_ALREADY_EXISTS', ...(message && { message }) })
        await settle()
        await found(...there)
        expect(await result).toEqual({ end: 'alreadyReviewed' })
        expect(createError()).toBe(text)
      }
    }
  })

  it.each([200, 400, 403, 422])(
    'for its language has the specified words, whatever the server says with status %d [DIRERR-01]',
    async (status) => {
      for (const words of [{ message: 'Bad' }, {}]) {
        await send(status, { success: false, code: 'INAPPROPRIATE_LANGUAGE', ...words })
        expect(createError()).toBe(
          'Komenti përmban gjuhë të papërshtatshme. Ju lutem hiqni fjalët fyese dhe provoni përsëri.',
        )
        expect(store.getState().reviews.createErrorCode).toBe('INAPPROPRIATE_LANGUAGE')
      }
    },
  )

  it('for its language is known by the server’s words as well, in any case [WRITE-13]', async () => {
    await send(400, { success: false, message: 'GJUHË TË PAPËRSHTATSHME në titull' })
    expect(store.getState().reviews.createErrorCode).toBe('INAPPROPRIATE_LANGUAGE')
    // The specified sentence belongs to the code; these words are the server's own.
    expect(createError()).toBe('GJUHË TË PAPËRSHTATSHME në titull')
    store.dispatch(createErrorCleared())
    expect(store.getState().reviews).toMatchObject({ createErrorCode: null, errors: { create: null } })
    await send(500, { success: false, message: 'Provo më vonë.' })
    expect(store.getState().reviews.createErrorCode).toBeNull()
  })

  it('of fields names those of the form only', async () => {
    const errors = [
      { field: 'title', message: 'I gjatë' },
      { field: 'business', message: 'I panjohur' },
    ]
    expect(await send(400, { success: false, message: 'Jo', errors })).toEqual({
      end: 'refused',
      fields: { title: 'I gjatë' },
    })
  })

  it('that a log-out by the user’s own wish caused is no expired session', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const result = store.dispatch(submitReview(review))
    await settle()
    clearSession()
    store.dispatch(loggedOut())
    await settle()
    await found()
    await vi.advanceTimersByTimeAsync(2000)
    await settle()
    await found()
    expect(await result).toMatchObject({ end: 'refused' })
    expect(createError()).toMatch(/^Dole nga llogaria para se të vinte përgjigjja/)
  })

  it('after a log-out in another tab that nobody noticed is that of an expired session', async () => {
    const result = store.dispatch(submitReview(review))
    await settle()
    localStorage.clear()
    await server.last('/reviews').reply({ success: false, message: 'Jo' }, 401)
    expect(await result).toEqual({ end: 'sessionExpired' })
    expect(store.getState().auth.error).toBe('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')
  })
})

const reviews = () => store.getState().reviews
const sent = async (more: Partial<Parameters<typeof submitReview>[0]> = {}) => {
  const result = store.dispatch(submitReview({ ...review, ...more }))
  await settle()
  return result
}

const business = { name: 'Kafe Drini', url: 'https://kafe.example' }
it.each([
  ['all names', business, 'Arta', { name: 'Kafe Drini', website: business.url }, { name: 'Arta' }],
  ['no names', {}, undefined, {}, {}],
  ['no empty ones', { name: '', url: '' }, '', {}, {}],
])(
  'a review on its way shows %s, and is no mutation that RTK Query keeps',
  async (_, business, name, named, author) => {
    void sent({ business: { _id: 'b1', ...business }, author: { id: 'u1', name } })
    await settle()
    const shown = store.getState().writes.map(({ row }) => (row?.kind === 'create' ? (row.item as Review) : undefined))
    expect(shown).toHaveLength(1)
    expect(shown[0]?.business).toStrictEqual({ _id: 'b1', ...named })
    expect(shown[0]?.user).toStrictEqual({ _id: 'u1', ...author })
    expect(store.getState().api.mutations).toEqual({})
  },
)

describe('who sends it', () => {
  const refused = { end: 'refused' }
  it.each([
    ['the one who began the text', 'u1', true],
    ['another than who began it', 'u2', false],
    ['one of whom nobody knows who began it', undefined, true],
  ])('is %s', async (_, owner, isSent) => {
    const result = sent({ author: { id: 'u1', owner } })
    await settle()
    expect(server.requests.map(({ path }) => path)).toEqual(isSent ? ['/reviews'] : [])
    if (!isSent) expect(await result).toEqual(refused)
  })

  it('is not another one, whose session the storage has', async () => {
    localStorage.setItem(storageKeys.accessToken, freshToken({ sub: 'u2' }))
    expect(await sent()).toEqual(refused)
    expect(server.requests).toEqual([])
  })
})

it('what goes wrong is not told the next user, whose session began meanwhile', async () => {
  const result = sent()
  await settle()
  localStorage.setItem(storageKeys.accessToken, freshToken({ sub: 'u2' }))
  await server.last('/reviews').reply({ success: false, message: 'Jo' }, 400)
  expect(await result).toStrictEqual({ end: 'refused' })
  expect(reviews().errors.create).toBeNull()
  expect(server.requests.map(({ path }) => path)).toEqual(['/reviews'])
})

it.each([
  ['follows an answer that brings the review, and is not asked for again', { data: aReview() }, 1],
  ['is asked for again where the answer leaves it out', {}, 2],
])('what is known of all the user’s reviews %s', async (_, brought, times) => {
  await dispatched(store, sendRequest(allUserReviewsRequest('u1', 1)))
  await server.last('/reviews/user/u1').reply(reviewPage([]))
  await send(201, { success: true, ...brought })
  await settle()
  expect(server.requests.filter(({ path }) => path.startsWith('/reviews/user/u1'))).toHaveLength(times)
})

it.each([
  [400, 'Komenti nuk u pranua. Kontrolloje dhe provo përsëri.'],
  [404, 'Biznesi që kërkoni nuk ekziston ose është fshirë.'],
  [413, 'Komenti është shumë i gjatë. Shkurtoje dhe provo përsëri.'],
  [429, 'Ke dërguar shumë kërkesa. Prit pak dhe provo përsëri.'],
  [500, 'Pati një gabim në server. Provo përsëri pas pak.'],
])('a refusal without words leaves the form its own with status %d (Q115)', async (status, advice) => {
  expect(await send(status, { success: false })).toMatchObject({ end: 'refused', advice })
  expect(reviews().errors.create).toBe(`HTTP error! status: ${status}`)
})

it.each([
  ['a published one', aReview({ rating: 4 }), { reviewCount: 2, averageRating: 3 }],
  ['one that waits for approval', aReview({ isApproved: false }), { reviewCount: 1, averageRating: 2 }],
  ['one that the answer leaves out', undefined, { reviewCount: 1, averageRating: 2 }],
])('the business counts %s', async (_, data, expected) => {
  await dispatched(store, openList('getBusiness', { id: 'b1' }))
  await server.last('/businesses/b1').reply({ success: true, data: aBusiness({ averageRating: 2, reviewCount: 1 }) })
  expect(await send(201, { success: true, ...(data && { data }) })).toEqual({ end: 'created', reviewId: data?._id })
  expect(store.getState().businesses.selectedBusiness).toMatchObject(expected)
})

const kept = () => JSON.parse(localStorage.getItem(storageKeys.pendingComment) ?? 'null')

it.each([
  ['by nobody who is known', undefined, false],
  ['by a user', 'u1', true],
])('who must log in first finds the text of a form %s stored, and the way to /login', (_, author, hasAuthor) => {
  expect(store.dispatch(keepForLogin({ businessId: 'b1', author }, form))).toEqual({ end: 'keptForLogin' })
  expect(kept()).toMatchObject({ businessId: 'b1', formData: form, redirectPath: '/koment/b1' })
  expect(kept().author).toBe(hasAuthor ? 'u1' : undefined)
  expect(store.getState().navigation.pending).toMatchObject({
    to: '/login',
    state: { from: '/koment/b1', message: 'Hyr për të komentuar për këtë biznes.' },
  })
})
