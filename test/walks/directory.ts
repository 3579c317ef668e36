// A small directory for the mock backend: short lists that have pages all the same, so that a walk is quick.
import type { BusinessRow, ReviewRow, Seed } from '@mocks/db/rows'
import { seed } from '@mocks/seed/seed'
import { demoUser } from '@mocks/seed/users'

const numbered = <T>(count: number, item: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => item(at + 1))

const day = (number: number) => new Date(Date.UTC(2026, 9, number, 12)).toISOString()

const restaurants = { categoryId: 'c1', subcategoryIds: ['s1'] }
const businesses: BusinessRow[] = [
  ...numbered(8, (number) => ({ id: `b${number}`, name: `Kafe ${number}`, ...restaurants, createdAt: day(number) })),
  ...numbered(9, (number) => ({
    id: `k${number}`,
    name: `Bar kafe ${number}`,
    categoryId: 'c1',
    subcategoryIds: ['s2'],
    createdAt: day(number),
    city: 'Tiranë',
  })),
  { id: 'h1', name: 'Hotel Drini', categoryId: 'c2', subcategoryIds: ['s3'], createdAt: day(3) },
]

/** Somebody with reviews of their own, other than the demo's user. */
export const other = { id: 'usr_003', email: 'dorina.ymeri@posta.example' }

const authors: readonly Pick<ReviewRow, 'userId' | 'authorName'>[] = [
  ...numbered(6, (number) => ({ authorName: `Besa ${number}` })),
  { userId: other.id },
]
const written = (businessId: string, at: number, author: Pick<ReviewRow, 'userId' | 'authorName'>) => ({
  id: `r${businessId}${at}`,
  businessId,
  ...author,
  rating: (at % 5) + 1,
  title: `Komenti ${businessId} ${at}`,
  comment: 'Kafe e mirë, shërbim i shpejtë dhe vend i qetë.',
  createdAt: day(at + 5),
  isApproved: true,
})
const reviews: ReviewRow[] = [
  ...authors.map((author, at) => written('b1', at, author)),
  ...authors.slice(5).map((author, at) => written('h1', at, author)),
  // The demo's user has two pages of them.
  ...['b2', 'b3', 'b4', 'b5', 'h1'].map((id, at) => written(id, 10 + at, { userId: demoUser.id })),
]

/** All categories, in the server's order. */
export const categoryNames = ['Restorante', 'Hotele', 'Taksi']

/** The rows of a walk's server. */
export const directory = (): Seed => ({
  ...seed(),
  users: seed().users.slice(0, 3),
  categories: categoryNames.map((name, at) => ({ id: `c${at + 1}`, name, slug: name.toLowerCase() })),
  subcategories: [
    { id: 's1', name: 'Piceri', slug: 'piceri', categoryId: 'c1' },
    { id: 's2', name: 'Bare', slug: 'bare', categoryId: 'c1' },
    { id: 's3', name: 'Bujtina', slug: 'bujtina', categoryId: 'c2' },
  ],
  businesses,
  reviews,
})
