// Today's replay on the app of another checkout: `@` is that checkout's `src`; `@/replay` and `@/tools/log` stay ours. And the first commit
// whose reducers show what is looked for in a log: `npm run replay -- FILE --bisect GOOD..BAD`. `git bisect run` searches, in a worktree of
// its own; at each commit today's replay runs on that commit's app (src/tools/log/app/bisectStep.ts).
import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deserialize } from 'node:v8'
import { type Checkpoint, LogError } from '@/replay/actionLog'

/** Writes into `folder` what tsx finds modules by, and returns the environment that says so. */
export function appOf(checkout: string, root: string, folder: string): Record<string, string> {
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

/** What pictures are taken of, and where they go. */
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

/** How a commit is judged, in the exit codes of `git bisect run`. */
export const judgements = { good: 0, bad: 1, skipped: 125 } as const

/** What to look for, and where. */
interface Search {
  /** A predicate (shows.ts); otherwise that a step differs or an action throws. */
  shows?: string | undefined
  until?: number | undefined
  /** This checkout. */
  root: string
  /** The repository that is searched, if it is not this one. */
  repository?: string
  tell: (line: string) => void
}

/** Runs a program to its end; `tell` gets what it writes to stderr. */
function run(program: string, args: readonly string[], { cwd, env, tell, signal }: RunOptions) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
    })
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk
      for (const line of String(chunk).split('\n')) if (line.startsWith('  ')) tell(line)
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: output + errors }))
  })
}

interface RunOptions {
  cwd: string
  env?: Record<string, string>
  tell: (line: string) => void
  signal: AbortSignal
}

/** Everything in a folder for the time being: the worktree, and how its app and today's replay find one another. */
async function search(
  folder: string,
  file: string,
  [good, bad]: readonly [string, string],
  wanted: Search,
  signal: AbortSignal,
) {
  const { root, repository = root, shows = '', until, tell } = wanted
  const tree = join(folder, 'tree')
  const env = { ...appOf(tree, root, folder), LC_ALL: 'C' }
  const git = async (cwd: string, ...args: readonly string[]) => {
    const { code, output } = await run('git', ['-c', 'core.hooksPath=/dev/null', ...args], { cwd, env, tell, signal })
    if (code !== 0) throw new LogError(`git ${args.join(' ')}: ${output.trim()}`)
    return output.trim()
  }
  const [goodCommit, badCommit] = [
    await git(repository, 'rev-parse', `${good}^{commit}`),
    await git(repository, 'rev-parse', `${bad}^{commit}`),
  ]
  await git(repository, 'worktree', 'add', '--detach', tree, goodCommit)
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const step = ['--import', 'tsx', join(root, 'src/tools/log/app/bisectStep.ts'), file, shows, String(until ?? '')]
  const judge = async (commit: string) => {
    await git(tree, 'checkout', '--detach', commit)
    const { code, output } = await run(process.execPath, step, { cwd: tree, env, tell, signal })
    return { code, why: output.trim() }
  }
  const first = await judge(goodCommit)
  const last = await judge(badCommit)
  // A log says what the build made of it that wrote it: that of the bad one agrees with the bad end.
  const isOfBad = first.code === judgements.bad && last.code === judgements.good
  if (first.code !== judgements.good && !isOfBad) throw new LogError(`${good} is not as said: ${first.why}`)
  if (last.code !== judgements.bad && !isOfBad) throw new LogError(`${bad} is not as said: ${last.why}`)
  await git(tree, 'bisect', 'start', badCommit, goodCommit)
  const judged = ['bisect', 'run', process.execPath, ...step, ...(isOfBad ? ['inverted'] : [])]
  const { code, output } = await run('git', judged, { cwd: tree, env, tell, signal })
  if (code !== 0) throw new LogError(`No single commit: ${output.slice(output.lastIndexOf('There are only')).trim()}`)
  const shown = await git(tree, 'show', '--stat=100', '--format=%h %s%n%an, %ad', '--date=iso', 'refs/bisect/bad')
  return [firstText(isOfBad, bad, shows), ...shown.split('\n')]
}

/** What the commit below is. */
function firstText(isOfBad: boolean, bad: string, shows: string): string {
  if (!isOfBad) return 'The first commit that shows it:'
  return shows
    ? 'The first commit that no longer shows it:'
    : `The log agrees with ${bad}, as one recorded there does. The first commit that it agrees with:`
}

/** Names the first bad commit; `range` is `GOOD..BAD`, where no BAD is HEAD. The worktree is removed again, also on Ctrl+C. */
export async function bisect(file: string, range: string, wanted: Search): Promise<string[]> {
  const [good, bad, ...rest] = range.split('..')
  if (!good || bad === undefined || rest.length > 0) throw new LogError(`--bisect wants GOOD..BAD, not ${range}`)
  const folder = mkdtempSync(join(tmpdir(), 'replay-bisect-'))
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    return await search(folder, file, [good, bad || 'HEAD'], wanted, stop.signal)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    rmSync(folder, { recursive: true, force: true })
    await run('git', ['worktree', 'prune'], {
      cwd: wanted.repository ?? wanted.root,
      tell: () => undefined,
      signal: new AbortController().signal,
    })
  }
}
