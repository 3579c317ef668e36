// The environment of end-to-end tests and screenshots: mock backend over HTTP, builds that call it, hosts, a browser.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { type HttpServer, startHttp } from '@mocks/http'
import { type BrowserServer, chromium } from 'playwright-core'
import { ensureBrowser, playwrightArguments } from '../browser'
import { defaultSettings } from '../defaultSettings'
import { runNode, viteProgram } from '../processes'
import { serveFolder } from './staticServer'

/** A backend and the builds that call it. */
interface Site {
  /** The production build. */
  appUrl: string
  /** The demo build without its mock backend: the same app with the parts gallery and the panel of the action log. */
  galleryUrl: string
  api: HttpServer
}

/** A first site, and how to get more and to stop everything. */
export interface Stage extends Site {
  browser: BrowserServer
  /** The folders of the two builds, and the API that they were built for. */
  builds: { app: string; gallery: string; builtFor: string }
  /** The same builds with another backend, for tests that run at the same time. */
  addSite(): Promise<Site>
  close(): Promise<void>
}

/** Builds the app of a checkout in a mode against `apiUrl` into a folder of the workplace; returns the folder. */
export async function buildApp(
  workplace: string,
  mode: 'production' | 'demo',
  apiUrl: string,
  actionLog: 'on' | 'off' = 'off',
  checkout = process.cwd(),
): Promise<string> {
  const folder = resolve(workplace, mode)
  const args = [viteProgram, 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const settings = { VITE_API_BASE_URL: apiUrl, VITE_API_MOCKS: 'off', VITE_ACTION_LOG: actionLog }
  const env = { ...defaultSettings, ...settings, NODE_ENV: 'production' }
  const { code, output } = await runNode(args, { env, cwd: checkout })
  if (code !== 0) throw new Error(`The ${mode} build failed:\n${output}`)
  return folder
}

const startApi = (): Promise<HttpServer> => startHttp({ port: 0, memory: true, strict: true })

/** Starts everything in parallel. */
export async function setStage(): Promise<Stage> {
  // A folder per run: another run must not build into what this one serves.
  mkdirSync('.cache', { recursive: true })
  const workplace = mkdtempSync(join('.cache', 'e2e-dist-'))
  const firstApi = await startApi()
  const [app, gallery, browser] = await Promise.all([
    buildApp(workplace, 'production', firstApi.url),
    buildApp(workplace, 'demo', firstApi.url, 'on'),
    chromium.launchServer({ executablePath: ensureBrowser(), args: [...playwrightArguments] }),
  ])
  const servers: Server[] = []
  const apis: HttpServer[] = []

  const serveSite = async (api: HttpServer): Promise<Site> => {
    apis.push(api)
    const [appUrl = '', galleryUrl = ''] = await Promise.all(
      [app, gallery].map(async (folder) => {
        const { url, server } = await serveFolder(folder, api.url, firstApi.url)
        servers.push(server)
        return url
      }),
    )
    return { appUrl, galleryUrl, api }
  }

  return {
    ...(await serveSite(firstApi)),
    browser,
    builds: { app, gallery, builtFor: firstApi.url },
    addSite: async () => serveSite(await startApi()),
    close: async () => {
      await browser.close()
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
      await Promise.all(apis.map((api) => api.close()))
      rmSync(workplace, { recursive: true })
    },
  }
}
