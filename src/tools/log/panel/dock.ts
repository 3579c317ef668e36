// Where the panel stands: at the right or below; on a narrow screen always below. The page gets the room that is left, by styles that hang
// on the root's `data-panel`. The choice is kept on this device.
import { useLayoutEffect, useState } from 'react'
import { panelDockKey } from '@/lib/storageKeys'
import { readItem, writeItem } from '@/platform/browserStorage'

/** The places, with their names. */
export const docks = { right: 'Right', below: 'Below' } as const

/** One of them. */
export type Dock = keyof typeof docks

const isDock = (name: string | null): name is Dock => name !== null && Object.hasOwn(docks, name)

/** Where the panel stands, and how to move it. */
export function useDock(isOpen: boolean) {
  const [dock, setDock] = useState<Dock>(() => {
    const kept = readItem(panelDockKey)
    return isDock(kept) ? kept : 'right'
  })
  const choose = (next: Dock) => {
    writeItem(panelDockKey, next)
    setDock(next)
  }
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (!isOpen) return
    dataset.panel = dock
    return () => {
      delete dataset.panel
    }
  }, [isOpen, dock])
  return { dock, choose }
}
