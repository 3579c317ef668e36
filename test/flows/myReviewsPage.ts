// The page /komentet-e-mia in tests: its server, own comments, and what their author does to them.

import { createTestServer } from '@mocks/node'
import { aReview, reviewText } from '@test/builders/entities'
import { ownReviewsServer } from '@test/builders/ownReviews'
import { arta, held, refusal, signedIn } from '@test/page'
import { renderApp } from '@test/render'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import type { Review } from '@/api/endpoints/generated/types'

export const server = createTestServer()
export const route = '/komentet-e-mia'
export const own = (fields: Partial<Review> = {}) => aReview({ user: arta, ...fields })
export const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    own({ _id: `r${at}`, title: `Komenti ${at}`, rating: (at % 5) + 1, business: { _id: `b${at}`, name: `B ${at}` } }),
  )
export const form = () => within(screen.getByRole('form', { name: 'Ndrysho komentin' }))
export const titleField = () => form().getByLabelText(/^Titulli/)
export const fiveStars = () => form().getByRole('radio', { name: /^5 nga 5/ })
export const changedTitle = `${reviewText.title} fare`
export const offline = 'Gabim në lidhje me serverin'
/** Long enough for a request that is repeated before it has failed. */
export const repeated = { timeout: 20_000 }
/** Refuses when it is let go. */
export const heldRefusal = () => {
  const { answer, release } = held()
  return { release, refuse: () => answer.then(refusal('Jo')) }
}

export type Backend = ReturnType<typeof ownReviewsServer>

/** How the server answers from the first call on; `onHundreds` may answer requests for pages of a hundred. */
export type Told = Partial<Backend> & { onHundreds?: () => Promise<Response> | undefined }

export async function open(reviews: Review[], { onHundreds, ...told }: Told = {}, at = route) {
  const backend = Object.assign(ownReviewsServer(server, reviews), told)
  if (onHundreds)
    server.msw.use(
      http.get('*/reviews/user/u1', ({ request: { url } }) => (/limit=100/.test(url) ? onHundreds() : undefined)),
    )
  const app = await renderApp({ route: at, preloadedState: signedIn() })
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }))
  const save = () => press('Ruaj')
  const edit = async (title = '.*') => {
    await press(new RegExp(`^Ndrysho komentin “${title}”$`))
    await screen.findByRole('form', { name: 'Ndrysho komentin' })
  }
  /** Asks, and says yes. */
  const remove = async (title: string) => {
    await press(`Fshi komentin “${title}”`)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ta fshijmë komentin?' }))
    await app.user.click(dialog.getByRole('button', { name: 'Fshi komentin' }))
    return dialog
  }
  return { ...app, backend, press, save, edit, remove }
}
