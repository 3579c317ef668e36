// Breaks tried one after another in one copy of a tiny project: each gets the verdict that it would get in a copy of its own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestRecord } from '../requirements/results'
import { type Entry, plain } from './break'
import { makeTree, type Tree } from './tree'
import { type Citing, citingTests, tryBreak } from './tryBreak'
import type { Told } from './tryTests'

const files = {
  'vite.config.mjs': `export default { test: { projects: [
    { test: { name: 'unit', include: ['test/*.test.ts'], isolate: false, pool: 'threads' } },
  ] } }`,
  'src/limit.ts': 'export const limit = 10\n',
  'src/words.ts': "export const hello = 'hello'\nexport const bye = 'bye'\n",
  'test/citing.test.ts': `import { expect, it } from 'vitest'
    import { limit } from '../src/limit'
    import { hello } from '../src/words'
    it('counts to ten [AA-01]', () => expect(limit).toBe(10))
    it('greets by ten [BB-01]', () => expect([typeof hello, limit]).toEqual(['string', 10]))`,
  'test/words.test.ts': `import { expect, it } from 'vitest'
    import { hello } from '../src/words'
    it('says hello', () => expect(hello).toBe('hello'))`,
}
const citing = { unit: ['test/citing.test.ts'], inBrowser: [] }

let root = ''
let tree: Tree

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'breaks-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  tree = makeTree(root, Object.keys(files), join(root, 'tree'))
})
afterAll(() => {
  tree.end()
  rmSync(root, { recursive: true })
})

const tried = (id: string, entry: Entry, isQuick = false) => tryBreak({ id, ...entry }, tree, citing, { isQuick, root })
const eleven = plain('src/limit.ts', '10', '11', 'Eleven at most.')
const hallo = plain('src/words.ts', "'hello'", "'hallo'", 'Another greeting.')
const byTen = { verdict: 'cited', by: 'test/citing.test.ts > counts to ten [AA-01]' }

describe('a break', () => {
  it('is noticed by the test that cites it, each time anew', async () => {
    expect(await tried('AA-01', eleven)).toEqual(byTen)
    expect(await tried('AA-01', { ...eleven, replace: '9' })).toEqual(byTen)
  })

  it('is gone when the next one, of another file, is tried, and so is its failed test', async () => {
    expect(await tried('AA-01', eleven)).toEqual(byTen)
    expect(await tried('BB-01', hallo, true)).toEqual({ verdict: 'uncited', by: '' })
    expect(await tried('BB-01', hallo)).toEqual({ verdict: 'other', by: 'test/words.test.ts > says hello' })
    expect(await tried('BB-01', eleven)).toEqual({
      verdict: 'cited',
      by: 'test/citing.test.ts > greets by ten [BB-01]',
    })
  })

  it('survives where no test looks', async () => {
    const gone = plain('src/words.ts', "'bye'", "'goodbye'", 'Another farewell.')
    expect(await tried('BB-01', gone)).toEqual({ verdict: 'survived', by: '' })
  })

  it('says nothing where nothing loads with it, and the next one does', async () => {
    const open = plain('src/limit.ts', '= 10', '= (', 'Nothing.')
    expect(await tried('AA-01', open)).toEqual({ verdict: 'unloaded', by: 'test/citing.test.ts' })
    expect(await tried('AA-01', eleven)).toEqual(byTen)
  })

  it('has no verdict where its requirement has no test, or none that is run, or its place is not there once', async () => {
    await expect(tried('CC-01', eleven)).rejects.toThrow('no test was run')
    const none = { unit: [], inBrowser: [] }
    await expect(tryBreak({ id: 'AA-01', ...eleven }, tree, none, { isQuick: true, root })).rejects.toThrow(
      'no test cites it',
    )
    await expect(tried('AA-01', { ...eleven, find: 'limit = 12' })).rejects.toThrow('0 times, not once')
  })
})

it('the tests that cite a requirement are named by file, each once, apart from those in a browser', () => {
  const record = (file: string, ids: string[], state: TestRecord['state'] = 'passed') => ({
    file,
    title: '',
    state,
    ids,
  })
  const results = [
    record('test/b.test.ts', ['AA-01']),
    record('test/a.test.ts', ['BB-01', 'AA-01']),
    record('test/a.test.ts', ['AA-01']),
    record('test/d.test.ts', ['BB-01']),
    record('test/e2e/a.test.ts', ['AA-01']),
  ]
  expect(citingTests('AA-01', results)).toEqual({
    unit: ['test/a.test.ts', 'test/b.test.ts'],
    inBrowser: ['test/e2e/a.test.ts'],
  })
})

describe('on a busy machine', () => {
  const told: Told = { passed: 1, failed: [], isSlow: false, unloaded: [] }
  const slow: Told = { ...told, failed: ['waits'], isSlow: true }
  /** A tree whose tests come to this, one time after the other. */
  const telling = (...all: Told[]) => {
    const steps: string[] = []
    const standIn: Tree = {
      change: () => void steps.push('broken'),
      restore: () => void steps.push('put back'),
      run: async () => {
        steps.push('run')
        return all.shift() ?? told
      },
      runAnew: async () => told,
      end: () => {},
    }
    return { steps, result: tryBreak({ id: 'AA-01', ...eleven }, standIn, citing, { isQuick: true, root }) }
  }

  it('a test that failed slowly is run without the break, too', async () => {
    const { steps, result } = telling(slow, told)
    expect(await result).toEqual({ verdict: 'cited', by: 'waits' })
    expect(steps).toEqual(['broken', 'run', 'put back', 'run'])
  })

  it('and says nothing where it fails all the same', async () => {
    await expect(telling(slow, slow).result).rejects.toThrow('without the break, too, fails waits')
  })

  it('what fails at once is not doubted', async () => {
    const { steps, result } = telling({ ...slow, isSlow: false })
    expect(await result).toEqual({ verdict: 'cited', by: 'waits' })
    expect(steps).toEqual(['broken', 'run'])
  })
})

describe('the file whose test noticed a break the last time', () => {
  const two: Citing = { unit: ['test/a.test.ts', 'test/b.test.ts'], inBrowser: [] }
  const told: Told = { passed: 1, failed: [], isSlow: false, unloaded: [] }
  const asked = async (noticing: string, noticedBy: string) => {
    const runs: (readonly string[])[] = []
    const standIn: Tree = {
      change: () => {},
      restore: () => {},
      run: async ({ files = [] }) => {
        runs.push(files)
        return files.includes(noticing) ? { ...told, failed: [`${noticing} > counts`] } : told
      },
      runAnew: async () => told,
      end: () => {},
    }
    const { verdict } = await tryBreak({ id: 'AA-01', ...eleven }, standIn, two, { isQuick: true, noticedBy, root })
    return { verdict, runs }
  }

  it('runs first, and alone while it notices', async () => {
    expect(await asked('test/b.test.ts', 'test/b.test.ts')).toEqual({ verdict: 'cited', runs: [['test/b.test.ts']] })
  })

  it('is followed by the others', async () => {
    const runs = [['test/b.test.ts'], ['test/a.test.ts']]
    expect(await asked('test/a.test.ts', 'test/b.test.ts')).toEqual({ verdict: 'cited', runs })
    expect(await asked('', 'test/b.test.ts')).toEqual({ verdict: 'uncited', runs })
    expect(await asked('', 'test/gone.test.ts')).toEqual({ verdict: 'uncited', runs: [two.unit] })
  })
})
