// What a host sends along, and which addresses a build refuses.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { cacheControl, metaPolicy, refusedAddress, securityHeaders } from '@/build/securityHeaders'
import { securityHeadersPlugin } from '@/build/securityHeadersPlugin'
import { changePasswordPath, routes, wellKnownChangePassword } from '@/lib/paths'
import { queryKeys } from '@/lib/queryKeys'
import { policyName } from '@/ui/useJsonLd'

type IndexHtmlTransform = (html: string, context: object) => Promise<string>

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

describe('nginx, as docs/nginx/vlereso.conf has it,', () => {
  const conf = readFileSync('docs/nginx/vlereso.conf', 'utf8')
  const pattern = /location ~\* (\^.*\$) \{\n {4}try_files \$uri \$uri\.html \/index\.html/.exec(conf)?.[1]
  const isApp = (path: string) => new RegExp(pattern ?? '(?!)', 'i').test(path)

  it('sends the app at every path that it declares, and at no other', () => {
    for (const route of Object.values(routes)) {
      const path = route.replace(/:\w+/, 'a%20b')
      expect([path, `${path}/`, path.toUpperCase()].filter((one) => !isApp(one))).toEqual([])
    }
    const others = '/unknown /faq/x /biznes /biznes/a/b /koment/a/b /faqe /xfaq /404 /sitemap.xml /og/biznes/a.png'
    expect(others.split(' ').filter(isApp)).toEqual([])
  })

  it('asks the renderer for the pages that come with data, and for no other', () => {
    const [, withData = '(?!)'] = /location ~ (\^.*\$) \{\n {4}proxy_pass/.exec(conf) ?? []
    const paths = Object.values(routes).filter((route) => new RegExp(withData).test(route.replace(/:\w+/, 'a%20b')))
    expect(paths).toEqual([routes.home, routes.categories, routes.category, routes.business])
  })

  it('keeps a page of a list once, whatever else its query says; searches pass whole and are not kept', () => {
    const [, rows = ''] = /map \$args \$page_query \{([^}]*)\}(?=\n)/.exec(conf.replace(/\{1,4\}/g, '+')) ?? []
    const patterns = [...rows.matchAll(/"~(\*?)(.*)" "(.*)";/g)].map(([, any, text = '', key = '']) => ({
      pattern: new RegExp(text, any ? 'i' : ''),
      key,
    }))
    const keyOf = (query: string) => {
      const found = patterns.map(({ pattern, key }) => ({ match: pattern.exec(query), key })).find(({ match }) => match)
      return found?.key.replace('$args', query).replace('$page', found.match?.groups?.page ?? '')
    }
    expect(patterns).toHaveLength(2)
    for (const query of ['faqe=2', 'faqe=2&x=1', 'utm=a&faqe=2&faqe=3']) expect(keyOf(query)).toBe('?faqe=2')
    for (const query of ['faqe=', 'faqe=x', 'xfaqe=2', 'utm=a', '']) expect(keyOf(query)).toBeUndefined()
    for (const query of ['kerko=pica&faqe=2', 'faqe=2&yje=4']) expect(keyOf(query)).toBe(`?${query}`)
    const searched = [...conf.matchAll(/"~\*\(\?:\^\|&\)\(\?:([^)]*)\)="/g)].map(([, keys]) => keys)
    const all = queryKeys.filter((key) => key !== 'faqe').join('|')
    expect(searched).toEqual([all, all])
  })

  it('leads password managers to where the password is changed', () => {
    expect(conf).toContain(`location = ${wellKnownChangePassword} {`)
    expect(conf).toContain(`return 302 ${changePasswordPath};`)
  })
})

describe('an address to build with', () => {
  const taken =
    '/ /media https://api.example.al https://api.example.al:8443/a http://localhost:8787 http://127.0.0.1:8787 ' +
    'http://127.8.9.1 http://[::1]:3'
  it.each([undefined, '', ' ', ...taken.split(' ')])('%s is taken (Q63)', (address) => {
    expect(refusedAddress('VITE_API_BASE_URL', address)).toBeUndefined()
  })

  it.each([
    ['http://api.example.al', /plain http/],
    ['HTTP://API.EXAMPLE.AL', /plain http/],
    ['http://localhost.example.al', /plain http/],
    ['http://127.0.0.1.example.al', /plain http/],
    ['http://10.0.0.1', /plain http/],
    ['//api.example.al', /no http/],
    ['/\\api.example.al', /no http/],
    ['api.example.al', /no http/],
    ['ftp://api.example.al', /no http/],
    ['javascript:alert(1)', /no http/],
    ['https://a:b@api.example.al', /credentials/],
  ])('%s is refused in words that name the setting (Q63) [X25]', (address, words) => {
    expect(refusedAddress('VITE_MEDIA_BASE_URL', address)).toMatch(words)
    expect(refusedAddress('VITE_MEDIA_BASE_URL', address)).toMatch(/^VITE_MEDIA_BASE_URL: /)
  })
})

describe('the content policy [X10, X11]', () => {
  const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`
  const bootScript = 'boot()'
  const hosting = { bootScript, apiUrl: 'https://api.example.al/base', mediaUrl: 'https://foto.example.al' }

  it('lets calls go to the API, photos come from the two addresses, and nothing else be loaded', () => {
    // Whole, so that no directive can be lost: base-uri and form-action have no fallback.
    expect(metaPolicy(hosting).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' '${hashOf(bootScript)}'`,
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' https://api.example.al https://foto.example.al",
      "connect-src 'self' https://api.example.al",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${policyName}`,
      'upgrade-insecure-requests',
    ])
  })

  it('lets logs of errors go to their address, where there is one', () => {
    const errorLogUrl = 'https://errors.example.al/logs'
    expect(directive(metaPolicy({ errorLogUrl }), 'connect-src')).toBe("connect-src 'self' https://errors.example.al")
    const both = "connect-src 'self' https://api.example.al https://errors.example.al"
    expect(directive(metaPolicy({ ...hosting, errorLogUrl }), 'connect-src')).toBe(both)
  })

  it.each([undefined, '', '/media'])('with %s as an address it is the own origin', (apiUrl) => {
    expect(directive(metaPolicy({ apiUrl, mediaUrl: apiUrl }), 'connect-src')).toBe("connect-src 'self'")
    expect(directive(metaPolicy({ apiUrl, mediaUrl: apiUrl }), 'img-src')).toBe("img-src 'self'")
  })

  it('knows one Trusted Types policy, and the worker of the mock backend only where that is', () => {
    expect(directive(metaPolicy(hosting), 'trusted-types')).toBe(`trusted-types ${policyName}`)
    expect(metaPolicy(hosting)).not.toContain('worker-src')
    const withMocks = metaPolicy({ hasMocks: true })
    expect(directive(withMocks, 'trusted-types')).toBe(`trusted-types ${policyName} default`)
    expect(directive(withMocks, 'worker-src')).toBe("worker-src 'self'")
  })

  it('has old addresses of photos asked for by https, but not on a machine without it [X25]', () => {
    expect(metaPolicy(hosting)).toContain('upgrade-insecure-requests')
    expect(metaPolicy({ apiUrl: 'http://127.0.0.1:1' })).not.toContain('upgrade')
  })

  it('stands in a page of a build before the referrer rule, and that before the script of the page, which it names (X09)', async () => {
    const rule = '<meta name="referrer" content="no-referrer" />'
    const { config, transformIndexHtml } = securityHeadersPlugin('production')
    await (config as (given: object, env: object) => Promise<void>)({}, { command: 'build' })
    const build = (html: string) => (transformIndexHtml as IndexHtmlTransform)(html, {})
    const built = await build(`<head><meta charset="utf-8" />${rule}<link rel="icon"></head>`)
    expect(built.match(/<[a-z]+( (charset|http-equiv|name|rel)[^ >]*)?/g)).toEqual([
      '<head',
      '<meta charset="utf-8"',
      '<meta http-equiv="Content-Security-Policy"',
      '<meta name="referrer"',
      '<script',
      '<link rel="icon"',
    ])
    expect(built).toContain(rule)
    const [, script = ''] = /<script>(.+)<\/script>/s.exec(built) ?? []
    expect(script.length).toBeGreaterThan(3000)
    expect(built).toContain(`script-src 'self' '${hashOf(script)}'`)
    await expect(build('<head><meta charset="utf-8" /></head>')).rejects.toThrow('index.html has no')
  })

  it('is the same in the header and in the page, but for frames, which a page cannot forbid [X28]', () => {
    const { 'content-security-policy': header } = securityHeaders(hosting)
    expect(header).toBe(`${metaPolicy(hosting)}; frame-ancestors 'none'`)
  })
})

it('a preview sends the policy that its build was made for, whatever its own settings are, and no page for a missing file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  mkdirSync(join(folder, 'dist-server'))
  const built = securityHeaders({ apiUrl: 'https://api.example.al' })
  writeFileSync(join(folder, 'dist-server/headers.json'), JSON.stringify(built))
  let answer: (request: object, response: object, next: () => void) => void = () => undefined
  const { configurePreviewServer } = securityHeadersPlugin('production')
  const server = {
    config: { root: folder, build: { outDir: 'dist' } },
    middlewares: { use: (given: typeof answer) => (answer = given) },
  }
  ;(configurePreviewServer as (given: object) => void)(server)
  const sent: Record<string, string> = {}
  const next = vi.fn()
  const response = { statusCode: 200, setHeader: (name: string, value: string) => (sent[name] = value), end: vi.fn() }
  for (const url of ['/biznes/a.b?x=1', '/faq']) answer({ url }, response, next)
  expect(sent).toEqual({ ...built, 'cache-control': 'no-cache' })
  expect([next.mock.calls.length, response.statusCode]).toEqual([2, 200])
  for (const url of ['/assets/gone.js?v=1', '/ads.txt']) answer({ url }, response, next)
  rmSync(folder, { recursive: true })
  expect([next.mock.calls.length, response.statusCode, response.end.mock.calls.length]).toEqual([2, 404, 2])
  expect(sent['cache-control']).toBe('no-store')
})

it('sends the headers of the ASVS [X12]', () => {
  const { 'content-security-policy': _policy, 'permissions-policy': refused, ...rest } = securityHeaders({})
  expect(rest).toEqual({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(refused).toContain('geolocation=()')
})

it('keeps files named after their contents for ever and nothing else [X12]', () => {
  expect(cacheControl('/assets/a1b2.js')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/index.html', '/biznes/assets/', '/favicon.svg'])
    expect(cacheControl(path)).toBe('no-cache')
})
