// The environment of end-to-end tests and screenshots: the mock backend over HTTP, builds that call it, strict hosts, a browser.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type HttpServer, startHttp } from '@mocks/http'
import { type BrowserServer, chromium } from 'playwright-core'
import { browserArguments, ensureBrowser } from '../browser'
import { defaultSettings } from '../defaultSettings'
import { runNode, viteProgram } from '../processes'
import { serveFolder } from './staticServer'

/** Where everything is, and how to stop it. */
export interface Stage {
  /** The production build. */
  appUrl: string
  /** The demo build without its mock backend: the same app with the parts gallery and the panel of the action log. */
  galleryUrl: string
  api: HttpServer
  browser: BrowserServer
  close(): Promise<void>
}

/** Builds the app in a mode against `apiUrl` into a folder of the workplace, and serves it. */
async function buildAndServe(
  workplace: string,
  mode: 'production' | 'demo',
  apiUrl: string,
  actionLog: 'on' | 'off' = 'off',
) {
  const folder = join(workplace, mode)
  const args = [viteProgram, 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const settings = { VITE_API_BASE_URL: apiUrl, VITE_API_MOCKS: 'off', VITE_ACTION_LOG: actionLog }
  const env = { ...defaultSettings, ...settings, NODE_ENV: 'production' }
  const { code, output } = await runNode(args, { env })
  if (code !== 0) throw new Error(`The ${mode} build failed:\n${output}`)
  return serveFolder(folder, apiUrl)
}

/** Starts everything in parallel. */
export async function setStage(): Promise<Stage> {
  // A folder per run: another run must not build into what this one serves.
  mkdirSync('.cache', { recursive: true })
  const workplace = mkdtempSync(join('.cache', 'e2e-dist-'))
  const api = await startHttp({ port: 0, memory: true, strict: true })
  const [app, gallery, browser] = await Promise.all([
    buildAndServe(workplace, 'production', api.url),
    buildAndServe(workplace, 'demo', api.url, 'on'),
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
      rmSync(workplace, { recursive: true })
    },
  }
}
