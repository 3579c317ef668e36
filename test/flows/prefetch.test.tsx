// Pages on their way before they are opened: chunks by hover and focus, data by a resting pointer, each asked for once.

import { aBusiness } from '@test/builders/entities'
import { countsStars, signedIn } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answersTo } from '@/api'
import { REST } from '@/app/effects/LinkPrefetch'
import { isOpening } from '@/app/pageLoading'
import { prefetchData, preloadPage } from '@/app/pages'
import { type AppStore, makeStore } from '@/app/store'
import { CATEGORY_PAGE_SIZE } from '@/features/businesses/model/businessRequests'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { businessPath, routes } from '@/lib/paths'
import { categoryFromLoaded } from '@/pages/category/resolvedCategory'

const chunks = vi.hoisted(() => ({ asked: [] as string[] }))
const page = vi.hoisted(() => (name: string) => () => {
  chunks.asked.push(name)
  return { default: () => name }
})
vi.mock('@/pages/reviewRules/Page', page('rules'))
vi.mock('@/pages/faq/Page', page('faq'))
vi.mock('@/pages/support/Page', page('support'))
vi.mock('@/pages/howItWorks/Page', page('info'))

const server = startTestServer()
let since = 0
/** What was asked since the last `forget`, in no order. */
const asked = () =>
  server.requests
    .slice(since)
    .map((request) => decodeURIComponent(request.replace('/v1', '')))
    .sort()
const forget = () => {
  since = server.requests.length
}
afterEach(() => {
  since = 0
})
const point = (target: Element, pointerType = 'mouse') => fireEvent.pointerOver(target, { pointerType })
const link = (name: string | RegExp) => screen.getByRole('link', { name })

/** Lets `ms` pass on a clock that stands still. */
const pass = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms)
    await settle()
  })

/** The app with its late parts, which listen to the links. */
async function open(options: Parameters<typeof renderApp>[0]) {
  const app = await renderApp(options)
  await screen.findByRole('group', { name: 'Ndrysho pamjen' })
  // They listen a moment after they are there.
  await act(settle)
  return app
}

describe('the chunk of a page', () => {
  it('is fetched when a pointer or the focus comes to its link, without a sign of it, and not for the page one is on', async () => {
    await open({ route: routes.about })
    point(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Rreth nesh' }))
    expect(chunks.asked).toEqual([])
    point(link('Rregullat e komenteve').firstChild?.parentElement ?? document.body)
    expect(isOpening()).toBe(false)
    await waitFor(() => expect(chunks.asked).toEqual(['rules']))
    point(link('Rregullat e komenteve'), 'touch')
    expect(chunks.asked).toEqual(['rules'])
    act(() => link('Pyetje të shpeshta').focus())
    await waitFor(() => expect(chunks.asked).toEqual(['rules', 'faq']))
  })

  it('is fetched while the form that leads to it is filled in, and not before', async () => {
    const { user } = await open({ route: routes.login, state: { from: `${routes.howItWorks}?yje=4` } })
    await act(settle)
    expect(chunks.asked).not.toContain('info')
    await user.type(screen.getByLabelText('Email *'), 'an')
    await waitFor(() => expect(chunks.asked).toContain('info'))
  })

  it('is left alone for those who save data, until the link is followed', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const { user } = await open({ route: routes.about })
    point(link('Mbështetja'))
    act(() => link('Mbështetja').focus())
    await act(settle)
    expect(chunks.asked).not.toContain('support')
    await user.click(link('Mbështetja'))
    expect(await screen.findByText('support')).toBeVisible()
    Reflect.deleteProperty(navigator, 'connection')
  })
})

/** A category page with businesses, and one of them. */
async function openList(options: Parameters<typeof renderApp>[0] = {}) {
  await preloadPage(businessPath('any'))
  const app = await open({ route: '/kategorite/transport', ...options })
  const [card] = await screen.findAllByRole('article')
  const name = within(card ?? document.body).getByRole('heading').textContent ?? ''
  forget()
  const id = link(name).getAttribute('href')?.split('/').at(-1)
  return { ...app, name, id }
}

describe('the data of a business', () => {
  afterEach(() => vi.useRealTimers())

  it('is asked for once a pointer, not a finger, rests on its link, and once only; the lists on screen stay what they are', async () => {
    const { store, user, name, id } = await openList()
    const { businesses } = store.getState()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // A finger may be about to scroll.
    point(link(name), 'touch')
    await pass(REST)
    point(link(name))
    await pass(REST - 1)
    point(screen.getByRole('main'))
    await pass(REST)
    expect(asked()).toEqual([])
    point(link(name))
    await pass(REST - 1)
    // Within the link is still on it.
    point(link(name).firstElementChild ?? link(name))
    await pass(1)
    vi.useRealTimers()
    // Its comments are asked for when the link is followed: a pointer that wanders costs one request a card.
    const questions = [`GET /businesses/${id}`, `GET /reviews/business/${id}?page=1&limit=10&approved=true`]
    await waitFor(() => expect(asked()).toEqual(questions.slice(0, 1)))
    await waitFor(() => expect(answersTo(store.getState(), ['getBusiness'])[0]?.isSuccess).toBe(true))
    expect(store.getState().businesses.businesses).toBe(businesses.businesses)
    expect(store.getState().businesses.selectedBusiness).toBeNull()
    expect(store.getState().reviews.businessComments).toEqual([])
    await user.click(link(name))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    await waitFor(() => expect(store.getState().reviews.businessComments).not.toEqual([]))
    expect(store.getState().businesses.selectedBusiness?._id).toBe(id)
    expect(asked().filter((request) => !countsStars(request))).toEqual(questions)
  })

  it('is asked for one card at a time, and only for the card the pointer rests on then', async () => {
    await openList()
    const links = screen.getAllByRole('article').map((card) => card.querySelector('h2 a') as HTMLElement)
    expect(links.length).toBeGreaterThan(5)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
    const stub = stubServer()
    for (const one of links) {
      point(one)
      await pass(REST)
    }
    const paths = () => stub.requests.map(({ path }) => path)
    const pathOf = (at: number) => links.at(at)?.getAttribute('href')?.replace('/biznes/', '/businesses/')
    expect(paths()).toEqual([pathOf(0)])
    await act(() => stub.requests[0]?.reply({ success: true, data: aBusiness() }))
    await pass(0)
    expect(paths()).toEqual([pathOf(0), pathOf(-1)])
  })

  it('that fails is nobody’s error: the page asks again, and nothing of it is shown, said or focused', async () => {
    const { store, user, name } = await openList()
    let isBroken = true
    const refused = () => HttpResponse.json({ success: false, message: 'Jo tani' }, { status: 403 })
    server.msw.use(http.get('*/v1/businesses/:id', () => (isBroken ? refused() : undefined)))
    point(link(name))
    await waitFor(() => expect(answersTo(store.getState(), ['getBusiness'])[0]?.error).not.toBeNull())
    isBroken = false
    const seen: string[] = []
    const watch = () =>
      seen.push(`${document.title} ${document.body.textContent} ${store.getState().businesses.errors.main}`)
    // What a browser paints between two actions, jsdom may skip; the state has every step.
    store.subscribe(watch)
    const observer = new MutationObserver(watch)
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    await user.click(link(name))
    expect(await screen.findByRole('heading', { level: 1, name })).toHaveFocus()
    await rested(store)
    observer.disconnect()
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.filter((text) => /Gabim|Jo tani|Provo përsëri/.test(text))).toEqual([])
  })

  it('shows no progress bar, however long it takes, until its page waits for it', async () => {
    const { user, name } = await openList()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
    const stub = stubServer()
    point(link(name))
    await pass(REST)
    vi.useRealTimers()
    await waitFor(() => expect(stub.requests).toHaveLength(1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] })
    await pass(5_000)
    expect(screen.queryByRole('progressbar')).toBeNull()
    vi.useRealTimers()
    await user.click(link(name))
    expect(await screen.findByRole('progressbar')).toBeVisible()
    expect(stub.requests).toHaveLength(2)
  })
})

/** Waits until the page shows what it asked for. */
async function rested(store: AppStore) {
  await waitFor(() => {
    const { queries } = store.getState().api
    expect(Object.values(queries).map((query) => query?.status)).not.toContain('pending')
    expect(queries).not.toEqual({})
    expect(document.body.textContent).not.toMatch(/Duke (ngarkuar|kërkuar)/)
    // The distribution asks once the page is painted.
    expect(document.querySelector('main [aria-busy=true]')).toBeNull()
  })
  return asked()
}

/** What the page of an address asks for: by itself, and with its questions put before it is there, as main.tsx does. */
async function bothWays(route: string, state?: unknown) {
  const view = await open({ route, state })
  const alone = await rested(view.store)
  const shown = screen.getByRole('main').textContent
  view.unmount()
  forget()
  const store = makeStore()
  const { pathname, search } = new URL(route, window.location.origin)
  await store.dispatch(prefetchData(pathname, search, state))
  const early = Object.keys(store.getState().api.queries)
  await open({ route, state, store })
  const together = await rested(store)
  expect(screen.getByRole('main').textContent).toBe(shown)
  return { alone, early, together }
}

describe('questions put before the page is there are those of the page, each put once', () => {
  const category = { _id: 'cat_01', name: 'Restorante dhe kafene', slug: 'restorante_dhe_kafene', subcategories: [] }
  it.each<[string, string, number, unknown?]>([
    ['a later page of its comments', `${businessPath('biz_001')}?faqe=2`, 2],
    ['a search in its comments', `${businessPath('biz_001')}?kerko=mire&faqe=2`, 1],
    ['the latest comments and the categories', routes.home, 2],
    ['the categories', routes.categories, 2],
    ['a category', '/kategorite/transport', 2],
    [
      'a category that came with the link',
      `/kategorite/${category.slug}?yje=3&faqe=2&kerko=%20sofra%20`,
      1,
      { category },
    ],
  ])('%s', async (_what, route, early, state) => {
    const found = await bothWays(route, state)
    expect(found.early).toHaveLength(early)
    expect(found.together).toEqual(found.alone)
    expect(new Set(found.together).size).toBe(found.together.length)
  })
})

it('comments that were refused before the page is there are not asked for again (Q26)', async () => {
  // However long the page takes to render.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const refused = vi.fn(() => HttpResponse.json({ success: false, message: 'Jo tani' }, { status: 429 }))
  server.msw.use(http.get('*/v1/reviews/business/:id', refused))
  const store = makeStore()
  const route = businessPath('biz_001')
  await store.dispatch(prefetchData(route, ''))
  await open({ route, store })
  expect(await screen.findByRole('heading', { name: 'Gabim në ngarkimin e komenteve' })).toBeVisible()
  await act(settle)
  expect(refused).toHaveBeenCalledTimes(1)
})

describe('a category that only the address names', () => {
  const lists = ['GET /categories', 'GET /subcategories']
  it.each([
    [
      'a category',
      '/kategorite/transport?faqe=2',
      [`GET /businesses/category/cat_11?page=2&limit=${CATEGORY_PAGE_SIZE}`],
    ],
    [
      'a subcategory',
      '/kategorite/piceri',
      [`GET /businesses/subcategory/sub_01_02?page=1&limit=${CATEGORY_PAGE_SIZE}`],
    ],
    ['no category', '/kategorite/nuk_ka', []],
  ])('is looked up and its businesses asked for, without waiting for its page: %s', async (_what, route, found) => {
    const store = makeStore()
    const { pathname, search } = new URL(route, window.location.origin)
    await store.dispatch(prefetchData(pathname, search))
    expect(Object.keys(store.getState().api.queries)).toEqual([
      'listCategories(undefined)',
      'listSubcategories(undefined)',
    ])
    await waitFor(() => expect(asked()).toEqual([...found, ...lists]))
    await rested(store)
    expect(asked()).toEqual([...found, ...lists])
    const { tree, subcategories } = selectLoadedCategories(store.getState())
    const known = categoryFromLoaded(tree, subcategories, pathname.slice('/kategorite/'.length))
    expect(known !== null).toBe(found.length > 0)
  })
})

describe('who asks', () => {
  it('is told with the question, and while a stored session is checked nothing is asked', async () => {
    const user = signedIn()
    const known = makeStore(user)
    await known.dispatch(prefetchData(businessPath('biz_001'), ''))
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(asked()[0]).toBe('GET /businesses/biz_001?user_id=u1')
    forget()
    const checking = makeStore()
    await checking.dispatch(prefetchData(businessPath('biz_001'), ''))
    expect(checking.getState().api.queries).toEqual({})
  })

  it.each([routes.about, routes.login, '/biznes/%E0%A4%A', '/bizneset/biz_001'])('%s asks nothing', async (path) => {
    const store = makeStore()
    await store.dispatch(prefetchData(path, ''))
    expect(store.getState().api.queries).toEqual({})
  })
})
