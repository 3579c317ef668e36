// The star input: radio buttons with words.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { StarInput } from '@/ui/StarInput'

function Example({ start = 0, onBlur = () => undefined }: { start?: number; onBlur?: () => void }) {
  const [stars, setStars] = useState(start)
  return (
    <>
      <StarInput id="stars" value={stars} onValue={setStars} onBlur={onBlur} />
      <button type="button">Jashtë</button>
    </>
  )
}

const words = ['Shumë keq', 'Keq', 'Mesatar', 'Mirë', 'Shkëlqyeshëm']
const names = words.map((word, at) => `${at + 1} nga 5 yje: ${word}`)
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)
const filled = () => [...document.querySelectorAll('label')].map((label) => label.hasAttribute('data-filled'))

describe('StarInput', () => {
  it('is a group of five radio buttons with words, none chosen at first', () => {
    render(<Example />)
    expect(screen.getByRole('group', { name: 'Vlerësimi yt' })).toHaveAccessibleDescription(
      'Zgjidh nga 1 deri në 5 yje',
    )
    for (const [index, radio] of screen.getAllByRole('radio').entries())
      expect(radio).toHaveAccessibleName(names[index])
    expect(chosen()).toEqual([false, false, false, false, false])
    expect(screen.getByText('Zgjidh nga 1 deri në 5 yje')).toBeVisible()
  })

  it.each([
    [1, 'Zgjodhe 1 yll: Shumë keq'],
    [2, 'Zgjodhe 2 yje: Keq'],
    [5, 'Zgjodhe 5 yje: Shkëlqyeshëm'],
  ])('fills %i stars in their colour and names them', async (stars, said) => {
    const user = userEvent.setup()
    const { container } = render(<Example />)
    await user.click(screen.getByRole('radio', { name: names[stars - 1] }))
    expect(chosen()).toEqual([1, 2, 3, 4, 5].map((star) => star === stars))
    expect(filled()).toEqual([1, 2, 3, 4, 5].map((star) => star <= stars))
    expect(container.querySelector('[data-level]')).toHaveAttribute('data-level', String(stars))
    expect(screen.getByText(said)).toBeVisible()
    // The radio's own name is said, and is enough.
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('works by keyboard: Tab, Space, arrows, Tab', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.tab()
    await user.keyboard(' ')
    expect(screen.getByRole('radio', { name: names[0] })).toBeChecked()
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}')
    expect(screen.getByRole('radio', { name: names[1] })).toBeChecked()
    expect(screen.getByRole('radio', { name: names[1] })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button')).toHaveFocus()
  })

  it('does not change by hovering', async () => {
    const user = userEvent.setup()
    render(<Example start={2} />)
    await user.hover(screen.getByRole('radio', { name: names[4] }))
    expect(filled()).toEqual([true, true, false, false, false])
  })

  it.each([0, 1, 4])('gives its id to the button that takes the focus at %i', (start) => {
    render(<Example start={start} />)
    expect(document.getElementById('stars')).toHaveAccessibleName(names[Math.max(start, 1) - 1])
  })

  it('is left only when the focus leaves all of it', async () => {
    const user = userEvent.setup()
    const onBlur = vi.fn()
    render(<Example onBlur={onBlur} />)
    await user.click(screen.getByRole('radio', { name: names[1] }))
    await user.click(screen.getByRole('radio', { name: names[3] }))
    expect(onBlur).not.toHaveBeenCalled()
    await user.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })
})
