// Both paginations, wide and narrow.
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Pagination } from '@/ui/Pagination'
import { PaginationWithEnds } from '@/ui/PaginationWithEnds'
import { screenOf } from './screenOf'

const texts = () =>
  within(screen.getByRole('navigation', { name: 'Faqet' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const numbers = () => texts().filter((text) => /^\d+$/.test(text ?? ''))

describe('Pagination', () => {
  it('shows 7 page numbers, and 3 below 640 px [PAGING-02] [PAGING-03]', () => {
    screenOf(640)
    const numbersOn = (page: number, pages = 30) => {
      const { unmount } = render(<Pagination page={page} pages={pages} onPage={() => undefined} />)
      const shown = numbers().join(' ')
      unmount()
      return shown
    }
    expect(numbersOn(10)).toBe('7 8 9 10 11 12 13')
    for (const page of [1, 4]) expect(numbersOn(page)).toBe('1 2 3 4 5 6 7')
    for (const page of [27, 30]) expect(numbersOn(page)).toBe('24 25 26 27 28 29 30')
    expect(numbersOn(2, 6)).toBe('1 2 3 4 5 6')
    screenOf(639)
    expect([1, 10, 30].map((page) => numbersOn(page))).toEqual(['1 2 3', '9 10 11', '28 29 30'])
    expect(numbersOn(2, 2)).toBe('1 2')
  })

  it('goes with the window as that becomes narrower or wider than 640 px [PAGING-02] [PAGING-03]', () => {
    const resize = screenOf(1280)
    render(<Pagination page={10} pages={30} onPage={() => undefined} />)
    for (const width of [1280, 640, 639, 320, 640, 639, 1280]) {
      act(() => resize(width))
      expect(numbers().join(' '), `${width} px`).toBe(width < 640 ? '9 10 11' : '7 8 9 10 11 12 13')
    }
  })

  it('says which page has come, but the one that came with the screen', () => {
    const show = (page: number, isLoading = false) => (
      <Pagination page={page} pages={5} onPage={() => undefined} isLoading={isLoading} />
    )
    const { rerender } = render(show(2))
    const said = () => screen.getByRole('status').textContent
    expect(said()).toBe('')
    const told = [show(3, true), show(3), show(2)].map((part) => {
      rerender(part)
      return said()
    })
    expect(told).toEqual(['', 'U hap faqja 3 nga 5', 'U hap faqja 2 nga 5'])
  })

  it.each([1, 2])('is hidden on page %i when there is 1 page or fewer [PAGING-04]', (page) => {
    const show = (pages: number) => <Pagination page={page} pages={pages} onPage={() => undefined} isLoading />
    const { container, rerender } = render(show(1))
    for (const pages of [1, 0, -1]) {
      rerender(show(pages))
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(container).toHaveTextContent(/^$/)
    }
    rerender(show(2))
    expect(screen.getByRole('navigation')).toBeVisible()
  })

  it.each([360, 1280])('says which page of how many, %i px wide [PAGING-05]', (width) => {
    screenOf(width)
    const show = (page: number) => <Pagination page={page} pages={12} onPage={() => undefined} />
    const { rerender } = render(show(1))
    for (const page of [1, 3, 12]) {
      rerender(show(page))
      expect(screen.getByText(`Faqja ${page} nga 12`)).toBeVisible()
    }
  })

  it('leads to numbers and one step either way, never past the ends', async () => {
    const onPage = vi.fn()
    const user = userEvent.setup()
    const { rerender } = render(<Pagination page={1} pages={3} onPage={onPage} />)
    const [previous, next] = ['Faqja e mëparshme', 'Faqja tjetër'].map((name) => screen.getByRole('button', { name }))
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    await user.click(previous as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 2' }))
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Faqja 1, faqja aktuale')
    await user.click(screen.getByRole('button', { current: 'page' }))
    await user.click(next as HTMLElement)
    expect(onPage.mock.calls).toEqual([[2], [2]])
    rerender(<Pagination page={3} pages={3} onPage={onPage} />)
    expect(next).toHaveAttribute('aria-disabled', 'true')
    // The browser takes the focus from what is disabled.
    expect(next).toBeEnabled()
    expect(next).toHaveFocus()
    await user.click(next as HTMLElement)
    expect(onPage).toHaveBeenCalledTimes(2)
  })

  it('holds a page number outside the range to it', () => {
    render(<Pagination page={99} pages={4} onPage={() => undefined} />)
    expect(screen.getByText('Faqja 4 nga 4')).toBeVisible()
  })
})

describe('PaginationWithEnds', () => {
  it.each([
    [1, 2, '1 2'],
    [6, 6, '1 2 3 4 5 6'],
    [3, 7, '1 2 3 4 5 … 7'],
    [4, 7, '1 2 3 4 5 6 7'],
    [5, 7, '1 … 3 4 5 6 7'],
    [5, 9, '1 … 3 4 5 6 7 … 9'],
    [50, 99, '1 … 48 49 50 51 52 … 99'],
  ])('shows on page %i of %i: %s [PAGING-06]', (page, pages, shown) => {
    screenOf(1280)
    render(<PaginationWithEnds page={page} pages={pages} onPage={() => undefined} />)
    expect(texts().slice(1, -1).join(' ')).toBe(shown)
  })

  it('shows n / total with arrows on mobile [PAGING-07]', async () => {
    screenOf(400)
    const onPage = vi.fn()
    const user = userEvent.setup()
    render(<PaginationWithEnds page={2} pages={12} onPage={onPage} />)
    expect(texts()).toEqual(['', '2 / 12', ''])
    await user.click(screen.getByRole('button', { name: 'Faqja e mëparshme' }))
    await user.click(screen.getByRole('button', { name: 'Faqja tjetër' }))
    expect(onPage.mock.calls).toEqual([[1], [3]])
  })

  it("has the buttons 'Para' and 'Pas' on desktop [PAGING-08]", async () => {
    screenOf(1280)
    const onPage = vi.fn()
    const user = userEvent.setup()
    const { rerender } = render(<PaginationWithEnds page={2} pages={3} onPage={onPage} />)
    await user.click(screen.getByRole('button', { name: 'Para' }))
    await user.click(screen.getByRole('button', { name: 'Pas' }))
    expect(onPage.mock.calls).toEqual([[1], [3]])
    for (const page of [1, 2, 3]) {
      rerender(<PaginationWithEnds page={page} pages={3} onPage={onPage} />)
      expect([texts().at(0), texts().at(-1)]).toEqual(['Para', 'Pas'])
    }
  })
})
