// @vitest-environment node
// The seed is the same on every run, as large and as varied as the pages need, and cheap to make and to search.
import { createHash } from 'node:crypto'
import { isOffensive } from '@mocks/language'
import { anchor, demoData } from '@mocks/seed/data'
import { notable } from '@mocks/seed/reviews'
import { makeSeed } from '@mocks/seed/seed'
import { demoUser, unverifiedUser } from '@mocks/seed/users'
import { describe, expect, it } from 'vitest'
import { createClient } from './client'

const rows = makeSeed()
const sum = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
const ofBusiness = (id: string) => rows.reviews.filter((review) => review.businessId === id)

it('is the same on every run', () => {
  expect(sum(makeSeed())).toBe(sum(rows))
  // Whoever changes the seed changes `seedName` with it, so that stored overlays of the old one are not applied.
  expect(sum(rows)).toBe('7c35023b68b1910e')
})

it('has the directory of the demo data and some 300 accounts', () => {
  const { categories, subcategories, businesses, users } = rows
  expect([categories, subcategories, businesses, users].map((table) => table.length)).toEqual([16, 95, 150, 300])
  expect(new Set(users.map((user) => user.email)).size).toBe(300)
  const slugs = [...categories, ...subcategories].map((place) => place.slug)
  expect(new Set(slugs).size).toBe(111)
  expect(users.find((user) => user.id === demoUser.id)).toMatchObject({ email: 'demo@vlereso.example', verified: true })
  expect(users.find((user) => user.id === unverifiedUser.id)).toMatchObject({ verified: false })
})

it('has a category of more businesses than a page holds', () => {
  const sizes = rows.categories.map(({ id }) => rows.businesses.filter((business) => business.categoryId === id).length)
  expect(Math.max(...sizes)).toBeGreaterThan(10)
})

describe('its reviews', () => {
  it('are at least 4,000, of the three years before the anchor', () => {
    expect(rows.reviews.length).toBeGreaterThanOrEqual(4000)
    const times = rows.reviews.map((review) => Date.parse(review.createdAt))
    expect(Math.max(...times)).toBeLessThan(anchor)
    expect(anchor - Math.max(...times)).toBeLessThan(3_600_000)
    expect(anchor - Math.min(...times)).toBeGreaterThan(1000 * 86_400_000)
    expect(anchor - Math.min(...times)).toBeLessThanOrEqual(1096 * 86_400_000)
  })

  it('are not older than their business', () => {
    const created = new Map(rows.businesses.map((business) => [business.id, business.createdAt]))
    expect(rows.reviews.filter((review) => review.createdAt < (created.get(review.businessId) ?? ''))).toEqual([])
  })

  it('are more than 1,000 for one business, none for one, one for one, and many pages for another', () => {
    expect(ofBusiness(notable.most).filter((review) => review.isApproved).length).toBeGreaterThan(1000)
    expect(ofBusiness(notable.none)).toEqual([])
    expect(ofBusiness(notable.one)).toMatchObject([{ isApproved: true }])
    expect(ofBusiness(notable.many).length).toBeGreaterThan(110)
  })

  it('are one for each user and business', () => {
    const pairs = rows.reviews.flatMap(({ userId, businessId }) => (userId ? [`${userId} ${businessId}`] : []))
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('lack some things: approval, author, account, day, order number', () => {
    const count = (missing: (review: (typeof rows.reviews)[number]) => unknown) => rows.reviews.filter(missing).length
    for (const missing of [
      count((review) => !review.isApproved),
      count((review) => !review.userId && !review.authorName),
      count((review) => review.authorName),
      count((review) => review.experienceDate),
      count((review) => review.orderId),
    ]) {
      expect(missing).toBeGreaterThan(10)
      expect(missing).toBeLessThan(rows.reviews.length / 2)
    }
  })

  it('keep the ratings of the demo data within four points of a hundred', () => {
    for (const [rating, weight] of Object.entries(demoData.meta.ratingWeights)) {
      const share = rows.reviews.filter((review) => review.rating === Number(rating)).length / rows.reviews.length
      expect(Math.abs(share * 100 - weight)).toBeLessThan(4)
    }
  })

  it('pass the screening and hold no placeholder', () => {
    expect(rows.reviews.filter((review) => isOffensive(review.title, review.comment))).toEqual([])
    expect(JSON.stringify(rows)).not.toMatch(/\{name\}|\{city\}|undefined|NaN/)
  })

  it('speak in the voice of their author', () => {
    const genders = new Map(rows.users.map((user) => [user.id, user.name.split(' ')[0] ?? '']))
    for (const { voice, text } of demoData.reviewTemplates.filter((template) => template.voice !== 'n')) {
      const names = voice === 'f' ? demoData.firstNames.female : demoData.firstNames.male
      const written = rows.reviews.filter(
        (review) => review.comment.includes(text) && (review.userId || review.authorName),
      )
      expect(written.length).toBeGreaterThan(0)
      for (const review of written)
        expect(names).toContain(review.authorName?.split(' ')[0] ?? genders.get(review.userId ?? ''))
    }
  })
})

it('names no pair of names that belongs to a public figure', () => {
  const people = [...rows.users.map((user) => user.name), ...rows.reviews.map((review) => review.authorName)]
  for (const pair of demoData.meta.avoidNamePairs) expect(people).not.toContain(pair.join(' '))
})

it('has businesses of every status, with and without each field', () => {
  expect(new Set(rows.businesses.map((business) => business.status))).toEqual(
    new Set(['active', 'in_review', 'inactive', undefined]),
  )
  for (const field of ['description', 'url', 'address', 'phoneNumber', 'email', 'photo'] as const) {
    const having = rows.businesses.filter((business) => business[field]).length
    expect(having).toBeGreaterThan(75)
    expect(having).toBeLessThan(150)
  }
})

it('has reviews of businesses under review that are all unapproved', () => {
  for (const { id } of rows.businesses.filter((business) => business.status === 'in_review')) {
    expect(ofBusiness(id).length).toBeGreaterThan(0)
    expect(ofBusiness(id).every((review) => !review.isApproved)).toBe(true)
  }
})

it('is made once a process and indexed once a change', async () => {
  const client = createClient()
  const { tables, reviews, businesses } = client.backend.db
  expect(createClient().backend.db.tables.users.get(demoUser.id)).toBe(tables.users.get(demoUser.id))
  await client.get('/businesses/universal-search?q=kafe')
  const indexes = [reviews(), businesses()]
  for (let times = 0; times < 20; times += 1) await client.get(`/businesses/universal-search?q=kafe&page=${times}`)
  expect([reviews(), businesses()]).toEqual(indexes)
  expect(reviews()).toBe(indexes[0])
  expect(businesses()).toBe(indexes[1])
  const [first] = tables.reviews.all()
  if (first) tables.reviews.put({ ...first, rating: 1 })
  expect(reviews()).not.toBe(indexes[0])
  expect(businesses()).toBe(indexes[1])
})
