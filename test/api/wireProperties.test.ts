// Whatever arrives, the readers answer with the contract's shape: random JSON, objects of known keys with hostile
// values, and values that no JSON can hold. 30,000 replies, a million with TEST_DEEP; fixed seed.
import { isDeepStrictEqual } from 'node:util'
import { operation } from '@test/contract/document'
import { replyErrors, schemaErrors } from '@test/contract/validate'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '@/api/endpoints/generated/operations'
import { wireUser } from '@/api/wire/account'
import { wireBusiness, wireCategory, wireSubcategory } from '@/api/wire/directory'
import { wireReview } from '@/api/wire/reviews'
import { type SingleOperation, wire } from '@/api/wire/wire'

// A mutation run, which repeats this for every mutant, sets a smaller number.
const RUNS = Number(process.env.TEST_REPLIES ?? (process.env.TEST_DEEP ? 1_000_000 : 30_000))
const SEED = 20260801

const keys = (
  '_id id userId sub user author authorId data business businessId businesses review reviews comment comments category ' +
  'categories categoryId subcategory subcategories pagination current currentPage page pages totalPages total totalCount ' +
  'limit name businessName title username email url website phone phoneNumber photo rating averageRating reviewCount ' +
  'totalReviews hasReviewed isApproved createdAt experienceDate orderId status message success validationErrors ' +
  'requiresVerification accessToken refreshToken verified slug isSubcategory __v __proto__ constructor toString length'
).split(' ')

const texts = ['a', 'b', '1', '', ' ', '..', '\ud800', '__proto__', '3', '-1', '1e309', 'NaN']
const numbers = [0, -0, 1, -1, 3.5, 6, 1e9, 1e15, 1e300, NaN, Infinity]
const days = ['2025-01-02', '2025-01-02T03:04:05Z', '+275761-01-01', 'yesterday', '2025-02-30']
const leaf = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, undefined, true, false, ...numbers) },
  { weight: 1, arbitrary: fc.constantFrom(...days) },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.double() },
)

/** Objects and lists of the keys that replies know, with values that need not fit. */
const { hostile } = fc.letrec<{ hostile: unknown }>((tie) => ({
  hostile: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('hostile'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...keys), tie('hostile')), { maxLength: 8 })
      // Own properties, `__proto__` included, as JSON.parse makes them.
      .map((entries) => Object.fromEntries(entries)),
  ),
}))

/** Numbers of pages as servers say them, well or badly. */
const pages = fc
  .array(
    fc.tuple(
      fc.constantFrom('current', 'currentPage', 'page', 'pages', 'totalPages', 'total', 'totalCount', 'limit'),
      fc.oneof(leaf, fc.nat(50)),
    ),
    { maxLength: 6 },
  )
  .map((entries) => Object.fromEntries(entries))

/** Objects that have the ids, lists and numbers these replies are made of, so that much of the random rest is read. */
const likely = fc
  .tuple(
    fc.constantFrom('data', 'businesses', 'reviews', 'comments', 'user', 'body'),
    fc.boolean(),
    hostile,
    hostile,
    pages,
  )
  .map(([name, isList, first, second, numbers]) => {
    const item = (value: unknown, id: string) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { _id: id, ...value }
        : { _id: id, title: value }
    const value = isList ? [item(first, 'a'), item(second, 'b'), second] : item(first, 'a')
    if (name === 'body') return isList ? value : { ...value, ...numbers }
    return isList ? { [name]: value, pagination: numbers } : { [name]: value, ...numbers }
  })

const reply = fc.oneof(
  { weight: 4, arbitrary: hostile },
  { weight: 3, arbitrary: likely },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.anything({ withNullPrototype: true, withMap: true, withDate: true, withBigInt: true }) },
)

const statuses = new Map<string, number>()
for (const id of Object.keys(wire) as OperationId[])
  statuses.set(id, Number(Object.keys(operation(id).responses).find((key) => key < '300')))
const singles: readonly string[] = ['getBusiness', 'getReview'] satisfies SingleOperation[]
const readers = Object.entries(wire) as [OperationId, (raw: unknown) => unknown][]

/** Reads with one reader and says what is wrong with the result; undefined is a result of some readers only. */
function faults(read: (raw: unknown) => unknown, raw: unknown, mayBeNone: boolean, check: (read: unknown) => string[]) {
  const once = read(raw)
  if (once === undefined) return mayBeNone ? [] : ['nothing was read']
  if (!isDeepStrictEqual(read(once), once)) return ['reading the result changes it']
  return isDeepStrictEqual(JSON.parse(JSON.stringify(once)), once) ? check(once) : ['the result is no plain JSON']
}

describe('readers are total, closed under the contract, and leave their own results as they are', () => {
  // Each run reads one reply with four readers by turns, so that every reader meets a tenth of all replies.
  const runs = Math.ceil(RUNS / 4)
  it(`in ${runs * 4} readings of replies, without an item that has no id or a field that is unknown`, () => {
    let turn = 0
    fc.assert(
      fc.property(reply, (raw) => {
        for (let step = 0; step < 4; step += 1) {
          const [id, read] = readers[turn++ % readers.length] as (typeof readers)[number]
          const found = faults(read, raw, singles.includes(id), (once) => replyErrors(id, statuses.get(id) ?? 0, once))
          if (found.length > 0) throw new Error(`${id}: ${found.join('; ')}`)
        }
      }),
      { numRuns: runs, seed: SEED },
    )
  }, 120_000)
  it.each([
    ['User', wireUser],
    ['Category', wireCategory],
    ['Subcategory', wireSubcategory],
    ['Business', wireBusiness],
    ['Review', wireReview],
  ] as const)('also %s by itself', (schema, read) => {
    fc.assert(
      fc.property(fc.oneof(hostile, likely), (raw) => {
        const found = faults(read, raw, true, (once) => schemaErrors(`#/components/schemas/${schema}`, once))
        if (found.length > 0) throw new Error(found.join('; '))
      }),
      { numRuns: RUNS / 100, seed: SEED },
    )
  })
  it('in the random replies there is much to read', () => {
    const replies = fc.sample(reply, { numRuns: 2000, seed: SEED })
    const share = (isRead: (raw: unknown) => boolean) => replies.filter(isRead).length / replies.length
    expect(share((raw) => wire.listReviews(raw).reviews.length > 0)).toBeGreaterThan(0.1)
    expect(share((raw) => wire.listBusinesses(raw).businesses.length > 1)).toBeGreaterThan(0.05)
    expect(share((raw) => wire.getBusiness(raw) !== undefined)).toBeGreaterThan(0.05)
    expect(share((raw) => wire.getMe(raw).data.user !== undefined)).toBeGreaterThan(0.03)
    expect(share((raw) => wire.listReviews(raw).pagination.pages > 1)).toBeGreaterThan(0.01)
  })
})
