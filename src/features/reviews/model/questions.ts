// What is asked about comments, for whoever asks it: hooks, and pages ahead of themselves.
import { DEFAULT_PAGE_SIZE } from '@/api'

/** What is asked for a page of a business's comments: approved ones only, 10 a page (BIZPAGE-25). */
export const commentsQuestion = (id: string, page: number, userId: string | undefined) => ({
  id,
  page,
  limit: DEFAULT_PAGE_SIZE,
  approved: true,
  userId,
})

/** How many comments are asked for at most to count the stars: one call's limit. */
export const SAMPLE_SIZE = 100

/** Whether a question is put only to count, by its arguments. */
export const isSample = (args: unknown): boolean => (args as { limit?: number } | undefined)?.limit === SAMPLE_SIZE
