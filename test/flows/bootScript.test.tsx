// The script that runs before the app: which page of a document it shows, for whom, and the files that it has loaded.
import { settle } from '@test/stubServer'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Prerendered, templatesOf } from '@/build/prerender/htmlDocument'
import { prerenderPages } from '@/build/prerender/renderPages'
import { bootScript } from '@/lib/bootScript'

/** Runs it as the browser does. A script element would run it in jsdom's own window, which the app does not see. */
const runBootScript = () => new Function(bootScript)()

describe('the script of the page', () => {
  const { dataset } = document.documentElement
  afterEach(() => {
    // Else it would keep the presses of later files to itself.
    window.takeEarlyPresses?.()
    delete window.takeEarlyPresses
    delete dataset.page
    delete dataset.theme
    delete dataset.session
    for (const element of document.querySelectorAll('#root, template, link')) element.remove()
    localStorage.clear()
    window.history.replaceState(null, '', '/')
  })

  let pages: Prerendered[] = []
  beforeAll(async () => {
    // Only a build notes the title of what it draws.
    pages = (await prerenderPages()).map((page) => ({ ...page, title: `Titulli: ${page.name}` }))
  })
  /** The elements of a document's body, as the parser adds them. */
  function addBody(root: string, others: readonly Prerendered[]): void {
    for (const markup of [`<div id="root">${root}</div>`, ...templatesOf(others).split('\n')])
      document.body.append(document.createRange().createContextualFragment(markup))
  }

  /** Opens an address with a host that has one document, home's; the page that stands there, and whether it is taken over. */
  async function openedAt(address: string, { state = null }: { state?: unknown } = {}) {
    window.history.replaceState(state, '', address)
    dataset.page = '^/*$'
    runBootScript()
    addBody(
      '<header></header><main><h1>Home</h1></main>',
      pages.filter(({ name }) => name !== 'home'),
    )
    await settle()
    const page = pages.find(({ paths: pattern }) => RegExp(pattern, 'i').test(window.location.pathname))
    return {
      name: page?.name,
      heading: document.querySelector('#root h1')?.textContent,
      footer: document.querySelectorAll('#root footer').length,
      page: dataset.page,
      isOfItsPath: dataset.page === page?.paths,
      title: document.title,
    }
  }

  it.each([
    ['/faq', 'Pyetje të shpeshta'],
    ['/faq/?utm_source=x', 'Pyetje të shpeshta'],
    ['/kategorite', 'Kategoritë e bizneseve'],
    ['/koment', 'Ndaj përvojën tënde'],
    ['/Koment/biz_1', 'Shkruaj një koment'],
    ['/biznes/biz_1?faqe=2', undefined],
    ['/login', 'Hyr në llogarinë tënde'],
    ['/reset-password?token=abc', 'Zgjidh një fjalëkalim të ri'],
    ['/verify-email?token=abc&email=x', 'Verifiko email-in'],
    ['/profile', 'Profili im'],
    ['/faqja', 'Faqja nuk u gjet'],
  ])('puts the page of %s in the place of home’s, to be taken over', async (address, heading) => {
    const opened = await openedAt(address)
    expect(opened).toMatchObject({ heading, footer: 1, isOfItsPath: true })
    expect(opened.title).toBe(`Titulli: ${opened.name}`)
  })

  it.each([
    ['/kategorite?kerko=x', {}],
    ['/reset-password', {}],
    ['/reset-password?token=', {}],
    ['/verify-email', {}],
    ['/login', { state: { usr: { message: 'Hyr' } } }],
  ])('leaves header and footer at %s with %j, where the app shows something else', async (address, options) => {
    expect(await openedAt(address, options)).toMatchObject({ heading: undefined, footer: 1, page: undefined })
  })

  it.each(['accessToken', 'refreshToken'])('does so on a page for visitors while there is a %s', async (key) => {
    localStorage.setItem(key, 'x')
    expect(await openedAt('/signup')).toMatchObject({ heading: undefined, footer: 1, page: undefined })
  })

  it('shows a category as one that is not known yet, to be rendered anew', async () => {
    const opened = await openedAt('/kategorite/kafe?qyteti=Durrës')
    expect(opened).toMatchObject({ footer: 1, page: undefined })
    expect(opened.heading?.trim()).toBe('Bizneset në')
  })

  it.each(['/%66aq', '//faq'])('shows nothing at %s, which is for the router', async (address) => {
    const opened = await openedAt(address.startsWith('//') ? `${window.location.origin}${address}` : address)
    expect(opened).toMatchObject({ heading: 'Home', page: '' })
  })

  it('waits until the whole of a page has come', async () => {
    window.history.replaceState(null, '', '/faq')
    dataset.page = '^/*$'
    runBootScript()
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
    runBootScript()
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

  it('empties a page of its own that is for another query', async () => {
    window.history.replaceState(null, '', '/kategorite?kerko=kafe')
    dataset.page = '^/kategorite/*$'
    runBootScript()
    expect(dataset.page).toBe('')
    addBody('<header></header><main>Kategoritë</main>', [])
    await settle()
    expect(document.querySelector('#root')?.innerHTML).toBe('<header></header><main></main>')
    expect(dataset.page).toBeUndefined()
  })

  it('leaves a page of its own as it is', async () => {
    window.history.replaceState({ usr: { isFromBusiness: true } }, '', '/faq')
    dataset.page = '^/faq/*$'
    runBootScript()
    addBody('<main>Pyetje</main>', [])
    await settle()
    expect([document.querySelector('#root')?.textContent, dataset.page]).toEqual(['Pyetje', '^/faq/*$'])
  })

  it('leaves a page alone that was not prerendered, as in development', () => {
    runBootScript()
    expect([dataset.page, dataset.theme]).toEqual([undefined, 'system'])
  })

  it('has the files loaded that its path needs, and no others', () => {
    document.head.innerHTML += `<link href="/a.js" data-paths="^/biznes/[^/]+/*$|^/login/*$">
      <link href="/a.css" as="style" data-paths="^/biznes/[^/]+/*$"><link href="/b.js" data-paths="^/profile/*$">`
    window.history.replaceState(null, '', '/Biznes/biz_1/?faqe=2')
    runBootScript()
    // Vite takes a file for preloaded that has any link: of the others there is none.
    const links = [...document.querySelectorAll<HTMLLinkElement>('[data-paths]')]
    expect(links.map(({ rel }) => rel)).toEqual(['modulepreload', 'preload'])
  })

  it('does without a storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    dataset.page = '^/x$'
    runBootScript()
    expect([dataset.page, dataset.theme]).toEqual(['', 'system'])
  })
})
