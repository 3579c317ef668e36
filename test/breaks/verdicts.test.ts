// The file of verdicts: what is kept, for how long, and in which form.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Break, breaksOf, plain, subtle } from './break'
import { catalogue as realOne } from './catalogue'
import { openVerdicts, verdictsById, verdictsFile } from './verdicts'

const catalogue = breaksOf({
  'BB-01': [plain('b.ts', '1', '2', 'Two.')],
  'AA-01': [plain('a.ts', '1', '2', 'Two.'), subtle('a.ts', '1', '3', 'Three.')],
})
const [last, first, second] = catalogue as [Break, Break, Break]

let root = ''
let texts: Record<string, string> = {}
let tests: Record<string, string> = {}
const open = (breaks: readonly Break[] = catalogue) =>
  openVerdicts(join(root, 'breaks.tsv'), breaks, ({ file }) => ({ source: texts[file] ?? '', tests }))
const lines = () =>
  readFileSync(join(root, 'breaks.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t').slice(0, 4).join(' '))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdicts-'))
  texts = { 'a.ts': 'a = 1', 'b.ts': 'b = 1' }
  tests = { 'one.test.ts': 'one', 'two.test.ts': 'two' }
})
afterEach(() => rmSync(root, { recursive: true }))

it('is sorted, a line for each break, whatever the order of the tries', () => {
  const verdicts = open()
  verdicts.start(last)({ verdict: 'survived', by: '' })
  verdicts.start(second)({ verdict: 'other', by: 'a.test.ts >\n counts' })
  verdicts.start(first)({ verdict: 'uncited', by: '' })
  open().start(first)({ verdict: 'cited', by: 'a.test.ts > limits' })
  expect(lines()).toEqual([
    'id number verdict by',
    'AA-01 1 cited a.test.ts > limits',
    'AA-01 2 other a.test.ts > counts',
    'BB-01 1 survived ',
    '',
  ])
})

it('is known to the next run until source, tests or the break change', () => {
  open().start(first)({ verdict: 'cited', by: 'a' })
  expect(open().of(first)).toMatchObject({ verdict: 'cited', by: 'a' })
  expect(open().of(second)).toBeUndefined()
  expect(open().of({ ...first, seen: 'Other words.' })).toMatchObject({ verdict: 'cited' })
  expect(open().of({ ...first, replace: '4' })).toBeUndefined()
  texts['a.ts'] = 'a = 1 // changed'
  expect(open().of(first)).toBeUndefined()
})

it('stays while the test that noticed does, whatever becomes of others', () => {
  open().start(first)({ verdict: 'cited', by: 'one.test.ts > limits > both' })
  tests = { 'one.test.ts': 'one', 'two.test.ts': 'changed', 'three.test.ts': 'new' }
  expect(open().of(first)).toMatchObject({ verdict: 'cited' })
  tests = { 'one.test.ts': 'changed', 'two.test.ts': 'two' }
  expect(open().of(first)).toBeUndefined()
  // It cites no more.
  tests = { 'two.test.ts': 'two' }
  expect(open().of(first)).toBeUndefined()
})

it('says which file noticed the last time, even when it is known no more', () => {
  open().start(first)({ verdict: 'cited', by: 'one.test.ts > limits > both' })
  texts['a.ts'] = 'a = 1 // changed'
  expect(open().of(first)).toBeUndefined()
  expect(open().noticedBy(first)).toBe('one.test.ts')
  expect(open().noticedBy(second)).toBeUndefined()
})

it.each(['other', 'survived', 'uncited', 'unloaded'] as const)('%s goes with any test that cites', (verdict) => {
  open().start(first)({ verdict, by: verdict === 'other' ? 'three.test.ts > limits' : '' })
  expect(open().of(first)).toMatchObject({ verdict })
  tests = { ...tests, 'two.test.ts': 'better' }
  expect(open().of(first)).toBeUndefined()
  tests = { 'one.test.ts': 'one', 'two.test.ts': 'two', 'new.test.ts': 'new' }
  expect(open().of(first)).toBeUndefined()
})

it('is not that of texts which came while it was tried', () => {
  const keep = open().start(first)
  texts['a.ts'] = 'a = 1 // changed'
  keep({ verdict: 'cited', by: 'a' })
  expect(open().of(first)).toBeUndefined()
  texts['a.ts'] = 'a = 1'
  expect(open().of(first)).toMatchObject({ verdict: 'cited' })
})

it('is shown by requirement until the break changes, in the order of the catalogue', () => {
  open().start(second)({ verdict: 'other', by: '' })
  const text = () => readFileSync(join(root, 'breaks.tsv'), 'utf8')
  expect(Object.fromEntries(verdictsById(text(), catalogue))).toEqual({
    'AA-01': [undefined, 'other'],
    'BB-01': [undefined],
  })
  expect(verdictsById(text(), [first, { ...second, find: '2' }]).get('AA-01')).toEqual([undefined, undefined])
})

it('goes with its break, but stays where the catalogue does not hold its area', () => {
  for (const one of catalogue) open().start(one)({ verdict: 'cited', by: '' })
  open([second]).start(second)({ verdict: 'other', by: '' })
  expect(lines()).toEqual(['id number verdict by', 'AA-01 1 other ', 'BB-01 1 cited ', ''])
})

it('takes in what another run has written meanwhile', () => {
  const [one, other] = [open(), open()]
  one.start(first)({ verdict: 'cited', by: '' })
  other.start(second)({ verdict: 'cited', by: '' })
  expect(lines()).toHaveLength(4)
})

it('is refused with a verdict that there is not', () => {
  writeFileSync(join(root, 'breaks.tsv'), 'heading\nAA-01\t1\tkilled\t\tx\ty\n')
  expect(() => open()).toThrow('AA-01 1 has the verdict "killed"')
})

it('can be read as it is committed', () => {
  expect(verdictsById(readFileSync(verdictsFile, 'utf8'), realOne).size).toBeGreaterThan(600)
})
