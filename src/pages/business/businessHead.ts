// The business page for tabs and search engines: title, description, breadcrumbs and structured data.
import type { Business, Category, Ref } from '@/api/endpoints/generated/types'
import { isInactive, isInReview } from '@/features/businesses/model/businessTexts'
import { firstNumber } from '@/features/businesses/model/contact'
import { formatRating, plural, roundedRating } from '@/lib/albanianFormat'
import type { StructuredData } from '@/lib/jsonLd'
import { pagedTitle } from '@/lib/pagination'
import { businessPath, categoryPath, routes, slugWithin } from '@/lib/paths'
import { mediaUrl } from '@/platform/mediaUrl'
import { hasPreviews, previewAddress } from '@/platform/prerenderHead'
import type { BreadcrumbStep } from '@/ui/directory/Breadcrumbs'

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

/** Its photo, else the picture that the site draws of it, if any; with the site's origin. */
function pictureOf({ _id, photo }: Business, origin: string): string | undefined {
  const address = mediaUrl(photo?.url)
  if (address) return address.startsWith('/') ? origin + address : address
  return hasPreviews() ? previewAddress(businessPath(_id)) : undefined
}

/** The business with its average; undefined without comments, in review or inactive (Google's review snippet rules). */
export function businessData(business: Business, origin: string): StructuredData | undefined {
  const { _id, name, address, city, phoneNumber, averageRating, reviewCount } = business
  const isRated = reviewCount > 0 && averageRating > 0
  if (!name || !isRated || isInReview(business) || isInactive(business)) return undefined
  return {
    '@type': 'LocalBusiness',
    name,
    url: origin + businessPath(_id),
    image: pictureOf(business, origin),
    telephone: firstNumber(phoneNumber),
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

/** A step to a (sub)category; its id saves the page looking up a slug that the server may know otherwise (Q36). */
function placeStep({ _id, name = '', slug }: Ref, isSubcategory: boolean, own = slug): BreadcrumbStep {
  const state = _id && { category: { _id, name, slug, isSubcategory } }
  return { name, path: categoryPath({ name, slug: own }), ...(state && { state }) }
}

/**
 * The breadcrumbs of a business: the categories, its category, its first subcategory, as far as known. `tree`: the
 * loaded categories, with unique slugs. Until they are there, the address also names the category: always right (Q69).
 */
export function businessSteps({ category, subcategory }: Business, tree: readonly Category[]): BreadcrumbStep[] {
  const steps: BreadcrumbStep[] = [{ name: 'Kategoritë', path: routes.categories }]
  const parent = category?.name ? { ...category, name: category.name } : undefined
  if (parent) steps.push(placeStep(parent, false, tree.find(({ _id }) => _id === parent._id)?.slug))
  const listed = tree.flatMap(({ subcategories }) => subcategories).find(({ _id }) => _id === subcategory?._id)
  const { name, slug } = { ...subcategory }
  if (listed) steps.push(placeStep(listed, true))
  else if (subcategory && name)
    steps.push(placeStep(subcategory, true, parent ? slugWithin(parent, { name, slug }) : slug))
  // Some servers name a category as its own subcategory.
  const isSame = parent && name && categoryPath(parent) === categoryPath({ name, slug })
  return isSame ? steps.slice(0, 2) : steps
}
