// A log-out on a page of the account while the next page still loads: nothing of the account is seen meanwhile.
import { reviewPage } from '@test/builders/entities'
import { signedIn } from '@test/builders/ownReviews'
import { renderApp, startTestServer } from '@test/render'
import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'

vi.mock('@/pages/home/Page', () => new Promise(() => undefined))

const server = startTestServer()
const elira = { _id: 'usr_001', name: 'Elira Kodra' }

it.each([
  ['/profile', 'Profili im', '[ROUTE-20]'],
  ['/komentet-e-mia', 'Komentet e mia', '[ROUTE-19]'],
])('%s shows no "%s" once its user has logged out %s', async (route, title) => {
  server.msw.use(
    http.get('*/v1/auth/me', () => HttpResponse.json({ success: true, data: { user: elira } })),
    http.get('*/v1/reviews/user/:id', () => HttpResponse.json(reviewPage([]))),
  )
  const { user } = await renderApp({ route, preloadedState: signedIn(elira) })
  await screen.findByRole('heading', { level: 1, name: title })
  await user.click(await screen.findByRole('button', { name: /^Llogaria/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Dil' }))
  expect(screen.queryByRole('heading', { level: 1, name: title })).toBeNull()
  expect(document.body).not.toHaveTextContent(elira.name)
})
