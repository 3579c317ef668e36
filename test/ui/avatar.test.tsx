// The avatar: photo, letter, sizes. Where its photos are: test/flows/builtAddresses.

import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HUES } from '@/lib/categoryLook'
import { Avatar, type AvatarSize } from '@/ui/Avatar'
import { hues, luminance } from './hues'

describe('Avatar', () => {
  it.each([
    ['kafe Drini', 'K'],
    ['  çokollata', 'Ç'],
    ['çaj', 'Ç'],
    ['4 stinët', '4'],
    // One sign each, though of two code units.
    ['🍕 Pica Roma', '🍕'],
    ['𐐨', '𐐀'],
    ['   ', 'B'],
    [undefined, 'B'],
  ])('falls back to a letter for %j without a photo [AVATAR-02]', (name, letter) => {
    for (const pattern of [undefined, { hue: 2 }]) {
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

  it('has 4.5:1 for the letter of a person and of a business in every hue, light and dark', () => {
    const css = readFileSync('src/ui/Avatar.module.scss', 'utf8')
    const colours = [...css.matchAll(/hsl\(var\(--hue\) (\d+)% (\d+)%\)/g)].map(
      ([, saturation, light]) =>
        (hue: number) =>
          luminance(hue, Number(saturation) / 100, Number(light) / 100),
    )
    // Grounds and letters of a person, light and dark; the ground of a business, whose letter is white.
    expect(colours).toHaveLength(5)
    expect(hues).toHaveLength(HUES)
    const pairs = [
      [colours[0], colours[2]],
      [colours[1], colours[3]],
      [colours[4], () => 1],
    ]
    for (const [at, [ground, letter]] of pairs.entries())
      for (const hue of hues) {
        const [one, other] = [ground?.(hue) ?? 0, letter?.(hue) ?? 0]
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
        expect(contrast, `pair ${at} at ${hue}`).toBeGreaterThanOrEqual(4.5)
      }
  })

  it('has the hue that it is given, for a person and for a business', () => {
    const { container } = render(
      <>
        <Avatar name="Ana" hue={3} />
        <Avatar name="Kafe" pattern={{ hue: 5 }} />
        <Avatar name="Deleted User" />
      </>,
    )
    expect([...container.children].map((one) => one.getAttribute('data-hue'))).toEqual(['3', '5', null])
  })
})
