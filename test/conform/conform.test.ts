// The conformance run: the mock passes it whole over HTTP, and a server that breaks the contract is told where.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { facts } from '@mocks/facts'
import { type HttpServer, startHttp } from '@mocks/http'
import { anchor } from '@mocks/seed/data'
import { demoUser } from '@mocks/seed/users'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { operations } from '@/api/endpoints/generated/operations'
import { conform, main } from './run'

const isDeep = process.env.TEST_DEEP === '1'

// Some hundred calls over HTTP.
vi.setConfig({ testTimeout: 60_000 })

const flags = ({ email, password }: Record<'email' | 'password', string>) => [
  '--write',
  '--email',
  email,
  '--password',
  password,
  '--outbox',
  '/__outbox',
]
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
    const body = await text(request)
    const { method = 'GET', url = '/' } = request
    const { authorization = '' } = request.headers
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
    const sent = new Request(mock.url + url, { method, headers, ...(body && { body }) })
    const answer = await (url.startsWith('/v1') ? mock.backend.handle(sent) : fetch(sent))
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
  it('passes whole: every operation of the contract is tried, nothing is wrong, nothing is left behind', async () => {
    const stored = () => {
      const { categories, businesses, reviews, users } = caching.backend.exportOverlay().tables
      return { categories, businesses, reviews, users }
    }
    const before = stored()
    const { code, text } = await run(caching.url, ...flags(demoUser))
    const [table = '', ...rest] = text.split('\n\n')
    const lines = table.split('\n').slice(1)
    expect(lines.map((line) => line.split(' ')[0])).toEqual(Object.keys(operations))
    for (const line of lines) expect(line).toMatch(/ ok 1 /)
    const sum = /^\d{3} cases of \d+ operations: 0 breaches; 0 operations not tried$/
    expect(rest).toEqual([expect.stringMatching(sum)])
    expect(code).toBe(0)
    expect(stored()).toEqual(before)
  })

  it('as another server passes as the app reads it', async () => {
    const { code, text } = await run(stranger.url, ...flags(facts.stranger.account), '--variants')
    expect(text).toContain(': 0 breaches; 0 operations not tried')
    expect(text).not.toContain('Made and not removed')
    expect(code).toBe(0)
  })

  it('does not pass as another server, as it is sent; it is only read without --write, and says what needs an account', async () => {
    stranger.backend.reset()
    const { code, text } = await run(stranger.url)
    expect(code).toBe(1)
    expect(text).toContain('createReview: a write: --write')
    expect(text).toContain('verifyEmail: a write: --write')
    expect(text).toContain('getMe: needs --email and --password')
    const { counters, tables } = stranger.backend.exportOverlay()
    expect(counters).toEqual({})
    expect(Object.values(tables).flatMap(({ put, drop }) => [...put, ...drop])).toEqual([])
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
/** Changes the replies to a call whose body holds this. */
const toBody = (call: string, words: string, reply = { status: 201, text: '{}' }) =>
  to(call, (_, body) => (body.includes(words) ? reply : undefined))
const ofStatus = (call: string, wanted: number, reply: { status: number; text?: string }) =>
  to(call, ({ status }) => (status === wanted ? reply : undefined))
const wordy = JSON.stringify({ success: false, message: 'x'.repeat(301) })
const faults: [Change, RegExp][] = [
  // No breach: more words than are shown. The server in front passes no key on, either.
  [
    to('POST /auth/forgot-password', ({ status }) => (status >= 400 ? { text: wordy } : undefined)),
    /\n {2}forgotPassword: a message of 301 characters, of which 300 are shown/,
  ],
  [() => undefined, /\n {2}createBusiness: a second call with the same Idempotency-Key was answered 409, not like /],
  // An undocumented status, a field of another type, no JSON, a failure for odd paging.
  [ofStatus('POST /categories', 201, { status: 200 }), /createCategory, good \(as documented\): answered 200, not 201/],
  [
    to('GET /businesses', ({ text }) => ({ text: text.replace(/"averageRating":([\d.]+)/, '"averageRating":"$1"') })),
    /listBusinesses, good \(as documented\): 200: \/businesses\/0\/averageRating must be number/,
  ],
  [to('GET /categories/search', () => ({ text: '<html>' })), /searchCategories, good .*no JSON: <html>/],
  [ofStatus('GET /reviews', 200, failed(500)), /listReviews, odd query \(page=0\): 500, a failure of the server/],
  // An account shown to anybody, something for an unknown id, a script taken for an address.
  [
    ofStatus('GET /auth/me', 401, { status: 200, text: '{"success":true,"data":{}}' }),
    /getMe, unauthorised \(no token\): answered 200, not 401/,
  ],
  [
    to('GET /businesses/conform-unknown', () => ({ status: 200, text: noScore })),
    /getBusiness, unknown id \(conform-unknown\): answered 200, not 404/,
  ],
  [
    toBody('POST /businesses', 'javascript:'),
    /createBusiness, invalid \(url: "javascript:alert\(1\)"\): answered 201, not 400/,
  ],
  // A text that nobody can see, signs that nobody sees in another.
  [
    toBody('POST /reviews', '\u200B'),
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
    ofStatus('POST /auth/login', 403, failed(401)),
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
it('a server that breaks the contract is told of each breach, and of what could not be removed; the run ends with 1', async () => {
  const keep: Change = (call) => (call.startsWith('DELETE /categories/') ? failed(409) : undefined)
  const all = [...faults.map(([change]) => change), keep]
  const first: Change = (...exchange) => all.map((change) => change(...exchange)).find(Boolean)
  await behind(first, async (url) => {
    const { code, text } = await run(url, ...flags(demoUser))
    for (const [, told] of faults) expect(text).toMatch(told)
    expect(text).toMatch(/\nlistReviews .* 9 of 9 WRONG /)
    // Counted by what is wrong, not by the items in which it is.
    expect(text).toMatch(/: \d kinds of breach, \d\d times; 1 operations not tried$/)
    expect(text).toMatch(/Made and not removed:\n {2}cat_n\d/)
    expect(code).toBe(1)
  })
})

it('says in words that nobody answers', async () => {
  const { code, text } = await run('http://127.0.0.1:9')
  expect(text).toMatch(/^The server at http:\/\/127\.0\.0\.1:9 does not answer \(.+\)\. Is it running\?/)
  expect(code).toBe(2)
})
