// Leaving: whatever a screen, or something done on it, had set going is over when the screen is gone (L03).

import { aReview } from '@test/builders/entities'
import { operationOf } from '@test/contract/ask'
import { arta, signedIn, visitor } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { initialAuthState } from '@/features/auth/model/machine'
import { businessPath, routes, writePath } from '@/lib/paths'
import { serve } from '../api/fakeServer'
import { type FaultedScreen, faultedScreens, put, wellReply } from './faultScreens'
import { goodReply } from './faults'
import { loadEveryChunk, takeStep } from './takeStep'

startTestServer()
standInDialogs()
loadEveryChunk()

const demo = { _id: 'usr_001', name: 'Elira Kodra', email: 'demo@vlereso.example' }

const screens = Object.entries({
  ...routes,
  category: '/kategorite/restorante',
  business: businessPath('biz_001'),
  write: writePath('biz_001'),
  verifyEmail: `${routes.verifyEmail}?token=abc`,
  resetPassword: `${routes.resetPassword}?token=abc`,
  notFound: '/nuk-ka',
})

describe('no timer is left of a screen that was left', () => {
  it.each(screens)('%s [L03]', async (_name, route) => {
    await preloadPage(route.replace(/\?.*/, ''))
    const timers = ownTimers()
    const isOwn = route === routes.profile || route === routes.myReviews
    const auth = { ...initialAuthState, loading: false, ...(isOwn ? { user: demo, isAuthenticated: true } : {}) }
    const { unmount } = await renderApp({ route, preloadedState: { auth } })
    await pass(400)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    unmount()
    expect([...timers.values()]).toEqual([])
  })
})

/** A screen whose own timer runs, the words that show it, and how many ms after what was done there they stand. */
type Timed = Pick<FaultedScreen, 'route' | 'state' | 'isSignedIn' | 'does'> & { shows: RegExp; after?: number }

const after = (name: string, shows: RegExp): Timed => {
  const found = faultedScreens.find((one) => one.name === name)
  if (!found) throw new Error(`no screen ${name}`)
  return { ...found, shows, after: 100 }
}

const timed: Record<string, Timed> = {
  'the notice that the review is written already, 2 s': {
    route: writePath('b1'),
    isSignedIn: true,
    shows: /Ti ke shkruar tashmë një koment/,
  },
  'the way back after a verification, 2 s': {
    route: `${routes.verifyEmail}?token=one-time`,
    state: { from: routes.faq },
    shows: /me sukses/,
    after: 100,
  },
  'the way to the log-in after a reset, 3 s': after('the new password, sent', /Po të dërgojmë te faqja e hyrjes/),
  'the word that the password was changed, 5 s': after('the password, changed', /u ndryshua me sukses/),
  'the word that a comment was changed, 5 s': after('an own comment, changed', /me sukses/),
  'the word that a comment was deleted, 5 s': after('an own comment, deleted', /me sukses/),
  'a search, 300 ms': { route: routes.home, does: [put('Kërko biznese', 'kafe')], shows: /./ },
  'a search among categories': { route: routes.categories, does: [put('Kërko kategori', 'kafe')], shows: /./ },
  'a search among comments': {
    route: businessPath('b1'),
    does: [put('Kërko në komente', 'kafe')],
    shows: /./,
  },
  'a review half written': { route: writePath('b1'), does: [put(/^Komenti/, 'Kafe')], shows: /./ },
}

describe('no timer is left of what was under way when the screen was left', () => {
  it.each(Object.keys(timed))('%s [L03]', async (name) => {
    const { route, state, isSignedIn, does = [], shows, after: wait = 0 } = timed[name] as Timed
    await preloadPage(route.replace(/\?.*/, ''))
    const session = { accessToken: freshToken({ sub: arta._id }), refreshToken: freshToken() }
    serve(({ method, path }) => {
      const id = operationOf(method, path)
      if (id === 'verifyEmail') return { body: { success: true, data: { user: arta, ...session } } }
      // For the guard: this user's review of this business.
      return id === 'listReviewsByBusiness' && isSignedIn ? goodReply(id, aReview({ user: arta })) : wellReply(id)
    })
    const timers = ownTimers()
    const preloadedState = isSignedIn ? signedIn() : visitor()
    const { unmount } = await renderApp({ route, state, preloadedState })
    // Once for what the page shows first, once for what comes behind it.
    await pass(600)
    await pass(600)
    for (const step of does) {
      await takeStep(step)
      if ('press' in step) await pass(50)
    }
    await pass(wait)
    expect(document.body).toHaveTextContent(shows)
    expect([...timers.values()]).not.toEqual([])
    unmount()
    expect([...timers.values()]).toEqual([])
  })
})

async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await settle()
    await vi.advanceTimersByTimeAsync(0)
  })
}

// Before the clock goes, which looks whether its own functions stand there.
let restore = () => {}
afterEach(() => restore())

/** Puts a fake clock in place; gives back the timers that code of ours sets, by where, as long as they are pending. */
function ownTimers(): Map<unknown, string> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const pending = new Map<unknown, string>()
  const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: end } = globalThis
  restore = () =>
    void Object.assign(globalThis, { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: end })
  /** The line that called, when it is one of `src`; packages look after their own. */
  const caller = () => /^.*\/src\/(.*)\)?$/.exec(new Error('here').stack?.split('\n')[3] ?? '')?.[1]
  const note = (id: unknown, where: string | undefined) => {
    if (where) pending.set(id, where)
    return id
  }
  Object.assign(globalThis, {
    setTimeout: (run: (...more: unknown[]) => void, ...rest: [number?, ...unknown[]]) => {
      const id: unknown = set(
        (...more: unknown[]) => {
          pending.delete(id)
          run(...more)
        },
        ...rest,
      )
      return note(id, caller())
    },
    setInterval: (run: () => void, ms: number) => note(repeat(run, ms), caller()),
    clearTimeout: (id: never) => {
      pending.delete(id)
      clear(id)
    },
    clearInterval: (id: never) => {
      pending.delete(id)
      end(id)
    },
  })
  return pending
}
