// Runs before every file of unit tests: unexpected console output fails, nothing leaks from test to test, no network.
import { afterEach, beforeAll, vi } from 'vitest'
import { endTimers, inBrowser, takeOffences } from './world'

/** Unmounts what testing-library rendered; loaded only for tests that left something in the document. */
async function unmount(): Promise<void> {
  if (document.body.childElementCount === 0) return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
}

if (inBrowser) await import('@testing-library/jest-dom/vitest')

// Loaded after the test file, which may replace modules. Without a browser's storage there is nothing to forget.
let reload = () => {}
if (inBrowser)
  beforeAll(async () => {
    ;({ reload } = await import('./reload'))
    reload()
  })

// Defined first, so it runs after the hooks of the test file.
afterEach(async () => {
  // First: what is loaded to unmount keeps the timers it finds, React among it, for all files to come.
  vi.useRealTimers()
  if (inBrowser) {
    await unmount()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  }
  endTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  reload()
  const found = takeOffences()
  if (found.length > 0) throw new Error(`A test must be silent and ask no network: ${found.join('\n')}`)
})
