// @vitest-environment node
// Long files come first, each of them is there, and the others stay in their order.
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { longestFirst, longFiles } from './longestFirst'

it('the long files come first, the longest of them before the others', () => {
  const files = ['test/b.test.ts', longFiles[1], 'test/a.test.ts', longFiles[0]].map((file) => ({
    moduleId: `/x/${file}`,
  }))
  const order = [longFiles[0], longFiles[1], 'test/b.test.ts', 'test/a.test.ts']
  expect(longestFirst(files).map(({ moduleId }) => moduleId.slice(3))).toEqual(order)
})

it('every file of the list exists', () => {
  expect(longFiles.filter((file) => !existsSync(file))).toEqual([])
})
