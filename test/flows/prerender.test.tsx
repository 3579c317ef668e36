// The pages that the build writes as HTML: React takes each of them over as it stands, whoever comes and however.
import { aForm } from '@test/builders/entities'
import { putPending } from '@test/builders/texts'
import { heading, signedIn } from '@test/page'
import { startTestServer } from '@test/render'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { pages as allPages } from '@/app/pages'
import { type AppStore, makeStore } from '@/app/store'
import { draw, isDeclared, prerenderPages } from '@/build/prerender/renderPages'
import { boot } from '@/document/boot'
import { authEvents } from '@/features/auth/model/slice'
import { galleryPath, routes } from '@/lib/paths'
import { demo } from './profilePage'

const about = vi.hoisted(() => ({ hasBoundary: false }))

/** A page that is drawn whole, and, where a test says so, within a boundary all the same. */
vi.mock('@/pages/about/Page', async (importOriginal) => {
  const { createElement, Fragment, Suspense } = await import('react')
  const { default: Page } = await importOriginal<typeof import('@/pages/about/Page')>()
  return { default: () => createElement(about.hasBoundary ? Suspense : Fragment, null, createElement(Page)) }
})

const server = startTestServer()

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
/** Of each kind one, and all that show what a device remembers, or that a log-in closes or opens. */
const sample = [home, routes.about, faq, unknown, routes.chooseBusiness, routes.saved, routes.login, ...sketches]
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
    // What is told of waiting, and what holds a place, gives way to what came; nothing else goes.
    const passing = sketches.includes(path)
      ? 'main *'
      : '[class*="grid"], [class*="grid"] *, #latest ~ *, #latest ~ * *, [class*="clipping"]:empty, [role="status"]:has([aria-hidden]), [role="status"]:has([aria-hidden]) *'
    const lasting = before.filter((node) => !node.matches(passing) && !/^Duke ngarkuar/.test(node.textContent))
    const { complaints } = await takeOver(element)
    expect(complaints).toEqual([])
    await screen.findByRole('group', { name: 'Ndrysho pamjen' })
    expect(gone(lasting)).toEqual([])
  })

  it.each(sample)('of %s is taken over by those who are known to be signed in before it is done', async (path) => {
    signedIn(user)
    const { element } = await showHtml(path)
    const { complaints } = await takeOver(element, (store) => store.dispatch(authEvents.INIT({ user })))
    expect(complaints).toEqual([])
    if (texts.includes(path))
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Regjistrohu' })).toBeNull())
  })

  it.each(sample)('of %s is the same for a narrow screen, a dark look and a device that remembers', async (path) => {
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: true, media: query }))
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('recent', JSON.stringify({ businesses: [{ id: 'b1', name: 'Kafe' }], searches: ['kafe'] }))
    localStorage.setItem('saved', JSON.stringify(['biz_1']))
    const formData = aForm({ rating: 5, comment: 'Do të vij prapë sa më shpejt.' })
    putPending({ businessId: 'biz_1', redirectPath: '/koment/biz_1', formData, timestamp: Date.now() })
    const { element } = await showHtml(path)
    // Before any script runs it fits the narrowest screen.
    if (path === home) expect(element.querySelector('input')?.placeholder).toBe('Kërko biznese…')
    expect((await takeOver(element)).complaints).toEqual([])
    expect(await screen.findByRole('radio', { name: 'e errët' })).toBeChecked()
  })

  it('is the same whenever it is drawn, and for every browser: nothing in it waits, Chromium would leave out no blank, Firefox would restore no choice', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-02-29T12:00:00Z') })
    const early = await prerenderPages()
    vi.setSystemTime(new Date('2031-12-31T23:59:59Z'))
    expect(await prerenderPages()).toEqual(early)
    expect(early).toHaveLength(allPages.filter(({ path }) => path !== galleryPath).length)

    // React hides what waits in a `div`; the help text of the search is a hidden `span`.
    const boundary = /<!--\$|<template|<script|style=|<div hidden/
    for (const { html } of early) expect(html).not.toMatch(boundary)

    const all = document.createElement('div')
    all.innerHTML = early.map(({ html }) => html).join('')
    // A blank alone beside a comment in a name.
    const names = [...all.querySelectorAll('a, button, label, legend, summary, h1, h2, h3')]
    expect(names.length).toBeGreaterThan(100)
    for (const { innerHTML } of names) expect(innerHTML).not.toMatch(/--> <|> <!--/)
    // A choice restored at a reload would show a password again.
    const choices = [...all.querySelectorAll('[type=checkbox], [type=radio], select')]
    expect(choices.filter((one) => one.matches('[type=checkbox]')).length).toBeGreaterThan(2)
    expect(choices.filter((one) => !one.matches('[autocomplete=off]')).map((one) => one.outerHTML)).toEqual([])
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
  await heading(/Po kërkon/)
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
    boot()
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
    boot()
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
    boot()
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
      boot()
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
    boot()
    expect(dataset.session).toBeUndefined()
  })
})
