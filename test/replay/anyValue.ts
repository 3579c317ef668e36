// Any value that a state or an action may hold, for property tests.
import fc from '@test/fastCheck'

const odd = fc.oneof(
  fc.constantFrom(undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0, null, 12n ** 20n),
  fc.date({ noInvalidDate: false }),
  fc.string(),
  fc.double(),
)
/** Nested lists and records with everything that JSON loses. */
export const anyValue = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, odd, tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  record: fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
})).value

/** How many values are tried. */
export const runs = { numRuns: process.env.TEST_DEEP ? 10_000 : 500, seed: 20261121 }
