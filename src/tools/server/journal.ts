// What `npm run pages` has written, one line for each page, so that a run can be resumed and the next one writes only what changed.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { writeWhole } from './pageFolder.ts'

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
export interface Journal {
  /** By path. */
  pages: Map<string, Written>
  add(page: Written): void
  /** Writes it anew, without what is gone. */
  close(): void
}

/** Opens the journal in `file`; of pages of another build only the days count, since every page has other files then. */
export function openJournal(file: string, build: string): Journal {
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
    add(page) {
      pages.set(page.path, page)
      appendFileSync(file, `${JSON.stringify(page)}\n`)
    },
    close,
  }
}
