// A site's pages and what they would say, asked of the API by the app's data layer, whatever variant a server sends.
// Build and server side only.
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  type AppError,
  baseApi,
  DEFAULT_PAGE_SIZE,
  inPhase,
  isAppError,
  MAX_PAGE_SIZE,
  type QueryRequest,
  queryRequest,
  sendRequest,
} from '@/api'
import type {
  Business,
  BusinessPage,
  ListCategoriesApiResponse,
  ListSubcategoriesApiResponse,
  Review,
  ReviewPage,
} from '@/api/endpoints/generated/types'
import { pages } from '@/app/pages'
import { makeStore } from '@/app/store'
import { categoriesRequest, subcategoriesRequest } from '@/features/categories/model/categoryRequests'
import { joined } from '@/features/categories/model/categoryTree'
import { businessPath, categoryPath } from '@/lib/paths'
import { actionsOf, type RenderedPage } from './renderPage'

/** All that a business's page shows besides its reviews, as text: equal texts mean that the page says the same. */
const businessText = (business: Business): string => JSON.stringify(business)

/** Everything that a business's page shows of a review. Only approved ones are shown, so that this needs no saying. */
const reviewText = ({ isApproved: _, ...review }: Review): string => JSON.stringify(review)

/** How many reviews a business's page comes with. */
export const REVIEWS_SHOWN: number = DEFAULT_PAGE_SIZE

/** What a page was rendered from; a business's: its text, the number of its reviews, the text of each shown one. */
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

/** A page of a list: the number of pages, and what it says of businesses' pages, as texts that differ when it does. */
export interface ListPage {
  pages: number
  /** The path of an entry's page; undefined for one that is on none. */
  found: { path: string | undefined; text: string }[]
}

/** The answers to simultaneous requests, and the actions that brought them; throws the AppError of one that fails. */
async function ask<Replies extends unknown[]>(
  ...requests: { [Index in keyof Replies]: QueryRequest }
): Promise<{ replies: Replies; actions: UnknownAction[] }> {
  const store = makeStore()
  const send = async (request: QueryRequest) => {
    const sent = store.dispatch(sendRequest(request, { subscribe: false }))
    const { data, error } = (await sent) as { data?: unknown; error?: AppError }
    if (data === undefined) throw error
    return data
  }
  try {
    const replies = (await Promise.all(requests.map(send))) as Replies
    return { replies, actions: actionsOf(store) }
  } finally {
    // Ends its timers, which would keep the answers for a minute.
    store.dispatch(baseApi.util.resetApiState())
  }
}

/** What a failed look at the API says; undefined for any other error. */
export const failureOf = (error: unknown): AppError | undefined => (isAppError(error) ? error : undefined)

const everywhere = pages.filter(({ isInSitemap }) => isInSitemap)

/** The pages of every site that show data. */
export const dataPaths = everywhere.filter(({ prefetch }) => prefetch).map(({ path }) => path)

/** The pages of every site that show none: their files are the build's. */
export const textPaths = everywhere.filter(({ prefetch }) => !prefetch).map(({ path }) => path)

/** The paths of all categories and subcategories, and the answers that say so: each category page begins with these. */
export async function categoryPages(): Promise<{ paths: string[]; known: readonly UnknownAction[] }> {
  const { replies, actions } = await ask<[ListCategoriesApiResponse, ListSubcategoriesApiResponse]>(
    categoriesRequest,
    subcategoriesRequest,
  )
  const [{ data: tree }, { data: subcategories }] = replies
  const paths = joined(tree, subcategories)
    .flatMap((category) => [category, ...category.subcategories])
    .map(categoryPath)
  return { paths: [...new Set(paths)], known: actions }
}

/** A page of the list of all businesses, from 1. */
export async function listedBusinesses(page: number): Promise<ListPage> {
  const { replies } = await ask<[BusinessPage]>(queryRequest('listBusinesses', { page, limit: MAX_PAGE_SIZE }))
  const [{ businesses, pagination }] = replies
  const found = businesses.map((one) => ({ path: businessPath(one._id), text: businessText(one) }))
  return { pages: pagination.pages, found }
}

/** A page of the list of all reviews, from 1, newest first; one that names no business is on no page. */
export async function listedReviews(page: number): Promise<ListPage> {
  const { replies } = await ask<[ReviewPage]>(queryRequest('listReviews', { page, limit: MAX_PAGE_SIZE }))
  const [{ reviews, pagination }] = replies
  const found = reviews.map((one) => ({
    path: one.business?._id === undefined ? undefined : businessPath(one.business._id),
    text: reviewText(one),
  }))
  return { pages: pagination.pages, found }
}
