// The seed is the same on every run, as large and as varied as the pages need, and cheap to make and to search.
import { createHash } from 'node:crypto'
import { anchor, demoData } from '@mocks/seed/data'
import { notable } from '@mocks/seed/reviews'
import { makeSeed, seedName } from '@mocks/seed/seed'
import { demoUser, unverifiedUser } from '@mocks/seed/users'
import { fold, isOffensive } from '@mocks/text'
import { describe, expect, it } from 'vitest'
import { createClient } from './client'

const rows = makeSeed()
const sum = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
const ofBusiness = (id: string) => rows.reviews.filter((review) => review.businessId === id)

it('is the same on every run', () => {
  expect(sum(makeSeed())).toBe(sum(rows))
  // Whoever changes the seed changes `seedName` with it, so that stored overlays of the old one are not applied.
  expect({ [seedName]: sum(rows) }).toEqual({ '2026-11-20.3': '057718f8fc09eddb' })
})

it('has the directory of the demo data and some 300 accounts', () => {
  const { categories, subcategories, businesses, users } = rows
  expect([categories, subcategories, businesses, users].map((table) => table.length)).toEqual([16, 97, 182, 300])
  expect(new Set(users.map((user) => user.email)).size).toBe(300)
  expect(users.find((user) => user.id === demoUser.id)).toMatchObject({ email: 'demo@vlereso.example', verified: true })
  expect(users.find((user) => user.id === unverifiedUser.id)).toMatchObject({ verified: false })
})

it('has two subcategories of one name, and one of the name of a category, each with a business (Q69)', () => {
  const { categories, subcategories, businesses } = rows
  const slugs = [...categories, ...subcategories].map((place) => place.slug)
  const twice = slugs.filter((slug, index) => slugs.indexOf(slug) !== index)
  expect(twice).toEqual(['spa_dhe_masazhe', 'kafshe_shtepiake'])
  const equal = subcategories.filter(({ slug }) => twice.includes(slug))
  expect(equal.map(({ categoryId }) => categoryId)).toEqual(['cat_02', 'cat_04', 'cat_09'])
  for (const { id } of equal) expect(businesses.some(({ subcategoryIds }) => subcategoryIds[0] === id)).toBe(true)
})

it('has a category of four pages, and of every one a business with a photo and one without', () => {
  const counts = rows.categories.map(({ id }) => rows.businesses.filter(({ categoryId }) => categoryId === id))
  expect(counts[0]?.length).toBe(40)
  for (const businesses of counts) expect(new Set(businesses.map(({ photo = false }) => photo)).size).toBe(2)
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

  it('pass the screening and hold no placeholder', () => {
    expect(rows.reviews.filter((review) => isOffensive(review.title, review.comment))).toEqual([])
    expect(JSON.stringify(rows)).not.toMatch(/\{name\}|\{city\}|undefined|NaN/)
    const texts = rows.reviews.map(({ title, comment }) => `${title} ${comment}`)
    expect(texts.filter((text) => /[[\](){}<>|/]| [.,]| {2}/.test(text))).toEqual([])
  })

  it('are no two alike, whatever their case and marks, and seldom of one title', () => {
    const essence = (text: string) =>
      fold(text)
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    expect(new Set(rows.reviews.map(({ comment }) => essence(comment))).size).toBe(rows.reviews.length)
    expect(new Set(rows.reviews.map(({ title }) => title)).size / rows.reviews.length).toBeGreaterThan(0.85)
  })

  it('say what their rating says', () => {
    const praise = /Pesë yje, |ia vlente çdo lek|kaloi çdo pritje|më la pa fjalë/
    const blame = /Hera e parë dhe e fundit|prishi humorin|Kurrë më|para të hedhura/
    const ratings = (words: RegExp) =>
      new Set(rows.reviews.filter((row) => words.test(row.comment)).map((row) => row.rating))
    expect([...ratings(praise)].toSorted()).toEqual([3, 4, 5])
    expect([...ratings(blame)].toSorted()).toEqual([1, 2, 3])
    expect([...ratings(/Hera e parë dhe e fundit|Kurrë më|para të hedhura/)]).toEqual([1])
  })

  it('speak in the voice of their author', () => {
    const names = new Map(rows.users.map((user) => [user.id, user.name]))
    for (const [words, firstNames] of [
      [/Mbeta e (kënaqur|zhgënjyer|hidhëruar)|mbeta e kënaqur|Jam kliente/, demoData.firstNames.female],
      [/Mbeta i (kënaqur|zhgënjyer|hidhëruar)|mbeta i kënaqur|Jam klient /, demoData.firstNames.male],
    ] as const) {
      const written = rows.reviews.filter((row) => words.test(row.comment) && (row.userId || row.authorName))
      expect(written.length).toBeGreaterThan(50)
      for (const { authorName, userId = '' } of written)
        expect(firstNames).toContain((authorName ?? names.get(userId))?.split(' ')[0])
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
  const shareOf = (field: keyof (typeof rows.businesses)[number]) =>
    rows.businesses.filter((business) => business[field]).length / rows.businesses.length
  for (const field of ['description', 'url', 'address', 'phoneNumber', 'email'] as const) {
    expect(shareOf(field)).toBeGreaterThan(0.5)
    expect(shareOf(field)).toBeLessThan(1)
  }
  expect(shareOf('photo')).toBeGreaterThan(0.28)
  expect(shareOf('photo')).toBeLessThan(0.4)
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
