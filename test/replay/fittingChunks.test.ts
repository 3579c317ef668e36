// @vitest-environment node
// A file holds the newest actions up to the limit, wherever in the recording it is reached.
import { createStore } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { fittingChunks } from '@/replay/fittingChunks'
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

  it('is the end of the open chunk when that alone is too long, from the state it starts from', () => {
    const open = chunk(4, [long(0.6), long(0.6), short, short])
    const [kept, ...others] = fittingChunks([chunk(0, [short]), open])
    expect(others).toEqual([])
    expect(kept).toEqual({ base: 5, first: 5, actions: open.actions.slice(1), times: [5, 6, 7], states: [6, 7, 8] })
  })

  it('is whole chunks and the end of an older one', () => {
    const newer = chunk(3, [long(0.5), short])
    const kept = fittingChunks([chunk(0, [short, long(0.6), long(0.3)]), newer])
    expect(kept.map(({ first, base, actions }) => [first, base, actions.length])).toEqual([
      [2, 2, 1],
      [3, 3, 2],
    ])
    expect(kept[1]).toBe(newer)
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
