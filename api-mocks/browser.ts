// The browser's door to the mock backend (dev and demo builds); loaded only by main.tsx, dynamically.

import { setupWorker } from 'msw/browser'
import { http } from 'msw/core/http'
import { waitAtMost } from '@/platform/waitAtMost'
import { createBackend } from './backend'
import { createOverlayStore } from './overlayStore'
import { mountTool } from './tool'

/**
 * Starts the mock backend and mounts the developer tool; resolves when the first request may be sent. Calls are
 * answered in the page, photos, which need no call, by a service worker. The tabs share changes by local storage. A
 * call takes at least `latency` ms, so that loading states can be seen.
 */
export async function startMocks({ latency = 80 } = {}): Promise<void> {
  const store = createOverlayStore(() => localStorage)
  const stored = store.changed()
  const backend = createBackend({
    now: Date.now,
    appOrigin: location.origin,
    overlay: stored === 'unchanged' ? undefined : stored,
    onChange: () => {
      store.save(backend.exportOverlay())
      tool.refresh()
    },
  })
  const tool = mountTool(backend)
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const changed = store.changed()
    if (changed !== 'unchanged') backend.load(changed)
    if (!request.url.includes('/media/')) await new Promise((done) => setTimeout(done, latency))
    const response = await backend.handle(request)
    // The diary of the action log notes it, so that a chosen failure is not taken for the server's.
    if (backend.scenario !== 'normal' && response.type !== 'error') response.headers.set('x-scenario', backend.scenario)
    return response
  }
  replaceFetch(answer)
  if (!('serviceWorker' in navigator)) return
  allowWorkerScript()
  const worker = setupWorker(http.all('*/media/*', answer))
  const start = worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: workerPath } })
  // Without it, or late, there are only no photos.
  await waitAtMost(
    start.catch(() => undefined),
    longestStart,
  )
}

/** How long the page waits for the worker, in ms: one that goes at this moment never answers (mswjs/msw#2006). */
const longestStart = 3000

/** The path of msw's worker; the content policy allows addresses of scripts only through a Trusted Types policy. */
const workerPath = '/mockServiceWorker.js'

/** Lets this one script through Trusted Types, which would refuse to register a worker by its address. */
function allowWorkerScript(): void {
  interface Rules {
    createScriptURL(address: string): string | null
  }
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): unknown } }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === workerPath ? address : null),
  })
}

/**
 * Answers calls in the page itself: a worker can be missing (private windows, plain http) or end at any time, and
 * forgets its pages when the browser stops it. An aborted call fails as others do.
 */
function replaceFetch(answer: (call: { request: Request }) => Promise<Response>): void {
  const original = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.startsWith('/v1/')) return original(input, init)
    const { signal } = request
    signal.throwIfAborted()
    const aborted = new Promise<never>((_, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    })
    const response = await Promise.race([answer({ request }), aborted])
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
