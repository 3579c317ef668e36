// No import cycles: whether a module works would depend on load order.
import { importsOf, type Rule } from '../source'

/** Finds one cycle for every group of modules that need one another at run time; types and dynamic imports do not. */
export const cycleRule: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path))
  const edges = new Map(
    files.map((file) => {
      const lines = importsOf(file, paths).filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic)
      return [file.path, lines.flatMap(({ target }) => (target && paths.has(target) ? [target] : []))]
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
