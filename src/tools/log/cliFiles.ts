// Files of `npm run replay` beside the log itself: the text in an encrypted one, and the picture in a bug report.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { LogError } from '@/replay/actionLog'
import { LARGEST, openSealed } from './sharedLog'

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
