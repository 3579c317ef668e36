// Which pages a site has: asked of the API through the app's own data layer, whatever variant a server sends. Build and server
// side only.
import { type AppError, isAppError, MAX_PAGE_SIZE, type QueryRequest, queryRequest, sendRequest } from '@/api'
import type { BusinessPage, ListCategoriesApiResponse, ListSubcategoriesApiResponse } from '@/api/generated/types'
import { pages } from '@/app/pages'
import { makeStore } from '@/app/store'
import { businessPath, categoryPath, categorySlug, slugWithin } from '@/lib/paths'

/** A business's page, and a text that is another one when its list item is: its name, score or count for example. */
export interface BusinessAddress {
  path: string
  fingerprint: string
}

/** The answer of one request; throws its AppError. */
async function ask<Reply>(request: QueryRequest): Promise<Reply> {
  const { dispatch } = makeStore()
  const answer = (await dispatch(sendRequest(request, { subscribe: false }))) as { data?: Reply; error?: AppError }
  if (answer.data === undefined) throw answer.error
  return answer.data
}

/** What a failed look at the API says; undefined for any other error. */
export const failureOf = (error: unknown): AppError | undefined => (isAppError(error) ? error : undefined)

/** The pages that every site has. */
export const fixedPaths = pages.flatMap(({ path, isPrerendered }) => (isPrerendered && path !== '*' ? [path] : []))

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

/** The businesses on a page of the list of all, from 1, and how many pages there are. */
export async function businessAddresses(page: number): Promise<{ pages: number; found: BusinessAddress[] }> {
  const { businesses, pagination } = await ask<BusinessPage>(
    queryRequest('listBusinesses', { page, limit: MAX_PAGE_SIZE }),
  )
  const found = businesses.map((one) => ({ path: businessPath(one._id), fingerprint: JSON.stringify(one) }))
  return { pages: pagination.pages, found }
}
