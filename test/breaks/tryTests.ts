// Runs tests in a copy of the project whenever tree.ts asks: one Vitest that stays, since starting it takes longer than most tests.
import { relative, resolve } from 'node:path'
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { longFiles } from '../fileOrder'

/** What to run: the tests of some files whose titles match, all unit tests that import a file, or all tests of a folder. */
export interface Ask {
  /** The files that are not what they were at the last ask: those put back, too. */
  changed: readonly string[]
  files?: readonly string[]
  /** Of titles, as a regular expression. */
  titles?: string
  related?: string
  /** All tests below it. */
  folder?: string
}

/** What came of it. */
export interface Told {
  passed: number
  /** Failed tests by file and title. They are not all: the run ends with the first one. */
  failed: string[]
  /** Whether one of them took so long that a busy machine may be the cause. */
  isSlow: boolean
  /** Files that could not even be loaded. */
  unloaded: string[]
  /** Why none of this says anything, where it does not. */
  problem?: string | undefined
}

/** In ms; what is not found on a page is looked for this long at least. */
const SLOW = 5_000

const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  reporters: [{}],
  maxWorkers: 1,
  // The times of the tests of other trees, and of tests that failed on purpose, are nobody's.
  cache: false,
})

/**
 * Vitest remembers all its runs: it would tell the failures of earlier ones as well, and end every run at once that follows one, since it
 * counts them all (`bail`).
 */
function forgetRuns(): void {
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  vitest.state.pathsSet.clear()
}

/** Vite transforms these again when they are asked for; of modules that it makes up nobody knows what they are made of. */
function forgetModules(changed: readonly string[]): void {
  for (const file of changed) vitest.invalidateFile(resolve(file))
  for (const { vite } of vitest.projects)
    for (const { moduleGraph } of Object.values(vite.environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith('\0') || id.startsWith('virtual:')) moduleGraph.invalidateModule(module)
}

const fileOf = (moduleId: string): string => relative(process.cwd(), moduleId)

async function specifications({ files, related, folder }: Ask): Promise<TestSpecification[]> {
  if (files) {
    const found = await vitest.globTestSpecifications([...files])
    // Files are known by their names, not by parts of them.
    return found.filter(({ moduleId }) => files.includes(fileOf(moduleId)))
  }
  if (folder) return vitest.globTestSpecifications([folder])
  vitest.config.related = related ? [resolve(related)] : undefined
  return (await vitest.getRelevantTestSpecifications()).filter(({ project }) => project.name !== 'e2e')
}

/** What one file's tests came to, and how many of them did not end. */
function toldOfFile(module: TestModule): Told & { unfinished: number } {
  const file = fileOf(module.moduleId)
  const tests = [...module.children.allTests()]
  const inState = (wanted: string) => tests.filter((test) => test.result().state === wanted)
  const isBrokenOutside = [module, ...module.children.allSuites()].some((group) => group.errors().length > 0)
  const failures = inState('failed')
  const failed = failures.map(({ fullName }) => `${file} > ${fullName}`)
  return {
    passed: inState('passed').length,
    failed: isBrokenOutside && tests.length > 0 ? [...failed, `${file} > outside its tests`] : failed,
    isSlow: failures.some((test) => (test.diagnostic()?.duration ?? 0) > SLOW),
    unloaded: isBrokenOutside && tests.length === 0 ? [file] : [],
    unfinished: inState('pending').length,
  }
}

/** Vitest's own troubles, such as a worker that a busy machine does not start in time. */
const isVitests = (message: string): boolean => message.startsWith('[vitest-')

function toldOf(modules: readonly TestModule[], unhandled: readonly string[]): Told {
  const files = modules.map(toldOfFile)
  const failed = files.flatMap((file) => file.failed)
  const unloaded = files.flatMap((file) => file.unloaded)
  const isQuiet = failed.length + unloaded.length === 0
  const unfinished = files.reduce((sum, file) => sum + file.unfinished, 0)
  return {
    passed: files.reduce((sum, file) => sum + file.passed, 0),
    failed: isQuiet
      ? unhandled.filter((message) => !isVitests(message)).map((message) => `outside all tests: ${message}`)
      : failed,
    isSlow: files.some(({ isSlow }) => isSlow),
    unloaded,
    problem: unhandled.find(isVitests) ?? (isQuiet && unfinished > 0 ? `${unfinished} tests did not end` : undefined),
  }
}

/** Vitest hands on what was thrown as an object that may be no `Error`, and that has no text of its own. */
const messageOf = (error: unknown): string => String((error as { message?: unknown } | null)?.message)

async function runThese(wanted: TestSpecification[]): Promise<Told> {
  forgetRuns()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted)
  const missing = wanted.filter(({ moduleId }) => !testModules.some((module) => module.moduleId === moduleId))
  const told = toldOf(testModules, unhandledErrors.map(messageOf))
  if (missing[0] && told.failed.length + told.unloaded.length === 0)
    told.problem = `${fileOf(missing[0].moduleId)} was not run`
  return told
}

async function run(ask: Ask): Promise<Told> {
  forgetModules(ask.changed)
  if (ask.titles) vitest.setGlobalTestNamePattern(new RegExp(ask.titles))
  else vitest.resetGlobalTestNamePattern()
  const wanted = await specifications(ask)
  if (ask.files) {
    const told = await runThese(wanted)
    const isSilent = told.passed + told.failed.length + told.unloaded.length === 0
    return isSilent ? { ...told, problem: told.problem ?? 'no test was run' } : told
  }
  // What takes minutes comes last: mostly another one notices.
  const isLong = ({ moduleId }: TestSpecification) => longFiles.includes(fileOf(moduleId))
  const told = await runThese(wanted.filter((one) => !isLong(one)))
  const long = wanted.filter(isLong)
  return told.problem || told.failed.length + told.unloaded.length > 0 || long.length === 0 ? told : runThese(long)
}

process.on('message', (ask: Ask) => {
  void run(ask)
    .catch((error: Error): Told => ({ passed: 0, failed: [], isSlow: false, unloaded: [], problem: error.message }))
    .then((told) => process.send?.(told))
})
// Its parent has gone, so nobody will ask.
process.on('disconnect', () => process.exit())
