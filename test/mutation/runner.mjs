// Stryker's runner for Vitest, in one world that stays (keptWorker.mjs). What a mutant left behind there must not count for
// the next one: a mutant is killed only when the test that failed passes without it, in the same world. One that seems to
// survive, or that broke the world, is tried again in a new one with all tests of its area: some code runs once in a world.
import { readFileSync, writeFileSync } from 'node:fs'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { strykerPlugins as plugins } from '@stryker-mutator/vitest-runner'
import { endWorker, keptWorker } from './keptWorker.mjs'

const vitestRunner = plugins.find(({ name }) => name === 'vitest').factory

const areas = Object.values(JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8')))

const within = (file, places) => places.some((place) => `/${file}`.includes(`/${place}`))

const fileOf = (id) => id.split('#')[0]

/** What the first run knows of the tests, in the sandbox: after a time-out the runner is another process. */
const testsFile = '.tests-of-first-run.json'

/** The tests of the area that a mutated file belongs to: others meet it too, by the hundred, and would hardly notice. */
function ownTests(sandboxFileName, testIds) {
  const { tests } = areas.find(({ code }) => within(sandboxFileName, code))
  return testIds.filter((id) => within(fileOf(id), tests))
}

function keptRunner(injector) {
  const runner = injector.injectFunction(vitestRunner)
  const original = {
    init: runner.init.bind(runner),
    dryRun: runner.dryRun.bind(runner),
    mutantRun: runner.mutantRun.bind(runner),
    dispose: runner.dispose.bind(runner),
  }

  /** Whether these tests pass without any mutant. */
  async function pass(testIds) {
    runner.ctx.provide('activeMutant', '')
    const { status, tests } = await runner.run({ testIds })
    return (
      status === 'complete' && tests.length > 0 && tests.every(({ failureMessage }) => failureMessage === undefined)
    )
  }

  /** Id and time in ms of every test. */
  let knownTests
  const allTests = () => {
    knownTests ??= JSON.parse(readFileSync(testsFile, 'utf8'))
    return knownTests
  }

  /** How long a file's tests take, in ms. */
  function costOf(file) {
    const times = Object.entries(allTests()).map(([id, time]) => (fileOf(id) === file ? time : 0))
    return times.reduce((sum, time) => sum + time, 0)
  }

  /** Test files that have killed a mutant of a source file: the next one of that file they try first. */
  const killers = new Map()

  /** The tests file by file: what killed before, then the quick ones, so that few mutants meet the slow ones. */
  function inTurn({ sandboxFileName, testFilter }) {
    const known = killers.get(sandboxFileName)
    const rank = (file) => (known?.has(file) ? 0 : 1)
    return [...new Set(testFilter.map(fileOf))]
      .sort((a, b) => rank(a) - rank(b) || costOf(a) - costOf(b))
      .map((file) => testFilter.filter((id) => fileOf(id) === file))
  }

  /** With the mutant there from the first line of every module on; test files that cannot even be loaded notice it. */
  async function inFreshWorld(options) {
    runner.ctx.provide('freshWorld', true)
    const testFilter = ownTests(options.sandboxFileName, Object.keys(allTests()))
    const result = await original.mutantRun({ ...options, testFilter, mutantActivation: 'static' })
    const unloaded = runner.ctx.state.getFiles().find(({ result, tasks }) => result?.state === 'fail' && !tasks.length)
    const killedBy = testFilter.filter((id) => fileOf(id) === unloaded?.name).slice(0, 1)
    const isUnloaded = result.status === 'survived' && killedBy.length > 0 && (await pass(killedBy))
    runner.ctx.provide('freshWorld', false)
    return isUnloaded ? { ...result, status: 'killed', killedBy, failureMessage: 'does not load' } : result
  }

  async function isKilled(result) {
    return result.status === 'killed' && (await pass(result.killedBy.slice(0, 1)))
  }

  function noteKiller({ sandboxFileName }, { killedBy }) {
    killers.set(sandboxFileName, new Set(killers.get(sandboxFileName)).add(fileOf(killedBy[0])))
  }

  return Object.assign(runner, {
    async init() {
      await original.init()
      for (const { config } of runner.ctx.projects) Object.assign(config, { pool: 'kept', poolRunner: keptWorker })
    },
    async dryRun(options) {
      const result = await original.dryRun(options)
      knownTests = Object.fromEntries((result.tests ?? []).map(({ id, timeSpentMs }) => [id, timeSpentMs]))
      writeFileSync(testsFile, JSON.stringify(knownTests))
      return result
    },
    async mutantRun(given) {
      const options = { ...given, testFilter: ownTests(given.sandboxFileName, given.testFilter ?? []) }
      if (options.mutantActivation === 'static') return inFreshWorld(options)
      for (const testFilter of inTurn(options)) {
        const result = await original.mutantRun({ ...options, testFilter })
        if (result.status === 'survived') continue
        if (!(await isKilled(result))) break
        noteKiller(options, result)
        return result
      }
      return inFreshWorld(options)
    },
    async dispose() {
      await original.dispose()
      await endWorker()
    },
  })
}
keptRunner.inject = tokens(commonTokens.injector)

/** What Stryker looks for in a plugin. */
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'kept', keptRunner)]
