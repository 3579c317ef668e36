// The avatar: photo, letter, sizes.
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Avatar, type AvatarSize } from '@/ui/Avatar'

describe('Avatar', () => {
  describe('with a photo base address', () => {
    /** The avatar of an app that was built with this address for its photos. */
    async function withBase(media: string) {
      vi.stubEnv('VITE_API_BASE_URL', 'https://api.example')
      vi.stubEnv('VITE_MEDIA_BASE_URL', media)
      vi.resetModules()
      return (await import('@/ui/Avatar')).Avatar
    }
    const source = () => screen.getByRole('img', { name: 'Logoja: Kafe Drini' }).getAttribute('src')

    it.each([
      ['/logo/1.png', 'https://media.example/logo/1.png'],
      ['logo/1.png', 'https://media.example/logo/1.png'],
      // Only a whole address is one already; what else there may be: test/lib/mediaUrl.test.ts.
      ['https://x.example/1.png', 'https://x.example/1.png'],
    ])('shows the photo %j after it [AVATAR-01]', async (photoUrl, src) => {
      for (const base of ['https://media.example', 'https://media.example/']) {
        const BuiltAvatar = await withBase(base)
        const { unmount } = render(<BuiltAvatar name="Kafe Drini" photoUrl={photoUrl} label="Logoja: Kafe Drini" />)
        expect(source()).toBe(src)
        unmount()
      }
    })
  })

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
