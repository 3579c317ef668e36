// The demo data as typed values, and the fixed moment that all times of the seed count from.
import source from './demo-data.json'

/** One category of the demo data; its id, those of its subcategories, and the slugs derive from position and name. */
export interface CategoryData {
  name: string
  color: string
  description: string
  subcategories: string[]
  /** With the placeholders {name} and {city}. */
  businessDescriptions: string[]
}

/** Name, slug of the subcategory (`category~subcategory` where two have that slug), city, status. */
export type BusinessData = [name: string, subcategory: string, city: string, status?: string]

/**
 * The file, typed: fictional businesses. Ids, streets, .example hosts and phone numbers derive from name and position
 * (see directory.ts), so new ones come last. `as unknown`: TypeScript reads JSON tuples as arrays of unions.
 */
export const demoData = source as unknown as {
  meta: { ratingWeights: Record<string, number>; avoidNamePairs: [string, string][] }
  categories: CategoryData[]
  firstNames: { female: string[]; male: string[] }
  surnames: string[]
  streets: string[]
  businesses: BusinessData[]
}

/** The seed's "now" (ms, UTC). A constant, so that ids, tokens and times are the same on every run. */
export const anchor = Date.parse('2026-11-20T12:00:00Z')

/** A day in ms. */
export const day = 86_400_000

/** The moment this long before the anchor, as rows hold it. */
export const before = (milliseconds: number): string => new Date(anchor - milliseconds).toISOString()

/** A number with leading zeros, for ids. */
export const padded = (number: number, digits: number): string => String(number).padStart(digits, '0')
