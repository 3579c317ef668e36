// Once before the end-to-end tests: the mock backend over HTTP, a production build that calls it, a strict host, a browser.
import { startHttp } from '@mocks/http'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserArguments, ensureBrowser } from '../browser'
import { runNode, viteProgram } from '../processes'
import { serveFolder } from './staticServer'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app, the API and the browser are. */
    e2e: { appUrl: string; apiUrl: string; browserUrl: string }
  }
}

const dist = '.cache/e2e-dist'

/** Starts everything and hands the addresses to the tests; what it returns ends everything. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const api = await startHttp({ port: 0, memory: true, strict: true })
  const built = await runNode([viteProgram, 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'], {
    env: { VITE_API_BASE_URL: api.url, NODE_ENV: 'production' },
  })
  if (built.code !== 0) throw new Error(`The production build failed:\n${built.output}`)
  const { url, server } = await serveFolder(dist, api.url)
  const browser = await chromium.launchServer({ executablePath: ensureBrowser(), args: [...browserArguments] })
  project.provide('e2e', { appUrl: url, apiUrl: api.url, browserUrl: browser.wsEndpoint() })
  return async () => {
    await browser.close()
    server.closeAllConnections()
    server.close()
    await api.close()
  }
}
