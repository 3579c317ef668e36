// `npm run serve`: the live server in Node; `--help` names its options.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { env, exit, stderr, stdout } from 'node:process'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { print, stop, tell } from '../../platform/print.ts'
import { createServer } from './app.ts'
import { checkAddresses, openSite, readOptions } from './command.ts'
import { filesOf } from './files.ts'
import { previewPicture } from './previewPicture.ts'

const help = `npm run serve -- --origin https://example.al [options]

Serves the build in dist/ with its pages rendered on demand: run "npm run build" first. It keeps nothing, so any number may run behind
one shared cache (docs/tools/pages-as-html.md).

  --origin URL     the site's own address; also ORIGIN
  --api URL        where the API is, if not where the build says
  --port N         4180 unless given; also PORT
  --host ADDRESS   127.0.0.1 unless given; 0.0.0.0 listens to other machines too
  --dist FOLDER    the build, dist unless given; its renderer stands beside it, in dist-server
  --renders N      how many pages may be rendered at once, 32 unless given; beyond, 503 and Retry-After
  --behind-cache   where the API fails, 503 tells the cache to send what it has; else the plain page with 200
  --help           this`

/** How long requests under way may take after SIGTERM, in ms. */
const LAST = 10_000
/** How often connections that have become idle meanwhile are ended, in ms. */
const LOOK = 100

const given = readOptions(
  {
    origin: { type: 'string', default: env.ORIGIN ?? '' },
    api: { type: 'string' },
    port: { type: 'string', default: env.PORT || '4180' },
    host: { type: 'string', default: '127.0.0.1' },
    dist: { type: 'string', default: 'dist' },
    renders: { type: 'string', default: '32' },
    'behind-cache': { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
  help,
)
const { origin, api, host } = given
const [port, renders] = [Number(given.port), Number(given.renders)]
checkAddresses('serve', origin, api)
if (!/^\d+$/.test(given.port) || port > 65_535)
  stop(`--port '${given.port}' is no port: 0 to 65535, 0 being any that is free.`)
if (!/^\d+$/.test(given.renders) || renders < 1) stop(`--renders '${given.renders}' is no number of pages at once.`)

// A full disk, or a reader that has gone: a line of the log is worth less than the site.
for (const stream of [stdout, stderr]) stream.on('error', () => undefined)

const dist = resolve(given.dist)
if (!existsSync(join(dist, 'index.html'))) stop(`${dist} has no build: run "npm run build" first.`)
const folder = `${dist}-server`
const { render, hasData, isDeclared } = await openSite(folder, api)
const headers: Record<string, string> = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'))
const app = createServer({
  files: await filesOf(dist),
  render,
  hasData,
  isDeclared,
  draw: previewPicture,
  isBehindCache: given['behind-cache'],
  origin,
  headers,
  renders,
  log: (line) => print(JSON.stringify({ time: new Date().toISOString(), ...line })),
})
const server = serve({ fetch: new Hono().use(compress()).route('/', app).fetch, port, hostname: host }, (listening) =>
  tell(`${origin} at http://${host}:${listening.port}`),
)
server.on('error', ({ code, message }: NodeJS.ErrnoException) =>
  stop(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken: another server runs there. Say --port N, or 0 for any that is free.`
      : `Cannot listen at ${host}:${port}: ${message}`,
  ),
)

const end = () => {
  server.close(() => exit(0))
  // A connection that is kept alive would hold the server up.
  if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), LOOK)
  setTimeout(() => exit(1), LAST)
}
process.once('SIGTERM', end)
process.once('SIGINT', end)
