// Which pages a site has, and what they would say: asked of the API through the app's own data layer, whatever variant a server
// sends. Build and server side only.
import { type AppError, baseApi, isAppError, MAX_PAGE_SIZE, type QueryRequest, queryRequest, sendRequest } from '@/api'
import type {
  BusinessPage,
  ListCategoriesApiResponse,
  ListSubcategoriesApiResponse,
  ReviewPage,
} from '@/api/generated/types'
import { pages } from '@/app/pages'
import { makeStore } from '@/app/store'
import { businessPath, categoryPath, categorySlug, slugWithin } from '@/lib/paths'
import { businessText, reviewText } from './pageAnswers'

/** A page of a list: what it says of businesses' pages, as texts that differ when it does, and how many pages there are. */
export interface ListPage {
  pages: number
  found: { path: string; text: string }[]
}

/** The answer of one request; throws its AppError. */
async function ask<Reply>(request: QueryRequest): Promise<Reply> {
  const { dispatch } = makeStore()
  try {
    const answer = (await dispatch(sendRequest(request, { subscribe: false }))) as { data?: Reply; error?: AppError }
    if (answer.data === undefined) throw answer.error
    return answer.data
  } finally {
    // Ends its timers, which would keep the answer for a minute.
    dispatch(baseApi.util.resetApiState())
  }
}

/** What a failed look at the API says; undefined for any other error. */
export const failureOf = (error: unknown): AppError | undefined => (isAppError(error) ? error : undefined)

const everywhere = pages.filter(({ path, isPrerendered }) => isPrerendered && path !== '*')

/** The pages of every site that show data. */
export const dataPaths = everywhere.filter(({ prefetch }) => prefetch).map(({ path }) => path)

/** The pages of every site that show none: their files are the build's. */
export const textPaths = everywhere.filter(({ prefetch }) => !prefetch).map(({ path }) => path)

/** The paths of all categories and subcategories. */
export async function categoryPaths(): Promise<string[]> {
  const [{ data: tree }, { data: subcategories }] = await Promise.all([
    ask<ListCategoriesApiResponse>(queryRequest('listCategories', undefined)),
    ask<ListSubcategoriesApiResponse>(queryRequest('listSubcategories', undefined)),
  ])
  // A slug that two of them have needs its category in front (Q69); a category comes before a subcategory (Q37).
  const slugs = [...tree, ...subcategories].map(categorySlug)
  const isShared = (slug: string) => slugs.indexOf(slug) !== slugs.lastIndexOf(slug)
  const below = tree.flatMap((parent) =>
    parent.subcategories.map((one) => {
      const slug = isShared(categorySlug(one)) ? slugWithin(parent, one) : categorySlug(one)
      return categoryPath({ name: one.name, slug })
    }),
  )
  return [...new Set([...tree.map(categoryPath), ...below])]
}

/** A page of the list of all businesses, from 1. */
export async function listedBusinesses(page: number): Promise<ListPage> {
  const { businesses, pagination } = await ask<BusinessPage>(
    queryRequest('listBusinesses', { page, limit: MAX_PAGE_SIZE }),
  )
  const found = businesses.map((one) => ({ path: businessPath(one._id), text: businessText(one) }))
  return { pages: pagination.pages, found }
}

/** A page of the list of all reviews, from 1, newest first; what names no business is on no page. */
export async function listedReviews(page: number): Promise<ListPage> {
  const { reviews, pagination } = await ask<ReviewPage>(queryRequest('listReviews', { page, limit: MAX_PAGE_SIZE }))
  const found = reviews.flatMap((one) =>
    one.business?._id === undefined ? [] : [{ path: businessPath(one.business._id), text: reviewText(one) }],
  )
  return { pages: pagination.pages, found }
}
