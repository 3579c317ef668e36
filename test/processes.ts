// Runs a program and keeps its output; the scripts of `npm run check` and `npm test` build on it.
import { spawn } from 'node:child_process'

/** How a program ended: exit code (1 for a signal) and everything it printed. */
export interface Outcome {
  code: number
  output: string
}

/** Runs a program of Node's (`node_modules/...`) with `args`; `show` passes its output through as it comes. */
export function runNode(
  args: readonly string[],
  { env = {}, show = false, cwd }: { env?: Record<string, string>; show?: boolean; cwd?: string } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk: Buffer): void => {
      output += chunk.toString()
      if (show) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Vite's command line. */
export const viteProgram = 'node_modules/vite/bin/vite.js'
