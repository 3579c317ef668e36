// A file holds the newest actions up to the limit, wherever in the recording it is reached.
import { createStore } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { chunksSince, fittingChunks } from '@/replay/bundle'
import { type Chunk, LOG_LENGTH, makeRecorder } from '@/replay/recorder'

const long = (share: number) => ({ type: 'said', payload: 'x'.repeat(LOG_LENGTH * share) })
const short = { type: 'short' }

/** A chunk whose action n led to state n + 1. */
const chunk = (first: number, actions: Chunk['actions']): Chunk => ({
  base: first,
  first,
  actions,
  times: actions.map((_, index) => first + index),
  states: actions.map((_, index) => first + index + 1),
})

describe('what fits into a file', () => {
  it('is all of a short recording, the same object', () => {
    const chunks = [chunk(0, [short, short]), chunk(2, [short])]
    expect(fittingChunks(chunks)).toBe(chunks)
    expect(fittingChunks([])).toEqual([])
  })

  it('is the first chunk, and the end of the open one when both are too long, from the state it starts from', () => {
    const [head, open] = [chunk(0, [short]), chunk(4, [long(0.6), long(0.6), short, short])]
    const [first, kept, ...others] = fittingChunks([head, open])
    expect([first, others]).toEqual([head, []])
    expect(kept).toEqual({ base: 5, first: 5, actions: open.actions.slice(1), times: [5, 6, 7], states: [6, 7, 8] })
  })

  it('is whole chunks and the end of an older one', () => {
    const newer = chunk(3, [long(0.5), short])
    const kept = fittingChunks([chunk(0, [short, long(0.6), long(0.3)]), newer])
    expect(kept.map(({ first, base, actions }) => [first, base, actions.length]).join(' ')).toBe('2,2,1 3,3,2')
    expect(kept[1]).toBe(newer)
  })

  it('is the first chunk and what fits besides, unless it takes up more than half', () => {
    const kept = (share: number) =>
      fittingChunks([chunk(0, [long(share)]), chunk(1, [long(0.4)]), chunk(2, [long(0.4)])]).map(({ first }) => first)
    expect([kept(0.4), kept(0.55)]).toEqual([
      [0, 2],
      [1, 2],
    ])
  })

  it('begins after a step whose state is not known', () => {
    const open = chunk(0, [long(1), short, short])
    delete open.states[0]
    expect(fittingChunks([open])).toMatchObject([{ first: 2, base: 2, actions: [short] }])
    delete open.states[1]
    expect(fittingChunks([open])).toEqual([])
  })

  it('is nothing when the last action alone is too long', () => {
    expect(fittingChunks([chunk(0, [short, long(1)])])).toEqual([])
  })

  it('is what a recorder has, though it measures only full chunks', () => {
    const recorder = makeRecorder()
    const store = createStore((_: unknown, { type }) => ({ type }), recorder.enhancer)
    for (let index = 0; index < 20; index += 1) store.dispatch(long(0.09))
    expect(recorder.chunks()[0]?.actions).toHaveLength(20)
    expect(fittingChunks(recorder.chunks())[0]?.actions).toHaveLength(11)
  })
})

describe('what came since an action', () => {
  const chunks = [chunk(0, [short, short, short]), chunk(3, [short, short])]
  const kept = (first: number, given = chunks) =>
    chunksSince(given, first).map(({ base, actions }) => [base, actions.length])

  it('is all of what came later, from the state it starts from', () => {
    expect(chunksSince(chunks, 0)).toEqual(chunks)
    expect(chunksSince(chunks, 3)[0]).toBe(chunks[1])
    expect(chunksSince(chunks, 1)).toEqual([
      { base: 1, first: 1, actions: [short, short], times: [1, 2], states: [2, 3] },
      chunks[1],
    ])
    expect(kept(2).join(' ')).toBe('2,1 3,2')
    expect(kept(4)).toEqual([[4, 1]])
    expect(kept(5)).toEqual([])
  })

  it('begins later where the state before it is not known', () => {
    const holes = chunk(0, [short, short, short])
    delete holes.states[0]
    expect(kept(1, [holes])).toEqual([[2, 1]])
    for (const step of [1, 2]) {
      delete holes.states[step]
      expect(kept(1, [holes])).toEqual([])
    }
  })
})

it('the limit itself still fits', () => {
  const whole = { type: '', payload: '' }
  const exact = { ...whole, payload: 'x'.repeat(LOG_LENGTH - JSON.stringify(whole).length) }
  expect(JSON.stringify(exact)).toHaveLength(LOG_LENGTH)
  const chunks = [chunk(0, [exact])]
  expect(fittingChunks(chunks)).toBe(chunks)
  expect(fittingChunks([chunk(0, [{ ...exact, payload: `${exact.payload}x` }])])).toEqual([])
})
