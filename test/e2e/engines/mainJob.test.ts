// The main job in the browsers that people use, against the production build: Firefox's always, all with TEST_DEEP.
import type { Personality } from '@mocks/stranger'
import { describe, expect, type TestContext, test } from 'vitest'
import { doMainJob } from './mainJob'
import { startSite } from './site'
import { type EngineName, startEngine } from './start'
import { whyNoWebKit } from './webkit'

const isDeep = process.env.TEST_DEEP === '1'

/** Each browser has a server of its own. */
async function walk({ onTestFinished }: TestContext, as: Personality, ...names: EngineName[]): Promise<void> {
  const jobs = await Promise.all(
    names.map(async (name) => {
      const engine = await startEngine[name]()
      onTestFinished(engine.close)
      const site = await startSite(as)
      onTestFinished(site.close)
      return { engine, site, profile: await engine.newProfile() }
    }),
  )
  await doMainJob(...jobs)
  for (const { engine, site } of jobs) {
    expect(engine.problems).toEqual([])
    expect(site.violations).toEqual([])
  }
}

/** ms: a walk is some fifty tests in one. */
const timeout = 240_000

test('the main job in Firefox', { timeout }, (context) => walk(context, 'ours', 'firefox'))

describe.runIf(isDeep)('the main job shows what it shows in Chromium', { timeout }, () => {
  test.for([
    ['firefox', 'ours'],
    ['firefox', 'stranger'],
    ['webkit', 'ours'],
    ['webkit', 'stranger'],
  ] as const)('in %s, with the server “%s”', async ([name, as], context) => {
    const why = name === 'webkit' && whyNoWebKit()
    if (why) context.skip(why)
    await walk(context, as, 'chromium', name)
  })
})
