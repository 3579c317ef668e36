// Dialog and confirm dialog, as far as jsdom goes; the rest is in test/e2e/modal.test.ts.
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog'
import { Modal, type ModalProps } from '@/ui/dialog/Modal'
import { standInDialogs } from './dialog'

standInDialogs()

/** A plain dialog in every size, and a question. */
const sizes = (['sm', 'md', 'lg', 'xl'] as const).map((size) => ({ size }))
const kinds: Pick<ExampleProps, 'size' | 'role'>[] = [...sizes, { role: 'alertdialog' }]

interface ExampleProps extends Partial<Pick<ModalProps, 'size' | 'role'>> {
  isBusy?: boolean
  onClosed?: () => void
  children?: ReactNode
}

function Example({ isBusy, onClosed, children = <p>Teksti</p>, ...kind }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    onClosed?.()
    setIsOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Hap
      </button>
      {isOpen && (
        <Modal title="Ndrysho emrin" isBusy={isBusy} onClose={close} {...kind}>
          {children}
        </Modal>
      )}
    </>
  )
}

async function open(props: ExampleProps = {}) {
  const user = userEvent.setup()
  const onClosed = vi.fn()
  const view = render(<Example onClosed={onClosed} {...props} />)
  await user.click(screen.getByRole('button', { name: 'Hap' }))
  return { ...view, user, onClosed, dialog: screen.getByRole(props.role ?? 'dialog', { name: 'Ndrysho emrin' }) }
}

describe('Modal', () => {
  it('is a modal dialog named by its heading', async () => {
    const { dialog } = await open()
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1)
    expect(dialog).toHaveAttribute('aria-labelledby', screen.getByRole('heading', { level: 2 }).id)
  })

  it.each(kinds)('closes on Escape, in a field, too: %o [UI-06]', async (kind) => {
    for (const children of [
      <p key="text">Teksti</p>,
      <textarea key="field" aria-label="Emri" defaultValue="Drini" />,
    ]) {
      const { user, onClosed, dialog, unmount } = await open({ ...kind, children })
      await user.keyboard('{Escape}')
      expect(onClosed).toHaveBeenCalledTimes(1)
      expect(dialog).not.toBeInTheDocument()
      unmount()
    }
  })

  it.each(kinds)('keeps its size when its request begins and ends: %o [UI-05]', (kind) => {
    const show = (isBusy: boolean) => (
      <Modal title="Ndrysho emrin" onClose={vi.fn()} isBusy={isBusy} {...kind}>
        Teksti
      </Modal>
    )
    const { rerender } = render(show(false))
    for (const isBusy of [false, true, false]) {
      rerender(show(isBusy))
      expect(screen.getByRole(kind.role ?? 'dialog')).toHaveAttribute('data-size', kind.size ?? 'md')
    }
  })

  it('leaves Escape to what answers it inside', async () => {
    const children = <input aria-label="Kërko" onKeyDown={(event) => event.preventDefault()} />
    const { user, onClosed } = await open({ children })
    await user.keyboard('{Escape}')
    expect(onClosed).not.toHaveBeenCalled()
  })

  it('closes when the browser asks it to (Back on Android), not when a file field gives up', async () => {
    const { dialog, onClosed } = await open({ children: <input type="file" aria-label="Foto" /> })
    fireEvent(screen.getByLabelText('Foto'), new Event('cancel', { bubbles: true, cancelable: true }))
    expect(onClosed).not.toHaveBeenCalled()
    const asked = new Event('cancel', { cancelable: true })
    fireEvent(dialog, asked)
    expect(asked.defaultPrevented).toBe(true)
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it.each(kinds.flatMap((kind) => ['MouseLeft', 'TouchA'].map((keys) => ({ ...kind, keys }))))(
    'closes on a press on its backdrop, not inside: %o [UI-07]',
    async ({ keys, ...kind }) => {
      const { user, dialog, onClosed } = await open(kind)
      await user.pointer({ keys: `[${keys}]`, target: screen.getByText('Teksti') })
      expect(onClosed).not.toHaveBeenCalled()
      await user.pointer({ keys: `[${keys}]`, target: dialog })
      expect(onClosed).toHaveBeenCalledTimes(1)
    },
  )

  it('stays when a drag only begins or only ends on the backdrop', async () => {
    const { user, dialog, onClosed } = await open()
    const inside = screen.getByText('Teksti')
    await user.pointer([{ keys: '[MouseLeft>]', target: inside }, { target: dialog }, { keys: '[/MouseLeft]' }])
    fireEvent.click(dialog)
    expect(onClosed).not.toHaveBeenCalled()
    await user.pointer([{ keys: '[MouseLeft>]', target: dialog }, { target: inside }, { keys: '[/MouseLeft]' }])
    fireEvent.click(dialog)
    expect(onClosed).not.toHaveBeenCalled()
  })

  it.each(kinds)("has a close button labelled 'Close modal': %o [UI-08]", async (kind) => {
    const { user, onClosed } = await open(kind)
    expect(screen.getByRole('button', { name: 'Close modal' })).toHaveAttribute('lang', 'en')
    await user.click(screen.getByRole('button', { name: 'Close modal' }))
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the first field, and back to the opener', undefined, 'Emri'],
    ['what asks for it before any field', '', 'Mos'],
  ])('gives the focus to %s', async (_, autofocus, name) => {
    const children = (
      <>
        <input aria-label="Emri" />
        <button type="button" data-autofocus={autofocus} aria-label="Mos" />
      </>
    )
    const { user } = await open({ children })
    expect(screen.getByLabelText(name)).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Hap' })).toHaveFocus()
  })

  it('is not closed by anything while it is busy', async () => {
    const { user, dialog, onClosed } = await open({ isBusy: true })
    expect(dialog).toHaveAttribute('aria-busy', 'true')
    await user.keyboard('{Escape}')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await user.click(dialog)
    await user.click(screen.getByRole('button', { name: 'Close modal' }))
    expect(screen.getByRole('button', { name: 'Close modal' })).toBeDisabled()
    expect(onClosed).not.toHaveBeenCalled()
    // A browser that closes it nevertheless is overruled.
    await act(async () => (dialog as HTMLDialogElement).close())
    expect(dialog).toHaveAttribute('open')
    expect(onClosed).not.toHaveBeenCalled()
  })

  it('follows a browser that closed it by itself', async () => {
    const { dialog, onClosed } = await open()
    await act(async () => (dialog as HTMLDialogElement).close())
    expect(onClosed).toHaveBeenCalledTimes(1)
  })

  it('opens once and stays open in strict mode', async () => {
    const user = userEvent.setup()
    const onClosed = vi.fn()
    render(<Example onClosed={onClosed} />, { wrapper: StrictMode })
    await user.click(screen.getByRole('button', { name: 'Hap' }))
    expect(screen.getByRole('dialog')).toHaveAttribute('open')
    expect(onClosed).not.toHaveBeenCalled()
  })
})

describe('ConfirmDialog', () => {
  /** A question whose answer takes until `finish`. */
  function ask(error?: string) {
    let finish = () => undefined as unknown
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const onClose = vi.fn()
    render(
      <ConfirmDialog
        title="Ta fshijmë komentin?"
        confirmLabel="Fshi komentin"
        busyLabel="Duke fshirë…"
        onConfirm={onConfirm}
        onClose={onClose}
        error={error}
      >
        Ky veprim nuk mund të zhbëhet.
      </ConfirmDialog>,
    )
    return { user: userEvent.setup(), onConfirm, onClose, finish: () => act(async () => void finish()) }
  }

  it('asks with title and text, the focus on the harmless answer', async () => {
    const { user, onConfirm, onClose } = ask()
    expect(screen.getByRole('alertdialog', { name: 'Ta fshijmë komentin?' })).toHaveAccessibleDescription(
      'Ky veprim nuk mund të zhbëhet.',
    )
    expect(screen.getByRole('button', { name: 'Anulo' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('is busy until the answer is there, and asks once however often it is pressed', async () => {
    const { user, onConfirm, onClose, finish } = ask()
    const confirm = screen.getByRole('button', { name: 'Fshi komentin' })
    // Two presses before anything is drawn again.
    act(() => {
      confirm.click()
      confirm.click()
    })
    expect(onConfirm).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Duke fshirë…' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Anulo' }))
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await finish()
    await user.click(screen.getByRole('button', { name: 'Fshi komentin' }))
    expect(onConfirm).toHaveBeenCalledTimes(2)
    await finish()
  })

  it('says what went wrong', () => {
    ask('Komenti nuk u fshi.')
    expect(screen.getByRole('alert')).toHaveTextContent('Komenti nuk u fshi.')
  })
})
