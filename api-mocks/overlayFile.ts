// Keeps the HTTP door's overlay in a file between runs.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Overlay } from './db/database'
import { parse } from './overlayStore'

/** Milliseconds that changes are gathered before they are written. */
const gather = 200

/** Reads, and writes a little later than asked. */
export interface OverlayFile {
  /** What an earlier run left; undefined when there is none or it is broken. */
  read(): Overlay | undefined
  /** Writes what `overlay` then answers. */
  save(overlay: () => Overlay): void
  /** Writes at once what still waits. */
  flush(): void
}

/** The file; it is replaced in one step, so that a run that is killed leaves no half of one. */
export function createOverlayFile(path: string): OverlayFile {
  let waiting: (() => Overlay) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (!waiting) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, JSON.stringify(waiting()))
    renameSync(`${path}.new`, path)
    waiting = undefined
  }
  return {
    read() {
      try {
        return parse(readFileSync(path, 'utf8'))
      } catch {
        return undefined
      }
    },
    save(overlay) {
      waiting = overlay
      timer ??= setTimeout(flush, gather)
    },
    flush,
  }
}
