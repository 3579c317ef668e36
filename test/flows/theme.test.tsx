// The look: chosen in the footer, remembered on the device, followed by other tabs and by the browser's own colour.

import { renderApp } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { boot } from '@/document/boot'
import { performEarlyPresses } from '@/document/earlyPresses'

const look = () => document.documentElement.dataset.theme
const group = () => screen.findByRole('group', { name: 'Ndrysho pamjen' })
const option = async (name: string) => within(await group()).getByRole('radio', { name })
const browserColours = () =>
  [...document.head.querySelectorAll('meta[name="theme-color"]')].map((tag) => tag.getAttribute('media'))
const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

/** What another tab does to the shared storage, and the news of it. */
function elsewhere(theme: string | null) {
  if (theme === null) localStorage.clear()
  else localStorage.setItem('theme', theme)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: theme && 'theme', newValue: theme })))
}

beforeEach(() => {
  for (const name of ['light', 'dark']) {
    const tag = document.createElement('meta')
    tag.name = 'theme-color'
    tag.dataset.look = name
    tag.setAttribute('media', `(prefers-color-scheme: ${name})`)
    document.head.append(tag)
  }
})
afterEach(() => {
  for (const tag of document.head.querySelectorAll('meta[name="theme-color"]')) tag.remove()
  delete document.documentElement.dataset.theme
  performEarlyPresses()
})

describe('before the first paint', () => {
  it.each(['light', 'dark'])('the stored look %s is put on the document', (stored) => {
    localStorage.setItem('theme', stored)
    boot()
    expect(look()).toBe(stored)
  })

  it('without one the system decides', () => {
    boot()
    expect(['light', 'dark']).not.toContain(look())
  })
})

describe('the switch', () => {
  it('offers three looks, begins with the system’s, changes look and browser’s colour at once and remembers them', async () => {
    const { user } = await renderApp({ route: '/info' })
    const radios = within(await group()).getAllByRole('radio')
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(['e çelët', 'e errët', 'sipas sistemit'])
    expect(await option('sipas sistemit')).toBeChecked()
    expect(browserColours()).toEqual(bySystem)
    expect(screen.getByRole('contentinfo')).toContainElement(await group())
    for (const [name, theme, colours] of [
      ['e errët', 'dark', ['not all', 'all']],
      ['e çelët', 'light', ['all', 'not all']],
    ] as const) {
      await user.click(await option(name))
      expect(look()).toBe(theme)
      expect(browserColours()).toEqual(colours)
      expect(localStorage.getItem('theme')).toBe(theme)
    }
    await user.click(await option('sipas sistemit'))
    expect(['light', 'dark']).not.toContain(look())
    expect(browserColours()).toEqual(bySystem)
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it('works by keyboard', async () => {
    const { user } = await renderApp({ route: '/info' })
    act(() => document.body.focus())
    const chosen = await option('sipas sistemit')
    for (let step = 0; step < 60 && document.activeElement !== chosen; step += 1) await user.tab()
    expect(chosen).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(await option('e errët')).toBeChecked()
    expect(look()).toBe('dark')
  })

  it.each([
    ['shows the remembered look on the next visit', 'dark', 'e errët', 'dark'],
    ['takes a broken memory for none', '<b>', 'sipas sistemit', 'system'],
  ])('%s', async (_, stored, name, shown) => {
    localStorage.setItem('theme', stored)
    await renderApp({ route: '/info' })
    expect(await option(name)).toBeChecked()
    expect(look()).toBe(shown)
  })

  it('follows another tab, which may also clear everything', async () => {
    await renderApp({ route: '/info' })
    await group()
    elsewhere('dark')
    expect(await option('e errët')).toBeChecked()
    expect(look()).toBe('dark')
    elsewhere(null)
    expect(await option('sipas sistemit')).toBeChecked()
    expect(['light', 'dark']).not.toContain(look())
  })

  it('lasts the visit where nothing can be stored', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const storage = Object.getPrototypeOf(localStorage) as Storage
    const setItem = storage.setItem
    storage.setItem = refuse
    try {
      const { user } = await renderApp({ route: '/info' })
      await user.click(await option('e errët'))
      expect(look()).toBe('dark')
      await waitFor(async () => expect(await option('e errët')).toBeChecked())
    } finally {
      storage.setItem = setItem
      // What could not be stored lives in memory; a stored choice takes it away.
      const { writeItem } = await import('@/platform/browserStorage')
      writeItem('theme', null)
    }
  })
})
