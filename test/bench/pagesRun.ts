// One run of what `npm run pages` does, in a process of its own, for the bench: prints what it took as JSON.

import { openJournal } from '@/tools/server/pageFolder'
import { previewPicture } from '@/tools/server/previewPicture'
import { loadSite } from '@/tools/server/renderer'
import { writePages } from '@/tools/server/writePages'

/** What a run took: processor times and durations in ms. */
export interface PagesRun {
  written: number
  /** Pages that were rendered. */
  rendered: number
  /** From the first rendering to the last. */
  rendering: { cpu: number; elapsed: number }
  /** The whole run, the lists and starting included. */
  whole: { cpu: number; elapsed: number }
  /** The most memory, in MB. */
  memory: number
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const [dist = '', api = ''] = process.argv.slice(2)
const site = await loadSite(`${dist}-server`, api)
const journal = openJournal(`${dist}-pages.jsonl`, 'bench')
let rendered = 0
const begin = { cpu: 0, elapsed: 0 }
const rendering = { cpu: 0, elapsed: 0 }
const { written } = await writePages({
  site,
  draw: previewPicture,
  dist,
  journal,
  origin: 'https://example.al',
  requests: 8,
  today: '2026-01-01',
  progress: (total) => {
    rendered = total
    Object.assign(begin, { cpu: cpu(), elapsed: performance.now() })
    return {
      step: () => undefined,
      end: () => Object.assign(rendering, { cpu: cpu() - begin.cpu, elapsed: performance.now() - begin.elapsed }),
    }
  },
})
const report: PagesRun = {
  written,
  rendered,
  rendering,
  whole: { cpu: cpu(), elapsed: performance.now() },
  memory: process.resourceUsage().maxRSS / 1024,
}
process.stdout.write(JSON.stringify(report))
process.exit()
