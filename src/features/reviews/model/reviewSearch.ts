// The search in a business's comments: filters, their encoding in the address, and the request.
import type { Review } from '@/api/endpoints/generated/types'
import { cleanSearch } from '@/lib/cleanText'
import { isDay, monthsBefore } from '@/lib/isoDay'
import { queryWith } from '@/lib/queryKeys'
import type { AppLocation } from '@/store/navigationEvents'
import type { ReviewFilters } from './reviewLists'

/** What is searched for: words, stars and days. */
export interface ReviewQuery extends Omit<ReviewFilters, 'businessId'> {
  text: string
}

/** No filter: the plain list. */
export const noReviewSearch: ReviewQuery = { text: '', rating: null, dateFrom: '', dateTo: '' }

/** A calendar day as the request takes it; empty for an incomplete day or another century. */
const dayOf = (text: string): string => (/^(19|20)/.test(text) && isDay(text) ? text : '')

/** The normalised search: one space between words, whole days. Equal searches become identical, so none is repeated. */
export const settledSearch = ({ text, rating, dateFrom, dateTo }: ReviewQuery): ReviewQuery => ({
  text: cleanSearch(text),
  rating,
  dateFrom: dayOf(dateFrom),
  dateTo: dayOf(dateTo),
})

/** The search in an address; unknown values count as none. */
export const searchFromQuery = ({ kerko = '', yje = '', nga = '', deri = '' }: AppLocation['query']): ReviewQuery =>
  settledSearch({ text: kerko, rating: /^[1-5]$/.test(yje) ? Number(yje) : null, dateFrom: nga, dateTo: deri })

/** The address's query for a search, from page 1 unless told; unset filters are left out. */
export function queryFromSearch(search: ReviewQuery, page = 1): string {
  const { text, rating, dateFrom, dateTo } = settledSearch(search)
  return queryWith({ kerko: text, yje: rating, nga: dateFrom, deri: dateTo, faqe: page > 1 && page })
}

/** The request's parameters for a normalised search; unset ones are left out. */
export const requestFromSearch = ({ text, rating, dateFrom, dateTo }: ReviewQuery) => ({
  q: text || undefined,
  rating: rating ?? undefined,
  dateFrom: dateFrom || undefined,
  dateTo: dateTo || undefined,
})

/** The filters on this business's page, taken from its address; none on any other page. */
export function filtersOfPage(businessId = '', query: AppLocation['query']): ReviewFilters {
  const { rating, dateFrom, dateTo } = searchFromQuery(businessId === '' ? {} : query)
  return { rating, businessId, dateFrom, dateTo }
}

/** Whether anything is searched for. */
export const isSearch = (search: ReviewQuery): boolean => queryFromSearch(search) !== ''

/** Whether the first day is after the last: nothing can be found, so no request is sent. */
export const isWrongRange = (search: ReviewQuery): boolean => {
  const { dateFrom, dateTo } = settledSearch(search)
  return dateTo !== '' && dateFrom > dateTo
}

/** The last twelve months up to the day of `now` (ms since 1970 UTC), a day in Tirana like those a visitor types. */
export const lastYear = (now: number): Pick<ReviewQuery, 'dateFrom' | 'dateTo'> => ({
  dateFrom: monthsBefore(now, 12),
  dateTo: '',
})

/** The published reviews: the search has no `approved` parameter, so the server may send others. */
export const publishedReviews = (reviews: readonly Review[]): Review[] => reviews.filter(({ isApproved }) => isApproved)
