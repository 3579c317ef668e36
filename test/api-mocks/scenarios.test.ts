// Scenarios change the whole backend, sentinels a single call; and what is answered to calls that are none. That every
// operation replies as the contract says: test/conform.
import { demoUser } from '@mocks/seed/users'
import { describe, expect, it } from 'vitest'
import { createClient, newReview } from './client'

const statuses = async (count: number, ask: () => Promise<{ status: number }>) => {
  const seen: number[] = []
  for (let times = 0; times < count; times += 1) seen.push((await ask()).status)
  return seen
}

describe('scenarios', () => {
  it('empty: categories, but no business and no review', async () => {
    const client = createClient({ scenario: 'empty' })
    expect((await client.get('/businesses')).body.pagination.total).toBe(0)
    expect((await client.get('/businesses/universal-search?q=a')).body.businesses).toEqual([])
    expect((await client.get('/reviews')).body.reviews).toEqual([])
    expect((await client.get('/categories')).body.data).toHaveLength(16)
    const { accessToken } = await client.login()
    expect((await client.get(`/reviews/user/${demoUser.id}`, accessToken)).body.reviews).toEqual([])
  })

  it('empty: gives back what was there before, and keeps sessions on the way', async () => {
    const client = createClient()
    const { accessToken, refreshToken } = await client.login()
    await client.post('/reviews', newReview('biz_150'), accessToken)
    client.backend.setScenario('empty')
    expect((await client.get('/reviews')).body.reviews).toEqual([])
    const names = { name: 'E vetmja', businessName: 'E vetmja' }
    await client.post('/businesses', { ...names, category: 'cat_01', url: 'https://a.example' })
    client.backend.approve(client.backend.inReview()[0]?.id ?? '')
    expect((await client.get('/businesses')).body.pagination.total).toBe(1)
    client.backend.setScenario('slow')
    expect((await client.get('/businesses')).body.pagination.total).toBe(182)
    expect((await client.get('/businesses/biz_150')).body.data.reviewCount).toBe(1)
    client.backend.setScenario('empty')
    expect((await client.get('/businesses')).body.pagination.total).toBe(1)
    expect((await client.post('/auth/refresh', { refreshToken })).status).toBe(200)
  })

  it('busy: slow, and every other reading of reviews is turned away', async () => {
    const client = createClient({ scenario: 'busy' })
    const first = await client.get('/reviews')
    expect(first).toMatchObject({ status: 429, body: { message: expect.stringMatching(/Too many.*slow down/) } })
    expect(first.headers.get('retry-after')).toBe('5')
    expect(await statuses(3, () => client.get('/reviews'))).toEqual([200, 429, 200])
    expect(await statuses(2, () => client.get('/reviews/business/biz_001'))).toEqual([429, 200])
    expect(await statuses(2, () => client.get('/categories'))).toEqual([200, 200])
    expect(client.waits).toEqual(Array(8).fill(600))
  })

  it('limited: whatever is called, reads included, is told to wait after thirty calls in ten seconds', async () => {
    const client = createClient({ scenario: 'limited' })
    const paths = ['/businesses', '/categories', '/reviews']
    for (let round = 0; round < 10; round += 1)
      for (const path of paths) expect((await client.get(path)).status).toBe(200)
    client.pass(4000)
    for (const path of paths) {
      const refused = await client.get(path)
      expect(refused).toMatchObject({ status: 429, body: { message: expect.stringMatching(/Too many.*slow down/) } })
      expect(refused.headers.get('retry-after')).toBe('6')
    }
    expect((await client.post('/auth/login', {})).status).toBe(429)
    client.pass(6000)
    expect((await client.get('/businesses')).status).toBe(200)
  })

  it('slow: every call takes two and a half seconds', async () => {
    const client = createClient({ scenario: 'slow' })
    expect(await statuses(2, () => client.get('/categories'))).toEqual([200, 200])
    expect(client.waits).toEqual([2500, 2500])
  })

  it('flaky: every third call fails', async () => {
    const client = createClient({ scenario: 'flaky' })
    expect(await statuses(7, () => client.get('/categories'))).toEqual([200, 200, 500, 200, 200, 500, 200])
  })

  it('expiredSession: tokens so far are refused as expired, new ones work, after a reload too', async () => {
    const client = createClient()
    const { accessToken, refreshToken } = await client.login()
    client.backend.setScenario('expiredSession')
    expect((await client.get('/auth/me', accessToken)).status).toBe(401)
    const expired = { status: 401, body: { message: 'Refresh token expired' } }
    expect(await client.post('/auth/refresh', { refreshToken })).toMatchObject(expired)
    const { accessToken: fresh } = await client.login()
    expect((await client.get('/auth/me', fresh)).status).toBe(200)
    const reloaded = createClient({ overlay: client.backend.exportOverlay() })
    expect(reloaded.backend.scenario).toBe('expiredSession')
    expect((await reloaded.get('/auth/me', accessToken)).status).toBe(401)
    expect((await reloaded.get('/auth/me', fresh)).status).toBe(200)
  })

  it('maintenance: every call is a 503, photos are still there', async () => {
    const client = createClient({ scenario: 'maintenance' })
    const answer = await client.get('/categories')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('120')
    const photo = client.backend.db.tables.businesses.all().find((business) => business.photo)?.id
    const drawing = await client.backend.handle(new Request(`https://m.example/media/businesses/${photo}.svg`))
    expect(drawing.status).toBe(200)
  })

  it('end with a reset', async () => {
    const client = createClient({ scenario: 'maintenance' })
    client.backend.reset()
    expect(client.backend.scenario).toBe('normal')
    expect((await client.get('/categories')).status).toBe(200)
  })
})

describe('sentinels', () => {
  it.each([400, 401, 403, 404, 409, 429, 500, 503])(
    'gabim-%i gives that failure wherever it stands',
    async (status) => {
      const client = createClient()
      const word = `gabim-${status}`
      expect((await client.get(`/businesses/universal-search?q=${word}`)).status).toBe(status)
      expect((await client.get(`/businesses/${word}`)).status).toBe(status)
      expect((await client.post('/auth/login', { email: `${word}@posta.example`, password: 'x' })).status).toBe(status)
    },
  )

  it('gabim-429 says how long to wait', async () => {
    const answer = await createClient().get('/reviews/search?q=gabim-429')
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.body.message).toContain('Too many')
  })

  it('gabim-rrjeti gives no answer at all', async () => {
    const { backend } = createClient()
    const answer = await backend.handle(new Request('https://api.example/v1/businesses/gabim-rrjeti'))
    expect(answer.type).toBe('error')
  })

  it('gabim-ngadale takes five seconds', async () => {
    const client = createClient()
    expect((await client.get('/businesses/search?q=gabim-ngadale')).status).toBe(200)
    expect(client.waits).toEqual([5000])
  })

  it('are no other words', async () => {
    const client = createClient()
    for (const word of ['gabim', 'gabim-', 'gabim-200', 'gabim-999'])
      expect((await client.get(`/businesses/search?q=${word}`)).status).toBe(200)
  })

  it('keep words that tip the log-in hints out of the messages of a failing server', async () => {
    const { body } = await createClient().get('/businesses/gabim-500')
    expect(body.message).toBe('Diçka nuk funksionoi. Provo përsëri më vonë.')
    expect(body.message).not.toMatch(/gabim|serverin/i)
  })
})

describe('what is no call', () => {
  it('answers a JSON 404 for what is no operation', async () => {
    const client = createClient()
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['PATCH', '/categories'],
      ['GET', '/businesses/%E0%A4%A'],
      ['GET', '/businesses/'],
    ] as const)
      expect(await client.call(method, path)).toMatchObject({ status: 404, body: { success: false } })
    expect((await client.backend.handle(new Request('https://api.example/elsewhere'))).status).toBe(404)
  })

  it('decodes path parameters', async () => {
    const client = createClient()
    client.backend.db.tables.categories.put({ id: 'a/ë b', name: 'Vend', slug: 'vend' })
    expect(await client.get(`/businesses/category/${encodeURIComponent('a/ë b')}`)).toMatchObject({ status: 200 })
  })

  it('answers 400 for a body that is no JSON object', async () => {
    const client = createClient()
    for (const body of ['{', '[]', '"text"', 'null']) {
      const request = new Request('https://api.example/v1/auth/login', { method: 'POST', body })
      expect((await client.backend.handle(request)).status).toBe(400)
    }
  })
})
