// Redux DevTools: whether a store offers itself to the extension, what the extension is told, and its time travel on
// the real app. Its door stands before Redux Toolkit is loaded, as in a browser.

import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import type { DevToolsEnhancerOptions, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { heading } from '@test/page'
import { startTestServer } from '@test/render'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { preloadPage } from '@/app/pages'
import { makeStore } from '@/app/store'
import { loginSucceeded } from '@/session/events'
import { followDevTools, storeTools } from '@/tools/log/app/storeTools'

const door = vi.hoisted(() => {
  const inner: { asked: DevToolsEnhancerOptions[]; enhancer?: StoreEnhancer } = { asked: [] }
  const compose =
    (...enhancers: StoreEnhancer[]) =>
    (create: Parameters<StoreEnhancer>[0]) =>
      [...enhancers, ...(inner.enhancer ? [inner.enhancer] : [])].reduceRight(
        (made, enhancer) => enhancer(made) as typeof create,
        create,
      )
  const open = (options: DevToolsEnhancerOptions) => {
    inner.asked.push(options)
    return compose
  }
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: open })
  return inner
})
startTestServer()

let stop: () => void = () => undefined
afterEach(() => stop())

it('a store keeps to itself unless a build for developers asks for it', () => {
  makeStore()
  expect(door.asked).toEqual([])
  const store = makeStore(undefined, storeTools())
  expect(door.asked).toHaveLength(1)
  const action = loginSucceeded({ user: { _id: 'u1', name: 'Arta', email: 'arta@example.al' } })
  store.dispatch(action)
  expect(store.getState().auth.user).toEqual(action.payload.user)
  const [options] = door.asked
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
  for (const one of [store, visitors]) one.dispatch({ type: 'deleteCategory/pending', meta })
  expect(Object.keys(store.getState().api.mutations)).toEqual(['q1'])
  expect(visitors.getState().api.mutations).toEqual({})
})

it('time travel moves the page and its address, sends nothing, and leads back', async () => {
  door.enhancer = instrument(() => null) as StoreEnhancer
  window.history.replaceState(null, '', '/faq')
  await preloadPage('/faq')
  const store = makeStore(undefined, storeTools())
  stop = followDevTools(store)
  const { liftedStore } = store as unknown as {
    liftedStore: {
      dispatch(action: unknown): void
      getState(): LiftedState<unknown, UnknownAction & { type: string }, null>
    }
  }
  render(<App store={store} />)
  const user = userEvent.setup()
  await heading('Pyetje të shpeshta')
  const early = liftedStore.getState().currentStateIndex
  await user.click(screen.getAllByRole('link', { name: 'Kategoritë' })[0] as HTMLElement)
  await heading('Kategoritë e bizneseve')
  await screen.findByRole('link', { name: /Restorante dhe kafene/ })
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((call) => call?.status)).not.toContain('pending'),
  )

  const asked = vi.spyOn(globalThis, 'fetch')
  await act(async () => liftedStore.dispatch(ActionCreators.jumpToState(early)))
  await heading('Pyetje të shpeshta')
  expect(window.location.pathname).toBe('/faq')
  const before = store.getState()
  const steps = liftedStore.getState().stagedActionIds.length
  await act(async () => store.dispatch({ type: 'anything' }))
  expect([store.getState(), liftedStore.getState().stagedActionIds.length]).toEqual([before, steps])
  await act(async () => liftedStore.dispatch(ActionCreators.jumpToState(steps - 1)))
  await heading('Kategoritë e bizneseve')
  expect(window.location.pathname).toBe('/kategorite')
  expect(asked).not.toHaveBeenCalled()
  expect(liftedStore.getState().isLocked).toBe(false)
  await act(async () => store.dispatch({ type: 'anything' }))
  const { actionsById, nextActionId } = liftedStore.getState()
  expect(actionsById[nextActionId - 1]?.action.type).toBe('anything')
  // The latest step of an imported session: the page goes to its address, and lives on.
  const { stagedActionIds, actionsById: all, ...rest } = liftedStore.getState()
  const copies = Object.fromEntries(stagedActionIds.map((id) => [id, { ...all[id] }]))
  // An export of a list with hidden steps says of its place what the whole list says.
  const imported = { ...rest, actionsById: copies, stagedActionIds: stagedActionIds.slice(0, early + 1) }
  expect(imported.currentStateIndex).toBeGreaterThan(early)
  await act(async () => liftedStore.dispatch(ActionCreators.importState(imported as never)))
  await heading('Pyetje të shpeshta')
  expect([window.location.pathname, liftedStore.getState().isLocked]).toEqual(['/faq', false])
})

it('time travel has nothing to follow in a store without DevTools', () => {
  expect(followDevTools(makeStore())()).toBeUndefined()
})
