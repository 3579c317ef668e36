// What every page test says: who is there, what a server answers, what stands on the page.
import type { TestServer } from '@mocks/node'
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

/** The page is put away, as by a phone that goes back into a pocket. */
export function putAway(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** The ways in which a call can fail without words of the server, by how the titles of tests call them. */
export const failures = {
  'no connection': noAnswer,
  'no answer in time': () => new Promise<never>(() => undefined),
  'a 500 without words': refusal(undefined, 500),
  'a 503 with a page': () => HttpResponse.html('<h1>Down</h1>', { status: 503 }),
  'a 400 without words': refusal(),
  'a 413': refusal(undefined, 413),
  'a 429': refusal(undefined, 429),
  'an answer that is no JSON': () => new HttpResponse('fine'),
} as const satisfies Record<string, Answer>

/** Whether a request only counts stars: up to 100 comments at once, or how many a search for some stars finds. */
export const countsStars = (request: string): boolean => /[?&]limit=1(00)?(&|$)/.test(request)

/** The demo user of the mock backend. */
export const demo = { _id: 'usr_001', name: 'Demo', email: 'demo@vlereso.example' }

/** Tokens of the demo user that the mock backend knows, without a page. */
export async function signInAtServer(backend: TestServer['backend']) {
  const response = await backend.handle(
    new Request('http://localhost/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demo.email, password: 'Demo1234' }),
    }),
  )
  const { data } = (await response.json()) as { data: { accessToken: string; refreshToken: string } }
  return { accessToken: data.accessToken, refreshToken: data.refreshToken }
}
