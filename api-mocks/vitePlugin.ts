// Gives Vite the service worker of the mock backend: served in dev, emitted only into a build that has mocks on.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Where the browser finds the worker script; it must be at the root to see every request. */
const workerPath = '/mockServiceWorker.js'
const workerFile = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
const stubs = fileURLToPath(new URL('./stubs.ts', import.meta.url))

/** What msw brings along for cookies (with a public-suffix list) and sockets, 370 kB that this API has no use for. */
const alias = { 'tough-cookie': stubs, '@mswjs/interceptors/WebSocket': stubs }

/**
 * Packages that only msw needs go into the mock's chunk, not into the one that every visitor loads. So do the stubs:
 * msw instantiates them while it loads, before the chunk that imports it.
 */
const packages =
  /api-mocks\/stubs\.ts|node_modules\/(msw|@mswjs|@open-draft|outvariant|is-node-process|strict-event-emitter|path-to-regexp|rettime|headers-polyfill|until-async)\//

/** msw's interceptors for mocking without a worker; browser.ts has its own small one. */
const interceptors = /var (FetchInterceptor|XMLHttpRequestInterceptor|WebSocketInterceptor) = class [\s\S]*?\n};\n/g

/**
 * The script, except that it unregisters itself when its last page goes: a page that starts just then would have no
 * worker and an uncaught error (mswjs/msw#2006). If msw's script changes one day, a test fails.
 */
const workerScript = (): string => readFileSync(workerFile, 'utf8').replace('self.registration.unregister()', '')

/** The plugin. The script is the installed msw's, so never older. None in tests (`mode`): Node needs no worker. */
export function mockServiceWorker(mode: string): Plugin {
  let mocksOn = false
  return {
    name: 'mock-service-worker',
    config: (_config, { isSsrBuild }) =>
      mode === 'test'
        ? {}
        : {
            resolve: { alias },
            build: {
              rolldownOptions: {
                output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'msw', test: packages, priority: 1 }] } },
              },
            },
            // Discovered late, behind a dynamic import, it would make Vite reload the first dev page.
            optimizeDeps: { include: ['msw', 'msw/browser'] },
          },
    configResolved(config) {
      mocksOn = config.env.VITE_API_MOCKS === 'on'
    },
    configureServer(server) {
      server.middlewares.use(workerPath, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(workerScript())
      })
    },
    // If msw's build changes one day, nothing is cut and the size budget of the mock's chunk fails.
    transform: {
      filter: { id: /msw[\\/]lib[\\/]browser[\\/]index\.mjs$/ },
      handler: (code) => ({
        code: code.replace(interceptors, 'var $1 = class { apply() {} dispose() {} on() {} };\n'),
        map: null,
      }),
    },
    generateBundle() {
      if (mocksOn) this.emitFile({ type: 'asset', fileName: workerPath.slice(1), source: workerScript() })
    },
  }
}
