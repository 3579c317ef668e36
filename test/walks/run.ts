// `npm run fuzz`: walks.test.tsx with as many walks as one likes; leaves what it finds, made short, as test and log.
import { parseArgs } from 'node:util'
import { runNode } from '../processes'

const help = `npm run fuzz -- [options]
  --walks N    how many walks (1,000)
  --seed S     where they begin (20261121, the seed of npm test)
  --from K     the number of the first walk of that seed (0)
  --steps M    how many steps each has (12)
  --quick      nothing is made short or kept
Every walk has a seed of its own, so that --seed S --from K --walks 1 takes walk K of S again. Of each broken rule the first walk is
made as short as leaving out steps can make it, and kept as test/walks/walk-S-K.test.tsx beside its action log.`

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '20261121' },
    from: { type: 'string', default: '0' },
    steps: { type: 'string', default: '12' },
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
})

const { walks, seed, from, steps, quick } = values
const isWrong = [walks, seed, from, steps].some((text) => !/^\d+$/.test(text))
if (values.help || isWrong) {
  console.log(help)
  process.exitCode = isWrong ? 2 : 0
} else {
  const { code } = await runNode(
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit-alone', '--maxWorkers=1', 'test/walks/walks.test.tsx'],
    {
      env: {
        FUZZ_WALKS: walks,
        FUZZ_SEED: seed,
        FUZZ_FROM: from,
        FUZZ_STEPS: steps,
        ...(quick && { FUZZ_QUICK: '1' }),
      },
      show: true,
    },
  )
  process.exitCode = code
}
