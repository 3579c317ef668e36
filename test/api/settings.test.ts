// @vitest-environment jsdom
// What the settings of a build change in every call: where it goes, and the API key.
import { describe, expect, it, vi } from 'vitest'
import type { businessesApi } from '@/api/endpoints/generated/businesses'
import { operations } from '@/api/endpoints/generated/operations'
import { callAll } from './callAll'
import { serve } from './fakeServer'

/** The API of an app that was built with these settings. */
async function build(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.resetModules()
  await Promise.all([
    import('@/api/endpoints/generated/auth'),
    import('@/api/endpoints/generated/businesses'),
    import('@/api/endpoints/generated/categories'),
    import('@/api/endpoints/generated/reviews'),
    import('@/api/endpoints/generated/subcategories'),
    import('@/api/endpoints/generated/users'),
  ])
  // A fresh module waits by the real clock (test/reload.ts).
  Object.assign((await import('@/api/http/baseQuery')).reads, { lag: 0 })
  return { ...(await import('@/api/endpoints/baseApi')), ...(await import('./fakeServer')) }
}

describe('a call of a build with settings', () => {
  it('goes to the configured address + /v1, with method and path of the contract, and no API key where none is configured [NET-01] [NET-04]', async () => {
    const app = await build({ VITE_API_BASE_URL: 'https://api.example.al/base/', VITE_API_KEY: '' })
    const seen = await callAll(app.baseApi, app.makeApiStore())
    expect([...seen.keys()]).toEqual(Object.keys(operations))
    for (const [id, call] of seen) {
      const [method, path] = operations[id]
      expect(call.method, id).toBe(method)
      const filled = path.replace('{id}', 'x%2F1').replace('{categoryId}', 'c1')
      expect(call.url.origin + call.url.pathname, id).toBe(`https://api.example.al/base/v1${filled}`)
      expect(call.headers.has('x-api-key'), id).toBe(false)
    }
  })

  it('sends the API key when one is configured, to categories too, and no other header of its own [NET-04] [DIRCALL-01]', async () => {
    const app = await build({ VITE_API_KEY: 'Key-1' })
    const seen = await callAll(app.baseApi, app.makeApiStore())
    for (const [id, call] of seen) expect(call.headers.get('x-api-key'), id).toBe('Key-1')
    const names = new Set([...seen.values()].flatMap((call) => [...call.headers.keys()]))
    expect([...names].sort()).toEqual(['accept', 'authorization', 'content-type', 'x-api-key'])
  })

  it('creates a business of a visitor with the API key [DIRCALL-21]', async () => {
    const { baseApi: api, makeApiStore: makeStore } = await build({ VITE_API_KEY: 'Key-1' })
    const { calls } = serve(() => ({ status: 201, body: { success: true, data: { _id: 'b1' } } }))
    await makeStore().dispatch(
      (api as typeof businessesApi).endpoints.createBusiness.initiate({ newBusiness: {} as never }),
    )
    expect(calls.map((call) => [call.headers.get('x-api-key'), call.bearer])).toEqual([['Key-1', null]])
  })
})
