// /koment/{businessId}: nothing is sent by those who are not signed in, however their session has ended while they wrote.
import { reviewText } from '@test/builders/entities'
import { currentPlace } from '@test/render'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loggedOut } from '@/session/events'
import { readPendingReview } from '@/storage/unsentReviews'
import { answer, button, comment, fill, openForm, posts, route, runServer } from './writing'

runServer()

const forget = () => {
  for (const key of ['accessToken', 'refreshToken', 'user']) localStorage.removeItem(key)
}
const heard = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
type Store = Awaited<ReturnType<typeof openForm>>['store']

it.each<[string, (store: Store) => unknown]>([
  ['has logged out', ({ dispatch }) => dispatch(loggedOut())],
  [
    'has no session any more since another tab found it expired',
    () => {
      forget()
      heard('accessToken')
    },
  ],
  [
    'has lost all that this browser stored',
    () => {
      forget()
      heard(null)
    },
  ],
])('a user who %s sends nothing: the text is kept and leads to the log-in [PERM-03]', async (_, end) => {
  answer()
  const { store } = await openForm()
  fill()
  act(() => void end(store))
  await waitFor(() => expect(button()).toBeEnabled())
  expect(comment()).toHaveValue(reviewText.comment)
  fireEvent.click(button())
  await screen.findByRole('heading', { level: 1, name: 'Hyr në llogarinë tënde' })
  expect(currentPlace()).toBe('/login')
  expect(posts()).toEqual([])
  expect(window.history.state.usr).toMatchObject({ from: route })
  expect(JSON.parse(localStorage.getItem('pendingComment') ?? '{}')).toMatchObject({
    businessId: 'b1',
    formData: { rating: 4, ...reviewText },
  })
})

it('a visitor sends nothing, and a user does [PERM-03]', async () => {
  answer()
  const visit = await openForm({ user: null })
  fill()
  fireEvent.click(button())
  await waitFor(() => expect(currentPlace()).toBe('/login'))
  expect(posts()).toEqual([])
  visit.unmount()
  localStorage.clear()
  await openForm()
  fill()
  fireEvent.click(button())
  await waitFor(() => expect(posts()).toMatchObject([{ business: 'b1', user: 'u1' }]))
  await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
})

it('nothing is sent for a user whose tokens are gone, which nobody has told: the text is kept and leads to the log-in [PERM-03]', async () => {
  answer()
  await openForm()
  fill()
  forget()
  fireEvent.click(button())
  expect(await screen.findByText('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')).toBeVisible()
  expect(currentPlace()).toBe('/login')
  expect(posts()).toEqual([])
  expect(readPendingReview()).toMatchObject({ author: 'u1', formData: { rating: 4, ...reviewText } })
})
