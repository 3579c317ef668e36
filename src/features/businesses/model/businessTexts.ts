// Texts and flags derived from a business's fields.
import type { Business } from '@/api/endpoints/generated/types'

const asWords = (text: string): string => ` ${(text.match(/[\p{L}\d]+/gu) ?? []).join(' ')} `

/** 'Rruga e Dibrës, Tiranë': a place and its city, which is not repeated; a street named after a city does not name it. */
export const withCity = (place = '', city = ''): string =>
  asWords(place).includes(asWords(city)) ? place.trim() : [place.trim(), city.trim()].filter(Boolean).join(', ')

/** Location and city as far as they are known; empty when neither is. */
export const placeOf = ({ location, city }: Pick<Business, 'location' | 'city'>): string => withCity(location, city)

/** What a business is called; 'Biznesi' without a name. */
export const businessName = ({ name }: Pick<Business, 'name'>): string => name || 'Biznesi'

/** 'Kafene · Rruga e Dibrës, Tiranë': category and place, as far as they are known. */
export const businessSubtitle = (business: Pick<Business, 'category' | 'location' | 'city'>): string =>
  [business.category?.name, placeOf(business)].filter(Boolean).join(' · ')

/** Category and subcategory names for chips, each once. */
export function categoryNames({ category, subcategory, subcategories = [] }: Business): string[] {
  const names = [category?.name, subcategory?.name, ...subcategories.map(({ name }) => name)]
  return [...new Set(names.filter((name): name is string => Boolean(name)))]
}

/** The two statuses that mean something; any other one is normal. */
export const isInReview = ({ status }: Pick<Business, 'status'>): boolean => status === 'in_review'
/** See `isInReview`. */
export const isInactive = ({ status }: Pick<Business, 'status'>): boolean => status === 'inactive'

/** The badge of a business that is not open, undefined for all others. */
export const statusText = (business: Pick<Business, 'status'>): string | undefined =>
  isInReview(business) ? 'Nën shqyrtim' : isInactive(business) ? 'Joaktiv' : undefined

/** The same businesses, those that are not open last: for orders of our own; the server's is never changed. */
export const openFirst = <T extends Pick<Business, 'status'>>(businesses: readonly T[]): T[] => [
  ...businesses.filter((one) => !statusText(one)),
  ...businesses.filter((one) => statusText(one)),
]
