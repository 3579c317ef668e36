// Projects follow one another, long files come first in theirs, each of them is there, and the others stay in their order.
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { longestFirst, longFiles, shuffled } from './fileOrder'
import { unitProjects } from './unitProjects'

const inProject = (name: string, files: readonly (string | undefined)[]) =>
  files.map((file) => ({ moduleId: `/x/${file}`, project: { name } }))

it('the long files come first, the longest of them before the others', () => {
  const files = inProject('unit', ['test/b.test.ts', longFiles[1], 'test/a.test.ts', longFiles[0]])
  const order = [longFiles[0], longFiles[1], 'test/b.test.ts', 'test/a.test.ts']
  expect(longestFirst(files).map(({ moduleId }) => moduleId.slice(3))).toEqual(order)
})

it('a seed has an order of its own, always the same', () => {
  const files = inProject('unit', [...'abcdefgh'])
  expect(shuffled(files, 1)).toEqual(shuffled(files.toReversed(), 1))
  expect(shuffled(files, 1)).not.toEqual(shuffled(files, 2))
  expect(new Set(shuffled(files, 1))).toEqual(new Set(files))
})

it.each([
  ['long files first', longestFirst],
  ['shuffled', (files: Parameters<typeof longestFirst>[0]) => shuffled(files, 1)],
] as const)('no project comes between two files of another, else their worker would not be kept: %s', (_, sort) => {
  const names = [...Object.keys(unitProjects()), 'e2e']
  const files = ['a', 'b', 'c'].flatMap((file) => names.flatMap((name) => inProject(name, [file])))
  const order = sort(files).map(({ project }) => project.name)
  expect(order.filter((name, at) => name !== order[at - 1]).toSorted()).toEqual(names.toSorted())
})

it('every file of the list exists', () => {
  expect(longFiles.filter((file) => !existsSync(file))).toEqual([])
})
