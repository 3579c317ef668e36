// The one rule for a write whose answer was lost: the server is looked at before anything is said.
import type { AppError } from './appError'

/** Whether the server may have done a write all the same that failed with this: no answer in time, or none to a gateway. */
export const isUnanswered = (failure: AppError | undefined): boolean => [0, 502, 504].includes(failure?.status ?? 1)

/** How long a server that was too slow gets to finish, in ms. */
const SECOND_LOOK = 2000

/** Whether the write is done, by a look at the server; undefined where that does not tell. It looks twice if the write is not done. */
export async function wasDone(look: () => Promise<boolean | undefined>): Promise<boolean | undefined> {
  const isDone = await look()
  if (isDone !== false) return isDone
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK))
  return look()
}
