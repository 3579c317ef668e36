// The worker script goes into builds that have mocks on, and what msw does not need there is really found and cut.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mockServiceWorker } from '@mocks/vitePlugin'
import { expect, it } from 'vitest'

interface Hooks {
  config(config: object, env: object): { resolve?: { alias: Record<string, string> } }
  configResolved(config: { env: Record<string, string> }): void
  generateBundle: (this: { emitFile(file: { fileName: string; source: string }): void }) => void
  transform: { filter: { id: RegExp }; handler(code: string): { code: string } }
}
const hooksFor = (mode: string) => mockServiceWorker(mode) as unknown as Hooks

it.each([
  ['on', ['mockServiceWorker.js']],
  ['off', []],
])('with VITE_API_MOCKS=%s emits %j', (value, expected) => {
  const emitted: string[] = []
  const hooks = hooksFor('demo')
  hooks.configResolved({ env: { VITE_API_MOCKS: value } })
  hooks.generateBundle.call({ emitFile: ({ fileName }) => void emitted.push(fileName) })
  expect(emitted).toEqual(expected)
})

it('emits the installed worker script, but for the line by which it unregisters itself', () => {
  const hooks = hooksFor('demo')
  hooks.configResolved({ env: { VITE_API_MOCKS: 'on' } })
  const emitted: string[] = []
  hooks.generateBundle.call({ emitFile: ({ source }) => void emitted.push(source) })
  const installed = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  expect(installed.split('self.registration.unregister()')).toHaveLength(2)
  expect(emitted).toEqual([installed.split('self.registration.unregister()').join('')])
})

it('puts stubs that exist in the place of what is not needed, but not in tests', () => {
  const stubs = Object.values(hooksFor('demo').config({}, {}).resolve?.alias ?? {})
  expect(stubs).toHaveLength(2)
  expect(stubs.filter((path) => !existsSync(path))).toEqual([])
  expect(hooksFor('test').config({}, {})).toEqual({})
})

it('finds the three interceptors in the installed msw', () => {
  const folder = createRequire(import.meta.url)
    .resolve('msw/mockServiceWorker.js')
    .replace('mockServiceWorker.js', '')
  const file = `${folder}browser/index.mjs`
  const { filter, handler } = hooksFor('demo').transform
  expect(file).toMatch(filter.id)
  const { code } = handler(readFileSync(file, 'utf8'))
  expect(code.match(/= class \{ apply\(\) \{\} dispose\(\) \{\} on\(\) \{\} \};/g)).toHaveLength(3)
})
