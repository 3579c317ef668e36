// @vitest-environment jsdom
// What a review that is being sent shows, tells and leaves: its names, the words of each refusal, what others are told,
// and what is kept for who must log in first.
import { aForm, aReview, reviewPage } from '@test/builders/entities'
import { openList } from '@test/builders/openList'
import { freshToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it } from 'vitest'
import { allUserReviewsRequest, sendRequest } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { makeStore } from '@/app/store'
import { keepForLogin, submitReview } from '@/features/reviews/model/submitReview'
import { storageKeys } from '@/lib/storageKeys'

const form = aForm()
let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  localStorage.setItem(storageKeys.accessToken, freshToken({ sub: 'u1' }))
  server = stubServer()
  store = makeStore()
})

const reviews = () => store.getState().reviews
const send = async (more: Partial<Parameters<typeof submitReview>[0]> = {}) => {
  const result = store.dispatch(submitReview({ business: { _id: 'b1' }, author: { id: 'u1' }, form, ...more }))
  await settle()
  return result
}
const start = (more?: Parameters<typeof send>[0]) => {
  void send(more)
  return settle()
}

describe('a review on its way', () => {
  const shown = () =>
    store.getState().writes.map(({ row }) => (row?.kind === 'create' ? (row.item as Review) : undefined))

  const business = { name: 'Kafe Drini', url: 'https://kafe.example' }
  it.each([
    ['all names', business, 'Arta', { name: 'Kafe Drini', website: business.url }, { name: 'Arta' }],
    ['none', {}, undefined, {}, {}],
    ['empty ones', { name: '', url: '' }, '', {}, {}],
  ])('shows %s', async (_, business, name, named, author) => {
    await start({ business: { _id: 'b1', ...business }, author: { id: 'u1', name } })
    expect(shown()).toHaveLength(1)
    const [review] = shown()
    expect(review?.business).toStrictEqual({ _id: 'b1', ...named })
    expect(review?.user).toStrictEqual({ _id: 'u1', ...author })
  })

  it('is not kept among RTK Query’s mutations', async () => {
    await start()
    expect(store.getState().api.mutations).toEqual({})
  })
})

describe('who sends it', () => {
  const refused = { end: 'refused' }
  it.each([
    ['the one who began the text', 'u1', true],
    ['another than who began it', 'u2', false],
    ['one of whom nobody knows who began it', undefined, true],
  ])('is %s', async (_, owner, isSent) => {
    const result = send({ author: { id: 'u1', owner } })
    await settle()
    expect(server.requests.map(({ path }) => path)).toEqual(isSent ? ['/reviews'] : [])
    if (!isSent) expect(await result).toEqual(refused)
  })

  it('is not another one, whose session the storage has', async () => {
    localStorage.setItem(storageKeys.accessToken, freshToken({ sub: 'u2' }))
    expect(await send()).toEqual(refused)
    expect(server.requests).toEqual([])
  })
})

it('what goes wrong is not told the next user, whose session began meanwhile', async () => {
  const result = send()
  await settle()
  localStorage.setItem(storageKeys.accessToken, freshToken({ sub: 'u2' }))
  await server.last('/reviews').reply({ success: false, message: 'Jo' }, 400)
  expect(await result).toStrictEqual({ end: 'refused' })
  expect(reviews().errors.create).toBeNull()
  expect(server.requests.map(({ path }) => path)).toEqual(['/reviews'])
})

describe('what is known of all the user’s reviews', () => {
  it.each([
    ['follows an answer that brings the review, and is not asked for again', { data: aReview() }, 1],
    ['is asked for again where the answer leaves it out', {}, 2],
  ])('%s', async (_, brought, times) => {
    store.dispatch(sendRequest(allUserReviewsRequest('u1', 1)))
    await settle()
    await server.last('/reviews/user/u1').reply(reviewPage([]))
    const result = send()
    await settle()
    await server.last('/reviews').reply({ success: true, ...brought }, 201)
    await result
    await settle()
    expect(server.requests.filter(({ path }) => path.startsWith('/reviews/user/u1'))).toHaveLength(times)
  })
})

describe('a refusal', () => {
  it.each([
    [400, 'Komenti nuk u pranua. Kontrolloje dhe provo përsëri.'],
    [404, 'Biznesi që kërkoni nuk ekziston ose është fshirë.'],
    [413, 'Komenti është shumë i gjatë. Shkurtoje dhe provo përsëri.'],
    [429, 'Ke dërguar shumë kërkesa. Prit pak dhe provo përsëri.'],
    [500, 'Pati një gabim në server. Provo përsëri pas pak.'],
  ])('without words leaves the form its own with status %d (Q115)', async (status, advice) => {
    const result = send()
    await settle()
    await server.last('/reviews').reply({ success: false }, status)
    expect(await result).toMatchObject({ end: 'refused', advice })
    expect(reviews().errors.create).toBe(`HTTP error! status: ${status}`)
  })
})

describe('the business', () => {
  const total = () => store.getState().businesses.selectedBusiness
  const load = async () => {
    store.dispatch(openList('getBusiness', { id: 'b1' }))
    await settle()
    await server.last('/businesses/b1').reply({
      success: true,
      data: { _id: 'b1', name: 'Kafe Drini', averageRating: 2, reviewCount: 1, status: 'active' },
    })
    expect(total()).toMatchObject({ reviewCount: 1, averageRating: 2 })
  }

  it.each([
    ['a published one', aReview({ rating: 4 }), { reviewCount: 2, averageRating: 3 }],
    ['one that waits for approval', aReview({ isApproved: false }), { reviewCount: 1, averageRating: 2 }],
    ['one that the answer leaves out', undefined, { reviewCount: 1, averageRating: 2 }],
  ])('counts %s', async (_, data, expected) => {
    await load()
    const result = send()
    await settle()
    await server.last('/reviews').reply({ success: true, ...(data && { data }) }, 201)
    expect(await result).toEqual({ end: 'created', reviewId: data?._id })
    expect(total()).toMatchObject(expected)
  })
})

describe('who must log in first', () => {
  const kept = () => JSON.parse(localStorage.getItem(storageKeys.pendingComment) ?? 'null')

  it.each([
    ['by nobody who is known', undefined, false],
    ['by a user', 'u1', true],
  ])('finds the text of a form %s stored, and the way to /login', (_, author, hasAuthor) => {
    expect(store.dispatch(keepForLogin({ businessId: 'b1', author }, form))).toEqual({ end: 'keptForLogin' })
    expect(kept()).toMatchObject({ businessId: 'b1', formData: form, redirectPath: '/koment/b1' })
    expect(kept().author).toBe(hasAuthor ? 'u1' : undefined)
    expect(store.getState().navigation.pending).toMatchObject({
      to: '/login',
      state: { from: '/koment/b1', message: 'Hyr për të komentuar për këtë biznes.' },
    })
  })
})
