// `npm run serve`: the live server in Node. `--port`, `--origin` (of the site), `--api` (if not the one it
// was built for), `--renders` (at once); also PORT and ORIGIN.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { env, exit, stderr, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createServer } from './app.ts'
import { filesOf } from './files.ts'
import { loadSite } from './renderer.ts'

/** How long requests under way may take after SIGTERM, in ms. */
const LAST = 10_000

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: env.PORT ?? '4180' },
    origin: { type: 'string', default: env.ORIGIN ?? '' },
    api: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
    renders: { type: 'string', default: '32' },
  },
})

if (!/^https?:\/\/[^/]+$/.test(values.origin)) {
  stderr.write('Say which site this is: npm run serve -- --origin https://example.al\n')
  exit(2)
}
const folder = resolve(`${values.dist}-server`)
const { render } = await loadSite(folder, values.api).catch((error: Error) => {
  stderr.write(`${error.message}\n`)
  exit(2)
})
const headers: Record<string, string> = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8'))
const app = createServer({
  files: await filesOf(resolve(values.dist)),
  render,
  origin: values.origin,
  headers,
  renders: Number(values.renders),
  log: (line) => stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`),
})
const server = serve(
  { fetch: new Hono().use(compress()).route('/', app).fetch, port: Number(values.port) },
  ({ port }) => stderr.write(`${values.origin} at http://127.0.0.1:${port}\n`),
)

const end = () => {
  server.close(() => exit(0))
  setTimeout(() => exit(1), LAST).unref()
}
process.once('SIGTERM', end)
process.once('SIGINT', end)
