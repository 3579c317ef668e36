// How far a long command is: one line that is written over on a terminal, a line every ten seconds elsewhere.
import { stderr } from 'node:process'

/** Between two lines where they stay, in ms. */
const PAUSE = 10_000

/** A duration as people read it. */
const inWords = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}

/** Shows steps of `total`, with the time left by the pace so far. */
export function progress(total: number): { step(): void; end(): void } {
  const begun = Date.now()
  let done = 0
  let shown = begun
  const line = () => {
    const left = ((Date.now() - begun) / done) * (total - done)
    const width = 30
    const full = Math.round((done / total) * width)
    return `[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done} of ${total}, ${inWords(left)} left`
  }
  return {
    step() {
      done += 1
      const now = Date.now()
      if (now - shown < (stderr.isTTY ? 100 : PAUSE)) return
      shown = now
      stderr.write(stderr.isTTY ? `\r${line()}\u001b[K` : `${line()}\n`)
    },
    end() {
      if (stderr.isTTY) stderr.write('\r\u001b[K')
    },
  }
}
