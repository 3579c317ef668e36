// What every page test says: who is there, what a server answers, what stands on the page.
import { freshToken } from '@test/session/tokens'
import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { initialAuthState } from '@/features/auth/model/machine'
import { startSession } from '@/session/tokens'

/** Who is signed in in these tests. */
export const arta = { _id: 'u1', name: 'Arta Hoxha', email: 'arta@example.al' }

/** A state in which this user is signed in; the tokens go where they belong. */
export function signedIn(user: { _id: string; name?: string } = arta) {
  startSession({ accessToken: freshToken({ sub: user._id }), refreshToken: freshToken(), user })
  return { auth: { ...initialAuthState, loading: false, isAuthenticated: true, user } }
}

/** The state of a visitor: it is known that nobody is signed in. */
export const visitor = () => ({ auth: { ...initialAuthState, loading: false } })

export type Answer = () => Response | Promise<Response>

/** A success with this data. */
export const success = (data: unknown, status = 200) => HttpResponse.json({ success: true, data }, { status })

/** A refusal with this message, or without one. */
export const refusal =
  (message?: string, status = 400): Answer =>
  () =>
    HttpResponse.json({ success: false, ...(message && { message }) }, { status })

/** No answer at all. */
export const noAnswer: Answer = () => HttpResponse.error()

/** An answer that comes when it is let go, and then is what `then` says; undefined lets the server carry it out. */
export function held() {
  let release: (then?: Answer) => void = () => undefined
  const answer = new Promise<Answer | undefined>((resolve) => {
    release = resolve
  })
  return { release: (then?: Answer) => release(then), answer }
}

/** The page's heading, once it is there. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
/** Queries of the page's main part. */
export const main = () => within(screen.getByRole('main'))
/** Fills in a field at once, as a paste does. */
export const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
