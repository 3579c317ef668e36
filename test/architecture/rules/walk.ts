// Walks a syntax tree with the ancestors of each node, plus small helpers for the rules.

/** Any node of the tree, as far as the rules need it. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** Calls `visit` for every node below and including `root`, with its ancestors, nearest last. */
export function walk(
  root: unknown,
  visit: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  if (Array.isArray(root)) {
    for (const item of root) walk(item, visit, above)
    return
  }
  if (!isNode(root)) return
  visit(root, above)
  const below = [...above, root]
  for (const value of Object.values(root)) {
    if (typeof value === 'object' && value !== null) walk(value, visit, below)
  }
}

/** The name of an identifier node, or undefined. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'JSXIdentifier') ? String(node.name) : undefined

/** `Date.now` for a member expression on a plain name, or the bare name; undefined for anything else. */
export function dotted(node: unknown): string | undefined {
  const bare = nameOf(node)
  if (bare || !isNode(node) || node.type !== 'MemberExpression') return bare
  const object = nameOf(node.object)
  const property = nameOf(node.property)
  return object && property ? `${object}.${property}` : undefined
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Whether the node is a function. */
export const isFunction = ({ type }: Node): boolean => functions.has(type)

/** What a function may return; a bare `return` left out. */
export function returned({ body }: Node): Node[] {
  if (isNode(body) && body.type !== 'BlockStatement') return [body]
  const values: Node[] = []
  walk(body, (node, above) => {
    if (node.type === 'ReturnStatement' && isNode(node.argument) && !above.some(isFunction)) values.push(node.argument)
  })
  return values
}
