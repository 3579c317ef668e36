// Times contestants in turn, round by round, and takes medians: a machine that slows down meanwhile slows all alike.
import { setImmediate } from 'node:timers/promises'
import { median } from './figures'

/** What one contestant does in a round: it times pieces with `clock`, so that preparation is not counted. */
export type Contestant = (clock: Clock) => void

/** Runs the work, records its duration under `piece` and returns its result. */
export type Clock = <T>(piece: string, work: () => T) => T

/** How long a race may take. */
export interface Pace {
  /** ms after the warm-up; a started round is finished. */
  budget: number
  /** The most rounds, and the fewest whatever the budget. */
  rounds: number
  least?: number
  /** Warm-up rounds, not counted. */
  warmUp?: number
}

/** The median duration in ms of each piece of each contestant: `(await race(…)).of('store', 'create')`. */
export async function race(contestants: Readonly<Record<string, Contestant>>, pace: Pace) {
  const { budget, rounds, least = 5, warmUp = 3 } = pace
  const names = Object.keys(contestants)
  const taken = new Map<string, number[]>()
  const note = (key: string, ms: number) => {
    const known = taken.get(key)
    if (known) known.push(ms)
    else taken.set(key, [ms])
  }
  let until = Number.POSITIVE_INFINITY
  for (let round = -warmUp; round < rounds; round += 1) {
    if (round === 0) until = performance.now() + budget
    if (round >= least && performance.now() > until) break
    // A different contestant starts each round, so that none always runs after the same one.
    for (const [turn] of names.entries()) {
      const name = names[(turn + round + warmUp) % names.length] ?? ''
      contestants[name]?.((piece, work) => {
        const since = performance.now()
        const result = work()
        const ms = performance.now() - since
        if (round >= 0) note(`${name} ${piece}`, ms)
        return result
      })
    }
    // Promises and timers left over by the work must not count for the next.
    await setImmediate()
  }
  return {
    of: (contestant: string, piece: string): number => median(taken.get(`${contestant} ${piece}`) ?? []),
  }
}
