// Runs many walks, each from its own seed; the first that breaks an invariant is made as short as possible and written.
import { mkdirSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom } from '@mocks/seed/random'
import { standInDialogs } from '@test/ui/dialog'
import { beforeAll } from 'vitest'
import { pages } from '@/app/pages'
import { minimise } from '@/tools/log/minimise'
import { Broken } from './invariants'
import { type Script, type Step, written } from './steps'
import { anyAddress, changeOwn, ownAddresses } from './visitor'
import { Walk } from './walk'

/** How many walks of how many steps, from which seed; `only` one of them. */
export interface Amount {
  walks: number
  seed: number
  steps: number
  from?: number
  /** Out of time: no further walk begins. */
  signal?: AbortSignal
  say?: (line: string) => void
}

/** What one walk came to: what happened, and what it broke. */
export interface Walked {
  script: Script
  broken?: Broken
  log?: string
}

const asBroken = (error: unknown): Broken =>
  error instanceof Broken ? error : new Broken('a throw', error instanceof Error ? `${error.stack}` : String(error))

/** Whatever a page loads when it is needed; loading takes real time, of which a walk knows nothing. */
const chunks = import.meta.glob('../../src/features/**/*.tsx')

/** For all tests of the calling file: what walks need beside the app, with every chunk loaded. */
export function startWalks(): void {
  standInDialogs()
  beforeAll(() =>
    Promise.all([...pages.map(({ preload }) => preload()), ...Object.values(chunks).map((load) => load())]),
  )
}

/** A walk that makes itself up, from this seed. */
export async function wander(seed: number, length: number): Promise<Walked> {
  const random = createRandom(seed)
  const isAuthor = random.percent(15)
  const start = isAuthor
    ? { at: random.pick(ownAddresses), isSignedIn: true }
    : { at: anyAddress(random), isSignedIn: random.percent(60) }
  const steps: Step[] = []
  return walked({ ...start, steps }, async (walk) => {
    const take = async (next: readonly Step[]) => {
      for (const step of next) {
        steps.push(step)
        await walk.take(step)
      }
    }
    if (isAuthor) await take([{ answerAll: 'oldest first' }])
    if (isAuthor) await take(changeOwn(random))
    while (steps.length < length) await take(walk.next(random))
  })
}

/** The same walk, or what is left of it. */
export const follow = (script: Script): Promise<Walked> =>
  walked(script, async (walk) => {
    for (const step of script.steps) await walk.take(step)
  })

async function walked(script: Script, go: (walk: Walk) => Promise<void>): Promise<Walked> {
  let walk: Walk | undefined
  try {
    walk = await Walk.begin(script)
    await go(walk)
    await walk.end()
    return { script }
  } catch (error) {
    return { script, broken: asBroken(error), ...(walk && { log: walk.log() }) }
  } finally {
    walk?.clear()
  }
}

/** The same bug in as few steps as leaving out can find. */
export async function shortened(found: Walked): Promise<Walked> {
  let best = found
  const { script, broken } = found
  await minimise(script.steps, async (steps) => {
    const tried = await follow({ ...script, steps })
    const holds = tried.broken?.rule === broken?.rule
    if (holds) best = tried
    return holds
  })
  return best
}

/** The steps as a test. */
const testOf = (name: string, { script: { at, isSignedIn, steps }, broken }: Walked): string => `\
// Found by \`npm run fuzz\`, and shortened by it.
import { expect, it } from 'vitest'
import { follow, startWalks } from './walking'

startWalks()

it('${name}', async () => {
  const { broken } = await follow({
    at: '${at}',
    isSignedIn: ${isSignedIn},
    steps: [
${steps.map((step) => `      ${written(step)},\n`).join('')}    ],
  })
  // It was: ${broken?.message.split('\n')[0]}
  expect(broken).toBeUndefined()
})
`

/** Where findings go: a test of the steps, and the action log of the page. */
const folder = 'test/walks'

function keep(name: string, found: Walked): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.test.tsx`)
  writeFileSync(file, testOf(name, found))
  if (found.log) writeFileSync(join(folder, `${name}.actionlog.json`), found.log)
  return file
}

/** What a walk that broke something says of itself. */
function told(name: string, { script: { at, isSignedIn, steps }, broken }: Walked): string {
  const start = `${at}${isSignedIn ? ', signed in' : ''}`
  return [name, start, ...steps.map(written), broken?.message].join('\n  ')
}

/** ms of the processor's, whoever else uses the machine. */
const processorTime = () => process.cpuUsage().user / 1000

/** What a finding says in the end: made short and written down. */
async function finding(name: string, found: Walked): Promise<string> {
  if (process.env.FUZZ_QUICK) return told(name, found)
  const short = await shortened(found)
  return told(`${keep(name, short)}, ${short.script.steps.length} of ${found.script.steps.length} steps`, short)
}

/** Walks, and tells what was broken: each rule once; in a test without `say`, the first as it was. */
export async function runWalks({ walks, seed, steps, from = 0, signal, say }: Amount): Promise<string[]> {
  const began = processorTime()
  const findings = new Map<string, string>()
  let taken = 0
  for (let done = 1; done <= walks; done += 1) {
    signal?.throwIfAborted()
    const found = await wander(seed * 100_003 + from + done - 1, steps)
    const name = `walk-${seed}-${from + done - 1}`
    const rule = found.broken?.rule
    if (rule && !say) return [told(name, found)]
    if (rule && !findings.has(rule)) {
      say?.(`${name}: ${found.broken?.message}`)
      findings.set(rule, await finding(name, found))
      say?.(findings.get(rule) ?? '')
    }
    taken += found.script.steps.length
    const each = ((processorTime() - began) / done).toFixed(0)
    if (done % 50 === 0 || done === walks)
      say?.(`${done} walks, ${taken} steps, ${each} ms of CPU each, ${findings.size} findings`)
  }
  return [...findings.values()]
}

/** Past Vitest, which shows what tests print only at their end. */
export const sayAtOnce = (line: string): void => void writeSync(1, `${line}\n`)
