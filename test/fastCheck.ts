// fast-check with one seed for all, so that a run says the same as the one before it; TEST_SEED tries another.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20261121) })

export default fc
