// The page of a business, handed on: shared, copied or printed. A comment as a picture: picture.test.tsx.

import { reviewPage } from '@test/builders/entities'
import { renderApp, runTestServer } from '@test/render'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, route, server } from './businessReviewsPage'

runTestServer(server)

describe('handing the page on', () => {
  const url = 'http://localhost:3000/biznes/b1'
  /** Puts something into navigator that jsdom has not. */
  const give = (name: 'share' | 'clipboard', value: unknown) => {
    Object.defineProperty(navigator, name, { configurable: true, value })
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  })
  const open = async () => {
    answer({}, () => reviewPage([]))
    const { user } = await renderApp({ route: `${route}?kerko=kafe` })
    await screen.findByRole('heading', { level: 1 })
    return user
  }

  it('copies the link where there is no sheet, and says so', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    const user = await open()
    give('clipboard', { writeText })
    await user.click(screen.getByRole('button', { name: 'Kopjo linkun' }))
    expect(await screen.findByText('Linku u kopjua')).toHaveAttribute('role', 'status')
    expect(writeText).toHaveBeenCalledWith(url)
  })

  it('leaves the link to be marked where copying is refused', async () => {
    const user = await open()
    give('clipboard', { writeText: () => Promise.reject(new Error('refused')) })
    await user.click(screen.getByRole('button', { name: 'Kopjo linkun' }))
    expect(await screen.findByText('Nuk u kopjua. Përzgjidhe tekstin dhe kopjoje vetë.')).toBeVisible()
    expect(screen.getByText(url)).toBeVisible()
  })

  it.each([
    ['closing it', 'AbortError'],
    ['a second press while it is open', 'InvalidStateError'],
  ])('opens the sheet of the device where there is one; %s is no failure', async (_, name) => {
    const shared = vi.fn().mockRejectedValue(Object.assign(new Error('no'), { name }))
    give('share', shared)
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Shpërndaje' }))
    expect(shared).toHaveBeenCalledWith({
      title: 'Kafe Drini në Vlerëso',
      text: 'Lexo komentet për Kafe Drini.',
      url,
    })
    expect(screen.queryByText(/Linku u kopjua|Nuk u kopjua/)).toBeNull()
    shared.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
    const writeText = vi.fn().mockResolvedValue(undefined)
    give('clipboard', { writeText })
    await user.click(screen.getByRole('button', { name: 'Shpërndaje' }))
    expect(await screen.findByText('Linku u kopjua')).toBeVisible()
  })

  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Printo' }))
    expect(print).toHaveBeenCalledTimes(1)
  })
})
