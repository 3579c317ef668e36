// Gives Vite the service worker of the mock backend: served in dev, emitted only into a build that has mocks on.
import { createReadStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Where the browser finds the worker script; it must be at the root to see every request. */
const workerPath = '/mockServiceWorker.js'
const workerFile = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/**
 * The plugin. The script always comes from the installed msw, so it can never be older than the library.
 * `mode` is Vite's; in tests nothing is needed, because the Node door uses no worker.
 */
export function mockServiceWorker(mode: string): Plugin {
  let mocksOn = false
  return {
    name: 'mock-service-worker',
    config: () =>
      mode === 'test'
        ? {}
        : {
            // msw's cookie jar and its public-suffix list are 354 kB for cookies that this API does not use.
            resolve: { alias: { 'tough-cookie': fileURLToPath(new URL('./stubs/tough-cookie.ts', import.meta.url)) } },
            // Found late (behind a dynamic import) it would make Vite reload the first dev page.
            optimizeDeps: { include: ['msw', 'msw/browser'] },
          },
    configResolved(config) {
      mocksOn = config.env.VITE_API_MOCKS === 'on'
    },
    configureServer(server) {
      server.middlewares.use(workerPath, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        createReadStream(workerFile).pipe(response)
      })
    },
    generateBundle() {
      if (mocksOn) this.emitFile({ type: 'asset', fileName: workerPath.slice(1), source: readFileSync(workerFile) })
    },
  }
}
