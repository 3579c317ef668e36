// Links and redirects out of hands that nobody knows.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { routes } from '@/lib/paths'
import { appPath, isEmailAddress, safeHref, safePath, shortUrl } from '@/lib/safeUrl'

const nasty = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .tuple(
      fc.constantFrom('', ...'/ // /\\ \t/ javascript: data: https:// http: /koment/ /kategorite/'.split(' ')),
      fc.string({ unit: fc.constantFrom(...'ab./\\:@?#%0a1 \t\n-_é"<&[') }),
    )
    .map(([start, rest]) => start + rest),
)

describe('links to outside', () => {
  it.each([
    ['https://kafe.al/menu?x=1#y', 'https://kafe.al/menu?x=1#y'],
    ['http://kafe.al', 'http://kafe.al/'],
    ['HTTPS://KAFE.AL', 'https://kafe.al/'],
    ['  www.kafe.al  ', 'https://www.kafe.al/'],
    ['kafe.al:8080/a', 'https://kafe.al:8080/a'],
    ['kafe.al?x=1', 'https://kafe.al/?x=1'],
    ['kafe.al/?u=https://x.al', 'https://kafe.al/?u=https://x.al'],
    [`https://kafe.al/${'a'.repeat(2032)}`, `https://kafe.al/${'a'.repeat(2032)}`],
  ])('%s becomes %s', (address, href) => {
    expect(safeHref(address)).toBe(href)
  })

  const noLinks =
    'kafe localhost:8080 https://localhost/ javascript:alert(1) JaVaScRiPt:alert(1)//a.b data:text/html,x.y ' +
    'mailto:a@kafe.al tel:+355.1 ftp://kafe.al ftp://kafe.al/https://x.al kafe.al@evil.al kafe.al:80@evil.al ' +
    'kafe.al:8080x //kafe.al /kafe.al https://user:pass@kafe.al https://:p@kafe.al user@kafe.al https:// https:kafe.al ' +
    'https://kafe.al\\@evil.al javascript.al:alert(1)'
  const spaced = ['java\nscript:alert(1)', 'https://ka fe.al']
  it.each([undefined, '', ...noLinks.split(' '), ...spaced, `https://kafe.al/${'a'.repeat(2048)}`])(
    '%j stays text',
    (address) => {
      expect(safeHref(address)).toBeUndefined()
    },
  )

  it('gives an http address with a dotted host and no credentials, or nothing', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const href = safeHref(text)
        if (href === undefined) return
        const url = new URL(href)
        expect(['http:', 'https:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
        expect(url.hostname).toContain('.')
        expect(safeHref(href)).toBe(href)
      }),
      { numRuns: 2000 },
    )
  })
})

it.each([
  ['https://www.drini.al/menu?a=1', 'drini.al/menu?a=1'],
  ['https://www.instagram.com/kafe.tirana/', 'instagram.com/kafe.tirana'],
  [' WWW.Drini.al/Menu ', 'drini.al/Menu'],
  ['drini.al?a=https://tjeter.al/', 'drini.al?a=https://tjeter.al'],
  ['www.drini.al', 'drini.al'],
  ['http://drini.al:8080/', 'drini.al:8080'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['https://drini.www.al', 'drini.www.al'],
  ['drini.al:8080', 'drini.al:8080'],
  ['https://dhëmbi.al/', 'dhëmbi.al'],
  ['www.Dhëmbi.al/ë', 'dhëmbi.al/ë'],
  ['https://а.al', 'xn--80a.al'], // a Cyrillic letter
  ['pa faqe', 'pa faqe'],
])('%s is shown as %s', (address, shown) => {
  expect(shortUrl(address)).toBe(shown)
})

describe('paths to return to', () => {
  const paths =
    '/ /koment/b1 /komentet-e-mia?faqe=2 /kategorite/kafe?kerko=a%20b#lista /profile /verify-email /support /koment/a%20b'
  it.each([...paths.split(' '), `/profile?${'a'.repeat(2039)}`])('%s is taken', (path) => {
    expect(safePath(path)).toBe(path)
  })

  const noPaths =
    'profile koment/b1 //evil.example ///evil.example /\\evil.example \\evil https://evil.example/profile ' +
    'javascript:alert(1) /koment/%0a /koment/%E0%A4%A /koment/%5cevil /nuk-ka /biznes /biznes/a/b /login /login?from=/ ' +
    '/login/ /signup#x /koment/../login /koment/%2e%2e/login /%6Cogin /LOGIN'
  const long = [`/profile?x=${'a'.repeat(2048)}`, `/profile?x=${'ë'.repeat(1000)}`, `/${'./'.repeat(1025)}profile`]
  const control = ['/profile\n', '/pro\tfile', '/\u0000', '/koment/a\u0085']
  it.each([undefined, null, 7, {}, ['/profile'], '', ...noPaths.split(' '), ...control, ...long])(
    '%j leads home',
    (value) => {
      expect(safePath(value)).toBe('/')
    },
  )

  it('takes every declared route but the two of log-in and sign-up', () => {
    for (const pattern of Object.values(routes)) {
      const path = pattern.replace(/:\w+/, 'a-1')
      expect(appPath(path)).toBe(path)
      expect(safePath(path)).toBe(path === '/login' || path === '/signup' ? '/' : path)
    }
  })

  it('never leaves this origin, and a safe path stays as it is', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const path = safePath(text)
        expect(path).toMatch(/^\/(?!\/)/)
        expect(new URL(path, 'https://here.example').origin).toBe('https://here.example')
        expect(safePath(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})

it.each(['/info/', '/info//', '/info///'])('the path %s is returned to without slashes at the end', (path) => {
  expect(appPath(path)).toBe('/info')
})

describe('an e-mail address', () => {
  it.each(['a@b.al', 'arta.k+x@posta.example.al', 'ë@ç.al', `${'a'.repeat(249)}@b.al`])('is %s', (text) => {
    expect(isEmailAddress(text)).toBe(true)
  })

  const stuck = 'a@b.al; <a@b.al a@b.al) mailto:a@b.al a,b@c.al "a@b.al a@[b.al]'.split(' ')
  const none = ' a a@b @b.al a@.al a@b. a@b..al a@@b.al a@b@c.al a\u200b@b.al a@b\u200b.al a@b.al\u200b'.split(' ')
  const blank = ['a b@c.al', 'a@b c.al', 'a@b.a l', ' a@b.al', 'a@b.al ', 'a@b.al\nx']
  it.each([...none, ...stuck, ...blank, `${'a'.repeat(250)}@b.al`])('is not %j', (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })
})
