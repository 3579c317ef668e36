// Opens the action log's panel on Ctrl+Shift+L and gives it what it needs from the app. Only in builds with
// VITE_ACTION_LOG=on (main.tsx).
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { log } from '@/lib/logger'
import { reloadPage } from '@/lib/reloadPage'
import { blockNetworkAndStorage } from '@/replay/blockNetworkAndStorage'
import type { PanelHost } from '@/replay/panel/panelHost'
import { stateShown } from '@/replay/recorder'
import type { AnyReducer } from '@/replay/replayLog'
import { rootReducer } from '../rootReducer'
import type { AppStore } from '../store'
import { logApp } from './logApp'

/** The live app: its store, and where it is rendered. */
interface LiveApp {
  store: AppStore
  root: Root
  element: HTMLElement
}

/** The app as the panel knows it. */
export function panelHost({ store, root, element }: LiveApp): PanelHost {
  const { recorder } = store
  const show = (state: unknown) => void store.dispatch(stateShown(state))

  /** Unmounts the live app first, while its cleanup still works; then network and storage are cut off. */
  async function enter(first: unknown): Promise<void> {
    if (recorder.isReplaying()) return show(first)
    const { loadEveryPage, ReplayedApp } = await import('./ReplayedApp')
    await loadEveryPage()
    flushSync(() => root.render(null))
    blockNetworkAndStorage()
    element.toggleAttribute('inert', true)
    show(first)
    flushSync(() => root.render(createElement(ReplayedApp, { store })))
  }

  const reducer = rootReducer as AnyReducer
  return { app: logApp, recorder, getState: store.getState, reducer, enter, show, leave: reloadPage }
}

const isPanelKey = ({ ctrlKey, shiftKey, altKey, metaKey, key }: KeyboardEvent): boolean =>
  ctrlKey && shiftKey && !altKey && !metaKey && key.toLowerCase() === 'l'

/** Toggles the panel on Ctrl+Shift+L; its code is loaded the first time. Returns how to stop. */
export function listenForPanelKey(app: LiveApp): () => void {
  let panel: Promise<() => void> | undefined
  const onKey = (event: KeyboardEvent) => {
    if (!isPanelKey(event) || event.repeat) return
    event.preventDefault()
    panel ??= import('@/replay/panel/panelMount').then(({ mountPanel }) => mountPanel(panelHost(app)))
    panel.then(
      (toggle) => toggle(),
      (error: unknown) => {
        panel = undefined
        log.error('The panel of the action log did not load', error)
      },
    )
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}
