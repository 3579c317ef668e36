// The theme switch in the footer. One of the late parts (late.ts).
import { useEffect, useState } from 'react'
import { themeKey } from '@/lib/bootScript'
import { readItem, writeItem } from '@/lib/browserStorage'
import { applyTheme } from '../theme'
import styles from './ThemeSwitch.module.scss'

type Theme = 'light' | 'dark' | 'system'

const options: readonly [Theme, string][] = [
  ['light', 'e çelët'],
  ['dark', 'e errët'],
  ['system', 'sipas sistemit'],
]

function storedTheme(): Theme {
  const stored = readItem(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** The browser's own colour: one meta tag per theme (`data-look`), following the system until a theme is chosen. */
function colourBrowser(theme: Theme): void {
  for (const tag of document.head.querySelectorAll<HTMLElement>('meta[name="theme-color"]')) {
    const { look } = tag.dataset
    const media = theme === 'system' ? `(prefers-color-scheme: ${look})` : theme === look ? 'all' : 'not all'
    tag.setAttribute('media', media)
  }
}

/** Three radio buttons; the choice stays on this device, and other tabs follow it. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedTheme)
  useEffect(() => {
    applyTheme(theme)
    colourBrowser(theme)
  }, [theme])
  useEffect(() => {
    // A null key means that storage was cleared.
    const follow = ({ key }: StorageEvent) => {
      if (key === themeKey || key === null) setTheme(storedTheme())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  const choose = (chosen: Theme) => {
    writeItem(themeKey, chosen === 'system' ? null : chosen)
    setTheme(chosen)
  }
  return (
    <fieldset className={styles.switch}>
      <legend>Ndrysho pamjen</legend>
      {options.map(([value, text]) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={themeKey} checked={theme === value} onChange={() => choose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
