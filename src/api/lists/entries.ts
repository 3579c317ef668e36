// The answer to a request as RTK Query's entry of it has it, which is the only place where it stands.
import type { OperationId } from '@/api/endpoints/generated/operations'
import type { Pagination } from '@/api/endpoints/generated/types'
import { errorOfRejected } from '@/api/endpoints/queryActions'
import { DEFAULT_PAGE_SIZE } from '@/api/endpoints/queryRequest'
import type { AppError } from '@/api/http/appError'
import type { Identified } from '@/lib/listRules'

/** What is read of RTK Query's entry of a request. */
export interface QueryEntry {
  status: string
  endpointName?: string | undefined
  originalArgs?: unknown
  requestId?: string | undefined
  /** ms since 1970 UTC. */
  startedTimeStamp?: number | undefined
  data?: unknown
  error?: unknown
}

/** One request and what is known of its answer; the words for its status are RTK Query's. */
export interface Answer<T = Identified> {
  endpoint: OperationId
  /** The arguments of the request, as the endpoint takes them. */
  args: unknown
  items: readonly T[]
  /** From 1. */
  page: number
  pages: number
  /** Items on all pages. */
  total: number
  /** Items per page. */
  limit: number
  /** Nobody has sent the request. */
  isUninitialized: boolean
  isFetching: boolean
  /** There is an answer, if only an earlier one. */
  isSuccess: boolean
  /** Why the last request failed. */
  error: AppError | null
  /** When the last request was sent, ms since 1970 UTC. */
  startedAt: number
}

/** The answer to a request that nobody has sent. */
export const blankAnswer: Answer<never> = Object.freeze({
  endpoint: 'listBusinesses',
  args: undefined,
  items: Object.freeze([]) as never,
  page: 1,
  pages: 1,
  total: 0,
  limit: DEFAULT_PAGE_SIZE,
  isUninitialized: true,
  isFetching: false,
  isSuccess: false,
  error: null,
  startedAt: 0,
})

/** The fields of any list's reply, and of a single item's. */
interface Reply {
  businesses?: Identified[]
  reviews?: Identified[]
  data?: Identified[] | Identified | null
  pagination?: Pagination
}

function itemsOf({ businesses, reviews, data }: Reply): readonly Identified[] {
  return businesses ?? reviews ?? (Array.isArray(data) ? data : data ? [data] : blankAnswer.items)
}

/** The number of pages; an empty later page and those after it do not count, whatever the server says. */
function pagesOf(args: unknown, count: number, pagination?: Pagination): number {
  const { page = 1 } = (args ?? {}) as { page?: number }
  const pages = pagination?.pages ?? 1
  return count === 0 && page > 1 ? Math.min(pages, page - 1) : pages
}

function readEntry(entry: QueryEntry): Answer {
  const { status, endpointName, originalArgs: args, data, error, startedTimeStamp: startedAt = 0 } = entry
  const reply = (data ?? {}) as Reply
  const items = itemsOf(reply)
  const { pagination } = reply
  return {
    endpoint: endpointName as OperationId,
    args,
    items,
    page: pagination?.current ?? 1,
    pages: pagesOf(args, items.length, pagination),
    total: pagination?.total ?? items.length,
    limit: pagination?.limit ?? (data === undefined ? DEFAULT_PAGE_SIZE : Math.max(items.length, 1)),
    isUninitialized: false,
    isFetching: status === 'pending',
    // What failed and has nothing to show is as if it had never been answered.
    isSuccess: data !== undefined && (error === undefined || items.length > 0),
    error: status === 'rejected' ? errorOfRejected(error) : null,
    startedAt,
  }
}

const read = new WeakMap<QueryEntry, Answer>()
/** The answer that an entry holds; of the same entry the same object. */
export function plainAnswer(entry: QueryEntry): Answer {
  const cached = read.get(entry)
  if (cached) return cached
  const answer = readEntry(entry)
  read.set(entry, answer)
  return answer
}
