// How ratings become diamonds of a woven band.

/** Diamonds of a band: one stands for ten percent. */
export const DIAMONDS = 10

/** How many `DIAMONDS` each count gets: its share by largest remainder (of equals the first); all 0 without counts. */
export function threads(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0)
  if (sum === 0) return counts.map(() => 0)
  const whole = counts.map((count) => Math.floor((count * DIAMONDS) / sum))
  const remaining = DIAMONDS - whole.reduce((total, count) => total + count, 0)
  const rest = (at: number) => ((counts[at] ?? 0) * DIAMONDS) % sum
  const next = counts.map((_, at) => at).sort((one, other) => rest(other) - rest(one))
  const raised = new Set(next.slice(0, remaining))
  return whole.map((count, at) => (raised.has(at) ? count + 1 : count))
}
