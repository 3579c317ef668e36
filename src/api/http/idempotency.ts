// The name of one write, by which a server knows it again: browsers repeat a call by themselves, visitors press again.
import { nanoid } from '@reduxjs/toolkit'
import type { FetchArgs } from '@reduxjs/toolkit/query'
import { sessionEpoch } from '@/session/tokens'
import type { AppError } from './appError'
import { isUnanswered } from './lostAnswer'

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
