// The worker script goes into builds that have mocks on; what msw does not need there has stubs that exist.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mockServiceWorker } from '@mocks/vitePlugin'
import { expect, it } from 'vitest'

interface Hooks {
  config(config: object, env: object): { resolve?: { alias: Record<string, string> } }
  configResolved(config: { env: Record<string, string> }): void
  generateBundle: (this: { emitFile(file: { fileName: string; source: string }): void }) => void
}
const hooksFor = (mode: string) => mockServiceWorker(mode) as unknown as Hooks

it('emits the installed worker script with mocks on, but for the line by which it unregisters itself, and else nothing', () => {
  const emitted = (value: string) => {
    const hooks = hooksFor('demo')
    const files: [name: string, source: string][] = []
    hooks.configResolved({ env: { VITE_API_MOCKS: value } })
    hooks.generateBundle.call({ emitFile: ({ fileName, source }) => void files.push([fileName, source]) })
    return files
  }
  const installed = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  const parts = installed.split('self.registration.unregister()')
  expect(parts).toHaveLength(2)
  expect(emitted('on')).toEqual([['mockServiceWorker.js', parts.join('')]])
  expect(emitted('off')).toEqual([])
})

it('puts stubs that exist in the place of what is not needed, but not in tests', () => {
  const stubs = Object.values(hooksFor('demo').config({}, {}).resolve?.alias ?? {})
  expect(stubs).toHaveLength(2)
  expect(stubs.filter((path) => !existsSync(path))).toEqual([])
  expect(hooksFor('test').config({}, {})).toEqual({})
})
