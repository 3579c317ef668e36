// Pages that come as HTML with their data: as a visitor sees them, each with its own data, taken over as they stand.

import { type Reply, serve } from '@test/api/fakeServer'
import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { signedIn } from '@test/page'
import { currentPlace } from '@test/render'
import { identity, reducer } from '@test/replay/journeys'
import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { preloadPage } from '@/app/pages'
import { firstLocation, reportLocation } from '@/app/reportLocation'
import { makeStore } from '@/app/store'
import { type RenderedPage, renderPage } from '@/build/prerender/renderPage'
import { answersOf, categoryPages } from '@/build/prerender/siteAddresses'
import { authEvents } from '@/features/auth/model/slice'
import { firstConfig } from '@/replay/reducerOfLog'
import { writeLog } from '@/replay/writeLog'
import { loggedOut } from '@/session/events'
import { readLog } from '@/tools/log/readLog'
import { replayLog } from '@/tools/log/replayLog'

// Many pages take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const origin = 'https://vlereso.example'
const user = { _id: 'u1', name: 'Ana', email: 'ana@example.al' }
const category = { _id: 'c1', name: 'Kafe', slug: 'kafe' }

/** A server that knows every business, and names whoever asks in its comments. */
function answer({ path, url }: { path: string; url: URL }): Reply {
  const [, kind, , id = ''] = /^\/(\w+)(\/business)?\/?([^/]*)/.exec(path) ?? []
  const reader = url.searchParams.get('user_id') ?? 'askush'
  const business = aBusiness({ _id: id, name: `Biznesi ${id}`, reviewCount: 1 })
  const review = aReview({
    _id: `r-${id}`,
    title: `Titulli ${id} ${reader}`,
    business: { _id: id, name: business.name },
  })
  if (kind === 'reviews') return { body: reviewPage([review]) }
  if (kind === 'businesses')
    return { body: { success: true, ...(id === '' ? { businesses: [business] } : { data: business }) } }
  return { body: { success: true, data: kind === 'categories' ? [{ ...category, subcategories: [] }] : [] } }
}

async function rendered(path: string): Promise<RenderedPage> {
  const page = await renderPage(path, '', { origin, patience: 20_000 })
  if (!page) throw new Error(`${path} was not rendered`)
  return page
}

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
})

/** Puts a page where the browser has it and takes it over as main.tsx does; what React complained of, and what went. */
async function takeOver({ path, query, html, actions }: RenderedPage) {
  window.history.replaceState(null, '', path + query)
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  const before = [...element.querySelectorAll('*')]
  const complaints: unknown[] = []
  const store = makeStore()
  for (const action of JSON.parse(JSON.stringify(actions))) store.dispatch(action)
  const atStart = store.getState()
  store.dispatch(reportLocation(firstLocation()))
  await preloadPage(path)
  await act(async () => {
    const note = (error: unknown) => complaints.push(error)
    root = hydrateRoot(element, <App store={store} atStart={atStart} />, {
      onRecoverableError: note,
      onCaughtError: note,
    })
  })
  const gone = () => before.filter((node) => !node.isConnected).map((node) => node.outerHTML)
  return { store, complaints, gone }
}

const paths = ['/', '/kategorite', '/kategorite/kafe', '/biznes/b7']

describe('a page that came with its data', () => {
  it.each(paths)('%s is taken over as it stands, and asks for nothing again', async (path) => {
    const { calls } = serve(answer)
    const page = await rendered(path)
    const asked = calls.length
    expect(asked).toBeGreaterThan(0)
    const { complaints, gone } = await takeOver(page)
    await screen.findByRole('group', { name: 'Ndrysho pamjen' })
    expect([complaints, gone()]).toEqual([[], []])
    expect(currentPlace()).toBe(path)
    // The bars of the stars need totals that no page comes with.
    expect(calls.slice(asked).filter((call) => call.path !== '/reviews/search')).toEqual([])
  })

  it.each(paths)('%s asks again, after it was taken over, for what is older than five minutes', async (path) => {
    const { calls } = serve(answer)
    const page = await rendered(path)
    const first = calls.map((call) => call.path)
    const later = Date.now() + 5 * 60_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    vi.useFakeTimers({ toFake: ['Date'], now: later })
    const { complaints, gone } = await takeOver(page)
    await waitFor(() =>
      expect(calls.slice(first.length).map((call) => call.path)).toEqual(expect.arrayContaining(first)),
    )
    vi.useRealTimers()
    expect([complaints, gone()]).toEqual([[], []])
  })

  it('is a visit whose log begins with its actions and replays exactly', async () => {
    serve(answer)
    const page = await rendered('/biznes/b7')
    const { store } = await takeOver(page)
    await screen.findByRole('group', { name: 'Ndrysho pamjen' })
    const app = { name: 'Vlerëso', version: '0' }
    const [state, chunks] = [store.getState(), store.recorder.chunks()]
    const log = readLog(writeLog({ chunks, state, redactor: identity, app, env: firstConfig(), reason: 'test' }))
    const types = log.actions.map(({ type }) => type).filter((type) => !type.startsWith('api/config/'))
    expect(types.slice(0, page.actions.length)).toEqual(page.actions.map(({ type }) => type))
    expect(types.length).toBeGreaterThan(page.actions.length)
    const { state: replayed, divergence, threw } = replayLog(log, reducer)
    expect({ divergence, threw }).toEqual({})
    expect(replayed).toEqual(state)
  })
})

describe('whose data it is', () => {
  it('stays a visitor’s until the user’s own is there; after a log-out nothing of the user is left', async () => {
    const held: (() => void)[] = []
    const { calls } = serve(answer)
    const page = await rendered('/biznes/b7')
    signedIn(user)
    const { store, complaints, gone } = await takeOver(page)
    const server = globalThis.fetch
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.includes('user_id=')) await new Promise<void>((go) => held.push(go))
      return server(request)
    })
    expect(screen.getByText('Titulli b7 askush')).toBeVisible()
    act(() => void store.dispatch(authEvents.INIT({ user })))
    // The business and its comments.
    await waitFor(() => expect(held).toHaveLength(2))
    expect(screen.getByText('Titulli b7 askush')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Biznesi b7')
    vi.stubGlobal('fetch', server)
    act(() => {
      for (const go of held) go()
    })
    await screen.findByText('Titulli b7 u1')
    expect(screen.queryByText('Titulli b7 askush')).toBeNull()
    expect(complaints).toEqual([])
    expect(gone().filter((html) => html.startsWith('<h1'))).toEqual([])

    const asked = calls.length
    act(() => void store.dispatch(loggedOut()))
    // From the moment on in which the session has ended, and not only when a visitor's answer has come.
    expect(screen.queryByText('Titulli b7 u1')).toBeNull()
    await screen.findByText('Titulli b7 askush')
    expect(calls.slice(asked).some(({ url }) => url.searchParams.has('user_id'))).toBe(false)
  })

  it('stays where the user’s own cannot be loaded, says so, and asks again once the connection is back [DIRERR-04]', async () => {
    serve(answer)
    const page = await rendered('/biznes/b7')
    signedIn(user)
    const { store, complaints } = await takeOver(page)
    serve((call) => (call.url.searchParams.has('user_id') ? { offline: true } : answer(call)))
    act(() => void store.dispatch(authEvents.INIT({ user })))
    const note = await screen.findByText(/^Gabim në ngarkimin e komenteve: /)
    expect(screen.getByText('Titulli b7 askush')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Biznesi b7')

    const { calls } = serve(answer)
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText('Titulli b7 u1')
    expect(note).not.toBeInTheDocument()
    await waitFor(() =>
      expect(calls.map(({ path }) => path).sort()).toEqual(['/businesses/b7', '/reviews/business/b7']),
    )
    expect(complaints).toEqual([])
  })
})

describe('a page is rendered', () => {
  it('with its own data and no other, however many are rendered at once', async () => {
    const ids = Array.from({ length: 30 }, (_, at) => `b${at}`)
    serve((call) => ({ ...answer(call), delay: (Number(call.path.replace(/\D/g, '')) * 37) % 50 }))
    const pages = await Promise.all(ids.map((id) => rendered(`/biznes/${id}`)))
    const named = pages.map(({ html, actions }) => {
      const all = html + JSON.stringify(actions)
      return [...new Set([...all.matchAll(/(?:Biznesi|Titulli) (b\d+)/g)].map(([, id]) => id))]
    })
    expect(named).toEqual(ids.map((id) => [id]))
  })

  it('without asking for what is known already, and is the same page', async () => {
    const { calls, to } = serve(answer)
    const { paths: categories, known } = await categoryPages()
    expect(categories).toEqual(['/kategorite/kafe'])
    const page = await rendered('/kategorite/kafe')
    const asked = calls.length
    const begun = await renderPage('/kategorite/kafe', '', { origin, patience: 20_000, known })
    expect(calls.slice(asked).map(({ path }) => path)).toEqual(['/businesses/category/c1'])
    expect(begun?.html).toBe(page.html)
    expect(begun && answersOf(begun)).toEqual(answersOf(page))
    const { complaints, gone } = await takeOver(begun ?? page)
    await screen.findByRole('group', { name: 'Ndrysho pamjen' })
    expect([complaints, gone(), to('/categories').length]).toEqual([[], [], 2])
  })

  it.each<[string, Reply]>([
    ['refuses', { status: 500, body: {} }],
    ['is not there', { offline: true }],
    ['breaks off', { cut: true }],
    ['says nothing', { hangs: true }],
  ])('as the plain page where the API %s', async (_, reply) => {
    serve(() => reply)
    expect(await renderPage('/biznes/b7', '', { origin, patience: 100 })).toBeUndefined()
    serve((call) => (call.path.startsWith('/reviews') ? reply : answer(call)))
    expect(await renderPage('/biznes/b7', '', { origin, patience: 100 })).toBeUndefined()
  })

  it('never for somebody: what the browser knows of a session is not sent', async () => {
    signedIn(user)
    const { calls } = serve(answer)
    await rendered('/kategorite')
    expect(calls.map(({ bearer }) => bearer)).toEqual(calls.map(() => null))
  })
})
