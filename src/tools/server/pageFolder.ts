// What stands in dist/ for a page: written and removed together, each file whole or not at all. And the journal of
// `npm run pages`, a line for each page, so that a run can be resumed and the next one writes only what changed.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { decoded, previewPath } from '../../lib/paths.ts'
import type { Draw, PageDocument } from './renderer.ts'

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

/** The file for a path of the site; undefined where that is no safe name, as an id with a slash: left to the app. */
function safeFile(folder: string, path: string): string | undefined {
  const parts = path.slice(1).split('/').map(decoded)
  const isSafe = parts.every((part) => part !== undefined && isName(part))
  return isSafe ? join(folder, ...(parts as string[])) : undefined
}

/** The file of a page, `/biznes/a` being `biznes/a.html`. */
export const pageFile = (folder: string, path: string): string | undefined =>
  safeFile(folder, path === '/' ? '/index.html' : `${path}.html`)

/** Letters, digits and what is common in ids and slugs; not too long for any file system with its ending. */
const isName = (name: string): boolean =>
  /^[\p{L}\p{N}_~-][\p{L}\p{N}_.~-]*$/u.test(name) && Buffer.byteLength(name) <= 200

/** The files of pages in a folder; opening it removes what a run that was broken off had not finished. */
export function openFolder(folder: string, draw: Draw) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.part')) rmSync(join(folder, name), { force: true })
  const fileFor = (path: string): string => {
    const file = pageFile(folder, path)
    if (file === undefined) throw new Error(`${path} makes no safe name of a file`)
    return file
  }
  const pictureFor = (path: string) => {
    const picture = previewPath(path)
    return picture && safeFile(folder, picture)
  }
  return {
    /** Whether a path makes a safe name; other pages are left to the app. */
    canHold: (path: string): boolean => pageFile(folder, path) !== undefined,
    has: (path: string): boolean => existsSync(fileFor(path)),
    /** The preview picture before the page that names it. */
    async write(path: string, { html, preview }: PageDocument): Promise<void> {
      const picture = pictureFor(path)
      if (preview && picture) writeWhole(picture, await draw(preview))
      writeWhole(fileFor(path), html)
    },
    remove(path: string): void {
      rmSync(fileFor(path), { force: true })
      const picture = pictureFor(path)
      if (picture) rmSync(picture, { force: true })
    },
    /** The text of a file of the build, without its tags. */
    textOf: (path: string): string =>
      readFileSync(fileFor(path), 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' '),
  }
}

/** A page that was written. */
export interface Written {
  path: string
  /** What it was rendered from (`hashOfAnswers`). */
  answers: string
  /** The day on which that last changed, yyyy-mm-dd in UTC. */
  changed: string
  /** By another build: its file must be written anew. */
  isOld?: boolean
}

/** The journal of a folder. */
export type Journal = ReturnType<typeof openJournal>

/** Opens the journal in `file`; of pages of another build only the days count: every page has other files then. */
export function openJournal(file: string, build: string) {
  const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const pages = new Map<string, Written>()
  for (const line of lines) {
    try {
      const page: Written = JSON.parse(line)
      pages.set(page.path, first === build ? page : { ...page, isOld: true })
    } catch {
      // The line at which the last run broke off, and the empty one at the end.
    }
  }
  const close = () =>
    writeWhole(file, [build, ...Array.from(pages.values(), (page) => JSON.stringify(page)), ''].join('\n'))
  close()
  return {
    pages,
    add(page: Written): void {
      pages.set(page.path, page)
      appendFileSync(file, `${JSON.stringify(page)}\n`)
    },
    /** Writes it anew, without what is gone. */
    close,
  }
}
