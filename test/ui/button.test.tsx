// The button: its looks by name, and what loading does to it. What the names look like is measured in test/e2e/parts.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink } from '@/ui/Button'

describe('Button', () => {
  it('is primary and md unless said otherwise, and submits no form by accident', () => {
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Button>Ruaj</Button>
        <Button variant="primary" size="md">
          Dërgo
        </Button>
      </form>,
    )
    const [plain, named] = screen.getAllByRole('button')
    expect(plain?.className).toBe(named?.className)
    plain?.click()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  const variants = ['primary', 'secondary', 'danger', 'outline'] as const
  const sizes = ['xs', 'sm', 'md', 'lg'] as const
  it.each([{}, { disabled: true }, { loading: true }])('has four variants and four sizes with %j [UI-03]', (state) => {
    for (const variant of variants)
      for (const size of sizes) {
        const { unmount } = render(
          <Button variant={variant} size={size} {...state}>
            Ruaj
          </Button>,
        )
        // The class is the name in the style sheet and a hash of it.
        const looks = [...screen.getByRole('button').classList].flatMap((name) => name.split('_'))
        expect([...variants, ...sizes].filter((name) => looks.includes(name))).toEqual([variant, size])
        unmount()
      }
  })

  it('has a loading state with a spinner, in which it does nothing [UI-04]', async () => {
    const onClick = vi.fn()
    const user = userEvent.setup()
    const show = (state: object) => (
      <Button onClick={onClick} {...state}>
        Ruaj
      </Button>
    )
    const { rerender } = render(show({}))
    const button = screen.getByRole('button', { name: 'Ruaj' })
    expect(button.querySelector('[aria-hidden]')).toBeNull()
    await user.click(button)
    for (const state of [{ loading: true }, { loading: true, keepsFocus: true }]) {
      rerender(show(state))
      expect(button).toHaveAttribute('aria-busy', 'true')
      expect(button.firstElementChild?.className).toMatch(/ring/)
      await user.click(button)
      expect(onClick).toHaveBeenCalledTimes(1)
    }
    rerender(show({}))
    expect(button).toBeEnabled()
    expect(button).toHaveTextContent(/^Ruaj$/)
    expect(button.querySelector('[class*="ring"]')).toBeNull()
  })

  it('looks the same as a link', () => {
    render(
      <MemoryRouter>
        <Button variant="danger" size="sm">
          Fshi
        </Button>
        <ButtonLink variant="danger" size="sm" to="/">
          Fshi
        </ButtonLink>
      </MemoryRouter>,
    )
    expect(screen.getByRole('link').className).toBe(screen.getByRole('button').className)
  })
})
