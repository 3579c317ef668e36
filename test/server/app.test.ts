// The live server as an app: what it sends for every kind of address, and what it does when there is too much to do.
import { isLinear } from '@test/processorTime'
import { describe, expect, it, vi } from 'vitest'
import { createServer, type LogLine, type ServerOptions } from '@/tools/server/app'
import type { PageDocument } from '@/tools/server/renderer'

type Preview = NonNullable<PageDocument['preview']>

const contents: Readonly<Record<string, string>> = {
  '/index.html': 'the app',
  '/404.html': 'no such page',
  '/faq.html': 'questions',
  '/assets/a.js': 'script',
  '/robots.txt': 'robots',
}
const files: ServerOptions['files'] = async (path) =>
  contents[path] === undefined ? undefined : new Response(contents[path], { headers: { 'content-type': 'text/plain' } })

/** A server whose pages are `render`'s; the addresses it was asked for, and its log. */
function server(render: ServerOptions['render'] = async () => undefined, more: Partial<ServerOptions> = {}) {
  const asked: string[] = []
  const lines: LogLine[] = []
  const app = createServer({
    files,
    render: (path, query, options) => {
      asked.push(`${options.origin} ${path}${query}`)
      return render(path, query, options)
    },
    draw: async ({ name }) => new TextEncoder().encode(`picture of ${name}`),
    hasData: (path) => path === '/' || path.startsWith('/biznes/'),
    isDeclared: (path) => /^\/(|faq|login|home|biznes\/[^/]+)\/*$/i.test(path),
    origin: 'https://example.al',
    headers: { 'x-frame-options': 'DENY' },
    log: (line) => lines.push(line),
    now: () => 0,
    ...more,
  })
  const get = (path: string, init?: RequestInit) => app.request(new Request(`http://internal${path}`, init))
  return { get, asked, lines }
}

/** A server whose pages are rendered when the test says so. */
function held(more?: Partial<ServerOptions>) {
  let done: (document: PageDocument) => void = () => undefined
  return { ...server(() => new Promise((end) => (done = end)), more), end: (document: PageDocument) => done(document) }
}

/** What a cache goes by. */
const told = ({ status, headers }: Response) => [status, headers.get('retry-after'), headers.get('cache-control')]

const page = async (): Promise<PageDocument> => ({ status: 200, html: '<p>"at":1700000000000,"x":1</p>' })

describe('a page', () => {
  it('is rendered at the path and page number of its address, for the configured site, whatever else the request says', async () => {
    const { get, asked } = server(page)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    for (const path of ['/biznes/a?faqe=2&utm_source=x', '/biznes/a/?faqe=1', '/']) await get(path, { headers })
    expect(asked).toEqual(['/biznes/a?faqe=2', '/biznes/a', '/'].map((path) => `https://example.al ${path}`))
  })

  it('is the one that was asked for while other pages of its list are being rendered', async () => {
    const ends: (() => void)[] = []
    const { get } = server(async (path, query) => {
      await new Promise<void>((end) => ends.push(end))
      return { status: 200, html: `${path}${query}` }
    })
    const asked = ['/biznes/a', '/biznes/a?faqe=2', '/biznes/a?faqe=3', '/biznes/b?faqe=2']
    const waiting = asked.map((address) => get(address))
    await vi.waitFor(() => expect(ends).toHaveLength(asked.length))
    for (const end of ends) end()
    expect(await Promise.all((await Promise.all(waiting)).map((one) => one.text()))).toEqual(asked)
  })

  it('may be kept by shared caches, and has a tag that differs only with what it says', async () => {
    let at = 1
    const { get } = server(async () => {
      at += 1
      return { status: 200, html: `<p>"at":${at},"requestId":"${at}","stars":${Math.floor(at / 4)}</p>` }
    })
    const [first, second, third] = [await get('/biznes/a'), await get('/biznes/a'), await get('/biznes/a')]
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    )
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(third.headers.get('etag')).not.toBe(first.headers.get('etag'))
  })

  it('is not sent again to who has it', async () => {
    const { get } = server(page)
    const etag = (await get('/biznes/a')).headers.get('etag') ?? ''
    for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
      const again = await get('/biznes/a', { headers: { 'if-none-match': known } })
      expect([again.status, await again.text(), again.headers.get('etag')], known).toEqual([304, '', etag])
    }
    expect((await get('/biznes/a', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('of what does not exist is a 404 with its own words, each time', async () => {
    const { get } = server(async () => ({ status: 404, html: 'Biznesi nuk u gjet' }))
    const response = await get('/biznes/x')
    const etag = response.headers.get('etag') ?? ''
    expect([response.status, await response.text()]).toEqual([404, 'Biznesi nuk u gjet'])
    expect([response.headers.get('cache-control'), etag]).toEqual(['no-store', ''])
    expect((await get('/biznes/x', { headers: { 'if-none-match': '*' } })).status).toBe(404)
  })

  it.each([
    ['/biznes/a?faqe=99&utm_source=x', '/biznes/a?utm_source=x&faqe=3'],
    ['/biznes/a?faqe=4', '/biznes/a?faqe=3'],
    ['/?faqe=2', '/'],
    ['/?x=1&faqe=77', '/?x=1'],
  ])('%s, of which there is none, leads to %s, and nobody keeps that', async (path, nearest) => {
    const { get, lines } = server(async () => ({ status: 302, html: '', nearestPage: 3 }))
    const response = await get(path, { redirect: 'manual' })
    expect([...told(response), response.headers.get('location')]).toEqual([302, null, 'no-store', nearest])
    expect(lines.map(({ kind }) => kind)).toEqual(['moved'])
  })

  it.each(
    '?kerko=a ?yje=4 ?qyteti=Tirana ?faqe=0 ?faqe=-1 ?faqe=2e3 ?faqe=999999 ?faqe=02 ?faqe=2&faqe=3 ?%66aqe=x'.split(
      ' ',
    ),
  )('with %s is left to the app', async (query) => {
    const { get, asked } = server(page)
    const response = await get(`/biznes/a${query}`)
    expect([...told(response), await response.text(), asked]).toEqual([200, null, 'no-cache', 'the app', []])
  })
})

describe('the plain page', () => {
  it.each([
    ['there is nothing to render', async () => undefined],
    ['rendering fails', () => Promise.reject(new Error('broken'))],
  ])('is sent, and never kept, where %s', async (_, render) => {
    const { get } = server(render)
    const response = await get('/biznes/a')
    expect([...told(response), await response.text()]).toEqual([200, null, 'no-cache', 'the app'])
  })

  it('is that of every path without data: nothing is rendered there', async () => {
    const { get, asked } = server(page)
    for (const path of ['/login', '/home', '/BIZNES/a']) expect(await (await get(path)).text()).toBe('the app')
    expect(asked).toEqual([])
  })

  it('is the page of the build where there is one', async () => {
    const { get } = server()
    expect(await (await get('/faq')).text()).toBe('questions')
    expect(await (await get('/faq/')).text()).toBe('questions')
  })
})

describe('what is not declared', () => {
  const unknown =
    '/unknown /faq/x /biznes /sitemap.xml /favicon.ico /404 /og/biznes/a /og/kategorite/a.png /og/biznes/a/b.png /og/a.png ' +
    '/..%2f..%2fetc/passwd /biznes//evil.example //evil.example/biznes/a'
  it.each(unknown.split(' '))('%s is missing, in the words of the page that says so', async (path) => {
    const { get, asked, lines } = server(page, { isBehindCache: true })
    const response = await get(path, { headers: { 'if-none-match': '*' } })
    expect([...told(response), await response.text()]).toEqual([404, null, 'no-store', 'no such page'])
    expect([asked, lines.map(({ kind }) => kind)]).toEqual([[], ['none']])
  })
})

it('leads password managers to where the password is changed, without a page of its own', async () => {
  const { get, asked } = server(page)
  const response = await get('/.well-known/change-password')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/profile#fjalekalimi'])
  expect((await get('/.well-known/security.txt')).status).toBe(404)
  expect(asked).toEqual([])
})

describe('where the API fails behind a cache', () => {
  it.each(['/', '/biznes/a', '/biznes/a?faqe=2'])(
    '%s is the app with 503: the cache sends what it has',
    async (path) => {
      const { get } = server(async () => undefined, { isBehindCache: true })
      const response = await get(path, { headers: { 'if-none-match': '*' } })
      expect([...told(response), response.headers.get('etag')]).toEqual([503, '1', 'no-store', null])
      expect(await response.text()).toBe('the app')
    },
  )

  it.each(['/login', '/biznes/a?kerko=x', '/biznes/%00'])('%s, which has no data, is itself', async (path) => {
    const { get } = server(async () => undefined, { isBehindCache: true })
    expect((await get(path)).status).toBe(200)
  })
})

describe('the preview picture of a business', () => {
  const preview = { name: 'Kafe' } as Preview
  const withPreview = async (): Promise<PageDocument> => ({ status: 200, html: 'page', preview })

  it('is drawn from its page, and kept and asked about as the page is', async () => {
    const { get, asked, lines } = server(withPreview)
    const response = await get('/og/biznes/a.png?faqe=2&v=1')
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/png', 'picture of Kafe'])
    expect(response.headers.get('cache-control')).toBe((await get('/biznes/a')).headers.get('cache-control'))
    const etag = response.headers.get('etag') ?? ''
    expect((await get('/og/biznes/a.png', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(new Set(asked)).toEqual(new Set(['https://example.al /biznes/a']))
    expect(lines.map(({ kind }) => kind)).toEqual(['picture', 'page', 'picture'])
  })

  it('is rendered and drawn once for all who ask at the same time, the page included', async () => {
    const draw = vi.fn(async () => new Uint8Array(1))
    const { get, asked, end } = held({ draw })
    const waiting = [get('/og/biznes/a.png'), get('/biznes/a'), get('/og/biznes/a.png')]
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    end(await withPreview())
    await Promise.all(waiting)
    expect([asked.length, draw.mock.calls.length]).toEqual([1, 1])
  })

  it.each([
    ['of an unknown business is missing', { status: 404, html: '' } as const, 404, null],
    ['of a page without one comes later', { status: 200, html: '' } as const, 503, '1'],
    ['comes later where the API fails', undefined, 503, '1'],
  ])('%s, and nobody keeps that', async (_, document, status, again) => {
    const response = await server(async () => document).get('/og/biznes/a.png')
    expect([...told(response), await response.text()]).toEqual([status, again, 'no-store', ''])
  })

  it('comes later where drawing fails or there is too much to do', async () => {
    const failing = server(withPreview, { draw: () => Promise.reject(new Error('broken')) })
    expect((await failing.get('/og/biznes/a.png')).status).toBe(503)
    const { get, lines } = server(withPreview, { renders: 0 })
    expect((await get('/og/biznes/a.png')).headers.get('retry-after')).toBe('1')
    expect(lines.map(({ kind }) => kind)).toEqual(['busy'])
  })

  it.each(['/og/biznes/..%2fa.png', '/og/biznes/%00.png', `/og/biznes/${'a'.repeat(400)}.png`])(
    'is missing at %s',
    async (path) => {
      const { get, asked } = server(withPreview)
      expect([(await get(path)).status, asked]).toEqual([404, []])
    },
  )
})

describe('many at once', () => {
  it('wait for one rendering of their address, however its query is written, as long as the page is the same', async () => {
    const { get, asked, end } = held()
    const queries = [
      '',
      ...'?faqe=1 ?x=1 ?utm_source=a&utm_source=b ?__proto__=1 ?&&='.split(' '),
      `?${'x'.repeat(5000)}`,
    ]
    const waiting = queries.map((query) => get(`/biznes/a${query}`))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    end({ status: 200, html: 'one' })
    expect(await Promise.all((await Promise.all(waiting)).map((one) => one.text()))).toEqual(queries.map(() => 'one'))
    expect(asked).toHaveLength(1)
    const later = get('/biznes/a')
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    end({ status: 200, html: 'two' })
    expect(await (await later).text()).toBe('two')
  })

  it('beyond the bound get the app, and are told to come back: 503, kept by nobody', async () => {
    const { get, asked, lines, end } = held({ renders: 1 })
    const first = get('/biznes/a')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const second = await get('/biznes/b')
    expect(told(second)).toEqual([503, '1', 'no-store'])
    expect(await second.text()).toBe('the app')
    // Who asks for what is under way already waits for it, and files are sent.
    const third = get('/biznes/a')
    expect((await get('/assets/a.js')).status).toBe(200)
    end({ status: 200, html: 'one' })
    expect([(await first).status, (await third).status]).toEqual([200, 200])
    expect(lines.map(({ kind }) => kind)).toEqual(['busy', 'file', 'page', 'page'])
  })

  it('after a failure the address is rendered anew', async () => {
    let count = 0
    const { get } = server(() => {
      count += 1
      return count === 1 ? Promise.reject(new Error('broken')) : page()
    })
    await get('/biznes/a')
    expect(await (await get('/biznes/a')).text()).toContain('"x":1')
  })
})

describe('files', () => {
  it('are sent as they are, those named by their content for ever', async () => {
    const { get } = server(page)
    const asset = await get('/assets/a.js')
    expect(await asset.text()).toBe('script')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache')
  })

  it.each(['GET', 'HEAD'])(
    'that are missing among the assets are missing: no page stands for them, by %s',
    async (method) => {
      const { get, asked, lines } = server(page)
      const response = await get('/assets/gone.js', { method })
      expect([...told(response), await response.text()]).toEqual([404, null, 'no-store', ''])
      expect(asked).toEqual([])
      expect(lines).toEqual([{ method, kind: 'none', status: 404, ms: 0 }])
    },
  )

  const hostile = '/biznes/..%5cx /biznes/%00 /biznes/a%2f..%2f.. /biznes/%5c%5cevil /biznes/%E0%A4%A /biznes/%'
  it.each([...hostile.split(' '), `/biznes/${'a'.repeat(400)}`])('and nothing else: %s', async (path) => {
    const { get, asked } = server(page)
    const response = await get(path)
    expect([response.status, await response.text(), asked]).toEqual([200, 'the app', []])
  })
})

it('the address decides everything: no header of a request changes what is sent or kept', async () => {
  const { get, asked } = server(page)
  const sent = async (headers: Record<string, string>) => {
    const response = await get('/biznes/a', { headers })
    return [response.status, [...response.headers], await response.text()]
  }
  const plainly = await sent({})
  const names =
    'host forwarded x-forwarded-host x-forwarded-proto x-forwarded-prefix x-original-url x-rewrite-url ' +
    'x-http-method-override authorization cookie accept accept-language origin range user-agent'
  for (const name of names.split(' '))
    expect(await sent({ [name]: 'evil.example/%22><script>' }), name).toEqual(plainly)
  expect(new Set(asked)).toEqual(new Set(['https://example.al /biznes/a']))
})

it('answers only GET and HEAD, tells its health, and sends the headers of the build with everything', async () => {
  const { get } = server(page)
  const all = [
    await get('/biznes/a', { method: 'POST' }),
    await get('/healthz'),
    await get('/biznes/a'),
    await get('/assets/gone.js'),
    await get('/assets/a.js'),
  ]
  expect(all.map(({ status }) => status)).toEqual([405, 200, 200, 404, 200])
  expect(all.map(({ headers }) => headers.get('x-frame-options'))).toEqual(all.map(() => 'DENY'))
  expect((await get('/biznes/a', { method: 'HEAD' })).status).toBe(200)
})

it('writes a line for each request, without anything that somebody may have typed', async () => {
  const { get, lines } = server(page)
  await get('/biznes/a?kerko=sekret')
  await get('/biznes/Arben')
  expect(lines).toEqual([
    { method: 'GET', kind: 'plain', status: 200, ms: 0 },
    { method: 'GET', kind: 'page', status: 200, ms: 0 },
  ])
})

it.each(
  'if-none-match if-match if-modified-since range accept accept-encoding accept-language cookie host user-agent'.split(
    ' ',
  ),
)(
  'a header %s that is long costs no more than it is long',
  async (name) => {
    const { get } = server(page)
    const send = (length: number) => get('/biznes/a', { headers: { [name]: `"a${' '.repeat(length)}b"` } })
    expect(await isLinear(send)).toBe(true)
  },
  600_000,
)
