// A client of the mock backend for its tests: with a clock to turn, and every reply held against the contract.
import { type Backend, type BackendOptions, createBackend } from '@mocks/backend'
import { findRoute } from '@mocks/router'
import { anchor } from '@mocks/seed/data'
import { demoUser } from '@mocks/seed/users'
import { expectReplyMatchesContract } from '../contract/validate'

/** What came back; the body as loosely as a test reads it. */
export interface Answer {
  status: number
  body: Body
  headers: Headers
}
/** A JSON object whose fields a test names as it expects them. */
export type Body = {
  [field: string]: unknown
  message?: string
  code?: string
  data: Record<string, unknown> & { _id: string }
  businesses: (Record<string, unknown> & { _id: string; name: string; averageRating: number; reviewCount: number })[]
  reviews: (Record<string, unknown> & { _id: string; rating: number; createdAt: string; isApproved: boolean })[]
  pagination: { current: number; pages: number; total: number; limit: number }
  errors?: { field?: string; message: string }[]
}

/** A backend of its own and the ways to speak to it. */
export interface Client {
  backend: Backend
  /** Milliseconds every wait of the backend was asked for. */
  waits: number[]
  /** Turns the clock forward by so many ms. */
  pass(ms: number): void
  /** One call below /v1; checks the reply against the contract unless the path is no operation. */
  call(method: string, path: string, body?: unknown, token?: string): Promise<Answer>
  get(path: string, token?: string): Promise<Answer>
  post(path: string, body?: unknown, token?: string): Promise<Answer>
  /** Signs in and answers the pair of tokens. */
  login(email?: string, password?: string): Promise<{ accessToken: string; refreshToken: string }>
}

/** A client of a new backend; a day after the seed's anchor. */
export function createClient(options: Partial<BackendOptions> = {}): Client {
  let now = anchor + 86_400_000
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const backend = createBackend({ now: () => now, appOrigin: 'https://app.example', wait, ...options })
  const call: Client['call'] = async (method, path, body, token) => {
    const request = new Request(`https://api.example/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await backend.handle(request)
    const answer = { status: response.status, body: await response.json(), headers: response.headers }
    const route = findRoute(method, new URL(request.url).pathname)
    if (route) expectReplyMatchesContract(route.id, answer.status, answer.body)
    return answer
  }
  return {
    backend,
    waits,
    pass(ms) {
      now += ms
    },
    call,
    get: (path, token) => call('GET', path, undefined, token),
    post: (path, body, token) => call('POST', path, body, token),
    async login(email = demoUser.email, password = demoUser.password) {
      const { status, body } = await call('POST', '/auth/login', { email, password })
      if (status !== 200) throw new Error(`login: ${status} ${body.message}`)
      return { accessToken: String(body.data.accessToken), refreshToken: String(body.data.refreshToken) }
    },
  }
}

/** The body of a review that the demo user may write. */
export const newReview = (business: string, changes: object = {}) => ({
  business,
  user: demoUser.id,
  rating: 4,
  title: 'Mirë',
  comment: 'Shërbim i mirë dhe i shpejtë.',
  isApproved: true,
  ...changes,
})
