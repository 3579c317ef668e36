// Runs tests in a copy of the project whenever tree.ts asks: one Vitest that stays, since starting it takes longer than most tests.
import { relative, resolve } from 'node:path'
import { createVitest } from 'vitest/node'

/** What to run: tests whose titles match in the files given, or all tests that import a file. */
export interface Ask {
  /** The file that was changed since. */
  changed?: string
  files?: readonly string[]
  related?: string
  /** Of titles, as a regular expression. */
  titles?: string
  /** Whether the files are end-to-end tests, which build the app anew. */
  isInBrowser?: boolean
}

/** What came of it. */
export interface Told {
  passed: number
  /** Titles of failed tests. */
  failed: string[]
  /** Files that could not even be loaded. */
  unloaded: string[]
}

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  reporters: [{}],
  maxWorkers: 1,
})

async function run({ changed, files, related, titles }: Ask): Promise<Told> {
  if (changed) vitest.invalidateFile(resolve(changed))
  vitest.config.related = related ? [resolve(related)] : undefined
  if (titles) vitest.setGlobalTestNamePattern(new RegExp(titles))
  else vitest.resetGlobalTestNamePattern()
  const found = await (related
    ? vitest.getRelevantTestSpecifications()
    : vitest.globTestSpecifications([...(files ?? [])]))
  const wanted = found.filter(({ moduleId, project }) =>
    // Files are known by their names, not by parts of them.
    files ? files.includes(relative(process.cwd(), moduleId)) : project.name !== 'e2e',
  )
  const { testModules } = await vitest.runTestSpecifications(wanted)
  const tests = testModules.flatMap((module) => [...module.children.allTests()])
  const titlesOf = (state: string) =>
    tests.filter((test) => test.result().state === state).map(({ fullName }) => fullName)
  return {
    passed: titlesOf('passed').length,
    failed: titlesOf('failed'),
    unloaded: testModules
      .filter((module) => module.errors().length > 0)
      .map(({ moduleId }) => relative(process.cwd(), moduleId)),
  }
}

process.on('message', (ask: Ask) => {
  void run(ask).then((told) => process.send?.(told))
})
