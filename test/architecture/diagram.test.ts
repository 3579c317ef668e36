// The diagram of layers in the docs is the table's.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { diagramPage, layers, withDiagram } from './layers'

it('stands in the page as the table says; if not, run npx tsx test/architecture/layers.ts --write', () => {
  const page = readFileSync(diagramPage, 'utf8')
  expect(page).toBe(withDiagram(page))
})

it('has no layer that may import one above it', () => {
  const names = layers.map(({ name }) => name)
  for (const { name, mayImport } of layers) {
    for (const below of mayImport)
      expect(names.indexOf(below), `${name} -> ${below}`).toBeGreaterThan(names.indexOf(name))
  }
})
