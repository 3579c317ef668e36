// Measures processor time, for tests of how cost grows with the length of a text. Other programs hardly affect it; other test
// files, which run in threads of the same process, at most double it.

/** Processor time of `task` in microseconds: the minimum of `runs`. */
export function processorTime(task: () => void, runs = 3): number {
  const costs = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    task()
    return process.cpuUsage(before).user
  })
  return Math.min(...costs)
}
