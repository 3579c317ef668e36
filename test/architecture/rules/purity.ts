// State is a fold of the log: reducers, selectors and rendering use no clock, randomness, storage or network.
import { importsOf, isCode, parsed, type Rule, type SourceFile, type Violation } from '../source'
import { dotted, isFunction, type Node, nameOf, walk } from './walk'

/** Where purity starts: everything these reach within model/, store/, platform/ and lib/ must be pure too. */
const folds = /^src\/(features\/[^/]+\/model\/(slice|selectors)|pages\/[^/]+\/selectors)\.ts$/
const foldParts = /^src\/(features\/[^/]+\/model|lib|platform|store)\//
const viewFiles = /^src\/((app|pages|tools|ui)\/.*\.tsx|features\/[^/]+\/ui\/.*\.tsx?)$/

const impureCalls = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'nanoid', 'fetch'])
const impureNames = new Set(['localStorage', 'sessionStorage', 'nanoid'])

/** Checks reducers, selectors and what they use whole; of components and hooks only what runs while rendering. */
export const purityRule: Rule = (files) => {
  const folded = reachedByFolds(files)
  return files.filter(isCode).flatMap((file) => {
    if (folded.has(file.path)) return impurities(file, (above) => !inPrepare(above))
    return viewFiles.test(file.path) ? impurities(file, duringRender) : []
  })
}

function reachedByFolds(files: readonly SourceFile[]): ReadonlySet<string> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const paths = new Set(byPath.keys())
  const reached = new Set<string>()
  const reach = (file: SourceFile | undefined): void => {
    if (!file || reached.has(file.path)) return
    reached.add(file.path)
    for (const { target, typeOnly } of importsOf(file, paths)) {
      if (target && !typeOnly && foldParts.test(target)) reach(byPath.get(target))
    }
  }
  for (const file of files) if (folds.test(file.path)) reach(file)
  return reached
}

/** A creator's `prepare` runs before the action exists: it may create an id. */
const inPrepare = (above: readonly Node[]): boolean =>
  above.some(({ type, key }) => type === 'Property' && nameOf(key) === 'prepare')

function impurities(file: SourceFile, counts: (above: readonly Node[]) => boolean): Violation[] {
  const found: Violation[] = []
  walk(parsed(file).program, (node, above) => {
    const name = impureName(node, above)
    if (name && counts(above))
      found.push({
        path: file.path,
        message: `${name}: times, ids and storage travel in actions, set by listeners or events`,
      })
  })
  return found
}

function impureName(node: Node, above: readonly Node[]): string | undefined {
  if (node.type === 'CallExpression' && impureCalls.has(dotted(node.callee) ?? '')) return dotted(node.callee)
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && (node.arguments as unknown[]).length === 0) {
    return 'new Date()'
  }
  const name = nameOf(node)
  const isKey = above.at(-1)?.type === 'Property' && above.at(-1)?.key === node
  return name && impureNames.has(name) && !isKey && name !== 'nanoid' ? name : undefined
}

/** True where the nearest function is a component or a hook itself: its body runs on every render. */
function duringRender(above: readonly Node[]): boolean {
  const at = above.findLastIndex(isFunction)
  const inner = above[at]
  if (!inner) return true
  const holder = above[at - 1]
  const name = nameOf(inner.id) ?? (holder?.type === 'VariableDeclarator' ? nameOf(holder.id) : undefined)
  return /^([A-Z]|use[A-Z])/.test(name ?? '')
}
