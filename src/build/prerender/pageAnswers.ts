// The answers that a page was rendered from, as texts: equal texts mean that the page would say the same again. Build and server
// side only.
import { DEFAULT_PAGE_SIZE, inPhase } from '@/api'
import type { Business, Review, ReviewPage } from '@/api/endpoints/generated/types'
import type { RenderedPage } from './renderPage'

/** Everything that a business's page shows besides its reviews. */
export const businessText = (business: Business): string => JSON.stringify(business)

/** Everything that a business's page shows of a review. Only approved ones are shown, so that this needs no saying. */
export const reviewText = ({ isApproved: _, ...review }: Review): string => JSON.stringify(review)

/** How many reviews a business's page comes with. */
export const REVIEWS_SHOWN: number = DEFAULT_PAGE_SIZE

/** What a page was rendered from. A business's: its text, the number of its reviews, and the text of each that is shown. */
export function answersOf({ actions }: Pick<RenderedPage, 'actions'>): string[] {
  const answered = actions.filter((action) => inPhase('fulfilled', action))
  const answerTo = (endpoint: string) => answered.find(({ meta }) => meta.arg.endpointName === endpoint)?.payload
  const business = answerTo('getBusiness') as { data: Business } | undefined
  const listed = answerTo('listReviewsByBusiness') as ReviewPage | undefined
  if (business && listed)
    return [businessText(business.data), String(listed.pagination.total), ...listed.reviews.map(reviewText)]
  // In the order of their names, since answers come in any.
  return answered.map(({ meta, payload }) => meta.arg.queryCacheKey + JSON.stringify(payload)).sort()
}
