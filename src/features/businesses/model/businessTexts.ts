// Texts and flags derived from a business's fields.
import type { Business } from '@/api/endpoints/generated/types'

const asWords = (text: string): string => ` ${(text.match(/[\p{L}\d]+/gu) ?? []).join(' ')} `

/** 'Rruga e Dibrës, Tiranë': place and city, without repeating it; a street named after a city does not name it. */
export const withCity = (place = '', city = ''): string =>
  asWords(place).includes(asWords(city)) ? place.trim() : [place.trim(), city.trim()].filter(Boolean).join(', ')

/** Location and city as far as known; else empty. */
export const placeOf = ({ location, city }: Pick<Business, 'location' | 'city'>): string => withCity(location, city)

/** The business's name, else 'Biznesi'. */
export const businessName = ({ name }: Pick<Business, 'name'>): string => name || 'Biznesi'

/** What is known of several facts, in one line or more: a dot ends a line and begins none. */
export const dotted = (...facts: (string | undefined)[]): string => facts.filter(Boolean).join('\u00a0· ')

/** 'Kafene · Rruga e Dibrës, Tiranë': category and place, as far as known. */
export const businessSubtitle = (business: Pick<Business, 'category' | 'location' | 'city'>): string =>
  dotted(business.category?.name, placeOf(business))

/** Category and subcategory names for chips, each once. */
export function categoryNames({ category, subcategory, subcategories = [] }: Business): string[] {
  const names = [category?.name, subcategory?.name, ...subcategories.map(({ name }) => name)]
  return [...new Set(names.filter((name): name is string => Boolean(name)))]
}

/** The two statuses with a meaning; any other is normal. */
export const isInReview = ({ status }: Pick<Business, 'status'>): boolean => status === 'in_review'

/** The thanks for a business; one that its answer calls in review is not in the directory yet. */
export const addedText = (business: Business | null): string =>
  `Biznesi u ${business && isInReview(business) ? 'dërgua për shqyrtim' : 'shtua'}. Faleminderit!`
/** See `isInReview`. */
export const isInactive = ({ status }: Pick<Business, 'status'>): boolean => status === 'inactive'

/** The badge of a business that is not open, undefined for all others. */
export const statusText = (business: Pick<Business, 'status'>): string | undefined =>
  isInReview(business) ? 'Nën shqyrtim' : isInactive(business) ? 'Joaktiv' : undefined

/** The same businesses, those not open last. For our own orders only: the server's is never changed. */
export const openFirst = <T extends Pick<Business, 'status'>>(businesses: readonly T[]): T[] => [
  ...businesses.filter((one) => !statusText(one)),
  ...businesses.filter((one) => statusText(one)),
]
