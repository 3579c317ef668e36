// Runs before every file of the unit project: unexpected console output fails, nothing leaks from test to test, no network.
import '@testing-library/jest-dom/vitest'
import { afterEach, vi } from 'vitest'
import { standInPopovers } from './ui/popover'

const offences: string[] = []

// A test spies on the output it expects (`vi.spyOn(log, 'warn')`); any other output is an accident.
for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
  console[level] = (...words: unknown[]) => {
    offences.push(`console.${level}: ${words.map(String).join(' ')}`)
  }
}

const realFetch = globalThis.fetch

/** Only servers that a test itself started on 127.0.0.1 can be reached; any other request fails the test. */
const guardedFetch: typeof fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  if (address.startsWith('http://127.0.0.1:')) return realFetch(input, init)
  offences.push(`unhandled request: ${input instanceof Request ? input.method : (init?.method ?? 'GET')} ${address}`)
  return Promise.reject(new TypeError('Failed to fetch'))
}
globalThis.fetch = guardedFetch

const inBrowser = typeof document !== 'undefined'

// Missing in jsdom; a router that restores scroll positions calls it.
if (inBrowser) window.scrollTo = () => undefined
if (inBrowser) standInPopovers()

// Missing in jsdom; a test is one tab, to which every lock is free. Tests of locks bring their own.
const locks = { request: async (_: string, __: object, granted: (lock: object) => unknown) => granted({}) }
if (inBrowser) Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })

/** Unmounts what testing-library rendered; loaded only for tests that left something in the document. */
async function unmount(): Promise<void> {
  if (document.body.childElementCount === 0) return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
}

// Defined first, so it runs after the hooks of the test file.
afterEach(async () => {
  if (inBrowser) {
    await unmount()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  }
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const found = offences.splice(0)
  if (found.length > 0) throw new Error(`A test must be silent and ask no network:\n${found.join('\n')}`)
})
