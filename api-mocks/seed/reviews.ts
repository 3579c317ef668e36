// The seed's reviews: made from the templates, spread over the three years before the anchor.
import type { BusinessRow, CategoryRow, ReviewRow, UserRow } from '../db/rows'
import { anchor, before, day, demoData, type ReviewTemplate } from './data'
import type { Random } from './random'
import { demoUser, drawPerson } from './users'

/** Businesses with a number of reviews that pages and tests rely on. */
export const notable = { most: 'biz_001', many: 'biz_002', none: 'biz_150', one: 'biz_149' }
const counts: Record<string, number> = { biz_001: 1248, biz_002: 134, biz_150: 0, biz_149: 1 }

/** Where the demo user has written; the last one is under review, so the comment waits for approval. */
const demoReviewed = [3, 8, 15, 22, 31, 40, 48, 60, 77, 90, 112, 55].map(
  (number) => `biz_${String(number).padStart(3, '0')}`,
)

const labels = ['Shumë keq', 'Keq', 'Mesatar', 'Mirë', 'Shkëlqyeshëm']
/** How much each rating weighs, from 1 to 5, at a poor, a usual and an excellent business. */
const weights = {
  poor: [26, 22, 24, 17, 11],
  usual: [1, 2, 3, 4, 5].map((rating) => demoData.meta.ratingWeights[String(rating)] ?? 0),
  excellent: [2, 2, 8, 28, 60],
}

interface Author {
  voice: 'f' | 'm'
  who: Pick<ReviewRow, 'userId' | 'authorName'>
}

/** Every review of the seed; no user reviews a business twice. */
export function seedReviews(
  random: Random,
  directory: { businesses: readonly BusinessRow[]; categories: readonly CategoryRow[] },
  accounts: { users: readonly UserRow[]; voices: ReadonlyMap<string, 'f' | 'm'> },
): ReviewRow[] {
  const slugs = new Map(directory.categories.map(({ id, slug }) => [id, slug]))
  // The demo user and the unverified one get no random reviews.
  const authors = accounts.users
    .slice(2)
    .map(({ id }): Author => ({ voice: accounts.voices.get(id) ?? 'm', who: { userId: id } }))
  const rows = directory.businesses.flatMap((business) =>
    reviewsOf(random, business, slugs.get(business.categoryId) ?? '', authors),
  )
  return rows.map((row, index) => ({ ...row, id: `rev_${String(index + 1).padStart(5, '0')}` }))
}

function reviewsOf(random: Random, business: BusinessRow, slug: string, authors: readonly Author[]): ReviewRow[] {
  const mood = random.percent(76) ? weights.usual : random.percent(50) ? weights.poor : weights.excellent
  const count = counts[business.id] ?? 6 + Math.floor((random.below(60) * random.below(60)) / 60)
  const offset = random.below(authors.length)
  const rows = Array.from({ length: count }, (_, index) => {
    // More reviews than accounts: the rest are by people who never had one.
    const author = index < authors.length ? authors[(offset + index * 7) % authors.length] : undefined
    return review(random, business, slug, mood, author ?? visitor(random))
  })
  if (!demoReviewed.includes(business.id)) return rows
  return [...rows, review(random, business, slug, weights.usual, { voice: 'f', who: { userId: demoUser.id } }, 380)]
}

const visitor = (random: Random): Author => {
  const { name, voice } = drawPerson(random)
  return { voice, who: { authorName: name } }
}

function review(
  random: Random,
  business: BusinessRow,
  slug: string,
  mood: number[],
  author: Author,
  days = 1095,
): ReviewRow {
  const rating = drawRating(random, mood)
  const suits = ({ rating: of, categories, voice }: ReviewTemplate) =>
    of === rating &&
    (voice === 'n' || voice === author.voice) &&
    (categories.includes(slug) || categories.includes('*'))
  const templates = demoData.reviewTemplates.filter(suits)
  const template = random.pick(templates)
  const age = ageWithin(random, Math.min(days * day, anchor - Date.parse(business.createdAt)))
  const known = author.who.userId === demoUser.id
  return {
    id: '',
    businessId: business.id,
    // A few accounts were deleted since: their reviews stay without an author.
    ...(known || !random.percent(1) ? author.who : {}),
    rating,
    title: random.percent(20) ? (labels[rating - 1] ?? '') : template.title,
    comment: vary(random, template, random.pick(templates)),
    createdAt: before(age),
    isApproved: business.status !== 'in_review' && (known || !random.percent(1)),
    ...(random.percent(35) && { experienceDate: before(age + (1 + random.below(20)) * day).slice(0, 10) }),
    ...(slug === 'dyqane_online' && random.percent(40) && { orderId: `VL-${10_000 + random.below(90_000)}` }),
  }
}

function drawRating(random: Random, mood: number[]): number {
  let left = random.below(100)
  for (const [index, weight] of mood.entries()) {
    if (left < weight) return index + 1
    left -= weight
  }
  return 5
}

/** More recent moments are likelier; never within the last four minutes. */
function ageWithin(random: Random, longest: number): number {
  const share = random.below(10_000)
  return 240_000 + Math.floor((longest - 240_000) * ((share * share) / 1e8))
}

/** The template as it is, its first sentence, or with a sentence of another that suits as well. */
function vary(random: Random, template: ReviewTemplate, other: ReviewTemplate): string {
  const way = random.below(10)
  const first = template.text.split(/(?<=[.!?]) /)[0] ?? template.text
  if (way < 2) return first
  if (way < 5 && other !== template) return `${template.text} ${other.text.split(/(?<=[.!?]) /)[0]}`
  return template.text
}
