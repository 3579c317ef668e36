// The house rules on the project itself, and on counter-examples that each family must reject.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rules } from './rules'
import { needlessNames } from './rules/places'
import { limits, sizeRule } from './rules/sizes'
import { filesBelow, projectFiles, type SourceFile } from './source'

const project = projectFiles()
const rejects = join(import.meta.dirname, 'rejects')

/** What a counter-example's first line says it must be told; undefined for one that must pass. */
const verdict = ({ text }: SourceFile): string | undefined => /rejected: (.*?)(?: -->)?$/m.exec(text)?.[1]

describe.each(Object.entries(rules))('%s', (name, rule) => {
  const found = (files: readonly SourceFile[]) => rule(files).map(({ path, message }) => `${path}: ${message}`)

  it('holds in the project', () => {
    expect(found(project)).toEqual([])
  })

  it('rejects its counter-examples, and only them', () => {
    const examples = filesBelow(join(rejects, name))
    const guilty = examples.filter(verdict)
    expect(guilty.length).toBeGreaterThan(0)
    const told = found(examples)
    for (const example of guilty) {
      const own = told.filter((line) => line.startsWith(`${example.path}: `) && line.includes(verdict(example) ?? ''))
      expect(own, `${name}/${example.path} must be told: ${verdict(example)}`).not.toEqual([])
    }
    expect(told.filter((line) => !guilty.some(({ path }) => line.startsWith(`${path}: `)))).toEqual([])
  })
})

it('has counter-examples for every family and for nothing else', () => {
  expect(readdirSync(rejects).sort()).toEqual([...Object.keys(rules), 'names'].sort())
})

it('allows no place that nothing stands in', () => {
  expect(needlessNames(project)).toEqual([])
})

describe('sizes', () => {
  const samples: Record<string, string> = {
    slice: 'src/features/x/model/slice.ts',
    page: 'src/pages/x/Page.tsx',
    component: 'src/ui/X.tsx',
    'mock handler': 'api-mocks/handlers/x/getX.ts',
    module: 'src/lib/x.ts',
  }
  const file = (path: string, lines: number): SourceFile => ({
    path,
    text: `// Comment: ë "two"\n\n${'export const a = 1\n'.repeat(lines)}/* more\n lines */\n`,
  })

  it.each(limits.map(({ kind, lines }) => [kind, lines] as const))(
    'a %s of %d lines passes, one more does not',
    (kind, lines) => {
      const path = samples[kind] ?? ''
      expect(sizeRule([file(path, lines)])).toEqual([])
      expect(sizeRule([file(path, lines + 1)])).toHaveLength(1)
    },
  )
})
