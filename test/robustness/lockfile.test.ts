// @vitest-environment node
// What is installed (robustness X27). Mirror registries refuse `npm audit`, so the gate reads the lockfile: everything comes
// from npm's registry with an integrity hash, nothing runs a script on installation, and no package the page loads by accident.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  version: string
  resolved?: string
  integrity?: string
  hasInstallScript?: true
  dev?: true
  optional?: true
  peer?: true
  devOptional?: true
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const lock: { lockfileVersion: number; packages: Record<string, Locked> } = read('package-lock.json')
const own: Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  allowScripts: Record<string, boolean>
} = read('package.json')
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

describe('the lockfile [X27]', () => {
  it('seals every package, and names no other source than npm’s registry', () => {
    expect(packages.length).toBeGreaterThan(100)
    const strange = packages.filter(
      ([path, { integrity, resolved }]) =>
        !path.startsWith('node_modules/') ||
        !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
        !(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')),
    )
    expect(strange).toEqual([])
  })

  it('has every script of an installation refused by name', () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = scripted.map(([path]) => path.replace(/^.*node_modules\//, ''))
    expect(names.filter((name) => own.allowScripts[name] !== false)).toEqual([])
    expect(Object.values(own.allowScripts)).not.toContain(true)
  })

  it('gives each package of package.json its exact version', () => {
    for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })
})
