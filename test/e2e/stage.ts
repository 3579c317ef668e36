// What end-to-end tests and screenshots play on: the mock backend over HTTP, builds that call it, strict hosts, a browser.
import { type HttpServer, startHttp } from '@mocks/http'
import { type BrowserServer, chromium } from 'playwright-core'
import { browserArguments, ensureBrowser } from '../browser'
import { runNode, viteProgram } from '../processes'
import { serveFolder } from './staticServer'

/** Where everything is, and how it ends. */
export interface Stage {
  /** The production build. */
  appUrl: string
  /** The demo build without its mock backend: the same app with the parts gallery. */
  galleryUrl: string
  api: HttpServer
  browser: BrowserServer
  close(): Promise<void>
}

/** Builds the app in a mode against `apiUrl` into a folder of the cache, and serves it. */
async function buildAndServe(mode: 'production' | 'demo', apiUrl: string) {
  const folder = `.cache/e2e-dist/${mode}`
  const args = [viteProgram, 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const env = { VITE_API_BASE_URL: apiUrl, VITE_API_MOCKS: 'off', VITE_ACTION_LOG: 'off', NODE_ENV: 'production' }
  const { code, output } = await runNode(args, { env })
  if (code !== 0) throw new Error(`The ${mode} build failed:\n${output}`)
  return serveFolder(folder, apiUrl)
}

/** Starts everything side by side. */
export async function setStage(): Promise<Stage> {
  const api = await startHttp({ port: 0, memory: true, strict: true })
  const [app, gallery, browser] = await Promise.all([
    buildAndServe('production', api.url),
    buildAndServe('demo', api.url),
    chromium.launchServer({ executablePath: ensureBrowser(), args: [...browserArguments] }),
  ])
  return {
    appUrl: app.url,
    galleryUrl: gallery.url,
    api,
    browser,
    close: async () => {
      await browser.close()
      for (const { server } of [app, gallery]) {
        server.closeAllConnections()
        server.close()
      }
      await api.close()
    },
  }
}
