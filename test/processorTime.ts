// Measures processor time, for tests of how cost grows with the length of a text. Other programs hardly affect it.
// Other test files run in threads of the same process and count too: whoever compares two of these times leaves room for them.

/** Processor time of `task` in microseconds: the minimum of `runs`. */
export function processorTime(task: () => void, runs = 3): number {
  const costs = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    task()
    return process.cpuUsage(before).user
  })
  return Math.min(...costs)
}
