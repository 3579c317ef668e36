// Walks through every page by a model of visitors, with slow, disordered, failing and broken replies: after each step
// the state's named fields say what the screen shows, and the other invariants hold (docs/testing.md).
import { expect, it } from 'vitest'
import { runWalks, sayAtOnce, startWalks } from './walking'

const { FUZZ_WALKS, FUZZ_SEED, FUZZ_STEPS, FUZZ_FROM, TEST_DEEP } = process.env

startWalks()

const walks = Number(FUZZ_WALKS ?? (TEST_DEEP ? 10_000 : 20))
const from = Number(FUZZ_FROM ?? 0)
/** How many walks are one test, with a time of its own; `npm run fuzz` wants one report on all of them. */
const share = FUZZ_WALKS ? walks : 10
const shares = Array.from({ length: Math.ceil(walks / share) }, (_, at) => from + at * share)

it.for(shares)(
  'every invariant holds after every step of every walk, from walk %d on',
  FUZZ_WALKS ? { timeout: 24 * 3_600_000 } : {},
  async (first, { signal }) => {
    const found = await runWalks({
      walks: Math.min(share, from + walks - first),
      seed: Number(FUZZ_SEED ?? 20261121),
      steps: Number(FUZZ_STEPS ?? 6),
      from: first,
      signal,
      ...(FUZZ_WALKS && { say: sayAtOnce }),
    })
    expect(found.join('\n\n')).toBe('')
  },
)
