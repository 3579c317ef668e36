// Every variant of a reply that the specifications allow, and what the app reads from it.
import { describe, expect, it } from 'vitest'
import { wireUser } from '@/api/wire/account'
import { wireBusiness, wireCategory, wireSubcategory } from '@/api/wire/directory'
import { wireReview } from '@/api/wire/reviews'
import { wire } from '@/api/wire/wire'

/** A business of which only these fields were sent. */
const business = (fields: object) => wireBusiness({ _id: 'b1', ...fields })
/** A review of which only these fields were sent. */
const review = (fields: object) => wireReview({ _id: 'r1', ...fields })

const bareBusiness = { _id: 'b1', averageRating: 0, reviewCount: 0 }
const bareReview = { _id: 'r1', rating: 0, title: '', comment: '', isApproved: false }

/** Values that name nothing. */
const noIds = [undefined, null, '', '  ', {}, [], ['x'], { _id: 'x' }, true, Number.NaN, '..', '.', '\ud800']

/** These two are nothing without a name, either. */
const named = (raw: unknown) => (raw instanceof Object && !Array.isArray(raw) ? { name: 'A', ...raw } : raw)

describe('ids', () => {
  const readers = {
    wireUser,
    wireCategory: (raw: unknown) => wireCategory(named(raw)),
    wireSubcategory: (raw: unknown) => wireSubcategory(named(raw)),
    wireBusiness,
    wireReview,
  }
  it.each(Object.entries(readers))('%s reads _id, else id, and finite numbers as strings', (_name, read) => {
    expect(read({ _id: 'a', id: 'b' })?._id).toBe('a')
    expect(read({ id: 'b' })?._id).toBe('b')
    expect(read({ _id: null, id: 'b' })?._id).toBe('b')
    expect(read({ id: 7 })?._id).toBe('7')
    expect(read({ id: 0 })?._id).toBe('0')
    expect(read({ _id: 'a', id: 'b' })).not.toHaveProperty('id')
  })
  it.each(Object.entries(readers))('%s makes nothing of what has no usable id', (_name, read) => {
    for (const id of noIds) {
      expect(read({ _id: id })).toBeUndefined()
      expect(read({ id })).toBeUndefined()
    }
    for (const raw of [undefined, null, 'x', 5, [], [{ _id: 'a' }], () => 0]) expect(read(raw)).toBeUndefined()
  })
  it('a business is known by _id or id [ENTITY-05]', () => {
    const read = { ...bareBusiness, _id: '7' }
    for (const raw of [{ _id: '7' }, { id: '7' }, { _id: 7 }, { id: 7 }]) {
      expect(wireBusiness(raw)).toEqual(read)
      expect(wire.listBusinesses({ businesses: [raw] }).businesses).toEqual([read])
      for (const single of ['getBusiness', 'createBusiness', 'updateBusiness'] as const)
        expect(wire[single]({ data: raw })?.data, single).toEqual(read)
    }
  })
  it('a comment is known by _id or id [ENTITY-14]', () => {
    const read = { ...bareReview, _id: '7' }
    for (const raw of [{ _id: '7' }, { id: '7' }, { _id: 7 }, { id: 7 }]) {
      expect(wireReview(raw)).toEqual(read)
      for (const list of ['listReviews', 'listReviewsByBusiness', 'listReviewsByUser', 'searchReviews'] as const)
        expect(wire[list]({ reviews: [raw] }).reviews, list).toEqual([read])
      for (const single of ['getReview', 'createReview', 'updateReview'] as const)
        expect(wire[single]({ data: raw })?.data, single).toEqual(read)
    }
  })
})

describe('users', () => {
  it.each(['_id', 'id', 'userId', 'sub'])('has its id from %s [AUTHENT-01]', (name) => {
    expect(wireUser({ [name]: 'u1' })).toEqual({ _id: 'u1' })
    expect(wireUser({ [name]: 12 })).toEqual({ _id: '12' })
  })
  it('without an id is one by name or e-mail, and else nobody', () => {
    expect(wireUser({ name: 'Arta' })).toEqual({ _id: 'authenticated', name: 'Arta' })
    const known = { email: 'a@b.al', verified: true }
    expect(wireUser(known)).toEqual({ _id: 'authenticated', ...known })
    for (const raw of [{ verified: true, role: 'user' }, { name: ' ', email: 7n }, {}, null, 'Arta'])
      expect(wireUser(raw)).toBeUndefined()
  })
  it('has email, name, role, verified and createdAt, and no other field [AUTHENT-02]', () => {
    const user = { email: 'a@b.al', name: 'Arta', role: 'user', verified: false, createdAt: '2025-01-02T03:04:05.000Z' }
    expect(wireUser({ id: 'u1', ...user, password: 'x', __v: 0 })).toEqual({ _id: 'u1', ...user })
    expect(wireUser({ id: 'u1', ...user, verified: 'true' })).not.toHaveProperty('verified')
    expect(wireUser({ id: 'u1', verified: true })).toEqual({ _id: 'u1', verified: true })
  })
})

describe('categories', () => {
  it('has _id, name, slug, description, isSubcategory and subcategories with _id and name [ENTITY-01]', () => {
    const named = { _id: 'c1', name: 'Ushqim' }
    const category = { ...named, slug: 'ushqim', description: 'Të ngrënat', isSubcategory: true }
    const subcategories = ['s1', 's2'].map((_id) => ({ _id, name: `Furra ${_id}` }))
    expect(wireCategory({ ...category, subcategories })).toEqual({ ...category, subcategories })
    expect(wireCategory({ id: 'c1', name: 'Ushqim' })).toEqual({ ...named, subcategories: [] })
  })
  it('lets no __v through, neither of the category nor of its subcategories [ENTITY-02]', () => {
    const raw = { _id: 'c1', name: 'A', __v: 3, subcategories: [{ _id: 's1', name: 'B', __v: 1 }] }
    const clean = { _id: 'c1', name: 'A', subcategories: [{ _id: 's1', name: 'B' }] }
    expect(wire.listCategories({ success: true, data: [raw] }).data).toEqual([clean])
  })
  it('keeps each subcategory with an id and a name once, without an empty field for what it lacks', () => {
    const subcategories = [null, { name: 'x' }, { id: 1, name: 'B' }, { _id: '1', name: 'C' }, 's2', [], { _id: 's3' }]
    const read = wireCategory({ _id: 'c1', name: 'A', subcategories })
    expect(read?.subcategories).toStrictEqual([{ _id: '1', name: 'B' }])
    const noList = { 0: { _id: 's1', name: 'B' } }
    expect(wireCategory({ _id: 'c1', name: 'A', subcategories: noList })?.subcategories).toEqual([])
  })
  it('a subcategory has _id, name and categoryId with _id and name [ENTITY-04]', () => {
    const subcategory = { _id: 's1', name: 'Furra', categoryId: { _id: 'c1', name: 'Ushqim' } }
    expect(wireSubcategory({ ...subcategory, __v: 0 })).toEqual(subcategory)
    const bare = { ...subcategory, categoryId: { _id: 'c1' } }
    expect(wireSubcategory({ id: 's1', name: 'Furra', categoryId: 'c1' })).toEqual(bare)
    expect(wireSubcategory({ _id: 's1', name: 'Furra', categoryId: null })).toEqual({ _id: 's1', name: 'Furra' })
  })
})

describe('businesses', () => {
  it('reads the name from name, businessName or title [ENTITY-06]', () => {
    expect(business({ name: 'A', businessName: 'B', title: 'C' })?.name).toBe('A')
    expect(business({ name: '', businessName: 'B', title: 'C' })?.name).toBe('B')
    expect(business({ title: 'C' })).toEqual({ ...bareBusiness, name: 'C' })
    expect(business({ name: '  ' })).toEqual(bareBusiness)
  })
  it('reads the link from url or website [ENTITY-07]', () => {
    expect(business({ url: 'https://a.al', website: 'https://b.al' })?.url).toBe('https://a.al')
    for (const url of [undefined, null, '', ' '])
      expect(business({ url, website: 'https://b.al' })).toEqual({ ...bareBusiness, url: 'https://b.al' })
  })
  it('reads the phone from phoneNumber or phone [ENTITY-08]', () => {
    expect(business({ phoneNumber: '+355 69 1', phone: '2' })?.phoneNumber).toBe('+355 69 1')
    for (const phoneNumber of [undefined, null, '', ' '])
      expect(business({ phoneNumber, phone: 355691234567 })).toEqual({ ...bareBusiness, phoneNumber: '355691234567' })
  })
  it('reads the category from an object with a name or from an id [ENTITY-09]', () => {
    expect(business({ category: { name: 'Ushqim' } })?.category).toEqual({ name: 'Ushqim' })
    const whole = { name: 'Ushqim', slug: 'u' }
    expect(business({ category: { id: 5, ...whole, __v: 1 } })?.category).toEqual({ _id: '5', ...whole })
    expect(business({ category: 'c1' })?.category).toEqual({ _id: 'c1' })
    for (const category of [null, {}, [], '', { slug: 'u' }, true]) expect(business({ category })).toEqual(bareBusiness)
  })
  it('has description, address, email, location, city, subcategory, averageRating, hasReviewed [ENTITY-10]', () => {
    const place = { address: 'Rruga 1', location: 'Tiranë', city: 'Durrës' }
    const about = { description: 'Përshkrim', email: 'a@b.al', averageRating: 4.25, hasReviewed: false }
    const fields = { ...place, ...about, subcategory: { _id: 's1', name: 'Furra' } }
    expect(business(fields)).toEqual({ ...bareBusiness, ...fields })
    const other = business({ ...fields, subcategory: 's1', hasReviewed: true })
    expect(other).toMatchObject({ subcategory: { _id: 's1' }, hasReviewed: true })
    expect(business({ hasReviewed: 'true' })).toEqual(bareBusiness)
  })
  it('keeps the status as it is sent [ENTITY-11]', () => {
    for (const status of ['in_review', 'inactive', 'active', 'diçka'])
      expect(business({ status })).toEqual({ ...bareBusiness, status })
    for (const status of ['', null, 3, {}]) expect(business({ status })).toEqual(bareBusiness)
  })
  it('reads an average rating from 0 to 5, and everything else as 0', () => {
    const average = (sent: unknown) => business({ averageRating: sent })?.averageRating
    expect([0, 6, -1, '4.5', 4.999].map(average)).toEqual([0, 5, 0, 4.5, 4.999])
    for (const none of [Number.NaN, Infinity, null, '', 'pesë', {}, [4], true]) expect(average(none)).toBe(0)
  })
  it('reads the review count from reviewCount or totalReviews [ENTITY-12]', () => {
    expect(business({ reviewCount: 3, totalReviews: 4 })?.reviewCount).toBe(3)
    expect(business({ reviewCount: null, totalReviews: 4 })?.reviewCount).toBe(4)
    expect(business({ totalReviews: '12' })).toEqual({ ...bareBusiness, reviewCount: 12 })
    for (const reviewCount of [-1, 'x', {}, Number.NaN]) expect(business({ reviewCount })?.reviewCount).toBe(0)
    expect(business({ reviewCount: 1e15 })?.reviewCount).toBe(1e15)
    expect(business({ reviewCount: 1e300 })?.reviewCount).toBe(Number.MAX_SAFE_INTEGER)
  })
  it('reads the photo from an object with url, also from a bare url [ENTITY-13]', () => {
    expect(business({ photo: { url: '/a.jpg', size: 3 } })).toEqual({ ...bareBusiness, photo: { url: '/a.jpg' } })
    expect(business({ photo: '/a.jpg' })).toEqual({ ...bareBusiness, photo: { url: '/a.jpg' } })
    for (const photo of [null, '', {}, { url: '' }, { url: 5 }, []]) expect(business({ photo })).toEqual(bareBusiness)
  })
  it('reads subcategories as objects or ids, each once', () => {
    const subcategories = ['s1', { id: 's1', name: 'A' }, { name: 'B' }, { name: 'B' }, null, {}]
    expect(business({ subcategories })?.subcategories).toEqual([{ _id: 's1' }, { name: 'B' }])
    expect(business({ subcategories: [] })).toEqual(bareBusiness)
  })
})

describe('reviews', () => {
  it.each(['user', 'author'])('reads the author from %s by id or _id, name, username, email [ENTITY-15]', (name) => {
    const author = { name: 'Arta', username: 'arta', email: 'a@b.al' }
    const user = { _id: 'u1', ...author }
    expect(review({ [name]: { ...user, role: 'x' } })).toEqual({ ...bareReview, user })
    expect(review({ [name]: { id: 'u1', ...author } })?.user).toEqual({ _id: 'u1', ...author })
    expect(review({ [name]: 'u1' })?.user).toEqual({ _id: 'u1' })
    expect(review({ [name]: { username: 'arta' } })?.user).toEqual({ username: 'arta' })
  })
  it('prefers user to author where both say something [ENTITY-15]', () => {
    expect(review({ user: { _id: 'u1' }, author: { _id: 'u2', name: 'B' } })?.user).toEqual({ _id: 'u1', name: 'B' })
  })
  it.each(['userId', 'authorId'])('reads the author id from %s too [ENTITY-16]', (name) => {
    expect(review({ [name]: 'u1' })?.user).toEqual({ _id: 'u1' })
    expect(review({ [name]: 9 })?.user).toEqual({ _id: '9' })
    expect(review({ user: { name: 'Arta' }, [name]: 'u1' })?.user).toEqual({ _id: 'u1', name: 'Arta' })
    expect(review({ user: null, [name]: 'u1' })?.user).toEqual({ _id: 'u1' })
  })
  it.each([null, undefined, {}, '', [], { role: 'x' }, true])('a deleted author %j is left out', (user) => {
    expect(review({ user, author: user, userId: null })).toEqual(bareReview)
  })
  it('reads the business from business or businessId [ENTITY-17]', () => {
    const read = { _id: 'b1', name: 'A', website: 'a.al' }
    expect(review({ business: { ...read, status: 'x' } })).toEqual({ ...bareReview, business: read })
    expect(review({ business: { id: 'b1', businessName: 'A' } })?.business).toEqual({ _id: 'b1', name: 'A' })
    expect(review({ business: { id: 'b1', url: 'a.al' } })?.business).toEqual({ _id: 'b1', website: 'a.al' })
    expect(review({ business: 'b1' })?.business).toEqual({ _id: 'b1' })
    expect(review({ businessId: 'b1' })?.business).toEqual({ _id: 'b1' })
    expect(review({ business: { name: 'A' }, businessId: 'b1' })?.business).toEqual({ _id: 'b1', name: 'A' })
    expect(review({ business: null })).toEqual(bareReview)
  })
  it('has rating, title, comment, createdAt and isApproved [ENTITY-18]', () => {
    const fields = { rating: 4, title: ' Mirë ', comment: 'a\n  b\u0000', isApproved: true }
    const createdAt = '2025-01-02T03:04:05.000Z'
    expect(review({ ...fields, createdAt })).toEqual({ ...bareReview, ...fields, createdAt })
    const long = { title: 'Titull '.repeat(30), comment: 'Fjalë '.repeat(800) }
    expect(review(long)).toEqual({ ...bareReview, ...long })
    expect(review({ rating: '5' })?.rating).toBe(5)
    expect(review({ rating: 9 })?.rating).toBe(5)
    for (const isApproved of ['true', 1, null, {}]) expect(review({ isApproved })?.isApproved).toBe(false)
    for (const comment of [null, {}, [], true]) expect(review({ comment, title: comment })).toEqual(bareReview)
  })
  it('has no dates but days of the calendar', () => {
    for (const date of [null, '', 5, 1700000000000, 'yesterday', '+275761-01-01', '9999-01-01', '2025-13-45', {}])
      expect(review({ createdAt: date, experienceDate: date })).toEqual(bareReview)
  })
  it('may have experienceDate and orderId [ENTITY-19]', () => {
    const both = { experienceDate: '2025-01-02', orderId: 'A-1' }
    const { experienceDate, orderId } = both
    for (const fields of [both, { experienceDate }, { orderId }, {}])
      expect(review(fields)).toEqual({ ...bareReview, ...fields })
    const sent = { experienceDate: '2025-01-02T00:00:00.000Z', orderId: 17 }
    expect(review(sent)).toMatchObject({ experienceDate: '2025-01-02', orderId: '17' })
    expect(review({ experienceDate: '', orderId: '' })).toEqual(bareReview)
  })
})

describe('hostile replies', () => {
  it('own __proto__ keys change no prototype and reach no result', () => {
    const raw = JSON.parse('{"_id":"r1","__proto__":{"isApproved":true,"rating":5},"user":{"__proto__":{"_id":"u9"}}}')
    const read = wireReview(raw)
    expect(read).toEqual(bareReview)
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  })
  it('nesting of 100,000 arrays overflows nothing', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    for (const read of Object.values(wire))
      expect(() => read({ data: deep, user: deep, pagination: deep, validationErrors: deep })).not.toThrow()
  })
})
