// @vitest-environment jsdom
// What a document has the boot script ask for is what the app asks for there: address, headers, cache mode and order.
import { freshToken } from '@test/session/tokens'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { pages, prefetchData } from '@/app/pages'
import { makeStore } from '@/app/store'
import { firstReads } from '@/build/prerender/firstReads'
import { asking } from '@/build/prerender/htmlDocument'
import { sendFirstReads } from '@/document/earlyReads'
import { checkSession } from '@/features/auth/model/checkSession'
import * as env from '@/platform/env'

/** Settings of a build that show in every call. */
function setUp(): void {
  for (const name of ['apiBaseUrl', 'callBaseUrl'] as const)
    vi.spyOn(env, name, 'get').mockReturnValue('https://api.example.al/base')
  vi.spyOn(env, 'apiKey', 'get').mockReturnValue('Key-1')
}
let found: Awaited<ReturnType<typeof firstReads>>
let fetches: unknown[]
beforeAll(async () => {
  setUp()
  const { fetch } = globalThis
  found = await firstReads()
  fetches = [fetch, globalThis.fetch]
})
beforeEach(setUp)

/** Answers everything with an empty list; what was sent, as it goes out. */
function listen() {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async ({ method, url, headers, credentials, cache }: Request) => {
    sent.push([method, url, [...headers], credentials, cache])
    return Response.json({ success: true, data: [] })
  })
  return sent
}

/** What the document asks for at this address before any script of the app has run. */
function early(path: string): unknown[] {
  const sent = listen()
  window.history.pushState(null, '', path)
  const text = asking('<head><script></script></head>', { ...found, pages: Object.values(found.pages) })
  const [tag] = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('meta')
  if (tag) document.body.append(tag)
  sendFirstReads()
  tag?.remove()
  globalThis.earlyReads = undefined
  return sent
}

/** What the app asks for there. */
async function late(path: string): Promise<unknown[]> {
  const store = makeStore()
  const sent = listen()
  await store.dispatch(checkSession())
  await Promise.all([store.dispatch(prefetchData(path, ''))].flat())
  return sent
}

/** With how many reads each begins. */
const beginnings: [string, number][] = [
  ['/', 2],
  ['/kategorite', 2],
  ['/kategorite/kafe-bare/', 2],
  ['/Biznes/biz_1', 2],
  ['/koment/biz_1', 1],
]
const addresses = beginnings.map(([path]) => path)

it('every page that is prefetched is among the first reads, and they are among these addresses', () => {
  const declared = pages.filter(({ prefetch }) => prefetch).map(({ name }) => name)
  expect(Object.keys(found.pages)).toEqual(declared)
  const patterns = Object.values(found.pages).map(([paths]) => new RegExp(paths, 'i'))
  const count = patterns.map((paths) => addresses.filter((address) => paths.test(address)).length)
  expect(count).toEqual(patterns.map(() => 1))
})

it.each(beginnings)('a visitor’s at %s are those of the app', async (path, count) => {
  const sent = early(path)
  expect(sent.length).toBe(count)
  expect(sent).toEqual(await late(path))
})

it.each(beginnings)('a user’s at %s are those of the app', async (path, count) => {
  localStorage.setItem('accessToken', freshToken({ sub: 'u1' }))
  localStorage.setItem('user', '{"_id":"u1","name":"Ana"}')
  const sent = early(path)
  expect(sent.length).toBe(count)
  expect(JSON.stringify(sent).includes('u1')).toBe(path.endsWith('biz_1'))
  expect(sent).toEqual(await late(path))
})

it.each(['/biznes/b%20c', '/biznes/b.c', '/biznes/%E0', '/biznes/b~c', '/biznes', '/biznes/a/b', '/faq', '/home'])(
  'at %s, which an address might write in another way or which asks for nothing, there are none',
  (path) => {
    expect(early(path)).toEqual([])
  },
)

it('of the user’s own, with a token that has expired, none is sent; what is the same for everybody is', () => {
  localStorage.setItem('accessToken', freshToken({ sub: 'u1' }, Date.now() - 4_000_000))
  localStorage.setItem('user', '{"_id":"u1","name":"Ana"}')
  expect(addresses.map((path) => early(path).length)).toEqual([2, 2, 2, 0, 0])
})

it('leaves nothing behind in the process that builds', () => {
  expect(fetches[1]).toBe(fetches[0])
})

it('are none where the mock backend answers in the browser, and a document without any is as it was', async () => {
  vi.spyOn(env, 'apiMocks', 'get').mockReturnValue(true)
  expect((await firstReads()).pages).toEqual({})
  expect(asking('<head><script></script></head>', { api: '', key: 'k', pages: [] })).toBe(
    '<head><script></script></head>',
  )
})
