// The names of CSS classes in a build: short, since the styles and scripts of every page are full of them.
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const classes = new Map<string, string>()

/** Three letters for a file's class, the same in every build. @throws if another class has them: rename one. */
export function classNameInBuild(name: string, file: string): string {
  const path = `${relative('', file)} .${name}`
  const bytes = createHash('sha256').update(path).digest().subarray(0, 3)
  const short = [...bytes].map((byte) => letters[byte % letters.length]).join('')
  const other = classes.get(short) ?? path
  if (other !== path) throw new Error(`${other} and ${path} have one name: rename one of them`)
  classes.set(short, path)
  return short
}
