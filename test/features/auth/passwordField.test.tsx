// The password field: what it shows, says, and leaves as it is.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PasswordField } from '@/features/auth/ui/PasswordField'

type Props = Partial<Parameters<typeof PasswordField>[0]>

function Example(props: Props) {
  const [text, setText] = useState('')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Fjalëkalimi" value={text} onValue={setText} autoComplete="current-password" {...props} />
      <button type="submit">Hyr</button>
    </form>
  )
}

const field = () => screen.getByLabelText('Fjalëkalimi')

describe('PasswordField', () => {
  it('hides the password until its toggle shows it, and says so; without a word when the form is sent', async () => {
    const user = userEvent.setup()
    render(<Example />)
    expect(field()).toHaveAttribute('type', 'password')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Shfaq fjalëkalimin' }))
    expect(field()).toHaveAttribute('type', 'text')
    expect(screen.getByRole('status')).toHaveTextContent(/^Fjalëkalimi po shfaqet$/)
    expect(screen.queryByRole('button', { name: 'Shfaq fjalëkalimin' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Fshih fjalëkalimin' }))
    expect(field()).toHaveAttribute('type', 'password')
    expect(screen.getByRole('status')).toHaveTextContent(/^Fjalëkalimi është i fshehur$/)
    await user.click(screen.getByRole('button', { name: 'Shfaq fjalëkalimin' }))
    await user.click(screen.getByRole('button', { name: 'Hyr' }))
    expect(field()).toHaveAttribute('type', 'password')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('calls its toggle what the page calls it; it works by keyboard and sends no form', async () => {
    const user = userEvent.setup()
    const onSubmit = vi.fn()
    render(<Example shows="konfirmimin" />)
    const toggle = screen.getByRole('button', { name: 'Shfaq konfirmimin' })
    expect(toggle).toHaveAttribute('aria-controls', field().id)
    expect(toggle.firstChild).toHaveTextContent(/^Shfaq$/)
    document.querySelector('form')?.addEventListener('submit', onSubmit)
    await user.tab()
    expect(field()).toHaveFocus()
    await user.tab()
    await user.keyboard(' ')
    expect(field()).toHaveAttribute('type', 'text')
    await user.keyboard('{Enter}')
    expect(field()).toHaveAttribute('type', 'password')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is shown by something else where there is such a thing', () => {
    const { rerender } = render(<Example isShown={false} />)
    expect(field()).toHaveAttribute('type', 'password')
    expect(screen.queryByRole('button', { name: /fjalëkalimin/ })).toBeNull()
    rerender(<Example isShown />)
    expect(field()).toHaveAttribute('type', 'text')
  })

  it('takes 1000 pasted characters unchanged, spaces at both ends included [X13]', async () => {
    const user = userEvent.setup()
    render(<Example />)
    const secret = `  ${'ë'.repeat(996)}  `
    await user.click(field())
    await user.paste(secret)
    expect(field()).toHaveValue(secret)
  })

  it.each(['current-password', 'new-password'] as const)('tells password managers that it is a %s', (autoComplete) => {
    render(<Example autoComplete={autoComplete} inputProps={{ autoFocus: false }} />)
    expect(field()).toHaveAttribute('autocomplete', autoComplete)
    expect(field()).toHaveAttribute('spellcheck', 'false')
    expect(field()).toHaveAttribute('autocapitalize', 'none')
  })
})
