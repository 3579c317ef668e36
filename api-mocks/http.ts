// The door over real HTTP: `npm run api` for development against a network, `startHttp` for end-to-end tests.
import { dirname, join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { print, stop } from '@/platform/print'
import type { Backend } from './backend'
import { createContractGuard } from './contractGuard'
import type { Seed } from './db/rows'
import { Failure, failure, failureResponse } from './failure'
import { createOverlayFile } from './overlayFile'
import { isScenario, type ScenarioName } from './scenarios'
import { backends, type Personality } from './stranger'

/** How the server is started. */
export interface HttpOptions {
  /** Whose words, data and clock it has. A stranger's reads are always cacheable, and nothing of it is kept. */
  as?: Personality
  /** 0 means any free port. */
  port?: number
  /** Keeps nothing between runs. */
  memory?: boolean
  /** The clock, in ms since 1970. */
  now?: () => number
  scenario?: ScenarioName
  /** The rows it starts with; by default the demo's. */
  seed?: Seed
  /** Answers 500 to requests that break the contract, and collects them. */
  strict?: boolean
  /** Listens to other machines too, by their network's IP addresses; by default to this machine alone. */
  isOpen?: boolean
  /** Lets browsers keep what they have read for 5 min, with `ETag` and `Last-Modified`, as real servers may. */
  isCacheable?: boolean
}

/** A running server. */
export interface HttpServer {
  /** Like http://127.0.0.1:8787. */
  url: string
  backend: Backend
  /** Requests that broke the contract, when `strict`. */
  violations: string[]
  /** Stops taking calls, ends the open connections and stores what changed. */
  close(): Promise<void>
}

const overlayPath = join(dirname(fileURLToPath(import.meta.url)), '../.cache/api-mocks.json')
const largestBody = 256 * 1024
const headers = ['authorization', 'content-type', 'idempotency-key', 'x-api-key']

/** Starts the server; resolves when it listens. */
export async function startHttp({ as = 'ours', ...given }: HttpOptions = {}): Promise<HttpServer> {
  const options = as === 'stranger' ? { ...given, memory: true, isCacheable: true } : given
  const file = options.memory ? undefined : createOverlayFile(overlayPath)
  const backend = backends[as]({
    now: options.now ?? Date.now,
    overlay: file?.read(),
    scenario: options.scenario,
    seed: options.seed,
    onChange: () => file?.save(() => backend.exportOverlay()),
  })
  const violations: string[] = []
  const app = routes(backend, options, violations)
  const server = serve({
    fetch: app.fetch,
    port: options.port ?? 8787,
    hostname: options.isOpen ? '0.0.0.0' : '127.0.0.1',
    // Otherwise the server would replace the global Response, which the backend uses.
    overrideGlobalObjects: false,
  })
  await new Promise<void>((done, fail) => server.once('listening', done).once('error', fail))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  return {
    url: `http://127.0.0.1:${port}`,
    backend,
    violations,
    async close() {
      const closed = new Promise((done) => server.close(done))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      file?.flush()
    },
  }
}

/** The name of the machine in an address, with a Host header behind `http://`; empty if there is none. */
const machineOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/
const ipAddress = /^(\d+(\.\d+){3}|\[.+\])$/

/**
 * Why a call is refused, or undefined. Any website can send calls here, and resolve its own name to this machine (DNS
 * rebinding). So it must be called by a name that no website can have, by pages of this machine or of the one called.
 */
function refusal(host: string, origin: string | undefined, isOpen: boolean): string | undefined {
  const called = machineOf(`http://${host}`)
  if (!loopback.test(called) && !(isOpen && ipAddress.test(called))) return `Not called by the name ${host}`
  if (origin === undefined) return undefined
  const caller = machineOf(origin)
  return loopback.test(caller) || caller === called ? undefined : `No calls from pages of ${origin}`
}

function routes(backend: Backend, { isOpen = false, strict, isCacheable }: HttpOptions, violations: string[]) {
  const guard = strict && createContractGuard()
  const app = new Hono<{ Bindings: HttpBindings }>()
  // Like a real host: 100 comments are 40 kB plain and 4 kB compressed.
  app.use(compress())
  app.use(async ({ req }, next) => {
    const words = refusal(req.header('host') ?? '', req.header('origin'), isOpen)
    return words === undefined ? next() : failureResponse(failure(403, words))
  })
  app.use(
    cors({
      // The others were refused.
      origin: (origin) => origin,
      allowHeaders: headers,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposeHeaders: ['retry-after'],
    }),
  )
  // Not hono's bodyLimit: it makes a Request of the server's own class, which fails with the original globals.
  app.use(async (context, next) => {
    if (context.req.header('transfer-encoding')) return failureResponse(failure(411, 'Content-Length is required'))
    if (Number(context.req.header('content-length')) > largestBody)
      return failureResponse(failure(413, 'The body is too large'))
    return next()
  })
  if (isCacheable) {
    app.get('/v1/*', etag(), async (context, next) => {
      await next()
      if (!context.res.ok) return
      context.header('cache-control', 'public, max-age=300')
      context.header('last-modified', context.res.headers.get('date') ?? new Date().toUTCString())
    })
  }
  app.get('/__health', (context) => context.json({ ok: true, scenario: backend.scenario }))
  app.get('/__outbox', (context) => context.json(backend.outbox.all()))
  app.get('/__in-review', (context) => context.json(backend.inReview().map(({ id, name }) => ({ id, name }))))
  app.post('/__approve/:id', (context) => {
    try {
      backend.approve(context.req.param('id'), context.req.header('origin'))
      return context.json({ ok: true })
    } catch (error) {
      if (error instanceof Failure) return failureResponse(error)
      throw error
    }
  })
  app.post('/__reset', (context) => {
    backend.reset()
    return context.json({ ok: true })
  })
  app.post('/__scenario/:name', (context) => {
    const name = context.req.param('name')
    if (!isScenario(name)) return failureResponse(failure(404, `No scenario ${name}`))
    backend.setScenario(name)
    return context.json({ ok: true, scenario: name })
  })
  app.all('*', async (context) => {
    const request = context.req.raw
    const wrong = guard && context.req.path.startsWith('/v1/') ? await guard(request) : []
    violations.push(...wrong)
    if (wrong.length > 0) return failureResponse(failure(500, `Contract: ${wrong.join('; ')}`))
    const response = await backend.handle(request)
    // No HTTP reply means 'the network failed', but the connection can be cut.
    if (response.type === 'error') context.env.incoming.socket.destroy()
    return response.type === 'error' ? new Response(null, { status: 500 }) : response
  })
  return app
}

const usage = `npm run api [-- --memory] [-- --open] [-- --cache] [-- --as stranger]
Starts the mock backend over HTTP at the port PORT (8787 unless set).
  --memory       keeps nothing between runs
  --open         listens to other machines too
  --cache        lets browsers keep what they have read
  --as stranger  is another server that the specification allows, with data of its own`

function readOptions() {
  try {
    return parseArgs({
      options: {
        memory: { type: 'boolean', default: false },
        open: { type: 'boolean', default: false },
        cache: { type: 'boolean', default: false },
        as: { type: 'string', default: 'ours' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return stop(`${(error as Error).message}\n\n${usage}`)
  }
}

/** `npm run api`, as `usage` tells; what it cannot do is said in a sentence. */
async function main(): Promise<void> {
  const values = readOptions()
  if (values.help) return print(usage)
  const { as, memory, open: isOpen, cache: isCacheable } = values
  if (as !== 'ours' && as !== 'stranger') return stop(usage)
  const { PORT = '8787' } = process.env
  const port = Number(PORT)
  if (!/^\d+$/.test(PORT) || port > 65_535)
    return stop(`PORT '${PORT}' is no port: 0 to 65535, 0 being any that is free.`)
  const options: HttpOptions = { as, port, memory, isOpen, isCacheable }
  const server = await startHttp(options).catch(({ code, message }: NodeJS.ErrnoException) =>
    stop(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken: another server runs there. Say PORT=N, or 0 for any that is free.`
        : message,
    ),
  )
  print(`Mock backend at ${server.url} (scenario ${server.backend.scenario})`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close())
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) await main()
