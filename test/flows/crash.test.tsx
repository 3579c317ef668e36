// A page that throws, and a chunk that does not come: the rest of the app stays.

import { currentPlace, renderApp } from '@test/render'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/logger'
import * as reloading from '@/lib/reloadPage'

const failure = vi.hoisted(() => ({ message: '' }))
vi.mock('@/pages/reviewRules/Page', () => ({
  default: () => {
    if (failure.message) throw new Error(failure.message)
    return <h1>Rregullat</h1>
  },
}))

beforeEach(() => {
  failure.message = 'broken page'
})

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
