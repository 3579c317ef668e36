// The server's answers by request: each slice keeps them under the request's cache key, so that a late reply or a second
// list never puts the wrong items on screen (docs/decisions/0003). What is on screen stands in createListings.ts.
import { freeze, isAnyOf } from '@reduxjs/toolkit'
import { baseApi } from '@/api/endpoints/baseApi'
import type { OperationId } from '@/api/endpoints/generated/operations'
import type { Pagination } from '@/api/endpoints/generated/types'
import type { QueryAction } from '@/api/endpoints/queryActions'
import { DEFAULT_PAGE_SIZE } from '@/api/endpoints/queryRequest'
import type { AppError } from '@/api/http/appError'
import { type Identified, removed, replaced, undrafted } from '@/lib/listRules'

/** `refreshing` still has the items of the last answer, `failed` has them if there was one. */
export type ListingStatus = 'idle' | 'loading' | 'refreshing' | 'ready' | 'failed'

/** One request and its answer. */
export interface Listing<T> {
  endpoint: OperationId
  /** The arguments of the request, as the endpoint's hook takes them. */
  args: unknown
  items: T[]
  /** From 1. */
  page: number
  pages: number
  /** Items on all pages. */
  total: number
  /** Items per page. */
  limit: number
  status: ListingStatus
  error: AppError | null
  /** The request whose answer counts; an answer to an older one is dropped. */
  requestId: string | null
  /** A write finished while that request was under way: its answer may lack the write, the next one will not. */
  isSuperseded?: true
  /** The ids of what was removed since the last answer: the one under way may still have them. */
  removedIds?: readonly string[]
}

/** Listings by request key. */
export type Listings<T> = Record<string, Listing<T>>

/** Items with the paging they came with. */
export interface Answer<T> {
  items: T[]
  pagination?: Pagination
}

const blank: Listing<never> = Object.freeze({
  endpoint: 'listBusinesses',
  args: undefined,
  items: [] as never[],
  page: 1,
  pages: 1,
  total: 0,
  limit: DEFAULT_PAGE_SIZE,
  status: 'idle',
  error: null,
  requestId: null,
})

/** The listing of this key, or an idle one without items; the same object each time, so selectors stay stable. */
export const listingOf = <T>(listings: Listings<T>, key: string | null): Listing<T> =>
  (key !== null && Object.hasOwn(listings, key) && listings[key]) || blank

/** Whether this listing waits for an answer. */
export const isLoading = ({ status }: Listing<unknown>): boolean => status === 'loading' || status === 'refreshing'

/** Replaces the stored listing; frozen deeply at once, or Immer would walk through its items several times. */
function keep<T>(listings: Listings<T>, key: string, listing: Listing<T>): void {
  listings[key] = freeze(listing, true)
}

/** Whether the answer was that there is no such thing. */
export const isMissing = ({ error }: Pick<Listing<unknown>, 'error'>): boolean => error?.kind === 'notFound'

/** A request was sent; items of an earlier answer to the same request stay. */
export function requestSent<T>(listings: Listings<T>, { meta }: QueryAction): void {
  const { endpointName: endpoint, queryCacheKey: key, originalArgs: args } = meta.arg
  const known = listingOf(undrafted(listings), key)
  const hadAnswer = known.status === 'ready' || known.status === 'refreshing' || known.items.length > 0
  const status = hadAnswer ? 'refreshing' : 'loading'
  const { isSuperseded: _, ...kept } = known
  keep(listings, key, { ...kept, endpoint, args, status, error: null, requestId: meta.requestId })
}

/** The number of pages: a later page that came back empty does not count, nor do any after it, whatever the server says. */
function pagesOf<T>(args: unknown, { items, pagination }: Answer<T>): number {
  const { page = 1 } = (args ?? {}) as { page?: number }
  const pages = pagination?.pages ?? 1
  return items.length === 0 && page > 1 ? Math.min(pages, page - 1) : pages
}

/** Stores an answer if it belongs to the latest request. */
export function answerReceived<T extends Identified>(
  listings: Listings<T>,
  { meta }: QueryAction,
  answer: Answer<T>,
): void {
  const key = meta.arg.queryCacheKey
  const { removedIds = [], ...known } = listingOf(undrafted(listings), key)
  if (known.requestId !== meta.requestId || known.isSuperseded) return
  const { items, pagination } = answer
  const answered: Listing<T> = {
    ...known,
    items,
    page: pagination?.current ?? 1,
    pages: pagesOf(meta.arg.originalArgs, answer),
    total: pagination?.total ?? items.length,
    limit: pagination?.limit ?? Math.max(items.length, 1),
    status: 'ready',
    error: null,
  }
  keep(listings, key, withItems(answered, removedIds.reduce<T[]>(removed, items)))
}

/** Stores a failure if it belongs to the latest request; earlier items stay (STATE-02). */
export function requestFailed<T>(listings: Listings<T>, { meta, payload, error }: QueryAction): void {
  const key = meta.arg.queryCacheKey
  const known = listingOf(undrafted(listings), key)
  if (known.requestId !== meta.requestId) return
  keep(listings, key, { ...known, status: 'failed', error: errorOfRejected(payload, error) })
}

/** The listing with these items and its count adjusted; the same object when the items are the same. */
export const withItems = <T>(listing: Listing<T>, items: T[]): Listing<T> =>
  items === listing.items ? listing : { ...listing, items, total: listing.total + items.length - listing.items.length }

/** Every listing as `change` makes it. */
export function changeEverywhere<T>(listings: Listings<T>, change: (listing: Listing<T>) => Listing<T>): void {
  for (const [key, listing] of Object.entries(undrafted(listings))) {
    keep(listings, key, change(listing))
  }
}

/**
 * A write succeeded: answers to requests sent before it are ignored, as they may bring back what it removed (reliability
 * Q09). Only for lists whose tags the write makes stale, so that they are refetched.
 */
export function supersedeAnswers(listings: Listings<unknown>, isStale: (endpoint: OperationId) => boolean): void {
  changeEverywhere(listings, (listing) =>
    isLoading(listing) && isStale(listing.endpoint) ? { ...listing, isSuperseded: true } : listing,
  )
}

/** The AppError of a rejected call; a call that broke off without one counts as unexpected. */
export function errorOfRejected(payload: unknown, error?: unknown): AppError {
  if (payload) return payload as AppError
  const message = (error as { message?: string } | undefined)?.message
  return { kind: 'unexpected', status: 0, message: message || 'API request failed' }
}

/** Whether the cache was emptied. */
export const cacheReset = isAnyOf(baseApi.util.resetApiState)

/** Replaces the item in every listing that has it (STATE-04). */
export function replaceEverywhere<T extends Identified>(listings: Listings<T>, item: T): void {
  changeEverywhere(listings, (listing) => withItems(listing, replaced(listing.items, item)))
}

/** Removes the item from every listing and from its count, and from the answers that are under way (STATE-05). */
export function removeEverywhere<T extends Identified>(listings: Listings<T>, id: string): void {
  changeEverywhere(listings, (listing) => {
    const left = withItems(listing, removed(listing.items, id))
    return isLoading(listing) ? { ...left, removedIds: [...(left.removedIds ?? []), id] } : left
  })
}
