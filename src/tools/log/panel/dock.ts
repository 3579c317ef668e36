// Where the panel stands: at the right, below, or in a window of its own. The page gets the room that is left, by styles that hang on
// the root's `data-panel`. The choice is kept on this device.
import { useEffect, useLayoutEffect, useState } from 'react'
import { panelDockKey } from '@/lib/storageKeys'
import { readItem, writeItem } from '@/platform/browserStorage'

/** The places, with their names. */
export const docks = { right: 'Right', below: 'Below', window: 'Own window' } as const

/** One of them. */
export type Dock = keyof typeof docks

const isDock = (name: string | null): name is Dock => name !== null && Object.hasOwn(docks, name)

/** An empty window that looks like this page; null where the browser refuses one. */
function openWindow(): Window | null {
  const other = window.open('', 'action-log', 'popup,width=560,height=860')
  if (!other) return null
  const page = other.document
  const look = document.querySelectorAll('style, link[rel="stylesheet"]')
  page.title = 'Action log'
  page.head.replaceChildren(...[...look].map((node) => page.importNode(node, true)))
  page.body.replaceChildren()
  for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value)
  page.documentElement.setAttribute('lang', 'en')
  page.documentElement.setAttribute('data-panel', 'window')
  return other
}

/** The window of its own while it is wanted; when somebody closes it, `onClosed` is told. */
function useOwnWindow(isWanted: boolean, onClosed: () => void): Window | null {
  const [own, setOwn] = useState<Window | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const opened = openWindow()
    if (!opened) return onClosed()
    setOwn(opened)
    const close = () => opened.close()
    opened.addEventListener('pagehide', onClosed)
    window.addEventListener('pagehide', close)
    return () => {
      opened.removeEventListener('pagehide', onClosed)
      window.removeEventListener('pagehide', close)
      close()
      setOwn(null)
    }
  }, [isWanted, onClosed])
  return isWanted ? own : null
}

/** Where the panel stands, how to move it, and the body of its own window while it has one. */
export function useDock(isOpen: boolean) {
  const [dock, setDock] = useState<Dock>(() => {
    const kept = readItem(panelDockKey)
    return isDock(kept) ? kept : 'right'
  })
  // Stable: the window stays open as long as it is wanted.
  const [choose] = useState(() => (next: Dock) => {
    writeItem(panelDockKey, next)
    setDock(next)
  })
  const [onClosed] = useState(() => () => choose('right'))
  const own = useOwnWindow(isOpen && dock === 'window', onClosed)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (!isOpen) return
    dataset.panel = dock
    return () => {
      delete dataset.panel
    }
  }, [isOpen, dock])
  return { dock, choose, body: own?.document.body ?? null, isWaiting: dock === 'window' && own === null }
}
