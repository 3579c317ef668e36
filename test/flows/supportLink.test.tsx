// The way to support from log-in and sign-up: there whatever the screen says; after a failed try: login and signup.
import { runTestServer } from '@test/render'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { authErrorSet } from '@/session/events'
import { button, open, server } from './signingUp'

runTestServer(server)

/** The one link of the screen, by the spelling that is declared. */
function expectLink() {
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Kontakto mbështetjen' })
  expect(link).toHaveAttribute('href', '/suport')
  expect(link).toBeVisible()
}

describe('the log-in', () => {
  const submit = () => screen.getByRole('button', { name: /^(Hyr|Duke hyrë…)$/ })

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
})
