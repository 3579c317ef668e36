// Measures processor time, for tests of how cost grows with a text's length. Other programs hardly affect it. Other
// test files run in threads of the same process and count too: leave room for them when comparing two times.

/** Processor time of `task` in microseconds: the minimum of `runs`. */
export function processorTime(task: () => void, runs = 3): number {
  const costs = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    task()
    return process.cpuUsage(before).user
  })
  return Math.min(...costs)
}

/**
 * What takes less is linear, in microseconds: linear work takes 1 to 100 ms at these lengths, what was quadratic took
 * seconds. Other tests in this process can multiply it.
 */
const QUICK = 600_000

/** Whether a task's processor time grows far less than fourfold when its text doubles; the least of three tries. */
export async function isLinear(task: (length: number) => unknown, length = 100_000): Promise<boolean> {
  const cost = async (characters: number) => {
    const before = process.cpuUsage()
    await task(characters)
    return process.cpuUsage(before).user
  }
  const times = { half: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY }
  for (let tries = 0; tries < 3; tries += 1) {
    times.whole = Math.min(times.whole, await cost(length))
    if (times.whole <= QUICK) return true
    times.half = Math.min(times.half, await cost(length / 2))
    if (times.whole < 3 * times.half) return true
    // So much is no chance.
    if (times.whole > 5 * QUICK) return false
  }
  return false
}
