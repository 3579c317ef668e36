// The environment of the web benches: that of the end-to-end tests, plus the framework floor and a static page of home.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { buildApp, setStage } from '../e2e/stage'
import { serveFolder } from '../e2e/staticServer'
import { runNode, viteProgram } from '../processes'
import { phone } from './visit'

/** Addresses, a browser, and how to stop it. */
export interface WebStage {
  appUrl: string
  /** test/bench/floor: the fixed packages and a heading. */
  floorUrl: string
  /** The text and the styles of home without any script. */
  staticUrl: string
  /** The app of another checkout, if one was given. */
  beforeUrl: string | undefined
  apiUrl: string
  browser: Browser
  close(): Promise<void>
}

/** A page without what runs or loads scripts, also without its own policy: the host's is the same. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="?(modulepreload|manifest|preconnect)"?[^>]*>/g, '')
    .replace(/<meta\b[^>]*http-equiv="?Content-Security-Policy"?[^>]*>/gi, '')

/** Home as its build prerendered it; from a build that does not, as a browser rendered it. */
async function homeMarkup(appUrl: string, browser: Browser): Promise<string> {
  const served = await (await fetch(`${appUrl}/`)).text()
  if (/<h1\b/.test(served)) return withoutScripts(served)
  const page = await browser.newPage(phone)
  await page.goto(appUrl, { waitUntil: 'networkidle' })
  const drawn = await page.content()
  await page.close()
  return withoutScripts(drawn)
}

/** Builds and serves everything, with the app of the checkout `against` if one is given. */
export async function setWebStage(against?: string): Promise<WebStage> {
  mkdirSync('.cache', { recursive: true })
  const workplace = mkdtempSync(join('.cache', 'bench-'))
  const stage = await setStage()
  const browser = await chromium.connect(stage.browser.wsEndpoint())
  const folders = { floor: resolve(workplace, 'floor'), still: resolve(workplace, 'still') }

  const args = [viteProgram, 'build', 'test/bench/floor', '--outDir', folders.floor, '--logLevel', 'error']
  const { code, output } = await runNode(args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(`The floor's build failed:\n${output}`)

  const html = await homeMarkup(stage.appUrl, browser)
  mkdirSync(join(folders.still, 'assets'), { recursive: true })
  writeFileSync(join(folders.still, 'index.html'), html)
  for (const [, path = ''] of html.matchAll(/<link\b[^>]*href="(\/[^"]+\.(?:css|svg))"/g)) {
    writeFileSync(join(folders.still, path), await (await fetch(stage.appUrl + path)).text())
  }

  const before = against && (await buildApp(workplace, 'production', stage.api.url, 'off', resolve(against)))
  const [floor, still] = await Promise.all(
    [folders.floor, folders.still].map((folder) => serveFolder(folder, stage.api.url)),
  )
  // Its documents hold its policy.
  const old = before ? await serveFolder(before, stage.api.url, stage.api.url, {}) : undefined
  if (!floor || !still) throw new Error('The floor and the static page are not served')
  return {
    appUrl: stage.appUrl,
    floorUrl: floor.url,
    staticUrl: still.url,
    beforeUrl: old?.url,
    apiUrl: stage.api.url,
    browser,
    close: async () => {
      await browser.close()
      for (const { server } of [floor, still, ...(old ? [old] : [])]) {
        server.closeAllConnections()
        server.close()
      }
      await stage.close()
      rmSync(workplace, { recursive: true })
    },
  }
}
