// What the action log keeps of somebody who writes a review.
import { put } from '@test/page'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openForm, reviewForm, runServer } from './writing'

// A thousand letters are a thousand renders of the form.
vi.setConfig({ testTimeout: 120_000 })
runServer()

it('a thousand letters with twenty pauses are fewer than fifty actions, none of which changes nothing', async () => {
  const { store } = await openForm()
  vi.useFakeTimers()
  const before = store.recorder.chunks().reduce((sum, { actions }) => sum + actions.length, 0)
  let text = ''
  const field = reviewForm.comment()
  const write = () => {
    text += text.length % 6 === 5 ? ' ' : 'a'
    put(field, text)
  }
  for (let round = 0; round < 20; round += 1) {
    act(() => {
      for (let letter = 0; letter < 50; letter += 1) write()
    })
    act(() => void vi.advanceTimersByTime(2_000))
  }
  const typed = store.recorder.chunks().flatMap(({ actions }) => actions)
  expect([field.value, text.length]).toEqual([text, 1_000])
  expect(store.getState().view.reviewForm).toMatchObject({ values: { comment: text } })
  expect(typed.length - before).toBeGreaterThan(19)
  expect(typed.length - before).toBeLessThan(50)
  const states = store.recorder.chunks().flatMap((chunk) => chunk.states)
  const idle = typed.slice(before).filter((_, at) => states[before + at] === states[before + at - 1])
  expect(idle).toEqual([])
})
