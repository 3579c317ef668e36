// The mock backend behind a network that holds every answer until the walk lets it go: in any order, broken, or never.
import { createBackend } from '@mocks/backend'
import { createContractGuard } from '@mocks/contractGuard'
import { findRoute } from '@mocks/router'
import { settle } from '@test/stubServer'
import { DEFAULT_PAGE_SIZE } from '@/api'
import type { OperationId } from '@/api/endpoints/generated/operations'
import { CATEGORY_PAGE_SIZE } from '@/features/businesses/model/businessRequests'
import { type Fault, faults } from '../robustness/faults'
import { directory } from './directory'
import type { Order } from './steps'

const pageSizes = new RegExp(`([?&]limit=)(?:${DEFAULT_PAGE_SIZE}|${CATEGORY_PAGE_SIZE})\\b`)

/** The server lets a list have this many items a page where the app wants ten, so that short lists have several. */
export const SHORT_PAGE = 3

/** The faults that end in an error, by name; which answers are read all the same is tested in faults.test.ts. */
const broken = new Map<string, Fault>(
  faults
    .filter(({ row, isHeavy, ends }) => !isHeavy && row !== 'F03' && 'fails' in ends('listReviews'))
    .map((fault) => [`${fault.row} ${fault.name}`, fault]),
)

/** What can become of a request: answered, carried out though the answer is lost, timed out, or one of the faults. */
export const fates: readonly string[] = ['well', 'lost', 'timed out', ...broken.keys()]

/** A request that waits for its answer. */
interface Waiting {
  /** Method, path and query, which a step names it by. */
  name: string
  id: OperationId | undefined
  request: Request
  /** What the server has made of it already. */
  made?: Promise<Response>
  resolve: (response: Response) => void
  reject: (reason: unknown) => void
}

/** Reading the contract takes longer than a walk. */
const guard = createContractGuard()

const cutBody = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":tr')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })

/** One walk's server. */
export class WalkServer {
  readonly backend = createBackend({ now: Date.now, appOrigin: 'http://localhost:3000', seed: directory() })
  /** Oldest first. */
  waiting: Waiting[] = []
  /** By its name, what becomes of a request whenever it is made. */
  private readonly lasting = new Map<string, string>()
  /** By its name, how a request ended the last time. */
  private readonly ended = new Map<string, { id: OperationId | undefined; isOk: boolean }>()
  sent = 0
  /** Requests that the contract does not allow. */
  readonly violations: string[] = []

  /** In place of the browser's own. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    this.violations.push(...(await guard(request)))
    const id = findRoute(request.method, pathname)?.id
    const name = `${request.method} ${pathname.replace(/^.*?\/v1/, '')}${search}`
    this.sent += 1
    return new Promise((resolve, reject) => {
      const one: Waiting = { name, id, request, resolve, reject }
      this.waiting.push(one)
      request.signal.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((other) => other !== one)
        this.ended.set(name, { id, isOk: false })
        reject(request.signal.reason)
      })
    })
  }

  /** Carries a request out before its answer is let go. */
  carryOut(one: Waiting): void {
    one.made ??= this.handle(one)
  }

  /** From now on this becomes of all requests of the name; a retry or another try brings nothing else. */
  goOn(name: string, fate: string): void {
    this.lasting.set(name, fate)
  }

  /** Which request is answered next. */
  next(order: Order): Waiting | undefined {
    const { waiting } = this
    const write = order === 'writes first' && waiting.find(({ request }) => request.method !== 'GET')
    return write || waiting.at(order === 'newest first' ? -1 : 0)
  }

  /** Lets an answer go, and waits until the store has seen it. */
  async answer(one: Waiting, wanted: string): Promise<void> {
    const fate = this.lasting.get(one.name) ?? wanted
    this.waiting = this.waiting.filter((other) => other !== one)
    const reply = one.id && broken.get(fate)?.reply(one.id)
    if (reply) this.breakOff(one, reply)
    const isOk = !reply && (await this.end(one, fate))
    this.ended.set(one.name, { id: one.id, isOk })
    await settle()
  }

  /** Whether the app is told that all went well. */
  private async end(one: Waiting, fate: string): Promise<boolean> {
    if (fate === 'lost' || fate === 'well') this.carryOut(one)
    const response = await one.made
    if (fate === 'well' && response) one.resolve(response)
    else if (fate === 'timed out') one.reject(new DOMException('signal timed out', 'TimeoutError'))
    else one.reject(new TypeError('Failed to fetch'))
    return fate === 'well' && response?.ok === true
  }

  /** The page is gone, and with it whoever waits. */
  forgetPage(): void {
    for (const one of this.waiting) if (one.id !== undefined && one.request.method !== 'GET') this.carryOut(one)
    this.waiting = []
    this.ended.clear()
  }

  /** Whether a request of one of these operations waits. */
  waits(...ids: readonly OperationId[]): boolean {
    return this.waiting.some(({ id }) => id !== undefined && ids.includes(id))
  }

  /** Whether a request of one of these operations has ended in an error the last time. */
  hasFailed(...ids: readonly OperationId[]): boolean {
    return [...this.ended.values()].some(({ id, isOk }) => !isOk && id !== undefined && ids.includes(id))
  }

  private async handle(one: Waiting): Promise<Response> {
    const { request } = one
    const url = request.url.replace(pageSizes, `$1${SHORT_PAGE}`)
    const { method, headers } = request
    const text = await request.text()
    return this.backend.handle(new Request(url, { method, headers, ...(text !== '' && { body: text }) }))
  }

  private breakOff(one: Waiting, reply: ReturnType<Fault['reply']>): void {
    const { status = 200, body, headers, offline, cut, opaque } = reply
    const content = reply.text ?? (body === undefined ? null : JSON.stringify(body))
    if (offline) one.reject(new TypeError('Failed to fetch'))
    else if (opaque) one.resolve(Response.error())
    else one.resolve(new Response(cut ? cutBody() : content, { status, ...(headers && { headers }) }))
  }
}
