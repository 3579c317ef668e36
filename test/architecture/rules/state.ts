// The state is what the screen shows: every named field of a slice and every exported selector is read for a page.
import { isCode, parsed, type Rule, type SourceFile } from '../source'
import { type Node, nameOf, walk } from './walk'

/** Code that shows something. */
const shows = /^src\/(pages|app|features\/[^/]+\/ui)\//
const model = /^src\/features\/([^/]+)\/model\/[^/]+\.ts$/
const docs = 'docs/state.md'
const mostExceptions = 8

/** Checks each feature's `<Feature>State` and selectors; docs/state.md lists the fields that no page reads. */
export const stateRule: Rule = (files) => {
  const code = files.filter((file) => isCode(file) && file.path.startsWith('src/'))
  const shown = code.filter(({ path }) => shows.test(path))
  const excepted = exceptions(files)
  const fields = code.flatMap((file) => {
    const feature = model.exec(file.path)?.[1]
    if (feature === undefined) return []
    const read = readersOf(feature, code, shown)
    return fieldsOf(file, feature)
      .filter((field) => !isRead(field, read))
      .map((field) => ({ file, name: `${feature}.${field}` }))
  })
  const unread = fields.map(({ name }) => name)
  return [
    ...fields
      .filter(({ name }) => !excepted.includes(name))
      .map(({ file: { path }, name }) => ({ path, message: `${name}: no page reads this field` })),
    ...excepted
      .filter((name) => !unread.includes(name))
      .map((name) => ({ path: docs, message: `${name}: is read, or is no field` })),
    ...(excepted.length > mostExceptions ? [{ path: docs, message: `lists more than ${mostExceptions} fields` }] : []),
    ...code.flatMap((file) => unreadSelectors(file, shown)),
  ]
}

/** The fields under the heading of docs/state.md, each in a line '- `slice.field`, `slice.other`: why'. */
function exceptions(files: readonly SourceFile[]): string[] {
  const { text = '' } = files.find(({ path }) => path === docs) ?? {}
  const section = text.split(/^## /m).find((part) => part.startsWith('Fields that no page reads')) ?? ''
  const names = [...section.matchAll(/^- (.*?):/gm)].map(([, before = '']) => before)
  return names.flatMap((before) => [...before.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

/** The named fields: `loading.main` for one of an object's or of a record's with listed keys. */
function fieldsOf(file: SourceFile, feature: string): string[] {
  const { program } = parsed(file)
  const aliases = new Map<string, string[]>()
  const fields: string[] = []
  walk(program, (node) => {
    if (node.type === 'TSTypeAliasDeclaration') aliases.set(nameOf(node.id) ?? '', literals(node.typeAnnotation))
  })
  walk(program, (node) => {
    if (node.type !== 'TSInterfaceDeclaration' || nameOf(node.id)?.toLowerCase() !== `${feature}state`.toLowerCase())
      return
    for (const member of (node.body as Node).body as Node[]) {
      const name = nameOf(member.key) ?? ''
      const type = (member.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined
      const parts = type ? partsOf(type, aliases) : []
      fields.push(...(parts.length > 0 ? parts.map((part) => `${name}.${part}`) : [name]))
    }
  })
  return fields
}

const literals = (type: unknown): string[] => {
  const found: string[] = []
  walk(type, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
  })
  return found
}

function partsOf(type: Node, aliases: ReadonlyMap<string, string[]>): string[] {
  if (type.type === 'TSTypeLiteral') return (type.members as Node[]).map(({ key }) => nameOf(key) ?? '')
  if (type.type !== 'TSTypeReference' || nameOf(type.typeName) !== 'Record') return []
  const [keys] = ((type.typeArguments as Node | undefined)?.params as Node[] | undefined) ?? []
  return aliases.get(nameOf(keys?.typeName) ?? '') ?? []
}

/** What reads a feature's fields: its selectors, `readStatus` (of lists), in components also lists and `useAuth()`. */
interface Readers {
  selectors: string
  status: string
  shown: string
}

function readersOf(feature: string, code: readonly SourceFile[], shown: readonly SourceFile[]): Readers {
  const own = code.filter(({ path }) => model.exec(path)?.[1] === feature)
  const status = own.flatMap((file) => {
    const found: string[] = []
    walk(parsed(file).program, ({ type, key, value }) => {
      const { start, end } = (value ?? {}) as Node
      if (type === 'Property' && nameOf(key) === 'readStatus') found.push(file.text.slice(start, end))
    })
    return found
  })
  // `businessLists.searchResults`, `({ auth }) => auth.userEmail`, and what is taken of the whole auth state.
  const patterns = [new RegExp(`\\b(\\w+Lists|${feature})\\.\\w+`, 'g'), /\{[^{}]*\} = useAuth\(\)/g]
  return {
    selectors: own
      .filter(({ path }) => path.endsWith('/selectors.ts'))
      .map(({ text }) => text)
      .join('\n'),
    status: status.join('\n'),
    shown: shown.flatMap(({ text }) => patterns.flatMap((pattern) => text.match(pattern) ?? [])).join('\n'),
  }
}

/** A list's `loading` and `errors` are read by its task. */
const tasks = ['main', 'search']

function isRead(field: string, { selectors, status, shown }: Readers): boolean {
  const [name = '', part] = field.split('.')
  const whole = new RegExp(`\\b${name}\\b`)
  if (part === undefined) return [selectors, status, shown].some((text) => whole.test(text))
  if (whole.test(status) && (tasks.includes(part) || new RegExp(`\\b${part}\\b`).test(status))) return true
  return new RegExp(`\\b${name}(\\.${part}\\b|\\[)`).test(selectors)
}

function unreadSelectors(file: SourceFile, shown: readonly SourceFile[]) {
  if (!/^src\/features\/[^/]+\/model\/selectors\.ts$/.test(file.path)) return []
  const names = [...file.text.matchAll(/^export (?:const|function) (select\w+)/gm)].map(([, name = '']) => name)
  return names
    .filter((name) => !shown.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
    .map((name) => ({ path: file.path, message: `${name}: no page reads with this selector` }))
}
