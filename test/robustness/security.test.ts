// @vitest-environment jsdom
// Security rows that need no page: what becomes of hostile texts on their way into the app and out of it. All texts at
// every sink; counts are of texts, not tests.
import { makeApiStore, serve } from '@test/api/fakeServer'
import { projectFiles } from '@test/architecture/source'
import { freshToken } from '@test/session/tokens'
import { beforeEach, describe, expect, it } from 'vitest'
import { baseApi } from '@/api'
import { type OperationId, operations } from '@/api/endpoints/generated/operations'
import { wireBusiness, wireCategory } from '@/api/wire/directory'
import { makeStore } from '@/app/store'
import { structuredText } from '@/lib/jsonLd'
import { businessPath, categoryPath, writePath } from '@/lib/paths'
import { safeHref, safePath } from '@/lib/safeUrl'
import { redirectTimeKey, storageKeys } from '@/lib/storageKeys'
import { mediaUrl } from '@/platform/mediaUrl'
import { startSession } from '@/session/tokens'
import { destinationAfterLogin } from '@/storage/redirectAfterLogin'
import { readWaiting } from '@/storage/reviewTexts'
import { payloads, prototypeKeys, redirects, traversals } from './payloads'

const here = 'https://here.example'

/** Tries every text; the test fails with those that did harm. */
async function tryAll(texts: readonly string[], isHarmless: (text: string) => boolean | Promise<boolean>) {
  const harmful: string[] = []
  for (const text of texts) {
    const ok = await Promise.resolve(text)
      .then(isHarmless)
      .catch(() => false)
    if (!ok) harmful.push(text)
  }
  expect(harmful.map((text) => JSON.stringify(text).slice(0, 100))).toEqual([])
}

const isWellFormed = (text: string): boolean => {
  try {
    return encodeURIComponent(text) !== ''
  } catch {
    return false
  }
}
const staysHere = (path: string): boolean => /^\/(?!\/)/.test(path) && new URL(path, here).origin === here
const leadsIn = (path: string): boolean => staysHere(path) && !/^\/(login|signup)(\/|\?|#|$)/i.test(path)

describe('no text leads away after a log-in, or in a circle [X01, X02]', () => {
  it('given as a path', () => tryAll(payloads, (text) => leadsIn(safePath(text))))

  it('in the stored redirect', () =>
    tryAll(payloads, (text) => {
      localStorage.setItem(storageKeys.pendingRedirect, text)
      localStorage.setItem(redirectTimeKey, String(Date.now()))
      return leadsIn(destinationAfterLogin(undefined))
    }))

  it('in the state of the router', () => tryAll(payloads, (from) => leadsIn(destinationAfterLogin(from))))

  it('in the stored comment', () =>
    tryAll(payloads, (redirectPath) => {
      const stored = { businessId: 'b1', formData: { rating: 4, comment: 'k', title: 't' }, timestamp: 1, redirectPath }
      localStorage.setItem(storageKeys.pendingComment, JSON.stringify(stored))
      return leadsIn(readWaiting(2)?.redirectPath ?? '')
    }))

  it('those made for it lead home', () => tryAll(redirects, (text) => /^\/($|koment\/|profile)/.test(safePath(text))))
})

describe('no text becomes a harmful address', () => {
  it('of a business’s own site: http(s) with a dotted host, or none [X03]', () =>
    tryAll(payloads, (text) => {
      const href = safeHref(text)
      if (href === undefined) return true
      const { protocol, username, password, hostname } = new URL(href)
      return /^https?:$/.test(protocol) && username + password === '' && hostname.includes('.') && isAscii(hostname)
    }))

  it('of a photo: the media address, or the http(s) address as it was sent (Q61) [X04]', () =>
    tryAll(payloads, (text) => {
      const address = mediaUrl(text, here)
      return address === undefined || /^https?:\/\//i.test(text.trim()) || new URL(address).origin === here
    }))

  it('of a page: one segment more, in this app [X05]', () =>
    tryAll(payloads, (text) => {
      const { _id } = wireBusiness({ _id: text }) ?? {}
      const place = wireCategory({ _id: 'c1', name: text, slug: text })
      const paths = [...(_id ? [businessPath(_id), writePath(_id)] : []), ...(place ? [categoryPath(place)] : [])]
      return paths.every((path) => /^\/(biznes|koment|kategorite)\/[^/?#]*$/.test(new URL(path, here).pathname))
    }))
})

const isAscii = (text: string): boolean => [...text].every((sign) => sign.charCodeAt(0) < 128)

it('no text ends the script element of the structured data, and all are read back as they were [X07]', () =>
  tryAll(payloads, (name) => {
    const text = structuredText({ '@type': 'Thing', name })
    return !/[<>&\u2028\u2029]/.test(text) && JSON.parse(text).name === name
  }))

type Initiate = Record<string, { initiate(arg: unknown, options?: object): never }>
const endpoints = baseApi.endpoints as unknown as Initiate
const ask = (id: OperationId, arg: object, { dispatch } = makeApiStore().store) =>
  dispatch(endpoints[id]?.initiate(arg) as never) as unknown as Promise<{ error?: { message: string } }>

/** Sends one call and gives the requests it made. */
async function requestsOf(id: OperationId, arg: object) {
  const { calls } = serve(() => ({ body: { success: true, data: [] } }))
  await ask(id, arg)
  return calls
}

const ofOneThing = (Object.keys(operations) as OperationId[]).filter((id) => operations[id][1].includes('{'))
/** Whether the path of a request is the operation's, with one segment in place of its parameter. */
const isPathOf = (id: OperationId, pathname: string): boolean =>
  new RegExp(`^/v1${operations[id][1].replace(/\{\w+\}/, '[^/]+')}$`).test(pathname)

describe('a call stays the call it is [X05]', () => {
  beforeEach(() => startSession({ accessToken: freshToken(), refreshToken: freshToken(), user: { _id: 'u1' } }))
  const bodies = { businessChanges: {}, reviewChanges: {}, categoryChanges: {} }

  it.each(ofOneThing)('%s, whatever the id', (id) =>
    tryAll(traversals, async (text) => {
      const calls = await requestsOf(id, { id: text, categoryId: text, ...bodies })
      return calls.every(({ url, path }) => isPathOf(id, `/v1${path}`) && url.origin === location.origin)
    }),
  )

  it('of a business, with every text as its id, which arrives as it was', () =>
    tryAll(payloads.filter(isWellFormed), async (text) => {
      const calls = await requestsOf('getBusiness', { id: text })
      if (/^\.{1,2}$/.test(text)) return calls.length === 0
      return calls.every(({ path }) => path === `/businesses/${encodeURIComponent(text)}`) && calls.length > 0
    }))

  it('a search, with every text as what is searched for', () =>
    tryAll(payloads.filter(isWellFormed), async (text) => {
      const calls = await requestsOf('searchBusinesses', { q: text })
      const [{ url, path } = { url: undefined, path: '' }] = calls
      return path === '/businesses/search' && url?.searchParams.get('q') === text && url.hash === ''
    }))
})

it('a name the prototype has does no harm as an id, a name or a field [X23]', async () => {
  for (const key of prototypeKeys) {
    const item = JSON.parse(`{"_id": "${key}", "name": "${key}", "${key}": {"polluted": 1}}`)
    const error = JSON.parse(`{"success": false, "errors": [{"field": "${key}", "message": "m"}]}`)
    serve(({ method }) => (method === 'GET' ? { body: { success: true, data: [item] } } : { status: 400, body: error }))
    const store = makeStore()
    expect((await ask('listCategories', {}, store)).error).toBeUndefined()
    // As a visitor would continue: with an id from a reply.
    const id = wireCategory({ _id: key, name: key })?._id
    expect(id).toBe(key === '__proto__' ? undefined : key)
    if (id) expect((await ask('listSubcategoriesByCategory', { categoryId: id }, store)).error).toBeUndefined()
    expect((await ask('createCategory', { newCategory: { name: key } }, store)).error?.message).not.toBe('')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(Object.getPrototypeOf(store.getState().categories)).toBe(Object.prototype)
  }
})

it('a name keeps its letters and loses what turns the direction of the line [X32]', () => {
  expect(wireBusiness({ _id: 'b', name: 'Kafe \u202E)5 agn 5(\u202C' })?.name).toBe('Kafe )5 agn 5(')
  expect(wireBusiness({ _id: 'b', name: '\u2067مقهى تيرانا\u2069' })?.name).toBe('مقهى تيرانا')
  expect(wireBusiness({ _id: 'b', name: '\u202E' })?.name).toBeUndefined()
  expect(wireCategory({ _id: 'c', name: 'a\u202Db\u202Ac\u202Bd\u2066e\u2068f' })?.name).toBe('abcdef')
})

it('whatever opens a new tab gives it neither opener nor referrer [X06]', () => {
  const links = projectFiles()
    .filter(({ path }) => /^src\/.*\.tsx$/.test(path))
    .flatMap(({ text }) => text.match(/<\w+[^<]*target="_blank"[^<]*?>/g) ?? [])
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) expect(link).toMatch(/rel="noopener noreferrer[ "]/)
})
