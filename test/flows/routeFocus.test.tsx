// The focus on a new page: to its heading, and to nobody who has moved on.
import { heading, held, visitor } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()

it('moves focus to the heading of a new page, announces it, and begins at its top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const { user } = await renderApp({ route: '/info' })
  await heading(/Si funksionon/)
  expect(document.body).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Rreth nesh' }))
  await waitFor(async () => expect(await heading('Rreth nesh')).toHaveFocus())
  expect(screen.getByText('U hap faqja “Rreth nesh”')).toHaveAttribute('aria-live', 'polite')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  expect(document.title).toBe('Rreth nesh · Vlerëso')
})

it('leaves the focus of who moves on before a late heading has come, and announces the page all the same', async () => {
  const hold = held()
  server.msw.use(http.get('*/v1/businesses/:id', () => hold.answer.then(() => undefined)))
  const { store } = await renderApp({
    route: '/info',
    preloadedState: visitor(),
  })
  await preloadPage('/biznes/biz_001')
  act(() => void store.dispatch(navigationRequested({ to: '/biznes/biz_001' })))
  expect(await screen.findByText('Duke ngarkuar biznesin…')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Kategoritë' })
  act(() => link.focus())
  hold.release()
  expect(await heading(/./)).toBeVisible()
  expect(await screen.findByText(/^U hap faqja “/)).toBeInTheDocument()
  expect(link).toHaveFocus()
})
