// A copy of a project in which breaks are tried, with a Vitest of its own that stays (tryTests.ts).
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve as absolute, dirname, join } from 'node:path'
import type { Ask, Told } from './tryTests'

/** A copy of a project. */
export interface Tree {
  /** Replaces the text of a file; what the call before replaced is put back. */
  change(file: string, text: string): void
  /** Puts back what was replaced. */
  restore(): void
  /** Runs tests there, for at most so many ms. */
  run(ask: Omit<Ask, 'changed'>, limit: number): Promise<Told>
  /** The same in a Vitest of their own: end-to-end tests build the app when theirs starts. */
  runAnew(ask: Omit<Ask, 'changed'>, limit: number): Promise<Told>
  /** Ends its Vitest and removes it. */
  end(): void
}

const nothing: Told = { passed: 0, failed: [], isSlow: false, unloaded: [] }

/** What git knows of the project in the current folder, changes that are not committed included. */
export const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(file))

/** Vitest tells its children by these that they run within a test. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|NODE_ENV$|TEST$)/.test(name)))

function startTests(root: string): ChildProcess {
  return fork(join(import.meta.dirname, 'tryTests.ts'), {
    cwd: root,
    env: ownEnvironment(),
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Asks and waits for the answer; what takes too long, or ends by itself, says so. */
function answer(child: ChildProcess, ask: Ask, limit: number): Promise<Told> {
  return new Promise((resolve) => {
    const end = (told: Told) => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(told)
    }
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      end({ ...nothing, failed: [`${ask.files?.join(', ') ?? ask.related} > does not end`], isSlow: true })
    }, limit)
    child.on('exit', (code) => end({ ...nothing, problem: `Vitest ended by itself with ${code}` }))
    child.on('message', (told) => end(told as Told))
    child.send(ask)
  })
}

/** Copies files of the project at `from`, and links its packages. */
export function makeTree(from: string, files: readonly string[], to: string): Tree {
  const root = absolute(to)
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    copyFileSync(join(from, file), join(root, file))
  }
  symlinkSync(absolute('node_modules'), join(root, 'node_modules'))

  let replaced: string | undefined
  let child: ChildProcess | undefined
  /** What the Vitest that stays has not been told of yet. */
  const changed = new Set<string>()
  const isRunning = () => child?.connected && child.exitCode === null && !child.killed

  const restore = () => {
    if (!replaced) return
    copyFileSync(join(from, replaced), join(root, replaced))
    changed.add(replaced)
    replaced = undefined
  }

  return {
    change(file, text) {
      restore()
      writeFileSync(join(root, file), text)
      changed.add(file)
      replaced = file
    },
    restore,
    run(ask, limit) {
      if (!child || !isRunning()) child = startTests(root)
      const told = answer(child, { ...ask, changed: [...changed] }, limit)
      changed.clear()
      return told
    },
    async runAnew(ask, limit) {
      const own = startTests(root)
      const told = await answer(own, { ...ask, changed: [] }, limit)
      if (own.connected) own.disconnect()
      return told
    },
    end() {
      if (child?.connected) child.disconnect()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
