// The look of the document. The script of the page (src/lib/bootScript.ts) puts the stored one on it before anything is painted;
// the switch in the footer changes it.

/** Puts a look on the document; styles/_themes.scss answers, and takes any word but 'light' and 'dark' for the system's. */
export function applyTheme(theme: string): void {
  document.documentElement.dataset.theme = theme
}
