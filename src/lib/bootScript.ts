// The boot script: the page's only inline script, before its styles and content. The content policy names its hash
// (securityHeaders.ts), so its text depends on no setting; src/build/prerender/prerenderPlugin.ts puts it into index.html.
import { earlyReads } from './earlyReads.ts'
import { queryKeys } from './queryKeys.ts'
import { storageKeys, themeKey } from './storageKeys.ts'

/**
 * Before anything is painted it
 * - applies the stored theme;
 * - sets `data-session` if there may be a session: what only visitors need stays hidden until that is known;
 * - compares this address with what the content is for: `data-page` (the pattern of its paths), `data-query`, `data-anyquery`
 *   (whatever the query says of lists), `data-visitors` (for nobody who may be signed in, nor for who brings router state). If
 *   that is something else, `data-page` is emptied and nothing shown (styles/_base.scss) until the template for this path has
 *   come and its styles, which stand behind those of every page; then its content is shown, and `contentShown` is over. What is
 *   for this path but not for all the rest keeps only header and footer, a `data-sketch` all of it, both without `data-page`:
 *   the app renders anew what it would else take over;
 * - starts loading the files that only this path needs, by giving matching `data-paths` links a `rel`: the app itself would
 *   find out later; it takes the others away, since Vite does not preload what it finds a link to;
 * - asks once more for files whose preload failed, at any time: WebKit would never get them again in that tab;
 * - remembers the buttons pressed before the app can answer, by Enter in their form, too, last press last, and keeps those presses
 *   to itself. One that opens a popover needs no script;
 * - sends the page's first reads (earlyReads.ts).
 */
export const bootScript = `((data, { pathname, search }) => {
  const fits = (paths) => RegExp(paths, 'i').test(pathname)
  data.theme = 'system'
  try {
    data.theme = localStorage.getItem('${themeKey}') || 'system'
    if (localStorage.getItem('${storageKeys.accessToken}') || localStorage.getItem('${storageKeys.refreshToken}')) data.session = ''
  } catch {}
  const isFor = ({ query, anyquery, visitors, sketch }) => {
    const [asked, given] = [search, query].map((query) => new URLSearchParams(query))
    return (
      sketch === undefined &&
      !asked.get('token') === !given.get('token') &&
      (anyquery === '' || ${JSON.stringify(queryKeys)}.every((key) => asked.get(key) === given.get(key))) &&
      !(visitors === '' && (data.session === '' || history.state?.usr))
    )
  }
  const isOwn = fits(data.page)
  if (data.page && !(isOwn && isFor(data))) {
    data.page = ''
    const show = (place) => {
      if (!isOwn) {
        const root = document.getElementById('root')
        root.replaceChildren(place.content)
        document.title = place.title
        if (isFor(place.dataset) && !history.state?.usr) return (data.page = place.dataset.page)
      }
      if (place.dataset.sketch !== '') document.querySelector('#root main').replaceChildren()
      delete data.page
    }
    const styled = ({ href }) =>
      new Promise((onload) => {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href, onload, onerror: onload }))
      })
    new MutationObserver((changes, observer) => {
      const place = isOwn
        ? document.getElementById('root')
        : [...document.querySelectorAll('template[data-page]')].find(({ dataset }) => fits(dataset.page))
      if (!place?.nextElementSibling) return
      observer.disconnect()
      const styles = [...document.querySelectorAll('link[data-paths][as=style]')]
      window.contentShown = Promise.all(styles.map(styled)).then(() => show(place))
    }).observe(document, { childList: true, subtree: true })
  }
  for (const link of document.querySelectorAll('[data-paths]'))
    if (fits(link.dataset.paths)) link.rel = link.hasAttribute('as') ? 'preload' : 'modulepreload'
    else link.remove()
  // WebKit keeps the failure for the tab, reloads included, and answers imports out of it, until something else asks for the file.
  addEventListener('error', ({ target: { rel, href } }) => {
    if (/preload$/.test(rel)) fetch(href, { cache: 'reload' }).catch(() => {})
  }, true)
  const pressed = new Set()
  const press = (event) => {
    const { target, key } = event
    // Browsers send no form whose button is disabled.
    const isEnter = key === 'Enter' && !event.isComposing && target.matches('input:not([type=checkbox])')
    const button = key ? isEnter && target.form?.querySelector('[type=submit]:disabled') : target.closest('button:not([popovertarget])')
    if (!button) return
    event.stopPropagation()
    event.preventDefault()
    pressed.delete(button)
    pressed.add(button)
  }
  const events = ['click', 'keydown']
  for (const type of events) addEventListener(type, press, true)
  window.takeEarlyPresses = () => {
    for (const type of events) removeEventListener(type, press, true)
    return pressed
  }
})(document.documentElement.dataset, location);
${earlyReads}`
