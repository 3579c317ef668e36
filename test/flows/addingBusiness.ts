// Adding a business in tests: the home page of somebody signed in, its dialog, and what the server was sent.

import { createTestServer } from '@mocks/node'
import { aBusiness, aCategory } from '@test/builders/entities'
import { success } from '@test/page'
import { renderApp } from '@test/render'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { loginSucceeded } from '@/session/events'

export const server = createTestServer()
export const subcategories = [
  { _id: 's1', name: 'Piceri' },
  { _id: 's2', name: 'Kafene' },
  { _id: 's3', name: 'Bare' },
]
export const user = { _id: 'u1', name: 'Arta', email: 'arta@vlereso.example' }
export const dialog = () => within(screen.getByRole('dialog'))
export const button = () => screen.findByRole('button', { name: 'Shto biznes' })
export const submit = () => dialog().getByRole('button', { name: 'Shto biznesin' })
export const field = (name: string) => dialog().getByRole('textbox', { name })
export const category = () => dialog().findByRole('combobox', { name: 'Kategoria *' })

/** What the server was sent since the last `answer`, in order. */
export const sent: unknown[] = []
export function answer(reply: () => Response | Promise<Response>) {
  sent.length = 0
  server.msw.use(
    http.post('*/v1/businesses', async ({ request }) => {
      sent.push(await request.json())
      return reply()
    }),
  )
}
export const added = (fields = {}) => success(aBusiness(fields), 201)
export const refused = (message: string, more = {}, status = 409) =>
  HttpResponse.json({ success: false, message, ...more }, { status })

/** The home page of somebody signed in, with two categories; the dialog is open. */
export async function open() {
  const data = [aCategory({ subcategories }), aCategory({ _id: 'c2', name: 'Dyqane', slug: 'dyqane' })]
  server.msw.use(
    http.get('*/v1/categories', () => HttpResponse.json({ success: true, data })),
    http.get('*/v1/categories/subcategories', () => success([])),
  )
  return openWith()
}

/** The same with the mock backend's categories, or those that the test answers; on another page, by its button. */
export async function openWith(route = '/', name = 'Shto biznes') {
  // What else stands on home takes most of the time to draw.
  server.msw.use(http.get('*/v1/reviews', () => HttpResponse.json({ success: true, reviews: [] })))
  const app = await renderApp({ route })
  act(() => void app.store.dispatch(loginSucceeded({ user })))
  await app.user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog')
  return app
}

/** Types what is asked for. */
export async function fill(
  { user }: Awaited<ReturnType<typeof open>>,
  name = 'Krejt i ri',
  url = 'https://i-ri.example',
) {
  fireEvent.change(field('Emri i biznesit *'), { target: { value: name } })
  await user.click(field('Linku *'))
  await user.paste(url)
  await user.selectOptions(await category(), 'Restorante')
}
