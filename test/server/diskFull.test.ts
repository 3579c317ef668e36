// A disk that is full: what stands there is whole, and the next run goes on.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { openJournal } from '@/tools/server/pageFolder'
import { writePages } from '@/tools/server/writePages'
import { emptyBuild } from './emptyBuild'
import { fakeSite, settings } from './fakeSite'

const disk = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }))

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  /** Writes what fits, as a disk does, and then says so. */
  const fitting =
    (write: (file: string, content: string | Uint8Array) => void) =>
    (file: string, content: string | Uint8Array): void => {
      const part = content.slice(0, disk.left)
      disk.left -= part.length
      write(file, part)
      if (part.length < content.length)
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    }
  return { ...fs, writeFileSync: fitting(fs.writeFileSync), appendFileSync: fitting(fs.appendFileSync) }
})

const { folder, dist } = emptyBuild()
afterEach(() => {
  disk.left = Number.POSITIVE_INFINITY
})

const files = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
const pages = (): string[] => files().filter((name) => name.endsWith('.html'))

// Full while a page or its picture is written, while the journal is, and while the sitemap is.
it.each([300, 350, 400, 450, 500, 550, 600, 5000, 5500])(
  'a run that fills the disk after %d characters leaves whole files, and the next one goes on',
  async (room) => {
    const world = fakeSite(30)
    const run = () => {
      const journal = openJournal(join(folder, 'pages.jsonl'), 'build')
      return writePages({ ...settings, site: world.site, dist, journal })
    }
    disk.left = room
    await expect(run()).rejects.toMatchObject({ code: 'ENOSPC' })
    for (const name of files())
      expect([name, readFileSync(join(dist, name), 'utf8')]).toEqual([
        name,
        expect.stringMatching(/^(<p>.*<\/p>|picture of Biznesi \d+)$/),
      ])

    disk.left = Number.POSITIVE_INFINITY
    const made = pages().length
    const { written, same } = await run()
    expect(written + same).toBe(32)
    // But for the two under way, whose files may stand there although the journal had no room for them.
    expect(written).toBeLessThanOrEqual(32 - made + 2)
    expect(pages().filter((name) => name.startsWith('biznes/'))).toHaveLength(30)
  },
)
