// @vitest-environment jsdom
// Redux DevTools: whether a store offers itself to the extension, and what the extension is told then. Its door stands before
// Redux Toolkit is loaded, as in a browser.
import type { DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit'
import { expect, it, vi } from 'vitest'
import { storeTools } from '@/app/actionLog/storeTools'
import { makeStore } from '@/app/store'
import { loginSucceeded } from '@/session/events'

const asked = vi.hoisted(() => {
  const options: DevToolsEnhancerOptions[] = []
  const compose =
    (...enhancers: StoreEnhancer[]) =>
    (create: Parameters<StoreEnhancer>[0]) =>
      enhancers.reduceRight((inner, enhancer) => enhancer(inner) as typeof create, create)
  const door = (given: DevToolsEnhancerOptions) => {
    options.push(given)
    return compose
  }
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: door })
  return options
})

it('a store keeps to itself unless a build for developers asks for it', () => {
  makeStore()
  expect(asked).toEqual([])
  const store = makeStore(undefined, storeTools())
  expect(asked).toHaveLength(1)
  const action = loginSucceeded({ user: { _id: 'u1', name: 'Arta', email: 'arta@example.al' } })
  store.dispatch(action)
  expect(store.getState().auth.user).toEqual(action.payload.user)
  const [options] = asked
  const user = {
    _id: '«user:1»',
    name: expect.stringMatching(/^(?!Arta)\p{Lu}\p{Ll}{3}$/u),
    email: expect.not.stringMatching(/arta/i),
  }
  expect(options?.actionSanitizer?.(action, 1)).toEqual({ type: action.type, payload: { user } })
  expect(options?.stateSanitizer?.(store.getState(), 1).auth.user).toEqual(user)
})

it('a store for developers reads an action by the name it has in the list', () => {
  const store = makeStore(undefined, storeTools())
  const visitors = makeStore()
  const arg = { type: 'mutation', endpointName: 'deleteCategory', originalArgs: { id: 'c1' }, track: true }
  const meta = { requestId: 'q1', requestStatus: 'pending', startedTimeStamp: 1, arg }
  for (const one of [store, visitors]) one.dispatch({ type: 'api/executeMutation/pending (deleteCategory)', meta })
  expect(Object.keys(store.getState().api.mutations)).toEqual(['q1'])
  expect(visitors.getState().api.mutations).toEqual({})
})
