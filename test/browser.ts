// Finds a Chromium for the end-to-end tests, best the headless shell; installs Debian's where it may; else says what is
// missing. `tsx test/browser.ts` prints its path.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Debian's packages, the first that there is: without a window it draws pages in two thirds of the time. */
const packages = ['chromium-headless-shell', 'chromium']

const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

const usualPlaces = [
  ...inAllOf(['/usr/bin', '/usr/local/bin', '/snap/bin']),
  ...['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
    join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    join(folder, 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge'),
  ]),
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Name by name, so that the first name is found in whichever folder. */
function inAllOf(folders: readonly string[]): string[] {
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Whether the program at `path` may be run. */
function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of a Chromium, from CHROME_PATH or the usual places; undefined when there is none. */
export function findBrowser(
  env: Readonly<Record<string, string | undefined>> = process.env,
  places: readonly string[] = usualPlaces,
): string | undefined {
  const named = env.CHROME_PATH
  if (named && !isRunnable(named)) throw new Error(`CHROME_PATH names ${named}, which cannot be run`)
  const onPath = inAllOf((env.PATH ?? '').split(delimiter).filter(Boolean))
  return named || [...places, ...onPath].find(isRunnable)
}

/** As `findBrowser`, after installing Debian's when there is none and this is root on a system with apt-get. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (mayInstall) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const aptGet = (...task: string[]) =>
      spawnSync('apt-get', [...task, '-q'], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
    console.log('No Chromium found: installing Debian’s')
    // If this fails, for example offline, the message below still says what to do.
    aptGet('update')
    packages.some((name) => aptGet('install', '-y', name))
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The end-to-end tests need Chromium or Chrome: install one (Debian: apt-get install chromium-headless-shell) or set CHROME_PATH',
  )
}

/** Chromium's arguments: root has no sandbox, and it must not contact hosts on its own. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
]

/**
 * For a browser that Playwright starts: without two pages that Chromium loads for the list below its address bar, a
 * second of processor time per context. Only the last list of features counts, so this one has Playwright's too.
 */
export const playwrightArguments: readonly string[] = [
  ...browserArguments,
  `--disable-features=${[
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
    ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
    ...[
      'DestroyProfileOnBrowserClose',
      'HttpsFirstBalancedModeAutoEnable',
      'HttpsUpgrades',
      'LensOverlay',
      'MediaRouter',
    ],
    ...[
      'NetworkTimeServiceQuerying',
      'OptimizationHints',
      'PaintHolding',
      'PreconnectToSearch',
      'TcpPortRandomizationWin',
    ],
    ...['ThirdPartyStoragePartitioning', 'msEdgeUpdateLaunchServicesPreferredVersion', 'msForceBrowserSignIn'],
  ].join()}`,
]

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureBrowser())
