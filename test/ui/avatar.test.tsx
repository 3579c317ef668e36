// The avatar: photo, letter, sizes. Where its photos are: test/flows/builtAddresses.
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar, type AvatarSize } from '@/ui/Avatar'

describe('Avatar', () => {
  it.each([
    ['kafe Drini', 'K'],
    ['  çokollata', 'Ç'],
    ['çaj', 'Ç'],
    ['éclair', 'É'],
    ['b', 'B'],
    ['4 stinët', '4'],
    // One sign each, though of two code units.
    ['🍕 Pica Roma', '🍕'],
    ['𝒦afe', '𝒦'],
    ['𐐨', '𐐀'],
    ['', 'B'],
    ['   ', 'B'],
    [undefined, 'B'],
  ])('falls back to a letter for %j without a photo [AVATAR-02]', (name, letter) => {
    for (const pattern of [undefined, { seed: 'b1', hue: 20 }]) {
      const { container, unmount } = render(<Avatar name={name} pattern={pattern} />)
      expect(container).toHaveTextContent(new RegExp(`^${letter}$`))
      unmount()
    }
  })

  it('falls back to the letter when the photo fails, and tries another photo [AVATAR-02]', () => {
    const { container, rerender } = render(<Avatar name="drini" photoUrl="https://x.example/1.png" label="Logoja" />)
    fireEvent.error(screen.getByRole('img'))
    expect(container).toHaveTextContent(/^D$/)
    expect(screen.getByText('D')).toBeVisible()
    expect(container.querySelector('img')).toBeNull()
    rerender(<Avatar name="drini" photoUrl="https://x.example/2.png" label="Logoja" />)
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://x.example/2.png')
  })

  it('has five sizes, each larger than the one before [AVATAR-03]', () => {
    const sizes: AvatarSize[] = ['small', 'default', 'medium', 'large', 'xl']
    const widths = sizes.map((size) => {
      const { container } = render(<Avatar name="A" size={size} photoUrl="https://x.example/1.png" />)
      return Number(container.querySelector('img')?.getAttribute('width'))
    })
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
    expect(widths).toHaveLength(5)
  })
})
