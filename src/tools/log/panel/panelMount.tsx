// Renders the panel in a React root of its own.
import { createRoot } from 'react-dom/client'
import { Panel } from './Panel'
import type { PanelHost } from './panelHost'
import { panelPlace } from './panelPlace'

/** Creates the panel; returns how to open and close it. */
export function mountPanel(host: PanelHost): () => void {
  const root = createRoot(panelPlace())
  let isOpen = false
  const toggle = () => {
    isOpen = !isOpen
    root.render(<Panel host={host} isOpen={isOpen} onToggle={toggle} />)
  }
  return toggle
}
