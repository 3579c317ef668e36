// `npm run serve` as a program, over a tiny build: what it says to wrong arguments, what no address gets, how it ends.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'serve-'))
const dist = join(folder, 'dist')

/** Renders after as many ms as the id says. */
const renderer = `
export const shells = [{ name: 'business', paths: '^/biznes/[^/]+/*$' }]
export const isDeclared = (path) => path === '/login' || path.startsWith('/biznes/')
export async function renderPage(path, query) {
  const id = path.slice('/biznes/'.length)
  if (id === 'fails') return undefined
  await new Promise((done) => setTimeout(done, Number(id) || 0))
  const page = { name: 'business', path, query, title: path, data: [], html: '<h1>' + path + '</h1>', actions: [] }
  return { ...page, status: id === 'unknown' ? 404 : 200 }
}`
const shell =
  '<html lang="sq" data-page="x"><head><title></title><meta property="og:title" content=""></head><body><div id="root"></div></body></html>'

beforeAll(() => {
  mkdirSync(join(dist, '.vite'), { recursive: true })
  mkdirSync(`${dist}-server`)
  writeFileSync(join(dist, 'index.html'), 'the app'.padEnd(2000, '.'))
  writeFileSync(join(dist, '.vite/manifest.json'), 'private')
  writeFileSync(join(folder, 'secret.txt'), 'private')
  writeFileSync(join(`${dist}-server`, 'render.mjs'), renderer)
  writeFileSync(join(`${dist}-server`, 'shells.json'), JSON.stringify({ business: shell }))
  writeFileSync(join(`${dist}-server`, 'headers.json'), JSON.stringify({ 'x-frame-options': 'DENY' }))
})
afterAll(() => rmSync(folder, { recursive: true }))

const started: ChildProcessWithoutNullStreams[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Starts it, or another program; its log goes into a file where `log` is one. */
function start(args: readonly string[], log?: number, program = 'src/tools/server/serve.ts', PORT = '') {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    env: { ...process.env, ORIGIN: '', PORT },
    stdio: ['pipe', log ?? 'pipe', 'pipe'],
  }) as ChildProcessWithoutNullStreams
  started.push(child)
  let [words, lines] = ['', '']
  child.stderr.on('data', (part) => (words += part))
  child.stdout?.on('data', (part) => (lines += part))
  return { child, words: () => words, lines: () => lines, ended: once(child, 'close').then(([code]) => code as number) }
}

/** A running server: its port, its log so far, and the exit code once it has ended. */
const site = (...args: string[]) => running(args)

async function running(args: readonly string[], log?: number) {
  const server = start(['--origin', 'https://example.al', '--dist', dist, '--port', '0', ...args], log)
  const port = await new Promise<number>((listening) =>
    server.child.stderr.on('data', () => {
      const [, found] = /127\.0\.0\.1:(\d+)/.exec(server.words()) ?? []
      if (found) listening(Number(found))
    }),
  )
  return { ...server, port, get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init) }
}

/** What comes back for a request written by hand, until the server ends the connection. */
async function raw(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => (answer += part))
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  return answer
}

describe('the command line', () => {
  it.each([
    ['nothing', [], /Say which site this is: .*--origin https:\/\/example\.al/],
    ['a site with a path', ['--origin', 'https://example.al/x'], /'https:\/\/example\.al\/x' is no site/],
    ['no address of an API', ['--origin', 'https://a.al', '--api', 'x:1'], /'x:1' is no address of an API/],
    ['no port', ['--origin', 'https://a.al', '--port', '70000'], /'70000' is no port/],
    ['no number of renders', ['--origin', 'https://a.al', '--renders', '0'], /'0' is no number of pages/],
    ['an unknown option', ['--orgin', 'x'], /'--orgin'[\s\S]*--origin URL/],
    ['no build', ['--origin', 'https://a.al', '--dist', '/nowhere'], /\/nowhere has no build: run "npm run build"/],
  ])('with %s is told what is wrong, without a stack', async (_, args, words) => {
    const server = start(args)
    expect(await server.ended).toBe(2)
    expect(server.words()).toMatch(words)
    expect(server.words()).not.toMatch(/\n {4}at /)
  })

  it('says where its renderer is missing', async () => {
    const bare = join(folder, 'bare')
    mkdirSync(bare)
    writeFileSync(join(bare, 'index.html'), '')
    const server = start(['--origin', 'https://a.al', '--dist', bare])
    expect(await server.ended).toBe(2)
    expect(server.words()).toMatch(/bare-server\/render\.mjs is missing: run "npm run build" first/)
  })

  it('has help', async () => {
    const server = start(['--help'])
    expect(await server.ended).toBe(0)
    for (const option of ['origin', 'api', 'port', 'host', 'dist', 'renders', 'behind-cache'])
      expect(server.lines()).toContain(`  --${option} `)
  })

  it('says so where the port is taken, as does the mock backend', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const server = start(['--origin', 'https://a.al', '--dist', dist, '--port', String(port)])
    const backend = start(['--memory'], undefined, 'api-mocks/http.ts', String(port))
    for (const [{ ended, words }, other] of [[server, '--port N'] as const, [backend, 'PORT=N'] as const]) {
      expect(await ended).toBe(2)
      expect(words()).toBe(
        `Port ${port} is taken: another server runs there. Say ${other}, or 0 for any that is free.\n`,
      )
    }
    other.close()
  })
})

describe('over the wire', () => {
  it('no request line, header or query reaches another file, another host or another page', async () => {
    const { port, lines } = await site()
    const ask = (target: string, ...headers: string[]) =>
      raw(port, `GET ${target} HTTP/1.1`, 'Host: evil.example', ...headers)
    const page = await ask('/biznes/1')
    expect(page).toContain('<link rel="canonical" href="https://example.al/biznes/1">')
    const same = 'http://evil.example/biznes/1 /biznes/1/ /x/../biznes/1 /x/%2e%2e/biznes/1 /biznes/1?faqe=1'.split(' ')
    for (const target of [...same, `/biznes/1?${'q'.repeat(8000)}`])
      expect((await ask(target, 'X-Forwarded-Host: evil.example')).split('\r\n\r\n')[1], target).toBe(
        page.split('\r\n\r\n')[1],
      )
    const hostile =
      '/../secret.txt /..%2fsecret.txt /%2e%2e/secret.txt /%2e%2e%2fsecret.txt /..\\secret.txt /....//secret.txt ' +
      '//secret.txt /secret.txt%00.html /.vite/manifest.json /%2evite/manifest.json /assets/../../secret.txt ' +
      '/assets/..%2f..%2fsecret.txt /dist-server/render.mjs /../dist-server/render.mjs file:///etc/passwd /%E0%A4%A /%'
    for (const target of hostile.split(' ')) {
      const answer = await ask(target)
      expect(answer, target).toMatch(/^HTTP\/1\.1 (200|400|404) /)
      expect(answer, target).not.toMatch(/private|renderPage|root:/)
      expect(answer, target).not.toContain('evil.example')
    }
    // What breaks HTTP itself is refused, and the server goes on.
    expect(await ask('/biznes/\u0000')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await ask(`/${'a'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431 /)
    expect(await raw(port, 'GET /biznes/1 HTTP/1.1', 'Host: a b/c@d')).toMatch(/^HTTP\/1\.1 (200|400) /)
    expect(await ask('/biznes/1')).toContain('200 OK')
    // The log says what was sent, not to whom or where.
    expect(lines()).not.toMatch(/secret|biznes|evil|127\.0\.0\.1/)
    const said = { method: 'GET', kind: 'page', status: 200, time: expect.any(String), ms: expect.any(Number) }
    expect(JSON.parse(lines().split('\n')[0] ?? '')).toEqual(said)
  })

  it('HEAD has the headers of GET and nothing else; a version that is known is not sent again, compressed or not; behind a cache 503 where rendering fails', async () => {
    const { get } = await site()
    const paths = '/biznes/1 /biznes/unknown /healthz /login /og/biznes/unknown.png /assets/gone.js'.split(' ')
    for (const path of paths) {
      const [head, whole] = [await get(path, { method: 'HEAD' }), await get(path)]
      expect([head.status, await head.text()], path).toEqual([whole.status, ''])
      for (const name of ['content-type', 'cache-control', 'etag', 'x-frame-options', 'retry-after'])
        expect(head.headers.get(name)?.replace('W/', ''), `${path} ${name}`).toBe(
          whole.headers.get(name)?.replace('W/', ''),
        )
      const etag = whole.headers.get('etag')
      if (etag) expect((await get(path, { headers: { 'if-none-match': etag } })).status, path).toBe(304)
    }
    expect((await get('/biznes/fails')).status).toBe(200)
    expect((await (await site('--behind-cache')).get('/biznes/fails')).status).toBe(503)
    const files = await get('/index.html', { headers: { 'accept-encoding': 'gzip' } })
    expect(files.headers.get('content-encoding')).toBe('gzip')
    expect(files.headers.get('etag')).toMatch(/^W\//)
  })
})

describe('SIGTERM', () => {
  it('ends it when the requests under way have been answered, and no new one is taken', async () => {
    const { child, get, ended, port, lines } = await site()
    await get('/healthz')
    const [slow, slower] = [get('/biznes/300'), get('/biznes/700')]
    // Both have reached the server: this one comes after them.
    await get('/biznes/20')
    child.kill('SIGTERM')
    expect(await (await slow).text()).toContain('<h1>/biznes/300</h1>')
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
    expect(await (await slower).text()).toContain('<h1>/biznes/700</h1>')
    expect(await ended).toBe(0)
    expect(lines().trim().split('\n')).toHaveLength(4)
  })
})

describe('a log that cannot be written', () => {
  /** Twice, since the first line may be what fails. */
  const health = async ({ get }: Awaited<ReturnType<typeof running>>) => [
    (await get('/healthz')).status,
    (await get('/biznes/20')).status,
    (await get('/healthz')).status,
  ]

  it.runIf(existsSync('/dev/full'))('for want of room ends no server', async () => {
    expect(await health(await running([], openSync('/dev/full', 'w')))).toEqual([200, 200, 200])
  })

  it('because its reader has gone ends no server', async () => {
    const server = await running([])
    server.child.stdout.destroy()
    expect(await health(server)).toEqual([200, 200, 200])
  })
})
