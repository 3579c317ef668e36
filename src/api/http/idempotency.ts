// A write whose answer was lost: how the same one is known again when it is sent anew, and the look at the server before anything is
// said. What may be said of each write: docs/proof/lost-answers.md.
import { nanoid } from '@reduxjs/toolkit'
import type { FetchArgs } from '@reduxjs/toolkit/query'
import { idempotencyKeys } from '@/platform/env'
import { sessionEpoch } from '@/session/tokens'
import type { AppError } from './appError'

/** By method and address: the last write there, if its answer was lost, in one text, and its key. It may hold a password: for memory only. */
const lost = new Map<string, { write: string; key: string }>()

/** Forgets them, like a reload; for tests, which share the modules of a worker. */
export const forgetLostWrites = (): void => lost.clear()

/**
 * Sends a write, where it is switched on with a key of its own. One that is the same as the last to that address, whose answer was lost
 * in this session, has the key of that one, and its failure says `isSecondTry`. A failure without `meta`, or of a browser that was
 * offline, was not sent: it says `isLocal`.
 */
export async function sendWrite<Result extends { error?: AppError; meta?: unknown }>(
  args: FetchArgs,
  send: (keyed: FetchArgs) => Promise<Result>,
): Promise<Result> {
  const address = `${args.method} ${args.url}`
  const write = JSON.stringify([sessionEpoch(), args.body])
  const before = lost.get(address)
  const isSecondTry = before?.write === write
  const key = isSecondTry ? before.key : nanoid()
  const isOffline = globalThis.navigator?.onLine === false
  const result = await send(idempotencyKeys ? { ...args, headers: { 'idempotency-key': key } } : args)
  const isLocal = result.error !== undefined && (!result.meta || (isOffline && result.error.status === 0))
  const error = result.error && { ...result.error, ...(isLocal && { isLocal }), ...(isSecondTry && { isSecondTry }) }
  if (isUnanswered(error)) lost.set(address, { write, key })
  else if (!isLocal) lost.delete(address)
  return error ? { ...result, error } : result
}

/** Whether the server may have done a write all the same that failed with this: no answer in time, or none to a gateway. */
export const isUnanswered = (failure: AppError | undefined): boolean =>
  failure !== undefined && !failure.isLocal && [0, 502, 504].includes(failure.status)

/** How long a server that was too slow gets to finish, in ms; tests on a real clock shorten it (test/reload.ts). */
export const secondLook = { after: 2000 }

/** Whether the write is done, by a look at the server; undefined where that does not tell. It looks twice if the write is not done. */
export async function wasDone(look: () => Promise<boolean | undefined>): Promise<boolean | undefined> {
  const isDone = await look()
  if (isDone !== false) return isDone
  await new Promise((resolve) => setTimeout(resolve, secondLook.after))
  return look()
}
