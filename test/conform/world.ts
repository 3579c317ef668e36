// What a run knows of the server that it tries: sessions, ids it found, things it made and has to take away again.
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { areaOf, readResponse } from '@/api/http/readResponse'
import { messageReply, sessionReply } from '@/api/wire/account'
import { wire } from '@/api/wire/wire'
import { operation } from '../contract/document'

/** Whom a run tries, and what it may do. */
export interface Options {
  /** The server's origin; calls go to …/v1/… */
  url: string
  /** Whether it may write: it makes things of its own, and removes them. */
  write: boolean
  /** An account with a verified e-mail. */
  email?: string | undefined
  password?: string | undefined
  /** Sent as x-api-key. */
  key?: string | undefined
  /** Where the server shows the e-mails it sends, newest first, as a list of `{to, link}`. */
  outbox?: string | undefined
  /** Replies are held against the contract as the app reads them, not as they are sent. */
  variants?: boolean
  /** Milliseconds to wait for an answer. */
  patience?: number | undefined
  /** Waits so many milliseconds, where the server asks for it. */
  wait?: (ms: number) => Promise<unknown>
}

/** One call as it is sent. */
export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  bearer?: string | undefined
  /** Sent as Idempotency-Key. */
  key?: string
}

/** What came back; `problem` instead of a body when there was no answer, or none in JSON. */
export interface Reply {
  status: number
  body: unknown
  /** The body as it came. */
  text?: string
  problem?: string
  /** Seconds, where the server says when to come back. */
  retryAfter?: number
}

/** How often a call is sent again that the server asked to slow down. */
const retries = 3

/** Thrown where a call cannot be tried; the message says why. */
export class Skipped extends Error {}

/** A signed-in account. */
export interface Account {
  id: string
  email: string
  password: string
  accessToken: string
  refreshToken: string
}

/** The ids that a reply may hold, read as loosely as needed: what is wrong with the reply is told elsewhere. */
interface Loose {
  _id?: string
  name?: string
  subcategories?: Loose[]
  data?: Loose & Loose[] & Partial<Account> & { user?: Loose }
  businesses?: Loose[]
  reviews?: Loose[]
}

/** The password of an account of this run, and the one it is changed to. */
export const passwords = ['Conform1234', 'Tjeter1234'] as const

/** How what was made is removed again. */
const removals: Partial<Record<OperationId, OperationId>> = {
  createReview: 'deleteReview',
  createBusiness: 'deleteBusiness',
  createCategory: 'deleteCategory',
}

/** The connection to a server with all that a run finds and makes there. */
export type World = ReturnType<typeof createWorld>

/** Nothing is asked yet. `stamp` makes names unique among runs. */
export function createWorld(options: Options, stamp = Date.now().toString(36)) {
  const origin = options.url.replace(/\/+$/, '')
  const wait = options.wait ?? ((ms: number) => new Promise((done) => setTimeout(done, ms)))
  const made = new Map<string, OperationId>()
  /** The addresses of accounts this run has opened, and those of the ids that logged in. */
  const opened = new Set<string>()
  const addresses = new Map<string, string>()
  let names = 0

  async function fetchJson(url: string, init: RequestInit = {}): Promise<Reply> {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(options.patience ?? 20_000) })
      const text = await response.text()
      const { status, headers } = response
      const body = parsed(text)
      const reply = { status, body, text, retryAfter: Number(headers.get('retry-after')) || 5 }
      return body === undefined ? { ...reply, problem: `no JSON: ${text.slice(0, 80) || 'nothing'}` } : reply
    } catch (error) {
      return { status: 0, body: undefined, problem: `no answer: ${reason(error)}` }
    }
  }

  /** Sends one call of the contract. */
  async function call(id: OperationId, { params = {}, query = {}, body, bearer, key }: Sent): Promise<Reply> {
    const [method, path] = operations[id]
    const filled = path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(params[name] ?? ''))
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
    const ask = async (): Promise<Reply> => {
      const sent = await fetchJson(`${origin}/v1${filled}${search}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(options.key && { 'x-api-key': options.key }),
          ...(key && { 'idempotency-key': key }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return options.variants && sent.status ? asRead(id, sent, query) : sent
    }
    let reply = await ask()
    for (let tries = 0; reply.status === 429 && tries < retries; tries += 1) {
      await wait(Math.min(reply.retryAfter ?? 5, 60) * 1000)
      reply = await ask()
    }
    if (reply.status < 300) note(id, { params, body }, reply)
    return reply
  }

  /** Remembers what has to be removed, and forgets what was. */
  function note(id: OperationId, { params, body }: Sent, reply: Reply): void {
    const added = loose(reply).data?._id
    if (added && id in removals) made.set(added, id)
    if (id === 'signup') opened.add((body as { email: string }).email)
    if (operations[id][0] !== 'DELETE') return
    made.delete(params?.id ?? '')
    opened.delete(addresses.get(params?.id ?? '') ?? '')
  }

  async function first(id: OperationId, pick: (body: Loose) => Loose | undefined, what: string): Promise<Loose> {
    const found = pick(loose(await call(id, {})))
    if (!found?._id) throw new Skipped(`the server has no ${what}`)
    return found
  }

  async function login(email: string, password: string): Promise<Account> {
    const { data } = loose(await call('login', { body: { email, password } }))
    const { accessToken, refreshToken, user } = data ?? {}
    if (!accessToken || !refreshToken || !user?._id) throw new Skipped(`logging in as ${email} failed`)
    addresses.set(user._id, email)
    return { id: user._id, email, password, accessToken, refreshToken }
  }

  const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
    let kept: Promise<Value> | undefined
    return () => {
      kept ??= make()
      return kept
    }
  }
  const ownLogin = async (): Promise<Account> => {
    if (!options.email || !options.password) throw new Skipped('needs --email and --password')
    return login(options.email, options.password)
  }
  const name = (what: string): string => `${what} ${stamp} ${++names}`
  const newForm = () => ({ name: 'Conform', email: `conform-${stamp}-${++names}@example.com`, password: passwords[0] })

  /** Deletes an account of this run, which takes the link of its e-mail if it was never verified. */
  async function close(email: string): Promise<void> {
    const token = await world.mailedToken(email).catch(() => undefined)
    if (token) await call('verifyEmail', { query: { token } })
    for (const password of passwords) {
      const account = await login(email, password).catch(() => undefined)
      if (account) await call('deleteUser', { params: { id: account.id }, bearer: account.accessToken })
    }
  }

  const world = {
    options,
    call,
    name,
    newForm,
    /** Why the server cannot be tried, in words; nothing when it answers. */
    unreachable: async (): Promise<string | undefined> => {
      const { status, problem } = await call('listCategories', {})
      return status === 0 ? problem : undefined
    },
    category: once(() => first('listCategories', ({ data }) => data?.[0], 'category')),
    subcategory: once(() => first('listSubcategories', ({ data }) => data?.[0], 'subcategory')),
    business: once(() => first('listBusinesses', ({ businesses }) => businesses?.[0], 'business')),
    review: once(() => first('listReviews', ({ reviews }) => reviews?.[0], 'review')),
    /** A new session of the given account. */
    login: ownLogin,
    /** The session that calls use which need one. */
    session: once(ownLogin),
    /** Signs up a new account, not yet verified. */
    async signUp() {
      const form = newForm()
      const { status } = await call('signup', { body: form })
      if (status >= 300 || status === 0) throw new Skipped('signing up failed')
      return form
    },
    /** The one-time token of the newest e-mail to an address. */
    async mailedToken(to: string): Promise<string> {
      if (!options.outbox) throw new Skipped('needs the token of an e-mail: --outbox')
      const { body } = await fetchJson(new URL(options.outbox, origin).href)
      const mails = Array.isArray(body) ? (body as { to: string; link: string }[]) : []
      const link = mails.find((mail) => mail.to === to)?.link
      const token = link && new URL(link, origin).searchParams.get('token')
      if (!token) throw new Skipped(`no e-mail to ${to} in the outbox`)
      return token
    },
    /** A verified account of this run's own, signed in, which may be changed and deleted. */
    async throwaway(): Promise<Account> {
      const form = await world.signUp()
      await call('verifyEmail', { query: { token: await world.mailedToken(form.email) } })
      return login(form.email, form.password)
    },
    /** The id of what a good call of this operation makes. */
    async make(id: keyof typeof removals & OperationId, sent: Sent): Promise<string> {
      const added = loose(await call(id, sent)).data?._id
      if (!added) throw new Skipped(`${id} named no id of what it made`)
      return added
    },
    /** Removes what the run has made; returns what is left behind. */
    async clean(): Promise<string[]> {
      const bearer = await world.session().then(
        (session) => session.accessToken,
        () => undefined,
      )
      for (const [id, operation] of [...made].reverse()) {
        const removal = removals[operation]
        if (removal) await call(removal, { params: { id }, bearer })
      }
      for (const email of [...opened]) await close(email)
      return [...made.keys(), ...opened]
    },
  }
  return world
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const loose = ({ body }: Reply): Loose => (typeof body === 'object' && body !== null ? (body as Loose) : {})

/** The innermost cause in words: fetch itself only says that it failed. */
function reason(error: unknown): string {
  const { cause, message, code } = error as { cause?: unknown; message?: string; code?: string }
  return cause ? reason(cause) : message || code || String(error)
}

// A reply as the app reads it: in any of the shapes that the specification allows, by the app's own readers.

/** A reply as it came; `retryAfter` in seconds. */
interface Raw {
  status: number
  text?: string
  retryAfter?: number
}

/** The app's readers; two calls have no endpoint. */
const readers: Readonly<Record<OperationId, (raw: unknown, asked: object) => unknown>> = {
  ...wire,
  refreshSession: sessionReply,
  logout: messageReply,
}

/**
 * Status and body as the contract would have them: any success has the documented status, `success: false` is a 400. A
 * success without the thing asked for has no body.
 */
function asRead(id: OperationId, sent: Raw, query: Record<string, string>) {
  const { status, text = '', retryAfter } = sent
  const read = readResponse({ status, text }, areaOf({ url: operations[id][1] }))
  if ('error' in read) {
    const { message, code, fields } = read.error
    const body = { success: false, message, ...(code && { code }), ...(fields && { validationErrors: fields }) }
    return { status: status < 300 ? 400 : status, body, ...(retryAfter && { retryAfter }) }
  }
  const body = readers[id](read.data, askedBy(query))
  if (!body) return { status, body, problem: 'not what was asked for' }
  const documented = Object.keys(operation(id).responses).find((key) => key < '300')
  // As JSON: without the fields that are undefined.
  return { status: Number(documented), body: JSON.parse(JSON.stringify(body)) }
}

/** What the app may ask for; of odd values nothing. */
function askedBy({ page, limit, approved }: Readonly<Record<string, string>>) {
  const within = (text: string | undefined, most: number) => /^[1-9]\d*$/.test(text ?? '') && Number(text) <= most
  return {
    ...(within(page, Number.MAX_SAFE_INTEGER) && { page: Number(page) }),
    ...(within(limit, 100) && { limit: Number(limit) }),
    approved: approved === 'true',
  }
}
