// Tries one break: first the tests that cite its requirement, then all that import the file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestRecord } from '../requirements/results'
import { type Break, broken } from './break'
import type { Tree } from './tree'
import type { Told } from './tryTests'
import type { Tried } from './verdicts'

/** In ms: how long the tests of a requirement may take, the same with two builds before them, and all tests that import a file. */
const limits = { citing: 240_000, inBrowser: 400_000, related: 3_600_000 }

/** The files of tests that cite a requirement. */
export interface Citing {
  unit: string[]
  inBrowser: string[]
}

/** How a break is tried. */
interface TryOptions {
  /** Without the tests that do not cite the requirement. */
  isQuick: boolean
  /** The file whose test noticed it the last time: mostly it does so again, and then no other one has to run. */
  noticedBy?: string | undefined
  /** The folder of the project. */
  root?: string
}

/** Which tests would notice, first those that are quick. What the last run left out (`vitest -t`) cites all the same. */
export function citingTests(id: string, results: readonly TestRecord[]): Citing {
  const own = results.filter(({ ids }) => ids.includes(id)).map(({ file }) => file)
  const files = [...new Set(own)].sort()
  const isE2e = (file: string) => file.startsWith('test/e2e/')
  return { unit: files.filter((file) => !isE2e(file)), inBrowser: files.filter(isE2e) }
}

/**
 * What the tests noticed, nothing if they did not. Throws where they say nothing about the break: so they do on a busy machine, where
 * what is slow fails without it as well.
 */
async function noticed(ask: () => Promise<Told>, tree: Tree, verdict: 'cited' | 'other'): Promise<Tried | undefined> {
  const { failed, isSlow, unloaded, problem } = await ask()
  if (/build failed/.test(problem ?? '')) return { verdict: 'unloaded', by: 'the build' }
  if (problem) throw new Error(problem)
  if (failed[0] && isSlow) {
    tree.restore()
    const without = await ask()
    if (without.failed[0]) throw new Error(`without the break, too, fails ${without.failed[0]}`)
  }
  if (failed[0]) return { verdict, by: failed[0] }
  return unloaded[0] ? { verdict: 'unloaded', by: unloaded[0] } : undefined
}

/** Tries one break in `tree`; throws where the tests say nothing about it. */
export async function tryBreak(
  one: Break,
  tree: Tree,
  { unit, inBrowser }: Citing,
  { isQuick, noticedBy, root = '.' }: TryOptions,
): Promise<Tried> {
  const { id, file, isInBrowser } = one
  if (unit.length + inBrowser.length === 0) throw new Error('no test cites it')
  tree.change(file, broken(one, readFileSync(join(root, file), 'utf8')))
  const titles = `\\[[^\\[\\]]*\\b${id}\\b`
  const inUnits = (files: string[]) =>
    files.length > 0 && noticed(() => tree.run({ files, titles }, limits.citing), tree, 'cited')
  const cited =
    (await inUnits(unit.filter((test) => test === noticedBy))) ||
    (await inUnits(unit.filter((test) => test !== noticedBy))) ||
    (inBrowser.length > 0 &&
      (await noticed(() => tree.runAnew({ files: inBrowser, titles }, limits.inBrowser), tree, 'cited')))
  if (cited) return cited
  if (isQuick) return { verdict: 'uncited', by: '' }
  const other =
    (await noticed(() => tree.run({ related: file }, limits.related), tree, 'other')) ||
    (isInBrowser && (await noticed(() => tree.runAnew({ folder: 'test/e2e/' }, limits.related), tree, 'other')))
  return other || { verdict: 'survived', by: '' }
}
