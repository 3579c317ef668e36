// What a piece of code costs, for tests of how cost grows with the length of a text: other programs count little.

/** Processor time of `task` in microseconds: the least of `runs`. */
export function processorTime(task: () => void, runs = 3): number {
  const costs = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    task()
    return process.cpuUsage(before).user
  })
  return Math.min(...costs)
}
