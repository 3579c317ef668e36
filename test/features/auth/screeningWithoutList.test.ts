// Screening of names when the list of words cannot be loaded.
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('@/features/auth/model/screenedWords')
  vi.resetModules()
})

it('without the list every name passes, the log says so, and the list is asked for again the next time', async () => {
  vi.resetModules()
  vi.doMock('@/features/auth/model/screenedWords', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const fresh = await import('@/features/auth/model/screening')
  const { log } = await import('@/platform/logger')
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  expect(await fresh.screenName('Emri', 'Anonim')).toBeUndefined()
  expect(warn.mock.calls).toEqual([['the list of screened words did not load', expect.anything()]])
  vi.doUnmock('@/features/auth/model/screenedWords')
  expect(await fresh.screenName('Emri', 'Anonim')).toBe('Përmbajtja e papranueshme u gjet në fushën: Emri')
})
