// Sending a review, without a screen: who may, and how it ends.
import { aReview } from '@test/builders/entities'
import { freshToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { isLanguageError, submitReview } from '@/features/reviews/model/submitReview'
import { storageKeys } from '@/lib/storageKeys'

const form = { rating: 4, title: 'Mirë', comment: 'Kafe e mirë.', experienceDate: '', orderId: '' }

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  localStorage.setItem(storageKeys.accessToken, freshToken())
  server = stubServer()
  store = makeStore()
})
afterEach(() => vi.unstubAllGlobals())

const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`)
const createError = () => store.getState().reviews.errors.create

describe('the user id', () => {
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['the placeholder', 'authenticated'],
  ])('that is %s sends nothing, and is an error [WRITE-26] (Q12)', async (_, userId) => {
    const result = store.dispatch(submitReview('b1', userId, form))
    await settle()
    await server.last('/auth/me').reply({ success: true, data: { user: { _id: 'authenticated' } } })
    expect(await result).toEqual({ how: 'refused' })
    expect(asked()).toEqual(['GET /auth/me'])
    expect(createError()).toBe(
      'Nuk arritëm ta lidhim komentin me llogarinë tënde. Hyr përsëri dhe dërgoje edhe një herë.',
    )
    expect(store.getState().reviews.createSuccess).toBe(false)
  })

  it('that is known is asked nobody', async () => {
    const result = store.dispatch(submitReview('b1', 'u1', form))
    await settle()
    expect(asked()).toEqual(['POST /reviews'])
    await server.last('/reviews').reply({ success: true, data: aReview() }, 201)
    expect(await result).toEqual({ how: 'created' })
    expect(createError()).toBeNull()
  })
})

describe('a failure', () => {
  const send = async (status: number, body: object) => {
    const result = store.dispatch(submitReview('b1', 'u1', form))
    await settle()
    await server.last('/reviews').reply(body, status)
    return result
  }

  it('of the connection says so; after a lost reply the second try is told of the first [DIRERR-02]', async () => {
    const lost = store.dispatch(submitReview('b1', 'u1', form))
    await settle()
    await server.last('/reviews').fail()
    expect(await lost).toMatchObject({ how: 'refused' })
    expect(createError()).toBe('Network error. Please check your connection.')
    expect(await send(409, { success: false, code: 'REVIEW_ALREADY_EXISTS' })).toEqual({ how: 'exists' })
    expect(createError()).toBe('Ti ke lënë tashmë një koment për këtë biznes.')
    expect(await send(409, { success: false, code: 'REVIEW_ALREADY_EXISTS', message: 'E ke.' })).toMatchObject({})
    expect(createError()).toBe('E ke.')
  })

  it('for its language has the specified words, whatever the server says [DIRERR-01]', async () => {
    await send(400, { success: false, code: 'INAPPROPRIATE_LANGUAGE', message: 'Bad' })
    expect(createError()).toBe(
      'Komenti përmban gjuhë të papërshtatshme. Ju lutem hiqni fjalët fyese dhe provoni përsëri.',
    )
    expect(isLanguageError(createError())).toBe(true)
  })

  it('of fields names those of the form only', async () => {
    const errors = [
      { field: 'title', message: 'I gjatë' },
      { field: 'business', message: 'I panjohur' },
    ]
    expect(await send(400, { success: false, message: 'Jo', errors })).toEqual({
      how: 'refused',
      fields: { title: 'I gjatë' },
    })
  })

  it('that a log-out by the user’s own wish caused is no expired session', async () => {
    const result = store.dispatch(submitReview('b1', 'u1', form))
    await settle()
    localStorage.clear()
    await server.last('/reviews').reply({ success: false, message: 'Jo' }, 401)
    expect(await result).toMatchObject({ how: 'refused' })
  })
})
