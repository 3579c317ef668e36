// A write whose answer was lost: known again at a second try, or looked up at the server (docs/proof/lost-answers.md).
import { nanoid } from '@reduxjs/toolkit'
import type { FetchArgs } from '@reduxjs/toolkit/query'
import { idempotencyKeys } from '@/platform/env'
import { sessionEpoch } from '@/session/tokens'
import type { AppError } from './appError'

/** The last write by method and address, if its answer was lost, and its key. May hold a password: memory only. */
const lost = new Map<string, { write: string; key: string }>()

/** Forgets them, like a reload; for tests, which share the modules of a worker. */
export const forgetLostWrites = (): void => lost.clear()

/**
 * Sends a write, with a key if that is switched on. One that repeats a write whose answer was lost in this session has
 * the same key and fails with `isSecondTry`; one that was not sent (no `meta`, or offline) fails with `isLocal`.
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

/** Whether the server may have done a write that failed like this: no answer in time, or none to a gateway. */
export const isUnanswered = (failure: AppError | undefined): boolean =>
  failure !== undefined && !failure.isLocal && [0, 502, 504].includes(failure.status)

/** How long a server that was too slow gets to finish, in ms; tests on a real clock shorten it (test/reload.ts). */
export const secondLook = { after: 2000 }

/** Whether the server says that the write is done; undefined if it does not tell. Looks twice if it is not done. */
export async function wasDone(look: () => Promise<boolean | undefined>): Promise<boolean | undefined> {
  const isDone = await look()
  if (isDone !== false) return isDone
  await new Promise((resolve) => setTimeout(resolve, secondLook.after))
  return look()
}
