// What RTK Query does when nobody looks (robustness Q03, Q05, Q10, Q13, Q14, Q16, Q17): a server that keeps failing or
// never answers, screens that were left, a window that comes and goes.

import { aBusiness, aReview } from '@test/builders/entities'
import { operationOf } from '@test/contract/ask'
import { arta, signedIn, visitor } from '@test/page'
import { renderApp } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reviewsApi } from '@/api'
import { baseApi } from '@/api/endpoints/baseApi'
import { businessPath, routes } from '@/lib/paths'
import { log } from '@/platform/logger'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'
import { type Call, makeApiStore, type Reply, serve } from '../api/fakeServer'
import { type FaultedScreen, faultedScreens, wellReply } from './faultScreens'
import { goodReply } from './faults'
import { loadEveryChunk, pass, takeStep } from './takeStep'

standInDialogs()
loadEveryChunk()

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})

const well = ({ method, path }: Call): Reply => wellReply(operationOf(method, path))

async function opened({ route, state, isSignedIn }: FaultedScreen) {
  const preloadedState = isSignedIn ? signedIn() : visitor()
  const app = await renderApp({ route, state, preloadedState })
  await pass(2)
  return app
}

const asking = faultedScreens.filter(({ call }) => call)
const reading = asking.filter(({ does }) => !does)
/** Every third screen, from this one on: so that each is seen by some test. With TEST_DEEP all. */
const named = (screens: readonly FaultedScreen[], from: 0 | 1 | 2) =>
  screens.filter((_, at) => process.env.TEST_DEEP || at % 3 === from).map((screen) => [screen.name, screen] as const)

describe('a server that answers 500 for ever', () => {
  it.each(named(reading, 0))('is asked twice at most for one thing: %s [Q10]', async (_, screen) => {
    const { calls } = serve(() => ({ status: 500, body: { success: false, message: 'Serveri ra' } }))
    await opened(screen)
    await pass(10)
    const asked = calls.map(({ method, url }) => `${method} ${url.href}`)
    expect(asked.length).toBeGreaterThan(0)
    for (const one of asked) expect(asked.filter((other) => other === one).length, one).toBeLessThanOrEqual(2)
  })
})

describe('a screen that was left', () => {
  it.each(named(reading, 1))('has nothing in the cache after a minute: %s [Q13]', async (_, screen) => {
    serve(well)
    const { store } = await opened(screen)
    const kept = () => Object.keys(store.getState().api.queries)
    if (screen.call !== 'verifyEmail') expect(kept()).not.toEqual([])
    act(() => void store.dispatch(navigationRequested({ to: routes.faq })))
    await pass(62)
    // The latest comments are kept for good (HOME-10).
    expect(kept().filter((key) => !key.startsWith('listReviews('))).toEqual([])
    const { getSubscriptionCount } = store.dispatch(
      baseApi.internalActions.internal_getRTKQSubscriptions(),
    ) as unknown as { getSubscriptionCount: (key: string) => number }
    expect(kept().filter((key) => getSubscriptionCount(key) > 0)).toEqual([])
  })

  it.each(named(asking, 0))(
    'in the middle of a call rejects nothing that nobody hears: %s [Q17]',
    async (_, screen) => {
      const unheard: unknown[] = []
      const note = (reason: unknown) => unheard.push(reason)
      process.on('unhandledRejection', note)
      try {
        let isSilent = false
        serve((call) => (isSilent || !screen.does ? { hangs: true } : well(call)))
        const { store, unmount } = await opened(screen)
        isSilent = true
        for (const step of screen.does ?? []) await takeStep(step)
        await pass(1)
        unmount()
        store.dispatch(baseApi.util.resetApiState())
        await vi.advanceTimersByTimeAsync(40_000)
        await settle()
        await new Promise((told) => setImmediate(told))
      } finally {
        process.off('unhandledRejection', note)
      }
      expect(unheard).toEqual([])
    },
  )
})

describe('a window that comes and goes', () => {
  it.each(named(reading, 2))('asks once more at most: %s [Q14]', async (_, screen) => {
    const { calls } = serve(well)
    await opened(screen)
    // What another file of this worker left waiting for a connection goes first: a log-out without an answer.
    window.dispatchEvent(new Event('online'))
    await pass(1)
    calls.length = 0
    for (let nth = 0; nth < 50; nth += 1) {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
      if (nth % 5 === 0) for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name))
      await act(async () => {
        await vi.advanceTimersByTimeAsync(20)
        await settle()
      })
    }
    await pass(2)
    const asked = calls.map(({ url }) => url.href)
    expect(asked).toEqual([...new Set(asked)])
  })
})

describe('nothing of what was there before', () => {
  it('is shown of another user [Q03]', async () => {
    const theirs = { _id: 'u9', name: 'Ben Leka' }
    const { calls } = serve(({ method, path }) => {
      const id = operationOf(method, path)
      if (id !== 'listReviewsByUser') return wellReply(id)
      const title = path.includes(theirs._id) ? 'Titulli i Benit' : 'Titulli i Artës'
      return { ...goodReply(id, aReview({ title, user: arta })), ...(path.includes(theirs._id) && { delay: 3000 }) }
    })
    const { store } = await renderApp({ route: routes.myReviews, preloadedState: signedIn() })
    await pass(2)
    expect(document.body).toHaveTextContent('Titulli i Artës')
    startSession({ accessToken: freshToken({ sub: theirs._id }), refreshToken: freshToken(), user: theirs })
    act(() => void store.dispatch(loginSucceeded({ user: theirs })))
    expect(document.body).not.toHaveTextContent('Titulli i Artës')
    for (let second = 0; second < 5; second += 1) {
      await pass(1)
      expect(document.body).not.toHaveTextContent('Titulli i Artës')
    }
    expect(document.body).toHaveTextContent('Titulli i Benit')
    expect(calls.filter(({ path }) => path.includes(theirs._id)).length).toBeGreaterThan(0)
  })

  it('is shown of another business, however slow the new one is [Q05]', async () => {
    serve(({ method, path }) => {
      const id = operationOf(method, path)
      if (id !== 'getBusiness') return wellReply(id)
      const isSecond = path.endsWith('b2')
      const business = aBusiness({ _id: isSecond ? 'b2' : 'b1', name: isSecond ? 'Biznesi i dytë' : 'Biznesi i parë' })
      return { ...goodReply(id, business), ...(isSecond && { delay: 5000 }) }
    })
    const { store } = await renderApp({ route: businessPath('b1') })
    await pass(2)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Biznesi i parë')
    act(() => void store.dispatch(navigationRequested({ to: businessPath('b2') })))
    for (let second = 0; second < 4; second += 1) {
      await pass(1)
      expect(document.querySelector('main')).not.toHaveTextContent('Biznesi i parë')
    }
    await pass(3)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Biznesi i dytë')
  })
})

it('a reply with keys of the prototype gives no field that it has not, asked for again either [Q16]', async () => {
  const reviews = '[{"_id":"r1","title":"Mirë","__proto__":{"isApproved":true,"email":"x"},"user":{"_id":"u1"}}]'
  serve(() => ({ text: `{"success":true,"__proto__":{"success":false},"reviews":${reviews}}` }))
  const { store } = makeApiStore()
  for (let nth = 0; nth < 3; nth += 1) {
    const { data } = await store.dispatch(
      reviewsApi.endpoints.listReviews.initiate({}, { forceRefetch: true, subscribe: nth === 0 }),
    )
    const [review] = data?.reviews ?? []
    expect(review?._id).toBe('r1')
    expect(review?.isApproved).toBe(false)
    expect(review).not.toHaveProperty('email')
    expect(Object.getPrototypeOf(review)).toBe(Object.prototype)
    expect(({} as { isApproved?: boolean }).isApproved).toBeUndefined()
  }
})
