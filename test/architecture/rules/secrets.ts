// No secrets in Redux, no console output, no way from text to script.
import { isCode, parsed, type Rule, type SourceFile } from '../source'
import { dotted, type Node, nameOf, walk } from './walk'

const stateFiles = /^src\/features\/[^/]+\/model\//
const secret = /token|password|secret|apikey/i
const logger = 'src/platform/logger.ts'

const scriptDoors = new Set('dangerouslySetInnerHTML innerHTML outerHTML insertAdjacentHTML srcdoc srcDoc'.split(' '))
const scriptCalls = new Set(['eval', 'Function', 'document.write', 'document.writeln'])

/** Checks the shape of every slice's state, console calls and every way from text to script. */
export const secretRule: Rule = (files) =>
  files
    .filter((file) => isCode(file) && file.path.startsWith('src/'))
    .flatMap((file) => {
      const found: string[] = []
      walk(parsed(file).program, (node, above) => {
        const complaint = secretField(file, node, above) ?? speech(file, node) ?? scriptDoor(node)
        if (complaint) found.push(complaint)
      })
      return found.map((message) => ({ path: file.path, message }))
    })

/** A field of an interface or type named `...State` in a model. */
function secretField({ path }: SourceFile, node: Node, above: readonly Node[]): string | undefined {
  if (!stateFiles.test(path) || node.type !== 'TSPropertySignature') return undefined
  const field = nameOf(node.key)
  const inState = above.some(
    (one) => /^TS(Interface|TypeAlias)Declaration$/.test(one.type) && /State$/.test(nameOf(one.id) ?? ''),
  )
  return field && inState && secret.test(field) ? `${field}: no secret enters Redux (session/ holds tokens)` : undefined
}

function speech({ path }: SourceFile, node: Node): string | undefined {
  if (path === logger || path.endsWith('.mjs') || node.type !== 'MemberExpression') return undefined
  return nameOf(node.object) === 'console' ? 'console: log with platform/logger.ts' : undefined
}

function scriptDoor(node: Node): string | undefined {
  const name = node.type === 'MemberExpression' ? nameOf(node.property) : (nameOf(node.name) ?? nameOf(node.key))
  if (name && scriptDoors.has(name)) return `${name}: text never becomes markup`
  const called = node.type === 'CallExpression' || node.type === 'NewExpression' ? dotted(node.callee) : undefined
  return called && scriptCalls.has(called) ? `${called}: text never becomes script` : undefined
}

/** Paths into a state tree whose last key sounds secret, whatever the value. */
export function secretPaths(state: unknown, path = ''): string[] {
  if (typeof state !== 'object' || state === null) return []
  return Object.entries(state).flatMap(([key, value]) => [
    ...(secret.test(key) ? [`${path}${key}`] : []),
    ...secretPaths(value, `${path}${key}.`),
  ])
}
