// The profile in tests: its server, who is signed in, and what is on the screen.

import { createTestServer } from '@mocks/node'
import { success } from '@test/page'
import { renderApp } from '@test/render'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { startSession } from '@/session/tokens'

export const server = createTestServer()
export const demo = { email: 'demo@vlereso.example', password: 'Demo1234' }
/** Who else has an account. */
export const ben = { _id: 'u2', name: 'Ben', email: 'ben@example.al' }

/** The reply of a log-in with the mock backend. */
export const logIn = async ({ email, password } = demo) => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }
  return (await fetch(`${window.location.origin}/v1/auth/login`, init)).json()
}

export type Session = Parameters<typeof startSession>[0]

/** The app at /profile with a stored session, the demo user's unless given. */
export async function open({ session, route = '/profile' }: { session?: Session; route?: string } = {}) {
  startSession(session ?? (await logIn()).data)
  const app = await renderApp({ route })
  scheduleSessionCheck(app.store.dispatch)
  return app
}

/** A session of which nothing is known but that it is one: nothing stored, tokens without claims. */
export const nameless = () => ({ accessToken: 'opaque', refreshToken: 'opaque-too' })

export const answer = (method: 'get' | 'post' | 'delete', path: string, reply: () => Response | Promise<Response>) =>
  server.msw.use(http[method](`*/v1/${path}`, reply))
/** An answer that is a refusal. */
export const refused =
  (body: object, status = 400) =>
  () =>
    HttpResponse.json({ success: false, ...body }, { status })
/** The answer of who is signed in. */
export const me = (user: object) => () => success({ user })

export const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
export const dialog = () => within(screen.getByRole('dialog'))
