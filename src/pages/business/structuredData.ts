// What search engines are told of a business, and the way to it. A business that nobody rated yet, is looked into or is
// closed has nothing to say (Google's rules for review snippets).
import type { Business } from '@/api/generated/businesses'
import { isInactive, isInReview } from '@/features/businesses/model/business'
import { roundedRating } from '@/lib/albanian'
import { businessPath, categoryPath, routes } from '@/lib/paths'
import type { StructuredData } from '@/lib/structuredData'
import type { BreadcrumbStep } from '@/ui/Breadcrumbs'

/** The business with its average, at the site's `origin`; undefined for one without comments or not open to them. */
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

/** The steps to a business: the categories, its category, its first subcategory, as far as they are known. */
export function businessSteps({ category, subcategory }: Business): BreadcrumbStep[] {
  const steps: BreadcrumbStep[] = [{ name: 'Kategoritë', path: routes.categories }]
  for (const place of [category, subcategory]) {
    if (place?.name) steps.push({ name: place.name, path: categoryPath({ name: place.name, slug: place.slug }) })
  }
  return steps.filter(({ path }, index) => steps.findIndex((other) => other.path === path) === index)
}
