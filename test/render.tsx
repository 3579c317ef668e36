// The real app on a real store, for tests that walk through pages like a visitor.

import { createTestServer, type TestServer, type TestServerOptions } from '@mocks/node'
import { configure, getConfig, render } from '@testing-library/react'
import userEvent, { type Options } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, TestRunner } from 'vitest'
import { App, rootOptions } from '@/app/App'
import { preloadLateEffects } from '@/app/effects/Effects'
import { preloadUserMenu } from '@/app/layout/Header'
import { preloadPage } from '@/app/pages'
import { type AppStore, makeStore } from '@/app/store'
import { preloadOptions } from '@/features/businesses/ui/BusinessSearchOptions'
import type { RootState } from '@/store/storeHooks'
import { noteOffence } from './world'

const { asyncWrapper, getElementError } = getConfig()

configure({
  // A busy machine makes whole pages slow, not wrong.
  asyncUtilTimeout: 10_000,
  // While a query waits, nobody reads its errors; when time has run out, the last one is given the page.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? // By this name its place in the test is told.
        Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
  // Nothing stops a test that runs out of time. What it waits for on the page, or does there, never ends once the next
  // test has begun, so that it does not go on in a document that other files use.
  asyncWrapper: async (ask) => {
    const asking = TestRunner.getCurrentTest()
    try {
      return await asyncWrapper(ask)
    } finally {
      if (TestRunner.getCurrentTest() !== asking) await new Promise(() => undefined)
    }
  },
})

interface RenderAppOptions {
  /** Path and query the visitor lands on; `/` unless given. */
  route?: string
  /** Router state of that first history entry. */
  state?: unknown
  preloadedState?: Partial<RootState>
  /** The page was loaded before in this history entry, which stays. */
  isReload?: boolean
  /** A store in which something has happened already, in place of a fresh one. */
  store?: AppStore
  /** For fake clocks: `{ advanceTimers: vi.advanceTimersByTime }`. */
  userOptions?: Options
}

let landings = 0

/**
 * Renders the app as main.tsx does, with the chunk of the first page loaded. The address is jsdom's own: Back works,
 * and `window.location` tells where the visitor is. The API is whatever answers `fetch`: see `startTestServer`.
 */
export async function renderApp({
  route = '/',
  state,
  preloadedState,
  userOptions,
  isReload,
  ...given
}: RenderAppOptions = {}) {
  // A key of its own, as a file's tests share a document; a store in which something has happened knows its place's.
  landings += 1
  const key = (given.store && window.history.state?.key) ?? `landing-${landings}`
  // Pushed: what the test before left to go forward to would be counted in `history.length`.
  if (!isReload) window.history.pushState({ usr: state ?? null, key, idx: 0 }, '', route)
  const store = given.store ?? makeStore(preloadedState)
  await preloadPage(window.location.pathname)
  // What comes late is there at once: no test is about that moment.
  await Promise.all([preloadLateEffects(), preloadOptions(), preloadUserMenu()])
  const { onCaughtError, onRecoverableError } = rootOptions
  const view = render(<App store={store} />, { onCaughtError, onRecoverableError })
  return { ...view, store, user: userEvent.setup(userOptions) }
}

/** A mock backend for all tests of the calling file, back at its seed after each. */
export function startTestServer(options?: TestServerOptions): TestServer {
  const server = createTestServer(options)
  runTestServer(server)
  return server
}

/** The same with a mock backend that several files share. */
export function runTestServer(server: TestServer): void {
  beforeAll(() => server.listen())
  afterEach(() => {
    try {
      server.reset()
    } catch (error) {
      noteOffence(error)
    }
  })
  afterAll(() => server.close())
}

/** For `getByText`: the element whose whole text this is, though a name in it has an element of its own. */
export const whole = (text: string | RegExp) => (_: string, node: Element | null) => {
  const isIt = ({ textContent }: Element) => (typeof text === 'string' ? textContent === text : text.test(textContent))
  return node !== null && isIt(node) && ![...node.children].some(isIt)
}

/** Where the visitor is: path, query and hash. */
export const currentPlace = (): string => {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
