// WebKit, the engine of Safari: WebKitGTK's browser on a screen that nobody sees, through its own WebDriver.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { arch } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { installPackages } from '../../browser'
import { type Engine, engineSettings, type Key, type Tab } from './engine'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
const browserPath = `/usr/lib/${arch() === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

const isInstalled = (): boolean => [driverPath, screenPath, browserPath].every((path) => existsSync(path))

/** Why WebKit cannot be driven on this machine; undefined when it can. Installs Debian's where that is possible. */
export function whyNoWebKit(): string | undefined {
  if (isInstalled() || (installPackages('webkit2gtk-driver', 'xvfb') && isInstalled())) return undefined
  return 'WebKit is not tested: there is no WebKitGTK (Debian: apt-get install webkit2gtk-driver xvfb)'
}

const keys: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  Backspace: Keys.BACK_SPACE,
}

function tabOf(driver: WebDriver, handle: string): Tab {
  /** Every command goes to the tab that is in front. */
  const here = async (): Promise<WebDriver> => {
    await driver.switchTo().window(handle)
    return driver
  }
  /** Goes to another document and returns when that is there; its scripts may still be to come. */
  const leave = async (go: () => Promise<void>) => {
    await (await here()).executeScript('window.isLeft = true')
    await go()
    await driver.wait(() => driver.executeScript('return !window.isLeft').catch(() => false), 20_000)
  }
  const type = async (text: string) => (await here()).actions().sendKeys(text).perform()
  return {
    goto: (address) => leave(() => driver.get(address)),
    run: async (task, ...args) => (await (await here()).executeScript(task, ...args)) as never,
    add: async (script) => void (await (await here()).executeScript(script)),
    click: async (x, y) =>
      (await here())
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type,
    press: (key) => type(keys[key]),
    selectAll: async () => (await here()).actions().keyDown(Keys.CONTROL).sendKeys('a').keyUp(Keys.CONTROL).perform(),
    reload: () => leave(() => driver.navigate().refresh()),
    back: async () => (await here()).navigate().back(),
    resize: async (width, height) => {
      const window = (await here()).manage().window()
      const [innerWidth, innerHeight] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]')
      const outer = await window.getRect()
      await window.setRect({ width: outer.width + width - innerWidth, height: outer.height + height - innerHeight })
    },
    show: async () => void (await here()),
  }
}

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** Waits until the driver answers. */
async function ready(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await pause(100)
  }
  throw new Error('WebKitWebDriver does not start')
}

/** Starts it; rejects with `whyNoWebKit()` where it cannot run. A profile is a browser of its own. */
export async function startWebKit(): Promise<Engine> {
  const why = whyNoWebKit()
  if (why) throw new Error(why)
  const port = await freePort()
  const display = `:${port}`
  const started: ChildProcess[] = [spawn(screenPath, [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })]
  const env = { ...engineSettings.env, DISPLAY: display }
  started.push(spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env }))
  const url = `http://127.0.0.1:${port}`
  await ready(url)
  const options = { binary: browserPath, args: ['--automation'] }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': options,
  })
  const newDriver = () => new Builder().usingServer(url).withCapabilities(capabilities).build()
  const first = await newDriver()
  const version = (await first.getCapabilities()).getBrowserVersion()
  await first.quit()
  return {
    name: `webkit ${version}`,
    problems: [],
    newProfile: async () => {
      const driver = await newDriver()
      let isFirst = true
      return {
        openTab: async () => {
          if (!isFirst) await driver.switchTo().newWindow('window')
          isFirst = false
          const tab = tabOf(driver, await driver.getWindowHandle())
          await tab.resize(...engineSettings.size)
          return tab
        },
        close: () => driver.quit(),
      }
    },
    close: async () => {
      for (const one of started.reverse()) one.kill()
    },
  }
}
