// Which of a document's contents is shown at this address, and which files are loaded ahead.
import { queryKeys, sharedListKey } from '@/lib/queryKeys'
import { type Marks, marked, marksOf, rootId } from './names'

const fits = (paths = ''): boolean => new RegExp(paths, 'i').test(location.pathname)

/** Whether it is the query of an e-mail's link, `&` escaped once more or not. */
const hasToken = (query: string): boolean => /[?&;]token=[^&]/.test(query)

/** Whether a content for this path also fits this visitor and the rest of the address: the app can take it over. */
function isWhole({ query = '', anyquery, visitors, sketch }: Marks): boolean {
  const [here, own] = [new URLSearchParams(location.search), new URLSearchParams(query)]
  return (
    sketch === undefined &&
    hasToken(location.search) === hasToken(query) &&
    !here.has(sharedListKey) &&
    (anyquery === '' || queryKeys.every((key) => here.get(key) === own.get(key))) &&
    !(visitors === '' && (marksOf(document.documentElement).session === '' || history.state?.usr))
  )
}

/** Adds a style sheet; over when it has come, or has failed. */
const addStyles = ({ href }: HTMLLinkElement): Promise<unknown> =>
  new Promise((onload) => {
    const attributes = { rel: 'stylesheet', crossOrigin: '', href, onload, onerror: onload }
    document.head.append(Object.assign(document.createElement('link'), attributes))
  })

/**
 * If the document's content is for another address, empties `page`, which hides it (styles/_base.scss), until the
 * template for this path and its styles, which stand last, have come; then shows that, and `contentShown` is over. What
 * does not fit the whole address keeps only header and footer, a sketch all, both without `page`: the app renders anew.
 */
export function chooseContent(marks: Marks): void {
  const isOwn = fits(marks.page)
  if (!marks.page || (isOwn && isWhole(marks))) return
  marks.page = ''
  const show = (place: HTMLElement): void => {
    const own = marksOf(place)
    if (place instanceof HTMLTemplateElement) {
      document.getElementById(rootId)?.replaceChildren(place.content)
      document.title = place.title
      if (isWhole(own) && !history.state?.usr) {
        marks.page = own.page
        return
      }
    }
    if (own.sketch === undefined) document.querySelector(`#${rootId} main`)?.replaceChildren()
    delete marks.page
  }
  new MutationObserver((_changes, observer) => {
    const places = document.querySelectorAll<HTMLElement>(isOwn ? `#${rootId}` : `template${marked('page')}`)
    const place = [...places].find((one) => isOwn || fits(marksOf(one).page))
    // What stands behind it shows that it is whole.
    if (!place?.nextElementSibling) return
    observer.disconnect()
    const styles = [...document.querySelectorAll<HTMLLinkElement>(`${marked('paths')}[as=style]`)]
    globalThis.contentShown = Promise.all(styles.map(addStyles)).then(() => show(place))
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Starts loading this path's files before the app would find them, by giving their links a `rel`. The other links go,
 * since Vite does not preload what it finds a link to.
 */
export function chooseFiles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(marked('paths')))
    if (fits(marksOf(link).paths)) link.rel = link.hasAttribute('as') ? 'preload' : 'modulepreload'
    else link.remove()
  // A failed preload is fetched anew: WebKit answers imports with the failure, even after reloads, until then.
  const again = ({ target }: Event): void => {
    const { rel, href } = target as HTMLLinkElement
    if (/preload$/.test(rel)) fetch(href, { cache: 'reload' }).catch(() => undefined)
  }
  addEventListener('error', again, true)
}
