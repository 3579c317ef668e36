// What `npm run pages` has written, one line for each page, so that a run can be resumed and the next one writes only what changed.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

/** A page that was written. */
export interface Written {
  path: string
  /** What the API said of it in a list, if it stands in one. */
  fingerprint?: string
  /** What its file says (`tagOf`). */
  tag: string
  /** The day on which it last changed, yyyy-mm-dd in UTC. */
  changed: string
}

/** The journal of a folder. */
export interface Journal {
  /** By path. */
  pages: Map<string, Written>
  add(page: Written): void
  /** Writes it anew, without what is gone. */
  close(): void
}

/** Opens the journal in `file`; one of another build counts for nothing, since every page has other files then. */
export function openJournal(file: string, build: string): Journal {
  const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const pages = new Map<string, Written>()
  for (const line of first === build ? lines : []) {
    try {
      const page: Written = JSON.parse(line)
      pages.set(page.path, page)
    } catch {
      // The line at which the last run broke off, and the empty one at the end.
    }
  }
  const whole = () => [build, ...Array.from(pages.values(), (page) => JSON.stringify(page)), ''].join('\n')
  writeFileSync(file, whole())
  return {
    pages,
    add(page) {
      pages.set(page.path, page)
      appendFileSync(file, `${JSON.stringify(page)}\n`)
    },
    close: () => writeFileSync(file, whole()),
  }
}
