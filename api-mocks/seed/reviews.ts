// The seed's reviews: who wrote when about what in the three years before the anchor; compose.ts writes the texts.
import type { BusinessRow, CategoryRow, ReviewRow, UserRow } from '../db/rows'
import { createComposer } from './compose'
import { anchor, before, day, demoData, padded } from './data'
import { createRandom, type Random } from './random'
import { demoUser, drawPerson } from './users'

/** Businesses with a number of reviews that pages and tests rely on. */
export const notable = { most: 'biz_001', many: 'biz_002', none: 'biz_150', one: 'biz_149' }
const counts: Record<string, number> = { biz_001: 1248, biz_002: 134, biz_150: 0, biz_149: 1 }

/** Where the demo user has written; the last one is under review, so the comment waits for approval. */
const demoReviewed = [3, 8, 15, 22, 31, 40, 48, 60, 77, 90, 112, 55].map((number) => `biz_${padded(number, 3)}`)

/** How much each rating weighs, from 1 to 5, at a poor, a usual and an excellent business. */
const weights = {
  poor: [26, 22, 24, 17, 11],
  usual: [1, 2, 3, 4, 5].map((rating) => demoData.meta.ratingWeights[String(rating)] ?? 0),
  excellent: [2, 2, 8, 28, 60],
}

/** The latest days: a business has one review of them at most, so that the newest of all are of many businesses. */
const latest = 2 * day

interface Author {
  voice: 'f' | 'm'
  who: Pick<ReviewRow, 'userId' | 'authorName'>
}

interface Directory {
  businesses: readonly BusinessRow[]
  categories: readonly CategoryRow[]
}

interface Visit {
  row: Omit<ReviewRow, 'title' | 'comment'>
  age: number
  business: BusinessRow
  voice: 'f' | 'm'
}

/** Every review of the seed; no user reviews a business twice. */
export function seedReviews(
  random: Random,
  directory: Directory,
  accounts: { users: readonly UserRow[]; voices: ReadonlyMap<string, 'f' | 'm'> },
): ReviewRow[] {
  const slugs = new Map(directory.categories.map(({ id, slug }) => [id, slug]))
  // The demo user and the unverified one get no random reviews.
  const authors = accounts.users
    .slice(2)
    .map(({ id }): Author => ({ voice: accounts.voices.get(id) ?? 'm', who: { userId: id } }))
  const visits = directory.businesses.flatMap((business) =>
    visitsOf(random, business, slugs.get(business.categoryId) === 'dyqane_online', authors),
  )
  // Written in the order of time, so that neighbours in a list differ most.
  const compose = createComposer(createRandom(20261122))
  const texts = new Map<Visit, Pick<ReviewRow, 'title' | 'comment'>>()
  for (const visit of visits.toSorted((a, b) => b.age - a.age)) {
    const { row, age, business, voice } = visit
    const { name, city = '' } = business
    const category = slugs.get(business.categoryId) ?? ''
    const subcategory = Number(business.subcategoryIds[0]?.slice(-2)) - 1
    const visited = new Date(row.experienceDate ?? anchor - age - day)
    texts.set(visit, compose({ rating: row.rating, voice, name, city, category, subcategory, visited }))
  }
  return visits.map((visit, index) => {
    const { title = '', comment = '' } = texts.get(visit) ?? {}
    return { ...visit.row, id: `rev_${padded(index + 1, 5)}`, title, comment }
  })
}

function visitsOf(random: Random, business: BusinessRow, isOnline: boolean, authors: readonly Author[]): Visit[] {
  const mood = random.percent(76) ? weights.usual : random.percent(50) ? weights.poor : weights.excellent
  const count = counts[business.id] ?? 6 + Math.floor((random.below(60) * random.below(60)) / 60)
  const offset = random.below(authors.length)
  const oldest = anchor - Date.parse(business.createdAt)
  const isFresh = random.percent(25)
  const visits = Array.from({ length: count }, (_, index) => {
    // More reviews than accounts: the rest are by people who never had one.
    const author = index < authors.length ? authors[(offset + index * 7) % authors.length] : undefined
    const age = isFresh && index === 0 ? ageBetween(random, 240_000, latest) : ageBetween(random, latest, oldest)
    return visit(random, business, isOnline, mood, author ?? visitor(random), age)
  })
  if (!demoReviewed.includes(business.id)) return visits
  const age = ageBetween(random, latest, Math.min(380 * day, oldest))
  return [
    ...visits,
    visit(random, business, isOnline, weights.usual, { voice: 'f', who: { userId: demoUser.id } }, age),
  ]
}

const visitor = (random: Random): Author => {
  const { name, voice } = drawPerson(random)
  return { voice, who: { authorName: name } }
}

function visit(
  random: Random,
  business: BusinessRow,
  isOnline: boolean,
  mood: number[],
  author: Author,
  age: number,
): Visit {
  const known = author.who.userId === demoUser.id
  const row = {
    id: '',
    businessId: business.id,
    // A few accounts were deleted since: their reviews stay without an author.
    ...(known || !random.percent(1) ? author.who : {}),
    rating: drawRating(random, mood),
    createdAt: before(age),
    isApproved: business.status !== 'in_review' && (known || !random.percent(1)),
    ...(random.percent(35) && { experienceDate: before(age + (1 + random.below(20)) * day).slice(0, 10) }),
    ...(isOnline && random.percent(40) && { orderId: `VL-${10_000 + random.below(90_000)}` }),
  }
  return { row, age, business, voice: author.voice }
}

function drawRating(random: Random, mood: number[]): number {
  let left = random.below(100)
  for (const [index, weight] of mood.entries()) {
    if (left < weight) return index + 1
    left -= weight
  }
  return 5
}

/** Within the three years before the anchor, at an hour when people are awake; more recent moments are likelier. */
function ageBetween(random: Random, from: number, to: number): number {
  for (;;) {
    const share = random.below(1_000_000) / 1_000_000
    const age = from + Math.floor((Math.min(to, 1095 * day) - from) * share * Math.sqrt(share))
    const hour = new Date(anchor - age).getUTCHours()
    if (hour >= 6 && hour < 22) return age
  }
}
