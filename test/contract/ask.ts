// One call through the real store to the recorder of test/api/fakeServer.ts: what was sent, to the letter, and what was
// read from the reply. What is sent must also be allowed by the contract.
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { expect } from 'vitest'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { type Call, makeApiStore, type Reply, serve } from '../api/fakeServer'
import { parameters } from './document'
import { requestBodyErrors } from './validate'

type Result = { data?: unknown; error?: unknown }
type Ask = ThunkAction<
  PromiseLike<Result>,
  ReturnType<ReturnType<typeof makeApiStore>['store']['getState']>,
  unknown,
  UnknownAction
>

/** The operation of a request: the most literal path of the contract that fits. */
export function operationOf(method: string, path: string): OperationId {
  const fits = (pattern: string) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  const found = (Object.keys(operations) as OperationId[])
    .filter((id) => operations[id][0] === method && fits(operations[id][1]))
    .toSorted((a, b) => Number(operations[a][1].includes('{')) - Number(operations[b][1].includes('{')))
  if (!found[0]) throw new Error(`no operation ${method} ${path}`)
  return found[0]
}

/** The one request that was sent, as the contract allows it. */
function sentIn(calls: Call[]) {
  const [request] = calls
  if (!request) throw new Error('nothing was sent')
  expect(calls).toHaveLength(1)
  const { method, path, url, body, bearer } = request
  const id = operationOf(method, path)
  const documented = parameters(id).map((parameter) => parameter.name)
  for (const name of url.searchParams.keys()) expect(documented).toContain(name)
  expect(requestBodyErrors(id, body)).toEqual([])
  return {
    search: url.search,
    sent: { call: `${method} ${path}`, query: Object.fromEntries(url.searchParams), body, bearer },
  }
}

/** Makes one call with an empty cache; what it sent, and the result. */
export async function ask(call: Ask, reply: Reply) {
  const { calls } = serve(() => reply)
  const { data, error }: Result = await makeApiStore().dispatch(call)
  return { ...sentIn(calls), data, error }
}

/** A request that carries no query, body or token. */
export const plain = { query: {}, body: undefined, bearer: null }

/** A successful reply. */
export const ok = (body: object = {}): Reply => ({ body: { success: true, ...body } })
/** A refusal with the server's message. */
export const failed = (message: string, status = 400, rest: object = {}): Reply => ({
  status,
  body: { success: false, message, ...rest },
})

/** A token of user u1 whose session lasts. */
export const token = (name: string) => `${btoa('{}')}.${btoa(JSON.stringify({ sub: 'u1', exp: 4102444800 }))}.${name}`

/** The access token of `signIn`. */
export const access = token('access')

/** Stores a session, as if somebody had signed in before the test. */
export function signIn(): void {
  localStorage.setItem('accessToken', access)
  localStorage.setItem('refreshToken', token('refresh'))
}

/** Both tokens as they are stored now. */
export const storedTokens = () => ({
  access: localStorage.getItem('accessToken'),
  refresh: localStorage.getItem('refreshToken'),
})
