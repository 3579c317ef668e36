// What is installed (robustness X27). Mirror registries refuse `npm audit`, so this reads the lockfile: all comes from
// the registry with an integrity hash, installs run no script, and the page loads no package by accident.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  version: string
  /** Where a package comes from that is not the registry's: git, a file, an address. */
  resolved?: string
  integrity?: string
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const lock: { lockfileVersion: number; packages: Record<string, Locked> } = read('package-lock.json')
const own: Record<'dependencies' | 'devDependencies', Record<string, string>> = read('package.json')
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

describe('the lockfile [X27]', () => {
  it('has the hash of every package, and the address of none: all come from the registry that npm is set to', () => {
    expect(packages.length).toBeGreaterThan(100)
    const strange = packages.filter(
      ([path, { integrity, ...where }]) =>
        !path.startsWith('node_modules/') || !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') || 'resolved' in where,
    )
    expect(strange).toEqual([])
  })

  it('is installed without running a script of any package', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })

  it('gives each package of package.json its exact version', () => {
    for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })
})
