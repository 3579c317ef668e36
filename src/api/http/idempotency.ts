// A write whose answer was lost: the key by which a server knows it again when it is sent anew, and the look at the server before
// anything is said.
import { nanoid } from '@reduxjs/toolkit'
import type { FetchArgs } from '@reduxjs/toolkit/query'
import { sessionEpoch } from '@/session/tokens'
import type { AppError } from './appError'

/** The last write whose answer was lost, in one text, and its key. */
let lost: { write: string; key: string } | undefined

/**
 * Sends a write with a key of its own; one that is the same as the last that got no answer, in the same session, with the key of
 * that one.
 */
export async function withKey<Result extends object>(
  args: FetchArgs,
  sent: (keyed: FetchArgs) => Promise<Result>,
): Promise<Result> {
  const write = JSON.stringify([sessionEpoch(), args])
  const key = lost?.write === write ? lost.key : nanoid()
  const result: Result & { error?: AppError } = await sent({ ...args, headers: { 'idempotency-key': key } })
  if (isUnanswered(result.error)) lost = { write, key }
  else if (lost?.key === key) lost = undefined
  return result
}

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
