// Reviews: who may read, write and change them, and what follows for the business.
import { demoUser } from '@mocks/seed/users'
import { describe, expect, it } from 'vitest'
import { createClient, newReview } from './client'

const signedIn = async (email?: string) => {
  const client = createClient()
  return { client, token: (await client.login(email)).accessToken }
}
const score = async (client: ReturnType<typeof createClient>, id: string) => {
  const { averageRating, reviewCount } = (await client.get(`/businesses/${id}`)).body.data
  return { averageRating, reviewCount }
}

describe('writing a review', () => {
  it('is published at once and counts for the business', async () => {
    const { client, token } = await signedIn()
    expect(await score(client, 'biz_150')).toEqual({ averageRating: 0, reviewCount: 0 })
    const more = { experienceDate: '2026-11-01', orderId: 'VL-7' }
    const answer = await client.post('/reviews', newReview('biz_150', more), token)
    expect(answer.status).toBe(201)
    const who = { user: { _id: demoUser.id, name: demoUser.name }, business: { _id: 'biz_150' } }
    const said = { isApproved: true, createdAt: '2026-11-21T12:00:00.000Z' }
    expect(answer.body.data).toMatchObject({ ...who, ...said, ...more })
    // Not the e-mail address, which is private.
    expect(answer.body.data.user).toEqual(who.user)
    expect(await score(client, 'biz_150')).toEqual({ averageRating: 4, reviewCount: 1 })
    const { reviews } = (await client.get('/reviews?limit=1')).body
    expect(reviews).toMatchObject([{ _id: answer.body.data._id }])
  })

  it('is allowed once for each business', async () => {
    const { client, token } = await signedIn()
    expect((await client.post('/reviews', newReview('biz_150'), token)).status).toBe(201)
    const twice = { code: 'REVIEW_ALREADY_EXISTS', message: 'Ti ke lënë tashmë një koment për këtë biznes.' }
    expect(await client.post('/reviews', newReview('biz_150'), token)).toMatchObject({ status: 409, body: twice })
    const other = (await client.login('dorina.ymeri@posta.example')).accessToken
    expect((await client.post('/reviews', newReview('biz_150', { user: 'usr_003' }), other)).status).toBe(201)
  })

  it('waits for approval while the business is under review, whatever the body says', async () => {
    const { client, token } = await signedIn()
    const before = await score(client, 'biz_064')
    const { body } = await client.post('/reviews', newReview('biz_064'), token)
    expect(body.data).toMatchObject({ isApproved: false })
    expect(await score(client, 'biz_064')).toEqual(before)
    const seen = async (path: string) => {
      const { reviews } = (await client.get(path)).body
      return reviews.some((review) => review._id === body.data._id)
    }
    const lists = ['/reviews/business/biz_064?limit=100', '/reviews/search?businessId=biz_064&limit=100']
    const closed = lists.flatMap((list) => [list, `${list}&user_id=usr_003`])
    for (const path of ['/reviews?limit=100', ...closed, `${lists[0]}&approved=true&user_id=${demoUser.id}`])
      expect(await seen(path), path).toBe(false)
    for (const list of lists) expect(await seen(`${list}&user_id=${demoUser.id}`), list).toBe(true)
    const { data } = (await client.get(`/businesses/biz_064?user_id=${demoUser.id}`)).body
    expect(data).toMatchObject({ hasReviewed: true })
    expect((await client.get(`/reviews/${body.data._id}`)).status).toBe(404)
    expect((await client.get(`/reviews/${body.data._id}?user_id=${demoUser.id}`)).status).toBe(200)
  })

  it('is refused for inactive and unknown businesses, and without the token of the author', async () => {
    const { client, token } = await signedIn()
    expect((await client.post('/reviews', newReview('biz_049'), token)).status).toBe(403)
    expect((await client.post('/reviews', newReview('none'), token)).status).toBe(404)
    expect((await client.post('/reviews', newReview('biz_150'))).status).toBe(401)
    expect((await client.post('/reviews', newReview('biz_150', { user: 'usr_003' }), token)).status).toBe(403)
    client.pass(900_000)
    expect((await client.post('/reviews', newReview('biz_150'), token)).status).toBe(401)
    expect(await score(client, 'biz_150')).toMatchObject({ reviewCount: 0 })
  })

  it.each(['Pronari është BUDALLA!', 'idiotë', 'E tmerrshme... fuck', '(shit)'])(
    'screens its language: %s',
    async (words) => {
      const { client, token } = await signedIn()
      const body = { code: 'INAPPROPRIATE_LANGUAGE', message: expect.stringContaining('gjuhë të papërshtatshme') }
      for (const review of [newReview('biz_150', { comment: words }), newReview('biz_150', { title: words })])
        expect(await client.post('/reviews', review, token)).toMatchObject({ status: 400, body })
    },
  )

  it('leaves innocent words alone', async () => {
    const { client, token } = await signedIn()
    const review = newReview('biz_150', { comment: 'Mutacioni i shitjeve, idiotizëm aspak, Shqipëri.' })
    expect((await client.post('/reviews', review, token)).status).toBe(201)
  })

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 2.5 }, 'rating'],
    [{ rating: 'x' }, 'rating'],
    [{ rating: '4' }, 'rating'],
    [{ rating: true }, 'rating'],
    [{ rating: [4] }, 'rating'],
    [{ title: ' ' }, 'title'],
    [{ title: 5 }, 'title'],
    [{ comment: '' }, 'comment'],
    [{ orderId: null }, 'orderId'],
    [{ experienceDate: 'dje' }, 'experienceDate'],
    [{ experienceDate: '2026-02-31' }, 'experienceDate'],
    [{ experienceDate: '2026-11-01T10:00:00Z' }, 'experienceDate'],
    [{ isApproved: 'po' }, 'isApproved'],
  ])('answers a field error for %j', async (changes, field) => {
    const { client, token } = await signedIn()
    const answer = await client.post('/reviews', newReview('biz_150', changes), token)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    if (field === 'isApproved') return
    const written = (await client.post('/reviews', newReview('biz_150'), token)).body.data
    const change = await client.call('PUT', `/reviews/${written._id}`, changes, token)
    expect(change).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect((await client.get(`/reviews/${written._id}`)).body.data).toEqual(written)
  })

  it.each([
    ['title', 150],
    ['comment', 5000],
    ['orderId', 100],
  ])('takes a %s of at most %i characters', async (field, most) => {
    const { client, token } = await signedIn()
    const review = (length: number) => newReview('biz_150', { [field]: '😀'.repeat(length) })
    const refused = await client.post('/reviews', review(most + 1), token)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect((await client.post('/reviews', review(most), token)).status).toBe(201)
  })

  it('takes a day that has not begun here: it is today further east (Q67)', async () => {
    const { client, token } = await signedIn()
    const answer = await client.post('/reviews', newReview('biz_150', { experienceDate: '2026-11-22' }), token)
    expect(answer).toMatchObject({ status: 201, body: { data: { experienceDate: '2026-11-22' } } })
  })
})

describe('changing a review', () => {
  it('is for its author, and the average follows', async () => {
    const { client, token } = await signedIn()
    const path = `/reviews/${(await client.post('/reviews', newReview('biz_150'), token)).body.data._id}`
    const changed = await client.call('PUT', path, { rating: 2, title: 'Keq' }, token)
    expect(changed.body.data).toMatchObject({ rating: 2, title: 'Keq', comment: newReview('').comment })
    expect(await score(client, 'biz_150')).toEqual({ averageRating: 2, reviewCount: 1 })

    const other = (await client.login('dorina.ymeri@posta.example')).accessToken
    const notOwner = { status: 403, body: { message: 'Mund të ndryshosh ose të fshish vetëm komentet e tua' } }
    expect(await client.call('PUT', path, { rating: 1 }, other)).toMatchObject(notOwner)
    expect(await client.call('DELETE', path, undefined, other)).toMatchObject(notOwner)
    expect((await client.call('PUT', path, { rating: 1 })).status).toBe(401)
    expect((await client.call('DELETE', path)).status).toBe(401)
    expect((await client.call('PUT', path, { comment: 'budalla' }, token)).body.code).toBe('INAPPROPRIATE_LANGUAGE')

    expect((await client.call('DELETE', path, undefined, token)).status).toBe(200)
    expect(await score(client, 'biz_150')).toEqual({ averageRating: 0, reviewCount: 0 })
    const missing = { status: 404, body: { message: 'Komenti nuk u gjet' } }
    expect(await client.call('DELETE', path, undefined, token)).toMatchObject(missing)
    expect(await client.get(path)).toMatchObject(missing)
  })

  it('takes away a day and an order number that are left empty', async () => {
    const { client, token } = await signedIn()
    const review = newReview('biz_150', { experienceDate: '2026-11-01', orderId: 'VL-7' })
    const path = `/reviews/${(await client.post('/reviews', review, token)).body.data._id}`
    expect((await client.call('PUT', path, { rating: 5 }, token)).body.data).toMatchObject({ orderId: 'VL-7' })
    const { data } = (await client.call('PUT', path, { experienceDate: '', orderId: '' }, token)).body
    expect(data).not.toHaveProperty('experienceDate')
    expect(data).not.toHaveProperty('orderId')
  })
})

describe('reading reviews', () => {
  it('shows approved ones, newest first, and counts them as the business does', async () => {
    const client = createClient()
    const { body } = await client.get('/reviews/business/biz_001?approved=true&limit=100')
    const times = body.reviews.map((review) => review.createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(body.reviews.every((review) => review.isApproved)).toBe(true)
    expect(body.pagination.total).toBe((await score(client, 'biz_001')).reviewCount)
    expect((await client.get('/reviews?limit=100')).body.reviews.every((review) => review.isApproved)).toBe(true)
  })

  it('shows a user the own ones, with those that wait; nobody else', async () => {
    const { client, token } = await signedIn()
    const { body } = await client.get(`/reviews/user/${demoUser.id}?limit=100`, token)
    expect(body.reviews.filter((review) => !review.isApproved)).toHaveLength(1)
    expect(body.reviews.length).toBeGreaterThan(10)
    expect((await client.get('/reviews/user/usr_003', token)).status).toBe(403)
  })

  it('searches title and text, and filters by business, rating and days', async () => {
    const client = createClient()
    const found = async (query: string) => (await client.get(`/reviews/search?limit=100&${query}`)).body
    const words = await found(`q=${encodeURIComponent('SHËRBIM shkelqyer')}`)
    expect(words.reviews.length).toBeGreaterThan(10)
    for (const { title, comment } of words.reviews) expect(`${title} ${comment}`).toMatch(/shërbim/i)
    for (const review of (await found('businessId=biz_002&rating=5')).reviews)
      expect(review).toMatchObject({ rating: 5, business: { _id: 'biz_002' } })
    expect((await found('q=xqzw')).pagination.total).toBe(0)
  })

  it('takes a day for a day in Tirana, from its first second to its last, in summer and winter (Q58)', async () => {
    const client = createClient()
    const { reviews } = client.backend.db.tables
    const [sample] = reviews.all()
    const edges = {
      'before 10 July': '2019-07-09T21:59:59.999Z',
      'first of 10 July': '2019-07-09T22:00:00.000Z',
      'last of 10 July': '2019-07-10T21:59:59.999Z',
      'after 10 July': '2019-07-10T22:00:00.000Z',
      'last of 9 January': '2019-01-09T22:59:59.999Z',
      'first of 10 January': '2019-01-09T23:00:00.000Z',
    }
    for (const [id, createdAt] of Object.entries(edges))
      if (sample) reviews.put({ ...sample, id, createdAt, isApproved: true })
    const found = async (query: string) => {
      const { body } = await client.get(`/reviews/search?limit=100&${query}`)
      return body.reviews.map((review) => review._id)
    }
    expect(await found('dateFrom=2019-07-10&dateTo=2019-07-10')).toEqual(['last of 10 July', 'first of 10 July'])
    expect(await found('dateTo=2019-01-09')).toEqual(['last of 9 January'])
    expect(await found('dateFrom=2019-01-10&dateTo=2019-07-09')).toEqual(['before 10 July', 'first of 10 January'])
    expect(await found('dateFrom=2019-07-10&dateTo=2019-07-09')).toEqual([])
  })
})
