// `npm run check`: every check that does not run the app, a line of result each. Builds and rules share this process,
// where the second build finds the compilers loaded; the rest runs beside it, one program after the other.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as viteBuild } from 'vite'
import { rules } from './architecture/rules.ts'
import { projectFiles } from './architecture/source'
import {
  kB,
  leftovers,
  nearlyTooHeavy,
  tooHeavy,
  tooManyRequests,
  type Weight,
  weighApp,
  weighArt,
  weighMocks,
} from './budgets'
import { helpIfAsked } from './help.ts'
import { runNode } from './processes'
import { scriptsOf, tooNew } from './tooNew'

helpIfAsked(`npm run check

Every check that does not run the app: types, Biome, what is generated, the rules, both builds with their budgets and what they use of a browser. It takes no options.`)

/** A check returns its message when it passes and throws one when it fails. */
type Check = () => Promise<string>

mkdirSync('.cache', { recursive: true })
const workplace = mkdtempSync(join('.cache', 'check-'))

async function succeed(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await runNode(args, { env })
  if (code !== 0) throw new Error(output.trim())
  return output
}

async function build(): Promise<string> {
  const dist = join(workplace, 'production')
  await viteBuild({ mode: 'production', build: { outDir: dist }, logLevel: 'warn' })
  return dist
}

/** The demo build without prerendered pages, which are production's: Vite makes them only of a build it writes. */
async function demoBuild(): Promise<string> {
  const dist = join(workplace, 'demo')
  const built = await viteBuild({ mode: 'demo', build: { write: false }, logLevel: 'warn' })
  for (const item of [built].flat().flatMap((part) => ('output' in part ? part.output : []))) {
    const file = join(dist, item.fileName)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, item.type === 'chunk' ? item.code : item.source)
  }
  return dist
}

/** Words that reveal demo data in a bundle: names of businesses and people. */
function plantedWords(): string[] {
  const text = readFileSync('api-mocks/seed/demo-data.json', 'utf8')
  const { businesses } = JSON.parse(text) as { businesses: [name: string][] }
  return businesses.slice(0, 40).map(([name]) => name)
}

function verdict(weights: readonly Weight[], problems: readonly string[]): string {
  const all = [...tooHeavy(weights), ...problems]
  if (all.length > 0) throw new Error(all.join('\n'))
  for (const words of nearlyTooHeavy(weights)) console.log(`warn   ${words}`)
  const tightest = weights.toSorted((a, b) => b.bytes / b.budget - a.bytes / a.budget).slice(0, 3)
  return tightest.map(({ what, bytes, budget }) => `${what} ${kB(bytes)} of ${kB(budget)} kB`).join(', ')
}

const inThisProcess: Readonly<Record<string, Check>> = {
  build: async () => {
    const dist = await build()
    const styles = projectFiles().filter(({ path }) => /^src\/(?!tools\/).*\.scss$/.test(path))
    return verdict(
      [...weighApp(dist), ...weighArt(dist)],
      [...tooManyRequests(dist), ...leftovers(dist, plantedWords()), ...tooNew([...scriptsOf(dist), ...styles])],
    )
  },
  demo: async () => verdict(weighMocks(await demoBuild()), []),
  rules: async () => {
    const files = projectFiles()
    const broken = Object.entries(rules).flatMap(([name, rule]) =>
      rule(files).map(({ path, message }) => `${name}: ${path}: ${message}`),
    )
    if (broken.length > 0) throw new Error(broken.join('\n'))
    return Object.keys(rules).join(', ')
  },
}

const inOtherProcesses: Readonly<Record<string, Check>> = {
  types: async () => {
    // Two cores have other work: checkers side by side and a busy garbage collector cost four times the processor time.
    // What has not changed since the last run is not looked at again: a quarter of the time.
    const kept = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
    await succeed(['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded', ...kept], { GOGC: 'off' })
    return 'no errors'
  },
  biome: async () => {
    const said = await succeed(['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings'])
    return /Checked \d+ files/.exec(said)?.[0] ?? 'clean'
  },
  generated: async () => (await succeed(['src/api/endpoints/codegen.mjs', '--check'])).trim(),
}

/** Runs checks one after the other; returns whether each passed. */
async function runInTurn(checks: Readonly<Record<string, Check>>): Promise<boolean[]> {
  const results: boolean[] = []
  for (const [name, check] of Object.entries(checks)) {
    const since = Date.now()
    const [ok, words] = await check().then(
      (said) => [true, said] as const,
      (error: unknown) => [false, error instanceof Error ? error.message : String(error)] as const,
    )
    const seconds = ((Date.now() - since) / 1000).toFixed(1)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.padStart(5)} s  ${words}`)
    results.push(ok)
  }
  return results
}

const started = Date.now()
const results = (await Promise.all([runInTurn(inOtherProcesses), runInTurn(inThisProcess)])).flat()
rmSync(workplace, { recursive: true })
const failed = results.filter((ok) => !ok).length
console.log(`check: ${results.length - failed} ok, ${failed} failed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
process.exitCode = failed > 0 ? 1 : 0
