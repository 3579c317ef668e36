// What stands in dist/ for a page: the only place that knows, so that all of it is written and removed together.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { previewPath } from '../../lib/paths.ts'
import type { Draw, PageDocument } from './renderer.ts'
import { isPart, pageFile, safeFile, writeWhole } from './wholeFile.ts'

/** The files of pages in a folder. */
export interface PageFolder {
  /** Whether a path makes a safe name; other pages are left to the app. */
  canHold(path: string): boolean
  has(path: string): boolean
  /** The preview picture before the page that names it. */
  write(path: string, document: PageDocument): Promise<void>
  remove(path: string): void
  /** The text of a file of the build, without its tags. */
  textOf(path: string): string
}

/** Opens it, and removes what a run that was broken off had not finished. */
export function openFolder(folder: string, draw: Draw): PageFolder {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (isPart(name)) rmSync(join(folder, name), { force: true })
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
    canHold: (path) => pageFile(folder, path) !== undefined,
    has: (path) => existsSync(fileFor(path)),
    async write(path, { html, preview }) {
      const picture = pictureFor(path)
      if (preview && picture) writeWhole(picture, await draw(preview))
      writeWhole(fileFor(path), html)
    },
    remove(path) {
      rmSync(fileFor(path), { force: true })
      const picture = pictureFor(path)
      if (picture) rmSync(picture, { force: true })
    },
    textOf: (path) => readFileSync(fileFor(path), 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' '),
  }
}
