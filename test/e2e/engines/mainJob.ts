// The main job, from the first search to a deleted account: one list of steps for every browser and every server.
import { setTimeout as pause } from 'node:timers/promises'
import { differences } from '../shownPage'
import { account, writing } from './memberSteps'
import { type Job, type Person, personAt } from './person'
import { looking, manners } from './visitorSteps'

/** In order. */
const steps = [looking, writing, account, manners].flatMap((part) => Object.entries(part))

/** ms until pages must show the same. */
const PATIENCE = 10_000

/** Waits until all pages show the same texts, names and states; rejects with how two of them differ. */
async function agree(people: readonly Person[]): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const [first = '', ...others] = await Promise.all(people.map(({ shown }) => shown()))
    const other = others.find((text) => text !== first)
    if (other === undefined) return
    if (Date.now() > end) throw new Error(`pages differ:\n${differences(first, other)}`)
    await pause(100)
  }
}

/**
 * Walks through all steps, each in a new tab; several keep step, and after each step their pages must show the same.
 * The first step that fails rejects with its name.
 */
export async function doMainJob(...jobs: readonly Job[]): Promise<void> {
  const pairs = await Promise.all(
    jobs.map(async (job) => [personAt(await job.profile.openTab(), job.site.appUrl), job] as const),
  )
  for (const [name, step] of steps) {
    try {
      await Promise.all(pairs.map(([person, job]) => step(person, job)))
      await agree(pairs.map(([person]) => person))
    } catch (cause) {
      throw new Error(`“${name}”: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
  }
}
