// What stands in dist/ for a page: the only place that knows, so that all of it is written and removed together.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PageDocument } from './renderer.ts'
import { isPart, pageFile, writeWhole } from './wholeFile.ts'

/** The files of pages in a folder. */
export interface PageFolder {
  /** Whether a path makes a safe name; other pages are left to the app. */
  canHold(path: string): boolean
  has(path: string): boolean
  write(path: string, document: PageDocument): void
  remove(path: string): void
  /** The text of a file of the build, without its tags. */
  textOf(path: string): string
}

/** Opens it, and removes what a run that was broken off had not finished. */
export function openFolder(folder: string): PageFolder {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (isPart(name)) rmSync(join(folder, name), { force: true })
  const fileFor = (path: string): string => {
    const file = pageFile(folder, path)
    if (file === undefined) throw new Error(`${path} makes no safe name of a file`)
    return file
  }
  return {
    canHold: (path) => pageFile(folder, path) !== undefined,
    has: (path) => existsSync(fileFor(path)),
    write(path, { html }) {
      // What a page names, such as a preview picture, is written here, before it.
      writeWhole(fileFor(path), html)
    },
    remove(path) {
      rmSync(fileFor(path), { force: true })
    },
    textOf: (path) => readFileSync(fileFor(path), 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' '),
  }
}
