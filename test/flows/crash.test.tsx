// A page or a part of one that throws, and a chunk that does not come: the rest of the app stays.

import { heading, main } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/platform/logger'
import * as reloading from '@/platform/reloadPage'
import * as late from '@/ui/late'

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

it('says what happened, keeps header and footer, logs, and tries again', async () => {
  const logged = vi.spyOn(log, 'error')
  const { user } = await renderApp({ route: '/rregullore' })
  expect(await heading('Diçka shkoi keq')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Ndodhi një gabim i papritur.')
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kthehu në kryefaqe' })).toHaveAttribute('href', '/')
  expect(logged).toHaveBeenCalledWith(
    'An error boundary caught an error',
    expect.objectContaining({ message: 'broken page' }),
    expect.stringContaining('at Late ('),
  )
  failure.message = ''
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Rregullat' })).toBeVisible()
})

it('forgets the error on the next page', async () => {
  const { user } = await renderApp({ route: '/rregullore' })
  await user.click(screen.getByRole('link', { name: 'Si funksionon' }))
  await waitFor(() => expect(currentPlace()).toBe('/info'))
  expect(await heading('Si funksionon Vlerëso')).toBeVisible()
})

const NOT_FETCHED = 'Failed to fetch dynamically imported module: /assets/Page-x.js'
const chunkWords = 'Kjo pjesë e faqes nuk u ngarkua. Kontrollo lidhjen me internetin dhe provo përsëri.'

it('fetches a page that did not come again, in place: at a press, and by itself when the connection is back', async () => {
  const reload = vi.spyOn(reloading, 'reloadPage').mockResolvedValue()
  failure.message = NOT_FETCHED
  const { user } = await renderApp({ route: '/rregullore' })
  expect(screen.getByRole('heading', { level: 1, name: 'Faqja nuk u ngarkua' })).toBeVisible()
  expect(screen.getByText(chunkWords)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
  expect(await heading('Faqja nuk u ngarkua')).toBeVisible()
  failure.message = ''
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await heading('Rregullat')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

it('a page that failed otherwise waits for a press', async () => {
  await renderApp({ route: '/rregullore' })
  failure.message = ''
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('heading', { level: 1, name: 'Diçka shkoi keq' })).toBeVisible()
})

it('says that the comments cannot be shown, keeps the rest, and tries again', async () => {
  failure.latest = 'broken'
  const { user } = await renderApp()
  const alert = await main().findByRole('alert')
  expect(alert).toHaveTextContent('Kjo pjesë nuk mund të shfaqet tani.')
  expect(main().getByRole('heading', { level: 1 })).toBeVisible()
  expect(await main().findByText('Kërkimi është këtu.')).toBeVisible()
  expect(main().getByRole('button', { name: 'Shto biznes' })).toBeVisible()
  expect(main().getByRole('heading', { name: 'Si kontrollohen komentet' })).toBeVisible()
  failure.latest = ''
  await user.click(within(alert).getByRole('button', { name: 'Provo përsëri' }))
  expect(await main().findByText('Komentet janë këtu.')).toBeVisible()
  expect(main().queryByRole('alert')).toBeNull()
})

describe('a browser that remembers that a part did not come', () => {
  beforeEach(() => void vi.spyOn(late, 'loadMissing').mockRejectedValue(new TypeError(NOT_FETCHED)))

  it('gets the whole page anew by itself where a page is missing', async () => {
    const reload = vi.spyOn(reloading, 'reloadPage').mockResolvedValue()
    failure.message = NOT_FETCHED
    await renderApp({ route: '/rregullore' })
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('gets it anew only at a press where a part is missing, and keeps the rest', async () => {
    const reload = vi.spyOn(reloading, 'reloadPage').mockResolvedValue()
    failure.search = NOT_FETCHED
    const { user } = await renderApp()
    const alert = await main().findByRole('alert')
    expect(alert).toHaveTextContent(chunkWords)
    expect(await main().findByText('Komentet janë këtu.')).toBeVisible()
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(reload).not.toHaveBeenCalled()
    await user.click(within(alert).getByRole('button', { name: 'Provo përsëri' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})
