// The look that the reader chose on this device, put on the document before anything is painted.
import { readItem } from '@/session/storage'

/** The key in the browser's storage. */
export const themeKey = 'theme'

/** Puts a look on the document, the stored one unless given. styles/_themes.scss answers; it takes any other word for system. */
export function applyTheme(theme = readItem(themeKey) ?? 'system'): void {
  document.documentElement.dataset.theme = theme
}
