// fast-check with one fixed seed, so that every run gives the same result; TEST_SEED sets another.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20261121) })

export default fc
