// What components report of the page is in the state, and so in the log, until it goes.
import { visitor } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

startTestServer()

const visit = async (route: string) => {
  const app = await renderApp({ route, preloadedState: visitor() })
  await screen.findByRole('heading', { level: 1 })
  return { ...app, view: () => app.store.getState().view }
}

it('has a half-typed form, without the password, until its page is left', async () => {
  const { user, view } = await visit('/login')
  await user.type(await screen.findByLabelText('Email *'), 'arta@')
  await user.type(screen.getByLabelText('Fjalëkalimi *'), 'Sekret123')
  await waitFor(() => expect(view().loginForm).toMatchObject({ values: { email: 'arta@' } }))
  expect(JSON.stringify(view())).not.toContain('ekret')
  await user.click(screen.getAllByRole('link', { name: 'Kategoritë' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Kategoritë e bizneseve' })
  await waitFor(() => expect(view()).toEqual({}))
})
