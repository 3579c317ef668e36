// The state of components that stands in the log, until they go: a log that is shown takes its place.
import { visitor } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { render, renderHook, screen, waitFor } from '@testing-library/react'
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

describe('the state', () => {
  startTestServer()

  it('has a half-typed form, without the password, until its page is left', async () => {
    const { user, store } = await renderApp({ route: '/login', preloadedState: visitor() })
    const view = () => store.getState().view
    await user.type(await screen.findByLabelText('Email *'), 'arta@')
    await user.type(screen.getByLabelText('Fjalëkalimi *'), 'Sekret123')
    await waitFor(() => expect(view().loginForm).toMatchObject({ values: { email: 'arta@' } }))
    expect(JSON.stringify(view())).not.toContain('ekret')
    await user.click(screen.getAllByRole('link', { name: 'Kategoritë' })[0] as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'Kategoritë e bizneseve' })
    await waitFor(() => expect(view()).toEqual({}))
  })
})
