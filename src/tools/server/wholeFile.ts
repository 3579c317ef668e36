// Files that are there whole or not at all, whatever happens while they are written.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether a file is one that was not finished. */
export const isPart = (name: string): boolean => name.endsWith('.part')

/** Writes beside the file and then renames; throws what the disk says, and leaves nothing half-written. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.part`
  try {
    writeFileSync(part, content)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/**
 * The file below `folder` for a path of the site; undefined where the path makes no safe name of a file, as an id with a slash in it:
 * what belongs there is left to the app.
 */
export function safeFile(folder: string, path: string): string | undefined {
  const parts = path.slice(1).split('/').map(decoded)
  const isSafe = parts.every((part) => part !== undefined && isName(part))
  return isSafe ? join(folder, ...(parts as string[])) : undefined
}

/** The file of a page, `/biznes/a` being `biznes/a.html`. */
export const pageFile = (folder: string, path: string): string | undefined =>
  safeFile(folder, path === '/' ? '/index.html' : `${path}.html`)

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Letters, digits and what is common in ids and slugs; not too long for any file system with its ending. */
const isName = (name: string): boolean =>
  /^[\p{L}\p{N}_~-][\p{L}\p{N}_.~-]*$/u.test(name) && Buffer.byteLength(name) <= 200
