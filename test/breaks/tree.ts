// A copy of the project in which breaks are tried, with a Vitest of its own that stays: one per job.
import { execFileSync, fork } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve as absolute, dirname, join } from 'node:path'
import type { Ask, Told } from './tryTests'

/** Where copies and results lie. */
export const folder = '.cache/breaks'

/** A copy of the project. */
export interface Tree {
  /** Replaces the text of a file, until the next call puts it back. */
  change(file: string, text: string): void
  /** Runs tests there. */
  run(ask: Ask): Promise<Told>
  end(): void
}

/** Copies what git knows of the project, changes that are not committed included. */
export function makeTree(name: string): Tree {
  const root = absolute(folder, name)
  rmSync(root, { recursive: true, force: true })
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of list.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    copyFileSync(file, join(root, file))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  let changed: string | undefined
  const child = fork(join(root, 'test/breaks/tryTests.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return {
    change(file, text) {
      if (changed) copyFileSync(changed, join(root, changed))
      changed = file
      writeFileSync(join(root, file), text)
    },
    run: (ask) =>
      new Promise((resolve, reject) => {
        child.once('exit', () => reject(new Error(`The tests of ${root} ended by themselves`)))
        child.once('message', (told) => {
          child.removeAllListeners('exit')
          resolve(told as Told)
        })
        child.send(ask)
      }),
    end: () => child.kill(),
  }
}

/** The project's own text of a file. */
export const textOf = (file: string): string => readFileSync(file, 'utf8')
