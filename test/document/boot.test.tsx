// The script that runs before the app: which page of a document it shows, for whom, and the files that it has loaded.
import { settle } from '@test/stubServer'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Drawn, type Prerendered, templatesOf } from '@/build/prerender/htmlDocument'
import { contentsForOthers, prerenderPages } from '@/build/prerender/renderPages'
import { boot } from '@/document/boot'
import { readsName } from '@/document/names'

describe('the script of the page', () => {
  const { dataset } = document.documentElement
  afterEach(() => {
    // Else it would keep the presses of later files to itself.
    window.takeEarlyPresses?.()
    delete window.takeEarlyPresses
    for (const mark of Object.keys(dataset)) delete dataset[mark]
    for (const element of document.querySelectorAll('#root, template, link, meta')) element.remove()
    localStorage.clear()
    window.history.replaceState(null, '', '/')
  })

  let pages: Prerendered[] = []
  beforeAll(async () => {
    // Only a build notes the title of what it draws.
    pages = (await prerenderPages()).map((page) => ({ ...page, title: `Titulli: ${page.name}` }))
  })
  /** The elements of a document's body, as the parser adds them. */
  function addBody(root: string, contents: readonly Drawn[]): void {
    for (const markup of [`<div id="root">${root}</div>`, ...templatesOf(contents).split('\n')])
      document.body.append(document.createRange().createContextualFragment(markup))
  }

  /** Opens an address with a host that has home's document only; what stands there, and whether it is taken over. */
  async function openedAt(address: string, { state = null }: { state?: unknown } = {}) {
    window.history.replaceState(state, '', address)
    dataset.page = '^/*$'
    boot()
    addBody('<header></header><main><h1>Home</h1></main>', contentsForOthers(pages))
    await settle()
    const page = pages.find(({ marks }) => RegExp(marks.page ?? '', 'i').test(window.location.pathname))
    return {
      name: page?.name,
      heading: document.querySelector('#root h1')?.textContent,
      shapes: document.querySelectorAll('#root main [aria-hidden]').length,
      footer: document.querySelectorAll('#root footer').length,
      page: dataset.page,
      isOfItsPath: dataset.page === page?.marks.page,
      title: document.title,
    }
  }

  it.each([
    ['/Koment/biz_1', 'Shkruaj një koment'],
    ['/koment/biz_1/?utm_source=x', 'Shkruaj një koment'],
    ['/biznes/biz_1?faqe=2', undefined],
    ['/faqja', 'Faqja nuk u gjet'],
  ])('puts the page of %s in the place of home’s, to be taken over', async (address, heading) => {
    const opened = await openedAt(address)
    expect(opened).toMatchObject({ heading, footer: 1, isOfItsPath: true })
    expect(opened.title).toBe(`Titulli: ${opened.name}`)
  })

  it('does not have a page with a link’s state taken over', async () => {
    const opened = await openedAt('/koment/biz_1', { state: { usr: { rating: 4 } } })
    expect(opened).toMatchObject({ heading: undefined, footer: 1, page: undefined })
  })

  it.each(['/faq', '/login', '/kategorite?kerko=x', '/reset-password?token=x', '/home', '/biznes', '/%66aq', '//faq'])(
    'shows header, footer and shapes at %s, of which another host has a file or only the router knows',
    async (address) => {
      const opened = await openedAt(window.location.origin + address)
      expect(opened).toMatchObject({ heading: undefined, shapes: 7, footer: 1, page: undefined, title: 'Vlerëso' })
    },
  )

  /** Opens an address whose own document the host finds; what is left of the page, and for what it stands. */
  async function openedOwn(name: string, address: string, state: unknown = null) {
    const { marks, html } = pages.find((one) => one.name === name) ?? { marks: {}, html: '' }
    window.history.replaceState(state, '', address)
    Object.assign(dataset, JSON.parse(JSON.stringify(marks)))
    boot()
    addBody(html, [])
    const drawn = document.querySelector('#root')?.innerHTML
    await settle()
    const isWhole = document.querySelector('#root')?.innerHTML === drawn
    const [main, footer] = ['main', 'footer'].map((part) => document.querySelector(`#root ${part}`)?.childElementCount)
    return {
      isWhole,
      isLeftAlone: dataset.page === marks.page,
      isEmpty: main === 0 && footer !== 0 && !('page' in dataset),
    }
  }

  it.each([
    ['faq', '/faq/?utm_source=x'],
    ['faq', '/faq', { usr: { isFromBusiness: true } }],
    ['login', '/login'],
    ['profile', '/profile'],
    ['resetPassword', '/reset-password?token=abc'],
    ['verifyEmail', '/verify-email?token=abc&email=x'],
    ['verifyEmail', '/verify-email?email=x&amp;token=abc'],
  ])('leaves the page %s as it is at its own address %s', async (name, address, state?: object) => {
    expect(await openedOwn(name, address, state)).toEqual({ isWhole: true, isLeftAlone: true, isEmpty: false })
  })

  const others = { isWhole: false, isLeftAlone: false, isEmpty: true }

  it.each([
    ['categories', '/kategorite?kerko=x'],
    ['resetPassword', '/reset-password'],
    ['resetPassword', '/reset-password?token='],
    ['verifyEmail', '/verify-email'],
    ['saved', '/te-ruajturat?biznese=biz_001'],
    ['saved', '/te-ruajturat?biznese='],
    ['login', '/login', { usr: { message: 'Hyr' } }],
  ])('leaves header and footer of the page %s at %s, where the app shows something else', async (...opened) => {
    const [name, address, state] = opened as [string, string, object?]
    expect(await openedOwn(name, address, state)).toEqual(others)
  })

  it.each(['accessToken', 'refreshToken'])('does so on a page for visitors while there is a %s', async (key) => {
    localStorage.setItem(key, 'x')
    expect(await openedOwn('signup', '/signup')).toEqual(others)
  })

  it('shows a category as one that is not known yet, to be rendered anew', async () => {
    const opened = await openedAt('/kategorite/kafe?qyteti=Durrës')
    expect(opened).toMatchObject({ footer: 1, page: undefined })
    expect(opened.heading?.trim()).toBe('Bizneset në')
  })

  it('waits until the whole of a page has come', async () => {
    window.history.replaceState(null, '', '/faq')
    dataset.page = '^/*$'
    boot()
    const root = Object.assign(document.createElement('div'), { id: 'root' })
    const half = document.createElement('template')
    half.dataset.page = '^/faq/*$'
    half.innerHTML = '<main>Faqja</main>'
    document.body.append(root, half)
    await settle()
    expect([root.textContent, dataset.page]).toEqual(['', ''])
    half.after(document.createElement('template'))
    await settle()
    expect([root.textContent, dataset.page]).toEqual(['Faqja', '^/faq/*$'])
  })

  it('shows a page when its styles have come, behind those of every page, or have failed', async () => {
    const add = (html: string) => document.head.append(document.createRange().createContextualFragment(html))
    add('<link href="/faq.css" as="style" data-paths="^/faq/*$">')
    window.history.replaceState(null, '', '/faq')
    dataset.page = '^/*$'
    boot()
    add('<link rel="stylesheet" href="/every.css">')
    addBody('<main>Home</main>', pages)
    await settle()
    expect([document.querySelector('#root')?.textContent, dataset.page]).toEqual(['Home', ''])
    const sheet = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].at(-1)
    expect(sheet?.getAttribute('href')).toMatch(/\/faq\.css$/)
    sheet?.dispatchEvent(new Event('error'))
    // For this the app waits.
    await window.contentShown
    expect(document.querySelector('#root h1')?.textContent).toBe('Pyetje të shpeshta')
  })

  it('leaves a page alone that was not prerendered, as in development', () => {
    boot()
    expect([dataset.page, dataset.theme]).toEqual([undefined, 'system'])
  })

  it('has the files loaded that its path needs, and no others', () => {
    document.head.innerHTML += `<link href="/a.js" data-paths="^/biznes/[^/]+/*$|^/login/*$">
      <link href="/a.css" as="style" data-paths="^/biznes/[^/]+/*$"><link href="/b.js" data-paths="^/profile/*$">`
    window.history.replaceState(null, '', '/Biznes/biz_1/?faqe=2')
    boot()
    // Vite takes a file for preloaded that has any link: of the others there is none.
    const links = [...document.querySelectorAll<HTMLLinkElement>('[data-paths]')]
    expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'preload'])
  })

  it('asks for the first reads of its path before any of its files', () => {
    const page = '^/biznes/([\\w-]+)/*$'
    const reads = { api: 'https://api.example.al', key: '', pages: [[page, ['/v1/businesses/__param__'], []]] }
    document.head.innerHTML += `<meta name="${readsName}"><link href="/a.css" as="style" data-paths="${page}">`
    document.querySelector(`[name=${readsName}]`)?.setAttribute('content', JSON.stringify(reads))
    window.history.replaceState(null, '', '/biznes/biz_1')
    const asked: (string | null)[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      asked.push((request as Request).url)
      return new Response()
    })
    vi.spyOn(HTMLLinkElement.prototype, 'rel', 'set').mockImplementation(function (this: HTMLLinkElement) {
      asked.push(this.getAttribute('href'))
    })
    boot()
    expect(asked).toEqual(['https://api.example.al/v1/businesses/biz_1', '/a.css'])
    delete window.earlyReads
  })

  it('does without a storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    dataset.page = '^/x$'
    boot()
    expect([dataset.page, dataset.theme]).toEqual(['', 'system'])
  })
})
