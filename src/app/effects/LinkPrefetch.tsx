// Loads a link's page on hover or focus, its data when the pointer rests or presses; and the page a form leads to.
import { useEffect } from 'react'
import { listen } from '@/platform/listen'
import { useAppDispatch } from '@/store/storeHooks'
import { prefetchData, preloadPage } from '../pages'

/** How long the pointer must rest on a link, in ms; less is only passing over it. */
export const REST = 80

/** The visitor asked the browser to save data: nothing is prefetched. Not every browser exposes this. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The link to another page of the app that an event is about. */
function linkOf({ target }: Pick<Event, 'target'>): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isOwn = link?.origin === window.location.origin && link.pathname !== window.location.pathname
  return isOwn && !savesData() ? link : null
}

/** Listens on the document, once for all present and future links. */
export default function LinkPrefetch(): null {
  const dispatch = useAppDispatch()
  useEffect(() => {
    let pointed: HTMLAnchorElement | null = null
    let underway: Promise<unknown> = Promise.resolve()
    let timer: ReturnType<typeof setTimeout> | undefined
    let ahead = ''
    const point = (event: Pick<PointerEvent, 'target' | 'pointerType'>) => {
      const link = linkOf(event)
      if (link === pointed) return
      pointed = link
      clearTimeout(timer)
      if (!link) return
      void preloadPage(link.pathname, false)
      // A finger on a link may be about to scroll.
      if (event.pointerType === 'touch') return
      timer = setTimeout(() => {
        // One link at a time: a pointer that goes along a list asks for what it rests on when the last answer has come.
        underway = underway.then<unknown>(
          () => link === pointed && Promise.all(dispatch(prefetchData(link.pathname, link.search, null, false))),
        )
      }, REST)
    }
    // The page of a form says where the form leads.
    const come = (event: Event) => {
      const next = document.querySelector<HTMLElement>('[data-next]')?.dataset.next?.replace(/[?#].*/, '')
      const path = event.type === 'focusin' ? linkOf(event)?.pathname : next
      if (!path || path === ahead || savesData()) return
      ahead = path
      void preloadPage(ahead, false)
    }
    // The router has run: `defaultPrevented` means it took the click.
    const follow = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented || !(target instanceof Element && target.closest('a[href]'))) return
      dispatch(prefetchData(window.location.pathname, window.location.search))
    }
    // What the pointer rests on already, since before this came.
    point({ target: document.querySelector('a:hover'), pointerType: 'mouse' })
    // After what `come` hears, somebody may go on soon.
    const handlers = { pointerover: point, click: follow, focusin: come, input: come, submit: come }
    const stop = listen(document, handlers, { passive: true })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [dispatch])
  return null
}
