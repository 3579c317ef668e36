// Tries one break: first the tests that cite its requirement, then all that import the file.
import { readFileSync } from 'node:fs'
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

/** Which tests would notice. Only a browser can tell of some breaks, and of some requirements only the tests there speak. */
export function citingTests({ id, isInBrowser }: Break, results: readonly TestRecord[]): Citing {
  const own = results.filter(({ ids, state }) => state === 'passed' && ids.includes(id)).map(({ file }) => file)
  const files = [...new Set(own)].sort()
  const isE2e = (file: string) => file.startsWith('test/e2e/')
  return { unit: isInBrowser ? [] : files.filter((file) => !isE2e(file)), inBrowser: files.filter(isE2e) }
}

/** Throws where the tests said nothing, so that this is not taken for silence about the break. */
function verdictOf({ failed, unloaded, problem }: Told, verdict: 'cited' | 'other'): Tried | undefined {
  if (problem) throw new Error(problem)
  if (failed[0]) return { verdict, by: failed[0] }
  return unloaded[0] ? { verdict: 'unloaded', by: unloaded[0] } : undefined
}

/** `isQuick`: without the tests that do not cite the requirement. */
export async function tryBreak(
  one: Break,
  tree: Tree,
  { unit, inBrowser }: Citing,
  isQuick: boolean,
  root = '.',
): Promise<Tried> {
  const { id, file, isInBrowser } = one
  tree.change(file, broken(one, readFileSync(`${root}/${file}`, 'utf8')))
  const titles = `\\[[^\\[\\]]*\\b${id}\\b`
  if (unit.length > 0) {
    const tried = verdictOf(await tree.run({ files: unit, titles }, limits.citing), 'cited')
    if (tried) return tried
  }
  if (inBrowser.length > 0) {
    const told = await tree.runAnew({ files: inBrowser, titles }, limits.inBrowser)
    const tried = /build failed/.test(told.problem ?? '')
      ? ({ verdict: 'unloaded', by: 'the build' } as const)
      : verdictOf(told, 'cited')
    if (tried) return tried
  }
  if (isQuick) return { verdict: 'uncited', by: '' }
  // No unit test sees what only a browser shows.
  const tried = isInBrowser ? undefined : verdictOf(await tree.run({ related: file }, limits.related), 'other')
  return tried ?? { verdict: 'survived', by: '' }
}
