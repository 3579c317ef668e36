// Redux DevTools' time travel on the real app: the page and its address follow, nothing is sent, and the latest step ends it. Their door
// stands before Redux Toolkit is loaded, as in a browser.

import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { startTestServer } from '@test/render'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { followDevTools } from '@/app/actionLog/devToolsTravel'
import { storeTools } from '@/app/actionLog/storeTools'
import { preloadPage } from '@/app/pages'
import { makeStore } from '@/app/store'

const door = vi.hoisted(() => {
  const inner: { enhancer?: StoreEnhancer } = {}
  const compose =
    (...enhancers: StoreEnhancer[]) =>
    (create: Parameters<StoreEnhancer>[0]) =>
      [...enhancers, inner.enhancer as StoreEnhancer].reduceRight(
        (made, enhancer) => enhancer(made) as typeof create,
        create,
      )
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose })
  return inner
})
startTestServer()

let stop: () => void = () => undefined
afterEach(() => stop())

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

it('moves the page and its address, sends nothing, and leads back', async () => {
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
})

it('has nothing to follow in a store without DevTools', () => {
  expect(followDevTools(makeStore())()).toBeUndefined()
})
