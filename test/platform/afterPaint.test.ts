// @vitest-environment jsdom
// Work that waits until a frame has been painted.
import { expect, it, vi } from 'vitest'
import { afterPaint } from '@/platform/afterPaint'

it('is done after the next frame, neither at once nor within it', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  const inFrame = vi.fn(() => expect(work).not.toHaveBeenCalled())
  afterPaint(work)
  requestAnimationFrame(inFrame)
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(inFrame).toHaveBeenCalledOnce()
  expect(work).toHaveBeenCalledOnce()
})
