// The business page's title and description, for the tab and search results.
import type { Business } from '@/api/generated/types'
import { unratedText } from '@/features/businesses/model/businessTexts'
import { formatRating, plural } from '@/lib/albanianFormat'
import { pagedTitle } from '@/lib/pageNumber'

/** The tab's title; `page` is the page of comments. */
export const businessTitle = (name: string, page: number): string => pagedTitle(`${name}: komente dhe vlerësime`, page)

/** The description, with the location if known. */
export function businessDescription({ city, averageRating, reviewCount }: Business, name: string): string {
  if (averageRating <= 0)
    return `${name}: ${unratedText(reviewCount)}. Shiko të dhënat e biznesit dhe trego përvojën tënde.`
  const who = city ? `${name}, ${city}` : name
  const comments = plural(reviewCount, 'koment', 'komente')
  return `${who}: vlerësim mesatar ${formatRating(averageRating)} nga 5, bazuar në ${comments}. Lexo përvojat e përdoruesve.`
}
