// The conformance run: the mock passes it whole over HTTP, and a server that breaks the contract is told where.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { facts } from '@mocks/facts'
import { type HttpServer, startHttp } from '@mocks/http'
import { anchor } from '@mocks/seed/data'
import { demoUser } from '@mocks/seed/users'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { operations } from '@/api/endpoints/generated/operations'
import { conform, main, printed } from './run'

const isDeep = process.env.TEST_DEEP === '1'

// Some hundred calls over HTTP. More whole runs against servers that are right in another way: test:deep.
vi.setConfig({ testTimeout: 60_000 })

const account = { email: demoUser.email, password: demoUser.password }
const flags = ['--write', '--email', account.email, '--password', account.password, '--outbox', '/__outbox']
let now = anchor
let mock: HttpServer
let caching: HttpServer
let stranger: HttpServer

beforeAll(async () => {
  mock = await startHttp({ port: 0, memory: true, now: () => now })
  caching = await startHttp({ port: 0, memory: true, now: () => now, isCacheable: true })
  stranger = await startHttp({ as: 'stranger', port: 0, now: () => now })
})
beforeEach(() => mock.backend.reset())
afterAll(() => Promise.all([mock, caching, stranger].map((server) => server.close())))

/** Runs the command line and keeps what it prints. */
async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = []
  const code = await main(args, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}

/** A server in front of the mock that changes some of its replies; `undefined` passes one on. */
type Change = (
  call: string,
  reply: { status: number; text: string },
  body: string,
) => { status?: number; text?: string } | undefined

async function behind(change: Change, use: (url: string) => Promise<void>): Promise<void> {
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = 'GET', url = '/' } = request
    const { authorization = '' } = request.headers
    const answer = await fetch(mock.url + url, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(body && { body }),
    })
    const reply = { status: answer.status, text: await answer.text() }
    const changed = { ...reply, ...change(`${method} ${url.replace('/v1', '').split('?')[0]}`, reply, body) }
    response.writeHead(changed.status, { 'content-type': 'application/json' }).end(changed.text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    await new Promise((done) => server.close(done))
  }
}

describe('the mock', () => {
  it.each<[where: string, server: () => HttpServer]>([
    ['where browsers may keep its answers', () => caching],
    ...(isDeep ? [['where they may not', () => mock] as [string, () => HttpServer]] : []),
  ])(
    'passes whole %s: every operation of the contract is tried, nothing is wrong, nothing is left behind',
    async (_, server) => {
      const { backend, url } = server()
      const stored = () => {
        const { categories, businesses, reviews, users } = backend.exportOverlay().tables
        return { categories, businesses, reviews, users }
      }
      const before = stored()
      const { code, text } = await run(url, ...flags)
      const table = text.split('\n\n')[0]?.split('\n') ?? []
      expect(table.slice(1).map((line) => line.split(' ')[0])).toEqual(Object.keys(operations))
      for (const line of table.slice(1)) expect(line).toMatch(/ ok 1 /)
      expect(text.split('\n\n').slice(1)).toEqual([
        expect.stringMatching(/^\d{3} cases of \d+ operations: 0 breaches; 0 operations not tried$/),
      ])
      expect(code).toBe(0)
      expect(stored()).toEqual(before)
    },
  )

  it('as another server passes as the app reads it, and not as it is sent', async () => {
    const { email, password } = facts.stranger.account
    const args = [stranger.url, '--write', '--email', email, '--password', password, '--outbox', '/__outbox']
    const read = await run(...args, '--variants')
    expect(read.text).toContain(': 0 breaches; 0 operations not tried')
    expect(read.text).not.toContain('Made and not removed')
    expect(read.code).toBe(0)
    expect((await run(stranger.url)).code).toBe(1)
  })

  it('is only read without --write, and calls that need an account say so', async () => {
    const { code, text } = await run(mock.url)
    expect(code).toBe(0)
    expect(text).toContain('createReview: a write: --write')
    expect(text).toContain('verifyEmail: a write: --write')
    expect(text).toContain('getMe: needs --email and --password')
    expect(mock.backend.exportOverlay()).toMatchObject({ counters: {} })
    expect(
      Object.values(mock.backend.exportOverlay().tables).every(({ put, drop }) => put.length + drop.length === 0),
    ).toBe(true)
  })

  it.runIf(isDeep)('is waited for when it limits calls', async () => {
    mock.backend.setScenario('limited')
    const waits: number[] = []
    const wait = async (ms: number) => {
      waits.push(ms)
      now += ms
    }
    const { rows } = await conform({ url: mock.url, write: false, wait })
    expect(waits).toContain(10_000)
    expect(rows.flatMap(({ tried }) => tried.flatMap(({ breaches }) => breaches))).toEqual([])
  })
})

describe('a server that breaks the contract', () => {
  const failed = (status: number) => ({ status, text: '{"success":false,"message":"x"}' })
  /** Changes the replies to one call. */
  const to =
    (call: string, change: (...exchange: [{ status: number; text: string }, string]) => ReturnType<Change>): Change =>
    (called, ...exchange) =>
      called === call ? change(...exchange) : undefined
  /** Changes the businesses of a page. */
  const listed = (call: string, change: (all: object[]) => object[]) =>
    to(call, ({ text }) => {
      const page = JSON.parse(text)
      return { text: JSON.stringify({ ...page, businesses: change(page.businesses) }) }
    })
  const noScore = '{"success":true,"data":{"_id":"x","averageRating":0,"reviewCount":0}}'
  const faults: [Change, RegExp][] = [
    // An undocumented status, a field of another type, no JSON, a failure for odd paging.
    [
      to('POST /categories', ({ status }) => (status === 201 ? { status: 200 } : undefined)),
      /createCategory, good \(as documented\): answered 200, not 201/,
    ],
    [
      to('GET /businesses', ({ text }) => ({ text: text.replace(/"averageRating":([\d.]+)/, '"averageRating":"$1"') })),
      /listBusinesses, good \(as documented\): 200: \/businesses\/0\/averageRating must be number/,
    ],
    [to('GET /categories/search', () => ({ text: '<html>' })), /searchCategories, good .*no JSON: <html>/],
    [
      to('GET /reviews', ({ status }) => (status === 200 ? failed(500) : undefined)),
      /listReviews, odd query \(page=0\): 500, a failure of the server/,
    ],
    // An account shown to anybody, something for an unknown id, a script taken for an address.
    [
      to('GET /auth/me', ({ status }) => (status === 401 ? { status: 200, text: '{"success":true,"data":{}}' } : {})),
      /getMe, unauthorised \(no token\): answered 200, not 401/,
    ],
    [
      to('GET /businesses/conform-unknown', () => ({ status: 200, text: noScore })),
      /getBusiness, unknown id \(conform-unknown\): answered 200, not 404/,
    ],
    [
      to('POST /businesses', (_, body) => (body.includes('javascript:') ? { status: 201, text: '{}' } : undefined)),
      /createBusiness, invalid \(url: "javascript:alert\(1\)"\): answered 201, not 400/,
    ],
    // A text that nobody can see, signs that nobody sees in another.
    [
      to('POST /reviews', (_, body) => (body.includes('\u200B') ? { status: 201, text: '{}' } : undefined)),
      /createReview, invalid \(title, comment: a zero-width space\): answered 201, not 400/,
    ],
    [
      (call, { text }, body) =>
        call.startsWith('PUT /reviews/') && body.includes('\u00AD')
          ? { text: text.replace('"title":"', '"title":"\u200E') }
          : undefined,
      /updateReview, texts \(format characters\): title is kept as "\u200E/,
    ],
    // A log-in before the e-mail is verified, refused without a reason.
    [
      to('POST /auth/login', ({ status }) => (status === 403 ? failed(401) : undefined)),
      /login, unauthorised \(an e-mail that is not verified\): neither the code EMAIL_NOT_VERIFIED nor a 403/,
    ],
    // One business on two pages, a wrong order.
    [
      listed('GET /businesses/search', (all) => all.map((one) => ({ ...one, _id: 'same' }))),
      /searchBusinesses, pages \(two of two\): on both pages: same/,
    ],
    [
      listed('GET /businesses/universal-search', (all) => all.toReversed()),
      /universalSearch, order \(reviews_desc\): \w+ comes after \w+, which it should precede/,
    ],
  ]
  it('is told of each of them, and of what could not be removed; the run ends with 1', async () => {
    const keep: Change = (call) => (call.startsWith('DELETE /categories/') ? failed(409) : undefined)
    const all = [...faults.map(([change]) => change), keep]
    const first: Change = (...exchange) => all.map((change) => change(...exchange)).find(Boolean)
    await behind(first, async (url) => {
      const { code, text } = await run(url, ...flags)
      for (const [, told] of faults) expect(text).toMatch(told)
      expect(text).toMatch(/\nlistReviews .* 9 of 9 WRONG /)
      expect(text).toMatch(/Made and not removed:\n {2}cat_n\d/)
      expect(code).toBe(1)
    })
  })
})

it.runIf(isDeep)(
  'a server that does not heed keys, or says more than is shown, breaks nothing, and is told',
  async () => {
    const wordy = JSON.stringify({ success: false, message: 'x'.repeat(301) })
    // The server in front passes no key on.
    await behind(
      (call, { status }) => (call === 'POST /auth/forgot-password' && status >= 400 ? { text: wordy } : undefined),
      async (url) => {
        const { code, text } = await run(url, ...flags)
        expect(text).toContain(
          'createBusiness: a second call with the same Idempotency-Key was answered 409, not like the first',
        )
        expect(text).toContain('forgotPassword: a message of 301 characters, of which 300 are shown')
        expect(text).toContain(' 0 breaches')
        expect(code).toBe(0)
      },
    )
  },
)

it('breaches are counted by what is wrong, not by the items in which it is', () => {
  const breaches = ['0/name', '1/name', '1/url'].map((place) => `200: /businesses/${place} must be string`)
  const tried = [...breaches, '200: /data/name must be string'].map((breach) => ({
    kind: 'good' as const,
    what: 'as documented',
    breaches: [breach],
  }))
  expect(printed([{ id: 'getBusiness', tried }], [])).toMatch(/: 2 kinds of breach, 4 times; 0 operations not tried$/)
})

describe('the command line', () => {
  it('says in words that nobody answers', async () => {
    const { code, text } = await run('http://127.0.0.1:9')
    expect(text).toMatch(/^The server at http:\/\/127\.0\.0\.1:9 does not answer \(.+\)\. Is it running\?/)
    expect(code).toBe(2)
  })

  it.each([[[]], [['--help']], [['localhost:8787']], [['http://a.example', 'http://b.example']]])(
    'explains itself: %j',
    async (args) => {
      const { code, text } = await run(...args)
      expect(text).toMatch(/npm run conform -- URL|begins with http:/)
      expect(code).toBe(args[0] === '--help' ? 0 : 2)
    },
  )
})
