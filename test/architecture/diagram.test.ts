// The diagram of layers in the docs is the table's, that of the rooms of src/api its imports'.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diagramPage, layers, roomImports, withDiagrams } from './layers'

it('stands in the page as the table and the imports say; if not, run npx tsx test/architecture/layers.ts --write', () => {
  const page = readFileSync(diagramPage, 'utf8')
  expect(page).toMatch(/<!-- layers:start -->[\s\S]*<!-- rooms:start -->/)
  expect(page).toBe(withDiagrams(page))
})

it('has no layer that may import one above it', () => {
  const names = layers.map(({ name }) => name)
  for (const { name, mayImport } of layers) {
    for (const below of mayImport)
      expect(names.indexOf(below), `${name} -> ${below}`).toBeGreaterThan(names.indexOf(name))
  }
})

describe('the rooms of the data layer', () => {
  const names = layers.map(({ name }) => name)

  it('import one another down the ladder only, so that no arrow goes back', () => {
    const imports = roomImports()
    expect(imports.length).toBeGreaterThan(0)
    expect(imports.filter(([from, to]) => names.indexOf(to) <= names.indexOf(from))).toEqual([])
  })
})
