// @vitest-environment jsdom
// A reload never trades the app for the browser's error page.
import { describe, expect, it, vi } from 'vitest'
import { reloadPage } from '@/platform/reloadPage'

describe('a reload', () => {
  it.each<[string, () => Promise<Response>, number]>([
    ['happens where the server answers', async () => new Response(), 1],
    ['does not happen without a connection', () => Promise.reject(new TypeError('Failed to fetch')), 0],
    ['does not happen where only a proxy answers', async () => new Response(null, { status: 502 }), 0],
  ])('%s', async (_, answer, times) => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('fetch', answer)
    await reloadPage()
    vi.unstubAllGlobals()
    expect(reload).toHaveBeenCalledTimes(times)
  })
})
