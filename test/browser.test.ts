// Which Chromium the end-to-end tests take.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findBrowser, playwrightArguments } from './browser'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const program = (name: string): string => {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

it('takes the one that CHROME_PATH names, and says so when that cannot be run', () => {
  const path = program('my-chrome')
  expect(findBrowser({ CHROME_PATH: path })).toBe(path)
  chmodSync(path, 0o644)
  expect(() => findBrowser({ CHROME_PATH: path })).toThrow('cannot be run')
})

it('looks in the usual places first, then along PATH', () => {
  const path = program('chromium')
  expect(findBrowser({ PATH: folder }, ['/nowhere/chromium'])).toBe(path)
  expect(findBrowser({ PATH: '' }, [path])).toBe(path)
  expect(findBrowser({ PATH: '/nowhere' }, [])).toBeUndefined()
})

it('takes the headless shell before any other, whichever folder of PATH it is in', () => {
  program('chromium')
  const later = join(folder, 'later')
  mkdirSync(later)
  const path = program('later/chromium-headless-shell')
  expect(findBrowser({ PATH: [folder, later].join(delimiter) }, [])).toBe(path)
})

it('leaves off what Playwright leaves off, and the last list of features alone counts', () => {
  const playwright = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')
  const [, list = ''] = /disabledFeatures = \[(.*?)\]\.filter/s.exec(playwright) ?? []
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature)
  expect(theirs.length).toBeGreaterThan(10)
  const ours = playwrightArguments.findLast((word) => word.startsWith('--disable-features='))?.split(/[=,]/)
  expect(theirs.filter((feature) => !ours?.includes(feature ?? ''))).toEqual([])
})
