// @vitest-environment jsdom
// Loading the page afresh.
import { expect, it, vi } from 'vitest'
import { reloadPage } from '@/lib/reloadPage'

it('asks the browser for the page again', () => {
  const reload = vi.fn()
  // The real one cannot be watched, and jsdom has none.
  vi.stubGlobal('location', { reload })
  reloadPage()
  expect(reload).toHaveBeenCalledOnce()
})
