// A file earns its door: a short one with a single reader stands in that reader, unless its own tests or a lazy boundary need it.
import { placeOf } from '../layers'
import { importsOf, isCode, isGenerated, type Rule, type SourceFile } from '../source'
import { couldHold } from './sizes'

/** Lines, with comments and blank ones, from which a file stands by itself. */
const LONG = 40

const linesOf = ({ text }: SourceFile): number => text.trimEnd().split('\n').length

/** Whether the two stand in one layer, and in one feature or page. */
function areNeighbours(one: string, other: string): boolean {
  const [a, b] = [placeOf(one), placeOf(other)]
  return a !== undefined && a.layer === b?.layer && a.part === b.part
}

/** Whether a test puts something else in the place of the file. */
const isReplaced = (path: string, files: readonly SourceFile[]): boolean =>
  files.some(({ text }) => text.includes(`vi.mock('@/${path.replace(/^src\/|\.tsx?$/g, '')}'`))

/** Names every short file of src/ that one neighbour alone imports, where both together keep within the size of a file. */
export const doorRule: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path))
  const readers = new Map<string, { file: SourceFile; dynamic: boolean }[]>()
  for (const file of files)
    for (const { target, dynamic } of importsOf(file, paths))
      if (target) readers.set(target, [...(readers.get(target) ?? []), { file, dynamic }])
  return files.flatMap((file) => {
    const { path } = file
    if (!path.startsWith('src/') || !isCode(file) || isGenerated(file) || linesOf(file) >= LONG) return []
    const [reader, ...others] = readers.get(path) ?? []
    if (!reader || others.length > 0 || reader.dynamic || !areNeighbours(path, reader.file.path)) return []
    if (!couldHold(reader.file, file) || isReplaced(path, files)) return []
    return [{ path, message: `has one reader and ${linesOf(file)} lines: it belongs in ${reader.file.path}` }]
  })
}
