// @vitest-environment jsdom
// Sending a review, without a screen: who may, and how it ends.
import { aForm, aReview, reviewPage } from '@test/builders/entities'
import { freshToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allUserReviewsRequest, sendRequest } from '@/api'
import { secondLook } from '@/api/http/idempotency'
import { makeStore } from '@/app/store'
import { createErrorCleared } from '@/features/reviews/model/slice'
import { submitReview } from '@/features/reviews/model/submitReview'
import { reviewNewsKey, storageKeys } from '@/lib/storageKeys'
import { loggedOut } from '@/session/events'
import { clearSession } from '@/session/tokens'

const form = aForm()

const review = { business: { _id: 'b1' }, author: { id: 'u1' }, form }

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  localStorage.setItem(storageKeys.accessToken, freshToken())
  server = stubServer()
  store = makeStore()
})

const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`)
const createError = () => store.getState().reviews.errors.create

describe('the user id', () => {
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['the placeholder', 'authenticated'],
  ])('that is %s sends nothing, and is an error [WRITE-26] (Q12)', async (_, userId) => {
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
})

describe('a failure', () => {
  const send = async (status: number, body: object) => {
    const result = store.dispatch(submitReview(review))
    await settle()
    await server.last('/reviews').reply(body, status)
    return result
  }

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
