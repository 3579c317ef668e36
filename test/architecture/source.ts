// The project's files as the rules see them: text, syntax tree, imports; and how a rule names a violation.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type ParseResult, parseSync } from 'vite'

/** One file, `path` relative to the root with forward slashes. */
export interface SourceFile {
  path: string
  text: string
}

/** What a rule finds: where, and what is wrong in words that say what to do. */
export interface Violation {
  path: string
  message: string
}

/** One import or re-export. `target` is the file it names, or undefined for a package. */
export interface ImportLine {
  request: string
  target: string | undefined
  typeOnly: boolean
  dynamic: boolean
}

/** A family of rules: all violations among the given files. */
export type Rule = (files: readonly SourceFile[]) => Violation[]

const counterExamples = 'test/architecture/rejects.txt'
const readable = /\.(ts|tsx|mjs|scss|css|html|json|jsonc|md|tsv|yaml|svg|txt|webmanifest)$|^[^.]+$|(^|\/)\.[^/]+$/

/** Every committed or new file of the project but the counter-examples. */
export function projectFiles(): SourceFile[] {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const paths = listing.split('\n').filter((path) => path !== '' && path !== counterExamples && existsSync(path))
  return paths.map((path) => ({ path, text: readable.test(path) ? readFileSync(path, 'utf8') : '' }))
}

/** The made-up files that the rules are tried on, by the name of their rule. */
export function readCounterExamples(): Record<string, SourceFile[]> {
  const [, ...projects] = readFileSync(counterExamples, 'utf8').split(/^=== /m)
  return Object.fromEntries(
    projects.map((project) => {
      const [rule = '', ...files] = project.split(/^--- /m)
      return [rule.trim(), files.map(fileUnderItsPath)]
    }),
  )
}

function fileUnderItsPath(part: string): SourceFile {
  const end = part.indexOf('\n')
  return { path: part.slice(0, end), text: part.slice(end + 1) }
}

/** Whether src/api/endpoints/codegen.mjs wrote the file: its imports count, its docstrings do not. */
export const isGenerated = ({ path }: SourceFile): boolean => path.startsWith('src/api/endpoints/generated/')

/** Whether the file holds TypeScript or JavaScript. */
export const isCode = ({ path }: SourceFile): boolean => /\.(tsx?|mjs)$/.test(path)

const trees = new WeakMap<SourceFile, ParseResult>()

/** The syntax tree of a code file, with its comments and module record; throws where the file does not parse. */
export function parsed(file: SourceFile): ParseResult {
  const known = trees.get(file)
  if (known) return known
  const result = parseSync(file.path, file.text)
  if (result.errors.length > 0) throw new Error(`${file.path}: ${result.errors[0]?.message}`)
  trees.set(file, result)
  return result
}

/** Every import, re-export and dynamic import of a code file, and every `@use` of a style file. */
export function importsOf(file: SourceFile, paths: ReadonlySet<string>): ImportLine[] {
  const line = (request: string, typeOnly: boolean, dynamic: boolean): ImportLine => ({
    request,
    target: resolveImport(file.path, request, paths),
    typeOnly,
    dynamic,
  })
  if (file.path.endsWith('.scss')) {
    const rules = file.text.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
    return [...rules.matchAll(/@(?:use|forward|import)\s+['"]([^'"]+)['"]/g)].map(([, request = '']) =>
      line(request, false, false),
    )
  }
  if (!isCode(file)) return []
  const { program, module } = parsed(file)
  const found = program.body.flatMap((node) => {
    if (node.type === 'ImportDeclaration') {
      const named = node.specifiers
      const allTypes =
        named.length > 0 && named.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type')
      return [line(node.source.value, node.importKind === 'type' || allTypes, false)]
    }
    if ((node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') && node.source) {
      return [line(node.source.value, node.exportKind === 'type', false)]
    }
    return []
  })
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    line(file.text.slice(moduleRequest.start + 1, moduleRequest.end - 1), false, true),
  )
  return [...found, ...dynamic]
}

const roots: readonly [prefix: string, folder: string][] = [
  ['@/', 'src/'],
  ['@mocks/', 'api-mocks/'],
  ['@test/', 'test/'],
  ['styles/', 'src/styles/'],
]

function resolveImport(from: string, request: string, paths: ReadonlySet<string>): string | undefined {
  const alias = roots.find(([prefix]) => request.startsWith(prefix))
  if (!alias && !request.startsWith('.')) return undefined
  const bare = alias ? alias[1] + request.slice(alias[0].length) : normalize(join(dirname(from), request))
  const base = bare.replaceAll('\\', '/').replace(/\?.*$/, '')
  const partial = base.replace(/([^/]+)$/, '_$1.scss')
  const choices = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}.mjs`, partial, `${base}.scss`]
  return choices.find((path) => paths.has(path)) ?? base
}
