// A log in two builds, of which one has another heading: pictures of every page, and an index of where they differ
// (deep: every picture is taken until two are the same).
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { vi } from 'vitest'
import { readLog } from '@/tools/log/readLog'
import { expect, galleryUrl, isDeep, test } from './harness'
import { compareBuilds, lastStepsOfPages } from './logInBuilds'
import { listen } from './staticServer'

// Every page of the log is looked at in two builds.
vi.setConfig({ testTimeout: 600_000 })

const file = 'test/replay/write-change-delete.actionlog.json'

/** The demo build with other words in it. */
async function serveChanged(words: string, others: string) {
  const inBytes = (text: string) => Buffer.from(text).toString('latin1')
  const server = createServer(async (request, response) => {
    const reply = await fetch(`${galleryUrl}${request.url}`)
    const body = Buffer.from(await reply.arrayBuffer())
      .toString('latin1')
      .replaceAll(inBytes(words), inBytes(others))
    const kept = ['content-type', 'content-security-policy'].map((name) => [name, reply.headers.get(name) ?? ''])
    response.writeHead(reply.status, Object.fromEntries(kept)).end(Buffer.from(body, 'latin1'))
  })
  return { server, url: await listen(server) }
}

test.runIf(isDeep)(
  'pictures of every page of a log in two builds, and the first page that differs',
  async ({ visit }) => {
    const log = readLog(readFileSync(file, 'utf8'))
    const steps = lastStepsOfPages(log)
    expect(steps.length).toBeGreaterThan(3)
    const folder = mkdtempSync(join(tmpdir(), 'log-in-builds-'))
    const { server, url } = await serveChanged('Komentet e fundit', 'Gjithë komentet')
    const browser = visit.page.context().browser() as Browser
    try {
      const builds = [
        { name: 'ours', url: galleryUrl },
        { name: 'theirs', url },
      ] as const
      const told: string[] = []
      const tell = (line: string) => told.push(line)
      const { pages, late, text, picture } = await compareBuilds(browser, builds, { log, file, tell }, folder)
      expect([pages, late]).toEqual([steps.length, []])
      // The log ends on the home page, which alone has these words.
      const lines = ['- Gjithë komentet', '+ Komentet e fundit']
      expect(text).toEqual({ step: log.actions.length, path: '/', lines: expect.arrayContaining(lines) })
      expect(picture?.step).toBe(log.actions.length)
      // What differs is looked at once more.
      const places = ['ours', 'theirs'].flatMap((name) =>
        steps.map((step, at) => expect.stringContaining(`${name}: page ${at + 1} of ${pages}, step ${step}, /`)),
      )
      expect(told.slice(0, places.length)).toEqual(places)
      expect(told.at(-1)).toMatch(new RegExp(`^theirs: page (\\d+) of \\1, step ${log.actions.length}, /$`))
      const index = readFileSync(join(folder, 'index.html'), 'utf8')
      for (const line of lines) expect(index).toContain(line)
      expect(readdirSync(folder)).toHaveLength(pages * 2 + 1)
      for (const [, name] of index.matchAll(/src="([^"]+)"/g)) expect(existsSync(join(folder, name ?? ''))).toBe(true)
      expect(index.match(/<br>the same</g)).toHaveLength(pages - 1)
    } finally {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true })
    }
  },
)
