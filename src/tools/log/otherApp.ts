// Today's replay on the app of another checkout: `@` is that checkout's `src`; `@/replay` and `@/tools/log` stay ours.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deserialize } from 'node:v8'
import { type Checkpoint, LogError } from '@/replay/actionLog'

/** Writes into `folder` what tsx finds modules by, and returns the environment that says so. */
function appOf(checkout: string, root: string, folder: string): Record<string, string> {
  const config = join(folder, 'tsconfig.json')
  const ours = ['replay/*', 'tools/log/*'].map((part) => [`@/${part}`, [join(root, 'src', part)]])
  const paths = { ...Object.fromEntries(ours), '@/*': [join(checkout, 'src/*')] }
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: { paths } }))
  return { TSX_TSCONFIG_PATH: config }
}

/** What the app of another checkout makes of a log (src/tools/log/app/replayHere.ts). */
async function madeBy(checkout: string, root: string, ...args: readonly string[]): Promise<unknown> {
  if (!existsSync(join(checkout, 'src'))) throw new LogError(`${checkout} is no checkout of the app: it has no src`)
  const folder = mkdtempSync(join(tmpdir(), 'replay-against-'))
  const program = ['--import', 'tsx', join(root, 'src/tools/log/app/replayHere.ts'), ...args]
  try {
    const env = { ...process.env, ...appOf(checkout, root, folder) }
    const options = { cwd: checkout, env, maxBuffer: 1e9, encoding: 'buffer' } as const
    return deserialize((await promisify(execFile)(process.execPath, program, options)).stdout)
  } catch (error) {
    throw new LogError(
      `The app in ${checkout} cannot replay the log: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The checkpoints of all steps. */
export const checkpointsBy = (checkout: string, file: string, root: string) =>
  madeBy(checkout, root, file) as Promise<Checkpoint[]>

/** The state after so many steps. */
export const stateBy = (checkout: string, file: string, root: string, step: number): Promise<unknown> =>
  madeBy(checkout, root, file, String(step))

interface Pictures {
  file: string
  folder: string
  root: string
  checkout: string
  /** The first step whose state differs. */
  differing: number | undefined
}

/** Has pictures taken of the log in builds of both checkouts (test/e2e/picturesAgainst.ts). */
export async function takePictures({ file, folder, root, checkout, differing }: Pictures): Promise<string[]> {
  const program = ['--import', 'tsx', join(root, 'test/e2e/picturesAgainst.ts'), file, folder, root, checkout]
  const args = [...program, ...(differing === undefined ? [] : [String(differing)])]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 1e9 })
    return stdout.trimEnd().split('\n')
  } catch (error) {
    throw new LogError(`No pictures could be taken: ${error instanceof Error ? error.message : error}`)
  }
}
