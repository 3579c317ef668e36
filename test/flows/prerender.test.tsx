// The pages that the build writes as HTML: React takes each of them over as it stands, whoever comes and however.
import { signedIn } from '@test/builders/ownReviews'
import { startTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { type AppStore, makeStore } from '@/app/store'
import { contentOf, filled, type Prerendered, shellOf, templatesOf } from '@/build/prerender/htmlDocument'
import { draw, isDeclared, prerenderPages } from '@/build/prerender/renderPages'
import { authEvents } from '@/features/auth/model/slice'
import { bootScript } from '@/lib/bootScript'
import { routes } from '@/lib/paths'
import { savePendingReview } from '@/storage/pendingReview'
import { demo } from './profilePage'

const about = vi.hoisted(() => ({ hasBoundary: false }))

/** A page that is drawn whole, and, where a test says so, within a boundary all the same. */
vi.mock('@/pages/about/Page', async (importOriginal) => {
  const { createElement, Fragment, Suspense } = await import('react')
  const { default: Page } = await importOriginal<typeof import('@/pages/about/Page')>()
  return { default: () => createElement(about.hasBoundary ? Suspense : Fragment, null, createElement(Page)) }
})

const server = startTestServer()

type Rest = Parameters<typeof shellOf> extends [string, unknown, ...infer Files] ? Files : never
const documentOf = (template: string, page: Prerendered, ...files: Rest) =>
  filled(shellOf(template, page, ...files), contentOf(page))

const { home, howItWorks, reviewRules, support, faq, terms, categories } = routes
const unknown = '/nuk-ka-gje'
const texts = [home, routes.about, howItWorks, reviewRules, support, faq, terms, categories, unknown]
/** Pages whose fields and headings stay, too. */
const forms = [
  ...[routes.chooseBusiness, routes.saved, routes.login, routes.signup],
  ...[`${routes.verifyEmail}?token=x`, `${routes.resetPassword}?token=x`],
]
/** Pages whose content gives way to data, or to a log-in. */
const sketches = ['/biznes/biz_1', '/koment/biz_1', routes.myReviews, routes.profile]
const paths = [...texts, ...forms, ...sketches]
const user = { _id: 'u1', name: 'Ana', email: 'ana@example.al' }

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
})

/** Puts the HTML of a page where the browser would have it; its elements, as they stand before React comes. */
async function showHtml(path: string): Promise<{ element: HTMLElement; before: Element[] }> {
  window.history.replaceState(null, '', path)
  const element = document.createElement('div')
  element.innerHTML = await draw(path)
  document.body.append(element)
  return { element, before: [...element.querySelectorAll('*')] }
}

/** Runs the boot script as the browser does. A script element would run it in jsdom's own window, which the app does not see. */
const runBootScript = () => new Function(bootScript)()

/** Takes the page over as main.tsx does; what React complained of. `meanwhile` comes before it gets to work. */
async function takeOver(element: HTMLElement, meanwhile: (store: AppStore) => void = () => undefined) {
  const complaints: unknown[] = []
  const store = makeStore()
  await act(async () => {
    root = hydrateRoot(element, <App store={store} atStart={store.getState()} />, {
      onRecoverableError: (error) => complaints.push(error),
      onUncaughtError: (error) => complaints.push(error),
      onCaughtError: (error) => complaints.push(error),
    })
    meanwhile(store)
  })
  return { store, complaints }
}

const gone = (before: readonly Element[]) => before.filter((node) => !node.isConnected).map((node) => node.outerHTML)

it('knows which paths are the app’s', () => {
  const declared = '/ /home /SUPPORT /faq/ /login /biznes/a.b /biznes/a%2Fb /kategorite/x /koment/x /profile'
  for (const path of declared.split(' ')) expect(isDeclared(path), path).toBe(true)
  const others =
    '/404 /faq.html /sitemap.xml /biznes /biznes/a/b //evil.example /og/biznes/a.png /.well-known/x ' +
    '/biznes/% /kategorite/%E0%A4%A /koment/% /%'
  for (const path of others.split(' ')) expect(isDeclared(path), path).toBe(false)
})

describe('HTML of the build', () => {
  it.each(paths)('of %s is taken over without a complaint, and no element of it is made anew', async (path) => {
    const { element, before } = await showHtml(path)
    // Skeletons give way to what they stand for; nothing else goes.
    const passing = sketches.includes(path)
      ? 'main *'
      : '[class*="grid"], [class*="grid"] *, #latest ~ *, #latest ~ * *, [role="status"]:has([aria-hidden]), [role="status"]:has([aria-hidden]) *'
    const lasting = before.filter((node) => !node.matches(passing))
    const { complaints } = await takeOver(element)
    expect(complaints).toEqual([])
    await screen.findByRole('group', { name: 'Ndrysho pamjen' })
    expect(gone(lasting)).toEqual([])
  })

  it.each(paths)('of %s is taken over by those who are known to be signed in before it is done', async (path) => {
    signedIn(user)
    const { element } = await showHtml(path)
    const { complaints } = await takeOver(element, (store) => store.dispatch(authEvents.INIT({ user })))
    expect(complaints).toEqual([])
    if (texts.includes(path))
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Regjistrohu' })).toBeNull())
  })

  it.each(paths)('of %s is the same for a narrow screen, a dark look and a device that remembers', async (path) => {
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: true, media: query }))
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('recent', JSON.stringify({ businesses: [{ id: 'b1', name: 'Kafe' }], searches: ['kafe'] }))
    localStorage.setItem('saved', JSON.stringify(['biz_1']))
    const formData = {
      rating: 5,
      title: 'Mirë',
      comment: 'Do të vij prapë sa më shpejt.',
      experienceDate: '',
      orderId: '',
    }
    savePendingReview({ businessId: 'biz_1', redirectPath: '/koment/biz_1', formData, timestamp: Date.now() })
    const { element } = await showHtml(path)
    // Before any script runs it fits the narrowest screen.
    if (path === home) expect(element.querySelector('input')?.placeholder).toBe('Kërko biznese…')
    expect((await takeOver(element)).complaints).toEqual([])
    expect(await screen.findByRole('radio', { name: 'e errët' })).toBeChecked()
  })

  it('is the same each time, whenever it is drawn', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-02-29T12:00:00Z') })
    const early = await prerenderPages()
    vi.setSystemTime(new Date('2031-12-31T23:59:59Z'))
    expect(await prerenderPages()).toEqual(early)
    expect(early.length).toBe(paths.length + 1)
  })

  it('is no page that still waits for something', async () => {
    // React hides what waits in a `div`; the help text of the search is a hidden `span`.
    const boundary = /<!--\$|<template|<script|style=|<div hidden/
    for (const { html } of await prerenderPages()) expect(html).not.toMatch(boundary)
  })

  it('is refused with a boundary, which React would take over after the rest, though nothing in it waits', async () => {
    about.hasBoundary = true
    await expect(draw(routes.about)).rejects.toThrow(`${routes.about} is drawn with a boundary: <!--$-->`)
    about.hasBoundary = false
  })
})

it('gives the site’s own description back to a page without one', async () => {
  const tag = document.createElement('meta')
  tag.name = 'description'
  tag.content = 'Përgjigje.'
  tag.dataset.site = 'Krejt faqja.'
  document.head.append(tag)
  const { element } = await showHtml(faq)
  await takeOver(element)
  expect(tag.content).toMatch(/^Përgjigje për llogarinë/)
  await userEvent.click(screen.getByRole('link', { name: /kryefaqja/ }))
  await screen.findByRole('heading', { level: 1, name: /Po kërkon/ })
  expect(tag.content).toBe('Krejt faqja.')
  tag.remove()
})

describe('a field of that HTML', () => {
  it.each([
    [home, 'Kërko biznese'],
    [categories, 'Kërko kategori'],
    [faq, 'Kërko te pyetjet'],
  ])('of %s keeps what was typed before React came', async (path, name) => {
    const { element } = await showHtml(path)
    const role = path === home ? 'combobox' : 'textbox'
    const field = screen.getByRole<HTMLInputElement>(role, { name })
    field.value = 'zzqq'
    field.focus()
    expect((await takeOver(element)).complaints).toEqual([])
    expect(field).toBeInTheDocument()
    expect(field).toHaveValue('zzqq')
    expect(field).toHaveFocus()
  })

  it.each([
    [home, 'combobox', 'universalSearch({"limit":15,"page":1,"q":"zzqq"})'],
    [faq, 'textbox', undefined],
  ])('of %s searches for it at once, without the pause of typing', async (path, role, query) => {
    const { element } = await showHtml(path)
    screen.getByRole<HTMLInputElement>(role, { name: /^Kërko/ }).value = 'zzqq'
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { store } = await takeOver(element)
    if (query) expect(store.getState().api.queries).toHaveProperty([query])
    else expect(screen.getByText(/Nuk u gjeten rezultate/)).toBeInTheDocument()
    vi.useRealTimers()
  })
})

describe('a form of that HTML', () => {
  const label = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const mail = 'Email *'
  const password = 'Fjalëkalimi *'

  it.each([
    [routes.login, { [mail]: 'ana@example.al', [password]: 'Fjale123' }],
    [
      routes.signup,
      { 'Emri i plotë *': 'Ana', [mail]: 'a@b.al', [password]: 'Fjale123', 'Konfirmo fjalëkalimin *': 'Fjale123' },
    ],
    [
      `${routes.resetPassword}?token=x`,
      { 'Fjalëkalimi i ri *': 'Fjale123', 'Konfirmo fjalëkalimin e ri *': 'Fjale12' },
    ],
  ])('of %s keeps what was typed before React came, and has it in its values', async (path, texts) => {
    const { element } = await showHtml(path)
    for (const [name, text] of Object.entries(texts)) label(name).value = text
    expect((await takeOver(element)).complaints).toEqual([])
    // Any further letter renders all fields from the values.
    const [last = ''] = Object.keys(texts).slice(-1)
    await userEvent.type(label(last), '4')
    for (const [name, text] of Object.entries(texts)) expect(label(name)).toHaveValue(name === last ? `${text}4` : text)
  })

  it('keeps a tick that was set or taken before React came', async () => {
    const { element } = await showHtml(routes.signup)
    const names = ['Shfaq fjalëkalimet', /^Pranoj kushtet/]
    const boxes = names.map((name) => screen.getByRole<HTMLInputElement>('checkbox', { name }))
    for (const box of boxes) box.checked = true
    expect((await takeOver(element)).complaints).toEqual([])
    for (const box of boxes) expect(box).toBeChecked()
    expect(label(password).type).toBe('text')
  })

  it.each(['{Enter}', 'press'])('is sent by a %s from before React came, once', async (way) => {
    runBootScript()
    const { element } = await showHtml(routes.login)
    await userEvent.type(label(mail), demo.email)
    await userEvent.type(label(password), way === 'press' ? demo.password : `${demo.password}{Enter}`)
    if (way === 'press') await userEvent.dblClick(screen.getByRole('button', { name: 'Hyr' }))
    const { store, complaints } = await takeOver(element)
    await waitFor(() => expect(store.getState().auth.user?.email).toBe(demo.email))
    expect(server.requests.filter((request) => request.includes('/auth/login'))).toHaveLength(1)
    expect(complaints).toEqual([])
  })
})

describe('a press on that HTML', () => {
  const chip = (name: string) => screen.getByRole('button', { name })
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

  it('is performed once the app can answer, each button once, the last press last', async () => {
    runBootScript()
    const { element } = await showHtml(faq)
    const seen: (string | null)[] = []
    const note = ({ target }: Event) => seen.push((target as Element).textContent)
    for (const name of ['Siguria', 'Llogaria', 'Siguria']) await userEvent.click(chip(name))
    expect(pressed()).toEqual(['Të gjitha'])
    element.addEventListener('click', note)
    const { complaints } = await takeOver(element)
    expect(complaints).toEqual([])
    expect(seen).toEqual(['Llogaria', 'Siguria'])
    expect(pressed()).toEqual(['Siguria'])
    await userEvent.click(chip('Llogaria'))
    expect(pressed()).toEqual(['Llogaria'])
  })

  it('that opened the menu is not made again: the menu stays open, and its button says so', async () => {
    runBootScript()
    const { element } = await showHtml(faq)
    const toggle = chip('Hap menynë')
    await userEvent.click(toggle)
    const { complaints } = await takeOver(element)
    expect(complaints).toEqual([])
    expect(element.querySelector('[popover]')?.matches(':popover-open')).toBe(true)
    expect(toggle).toHaveAccessibleName('Mbyll menynë')
  })
})

describe('what only visitors need', () => {
  const { dataset } = document.documentElement
  afterEach(() => {
    delete dataset.session
    delete dataset.theme
  })

  it.each([
    ['accessToken', user],
    ['refreshToken', user],
    ['refreshToken', null],
  ])(
    'is marked to be hidden while there is a %s, until it is known whether anybody is signed in',
    async (key, found) => {
      localStorage.setItem(key, 'x')
      runBootScript()
      expect(dataset.session).toBe('')
      const { element } = await showHtml(faq)
      const { store } = await takeOver(element)
      expect(dataset.session).toBe('')
      act(() => void store.dispatch(authEvents.INIT({ user: found })))
      expect(dataset.session).toBeUndefined()
    },
  )

  it('is there at once without', () => {
    localStorage.setItem('theme', 'dark')
    runBootScript()
    expect(dataset.session).toBeUndefined()
  })
})

describe('the script of the page', () => {
  const { dataset } = document.documentElement
  afterEach(() => {
    delete dataset.page
    delete dataset.theme
    delete dataset.session
    for (const element of document.querySelectorAll('#root, template')) element.remove()
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
    for (const link of document.querySelectorAll('link')) link.remove()
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
    for (const link of links) link.remove()
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

describe('the document', () => {
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
    paths: '^/faq/*$',
    html: "<h1>$& $1 $'</h1>",
    title: 'A & "B" <c>',
    description: 'D "e"',
    hasRequests: false,
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
    expect(shown.documentElement.dataset.page).toBe(page.paths)
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
    const drawn = { title: 'T', html: '<p>H</p>' }
    const business = {
      ...drawn,
      paths: '^/biznes/',
      scripts: ['/assets/b.js', '/assets/data.js'],
      styles: ['/assets/b.css'],
    }
    const login = { ...drawn, paths: '^/login/*$', scripts: ['/assets/data.js'], styles: [] }
    const withScript = template.replace('<title>', '<script>run()</script><title>')
    const itself = { ...drawn, paths: '^/faq/*$', scripts: ['/assets/home.js'], styles: [] }
    const shown = parse(documentOf(withScript, page, built, undefined, [itself, business, login]))
    const links = [...shown.querySelectorAll<HTMLLinkElement>('link[data-paths]')]
    const hints = ({ attributes }: Element) => [
      attributes.getNamedItem('as')?.value,
      attributes.getNamedItem('fetchpriority')?.value,
    ]
    expect(links.map((link) => [link.getAttribute('href'), link.dataset.paths, ...hints(link)])).toEqual([
      // The content is there before them.
      ['/assets/home.js', '^/faq/*$', undefined, 'low'],
      ['/assets/b.js', '^/biznes/', undefined, 'low'],
      ['/assets/data.js', '^/biznes/|^/login/*$', undefined, 'low'],
      ['/assets/b.css', '^/biznes/', 'style', undefined],
    ])
    expect(links.every((link) => link.hasAttribute('crossorigin') && !link.hasAttribute('rel'))).toBe(true)
    expect(links.at(-1)?.nextElementSibling?.textContent).toBe('run()')
    // Before it also the styles are asked for that the first paint waits for: with the scripts they would share the line.
    const ahead = [...shown.querySelectorAll('link[rel="preload"][as="style"][crossorigin], script')]
    expect(ahead.slice(0, 3).map((one) => one.getAttribute('href') ?? one.textContent)).toEqual([
      '/assets/index.css',
      '/assets/a.css',
      'run()',
    ])
    // Their contents, inert, behind its own.
    const templates = [...shown.querySelectorAll<HTMLTemplateElement>('#root ~ template')]
    expect(templates.map(({ dataset, title, innerHTML }) => [dataset.page, title, innerHTML])).toEqual([
      ['^/biznes/', 'T', '<p>H</p>'],
      ['^/login/*$', 'T', '<p>H</p>'],
      [undefined, '', ''],
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
    expect(() => documentOf(template, page, built, undefined, [{ ...built, ...page, paths: '^/x$' }])).toThrow(
      '<script>',
    )
  })
})
