// What the business page tells tabs and search engines: title, description, breadcrumbs and structured data.
import type { Business, Category } from '@/api/generated/types'
import { isInactive, isInReview } from '@/features/businesses/model/businessTexts'
import { formatRating, plural, roundedRating } from '@/lib/albanianFormat'
import type { StructuredData } from '@/lib/jsonLd'
import { pagedTitle } from '@/lib/pagination'
import { businessPath, categoryPath, routes } from '@/lib/paths'
import type { BreadcrumbStep } from '@/ui/Breadcrumbs'

/** The tab's title; `page` is the page of comments. */
export const businessTitle = (name: string, page: number): string => pagedTitle(`${name}: komente dhe vlerësime`, page)

/** The description, with the location if known. */
export function businessDescription({ city, averageRating, reviewCount }: Business, name: string): string {
  if (averageRating <= 0)
    return `${name}: ${reviewCount > 0 ? 'ende pa vlerësime' : 'ende pa komente'}. Shiko të dhënat e biznesit dhe trego përvojën tënde.`
  const who = city ? `${name}, ${city}` : name
  const comments = plural(reviewCount, 'koment', 'komente')
  return `${who}: vlerësim mesatar ${formatRating(averageRating)} nga 5, bazuar në ${comments}. Lexo përvojat e përdoruesve.`
}

/**
 * The business with its average, at the site's `origin`; undefined for one without
 * comments, under review or inactive (Google's rules for review snippets).
 */
export function businessData(business: Business, origin: string): StructuredData | undefined {
  const { _id, name, address, city, phoneNumber, averageRating, reviewCount } = business
  const isRated = reviewCount > 0 && averageRating > 0
  if (!name || !isRated || isInReview(business) || isInactive(business)) return undefined
  return {
    '@type': 'LocalBusiness',
    name,
    url: origin + businessPath(_id),
    telephone: phoneNumber || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: city || undefined,
      addressCountry: 'AL',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      // As the page shows it.
      ratingValue: roundedRating(averageRating),
      reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
  }
}

/**
 * The breadcrumbs of a business: the categories, its category, its first subcategory, as far as known. `tree` are the categories
 * that were loaded: they know the subcategory's own slug (Q69).
 */
export function businessSteps({ category, subcategory }: Business, tree: readonly Category[]): BreadcrumbStep[] {
  const listed = tree.flatMap(({ subcategories }) => subcategories).find(({ _id }) => _id === subcategory?._id)
  const steps: BreadcrumbStep[] = [{ name: 'Kategoritë', path: routes.categories }]
  const places = [
    { place: category, isSubcategory: false },
    { place: listed ?? subcategory, isSubcategory: true },
  ]
  for (const { place, isSubcategory } of places) {
    if (!place?.name) continue
    const { _id, name, slug } = place
    // With its id the page needs not look for it by a slug that the server may know otherwise (Q36).
    const state = _id && { category: { _id, name, slug, isSubcategory } }
    steps.push({ name, path: categoryPath({ name, slug }), ...(state && { state }) })
  }
  return steps.filter(({ path }, index) => steps.findIndex((other) => other.path === path) === index)
}
