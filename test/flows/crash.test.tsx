// A page or a part of one that throws, and a chunk that does not come: the rest of the app stays.

import { currentPlace, renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/logger'
import * as reloading from '@/lib/reloadPage'

/** What the page of the rules, the latest comments and the search of the home page throw, if anything. */
const failure = vi.hoisted(() => ({ message: '', latest: '', search: '' }))
vi.mock('@/pages/reviewRules/Page', () => ({
  default: () => {
    if (failure.message) throw new Error(failure.message)
    return <h1>Rregullat</h1>
  },
}))
vi.mock('@/features/reviews/ui/LatestReviews', () => ({
  LatestReviews: () => {
    if (failure.latest) throw new Error(failure.latest)
    return <p>Komentet janë këtu.</p>
  },
}))
vi.mock('@/features/businesses/ui/BusinessSearch', () => ({
  BusinessSearch: () => {
    if (failure.search) throw new Error(failure.search)
    return <p>Kërkimi është këtu.</p>
  },
}))

startTestServer()
beforeEach(() => void Object.assign(failure, { message: 'broken page', latest: '', search: '' }))

const main = () => within(screen.getByRole('main'))

it('says what happened, keeps header and footer, logs, and tries again', async () => {
  const logged = vi.spyOn(log, 'error')
  const { user } = await renderApp({ route: '/rregullore' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Diçka shkoi keq' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Ndodhi një gabim i papritur.')
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kthehu në kryefaqe' })).toHaveAttribute('href', '/')
  expect(logged).toHaveBeenCalledWith(
    'An error boundary caught an error',
    expect.objectContaining({ message: 'broken page' }),
    expect.stringContaining('at Page ('),
  )
  failure.message = ''
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Rregullat' })).toBeVisible()
})

it('forgets the error on the next page', async () => {
  const { user } = await renderApp({ route: '/rregullore' })
  await user.click(screen.getByRole('link', { name: 'Si funksionon' }))
  await waitFor(() => expect(currentPlace()).toBe('/info'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Si funksionon Vlerëso' })).toBeVisible()
})

it('offers a fresh page when a chunk was not loaded, because browsers remember the failure', async () => {
  failure.message = 'Failed to fetch dynamically imported module: /assets/Page-x.js'
  await renderApp({ route: '/rregullore' })
  expect(screen.getByRole('button', { name: 'Rifresko faqen' })).toBeVisible()
  expect(screen.getByText(/Kjo pjesë e faqes nuk u ngarkua/)).toBeVisible()
})

it('loads itself again when the connection is back, if a chunk was not loaded, and says no more than that', async () => {
  const reload = vi.spyOn(reloading, 'reloadPage').mockImplementation(() => undefined)
  const other = await renderApp({ route: '/rregullore' })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(reload).not.toHaveBeenCalled()
  other.unmount()
  failure.message = 'Failed to fetch dynamically imported module: /assets/Page-x.js'
  await renderApp({ route: '/rregullore' })
  expect(screen.getByRole('heading', { level: 1, name: 'Faqja nuk u ngarkua' })).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('says that the comments cannot be shown, keeps the rest, and tries again', async () => {
  failure.latest = 'broken'
  const { user } = await renderApp()
  const alert = await main().findByRole('alert')
  expect(alert).toHaveTextContent('Kjo pjesë nuk mund të shfaqet tani.')
  expect(main().getByRole('heading', { level: 1 })).toBeVisible()
  expect(await main().findByText('Kërkimi është këtu.')).toBeVisible()
  expect(main().getByRole('button', { name: 'Shto biznes' })).toBeVisible()
  expect(main().getByRole('heading', { name: 'Si funksionon' })).toBeVisible()
  failure.latest = ''
  await user.click(within(alert).getByRole('button', { name: 'Provo përsëri' }))
  expect(await main().findByText('Komentet janë këtu.')).toBeVisible()
  expect(main().queryByRole('alert')).toBeNull()
})

it('offers a fresh page when the search’s chunk did not come, and keeps the rest', async () => {
  failure.search = 'Failed to fetch dynamically imported module: /assets/BusinessSearch-x.js'
  const reloaded = vi.spyOn(reloading, 'reloadPage').mockImplementation(() => undefined)
  const { user } = await renderApp()
  const alert = await main().findByRole('alert')
  expect(alert).toHaveTextContent(
    'Kjo pjesë e faqes nuk u ngarkua. Kontrollo lidhjen me internetin dhe rifresko faqen.',
  )
  expect(await main().findByText('Komentet janë këtu.')).toBeVisible()
  await user.click(within(alert).getByRole('button', { name: 'Rifresko faqen' }))
  expect(reloaded).toHaveBeenCalledOnce()
})
