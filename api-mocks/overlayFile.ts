// Keeps the HTTP door's overlay in a file between runs.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Overlay } from './db/database'
import { parse } from './overlayStore'

/** How long changes are collected before they are written, in ms. */
const gather = 200

/** Reads at once, and writes after a short delay. */
export interface OverlayFile {
  /** The overlay of an earlier run; undefined when there is none or it is broken. */
  read(): Overlay | undefined
  /** Later writes what `overlay` then returns. */
  save(overlay: () => Overlay): void
  flush(): void
}

/** The file; it is replaced atomically, so that a killed run leaves no partial one. */
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
