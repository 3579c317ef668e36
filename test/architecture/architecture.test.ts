// The house rules on the counter-examples that each must reject; on the project itself `npm run check` runs them.
import { expect, it } from 'vitest'
import { rules } from './rules'
import { docsRule } from './rules/docs'
import { importsOf, isCode, projectFiles, type Rule, readCounterExamples, type SourceFile } from './source'

const project = projectFiles()
const counterExamples = readCounterExamples()

/** What a counter-example says it must be told; undefined for one that must pass. */
const verdict = ({ text }: SourceFile): string | undefined => /rejected: (.*?)(?: -->)?$/m.exec(text)?.[1]

const told = (rule: Rule, files: readonly SourceFile[]) => rule(files).map(({ path, message }) => `${path}: ${message}`)

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

it('the page of ways may use the names, commands, addresses and patterns that lead somewhere, and no others', () => {
  const told = (row: string) =>
    docsRule([
      { path: 'docs/README.md', text: `| ${row} |` },
      { path: 'package.json', text: '{ "scripts": { "build": "vite build" } }' },
      { path: 'src/lib/cards.ts', text: 'export const cut = 1' },
    ]).map(({ message }) => message)
  expect(told('`cut`, `npm run build`, `/cards`, `lib/*.ts`: [cards](../src/lib/cards.ts)')).toEqual([])
  expect(told('`deal`, `npm run deal`, `ui/*.ts`: [cards](../src/lib/cards.ts)')).toEqual(
    ['deal', 'npm run deal', 'ui/*.ts'].map((word) => `no file of its row has the name ${word}`),
  )
  expect(told('`cut`: [the folder](../src/lib)')).toEqual([])
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
