// The command line of `npm run replay`, and the files beside the log itself that it names.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { LogError } from '@/replay/actionLog'
import { LARGEST, openSealed } from './sharedLog'

/** How it is used. */
export const usage = `npm run replay -- FILE [options]
  FILE          a log (*.actionlog.json, also .gz; *.vlog), a bug report, or an export of Redux DevTools
  --key KEY     opens an encrypted log (*.vlog): the key of its link, or the whole link
  --picture     write the picture of a bug report where the command was typed
  --until N     replay the first N actions only
  --diff N      show what action N changed in the state
  --against DIR compare each step with what the app of another checkout makes of the log, not with what was recorded
  --pictures FOLDER      with --against: build both, and write what they show of each page of the log, with an index
  --to-test     write a Vitest file that replays the log (with --until: its beginning) into test/replay/; with --shows or
                --against a GOOD checkout: one that is red until what the log shows is mended
  --minimise PREDICATE   write the shortest log that still shows it, where the command was typed
  --bisect GOOD..BAD     name the first commit whose reducers show it: by default, that a step differs or an action throws
  --shows PREDICATE      what --bisect looks for; with --to-test what is wrong at the end: the test is red until it no longer holds
  PREDICATE     a JavaScript expression about the state at the end, 'state.auth.user === null'; or one of the words
                'throws' and, where nothing is left out, 'differs'
  -h, --help    print this
Ends with 0 when every checked step holds, 1 when one differs, even if the end is right again, 2 when an action threw or the file
cannot be read, 3 when the log has nothing to check against.`

/** What the command line asks for. */
export interface Options {
  /** The path, as it was given. */
  file: string
  key?: string | undefined
  picture: boolean
  until?: number | undefined
  step?: number | undefined
  toTest: boolean
  against?: string | undefined
  pictures?: string | undefined
  minimise?: string | undefined
  bisect?: string | undefined
  shows?: string | undefined
}

function count(text: string | undefined, option: string): number | undefined {
  if (text !== undefined && !/^\d+$/.test(text)) throw new LogError(`${option} wants a number, not ${text}`)
  return text === undefined ? undefined : Number(text)
}

/** `--key` and the key as one word: it may begin with a dash, and would be taken for an option. */
function withJoinedKey(args: readonly string[]): string[] {
  const at = args.indexOf('--key')
  const key = args[at + 1]
  if (at < 0 || key === undefined || /^--[a-z-]+$/.test(key)) return [...args]
  return [...args.slice(0, at), `--key=${key}`, ...args.slice(at + 2)]
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: withJoinedKey(args),
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        picture: { type: 'boolean' },
        until: { type: 'string' },
        diff: { type: 'string' },
        'to-test': { type: 'boolean' },
        against: { type: 'string' },
        pictures: { type: 'string' },
        minimise: { type: 'string' },
        bisect: { type: 'string' },
        shows: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new LogError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

/** The parsed arguments; null to print the usage. */
export function optionsOf(args: readonly string[]): Options | null {
  const { values, positionals } = parsed(args)
  if (values.help) return null
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new LogError(usage)
  const until = count(values.until, '--until')
  const { against, pictures, minimise, bisect, shows } = values
  const toTest = values['to-test'] === true
  if (shows !== undefined && bisect === undefined && !toTest)
    throw new LogError('--shows says what --bisect looks for, or what is wrong, for --to-test')
  if (pictures !== undefined && against === undefined) throw new LogError('--pictures shows what --against compares')
  if (minimise === 'differs')
    throw new LogError('What was recorded says nothing about a log without some of its actions')
  return {
    file,
    key: values.key,
    picture: values.picture === true,
    until,
    step: count(values.diff, '--diff'),
    toTest,
    against,
    pictures,
    minimise,
    bisect,
    shows,
  }
}

/** Runs `use` with the file, or with what is in an encrypted one, which stands in a temporary folder meanwhile; `key`: or its link. */
export async function withPlainFile<T>(
  file: string,
  key: string | undefined,
  use: (file: string) => Promise<T>,
): Promise<T> {
  if (!file.endsWith('.vlog')) return use(file)
  if (key === undefined) throw new LogError('The file is encrypted: give the key of its link by --key')
  const { size } = statSync(file)
  if (size > LARGEST) throw new LogError(`The file is too long: ${size} bytes, at most ${LARGEST}`)
  const text = await openSealed(new Uint8Array(readFileSync(file)), key.replace(/^.*[#&]key=/, ''))
  const folder = mkdtempSync(join(tmpdir(), 'replay-opened-'))
  try {
    const plain = join(folder, `${basename(file, '.vlog')}.actionlog.json`)
    writeFileSync(plain, text, { mode: 0o600 })
    return await use(plain)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the pictures of bug reports consist of. A file may come from anywhere, and a browser would run a script in it. */
const shapes = 'svg|rect|text|path|circle|ellipse|line|polyline|polygon'
const attribute = '\\s(?!on|style|[\\w:-]*href)[\\w:-]+="(?![^"]*url\\()[^"<]*"'
const drawn = new RegExp(`^(?:[^<]+|</?(?:${shapes})(?:${attribute})*\\s*/?>)*$`, 'i')
const isDrawn = (text: string): boolean => text.startsWith('<svg') && drawn.test(text)

/** Writes the picture of a bug report, never over another file. */
export function writePicture(text: string, target: string): string {
  const { report } = JSON.parse(text) as { report?: { picture?: unknown } }
  const picture = report?.picture
  if (typeof picture !== 'string') throw new LogError('The file has no picture: it is no bug report')
  if (!isDrawn(picture)) throw new LogError('The picture has parts that none of ours has')
  if (existsSync(target)) throw new LogError(`${target} is there already`)
  writeFileSync(target, picture, { flag: 'wx' })
  return `Wrote ${target}`
}
