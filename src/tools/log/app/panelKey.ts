// Opens the action log's panel on Ctrl+Shift+L. Only in builds with VITE_ACTION_LOG=on (main.tsx).
import { log } from '@/lib/logger'
import { reloadPage } from '@/lib/reloadPage'
import { isSharedLink, type SharedLink } from '@/tools/log/share/sharedLink'
import { type LiveApp, panelHost, sessionOf } from './panelHost'
import { keepTabLog } from './tabLog'

const isPanelKey = ({ ctrlKey, shiftKey, altKey, metaKey, key }: KeyboardEvent): boolean =>
  ctrlKey && shiftKey && !altKey && !metaKey && key.toLowerCase() === 'l'

/**
 * Toggles the panel on Ctrl+Shift+L; its code is loaded the first time. A shared link opens it with a log, at once, or by loading the
 * page anew where it is put into the address bar. The log outlives the page in its tab. Returns how to stop.
 */
export function listenForPanelKey(app: LiveApp, link?: SharedLink): () => void {
  let panel: Promise<() => void> | undefined
  const running = keepTabLog(sessionOf(app), app.store)
  const toggle = () => {
    panel ??= import('@/tools/log/panel/panelMount').then(({ mountPanel }) => mountPanel(panelHost(app, running), link))
    panel.then(
      (show) => show(),
      (error: unknown) => {
        panel = undefined
        log.error('The panel of the action log did not load', error)
      },
    )
  }
  const onKey = (event: KeyboardEvent) => {
    if (!isPanelKey(event) || event.repeat) return
    event.preventDefault()
    toggle()
  }
  const onHash = () => isSharedLink() && reloadPage()
  window.addEventListener('keydown', onKey)
  window.addEventListener('hashchange', onHash)
  if (link) toggle()
  return () => {
    running.stop()
    window.removeEventListener('keydown', onKey)
    window.removeEventListener('hashchange', onHash)
  }
}
