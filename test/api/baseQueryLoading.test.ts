// The code of authenticated calls comes with the first one: where it cannot be loaded, and who does not need it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OperationId } from '@/api/generated/operations'
import { freshToken } from '../session/tokens'
import { serve } from './fakeServer'

beforeEach(() => {
  vi.resetModules()
  vi.doMock('@/api/bearer', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
})
afterEach(() => {
  vi.doUnmock('@/api/bearer')
  vi.resetModules()
})

/** Calls an operation of an app that has just started; gives back its result and what the server was sent. */
async function call(endpoint: OperationId) {
  const { baseQuery } = await import('@/api/baseQuery')
  const { calls } = serve(() => ({ body: { success: true } }))
  const api = { endpoint, signal: new AbortController().signal, dispatch: vi.fn() }
  const { data, error } = await baseQuery({ url: '/x', method: 'POST' }, api as never, {})
  return { data, error, sent: calls.length }
}

it('a call that needs it fails as without a network', async () => {
  const error = { kind: 'network', status: 0, message: 'Network error. Please check your connection.' }
  expect(await call('changePassword')).toEqual({ data: undefined, error, sent: 0 })
  localStorage.setItem('accessToken', freshToken())
  expect(await call('createReview')).toEqual({ data: undefined, error, sent: 0 })
})

it('a call that may be anybody’s goes without it where nobody is signed in', async () => {
  expect(await call('createReview')).toEqual({ data: { success: true }, error: undefined, sent: 1 })
})
