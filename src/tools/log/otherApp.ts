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

/** In ms: the longest that the other app may take for a log, and builds with pictures of all pages. */
const [LONGEST, LONGEST_WITH_PICTURES] = [300_000, 1_800_000]

/** What went wrong in another process, without Node's own lines. */
function reasonOf(error: unknown): string {
  const {
    killed,
    stderr = '',
    message = String(error),
  } = error as { killed?: boolean; stderr?: unknown; message?: string }
  if (killed) return 'it did not come to an end in time'
  const lines = String(stderr).split('\n')
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.find((line) => line.trim()) ?? message
}

/** What the app of another checkout makes of a log (src/tools/log/app/replayHere.ts). */
async function madeBy(checkout: string, root: string, ...args: readonly string[]): Promise<unknown> {
  for (const part of ['src', 'node_modules'])
    if (!existsSync(join(checkout, part)))
      throw new LogError(
        `${checkout} is no checkout that can run: it has no ${part}${part === 'src' ? '' : ', which npm ci installs'}`,
      )
  const folder = mkdtempSync(join(tmpdir(), 'replay-against-'))
  const program = ['--import', 'tsx', join(root, 'src/tools/log/app/replayHere.ts'), ...args]
  try {
    const env = { ...process.env, ...appOf(checkout, root, folder) }
    const options = { cwd: checkout, env, maxBuffer: 1e9, encoding: 'buffer', timeout: LONGEST } as const
    return deserialize((await promisify(execFile)(process.execPath, program, options)).stdout)
  } catch (error) {
    throw new LogError(`The app in ${checkout} cannot replay the log: ${reasonOf(error)}`)
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

/** A page of a log: its last step, and its address. */
export interface PageOfLog {
  step: number
  path: string
}

/** What two builds show of a log: how many pages; which did not come to rest; where text or picture first differ. */
export interface Pictures {
  pages: number
  late: readonly PageOfLog[]
  /** With the lines that only one of them has. */
  text?: PageOfLog & { lines: readonly string[] }
  picture?: PageOfLog
}

interface Wanted {
  file: string
  folder: string
  root: string
  good: string
  tell: (line: string) => void
}

/** Has pictures taken of the log in builds of both checkouts, and tells how far that is. */
export async function takePictures({ file, folder, root, good, tell }: Wanted): Promise<Pictures> {
  const program = ['--import', 'tsx', join(root, 'test/e2e/picturesAgainst.ts'), file, folder, root, good]
  const options = { cwd: root, maxBuffer: 1e9, timeout: LONGEST_WITH_PICTURES }
  try {
    const running = promisify(execFile)(process.execPath, program, options)
    running.child.stderr?.on('data', (text) => tell(String(text).trimEnd()))
    return JSON.parse((await running).stdout) as Pictures
  } catch (error) {
    throw new LogError(`No pictures could be taken: ${reasonOf(error)}`)
  }
}
