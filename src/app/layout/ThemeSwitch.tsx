// The theme switch in the footer. The boot script (src/document/boot.ts) applies a stored theme before the first paint.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { marksOf } from '@/document/names'
import { themeKey } from '@/lib/storageKeys'
import { readItem, writeItem } from '@/platform/browserStorage'
import { listen } from '@/platform/listen'
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
  // As prerendered; the stored theme is known only in the browser, where the boot script has applied it.
  const [theme, setTheme] = useState<Theme>('system')
  const group = useRef<HTMLFieldSetElement>(null)
  const show = (next: Theme) => {
    setTheme(next)
    // styles/_themes.scss treats any word but 'light' and 'dark' as the system's theme.
    marksOf(document.documentElement).theme = next
    colourBrowser(next)
  }
  const choose = (chosen: Theme) => {
    writeItem(themeKey, chosen === 'system' ? null : chosen)
    show(chosen)
  }
  const start = useEffectEvent(() => {
    // Pressed in the prerendered page, before hydration.
    const pressed = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (pressed === 'light' || pressed === 'dark') choose(pressed)
    else show(storedTheme())
  })
  const follow = useEffectEvent(() => show(storedTheme()))
  useEffect(() => {
    start()
    // A null key means that storage was cleared.
    return listen(window, { storage: ({ key }) => (key === themeKey || key === null) && follow() })
  }, [])
  return (
    <fieldset ref={group} className={styles.switch}>
      <legend>Ndrysho pamjen</legend>
      {options.map(([value, text]) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={themeKey}
            value={value}
            // Not restored by the browser: storage knows better.
            autoComplete="off"
            checked={theme === value}
            onChange={() => choose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
