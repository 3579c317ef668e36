// The door for tests in Node: every fetch to /v1 and /media is answered by a backend in the same process.
import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { Backend, BackendOptions } from './backend'
import { createContractGuard } from './contractGuard'
import { failure, failureResponse } from './failure'
import { backends, type Personality } from './stranger'

/** A backend for one test file. */
export interface TestServer {
  readonly backend: Backend
  /** Requests that broke the contract since the last `reset`. */
  readonly violations: readonly string[]
  /** Method and address of every request since the last `reset`, like `GET /v1/categories`. */
  readonly requests: readonly string[]
  /** For replies that only one test needs: `msw.use(...)`. */
  readonly msw: ReturnType<typeof setupServer>
  /** Before the tests. From then on a request to anywhere else fails. */
  listen(): void
  /** After each test: back to the seed. Throws when a request broke the contract. */
  reset(): void
  close(): void
}

/** Options beyond the backend's own; the clock is the machine's unless given. */
export type TestServerOptions = Partial<BackendOptions> & { as?: Personality }

/** A test server: `listen` in beforeAll, `reset` in afterEach, `close` in afterAll. No latency. */
export function createTestServer({ as = 'ours', ...options }: TestServerOptions = {}): TestServer {
  const backend = backends[as]({ now: Date.now, appOrigin: 'http://localhost:3000', ...options })
  const guard = createContractGuard()
  const violations: string[] = []
  const requests: string[] = []
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    requests.push(`${request.method} ${pathname}${search}`)
    if (pathname.startsWith('/media/')) return backend.handle(request)
    const wrong = await guard(request)
    violations.push(...wrong)
    return wrong.length > 0 ? failureResponse(failure(500, `Contract: ${wrong.join('; ')}`)) : backend.handle(request)
  }
  const msw = setupServer(http.all('*/v1/*', answer), http.all('*/media/*', answer))
  return {
    backend,
    violations,
    requests,
    msw,
    listen: () => msw.listen({ onUnhandledRequest: 'error' }),
    reset() {
      const broken = violations.splice(0)
      requests.length = 0
      msw.resetHandlers()
      backend.reset()
      if (options.scenario) backend.setScenario(options.scenario)
      if (broken.length > 0) throw new Error(`Requests broke the contract:\n${broken.join('\n')}`)
    },
    close: () => msw.close(),
  }
}
