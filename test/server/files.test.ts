// What the two shells keep on disk: files of pages, the journal, the sitemap.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesOf } from '@/tools/server/files'
import { openJournal, pageFile, writeWhole } from '@/tools/server/pageFolder'
import { sitemaps, withSitemap } from '@/tools/server/sitemap'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the file of a page', () => {
  it('is named as hosts look for it', () => {
    expect(pageFile('/d', '/')).toBe('/d/index.html')
    expect(pageFile('/d', '/kategorite')).toBe('/d/kategorite.html')
    expect(pageFile('/d', '/kategorite/bar~pije')).toBe('/d/kategorite/bar~pije.html')
    expect(pageFile('/d', '/biznes/%C3%A7')).toBe('/d/biznes/ç.html')
  })

  const unsafe = '/biznes/.. /biznes/%2e%2e /biznes/a%2Fb /biznes/.a /biznes/%00 /biznes/%E0%A4%A /biznes/'.split(' ')
  it.each([...unsafe, '/biznes/a b', `/biznes/${'a'.repeat(201)}`])('is none for %s', (path) => {
    expect(pageFile('/d', path)).toBeUndefined()
  })

  it('is never outside the folder, whatever the id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        let path: string
        try {
          path = `/biznes/${encodeURIComponent(id)}`
        } catch {
          return
        }
        expect(pageFile('/d', path) ?? '/d/biznes/x.html').toMatch(/^\/d\/biznes\/[^/]+\.html$/)
      }),
    )
  })

  it('is whole or not there: what cannot be written leaves the old one and no part', () => {
    const file = join(folder, 'biznes/a.html')
    writeWhole(file, 'one')
    writeWhole(file, 'two')
    expect(readFileSync(file, 'utf8')).toBe('two')
    expect(readdirSync(join(folder, 'biznes'))).toEqual(['a.html'])
    // A folder stands where the file should go: renaming fails after everything was written.
    mkdirSync(join(folder, 'b.html'))
    expect(() => writeWhole(join(folder, 'b.html'), 'x')).toThrow()
    expect(readdirSync(folder).sort()).toEqual(['b.html', 'biznes'])
  })
})

describe('the journal', () => {
  const file = () => join(folder, 'pages.jsonl')
  const page = (path: string) => ({ path, answers: 'a', changed: '2026-11-23' })

  it('knows after a crash what was written before, but for a line that was cut', () => {
    const journal = openJournal(file(), 'build')
    journal.add(page('/a'))
    journal.add(page('/b'))
    writeFileSync(file(), `${readFileSync(file(), 'utf8')}{"path":"/c","ta`)
    expect([...openJournal(file(), 'build').pages.values()]).toEqual([page('/a'), page('/b')])
  })

  it('forgets what is gone once it is closed, and knows what is of another build', () => {
    const journal = openJournal(file(), 'build')
    journal.add(page('/a'))
    journal.add(page('/b'))
    journal.pages.delete('/a')
    journal.close()
    expect([...openJournal(file(), 'build').pages.keys()]).toEqual(['/b'])
    expect([...openJournal(file(), 'another').pages.values()]).toEqual([{ ...page('/b'), isOld: true }])
  })
})

describe('the sitemap', () => {
  const listed = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ path: `/biznes/${at}`, changed: `2026-11-${at % 2 ? '02' : '01'}` }))
  const addresses = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

  it('lists every address with the day of its last change', () => {
    const files = sitemaps([{ path: "/kategorite/a&b'c", changed: '2026-11-23' }], 'https://example.al')
    expect([...files.keys()]).toEqual(['sitemap.xml'])
    expect(files.get('sitemap.xml')).toContain(
      '<url><loc>https://example.al/kategorite/a&amp;b&apos;c</loc><lastmod>2026-11-23</lastmod></url>',
    )
  })

  it('is split where there are more than fit into one file', () => {
    expect([...sitemaps(listed(3), 'https://a.al', 3).keys()]).toEqual(['sitemap.xml'])
    const files = sitemaps(listed(7), 'https://a.al', 3)
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
    expect(addresses(files.get('sitemap.xml'))).toEqual([1, 2, 3].map((part) => `https://a.al/sitemap-${part}.xml`))
    const all = [1, 2, 3].flatMap((part) => addresses(files.get(`sitemap-${part}.xml`)))
    expect(all).toEqual(listed(7).map(({ path }) => `https://a.al${path}`))
    expect(files.get('sitemap.xml')).toContain('sitemap-1.xml</loc><lastmod>2026-11-02<')
    expect(files.get('sitemap.xml')).toContain('sitemap-3.xml</loc><lastmod>2026-11-01<')
  })

  it('is named in robots.txt, once', () => {
    const once = withSitemap('User-agent: *\nDisallow: /profile\n', 'https://a.al')
    expect(once).toBe('User-agent: *\nDisallow: /profile\n\nSitemap: https://a.al/sitemap.xml\n')
    expect(withSitemap(once, 'https://a.al')).toBe(once)
    expect(withSitemap(once, 'https://b.al').match(/Sitemap:.*/g)).toEqual(['Sitemap: https://b.al/sitemap.xml'])
  })
})

describe('the files of a build', () => {
  it('are found by their path, with type and tag, and what is hidden is not', async () => {
    mkdirSync(join(folder, '.vite'))
    writeFileSync(join(folder, '.vite/manifest.json'), '{}')
    writeFileSync(join(folder, 'a.css'), 'p {}')
    const files = await filesOf(folder)
    const get = (path: string, headers = {}) => files(path, new Request('http://x/', { headers }))
    const found = await get('/a.css')
    expect([await found?.text(), found?.headers.get('content-type')]).toEqual(['p {}', 'text/css; charset=utf-8'])
    const again = await get('/a.css', { 'if-none-match': found?.headers.get('etag') ?? '' })
    expect(again?.status).toBe(304)
    expect(await get('/.vite/manifest.json')).toBeUndefined()
    expect(await get('/../a.css')).toBeUndefined()
    expect(existsSync(join(folder, 'a.css'))).toBe(true)
  })
})
