// Stryker's runner for Vitest, in one world that stays (keptWorker.mjs). What a mutant left behind there must not count for
// the next one: a mutant is killed only when the test that failed passes without it, in the same world; else the world is
// made anew and the mutant tried again. So is one that survives without having been met: some code runs once in a world only.
import { readFileSync } from 'node:fs'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { strykerPlugins as plugins } from '@stryker-mutator/vitest-runner'
import { endWorker, keptWorker } from './keptWorker.mjs'

const vitestRunner = plugins.find(({ name }) => name === 'vitest').factory

const areas = Object.values(JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8')))

const within = (file, places) => places.some((place) => `/${file}`.includes(`/${place}`))

/** The tests of the area that a mutated file belongs to: others meet it too, by the hundred, and would hardly notice. */
function ownTests(sandboxFileName, testIds) {
  const { tests } = areas.find(({ code }) => within(sandboxFileName, code))
  return testIds.filter((id) => within(id.split('#')[0], tests))
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

  let allTests = []

  /** With the mutant there from the first line of every module on. */
  async function inFreshWorld(options) {
    runner.ctx.provide('freshWorld', true)
    const testFilter = ownTests(options.sandboxFileName, allTests)
    const result = await original.mutantRun({ ...options, testFilter, mutantActivation: 'static' })
    runner.ctx.provide('freshWorld', false)
    return result
  }

  async function isKilled(result) {
    return result.status === 'killed' && (await pass(result.killedBy.slice(0, 1)))
  }

  /** Test files that have killed a mutant of a source file: the next one of that file they try first. */
  const killers = new Map()

  async function tryKillers(options) {
    const known = killers.get(options.sandboxFileName)
    const testFilter = options.testFilter?.filter((id) => known?.has(id.split('#')[0]))
    return testFilter?.length ? original.mutantRun({ ...options, testFilter }) : { status: 'survived' }
  }

  function noteKillers({ sandboxFileName }, { killedBy }) {
    const known = killers.get(sandboxFileName) ?? new Set()
    for (const id of killedBy) known.add(id.split('#')[0])
    killers.set(sandboxFileName, known)
  }

  return Object.assign(runner, {
    async init() {
      await original.init()
      for (const { config } of runner.ctx.projects) Object.assign(config, { pool: 'kept', poolRunner: keptWorker })
    },
    async dryRun(options) {
      const result = await original.dryRun(options)
      allTests = result.tests?.map(({ id }) => id) ?? []
      // Much longer the tests without a mutant may take, on a machine that does other things; one that hangs may not.
      for (const { config } of runner.ctx.projects) config.testTimeout = 8000
      return result
    },
    async mutantRun(given) {
      const options = { ...given, testFilter: ownTests(given.sandboxFileName, given.testFilter ?? []) }
      const isDefinition = given.activeMutant.mutatorName === 'ArrowFunction'
      if (options.mutantActivation === 'static' || options.testFilter.length === 0) return inFreshWorld(options)
      for (const attempt of [tryKillers, original.mutantRun]) {
        const result = await attempt(options)
        const wasMet = runner.readHitCount() > 0
        if (await isKilled(result)) {
          noteKillers(options, result)
          return result
        }
        if (result.status === 'survived' && attempt !== tryKillers && wasMet && !isDefinition) return result
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
