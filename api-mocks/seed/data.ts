// The demo data as typed values, and the fixed moment that all times of the seed count from.
import source from './demo-data.json'

/** One category of the demo data. */
export interface CategoryData {
  id: string
  name: string
  slug: string
  color: string
  description: string
  /** Id and name. */
  subcategories: [string, string][]
  /** With the placeholders {name} and {city}. */
  businessDescriptions: string[]
}

/** One business of the demo data; url, email and phone derive from name and id. */
export interface BusinessData {
  id: string
  name: string
  /** The slug of its subcategory. */
  subcategory: string
  city: string
  street?: string
  status?: string
  /** Index of the category's description it uses. */
  description?: number
  without?: string[]
}

/** A text that reviews are made from. */
export interface ReviewTemplate {
  rating: number
  /** Category slugs, or * for any. */
  categories: string[]
  /** n: no gendered first-person adjective; f or m: the author's gender. */
  voice: string
  title: string
  text: string
}

/** The file, typed; `as unknown` because TypeScript reads JSON tuples as arrays of unions. */
export const demoData = source as unknown as {
  meta: { ratingWeights: Record<string, number>; avoidNamePairs: [string, string][] }
  categories: CategoryData[]
  firstNames: { female: string[]; male: string[] }
  surnames: string[]
  businesses: BusinessData[]
  reviewTemplates: ReviewTemplate[]
}

/** The seed's "now" (ms, UTC). A constant, so that ids, tokens and times are the same on every run. */
export const anchor = Date.parse('2026-11-20T12:00:00Z')

/** A day in milliseconds. */
export const day = 86_400_000

/** The moment this long before the anchor, as rows hold it. */
export const before = (milliseconds: number): string => new Date(anchor - milliseconds).toISOString()
