// No import cycles, types and dynamic imports included: what needs one another belongs in one file, or what both need in a third.
import { importsOf, type Rule } from '../source'

/** Finds one cycle for every group of modules that import one another. */
export const cycleRule: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path))
  const edges = new Map(
    files.map((file) => {
      const targets = importsOf(file, paths).flatMap(({ target }) => (target && paths.has(target) ? [target] : []))
      return [file.path, targets]
    }),
  )
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path])
      return
    }
    if (done.has(path)) return
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return cycles.map((cycle) => ({ path: cycle[0] ?? '', message: `import cycle: ${cycle.join(' -> ')}` }))
}
