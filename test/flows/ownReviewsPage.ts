// Own comments on the business page in tests: their server, three comments of which the second is the user's own, and
// how it is edited and deleted.

import { createTestServer } from '@mocks/node'
import { aReview } from '@test/builders/entities'
import { ownReviewsServer } from '@test/builders/ownReviews'
import { signedIn } from '@test/page'
import { renderApp, runTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { screen, within } from '@testing-library/react'
import { beforeAll } from 'vitest'
import type { Review } from '@/api/endpoints/generated/types'

export const server = createTestServer()
export const route = '/biznes/b1'
export const other = { _id: 'u2', name: 'Besa' }
export const mine = aReview({ _id: 'r2', experienceDate: '2026-03-01' })
export const before = aReview({ _id: 'r1', user: other, title: 'I pari' })
export const after = aReview({ _id: 'r3', user: other, title: 'I treti' })

/** For all tests of the calling file: dialogs; form and dialog are loaded before the first test, not during it. */
export function loadForms(): void {
  standInDialogs()
  beforeAll(() =>
    Promise.all([import('@/features/reviews/ui/own/ReviewEditor'), import('@/features/reviews/ui/own/ReviewDeletion')]),
  )
}

/** For all tests of the calling file: that, and the server. */
export function runServer(): void {
  runTestServer(server)
  loadForms()
}

export const card = (title: string) =>
  screen.queryByRole('heading', { level: 3, name: title })?.closest('article') ?? null
export const titles = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
export const editButton = (title = mine.title) => screen.findByRole('button', { name: `Ndrysho komentin “${title}”` })
export const deleteButton = (title = mine.title) => screen.findByRole('button', { name: `Fshi komentin “${title}”` })
export const form = () => screen.getByRole('form', { name: 'Ndrysho komentin' })
export const inForm = () => within(form())
export const titleField = () => inForm().getByLabelText(/^Titulli/)
export const dialog = () => within(screen.getByRole('alertdialog', { name: 'Ta fshijmë komentin?' }))

export type User = Awaited<ReturnType<typeof renderApp>>['user']
export const edit = async (user: User, title?: string) => {
  await user.click(await editButton(title))
  await screen.findByRole('form', { name: 'Ndrysho komentin' })
}
export const save = (user: User) => user.click(inForm().getByRole('button', { name: 'Ruaj' }))
export const askDelete = async (user: User, title?: string) => {
  await user.click(await deleteButton(title))
  await screen.findByRole('alertdialog')
}
/** Says yes to the question. */
export const confirm = (user: User) => user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
/** The page of business b1 with these comments, for those who are signed in. */
export async function open(reviews: Review[] = [before, mine, after], place = route) {
  const own = ownReviewsServer(server, reviews)
  const app = await renderApp({ route: place, preloadedState: signedIn() })
  await screen.findAllByRole('article')
  return { ...app, own }
}
