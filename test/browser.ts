// Finds the browsers of the end-to-end tests; installs Debian's where it may; else says what is missing. `tsx
// test/browser.ts` prints the path of Chromium.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How a browser is called. */
interface Program {
  /** The variable that names its path. */
  variable: string
  /** Debian's packages of it, the best first; their programs have the same names. */
  packages: readonly string[]
  /** Its other names. */
  names: readonly string[]
  /** Where else it may be. */
  places: readonly string[]
}

const inApplications = (...programs: string[]): string[] =>
  ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => programs.map((name) => join(folder, name)))

const programs = {
  chromium: {
    variable: 'CHROME_PATH',
    // Without a window it draws pages in two thirds of the time.
    packages: ['chromium-headless-shell', 'chromium'],
    names: ['chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
    places: [
      ...inApplications(
        'Google Chrome.app/Contents/MacOS/Google Chrome',
        'Chromium.app/Contents/MacOS/Chromium',
        'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ),
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
    names: ['firefox'],
    places: [
      ...inApplications('Firefox.app/Contents/MacOS/firefox'),
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
} satisfies Record<string, Program>

/** The browsers that `npm test` needs. */
export type BrowserName = keyof typeof programs

/** Whether the program at `path` may be run. */
function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser's path, from its variable or the usual places; undefined when there is none. Name before folder. */
function findBrowser({ variable, packages, names, places }: Program): string | undefined {
  const named = process.env[variable]
  if (named && !isRunnable(named)) throw new Error(`${variable} names ${named}, which cannot be run`)
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const inFolders = (folders: readonly string[]) =>
    [...packages, ...names].flatMap((name) => folders.map((folder) => join(folder, name)))
  const all = [...inFolders(['/usr/bin', '/usr/local/bin', '/snap/bin']), ...places, ...inFolders(onPath)]
  return named || all.find(isRunnable)
}

/** Installs packages of Debian's; false where that is not possible, as without root, apt-get or network. */
export function installPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...task: string[]) =>
    spawnSync('apt-get', [...task, '-q'], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  console.log(`Installing Debian’s ${packages.join(', ')}`)
  aptGet('update')
  return aptGet('install', '-y', ...packages)
}

/** The path of a browser, which is installed where there is none and that is possible; throws without one. */
export function ensureBrowser(name: BrowserName = 'chromium'): string {
  const program = programs[name]
  const found = findBrowser(program)
  if (found) return found
  program.packages.some((one) => installPackages(one))
  const installed = findBrowser(program)
  if (installed) return installed
  const { packages, variable } = program
  throw new Error(
    `The end-to-end tests need ${name}: install it (Debian: apt-get install ${packages[0]}) or set ${variable}`,
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
