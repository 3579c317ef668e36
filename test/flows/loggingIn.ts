// Logging in in tests: its server, the app at the screen, its fields, and what else an answer may be.
import { createTestServer } from '@mocks/node'
import { main, put } from '@test/page'
import { renderApp } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect } from 'vitest'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'

export const server = createTestServer()

export const title = 'Hyr në llogarinë tënde'
export const demo = ['demo@vlereso.example', 'Demo1234'] as const
export const email = () => screen.getByLabelText<HTMLInputElement>('Email *')
export const password = () => screen.getByLabelText<HTMLInputElement>('Fjalëkalimi *')
export const submit = () => screen.getByRole('button', { name: /^(Hyr|Duke hyrë…)$/ })
export const logins = () => server.requests.filter((request) => request === 'POST /v1/auth/login')

/** Answers the call; returns the bodies that it was sent. */
export function answerAuth(call: string, body: object, status = 200) {
  const sent: unknown[] = []
  server.msw.use(
    http.post(`*/v1/auth/${call}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
  return sent
}

/** The screen once the session was checked; `state` is the router's. */
export async function open(state?: unknown, route = '/login') {
  const app = await renderApp({ route, state })
  act(() => scheduleSessionCheck(app.store.dispatch))
  await waitFor(() => expect(app.store.getState().auth.loading).toBe(false))
  const logIn = async (address: string = demo[0], secret: string = demo[1]) => {
    put(email(), address)
    put(password(), secret)
    await app.user.click(submit())
  }
  const press = (name: string) => app.user.click(main().getByRole('link', { name }))
  const pressAbove = (name: string) =>
    app.user.click(within(screen.getAllByRole('banner')[0] as HTMLElement).getByRole('link', { name }))
  return { ...app, logIn, press, pressAbove }
}
