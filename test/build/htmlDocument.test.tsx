// What the build writes around a page's HTML: titles, addresses, the files to load and in which order.
import { describe, expect, it } from 'vitest'
import { contentOf, filled, type Prerendered, shellOf } from '@/build/prerender/htmlDocument'
import { actionsId } from '@/document/names'

type Rest = Parameters<typeof shellOf> extends [string, unknown, ...infer Files] ? Files : never
const documentOf = (template: string, page: Prerendered, ...files: Rest) =>
  filled(shellOf(template, page.marks, ...files), contentOf(page))

describe('the document of a page', () => {
  const template = `<html lang="sq"><head><meta name="referrer" content="no-referrer" />
    <title>Faqja</title><meta name="description" content="Krejt" />
    <meta property="og:title" content="Faqja" /><meta property="og:description" content="Krejt" />
    <script type="module" src="/assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    </head>
    <body><div id="root"></div></body></html>`
  const page: Prerendered = {
    name: 'faq',
    path: '/faq',
    marks: { page: '^/faq/*$' },
    html: "<h1>$& $1 $'</h1>",
    title: 'A & "B" <c>',
    description: 'D "e"',
  }
  const built = { scripts: ['/assets/a.js'], styles: ['/assets/a.css'] }
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')

  it('says what the app says of the page', () => {
    const shown = parse(documentOf(template, page, built, 'https://api.example.al'))
    const attribute = (selector: string, name: string) => shown.querySelector(selector)?.getAttribute(name)
    expect(shown.title).toBe(page.title)
    expect(attribute('meta[property="og:title"]', 'content')).toBe(page.title)
    expect(attribute('meta[name="description"]', 'content')).toBe(page.description)
    expect(attribute('meta[name="description"]', 'data-site')).toBe('Krejt')
    expect(attribute('meta[property="og:description"]', 'content')).toBe(page.description)
    expect(attribute('link[rel="canonical"]', 'href')).toBe('/faq')
    expect(attribute('link[rel="preconnect"]', 'href')).toBe('https://api.example.al')
    expect(attribute('link[rel="preconnect"]', 'crossorigin')).toBe('')
    expect(attribute('link[rel="modulepreload"]', 'href')).toBe('/assets/a.js')
    // The first paint needs the styles and shares the line with the scripts.
    const files = [...shown.querySelectorAll('link[rel="stylesheet"], link[rel="modulepreload"], script')]
    expect(files.map((file) => file.getAttribute('href') ?? file.getAttribute('src'))).toEqual([
      '/assets/index.css',
      '/assets/a.css',
      '/assets/index.js',
      '/assets/a.js',
    ])
    expect(files.map((file) => file.getAttribute('fetchpriority'))).toEqual([null, null, 'low', 'low'])
    expect(shown.documentElement.dataset.page).toBe(page.marks.page)
    expect(shown.querySelector('#root')?.innerHTML).toBe("<h1>$&amp; $1 $'</h1>")
    // By what stands behind it the boot script knows that it is whole.
    expect(shown.querySelector('#root')?.nextElementSibling?.outerHTML).toBe('<template></template>')
  })

  it('of the fallback and of no path at all names no address of its own', () => {
    for (const other of [
      { ...page, name: 'home', path: '/' },
      { ...page, name: 'notFound', path: '/404' },
    ]) {
      expect(documentOf(template, { ...other, description: undefined }, built)).not.toMatch(
        /canonical|data-site|preconnect/,
      )
    }
  })

  it('names the files of the pages that the app draws itself, each once, before the script that turns them on', () => {
    const business = {
      marks: { page: '^/biznes/' },
      scripts: ['/assets/b.js', '/assets/data.js'],
      styles: ['/assets/b.css'],
    }
    const login = { marks: { page: '^/login/*$' }, scripts: ['/assets/data.js'], styles: [] }
    const contents = [
      { marks: { page: '^/biznes/', query: '?a=1&b', sketch: '' as const }, title: 'T "1"', html: '<p>H</p>' },
      { marks: { page: '^' }, title: 'T', html: '<p>F</p>' },
    ]
    const preload = '<link rel="modulepreload" crossorigin href="/assets/home.js">\n'
    const withScript = template.replace('<title>', '<script>run()</script><title>').replace('</head>', `${preload}$&`)
    const itself = { marks: page.marks, scripts: ['/assets/home.js'], styles: [] }
    const shown = parse(documentOf(withScript, page, built, undefined, { pages: [itself, business, login], contents }))
    const links = [...shown.querySelectorAll<HTMLLinkElement>('link[data-paths]')]
    const hints = ({ attributes }: Element) => [
      attributes.getNamedItem('as')?.value,
      attributes.getNamedItem('fetchpriority')?.value,
    ]
    expect(links.map((link) => [link.getAttribute('href'), link.dataset.paths, ...hints(link)])).toEqual([
      // The first paint needs them.
      ['/assets/b.css', '^/biznes/', 'style', undefined],
      ['/assets/home.js', '^/faq/*$', undefined, 'low'],
      ['/assets/b.js', '^/biznes/', undefined, 'low'],
      ['/assets/data.js', '^/biznes/|^/login/*$', undefined, 'low'],
    ])
    // Nor is any of them asked for without it; what no page names is.
    const preloaded = [...shown.querySelectorAll('[rel="modulepreload"]')]
    expect(preloaded.map((link) => link.getAttribute('href'))).toEqual(built.scripts)
    expect(links.every((link) => link.hasAttribute('crossorigin') && !link.hasAttribute('rel'))).toBe(true)
    expect(links.at(-1)?.nextElementSibling?.textContent).toBe('run()')
    // Before it also the styles of the first paint are asked for: with the scripts they would share the line.
    const ahead = [...shown.querySelectorAll('link[rel="preload"][as="style"][crossorigin], script')]
    expect(ahead.slice(0, 3).map((one) => one.getAttribute('href') ?? one.textContent)).toEqual([
      '/assets/index.css',
      '/assets/a.css',
      'run()',
    ])
    // Their contents, inert, behind its own.
    const templates = [...shown.querySelectorAll<HTMLTemplateElement>('#root ~ template')]
    expect(templates.map(({ dataset, title, innerHTML }) => [{ ...dataset }, title, innerHTML])).toEqual([
      ...contents.map(({ marks, title, html }) => [marks, title, html]),
      [{}, '', ''],
    ])
  })

  it.each([
    ['<html lang="sq">', '<html>'],
    ['name="referrer"', 'name="referer"'],
    ['<title>', '<title lang="sq">'],
    ['property="og:title"', 'name="og:title"'],
    ['name="description"', 'property="description"'],
    ['property="og:description"', 'name="og:description"'],
    ['</head>', ''],
    ['<script type="module"', '<script'],
    ['<div id="root">', '<div id="app">'],
  ])('is refused where the template has no %s any more', (place, other) => {
    expect(template).toContain(place)
    expect(() => documentOf(template.replace(place, other), page, built)).toThrow('index.html has no')
  })

  it('is refused where there is no script of the page to turn on what other pages need', () => {
    const others = { pages: [{ ...built, marks: { page: '^/x$' } }], contents: [] }
    expect(() => documentOf(template, page, built, undefined, others)).toThrow('<script>')
  })
})

it('keeps its actions under an id that is a word: every script without an id would have an empty one', () => {
  expect(actionsId).toMatch(/^\w+$/)
})
