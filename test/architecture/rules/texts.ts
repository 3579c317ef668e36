// A browser's translator replaces text nodes by elements; this rule keeps React from touching a text node after that.
// React writes the only text of an element through the element, which works. Of a text beside other children, in a
// fragment or returned by a component it keeps the node: a change is unseen, removing it or inserting before it throws.
import { importsOf, isCode, parsed, type Rule, type SourceFile, type Violation } from '../source'
import { isFunction, type Node, nameOf, returned, walk } from './walk'

/** Components that render the same element as long as they stand where they do: a fixed text may follow them. */
const steady = new Set(['Icon', 'Spinner', 'Link', 'LinkButton', 'MailLink', 'Name', 'Stars'])
/** Types by which the compiler lets no text in. */
const elementTypes = new Set(['ReactElement', 'Elements'])
const creators = new Set(['createElement', 'createPortal', 'useRoutes'])

/** Beside other children a text stands in its own element, unless it is fixed and nothing before it comes or goes. */
export const textRule: Rule = (files) => {
  const byPath = new Map(files.filter(isCode).map((file) => [file.path, file]))
  return files
    .filter(({ path }) => /^src\/.*\.tsx$/.test(path))
    .flatMap((file) => bareTexts(file, { ...importedProps(file, byPath), ...propsOf(parsed(file).program) }))
}

type Kind = 'element' | 'unsteady' | 'fixed text' | 'changing text'

type Test = (value: Node) => boolean
/** What is wrong, and where. */
type Problem = readonly [node: Node, message: string]

function bareTexts(file: SourceFile, props: Props): Violation[] {
  const { program } = parsed(file)
  const isElements = elementTest(program, props)
  const found: Problem[] = []
  walk(program, (node, above) => {
    if (isTag(node)) found.push(...problemsOf(node, isElements))
    if (isListOf(node) && isChild(above) && !isElements(node))
      found.push([node, 'a list of texts: put each into an element'])
    if (isFunction(node) && /^[A-Z]/.test(ownName(node, above.at(-1)) ?? ''))
      for (const value of returned(node).filter((one) => !isElements(one)))
        found.push([value, 'a component that may return a text: let it return an element'])
  })
  return found.map(([{ start, end }, message]) => {
    const text = file.text.slice(start, end).replace(/\s+/g, ' ').trim()
    return { path: file.path, message: `${message}: ${text.slice(0, 80)}` }
  })
}

const isTag = (node: Node | undefined): boolean => /^JSX(Element|Fragment)$/.test(node?.type ?? '')

/** Of the texts directly in an element or a fragment. */
function problemsOf({ type, children }: Node, isElements: Test): Problem[] {
  const shown = (children as Node[]).filter((child) => !isNothing(child))
  const kinds = shown.map((child) => kindOf(child, isElements))
  return shown.flatMap((child, index): Problem[] => {
    const kind = kinds[index]
    if (!kind?.endsWith('text')) return []
    if (type === 'JSXFragment') return [[child, 'a text of a fragment: put it into an element']]
    if (kind === 'changing text' && shown.length > 1)
      return [[child, 'a changing text beside others: make one text of them, or put it into an element of its own']]
    if (kind === 'fixed text' && kinds[index - 1] === 'unsteady')
      return [[child, 'a text after what may come or go: put it into an element of its own']]
    return []
  })
}

/** Line breaks between children, and comments. */
function isNothing({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return /^\s*$/.test(String(value)) && String(value).includes('\n')
  return type === 'JSXExpressionContainer' && (expression as Node).type === 'JSXEmptyExpression'
}

function kindOf(child: Node, isElements: Test): Kind {
  if (child.type === 'JSXText') return 'fixed text'
  if (child.type === 'JSXElement') return isSteady(child) ? 'element' : 'unsteady'
  if (child.type === 'JSXFragment') return 'unsteady'
  const value = child.expression as Node
  if (value.type === 'Literal' && typeof value.value === 'string') return 'fixed text'
  return isElements(value) ? 'unsteady' : 'changing text'
}

/** With a `key` an element may be replaced. */
function isSteady({ openingElement }: Node): boolean {
  const { name, attributes } = openingElement as Node
  const hasKey = (attributes as Node[]).some((attribute) => nameOf(attribute.name) === 'key')
  return !hasKey && (/^[a-z]/.test(nameOf(name) ?? 'X') || steady.has(nameOf(name) ?? ''))
}

const isListOf = (node: Node): boolean =>
  node.type === 'CallExpression' && /^(map|flatMap)$/.test(nameOf((node.callee as Node).property) ?? '')

/** In `{…}` between tags, not in an attribute. */
const isChild = (above: readonly Node[]): boolean =>
  above.at(-1)?.type === 'JSXExpressionContainer' && isTag(above.at(-2))

const ownName = (node: Node, holder: Node | undefined): string | undefined =>
  nameOf(node.id) ?? (holder?.type === 'VariableDeclarator' ? nameOf(holder.id) : undefined)

/** Tells whether an expression can only be elements or nothing, by what the file declares under its names. */
function elementTest(program: unknown, props: Props): Test {
  const declared = new Map<string, Node>()
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init)
      declared.set(nameOf(node.id) ?? '', typeOf(node.id as Node) ?? (node.init as Node))
    if (node.type === 'FunctionDeclaration') declared.set(nameOf(node.id) ?? '', node)
  })
  /** Being looked up: a name that leads back to itself proves nothing. */
  const open = new Set<string>()
  const byName = (name: string, isCalled: boolean): boolean => {
    const value = declared.get(name)
    if (value?.type.startsWith('TS')) return isElementType(value, isCalled)
    if (!value || open.has(name)) return !value && isElementProp(props[name], isCalled)
    open.add(name)
    const isSo = isCalled ? isFunction(value) && returned(value).every(test) : !isFunction(value) && test(value)
    open.delete(name)
    return isSo
  }
  const byCall = (call: Node): boolean => {
    const [first] = call.arguments as Node[]
    if (isListOf(call) && first)
      return isFunction(first) ? returned(first).every(test) : byName(nameOf(first) ?? '', true)
    const callee = nameOf(call.callee) ?? nameOf((call.callee as Node).property) ?? ''
    return creators.has(callee) || byName(callee, true)
  }
  const both = (one: unknown, other: unknown) => test(one as Node) && test(other as Node)
  const tests: Readonly<Record<string, Test>> = {
    JSXElement: () => true,
    JSXFragment: () => true,
    Literal: ({ value }) => value === null || typeof value === 'boolean',
    LogicalExpression: ({ operator, left, right }) => both(operator === '&&' ? right : left, right),
    ConditionalExpression: ({ consequent, alternate }) => both(consequent, alternate),
    ParenthesizedExpression: ({ expression }) => test(expression as Node),
    ChainExpression: ({ expression }) => test(expression as Node),
    Identifier: (value) => nameOf(value) === 'undefined' || byName(nameOf(value) ?? '', false),
    MemberExpression: ({ property }) => isElementProp(props[nameOf(property) ?? ''], false),
    CallExpression: byCall,
  }
  const test = (value: Node): boolean => tests[value.type]?.(value) ?? false
  return test
}

const typeOf = ({ typeAnnotation }: Node): Node | undefined =>
  typeAnnotation ? ((typeAnnotation as Node).typeAnnotation as Node) : undefined

/** Every type that a property of this name is given. */
type Props = Readonly<Record<string, readonly Node[]>>

function propsOf(root: unknown): Props {
  const props: Record<string, Node[]> = {}
  walk(root, (node) => {
    const type = node.type === 'TSPropertySignature' ? typeOf(node) : undefined
    const name = nameOf(node.key) ?? ''
    if (type) props[name] = [...(props[name] ?? []), type]
  })
  return props
}

/** Of the interfaces that the file imports by name. */
function importedProps(file: SourceFile, byPath: ReadonlyMap<string, SourceFile>): Props {
  const names = new Set<string>()
  walk(parsed(file).program, (node) => {
    if (node.type === 'ImportSpecifier') names.add(nameOf(node.imported) ?? '')
  })
  const interfaces: Node[] = []
  for (const { target } of importsOf(file, new Set(byPath.keys()))) {
    const imported = byPath.get(target ?? '')
    if (imported)
      walk(parsed(imported).program, (node) => {
        if (node.type === 'TSInterfaceDeclaration' && names.has(nameOf(node.id) ?? '')) interfaces.push(node)
      })
  }
  return propsOf(interfaces)
}

const isElementProp = (types: readonly Node[] = [], isCalled: boolean): boolean =>
  types.length > 0 && types.every((type) => isElementType(type, isCalled))

/** `ReactElement`, `Elements`, a list of them, or a function that returns such. */
function isElementType(type: Node, isCalled: boolean): boolean {
  if (isCalled && type.type === 'TSFunctionType')
    return isElementType((type.returnType as Node).typeAnnotation as Node, false)
  if (isCalled) return false
  if (type.type === 'TSUnionType') return (type.types as Node[]).every((one) => isElementType(one, false))
  if (type.type === 'TSArrayType') return isElementType(type.elementType as Node, false)
  return (
    type.type === 'TSUndefinedKeyword' || type.type === 'TSNullKeyword' || elementTypes.has(nameOf(type.typeName) ?? '')
  )
}
