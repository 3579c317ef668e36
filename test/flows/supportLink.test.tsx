// The way to the support page from log-in and sign-up: it is there at every moment of both screens.
import { runTestServer } from '@test/render'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { authErrorSet } from '@/session/events'
import { button, fill, open, server } from './signingUp'

runTestServer(server)

/** The one link of the screen, by the spelling that is declared. */
function expectLink() {
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Kontakto mbështetjen' })
  expect(link).toHaveAttribute('href', '/suport')
  expect(link).toBeVisible()
}

/** Answers that come when they are let go. */
function held(path: string, status: number, body: object) {
  const waiting: (() => void)[] = []
  server.msw.use(
    http.post(`*/v1/auth/${path}`, async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return HttpResponse.json(body, { status })
    }),
  )
  return async () => {
    await waitFor(() => expect(waiting).toHaveLength(1))
    waiting.pop()?.()
  }
}

describe('the log-in', () => {
  const submit = () => screen.getByRole('button', { name: /^(Hyr|Duke hyrë…)$/ })
  const put = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } })

  it.each([
    ['by itself', null],
    ['on the way elsewhere', { from: '/profile', message: 'Hyr për të parë profilin tënd.' }],
    ['after a new password', { message: 'Fjalëkalimi u ndryshua me sukses', isSuccess: true }],
  ])('links to it when it is opened %s, and when nothing was filled in [ROUTE-07]', async (_, state) => {
    const { user } = await open({ route: '/login', state })
    expectLink()
    await user.click(submit())
    expect(screen.getByRole('region', { name: 'Ka 2 probleme' })).toBeVisible()
    expectLink()
  })

  it('links to it after a session that has expired [ROUTE-07]', async () => {
    const { store } = await open({ route: '/login' })
    const text = 'Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.'
    act(() => void store.dispatch(authErrorSet(text, 'sessionExpired')))
    expect(await screen.findByText(text)).toBeVisible()
    expectLink()
  })

  it('links to it before, while and after each of five tries fails [ROUTE-07]', async () => {
    const letGo = held('login', 401, { success: false, message: 'Gabim në email ose në fjalëkalim' })
    const { user } = await open({ route: '/login' })
    put('Email *', 'demo@vlereso.example')
    put('Fjalëkalimi *', 'Gabuar1')
    for (let failures = 1; failures <= 5; failures += 1) {
      await user.click(submit())
      expect(submit()).toHaveTextContent('Duke hyrë…')
      expectLink()
      await letGo()
      await waitFor(() => expect(submit()).toHaveTextContent(/^Hyr$/))
      expect(screen.queryByText(/^Shumë tentativa të dështuara/) !== null).toBe(failures >= 3)
      expectLink()
    }
    expect(submit()).toBeDisabled()
  })
})

describe('the sign-up', () => {
  it('links to it when it is opened and when little was filled in [ROUTE-07]', async () => {
    const { user, type } = await open()
    expectLink()
    await type('password', 'Fshehta1')
    await user.click(button())
    expect(await screen.findByText('Emri është i detyrueshëm', { selector: 'p' })).toBeVisible()
    expectLink()
  })

  it('links to it before, while and after tries fail [ROUTE-07]', async () => {
    const letGo = held('signup', 400, { success: false, message: 'Provo më vonë' })
    const app = await open()
    await fill(app)
    expectLink()
    for (let failures = 1; failures <= 3; failures += 1) {
      await app.user.click(button())
      expect(button()).toHaveTextContent('Duke krijuar llogarinë…')
      expectLink()
      await letGo()
      await waitFor(() => expect(button()).toHaveTextContent(/^Regjistrohu$/))
      expect(screen.getByText('Provo më vonë')).toBeVisible()
      expectLink()
    }
  })
})
