// @vitest-environment jsdom
// What the browser does for the app with the page: painted first, and never traded for an error page.
import { expect, it, vi } from 'vitest'
import { afterPaint } from '@/platform/afterPaint'
import { reloadPage } from '@/platform/reloadPage'

it('work after a paint is done after the next frame, neither at once nor within it', () => {
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

it.each<[string, () => Promise<Response>, number]>([
  ['happens where the server answers', async () => new Response(), 1],
  ['does not happen without a connection', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['does not happen where only a proxy answers', async () => new Response(null, { status: 502 }), 0],
])('a reload %s', async (_, answer, times) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', answer)
  await reloadPage()
  vi.unstubAllGlobals()
  expect(reload).toHaveBeenCalledTimes(times)
})
