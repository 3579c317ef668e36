// `npm run pages` with the production build and the API of this worker, real answers, edits and refusals.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { runNode } from '../processes'
import { apiUrl, expect, isDeep, test } from './harness'
import { demoSession } from './session'
import { listen } from './staticServer'

/** A run renders some hundred pages. */
const PATIENCE = 240_000

const { app: folder } = inject('e2e').builds
let workplace = ''
let dist = ''
beforeAll(() => {
  workplace = mkdtempSync(join(tmpdir(), 'pages-'))
  dist = join(workplace, 'dist')
  cpSync(folder, dist, { recursive: true })
  cpSync(`${folder}-server`, `${dist}-server`, { recursive: true })
})
afterAll(() => rmSync(workplace, { recursive: true }))

const command = '--import tsx src/tools/server/pages.ts --origin https://a.al'.split(' ')
const run = (api = apiUrl, ...more: string[]) => runNode([...command, '--dist', dist, '--api', api, ...more])
const fileOf = (path: string): string => join(dist, `${path}.html`)
const read = (path: string): string => readFileSync(fileOf(path), 'utf8')
const ask = async <Reply>(path: string, { headers, ...init }: RequestInit = {}): Promise<Reply> => {
  const json = { accept: 'application/json', 'content-type': 'application/json' }
  return (await fetch(`${apiUrl}/v1${path}`, { ...init, headers: { ...json, ...headers } })).json() as Promise<Reply>
}

/** A server of this test; its address. */
async function serving(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer)
  return { url: await listen(server), close: () => server.close() }
}

// In `npm test` the command runs over its own renderer (test/server/pagesCommand.test.ts), and what it writes over a
// small site (test/server/writePages.test.ts); that this build's renderer renders, rendered.test.ts shows.
test.runIf(isDeep)(
  'writes every page, at most so many requests at a time, and then only what changed',
  {
    timeout: PATIENCE,
  },
  async () => {
    let [now, most] = [0, 0]
    const door = await serving(async (request, response) => {
      now += 1
      most = Math.max(most, now)
      const { host: _, connection: __, ...headers } = request.headers as Record<string, string>
      const answer = await fetch(apiUrl + request.url, { headers })
      const text = await answer.text()
      now -= 1
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    })
    expect(await run(door.url, '--requests', '6')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ 0 not rendered/),
    })
    door.close()
    expect(most).toBeGreaterThan(2)
    expect(most).toBeLessThanOrEqual(6)

    const { data: business } = await ask<{ data: Business }>('/businesses/biz_001')
    for (const words of [business.name, business.description, 'https://a.al/biznes/biz_001', 'application/ld+json'])
      expect(read('biznes/biz_001')).toContain(words)
    expect(read('kategorite/restorante_dhe_kafene')).toContain('Bizneset në Restorante dhe kafene')
    expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).toContain('<loc>https://a.al/biznes/biz_001</loc>')

    // Words alone: neither the average nor the number of reviews changes.
    const { user, accessToken } = await demoSession(apiUrl)
    const headers = { authorization: `Bearer ${accessToken}` }
    const { reviews } = await ask<{ reviews: Review[] }>(`/reviews/user/${JSON.parse(user)._id}?limit=100`, { headers })
    const own = reviews.at(-1)
    // Home shows the latest of all.
    const { reviews: latest } = await ask<{ reviews: Review[] }>('/reviews?page=1&limit=16')
    const pages = latest.some(({ _id }) => _id === own?._id) ? 2 : 1
    const path = `biznes/${own?.business?._id}`
    const others = statSync(fileOf('biznes/biz_001')).mtimeMs
    await ask(`/reviews/${own?._id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ rating: own?.rating, title: own?.title, comment: 'Krejt ndryshe nga sa thashë dje.' }),
    })
    expect((await run()).output).toMatch(new RegExp(`^${pages} written, \\d+ as before, 0 gone, 0 not rendered`, 'm'))
    expect(read(path)).toContain('Krejt ndryshe nga sa thashë dje.')
    expect(statSync(fileOf('biznes/biz_001')).mtimeMs).toBe(others)

    await ask(`/reviews/${own?._id}`, { method: 'DELETE', headers })
    await run()
    expect(read(path)).not.toContain('Krejt ndryshe nga sa thashë dje.')
  },
)

// What it says of other answers: test/server/pagesCommand.test.ts; the renderer tells that a page is no list.
test('says what is wrong with an API that answers with a page of somebody else', async () => {
  const { url, close } = await serving((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>A shop</h1>'),
  )
  const { code, output } = await run(url)
  close()
  expect([code, output]).toEqual([2, expect.stringContaining('does not list')])
  expect(output).toContain(url)
  expect(existsSync(fileOf('biznes/x'))).toBe(false)
})
