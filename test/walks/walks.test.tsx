// Walks through every page by a model of visitors, with slow, disordered, failing and broken replies: after every step the named
// fields of the state say what the screen shows, and the other invariants hold (docs/testing.md). `npm run fuzz` walks longer.
import { expect, it } from 'vitest'
import { runWalks, sayAtOnce, startWalks } from './walking'

const { FUZZ_WALKS, FUZZ_SEED, FUZZ_STEPS, FUZZ_FROM, TEST_DEEP } = process.env

startWalks()

it(
  'every invariant holds after every step of every walk',
  async ({ signal }) => {
    const found = await runWalks({
      walks: Number(FUZZ_WALKS ?? (TEST_DEEP ? 10_000 : 200)),
      seed: Number(FUZZ_SEED ?? 20261121),
      steps: Number(FUZZ_STEPS ?? 6),
      from: Number(FUZZ_FROM ?? 0),
      signal,
      ...(FUZZ_WALKS && { say: sayAtOnce }),
    })
    expect(found.join('\n\n')).toBe('')
  },
  FUZZ_WALKS || TEST_DEEP ? 24 * 3_600_000 : 240_000,
)
