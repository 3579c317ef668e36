// What the mock answers to calls that are none. That every operation replies as the contract says: test/conform.
import { expect, it } from 'vitest'
import { createClient } from './client'

it('answers a JSON 404 for what is no operation', async () => {
  const client = createClient()
  for (const [method, path] of [
    ['GET', '/nothing'],
    ['PATCH', '/categories'],
    ['GET', '/businesses/%E0%A4%A'],
    ['GET', '/businesses/'],
  ] as const)
    expect(await client.call(method, path)).toMatchObject({ status: 404, body: { success: false } })
  expect((await client.backend.handle(new Request('https://api.example/elsewhere'))).status).toBe(404)
})

it('decodes path parameters', async () => {
  const client = createClient()
  client.backend.db.tables.categories.put({ id: 'a/ë b', name: 'Vend', slug: 'vend' })
  expect(await client.get(`/businesses/category/${encodeURIComponent('a/ë b')}`)).toMatchObject({ status: 200 })
})

it('answers 400 for a body that is no JSON object', async () => {
  const client = createClient()
  for (const body of ['{', '[]', '"text"', 'null']) {
    const request = new Request('https://api.example/v1/auth/login', { method: 'POST', body })
    expect((await client.backend.handle(request)).status).toBe(400)
  }
})
