// Every file says in its first line what it is for, every export of src/ in a docstring what it does.
import { isCode, isGenerated, parsed, type Rule, type SourceFile, type Violation } from '../source'
import type { Node } from './walk'

/** Checks the heading of code and style files, and the docstrings of src/. */
export const docstringRule: Rule = (files) =>
  files.flatMap((file) => [
    ...(hasHeading(file) ? [] : [{ path: file.path, message: 'first line: a comment that says what the file is for' }]),
    ...(isCode(file) && file.path.startsWith('src/') && !isGenerated(file) ? bareExports(file) : []),
  ])

function hasHeading({ path, text }: SourceFile): boolean {
  const hasPurpose = /^(src|api-mocks|test)\/.*\.(tsx?|mjs|scss)$/.test(path)
  // A component's styles need no heading: the component's file has it.
  if (!hasPurpose || path.endsWith('.module.scss')) return true
  const first = text.split('\n').find((line) => !/^\/\/ @vitest-environment/.test(line)) ?? ''
  return /^(\/\/|\/\*\*?) ?\S/.test(first)
}

function bareExports(file: SourceFile): Violation[] {
  const { program, comments } = parsed(file)
  const docEnds = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')).map(({ end }) => end)
  return (program.body as unknown as Node[])
    .filter((node) => (node.type === 'ExportNamedDeclaration' && node.declaration) || isOwnDefault(node))
    .filter(({ start }) => !docEnds.some((end) => end <= start && file.text.slice(end, start).trim() === ''))
    .map((node) => ({ path: file.path, message: `export without a docstring: ${firstLine(file, node)}` }))
}

/** `export default Name` refers to something declared, and described, above. */
const isOwnDefault = ({ type, declaration }: Node): boolean =>
  type === 'ExportDefaultDeclaration' && (declaration as Node).type !== 'Identifier'

const firstLine = ({ text }: SourceFile, { start }: Node): string => text.slice(start).split('\n')[0] ?? ''
