// Requests about comments, shared by hooks and by pages that prefetch.
import { DEFAULT_PAGE_SIZE } from '@/api'

/** The request for a page of a business's comments: approved ones only, 10 per page (BIZPAGE-25). */
export const commentsQuestion = (id: string, page: number, userId: string | undefined) => ({
  id,
  page,
  limit: DEFAULT_PAGE_SIZE,
  approved: true,
  userId,
})

/** How many comments are requested at most to count the stars: the limit of one call. */
export const SAMPLE_SIZE = 100

/** Whether a request is made only to count, judging by its arguments. */
export const isSample = (args: unknown): boolean => (args as { limit?: number } | undefined)?.limit === SAMPLE_SIZE
