// A server of sessions for the tests of the refresh, and a clock that stands still.
import { afterEach, beforeEach, vi } from 'vitest'
import { authApi } from '@/api/endpoints/generated/auth'
import { reviewsApi } from '@/api/endpoints/generated/reviews'
import '@/api/endpoints/generated/users'
import { authErrorSet, loggedOut } from '@/session/events'
import { clearSession, startSession } from '@/session/tokens'
import { freshToken, staleToken } from '../session/tokens'
import { type Call, type Reply, serve } from './fakeServer'

export const OVER = 'Session expired. Please log in again.'
export const UNABLE = 'Authentication failed - unable to refresh token'
export const NETWORK = 'Network error. Please check your connection.'
export const EXPIRED = 'Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.'

export const NOW = Date.parse('2026-08-01T10:00:00Z')
export const user = { _id: 'u1', name: 'Ana' }
export const getMe = () => authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })
/** Authenticated calls that are not the same question. */
export const ownReviews = (page: number) => reviewsApi.endpoints.listReviewsByUser.initiate({ id: 'u1', page })
/** Calls that write. */
export const write = (page: number) =>
  reviewsApi.endpoints.createReview.initiate({
    newReview: { business: `b${page}`, user: 'u1', rating: 4, title: 'Mirë', comment: 'Kafe', isApproved: true },
  })

/**
 * A server that accepts the tokens it issued last; `refreshing` replaces its answer to a refresh. This device's clock
 * is so many seconds `ahead` of its own; only then do its tokens say when they were issued.
 */
export function sessionServer(
  refreshing?: (call: Call, nth: number) => Reply | undefined,
  delays: (nth: number) => number = () => 0,
  ahead?: number,
) {
  const valid = { accessToken: '', refreshToken: '' }
  let owner = 'u1'
  const times = (lifetime: number) => {
    const iat = Date.now() / 1000 - (ahead ?? 0)
    return ahead === undefined ? {} : { iat, exp: iat + lifetime }
  }
  const issue = (sub = owner) => {
    owner = sub
    valid.accessToken = freshToken({ sub, ...times(900) })
    valid.refreshToken = freshToken({ sub, ...times(604_800) })
    return { ...valid }
  }
  let refreshes = 0
  const server = serve((call, nth): Reply => {
    if (call.path === '/auth/refresh') {
      refreshes += 1
      const { refreshToken } = call.body as { refreshToken: string }
      const special = refreshing?.(call, refreshes)
      if (special) return special
      if (refreshToken !== valid.refreshToken)
        return { status: 401, body: { success: false, message: 'Invalid token' } }
      return { body: { success: true, data: issue() }, delay: 80 }
    }
    const isAccepted = call.bearer === valid.accessToken
    const answer: Reply = isAccepted
      ? { body: { success: true, data: { user }, comments: [] } }
      : { status: 401, body: { success: false, message: 'Unauthorized' } }
    return { ...answer, delay: delays(nth) }
  })
  return { ...server, valid, issue, refreshes: () => server.to('/auth/refresh') }
}

/** Signed in with a token that the server has revoked though its time is not up. */
export function revoked(server: ReturnType<typeof sessionServer>) {
  const { refreshToken } = server.issue()
  const accessToken = freshToken({ sub: 'u1' })
  startSession({ accessToken, refreshToken, user })
  return { accessToken, refreshToken }
}

/** Signed in with a token whose time is up. */
export function expired(server: ReturnType<typeof sessionServer>) {
  const { refreshToken } = server.issue()
  const accessToken = staleToken({ sub: 'u1' })
  startSession({ accessToken, refreshToken, user })
  return { accessToken, refreshToken }
}

/** Lets time pass until the promise is settled, at most a minute of it. */
export async function settle<T>(promise: PromiseLike<T>): Promise<T> {
  let done = false
  const watched = Promise.resolve(promise).finally(() => {
    done = true
  })
  for (let step = 0; step < 600 && !done; step++) await vi.advanceTimersByTimeAsync(100)
  return watched
}

export const endings = (actions: { type: string }[]) =>
  actions.filter((action) => loggedOut.match(action) || authErrorSet.match(action))

/** Every test begins at NOW, on a clock that moves when it is told to, and with nobody signed in. */
export function atNow(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    clearSession()
  })
  afterEach(() => {
    clearSession()
  })
}
