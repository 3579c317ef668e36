// What a log says where actions are missing from it.
import { expect, it } from 'vitest'
import { gapAction, gapOf, gapText, placeIn, withGaps } from '@/replay/gaps'
import { type Chunk, stateShown } from '@/replay/recorder'
import { actionSentence } from '@/tools/log/sentences'

const chunk = (first: number, count: number): Chunk => ({
  base: `state ${first}`,
  first,
  actions: Array(count).fill({ type: 'said' }),
  times: Array.from({ length: count }, (_, at) => first + at),
  states: Array(count).fill('state'),
})
const kept = [chunk(0, 3), chunk(3, 2), chunk(9, 4)]

it('one action stands for what is missing: it sets the state after it, at its moment, and is no checkpoint', () => {
  const [, , gap, last] = withGaps(kept)
  expect(gap?.actions).toEqual([{ ...stateShown('state 9'), meta: { gap: { missing: 4 } } }])
  expect([gap?.times, 0 in (gap?.states ?? [])]).toEqual([[9], false])
  expect(last).toBe(kept[2])
  expect(withGaps(kept.slice(0, 2))).toEqual(kept.slice(0, 2))
})

it('what lies beside the actions has its place in the file, or none where they are missing', () => {
  const place = placeIn(kept)
  expect([0, 3, 5, 6, 8, 9, 13, 14].map(place)).toEqual([0, 3, 5, undefined, undefined, 6, 10, undefined])
  expect(placeIn(kept.slice(2))(8)).toBeUndefined()
  expect(placeIn([])(0)).toBe(0)
})

it('only such an action is a gap, and it is told in words', () => {
  expect(gapOf(gapAction({}, { load: 2 }))).toEqual({ load: 2 })
  for (const other of [
    stateShown({}),
    { type: 'said', meta: { gap: {} } },
    { ...stateShown({}), meta: { gap: 3 } },
    null,
  ])
    expect(gapOf(other)).toBeUndefined()
  expect(gapText({ load: 2 })).toBe('the page was loaded anew: page load 2')
  const words = '320 actions were not kept: from here on it goes by the state after them'
  expect(actionSentence(gapAction({}, { missing: 320 }))).toBe(words)
})
