// Where to go after log-in, kept in this browser across the log-in (Q08).
import { safePath } from '@/lib/safeUrl'
import { storageKeys } from '@/lib/storageKeys'
import { readItem, writeItem } from '../lib/browserStorage'

/** Remembers a path of this app. */
export const rememberRedirect = (path: string): void => writeItem(storageKeys.pendingRedirect, safePath(path))

/** Forgets the path. */
export const dropRedirect = (): void => writeItem(storageKeys.pendingRedirect, null)

/** The remembered path; undefined when there is none. Always safe to go to (Q53). */
export function readRedirect(): string | undefined {
  const path = readItem(storageKeys.pendingRedirect)
  return path === null ? undefined : safePath(path)
}

/** The remembered path, which is then forgotten. */
export function takeRedirect(): string | undefined {
  const path = readRedirect()
  dropRedirect()
  return path
}

/**
 * Where the log-in screen sends a user who has just logged in: the remembered path, else the page they came from (`from` in
 * the router's state), else `/`. Call it once: it consumes the remembered path.
 */
export const destinationAfterLogin = (from: unknown): string => takeRedirect() ?? safePath(from)
