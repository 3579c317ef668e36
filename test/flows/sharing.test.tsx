// The page of a business, handed on: shared, copied or printed, or a comment as a picture (how that looks:
// test/e2e/picture.test.ts).

import { reviewPage } from '@test/builders/entities'
import { renderApp, runTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/platform/logger'
import { answer, reviews, route, server } from './businessReviewsPage'

runTestServer(server)
standInDialogs()

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

  it('prints, and copies the link where there is no sheet, which is said, or leaves it to be marked where that is refused', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const writeText = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(undefined)
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Printo' }))
    expect(print).toHaveBeenCalledTimes(1)
    give('clipboard', { writeText })
    await user.click(screen.getByRole('button', { name: 'Kopjo linkun' }))
    expect(await screen.findByText('Nuk u kopjua. Përzgjidhe tekstin dhe kopjoje vetë.')).toBeVisible()
    expect(screen.getByText(url)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Kopjo linkun' }))
    expect(await screen.findByText('Linku u kopjua')).toHaveAttribute('role', 'status')
    expect(writeText).toHaveBeenCalledWith(url)
  })

  it('opens the sheet of the device where there is one; closing it, or a second press while it is open, is no failure', async () => {
    const failure = (name: string) => Object.assign(new Error('no'), { name })
    const shared = vi.fn().mockRejectedValueOnce(failure('AbortError'))
    shared.mockRejectedValueOnce(failure('InvalidStateError')).mockRejectedValue(failure('NotAllowedError'))
    const writeText = vi.fn().mockResolvedValue(undefined)
    give('share', shared)
    const user = await open()
    give('clipboard', { writeText })
    for (const _ of ['closed', 'pressed twice']) {
      await user.click(screen.getByRole('button', { name: 'Shpërndaje' }))
      await act(settle)
      expect(screen.queryByText(/Linku u kopjua|Nuk u kopjua/)).toBeNull()
    }
    const text = 'Lexo komentet për Kafe Drini.'
    expect(shared.mock.calls).toEqual(Array(2).fill([{ title: 'Kafe Drini në Vlerëso', text, url }]))
    await user.click(screen.getByRole('button', { name: 'Shpërndaje' }))
    expect(await screen.findByText('Linku u kopjua')).toBeVisible()
  })
})

describe('a comment as a picture', () => {
  it('is offered for every comment that others can read; a browser that draws none says so', async () => {
    const warned = vi.spyOn(log, 'warn').mockReturnValue()
    Object.assign(document, { fonts: { load: async () => [] } })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    answer({ reviewCount: 2 }, () => reviewPage(reviews(2, (at) => ({ isApproved: at === 0 }))))
    const { user } = await renderApp({ route })
    await screen.findByRole('heading', { name: 'Komenti 1' })
    const button = screen.getByRole('button', { name: /^Si imazh\s*“Komenti 0”$/ })
    expect(screen.getAllByRole('button', { name: /^Si imazh/ })).toEqual([button])
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Komenti si imazh' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Imazhi nuk u krijua. Provo me një shfletues tjetër.')
    expect(dialog.queryByRole('button', { name: 'Shkarko imazhin' })).toBeNull()
    expect(warned).toHaveBeenCalledOnce()
    Reflect.deleteProperty(document, 'fonts')
  })
})
