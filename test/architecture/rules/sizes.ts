// Limits on file size: a file that outgrows its limit usually holds two things.
import { isCode, isGenerated, parsed, type Rule, type SourceFile } from '../source'

/** What a kind of file may hold at most, in lines without comments and blank ones; the first row that fits counts. */
export const limits: readonly { kind: string; files: RegExp; lines: number }[] = [
  { kind: 'slice', files: /^src\/features\/[^/]+\/model\/slice\.ts$/, lines: 149 },
  // With its comments and blank lines a page has at most 220.
  { kind: 'page', files: /^src\/pages\/[^/]+\/Page\.tsx$/, lines: 202 },
  { kind: 'component', files: /^src\/.*\.tsx$/, lines: 149 },
  { kind: 'mock handler', files: /^api-mocks\/handlers\/[^/]+\/[^/]+\.ts$/, lines: 40 },
  { kind: 'module', files: /^(src|api-mocks)\/.*\.(ts|mjs)$/, lines: 220 },
]

/** What a test generates into a page, between its marks. */
const drawn = /<!-- (\w+):start -->[\s\S]*?<!-- \1:end -->/g

/** Docs are pages of at most two screens; the specification, the coverage of it and generated parts may be long. */
const docs = { files: /^(docs\/(?!spec\/|api\/|proof\/coverage).*|README)\.md$/, lines: 120 }

/** Checks code against `limits` and docs against two screens. */
export const sizeRule: Rule = (files) =>
  files.flatMap((file) => {
    if (docs.files.test(file.path)) {
      const length = file.text.replace(drawn, '').trimEnd().split('\n').length
      return length > docs.lines ? [tooLong(file, 'doc page', length, docs.lines)] : []
    }
    const limit = limits.find((row) => row.files.test(file.path))
    if (!limit || !isCode(file) || isGenerated(file)) return []
    const length = codeLines(file)
    return length > limit.lines ? [tooLong(file, limit.kind, length, limit.lines)] : []
  })

/** Whether one file could hold the other, too. */
export function couldHold(file: SourceFile, other: SourceFile): boolean {
  const limit = limits.find((row) => row.files.test(file.path))
  return !limit || codeLines(file) + codeLines(other) <= limit.lines
}

const tooLong = ({ path }: SourceFile, kind: string, length: number, lines: number) => ({
  path,
  message: `has ${length} lines, a ${kind} may have ${lines}`,
})

/** Lines that hold more than space and comments. */
function codeLines(file: SourceFile): number {
  const chars = file.text.split('')
  for (const { start, end } of parsed(file).comments) {
    for (let at = start; at < end; at += 1) if (chars[at] !== '\n') chars[at] = ' '
  }
  return chars
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '').length
}
