// Stryker's runner for Vitest, in one world that stays (keptWorker.mjs). What a mutant left behind there must not count for
// the next one: a mutant is killed only when the test that failed passes without it, in the same world; else the world is
// made anew and the mutant tried again. One that survives is tried again too: some code runs once in a world only.
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { strykerPlugins as plugins } from '@stryker-mutator/vitest-runner'
import { endWorker, keptWorker } from './keptWorker.mjs'

const vitestRunner = plugins.find(({ name }) => name === 'vitest').factory

function keptRunner(injector) {
  const runner = injector.injectFunction(vitestRunner)
  const original = {
    init: runner.init.bind(runner),
    mutantRun: runner.mutantRun.bind(runner),
    dispose: runner.dispose.bind(runner),
  }

  /** Whether these tests pass without any mutant. */
  async function pass(testIds) {
    runner.ctx.provide('activeMutant', '')
    const { status, tests } = await runner.run({ testIds })
    return status === 'complete' && tests.every(({ failureMessage }) => failureMessage === undefined)
  }

  async function inFreshWorld(options) {
    runner.ctx.provide('freshWorld', true)
    const result = await original.mutantRun(options)
    runner.ctx.provide('freshWorld', false)
    return result
  }

  return Object.assign(runner, {
    async init() {
      await original.init()
      for (const { config } of runner.ctx.projects) Object.assign(config, { pool: 'kept', poolRunner: keptWorker })
    },
    async mutantRun(options) {
      // A mutant in what a module does while it loads concerns every test whose file imports it.
      const related = options.mutantActivation === 'static'
      runner.options = { ...runner.options, vitest: { ...runner.options.vitest, related } }
      const result = await original.mutantRun(options)
      if (related) return result
      if (result.status === 'killed' && (await pass(result.killedBy))) return result
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
