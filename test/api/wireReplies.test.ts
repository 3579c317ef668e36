// The shells of replies: where an object, a list, the message and the pages may stand; what was asked for, beside them.
import { describe, expect, it } from 'vitest'
import { wire } from '@/api/wire/wire'

const businesses = [{ _id: 'b1', averageRating: 0, reviewCount: 0 }]
const reviews = [{ _id: 'r1', rating: 0, title: '', comment: '', isApproved: false }]
const pages = { current: 2, pages: 7, total: 61, limit: 9 }
/** The same with a number of pages that no division gives: it was read. */
const odd = { ...pages, pages: 5 }

const businessLists = [
  'listBusinesses',
  'listBusinessesByCategory',
  'listBusinessesBySubcategory',
  'searchBusinesses',
  'universalSearch',
] as const
const reviewLists = ['listReviews', 'listReviewsByBusiness', 'listReviewsByUser', 'searchReviews'] as const
const categoryLists = ['listCategories', 'searchCategories'] as const
const subcategoryLists = [
  'listCategorySubcategories',
  'listSubcategories',
  'listSubcategoriesByCategory',
  'searchSubcategories',
] as const

describe('the envelope', () => {
  it.each(Object.entries(wire))('%s carries the success flag and the message [ENTITY-20]', (_id, read) => {
    const data = { _id: 'x', message: 'in data' }
    expect(read({ success: true, message: 'Gati', data })).toMatchObject({ success: true, message: 'Gati' })
    expect(read({ data })).toMatchObject({ success: true, message: 'in data' })
    for (const message of ['', ' ', 5, {}, null])
      expect(read({ success: true, message, data: { _id: 'x' } })).not.toHaveProperty('message')
  })
})

describe('lists', () => {
  it.each(businessLists)('%s reads businesses from businesses or data [ENTITY-21] [DIRCALL-24]', (id) => {
    const inData = [{ data: businesses }, { data: { businesses } }, { data: { data: businesses } }]
    for (const raw of [{ businesses }, ...inData, businesses]) expect(wire[id](raw).businesses).toEqual(businesses)
  })
  it.each(reviewLists)('%s reads reviews from comments, reviews or data [ENTITY-22]', (id) => {
    for (const named of [{ comments: reviews }, { reviews }, reviews])
      for (const raw of [named, { data: named }]) expect(wire[id](raw).reviews).toEqual(reviews)
  })
  it('categories and subcategories are read from data, their name or the body', () => {
    const categories = [{ _id: 'c1', name: 'A', subcategories: [] }]
    const subcategories = [{ _id: 's1', name: 'A', categoryId: { _id: 'c1' } }]
    const places = (name: string, all: object[]) => [{ data: all }, { [name]: all }, { data: { [name]: all } }, all]
    for (const id of categoryLists)
      for (const raw of places('categories', categories)) expect(wire[id](raw).data, id).toEqual(categories)
    for (const id of subcategoryLists)
      for (const raw of places('subcategories', subcategories)) expect(wire[id](raw).data, id).toEqual(subcategories)
  })
  it('a named list wins over data, as data may hold something else', () => {
    expect(wire.listBusinesses({ data: [], businesses }).businesses).toEqual(businesses)
  })
  it('drops members without an id and repeated ids, the first stays', () => {
    const unnamed = [null, 'r2', 5, [], { title: 'x' }]
    const raw = [{ _id: 'r1', title: 'first' }, ...unnamed, { id: 'r1', title: 'second' }, { id: 3 }, { id: '3' }]
    expect(wire.listReviews({ reviews: raw }).reviews.map((one) => [one._id, one.title])).toEqual([
      ['r1', 'first'],
      ['3', ''],
    ])
  })
  it.each([undefined, null, [], 'x', 42, {}, { data: null }, { reviews: null, businesses: {} }, { data: 'x' }])(
    'a reply %j without a list is an empty page 1 of 1',
    (raw) => {
      const pagination = { current: 1, pages: 1, total: 0, limit: 10 }
      for (const id of businessLists) expect(wire[id](raw)).toEqual({ success: true, businesses: [], pagination })
      for (const id of reviewLists) expect(wire[id](raw)).toEqual({ success: true, reviews: [], pagination })
      for (const id of [...categoryLists, ...subcategoryLists])
        expect(wire[id](raw)).toEqual({ success: true, data: [] })
    },
  )
})

describe('pagination', () => {
  const read = (raw: object) => wire.listBusinesses(raw).pagination
  const places = (said: object) => [{ pagination: said }, { data: { pagination: said } }, said, { data: said }]

  it('is read from current, pages, total, limit [ENTITY-23] [DIRCALL-24]', () => {
    for (const raw of places(odd)) expect(read(raw)).toEqual(odd)
  })
  it.each([
    { totalCount: 61, totalPages: 5, currentPage: 2 },
    { total: 61, pages: 5, page: 2 },
    { totalCount: 61, total: 9, totalPages: 5, pages: 9, currentPage: 2, page: 9 },
  ])('is also read from %j [ENTITY-24] [DIRCALL-24]', (said) => {
    for (const raw of places(said)) expect(read(raw)).toEqual({ current: 2, pages: 5, total: 61, limit: 10 })
  })
  it('reads numbers written as strings and cuts fractions off', () => {
    expect(read({ pagination: { current: '2', pages: '5', total: '61', limit: '9' } })).toEqual(odd)
    expect(read({ pagination: { current: 2.9, pages: 5.1, total: 61.5, limit: 9 } })).toEqual(odd)
  })
  it('counts ten to a page where only the total is said [CONST-01]', () => {
    const pagesOf = { 0: 1, 1: 1, 10: 1, 11: 2, 20: 2, 21: 3, 100: 10, 101: 11 }
    for (const [total, pages] of Object.entries(pagesOf).map(([key, value]) => [Number(key), value]))
      for (const raw of places({ total })) expect(read(raw)).toEqual({ current: 1, pages, total, limit: 10 })
  })
  it('divides total by limit when no number of pages is usable, and never has fewer than 1', () => {
    for (const none of [undefined, null, 0, -1, 'x', '', Number.NaN, Number.POSITIVE_INFINITY, {}, [3], true]) {
      expect(read({ pagination: { ...pages, pages: none } })).toEqual(pages)
      expect(read({ pagination: { pages: none, total: 0 } }).pages).toBe(1)
    }
  })
  it('falls back field by field', () => {
    for (const none of [undefined, null, 0, -1, 'x', Number.NaN]) {
      expect(read({ pagination: { ...pages, current: none, page: none } }).current).toBe(1)
      expect(read({ pagination: { ...pages, limit: none } }).limit).toBe(10)
    }
    expect(read({ businesses, pagination: { total: -5 } }).total).toBe(1)
    expect(read({ businesses, pagination: 'x', total: 30 })).toEqual({ current: 1, pages: 3, total: 30, limit: 10 })
  })
  it('divides by what was asked for where no limit is said: the last page is shorter', () => {
    const last = { data: businesses, total: 31 }
    expect(wire.universalSearch(last, { page: 3, limit: 15 }).pagination).toEqual({
      current: 1,
      pages: 3,
      total: 31,
      limit: 15,
    })
    expect(wire.universalSearch({ ...last, limit: 20 }, { page: 3, limit: 15 }).pagination.pages).toBe(2)
  })
  it('takes a longer list that came without numbers for the whole', () => {
    const all = Array.from({ length: 25 }, (_, index) => ({ _id: `b${index}` }))
    expect(read(all)).toEqual({ current: 1, pages: 1, total: 25, limit: 25 })
    expect(read({ businesses: all.slice(0, 16), total: 40 })).toEqual({ current: 1, pages: 3, total: 40, limit: 16 })
  })
  it('is bounded', () => {
    const all = (number: number) => ({ current: number, pages: number, total: number, limit: number })
    expect(read({ pagination: all(1e308) })).toEqual(all(Number.MAX_SAFE_INTEGER))
    expect(read({ pagination: all(Infinity) })).toEqual({ current: 1, pages: 1, total: 0, limit: 10 })
  })
})

describe('single objects', () => {
  const business = businesses[0]
  const review = reviews[0]
  it.each(['getBusiness', 'createBusiness', 'updateBusiness'] as const)(
    '%s finds the business where it is [ENTITY-21]',
    (id) => {
      for (const raw of [{ data: business }, { business }, { data: { business } }, { success: true, ...business }])
        expect(wire[id](raw)?.data).toEqual(business)
    },
  )
  it.each(['getReview', 'createReview', 'updateReview'] as const)('%s finds the review where it is', (id) => {
    const nested = { ...review, business: { _id: 'b1' }, comment: 'Mirë' }
    for (const named of [nested, { review: nested }, { comment: nested }])
      for (const raw of [named, { data: named }]) expect(wire[id](raw)?.data).toEqual(nested)
  })
  it.each(['createCategory', 'updateCategory'] as const)('%s finds the category where it is', (id) => {
    const category = { _id: 'c1', name: 'A', subcategories: [] }
    for (const raw of [{ data: category }, { category }, { data: { category } }, category])
      expect(wire[id](raw)?.data).toEqual(category)
  })
  it.each([undefined, null, '', [], {}, { data: null }, { data: { name: 'A' } }, { data: [business] }])(
    'in %j there is none: a question has failed, a write has worked',
    (raw) => {
      expect(wire.getBusiness(raw)).toBeUndefined()
      expect(wire.getReview(raw)).toBeUndefined()
      for (const [id, read] of Object.entries(wire).filter(([id]) => /^(create|update)/.test(id)))
        expect(read(raw), id).toStrictEqual({ success: true })
    },
  )
})

describe('sessions', () => {
  const user = { _id: 'u1', name: 'Arta' }
  const session = { accessToken: 'a.b.c', refreshToken: 'd.e.f', user }
  it.each(['login', 'verifyEmail'] as const)('%s reads tokens and user under data or at the root', (id) => {
    expect(wire[id]({ success: true, data: session })).toEqual({ success: true, data: session })
    expect(wire[id]({ ...session, user: { id: 'u1', name: 'Arta' } })).toEqual({ success: true, data: session })
    const apart = { data: { accessToken: 'x' }, refreshToken: 'y' }
    expect(wire[id](apart).data).toEqual({ accessToken: 'x', refreshToken: 'y' })
  })
  it('a token is a string', () => {
    expect(wire.login({ accessToken: 5, refreshToken: '', user: 'u1' })).toEqual({ success: true, data: {} })
    expect(wire.verifyEmail({ message: 'Gati' })).toEqual({ success: true, message: 'Gati' })
  })
  it('the sign-up reply asks for a verification only where it says so as a boolean', () => {
    expect(wire.signup({ requiresVerification: 'true' })).toEqual({ success: true, requiresVerification: false })
  })
  it('getMe prefers data.user to data to user to the body, and may find nobody', () => {
    const four = { _id: '4', user: { _id: '3' }, data: { _id: '2', user: { _id: '1' } } }
    expect(wire.getMe(four).data.user?._id).toBe('1')
    expect(wire.getMe({ ...four, data: { _id: '2' } }).data.user?._id).toBe('2')
    expect(wire.getMe({ ...four, data: null }).data.user?._id).toBe('3')
    expect(wire.getMe({ success: true, data: {} })).toEqual({ success: true, data: {} })
  })
})

describe('a page of a list that may have come whole', () => {
  const sent = (count: number) => Array.from({ length: count }, (_, at) => ({ _id: `b${at + 1}` }))
  const whole = { businesses: sent(25) }
  const paging = { pages: 3, total: 25, limit: 10 }
  const read = (raw: object, asked?: object) => {
    const { businesses, pagination } = wire.listBusinesses({ success: true, ...raw }, asked)
    return [businesses[0]?._id, businesses.at(-1)?._id, businesses.length, pagination]
  }

  it.each([
    [1, 'b1', 'b10', 10],
    [2, 'b11', 'b20', 10],
    [3, 'b21', 'b25', 5],
    [4, undefined, undefined, 0],
  ])('is cut out of the whole: page %d', (page, first, last, count) => {
    const wanted = [first, last, count, { current: page, ...paging }]
    const pagination = { current: 1, pages: 1, total: 25, limit: 25 }
    for (const raw of [whole, { ...whole, pagination }]) expect(read(raw, { page, limit: 10 })).toEqual(wanted)
  })

  it('is the first where none was asked for, and all without a limit', () => {
    expect(read(whole, { limit: 10 })).toEqual(['b1', 'b10', 10, { current: 1, ...paging }])
    expect(read(whole, { page: 2 })).toMatchObject(['b1', 'b25', 25, { total: 25 }])
  })

  it('stays as it is where it is no longer than was asked for, or there is more than that', () => {
    const asked = { page: 3, limit: 10 }
    for (const total of [10, 5])
      expect(read({ businesses: sent(total) }, asked)).toMatchObject(['b1', `b${total}`, total, { total }])
    const pagination = { current: 2, pages: 3, total: 26, limit: 12 }
    expect(read({ businesses: sent(12), pagination }, asked)).toEqual(['b1', 'b12', 12, pagination])
    expect(read({}, asked)).toMatchObject([undefined, undefined, 0, { total: 0 }])
  })
})

it.each(reviewLists)('a comment is approved as %s says it is, whatever was asked for [ENTITY-18]', (list) => {
  for (const approved of [undefined, false, true]) {
    const asked = approved === undefined ? {} : { approved }
    const raw = [{ _id: 'r1', isApproved: true }, { _id: 'r2', isApproved: false }, { _id: 'r3' }]
    const { reviews: read } = wire[list]({ reviews: raw }, asked)
    // What says nothing is approved where only such were asked for (Q80).
    expect(read.map(({ isApproved }) => isApproved)).toEqual([true, false, approved === true])
  }
})
