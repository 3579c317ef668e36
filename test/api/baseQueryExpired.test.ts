// @vitest-environment jsdom
// Whether a session has expired, for a call that failed because it ended.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, hasSessionExpired } from '@/api/http/reauth'
import { SESSION_EXPIRED } from '@/session/constants'
import { authErrorSet, loggedOut } from '@/session/events'
import { clearSession, sessionEpoch, startSession } from '@/session/tokens'
import { freshToken } from '../session/tokens'

beforeEach(() => {
  startSession({ accessToken: freshToken(), refreshToken: freshToken() })
})
afterEach(clearSession)

const asked = (epoch: number) => {
  const dispatch = vi.fn()
  const answer = hasSessionExpired(epoch, dispatch)
  return { answer, said: dispatch.mock.calls.map(([action]) => action) }
}
const ended = [loggedOut(), authErrorSet(SESSION_EXPIRED, 'sessionExpired')]

it('a session with tokens has not expired', () => {
  expect(asked(sessionEpoch())).toEqual({ answer: false, said: [] })
})

it('a session that another tab has ended has expired, and is ended here, too', () => {
  const epoch = sessionEpoch()
  localStorage.clear()
  expect(asked(epoch)).toEqual({ answer: true, said: ended })
  expect(asked(epoch)).toEqual({ answer: true, said: [] })
})

it('a session that has ended here has expired, and is not ended again', () => {
  const epoch = sessionEpoch()
  endSession(vi.fn())
  expect(asked(epoch)).toEqual({ answer: true, said: [] })
})

it('a session that was logged out has not expired, even after another one that has', () => {
  endSession(vi.fn())
  startSession({ accessToken: freshToken() })
  const epoch = sessionEpoch()
  clearSession()
  expect(asked(epoch)).toEqual({ answer: false, said: [] })
})
