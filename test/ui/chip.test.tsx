// Chips: plain, link, selectable, removable.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { Chip, RemovableChip, SelectableChip } from '@/ui/Chip'

function Choice() {
  const [isSelected, setIsSelected] = useState(false)
  return (
    <SelectableChip isSelected={isSelected} onPress={() => setIsSelected(!isSelected)}>
      Parking
    </SelectableChip>
  )
}

describe('chips', () => {
  it('are words, or links', () => {
    render(
      <MemoryRouter>
        <Chip>Kafe</Chip>
        <Chip to="/kategorite/kafe">Bar</Chip>
      </MemoryRouter>,
    )
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Bar'])
    expect(screen.getByRole('link')).toHaveAttribute('href', '/kategorite/kafe')
  })

  it('are selected by keyboard and mouse, and say so', async () => {
    const user = userEvent.setup()
    render(<Choice />)
    const chip = screen.getByRole('button', { name: 'Parking' })
    expect(chip).toHaveAttribute('aria-pressed', 'false')
    await user.tab()
    await user.keyboard(' ')
    expect(chip).toHaveAttribute('aria-pressed', 'true')
    await user.click(chip)
    expect(chip).toHaveAttribute('aria-pressed', 'false')
  })

  it('are removed by keyboard and mouse, with a name that says what goes', async () => {
    const user = userEvent.setup()
    const onRemove = vi.fn()
    render(
      <>
        <RemovableChip text="Tiranë" onRemove={onRemove} />
        <RemovableChip text="Kafe" onRemove={onRemove} />
      </>,
    )
    expect(screen.getByRole('button', { name: 'Hiq filtrin “Tiranë”' })).toHaveTextContent('Tiranë')
    await user.tab()
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Hiq filtrin “Kafe”' }))
    expect(onRemove).toHaveBeenCalledTimes(2)
  })
})
