// What is known of tried breaks, kept for the next run as long as break, source and tests stay what they were.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Break } from './break'

/**
 * `cited`: a test noticed that cites the requirement; `other`: only another one; `survived`: none; `unloaded`: the app could not be
 * loaded with it, which says nothing.
 */
export type Verdict = 'cited' | 'other' | 'survived' | 'unloaded'

/** A verdict and which test it came from. */
export interface Tried {
  id: string
  verdict: Verdict
  by?: string | undefined
}

/** A name for a break together with everything that its verdict rests on. */
export function keyOf(one: Break, texts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(one))
  for (const text of texts) hash.update('\0').update(text)
  return hash.digest('base64url').slice(0, 22)
}

/** The verdicts kept in a file. */
export function openVerdicts(file: string) {
  let known: Record<string, Tried> = {}
  try {
    known = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // None yet.
  }
  return {
    of: (key: string): Tried | undefined => known[key],
    /** Written at once, so that a run which is broken off loses nothing. */
    keep(key: string, tried: Tried): void {
      known[key] = tried
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.part`, JSON.stringify(known, null, 1))
      renameSync(`${file}.part`, file)
    },
  }
}
