// Starts the browsers that people use: Chromium and Firefox through Puppeteer, WebKit through its own WebDriver.
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { browserArguments, ensureBrowser } from '../../browser'
import { type Engine, engineSettings, type Tab } from './engine'
import { startWebKit } from './webkit'

async function tabOf(page: Page, problems: string[]): Promise<Tab> {
  page.setDefaultTimeout(20_000)
  page.on('console', (message) => {
    // Chromium's own line about an answer such as 401, which the page shows.
    if (message.text().startsWith('Failed to load resource')) return
    if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error}`))
  // Whether to leave a form: yes.
  page.on('dialog', (dialog) => dialog.accept())
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    run: (task, ...args) => page.evaluate(task as (...all: unknown[]) => never, ...args),
    add: async (script) => void (await page.evaluate(script)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as KeyInput),
    selectAll: async () => {
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
    },
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.evaluate(() => history.back())),
    resize: (width, height) => page.setViewport({ width, height }),
    show: () => page.bringToFront(),
  }
}

function engineOf(browser: Browser, version: string): Engine {
  const problems: string[] = []
  return {
    name: version.replace('/', ' ').toLowerCase(),
    problems,
    newProfile: async () => {
      const context = await browser.createBrowserContext()
      return { openTab: async () => tabOf(await context.newPage(), problems), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

const [width, height] = engineSettings.size
const launch = { env: engineSettings.env, defaultViewport: { width, height } }
/** Firefox's own bars, in CSS pixels. It refuses at times to size a tab that has just been opened; its window it does not. */
const barsOfFirefox = 86

/** Starts each browser, installing it where there is none; WebKit's rejects in plain words where it cannot run. */
export const startEngine = {
  chromium: async () => {
    const args = [...browserArguments, '--force-prefers-reduced-motion']
    const browser = await puppeteer.launch({ ...launch, executablePath: ensureBrowser(), headless: 'shell', args })
    return engineOf(browser, await browser.version())
  },
  firefox: async () => {
    const extraPrefsFirefox = { 'ui.prefersReducedMotion': 1 }
    const executablePath = ensureBrowser('firefox')
    const args = ['--width', `${width}`, '--height', `${height + barsOfFirefox}`]
    const options = { ...launch, defaultViewport: null, args, executablePath, extraPrefsFirefox }
    const browser = await puppeteer.launch({ ...options, browser: 'firefox' })
    return engineOf(browser, await browser.version())
  },
  webkit: startWebKit,
} satisfies Record<string, () => Promise<Engine>>

/** A browser that can be started. */
export type EngineName = keyof typeof startEngine
