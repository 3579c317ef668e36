// The state of components that stands in the log: a log that is shown takes its place.
import { render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useLogged, useLoggedState, ViewLogContext } from '@/hooks/viewLog'

function Menu() {
  const [isOpen, setIsOpen] = useLoggedState('menu', false)
  return (
    <button type="button" onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? 'open' : 'closed'}
    </button>
  )
}

describe('a component', () => {
  const report = vi.fn()

  it('holds its state itself and reports what is not initial, until it goes', async () => {
    const { unmount } = render(<Menu />, {
      wrapper: ({ children }) => <ViewLogContext value={{ report }}>{children}</ViewLogContext>,
    })
    expect(report.mock.lastCall).toEqual(['menu', undefined])
    await userEvent.click(screen.getByRole('button', { name: 'closed' }))
    expect(screen.getByRole('button')).toHaveTextContent('open')
    expect(report.mock.lastCall).toEqual(['menu', true])
    unmount()
    expect(report.mock.lastCall).toEqual(['menu', undefined, true])
  })

  it.each([
    [{ menu: true }, 'open'],
    [{ other: true }, 'closed'],
  ])('shows what a log says while it is shown: %j', async (shown, text) => {
    render(
      <ViewLogContext value={{ report, shown }}>
        <Menu />
      </ViewLogContext>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent(text)
  })

  it('shows its initial value where the log that is shown has none, and its own where it has no initial one', () => {
    const { result } = renderHook(() => [useLogged('tab', 'reviews', 'about'), useLogged('tab', 'reviews')], {
      wrapper: ({ children }) => <ViewLogContext value={{ report, shown: {} }}>{children}</ViewLogContext>,
    })
    expect(result.current).toEqual(['about', 'reviews'])
  })

  it('without a log around it is a component like any other', async () => {
    render(<Menu />)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent('open')
  })
})
