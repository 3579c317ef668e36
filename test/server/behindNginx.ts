// `npx tsx test/server/behindNginx.ts [PART…]`, after `npm run build`: the mock API, `npm run serve` and nginx with
// docs/nginx/vlereso.conf on free ports of this machine, under load. Parts: once, killed, held, memory; without names
// all, some 15 minutes. Needs nginx (Debian's package) and npx for autocannon. Not part of `npm test`; counts are
// exact, speeds depend on the machine.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get as httpGet } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { businessPath } from '@/lib/paths'

const AUTOCANNON = 'autocannon@8.0.0'
const nginxProgram = process.env.NGINX ?? '/usr/sbin/nginx'
/** What every rendered page has, and no plain one. */
const RENDERED = 'type="application/ld+json"'
/** What every document of the app has. */
const APP = '<div id="root">'

const wanted = process.argv.slice(2)
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part)
let isMissed = false
/** A line of the result; a bar that is missed makes the command fail. */
function report(words: string, isMet = true): void {
  if (!isMet) isMissed = true
  console.log(`${isMet ? 'ok  ' : 'MISS'} ${words}`)
}

const folder = mkdtempSync(join(tmpdir(), 'behind-nginx-'))
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}
const [apiPort, renderPort, nginxPort] = [await freePort(), await freePort(), await freePort()]
const [api, renderer, site] = [apiPort, renderPort, nginxPort].map((port) => `http://127.0.0.1:${port}`) as [
  string,
  string,
  string,
]

/** A program that runs as a group of its own, so that all of it can be killed at once. */
function start(command: string, args: string[], env: Record<string, string> = {}, onLine?: (line: string) => void) {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'inherit'],
  })
  let rest = ''
  child.stdout?.on('data', (part: Buffer) => {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine?.(line)
  })
  return child
}
const kill = (child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') => {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal)
}
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isSo().catch(() => false)) return
    await pause(100)
  }
  throw new Error(`${what} did not come about`)
}
const answers = async (url: string) => (await fetch(url)).status === 200

/** How many answers of each kind the renderer has logged. */
const logged: Record<string, number> = {}
const tsx = ['--import', 'tsx']
const serve = 'src/tools/server/serve.ts --behind-cache --origin https://example.al'
const startApi = () => start(process.execPath, [...tsx, 'api-mocks/http.ts', '--memory'], { PORT: String(apiPort) })
const startRenderer = () =>
  start(process.execPath, [...tsx, ...`${serve} --api ${api} --port ${renderPort}`.split(' ')], {}, (line) => {
    const { kind, status } = JSON.parse(line) as { kind: string; status: number }
    const name = `${kind} ${status}`
    logged[name] = (logged[name] ?? 0) + 1
  })

/** The configuration of the docs, with the addresses and folders of this run. */
function writeConfiguration(): void {
  const headers: Record<string, string> = JSON.parse(readFileSync('dist-server/headers.json', 'utf8'))
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`)
  writeFileSync(join(folder, 'vlereso-headers.conf'), lines.join(''))
  // Its worker may be another user, who reads no home folder.
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  mkdirSync(join(folder, 'cache'))
  const changes = [
    ['127.0.0.1:4180', `127.0.0.1:${renderPort}`],
    ['listen 80;', `listen 127.0.0.1:${nginxPort};`],
    ['/srv/app/dist', join(folder, 'dist')],
    ['/var/cache/nginx/vlereso', join(folder, 'cache')],
  ] as const
  let text = readFileSync('docs/nginx/vlereso.conf', 'utf8')
  for (const [old, anew] of changes) {
    if (!text.includes(old)) throw new Error(`docs/nginx/vlereso.conf has no ${old}`)
    text = text.replaceAll(old, anew)
  }
  writeFileSync(join(folder, 'vlereso.conf'), text)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; include ${folder}/vlereso.conf; }\n`,
  )
}
const startNginx = () => start(nginxProgram, ['-c', join(folder, 'nginx.conf'), '-p', folder])

/** What came back for one request; status 0 where nothing did. */
interface Came {
  path: string
  status: number
  cache: string
  isRendered: boolean
  isApp: boolean
}

function ask(agent: Agent, url: string, path: string): Promise<Came> {
  return new Promise((done) => {
    const nothing = () => done({ path, status: 0, cache: '', isRendered: false, isApp: false })
    const request = httpGet(url + path, { agent, timeout: 20_000 }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('error', nothing)
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const cache = String(response.headers['x-cache'] ?? '')
        const status = response.statusCode ?? 0
        done({ path, status, cache, isRendered: text.includes(RENDERED), isApp: text.includes(APP) })
      })
    })
    request.on('error', nothing).on('timeout', () => request.destroy())
  })
}

/** Sends requests over so many connections, one after another on each, until `next` has no path. */
async function load(url: string, connections: number, next: () => string | undefined, took: (came: Came) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const work = async () => {
    for (let path = next(); path !== undefined; path = next()) {
      const came = await ask(agent, url, path)
      took(came)
      // A refused connection comes back at once: no more than a hundred tries a second on each.
      if (came.status === 0) await pause(10)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
}
/** So many paths, taken in turn. */
function turns(paths: readonly string[], count: number): () => string | undefined {
  let at = 0
  return () => (at < count ? paths[at++ % paths.length] : undefined)
}
const tally = (list: readonly string[]): string =>
  [...new Set(list)]
    .sort()
    .map((one) => `${list.filter((other) => other === one).length} ${one}`)
    .join(', ')

/** Ten thousand requests for a hundred addresses, twenty at once for the same one, every other with a campaign tag. */
async function once10000(paths: readonly string[]): Promise<void> {
  const reached = () =>
    Object.entries(logged).reduce((sum, [name, count]) => sum + (name.startsWith('page ') ? count : 0), 0)
  const before = reached()
  const came: Came[] = []
  const begun = performance.now()
  let at = -1
  const next = () => {
    at += 1
    const path = paths[Math.floor(at / 20) % paths.length]
    return at < 10_000 ? `${path}${at % 2 ? `?utm_source=m${at % 7}` : ''}` : undefined
  }
  await load(site, 20, next, (one) => came.push(one))
  const seconds = (performance.now() - begun) / 1000
  await pause(500)
  const renders = reached() - before
  const good = came.filter(({ status, isRendered }) => status === 200 && isRendered).length
  report(
    `10,000 requests for ${paths.length} addresses: ${good} whole pages, ${renders} of them reached the renderer`,
    good === 10_000 && renders <= 110,
  )
  report(`  in ${seconds.toFixed(1)} s; cache: ${tally(came.map(({ cache }) => cache))}`)
}

/** API, renderer and cache killed in turn under load, when what the cache holds is too old to be sent unasked. */
async function killed(cached: readonly string[], others: readonly string[], running: Running): Promise<void> {
  const fill: Came[] = []
  await load(site, 20, turns(cached, cached.length), (one) => fill.push(one))
  report(`${fill.filter(({ isRendered }) => isRendered).length} of ${cached.length} pages are in the cache`)
  console.log('     waiting 65 s until they are stale')
  await pause(65_000)
  let fresh = 0
  const under = async (what: string, act: () => Promise<void>, mayRefuse = false) => {
    const came: Came[] = []
    let isOver = false
    let at = 0
    // One in ten is an address that nobody has asked for.
    const next = () => {
      if (isOver) return undefined
      at += 1
      return at % 10 === 0 ? others[fresh++ % others.length] : cached[at % cached.length]
    }
    const loaded = load(site, 50, next, (one) => came.push(one))
    await act()
    isOver = true
    await loaded
    const known = new Set(cached)
    const refused = came.filter(({ status }) => status === 0)
    const answered = came.filter(({ status }) => status !== 0)
    const [kept, rest] = [true, false].map((is) => answered.filter(({ path }) => known.has(path) === is)) as [
      Came[],
      Came[],
    ]
    const lost = kept.filter(({ status, isRendered }) => status !== 200 || !isRendered)
    const broken = rest.filter(({ status, isApp }) => status !== 200 || !isApp)
    const plain = rest.filter(({ isRendered }) => !isRendered)
    const isMet = lost.length === 0 && broken.length === 0 && (mayRefuse || refused.length === 0)
    report(
      `${what}: ${kept.length} requests for cached pages, ${lost.length} lost; ${rest.length} for others, ${broken.length} without the app (${plain.length} plain); ${refused.length} refused`,
      isMet && kept.length > 0 && rest.length > 0,
    )
    report(
      `  cache: ${tally(kept.map(({ cache }) => cache))}; first loss: ${JSON.stringify(lost[0] ?? broken[0] ?? 'none')}`,
    )
  }
  await under('API killed', async () => {
    kill(running.api)
    await pause(10_000)
  })
  running.api = startApi()
  await until('the API', () => answers(`${api}/__health`))
  await under('renderer killed', async () => {
    kill(running.renderer)
    await pause(10_000)
  })
  // The renderer is still dead: what nginx has kept on disk is all there is.
  await under(
    'nginx killed and started again, the renderer still dead',
    async () => {
      await pause(2000)
      kill(running.nginx)
      await pause(500)
      running.nginx = startNginx()
      await pause(8000)
    },
    true,
  )
  running.renderer = startRenderer()
  await until('the renderer', () => answers(`${renderer}/healthz`))
  const came: Came[] = []
  await load(site, 20, turns(cached, cached.length), (one) => came.push(one))
  await pause(2000)
  await load(site, 20, turns(cached, cached.length), (one) => came.push(one))
  report(
    `all running again: ${tally(came.map(({ status, cache }) => `${status} ${cache}`))}`,
    came.every(({ isRendered }) => isRendered),
  )
}

/** The reviews written so far, by business. */
const written = new Map<string, string>()

/** Writes and changes reviews of these businesses until told to stop; returns how many. */
async function changePages(ids: readonly string[], isOver: () => boolean): Promise<number> {
  const send = async (method: string, path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(`${api}/v1${path}`, { method, headers, body: JSON.stringify(body) })
    return { isDone: response.ok, ...((await response.json()) as { data: { accessToken: string; _id: string } }) }
  }
  const { data } = await send('POST', '/auth/login', { email: 'demo@vlereso.example', password: 'Demo1234' })
  let changes = 0
  for (let at = 0; !isOver(); at += 1) {
    const id = ids[at % ids.length] ?? ''
    const review = { rating: (at % 5) + 1, title: `Ndryshim ${at}`, comment: `Faqja ndryshon tani për herën ${at}.` }
    const old = written.get(id)
    const added = { ...review, business: id, user: 'usr_001', isApproved: true, experienceDate: '2026-01-31' }
    const sent = old
      ? await send('PUT', `/reviews/${old}`, review, data.accessToken)
      : await send('POST', '/reviews', added, data.accessToken)
    if (sent.isDone) changes += 1
    if (sent.isDone && !old) written.set(id, sent.data._id)
    await pause(250)
  }
  return changes
}

/** 200 connections for 30 s by autocannon, at the server itself and at the cache, while pages change. */
async function held(paths: readonly string[], ids: readonly string[]): Promise<void> {
  for (const [name, url, asked] of [
    ['the server itself', renderer, paths.slice(0, 20)],
    ['the cache', site, paths],
  ] as const) {
    const har = join(folder, 'requests.har')
    const entries = asked.map((path) => ({ request: { method: 'GET', url: url + path, headers: [] } }))
    writeFileSync(har, JSON.stringify({ log: { version: '1.2', creator: {}, entries } }))
    let isOver = false
    const changing = changePages(ids.slice(0, 10), () => isOver)
    const args = ['--yes', AUTOCANNON, '-c', '200', '-d', '30', '-t', '20', '--json', '--har', har, url]
    const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 1 << 26 })
    isOver = true
    const changes = await changing
    const { errors, timeouts, non2xx, requests, latency } = JSON.parse(stdout)
    report(
      `200 connections for 30 s at ${name}, ${asked.length} pages, ${changes} changes: ${requests.total} requests, ${errors} errors, ${timeouts} timeouts, ${non2xx} not 2xx`,
      errors === 0 && timeouts === 0 && non2xx === 0 && changes > 10,
    )
    report(`  ${Math.round(requests.average)} a second, latency median ${latency.p50} ms, p99 ${latency.p99} ms`)
  }
}

/** Resident memory of a process, in MB. */
const residentMb = (pid = 0): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** The server's memory over a hundred thousand requests for rendered pages, pictures, files and plain pages. */
async function memory(paths: readonly string[], running: Running): Promise<void> {
  const others = '/ /kategorite /favicon.svg /login /biznes/nuk-ekziston'.split(' ')
  const asked = [...paths.slice(0, 20), ...paths.slice(0, 2).map((path) => `/og${path}.png`), ...others]
  const stops = [10_000, 50_000, 100_000]
  const sizes: number[] = []
  const statuses: Record<number, number> = {}
  const begun = performance.now()
  let done = 0
  for (const stop of stops) {
    const note = ({ status }: Came) => (statuses[status] = (statuses[status] ?? 0) + 1)
    await load(renderer, 200, turns(asked, stop - done), note)
    done = stop
    sizes.push(residentMb(running.renderer.pid))
    console.log(`     ${sizes.at(-1)} MB after ${stop} requests, ${Math.round((performance.now() - begun) / 1000)} s`)
  }
  const seconds = Math.round((performance.now() - begun) / 1000)
  const [first = 0, , last = 0] = sizes
  const words = stops.map((stop, at) => `${sizes[at]} MB after ${stop}`).join(', ')
  report(
    `memory of the server: ${words} requests, in ${seconds} s; ${JSON.stringify(statuses)}`,
    last <= first * 1.15 && !statuses[0],
  )
}

/** What the app does not declare is missing, in the words of its page; what it declares is the app. */
async function undeclared(): Promise<void> {
  const statusOf = async (path: string) => (await fetch(site + path, { redirect: 'manual' })).status
  const found = async (paths: string, status: number) => {
    const came = await Promise.all(paths.split(' ').map(statusOf))
    report(
      `${paths}: ${came.join(' ')}`,
      came.every((one) => one === status),
    )
  }
  await found('/login /faq /FAQ /koment/x /home', 200)
  await found('/unknown /faq/x /koment/a/b /sitemap.xml', 404)
  await found('/.well-known/change-password', 302)
}

interface Running {
  api: ChildProcess
  renderer: ChildProcess
  nginx: ChildProcess
}

async function main(): Promise<void> {
  for (const [file, words] of [
    [resolve('dist-server/render.mjs'), 'run "npm run build" first'],
    [nginxProgram, 'apt-get install nginx, or NGINX=/its/path'],
  ] as const)
    if (!existsSync(file)) throw new Error(`${file} is missing: ${words}`)
  writeConfiguration()
  const running: Running = { api: startApi(), renderer: startRenderer(), nginx: startNginx() }
  try {
    await until('the API', () => answers(`${api}/__health`))
    await until('the renderer', () => answers(`${renderer}/healthz`))
    await until('nginx', () => answers(`${site}/favicon.svg`))
    const ids: string[] = []
    for (const page of [1, 2]) {
      const list = (await (await fetch(`${api}/v1/businesses?limit=100&page=${page}`)).json()) as {
        businesses: { _id: string; reviewCount: number }[]
      }
      ids.push(...list.businesses.filter(({ reviewCount }) => reviewCount > 0).map(({ _id }) => _id))
    }
    const paths = ids.map(businessPath)
    const [cached, others] = [paths.slice(0, 100), paths.slice(100)]
    if (cached.length < 100 || others.length < 10) throw new Error(`${paths.length} businesses are too few`)
    await undeclared()
    if (isWanted('once')) await once10000(cached)
    if (isWanted('held')) await held(cached, ids)
    if (isWanted('memory')) await memory(cached, running)
    if (isWanted('killed')) await killed(cached, others, running)
    const counts = Object.entries(logged).map(([name, count]) => `${count} ${name}`)
    console.log(`     the renderer answered: ${counts.join(', ')}`)
  } finally {
    for (const child of Object.values(running)) kill(child)
    const log = existsSync(join(folder, 'error.log')) ? readFileSync(join(folder, 'error.log'), 'utf8').split('\n') : []
    const words = log.map((line) => /: \*\d+ (.*?)(?:,| while)/.exec(line)?.[1] ?? '').filter(Boolean)
    if (words.length > 0) console.log(`     nginx's error log: ${tally(words)}`)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.exitCode = isMissed ? 1 : 0
}

await main()
