// The alert that can be closed and goes by itself.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AutoHideAlert } from '@/ui/Alert'
import { point } from './point'

beforeEach(() => {
  vi.useFakeTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function show(stays?: number) {
  const onClose = vi.fn()
  render(
    <AutoHideAlert kind="success" onClose={onClose} stays={stays}>
      Linku u kopjua
    </AutoHideAlert>,
  )
  return {
    onClose,
    alert: screen.getByRole('status'),
    button: screen.getByRole('button', { name: 'Mbylle njoftimin' }),
  }
}

describe('AutoHideAlert', () => {
  it.each([
    [undefined, 5000],
    [8000, 8000],
  ])('that is to stay %j ms hides after %i ms, once, or by its button', (stays, ms) => {
    const { onClose, button } = show(stays)
    pass(ms - 1)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledTimes(1)
    pass(20_000)
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent.click(button)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('stays while the pointer or the focus is on it, and its time from when both have left', () => {
    const { onClose, alert, button } = show()
    pass(4000)
    point('pointerenter', alert)
    act(() => button.focus())
    pass(60_000)
    point('pointerleave', alert)
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    act(() => button.blur())
    pass(4000)
    // The pointer alone, again.
    point('pointerenter', alert)
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    point('pointerleave', alert)
    pass(4999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('says nothing after it was taken away', () => {
    const onClose = vi.fn()
    const { unmount } = render(
      <AutoHideAlert kind="error" onClose={onClose}>
        Gabim
      </AutoHideAlert>,
    )
    unmount()
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
  })
})
