// @vitest-environment jsdom
// The calls of categories and businesses (DIR §7): what is sent and what is read.
import { beforeEach, describe, expect, it } from 'vitest'
import { businessesApi, categoriesApi, reviewsApi, subcategoriesApi, usersApi } from '@/api'
import { access, ask, ok, plain, signIn } from './ask'

const category = categoriesApi.endpoints
const subcategory = subcategoriesApi.endpoints
const business = businessesApi.endpoints
const review = reviewsApi.endpoints

beforeEach(signIn)

describe('categories', () => {
  const raw = [
    { id: 'c1', name: 'Ushqim', __v: 0, subcategories: [{ id: 's1', name: 'Furra' }] },
    { id: 'c2', name: 'Transport', __v: 0, subcategories: [] },
  ]
  const categories = [
    { _id: 'c1', name: 'Ushqim', subcategories: [{ _id: 's1', name: 'Furra' }] },
    { _id: 'c2', name: 'Transport', subcategories: [] },
  ]
  // More than a page, and not all of them name their category whole.
  const rawSub = Array.from({ length: 30 }, (_, at) => ({
    id: `s${at}`,
    name: `Furra ${at}`,
    categoryId: at % 2 === 0 ? { id: 'c1', name: 'Ushqim' } : 'c1',
    __v: 0,
  }))
  const subcategories = rawSub.map(({ id, name, categoryId }) => ({
    _id: id,
    name,
    categoryId: categoryId === 'c1' ? { _id: 'c1' } : { _id: 'c1', name: 'Ushqim' },
  }))
  // What would change its meaning in an address if it were not encoded.
  const q = 'kafe & çaj/+?#=%20'
  const encoded = /^\?q=kafe(\+|%20)%26(\+|%20)%C3%A7aj%2F%2B%3F%23%3D%2520$/

  it.each([
    ['[DIRCALL-04]', 'GET /categories/subcategories', category.listCategorySubcategories.initiate()],
    ['[DIRCALL-05]', 'GET /subcategories', subcategory.listSubcategories.initiate()],
    [
      '[DIRCALL-06]',
      'GET /subcategories/category/c1',
      subcategory.listSubcategoriesByCategory.initiate({ categoryId: 'c1' }),
    ],
  ] as const)('%s %s reads the subcategories', async (_id, call, initiate) => {
    const { sent, data } = await ask(initiate, ok({ data: rawSub }))
    expect(sent).toEqual({ ...plain, call })
    expect(data).toEqual({ success: true, data: subcategories })
  })
  it.each([
    ['[DIRCALL-07]', 'categories', category.searchCategories.initiate({ q }), raw, categories],
    ['[DIRCALL-08]', 'subcategories', subcategory.searchSubcategories.initiate({ q }), rawSub, subcategories],
  ] as const)(
    '%s GET /%s/search sends q encoded and reads what was found',
    async (_id, name, initiate, found, read) => {
      const { sent, search, data } = await ask(initiate, ok({ data: found }))
      expect(sent).toEqual({ ...plain, call: `GET /${name}/search`, query: { q } })
      expect(search).toMatch(encoded)
      expect(data).toEqual({ success: true, data: read })
    },
  )
  const body = { name: 'Ushqime, pije & gjithçka tjetër për tryezën e shtëpisë' }
  const [one] = categories
  it.each([
    ['GET /categories', '[DIRCALL-03]', category.listCategories.initiate(), undefined, raw, categories],
    ['POST /categories', '[DIRCALL-09]', category.createCategory.initiate({ body }), body, raw[0], one],
    ['PUT /categories/c1', '[DIRCALL-10]', category.updateCategory.initiate({ id: 'c1', body }), body, raw[0], one],
  ] as const)(
    '%s sends what it should and reads what is under data %s',
    async (call, _id, initiate, body, said, read) => {
      const { sent, data } = await ask(initiate, ok({ data: said }))
      expect(sent).toEqual({ ...plain, call, body })
      expect(data).toEqual({ success: true, data: read })
    },
  )
  it('DELETE /categories/{id} deletes a category [DIRCALL-11]', async () => {
    const { sent, data } = await ask(category.deleteCategory.initiate({ id: 'c1' }), ok())
    expect(sent).toEqual({ ...plain, call: 'DELETE /categories/c1' })
    expect(data).toEqual({ success: true })
  })
})

/** Names and values of query parameters, as the app gives them and as they are sent. */
const given = { page: 2, limit: 10, city: ' Tiranë ', minRating: 3, sort: 'rating_desc' } as const
const query = { page: '2', limit: '10', city: ' Tiranë ', minRating: '3', sort: 'rating_desc' }

describe('businesses', () => {
  const raw = { id: 'b1', businessName: 'Kafe & Bar', website: 'a.al', totalReviews: '3', __v: 0 }
  const read = { _id: 'b1', name: 'Kafe & Bar', url: 'a.al', averageRating: 0, reviewCount: 3 }
  const lists = {
    listBusinesses: business.listBusinesses.initiate({ ...given, businessName: 'kafe', category: 'c1', userId: 'u1' }),
    listBusinessesByCategory: business.listBusinessesByCategory.initiate({ id: 'c1', ...given, businessName: 'kafe' }),
    listBusinessesBySubcategory: business.listBusinessesBySubcategory.initiate({
      id: 's1',
      ...given,
      businessName: 'kafe',
    }),
    searchBusinesses: business.searchBusinesses.initiate({ q: 'kafe', category: 'c1', ...given, userId: 'u1' }),
    universalSearch: business.universalSearch.initiate({ q: 'kafe', category: 'c1', ...given }),
  }
  const bare = {
    listBusinesses: business.listBusinesses.initiate({}),
    listBusinessesByCategory: business.listBusinessesByCategory.initiate({ id: 'c1' }),
    listBusinessesBySubcategory: business.listBusinessesBySubcategory.initiate({ id: 's1' }),
    searchBusinesses: business.searchBusinesses.initiate({}),
    universalSearch: business.universalSearch.initiate({}),
  }
  it.each([
    ['[DIRCALL-12]', 'listBusinesses', 'GET /businesses', { businessName: 'kafe', category: 'c1', user_id: 'u1' }],
    ['[DIRCALL-13]', 'listBusinessesByCategory', 'GET /businesses/category/c1', { businessName: 'kafe' }],
    ['[DIRCALL-14]', 'listBusinessesBySubcategory', 'GET /businesses/subcategory/s1', { businessName: 'kafe' }],
    ['[DIRCALL-17]', 'searchBusinesses', 'GET /businesses/search', { q: 'kafe', category: 'c1', user_id: 'u1' }],
    ['[DIRCALL-18]', 'universalSearch', 'GET /businesses/universal-search', { q: 'kafe', category: 'c1' }],
  ] as const)('%s %s takes its query', async (_id, name, call, rest) => {
    expect((await ask(lists[name], ok())).sent).toEqual({ ...plain, call, query: { ...query, ...rest } })
    expect((await ask(bare[name], ok())).sent).toEqual({ ...plain, call })
  })
  it('GET /businesses/{id} takes an optional user_id [DIRCALL-19]', async () => {
    const { sent, data } = await ask(business.getBusiness.initiate({ id: 'b1', userId: 'u1' }), ok({ data: raw }))
    expect(sent).toEqual({ ...plain, call: 'GET /businesses/b1', query: { user_id: 'u1' } })
    expect(data).toEqual({ success: true, data: read })
    const { sent: bare } = await ask(business.getBusiness.initiate({ id: 'b1' }), ok({ data: raw }))
    expect(bare).toEqual({ ...plain, call: 'GET /businesses/b1' })
  })
  it('a business that is not in the reply is a failure; one whose data is null was not found (Q80)', async () => {
    for (const body of [{}, { data: null }, { data: { name: 'A' } }]) {
      const { data, error } = await ask(business.getBusiness.initiate({ id: 'b1' }), ok(body))
      expect(data).toBeUndefined()
      const kind = body.data === null ? 'notFound' : 'unexpected'
      expect(error).toMatchObject({ kind, message: 'API request failed' })
    }
  })
  it('POST /businesses sends name, businessName, category, url and subcategories if there are any [DIRCALL-20]', async () => {
    const newBusiness = { name: 'Kafe', businessName: 'Kafe', category: 'c1', url: 'https://a.al' }
    for (const body of [newBusiness, { ...newBusiness, subcategories: ['s1', 's2'] }]) {
      const { sent, data } = await ask(business.createBusiness.initiate({ newBusiness: body }), ok({ data: raw }))
      expect(sent).toEqual({ ...plain, call: 'POST /businesses', body, bearer: access })
      expect(data).toEqual({ success: true, data: read })
    }
    const { data } = await ask(business.createBusiness.initiate({ newBusiness }), ok({ message: 'Gati' }))
    expect(data).toEqual({ success: true, message: 'Gati' })
  })
  it('PUT and DELETE /businesses/{id} update and delete a business [DIRCALL-22] [DIRCALL-23]', async () => {
    const businessChanges = { name: 'Kafe', city: 'Tiranë' }
    const updated = await ask(business.updateBusiness.initiate({ id: 'b1', businessChanges }), ok({ data: raw }))
    expect(updated.sent).toEqual({ ...plain, call: 'PUT /businesses/b1', body: businessChanges, bearer: access })
    expect(updated.data).toEqual({ success: true, data: read })
    const deleted = await ask(business.deleteBusiness.initiate({ id: 'b1' }), ok())
    expect(deleted.sent).toEqual({ ...plain, call: 'DELETE /businesses/b1', bearer: access })
    expect(deleted.data).toEqual({ success: true })
  })
})

describe('ids in addresses', () => {
  const id = 'a/b?c#ë ..'
  const encoded = encodeURIComponent(id)
  const body = { name: 'A' }
  it.each([
    ['PUT /categories/', '[DIRCALL-10]', category.updateCategory.initiate({ id, body })],
    ['DELETE /categories/', '[DIRCALL-11]', category.deleteCategory.initiate({ id })],
    ['GET /businesses/', '[DIRCALL-19]', business.getBusiness.initiate({ id })],
    ['PUT /businesses/', '[DIRCALL-22]', business.updateBusiness.initiate({ id, businessChanges: body })],
    ['DELETE /businesses/', '[DIRCALL-23]', business.deleteBusiness.initiate({ id })],
    ['GET /businesses/category/', '[DIRCALL-13]', business.listBusinessesByCategory.initiate({ id })],
    ['GET /businesses/subcategory/', '[DIRCALL-14]', business.listBusinessesBySubcategory.initiate({ id })],
    [
      'GET /subcategories/category/',
      '[DIRCALL-06]',
      subcategory.listSubcategoriesByCategory.initiate({ categoryId: id }),
    ],
    ['GET /reviews/', '[DIRCALL-31]', review.getReview.initiate({ id })],
    ['PUT /reviews/', '[DIRCALL-33]', review.updateReview.initiate({ id, reviewChanges: { title: 'A' } })],
    ['DELETE /reviews/', '[DIRCALL-34]', review.deleteReview.initiate({ id })],
    ['GET /reviews/business/', '[DIRCALL-26]', review.listReviewsByBusiness.initiate({ id })],
    ['GET /reviews/user/', '[DIRCALL-27]', review.listReviewsByUser.initiate({ id })],
    ['DELETE /users/', '', usersApi.endpoints.deleteUser.initiate({ id })],
  ])('are one part of %s, whatever they hold %s', async (call, _id, initiate) => {
    const { sent } = await ask(initiate, ok())
    expect(sent.call).toBe(call + encoded)
    expect(sent.query).toEqual({})
  })
})
