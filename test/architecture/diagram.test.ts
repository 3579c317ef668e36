// The diagram of layers in the docs is the table's, that of the rooms of src/api its imports'.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diagram, diagramPage, layers, roomDiagram, roomImports, withDiagrams } from './layers'

it('stands in the page as the table and the imports say; if not, run npx tsx test/architecture/layers.ts --write', () => {
  const page = readFileSync(diagramPage, 'utf8')
  expect(page).toBe(withDiagrams(page))
  expect(page).toContain(diagram())
  expect(page).toContain(roomDiagram())
})

it('draws every layer, and the arrows from which the rest follows', () => {
  for (const { name } of layers) expect(diagram()).toContain(`[${name}]`)
  expect(diagram()).toContain('  app --> pages\n')
  expect(diagram()).not.toContain('  app --> lib\n')
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

  it('have one arrow for all values that one takes from another, none for types, and one back where there is one', () => {
    const file = (path: string, text: string) => ({ path, text })
    const files = [
      file('src/api/lists/a.ts', "import { b } from '../wire/b'\nimport { c } from '../wire/c'"),
      file('src/api/wire/b.ts', "import type { d } from '../http/d'\nimport { a } from '../lists/a'"),
      file('src/api/wire/c.ts', "import { b } from './b'\nimport { e } from '@/lib/e'"),
      file('src/api/http/d.ts', ''),
      file('src/lib/e.ts', ''),
    ]
    expect(roomImports(files)).toEqual([
      ['api/lists', 'api/wire'],
      ['api/wire', 'api/lists'],
    ])
  })
})
