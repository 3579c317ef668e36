// The mock backend: a Request in, a Response out. The doors (browser.ts, node.ts, http.ts) only pass requests on to it.

import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { approve, inReview } from './approval'
import { bearerUser } from './auth/tokens'
import { createDatabase, type Database, type Overlay } from './db/database'
import type { BusinessRow, Seed } from './db/rows'
import { Failure, failure, failureResponse } from './failure'
import { handlers } from './handlers'
import type { Call, Handler } from './handlers/types'
import { createLimits } from './limits'
import { drawPhoto } from './media'
import { messages } from './messages'
import { type Outbox, readOutbox } from './outbox/outbox'
import { findRoute, type Route } from './router'
import { isScenario, provoke, type Scenario, type ScenarioName, scenarios, slowSentinel } from './scenarios'
import { seed, seedName } from './seed/seed'

/** A backend's options. */
export interface BackendOptions {
  /** The clock, in ms since 1970. */
  now: () => number
  /** The overlay of an earlier run; ignored when it belongs to another seed. */
  overlay?: Overlay | undefined
  /** The initial scenario; by default the overlay's, else `normal`. */
  scenario?: ScenarioName | undefined
  /** Called after every call or command that changed something, for storing `exportOverlay()`. */
  onChange?: (() => void) | undefined
  /** The app's origin for links in e-mails; by default the call's Origin header. */
  appOrigin?: string | undefined
  /** The rows it starts with; by default the demo's. */
  seed?: Seed | undefined
  /** How the ids of new rows begin; by default each kind's begin otherwise. */
  idsBegin?: string | undefined
  /** Waits this many ms; tests may pass one that does not. */
  wait?: ((ms: number) => Promise<unknown>) | undefined
}

/** A running backend. */
export interface Backend {
  /** Answers any request: /v1/... by the contract, /media/... with drawings, anything else with a JSON 404. */
  handle(request: Request): Promise<Response>
  readonly db: Database
  readonly outbox: Outbox
  readonly scenario: ScenarioName
  setScenario(name: ScenarioName): void
  inReview(): BusinessRow[]
  /** Approves one; e-mails link to `origin` unless the backend has its own. Throws a 404 `Failure`. */
  approve(businessId: string, origin?: string): void
  /** Back to the seed and to `normal`. */
  reset(): void
  /** What differs from the seed, as JSON can hold it. */
  exportOverlay(): Overlay
  /** Adopts an overlay stored by another backend; undefined means the seed. */
  load(overlay: Overlay | undefined): void
}

/** A backend with the seed's data and the overlay's changes. */
export function createBackend(options: BackendOptions): Backend {
  const { now, onChange, appOrigin } = options
  const wait = options.wait ?? ((ms: number) => new Promise((done) => setTimeout(done, ms)))
  const limits = createLimits(now)
  let scenario: ScenarioName
  let db: Database
  let calls: Map<OperationId | 'all', number>
  /** The first answers to writes with a key, until the next load. Keys are random: who has one has sent the write. */
  let done: Map<string, { body: unknown; status: number }>
  /** What was changed in the directory before `empty` was chosen. */
  let aside: Overlay['tables'] = {}

  function load(overlay: Overlay | undefined, name?: ScenarioName): void {
    const fits = overlay?.seed === seedName ? overlay : undefined
    scenario = name ?? (isScenario(fits?.scenario) ? fits.scenario : 'normal')
    db = createDatabase(current().empty ? emptySeed() : (options.seed ?? seed()), fits, options.idsBegin)
    aside = fits?.aside ?? {}
    calls = new Map()
    done = new Map()
  }
  const current = (): Scenario => scenarios[scenario]
  const count = (key: OperationId | 'all'): number => {
    const number = (calls.get(key) ?? 0) + 1
    calls.set(key, number)
    return number
  }
  load(options.overlay, options.scenario)
  limits.clear()

  async function answer(request: Request, url: URL, route: Route): Promise<Response> {
    const text = await request.text()
    const { delay, refuse, limit } = current()
    const refusal = refuse?.({ id: route.id, number: count('all'), ofOperation: count(route.id) })
    if (delay) await wait(delay)
    if (limit) limits.count('every call', limit.most, limit.windowMs)
    if (refusal) throw refusal
    const provoked = provoke(
      `${Object.values(route.params).join(' ')} ${[...url.searchParams.values()].join(' ')} ${text}`,
    )
    if (provoked === 'network') return Response.error()
    if (provoked === 'slow') await wait(slowSentinel)
    const write = `${request.method} ${url.pathname} ${request.headers.get('idempotency-key')}`
    const reply = done.get(write) ?? handled(request, url, route, text)
    if (request.headers.has('idempotency-key')) done.set(write, reply)
    return Response.json(reply.body, { status: reply.status })
  }

  function handled(request: Request, url: URL, route: Route, text: string): { body: unknown; status: number } {
    const call = {
      params: route.params,
      query: url.searchParams,
      body: parse(text),
      user: authenticate(request, route.id),
      origin: appOrigin ?? request.headers.get('origin') ?? '',
    }
    // The table types each handler's call and reply; here the operation is only known at run time.
    const handler = handlers[route.id] as unknown as Handler<OperationId>
    const result = handler(call as unknown as Call<OperationId>, { db, now: now(), limits })
    return 'status' in result ? result : { body: result, status: 200 }
  }

  function authenticate(request: Request, id: OperationId) {
    const needed = operations[id][3]
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (needed === 'none') return undefined
    if (token) return bearerUser(db, token, now())
    if (needed === 'required') throw failure(401, 'Authentication required')
    return undefined
  }

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const drawing = url.pathname.startsWith('/media/') ? drawPhoto(db, url.pathname) : undefined
    if (drawing)
      return new Response(drawing, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' } })
    const route = findRoute(request.method, url.pathname)
    const version = db.version()
    try {
      if (!route) throw failure(404, `No operation ${request.method} ${url.pathname}`)
      return await answer(request, url, route)
    } catch (error) {
      if (error instanceof Failure) return failureResponse(error)
      return failureResponse(failure(500, `${messages.failure} (${error})`))
    } finally {
      if (db.version() !== version) onChange?.()
    }
  }

  return {
    handle,
    get db() {
      return db
    },
    get scenario() {
      return scenario
    },
    outbox: readOutbox(() => db),
    setScenario(name) {
      const overlay = exportOverlay()
      const next: Scenario = scenarios[name]
      load(next.empty === current().empty ? overlay : exchange(overlay), name)
      if (current().endSessions) db.counters.refusedTokens = db.counters.token ?? 0
      onChange?.()
    },
    inReview: () => inReview(db),
    approve(id, origin = '') {
      approve(id, { db, origin: appOrigin ?? origin, now: now() })
      onChange?.()
    },
    reset() {
      load(undefined, 'normal')
      limits.clear()
      onChange?.()
    },
    exportOverlay,
    load: (overlay) => load(overlay),
  }

  function exportOverlay(): Overlay {
    return { seed: seedName, scenario, counters: { ...db.counters }, tables: db.changes(), aside }
  }
}

/** The overlay for the other base: changes to the directory stay with the base they were made on. */
function exchange(overlay: Overlay): Overlay {
  const { businesses, reviews, ...accounts } = overlay.tables
  return { ...overlay, tables: { ...accounts, ...overlay.aside }, aside: directoryOf({ businesses, reviews }) }
}

/** What has changed of businesses and reviews. */
export const directoryOf = ({ businesses, reviews }: Overlay['tables']): Overlay['tables'] => ({
  ...(businesses && { businesses }),
  ...(reviews && { reviews }),
})

const emptySeed = () => ({ ...seed(), businesses: [], reviews: [] })

/** The JSON object of a body. */
function parse(text: string): Record<string, unknown> {
  if (!text) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Answered below, as any other body that is no object.
  }
  throw failure(400, 'The body must be a JSON object')
}
