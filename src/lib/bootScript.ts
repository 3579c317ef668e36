// The boot script: the page's only inline script, before its styles and content. The content policy names its hash
// (securityHeaders.ts), so its text depends on no setting; src/build/prerender/prerenderPlugin.ts puts it into index.html.
import { earlyReads } from './earlyReads.ts'
import { queryKeys } from './queryKeys.ts'
import { storageKeys, themeKey } from './storageKeys.ts'

/**
 * Before anything is painted it
 * - applies the stored theme;
 * - sets `data-session` if there may be a session: what only visitors need stays hidden until that is known;
 * - empties `data-page` (the pattern of the paths the prerendered content is for) if this address shows something else, be it
 *   by its path or by its query (`data-query` is the content's), so that the content is not shown (styles/_base.scss);
 * - starts loading the files that only this path needs, by giving matching `data-paths` links a `rel`: the app itself would
 *   find out later; it takes the others away, since Vite does not preload what it finds a link to;
 * - remembers the buttons pressed before the app can answer, last press last, and keeps those presses to itself. One that
 *   opens a popover needs no script;
 * - sends the page's first reads (earlyReads.ts).
 */
export const bootScript = `((data, { pathname, search }) => {
  const fits = (paths) => RegExp(paths, 'i').test(pathname)
  data.theme = 'system'
  try {
    data.theme = localStorage.getItem('${themeKey}') || 'system'
    if (localStorage.getItem('${storageKeys.accessToken}') || localStorage.getItem('${storageKeys.refreshToken}')) data.session = ''
  } catch {}
  const [asked, given] = [search, data.query].map((query) => new URLSearchParams(query))
  if (!fits(data.page) || ${JSON.stringify(queryKeys)}.some((key) => asked.get(key) !== given.get(key))) data.page &&= ''
  for (const link of document.querySelectorAll('[data-paths]'))
    if (fits(link.dataset.paths)) link.rel = link.hasAttribute('as') ? 'preload' : 'modulepreload'
    else link.remove()
  const pressed = new Set()
  const press = (event) => {
    const button = event.target.closest('button:not([popovertarget])')
    if (!button) return
    event.stopPropagation()
    pressed.delete(button)
    pressed.add(button)
  }
  addEventListener('click', press, true)
  window.takeEarlyPresses = () => {
    removeEventListener('click', press, true)
    return pressed
  }
})(document.documentElement.dataset, location);
${earlyReads}`
