// What is left of a list is enough, and none of it can be spared.
import fc from '@test/fastCheck'
import { expect, it } from 'vitest'
import { minimise } from '@/tools/log/minimise'
import { runs } from './anyValue'

const numbers = (length: number) => Array.from({ length }, (_, index) => index)

it('leaves the two of many that are needed, wherever they are, after few tries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(379), fc.nat(379), async (one, other) => {
      let tries = 0
      const holds = (items: readonly number[]) => {
        tries += 1
        return items.includes(one) && items.includes(other)
      }
      expect(await minimise(numbers(380), holds)).toEqual([...new Set([one, other])].sort((a, b) => a - b))
      expect(tries).toBeLessThan(60)
    }),
    runs,
  )
})

it('leaves nothing where nothing is needed, and all where all are', async () => {
  expect(await minimise(numbers(9), () => true)).toEqual([])
  expect(await minimise([], () => true)).toEqual([])
  expect(await minimise(numbers(9), ({ length }) => length === 9)).toEqual(numbers(9))
})

it('may ask something that takes time', async () => {
  expect(await minimise(numbers(9), (items) => Promise.resolve(items.includes(3)))).toEqual([3])
})

it('leaves nothing that could be spared, whatever needs what', async () => {
  // What contains one of these sets holds; sometimes only where its length is even, so that one alone cannot be spared.
  const sets = fc.array(fc.uniqueArray(fc.nat(11), { maxLength: 5 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(sets, fc.boolean(), async (enough, inPairs) => {
      const holds = (items: readonly number[]) =>
        (!inPairs || items.length % 2 === 0) && enough.some((set) => set.every((item) => items.includes(item)))
      const kept = await minimise(numbers(12), holds)
      expect(holds(kept)).toBe(true)
      expect(kept).toEqual([...kept].sort((a, b) => a - b))
      for (const left of kept) expect(holds(kept.filter((item) => item !== left))).toBe(false)
    }),
    runs,
  )
})

it('leaves out one that only an earlier one needed, after that one', async () => {
  // Without b, a does not hold; neither goes together with what is needed beside it.
  const holds = (items: readonly string[]) =>
    items.includes('first') && items.includes('last') && !(items.includes('a') && !items.includes('b'))
  expect(await minimise(['first', 'a', 'b', 'last'], holds)).toEqual(['first', 'last'])
})
