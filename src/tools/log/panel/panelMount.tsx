// Renders the panel beside the app in a React root of its own: it goes on working when the app is inert or broken.
import { createRoot } from 'react-dom/client'
import { Panel } from './Panel'
import styles from './Panel.module.scss'
import type { PanelHost } from './panelHost'

/** Creates the panel; returns how to open and close it. */
export function mountPanel(host: PanelHost): () => void {
  const element = document.createElement('div')
  element.className = styles.host ?? ''
  // The app around it is Albanian.
  element.lang = 'en'
  // The diary leaves out what is pressed here.
  element.dataset.actionLog = ''
  // First in the document, so that its banner is read first.
  document.body.prepend(element)
  const root = createRoot(element)
  let isOpen = false
  const toggle = () => {
    isOpen = !isOpen
    root.render(<Panel host={host} isOpen={isOpen} onToggle={toggle} />)
  }
  return toggle
}
