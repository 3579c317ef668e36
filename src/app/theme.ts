// The document's theme. The boot script (src/lib/bootScript.ts) applies the stored one before anything is painted; the
// switch in the footer changes it.

/** Applies a theme to the document; styles/_themes.scss treats any word but 'light' and 'dark' as the system's theme. */
export function applyTheme(theme: string): void {
  document.documentElement.dataset.theme = theme
}
