// The house rules on the project itself, and on the counter-examples that each must reject.
import { describe, expect, it } from 'vitest'
import { rules } from './rules'
import { docsRule } from './rules/docs'
import { needlessNames } from './rules/places'
import { importsOf, isCode, projectFiles, type Rule, readCounterExamples, type SourceFile } from './source'

const project = projectFiles()
const counterExamples = readCounterExamples()

/** What a counter-example says it must be told; undefined for one that must pass. */
const verdict = ({ text }: SourceFile): string | undefined => /rejected: (.*?)(?: -->)?$/m.exec(text)?.[1]

const told = (rule: Rule, files: readonly SourceFile[]) => rule(files).map(({ path, message }) => `${path}: ${message}`)

it.each(Object.entries(rules))('the rule of %s holds in the project', (_, rule) => {
  expect(told(rule, project)).toEqual([])
})

it.each(Object.entries(rules))('the rule of %s rejects its counter-examples, and only them', (name, rule) => {
  const examples = counterExamples[name] ?? []
  const guilty = examples.filter(verdict)
  expect(guilty.length).toBeGreaterThan(0)
  const found = told(rule, examples)
  for (const example of guilty) {
    const own = found.filter((line) => line.startsWith(`${example.path}: `) && line.includes(verdict(example) ?? ''))
    expect(own, `${name}/${example.path} must be told: ${verdict(example)}`).not.toEqual([])
  }
  expect(found.filter((line) => !guilty.some(({ path }) => line.startsWith(`${path}: `)))).toEqual([])
})

it('has counter-examples for every rule, and for nothing else', () => {
  expect(Object.keys(counterExamples).toSorted()).toEqual(Object.keys(rules).toSorted())
})

it('allows no place that nothing stands in', () => {
  expect(needlessNames(project)).toEqual([])
})

describe('the page of ways', () => {
  const told = (row: string, pages: readonly string[] = []) =>
    docsRule([
      { path: 'docs/README.md', text: `| ${row} |` },
      { path: 'package.json', text: '{ "scripts": { "build": "vite build" } }' },
      { path: 'src/lib/cards.ts', text: 'export const cut = 1' },
      ...pages.map((name) => ({ path: `docs/${name}.md`, text: '' })),
    ]).map(({ message }) => message)

  it('may use the names, commands, addresses and patterns that lead somewhere, and no others', () => {
    expect(told('`cut`, `npm run build`, `/cards`, `lib/*.ts`: [cards](../src/lib/cards.ts)')).toEqual([])
    expect(told('`deal`, `npm run deal`, `ui/*.ts`: [cards](../src/lib/cards.ts)')).toEqual(
      ['deal', 'npm run deal', 'ui/*.ts'].map((word) => `no file of its row has the name ${word}`),
    )
    expect(told('`cut`: [the folder](../src/lib)')).toEqual([])
    expect(told('`cut`')).toHaveLength(1)
  })

  it('stands among ten pages at most', () => {
    expect(told('', [...'abcdefghi'])).toEqual([])
    expect(told('', [...'abcdefghij'])).toHaveLength(1)
  })
})

it('a doc page of 120 lines passes, what a test draws into it apart; one more does not', () => {
  const drawn = `<!-- rows:start -->${'\n'.repeat(50)}<!-- rows:end -->`
  const told = (lines: number) => docsRule([{ path: 'docs/long.md', text: `${'line\n'.repeat(lines)}${drawn}` }])
  expect(told(120)).toEqual([])
  expect(told(121)).toMatchObject([{ path: 'docs/long.md', message: 'has 121 lines, a page may have 120' }])
})

// It is longer than all that visitors need before they sign up.
it('the list of screened words is a chunk of its own: imported when needed, never at once', () => {
  const files = project.filter(({ path }) => path.startsWith('src/'))
  const paths = new Set(files.map(({ path }) => path))
  const lines = files.filter(isCode).flatMap((file) => importsOf(file, paths))
  const ofTheList = lines.filter(({ target }) => target === 'src/features/auth/model/screenedWords.ts')
  expect(ofTheList.filter(({ dynamic }) => dynamic)).toHaveLength(1)
  expect(ofTheList.filter(({ dynamic, typeOnly }) => !dynamic && !typeOnly)).toEqual([])
})
