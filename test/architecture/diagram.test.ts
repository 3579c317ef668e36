// The diagram of layers in the docs is the table's.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { diagram, diagramPage, layers, withDiagram } from './layers'

it('stands in the page as the table says; if not, run npx tsx test/architecture/layers.ts --write', () => {
  const page = readFileSync(diagramPage, 'utf8')
  expect(page).toBe(withDiagram(page))
})

it('replaces what stands between the markers, and needs them', () => {
  expect(withDiagram('a\n<!-- layers:start -->\nold\n<!-- layers:end -->\nb')).toBe(
    `a\n<!-- layers:start -->\n${diagram()}\n<!-- layers:end -->\nb`,
  )
  expect(withDiagram('no markers')).toBeUndefined()
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
