// The folders of a test that writes pages: an empty `dist`, and what may stand beside it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder of the calling file's own with an empty `dist` in it, new for each of its tests. */
export function emptyBuild(): { folder: string; dist: string } {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const dist = join(folder, 'dist')
  beforeEach(() => {
    mkdirSync(dist, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return { folder, dist }
}
