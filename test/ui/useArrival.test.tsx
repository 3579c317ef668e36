// What arrives is drawn as a transition; what changes afterwards at once.
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hasItems, useArrival } from '@/ui/useArrival'

const nothing = { items: [] as string[], status: 'loading' }
const one = { items: ['a'], status: 'ready' }
const two = { items: ['a', 'b'], status: 'ready' }
const none = { items: [] as string[], status: 'ready' }

/** A list that changes, and every value that was drawn since it last did. */
function start(first: typeof one) {
  const drawn: (typeof one)[] = []
  const { rerender } = renderHook(
    ({ value }) => {
      const shown = useArrival(value, hasItems)
      drawn.push(shown)
      return shown
    },
    { initialProps: { value: first } },
  )
  return (value: typeof one) => {
    drawn.length = 0
    rerender({ value })
    return [...drawn]
  }
}

it('shows first items in a drawing of their own, after the urgent one', () => {
  const change = start(nothing)
  expect(change(one)).toEqual([nothing, one])
})

it('shows items at once that are there from the start', () => {
  expect(start(one)(one)).toEqual([one])
})

it.each([
  ['another item', two],
  ['a list that is empty now', none],
])('shows %s at once', (_what, next) => {
  const change = start(one)
  expect(change(next)[0]).toBe(next)
})

it('says that there are none', () => {
  const change = start(nothing)
  expect(change(none).at(-1)).toBe(none)
})
