// A part of a page that fails takes nothing else with it.

import { renderApp, startTestServer } from '@test/render'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import * as reload from '@/lib/reloadPage'

const failure = vi.hoisted(() => ({ latest: '', search: '' }))
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
afterEach(() => Object.assign(failure, { latest: '', search: '' }))

const main = () => within(screen.getByRole('main'))

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
  const reloaded = vi.spyOn(reload, 'reloadPage').mockImplementation(() => undefined)
  const { user } = await renderApp()
  const alert = await main().findByRole('alert')
  expect(alert).toHaveTextContent(
    'Kjo pjesë e faqes nuk u ngarkua. Kontrollo lidhjen me internetin dhe rifresko faqen.',
  )
  expect(await main().findByText('Komentet janë këtu.')).toBeVisible()
  await user.click(within(alert).getByRole('button', { name: 'Rifresko faqen' }))
  expect(reloaded).toHaveBeenCalledOnce()
})
