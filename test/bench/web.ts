// How every page loads on a phone with slow 4G, over HTTP/1.1 and HTTP/2 with TLS: from a host that only falls back,
// from one that knows clean addresses, with its data as HTML; beside its text without scripts and the floor.
import type { Options, Report } from './figures'
import { look, visit } from './visit'
import { setWebStage } from './webStage'
import { loadFigures, loadTables, type Measured } from './webTables'

/** All figures; `npm run bench -- web --runs 9`. */
export async function bench({ runs = 3, ...options }: Options): Promise<Report> {
  const stage = await setWebStage(options)
  try {
    const taken = stage.targets.map((target): Measured => ({ ...target, cold: [], warm: [] }))
    // Each once before: a server packs a file when it is first asked for.
    for (const target of taken) await look(stage.browser, target.url, await stage.storedFor(target), () => undefined)
    for (let run = 0; run < runs; run += 1)
      // A different one starts each round.
      for (const turn of taken.keys()) {
        const target = taken[(turn + run) % taken.length]
        if (!target) continue
        const { cold, warm } = await visit(stage.browser, target.url, await stage.storedFor(target)).catch(
          (cause: unknown) => {
            throw new Error(`No load of ${target.page} (${target.host} ${target.protocol})`, { cause })
          },
        )
        target.cold.push(cold)
        target.warm.push(warm)
        // What is known so far, should the run be cut off.
        const { page, host, protocol, build } = target
        console.error(run + 1, page, host, protocol, build, ...[cold.fcp, cold.card, cold.lcp].map(Math.round))
      }
    return { figures: loadFigures(taken), tables: loadTables(taken) }
  } finally {
    await stage.close()
  }
}
