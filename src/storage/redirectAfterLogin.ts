// Where to go after log-in, kept in this browser across the log-in (Q08).
import { safePath } from '@/lib/safeUrl'
import { redirectTimeKey, storageKeys } from '@/lib/storageKeys'
import { readItem, writeItems } from '../platform/browserStorage'

/** It counts as long as a text that waits for the log-in, 1 h in ms: whoever logs in later may be somebody else (Q113). */
const LIFETIME = 3_600_000

const write = (path: string | null, at: string | null): void =>
  writeItems({ [storageKeys.pendingRedirect]: path, [redirectTimeKey]: at })

/** Remembers a path of this app. */
export const rememberRedirect = (path: string): void => write(safePath(path), String(Date.now()))

/** Forgets the path. */
export const dropRedirect = (): void => write(null, null)

/** The remembered path; undefined when there is none, or its hour is over or unknown. Always safe to go to (Q53). */
export function readRedirect(): string | undefined {
  const path = readItem(storageKeys.pendingRedirect)
  const isOver = Date.now() - Number(readItem(redirectTimeKey)) >= LIFETIME
  return path === null || isOver ? undefined : safePath(path)
}

/** Where to go after a log-in: the remembered path, which this consumes, else `from` (router's state), else `/`. */
export function destinationAfterLogin(from: unknown): string {
  const path = readRedirect() ?? safePath(from)
  dropRedirect()
  return path
}
