// @vitest-environment node
// Every operation of the contract has a handler whose successful reply is as the contract says.
import { demoUser, unverifiedUser } from '@mocks/seed/users'
import { expect, it } from 'vitest'
import { type OperationId, operations } from '@/api/generated/operations'
import { type Client, createClient, newReview } from './client'

const { email, id: userId, password } = demoUser

/** The token of the newest e-mail. */
const mailed = (client: Client) => new URL(client.backend.outbox.all()[0]?.link ?? '').searchParams.get('token')

const ownReview = async (client: Client, token: string) =>
  (await client.get(`/reviews/user/${userId}?page=1&limit=1`, token)).body.reviews[0]?._id

/** A good call of every operation; a missing one does not compile. */
const calls: Record<OperationId, (client: Client, token: string) => Promise<unknown>> = {
  refreshSession: async (client) => client.post('/auth/refresh', { refreshToken: (await client.login()).refreshToken }),
  login: (client) => client.post('/auth/login', { email, password }),
  signup: (client) => client.post('/auth/signup', { name: 'Ana', email: 'ana@posta.example', password: 'sekret1' }),
  verifyEmail: async (client) => {
    await client.post('/auth/resend-verification', { email: unverifiedUser.email })
    return client.get(`/auth/verify-email?token=${mailed(client)}`)
  },
  resendVerification: (client) => client.post('/auth/resend-verification', { email }),
  forgotPassword: (client) => client.post('/auth/forgot-password', { email }),
  resetPassword: async (client) => {
    await client.post('/auth/forgot-password', { email })
    return client.post('/auth/reset-password', { token: mailed(client), password: 'Tjeter123' })
  },
  changePassword: (client, token) =>
    client.post('/auth/change-password', { currentPassword: password, newPassword: 'Tjeter123' }, token),
  logout: (client, token) => client.post('/auth/logout', { refreshToken: 'any' }, token),
  getMe: (client, token) => client.get('/auth/me', token),
  deleteUser: (client, token) => client.call('DELETE', `/users/${userId}`, undefined, token),
  listCategories: (client) => client.get('/categories'),
  createCategory: (client) => client.post('/categories', { name: 'Muzikë' }),
  listCategorySubcategories: (client) => client.get('/categories/subcategories'),
  searchCategories: (client) => client.get('/categories/search?q=hotele'),
  updateCategory: (client) => client.call('PUT', '/categories/cat_01', { name: 'Ushqim' }),
  deleteCategory: async (client) => {
    const { body } = await client.post('/categories', { name: 'Muzikë' })
    return client.call('DELETE', `/categories/${body.data._id}`)
  },
  listSubcategories: (client) => client.get('/subcategories'),
  listSubcategoriesByCategory: (client) => client.get('/subcategories/category/cat_01'),
  searchSubcategories: (client) => client.get('/subcategories/search?q=piceri'),
  listBusinesses: (client) => client.get('/businesses?page=1&limit=100'),
  createBusiness: (client, token) =>
    client.post(
      '/businesses',
      { name: 'Re', businessName: 'Re', category: 'cat_01', url: 'https://re.example' },
      token,
    ),
  listBusinessesByCategory: (client) => client.get('/businesses/category/cat_01'),
  listBusinessesBySubcategory: (client) => client.get('/businesses/subcategory/sub_01_01'),
  searchBusinesses: (client) => client.get(`/businesses/search?q=a&user_id=${userId}`),
  universalSearch: (client) => client.get('/businesses/universal-search?q=tirane&limit=100'),
  getBusiness: (client) => client.get('/businesses/biz_001'),
  updateBusiness: (client, token) => client.call('PUT', '/businesses/biz_001', { city: 'Fier' }, token),
  deleteBusiness: (client, token) => client.call('DELETE', '/businesses/biz_001', undefined, token),
  listReviews: (client) => client.get('/reviews?limit=100'),
  createReview: (client, token) => client.post('/reviews', newReview('biz_150', { orderId: 'VL-1' }), token),
  listReviewsByBusiness: (client) => client.get('/reviews/business/biz_001?limit=100'),
  listReviewsByUser: (client, token) => client.get(`/reviews/user/${userId}`, token),
  searchReviews: (client) => client.get('/reviews/search?q=staf&limit=100'),
  getReview: (client) => client.get('/reviews/rev_00001'),
  updateReview: async (client, token) =>
    client.call('PUT', `/reviews/${await ownReview(client, token)}`, { rating: 3 }, token),
  deleteReview: async (client, token) =>
    client.call('DELETE', `/reviews/${await ownReview(client, token)}`, undefined, token),
}

const success: Partial<Record<OperationId, number>> = {
  signup: 201,
  createCategory: 201,
  createBusiness: 201,
  createReview: 201,
}

it.each(Object.keys(operations) as OperationId[])('answers %s as the contract says', async (id) => {
  const client = createClient()
  const { accessToken } = await client.login()
  expect(await calls[id](client, accessToken)).toMatchObject({ status: success[id] ?? 200, body: { success: true } })
})

it.each((Object.keys(operations) as OperationId[]).filter((id) => operations[id][3] === 'required'))(
  'asks %s for a bearer token',
  async (id) => {
    const [method, path] = operations[id]
    const answer = await createClient().call(method, path.replace('{id}', userId), method === 'POST' ? {} : undefined)
    expect(answer.status).toBe(401)
  },
)

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
