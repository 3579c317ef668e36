// Components that are loaded when they are needed, and asked for again after they did not come.
import { type ComponentType, createElement, lazy, useState } from 'react'

/** Loads what did not come, its style sheets too. */
const missing = new Set<() => Promise<unknown>>()

/** Whether a style sheet is there: one that failed has no rules, or none that may be read. */
const hasCome = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return Boolean(sheet?.cssRules.length)
  } catch {
    return false
  }
}

/** Loads a style sheet by another link, which replaces this one when it has come; fails in Vite's words. */
async function loadStyle(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement
  again.dataset.again = ''
  try {
    await new Promise((onload, onerror) => link.after(Object.assign(again, { onload, onerror })))
    link.remove()
  } catch {
    again.remove()
    throw new Error(`Unable to preload CSS for ${link.href}`)
  }
}

/** Vite asks for a style sheet once: those that did not come, or have not yet, are asked for again. */
const loadStyles = (): Promise<unknown> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-again])')
  return Promise.all([...links].filter((link) => !hasCome(link)).map(loadStyle))
}

/** Asks again for all that did not come; rejects if something still does not. */
export const loadMissing = (): Promise<unknown> => Promise.all(Array.from(missing, (load) => load()))

/**
 * As React's `lazy`, with how to load it ahead (`isAwaited`: somebody waits for it). What is there already renders at
 * once: `lazy` alone would show its fallback first, and React keeps a fallback for 300 ms once it was shown. Nor is a
 * failure final, as it is for `lazy`: after `loadMissing` the component renders where it is mounted anew.
 */
export function late<Props extends object>(load: (isAwaited: boolean) => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  const preload = async (isAwaited = true) => {
    try {
      const [{ default: Content }] = await Promise.all([load(isAwaited), missing.has(preload) && loadStyles()])
      missing.delete(preload)
      loaded ??= Content
      return { default: loaded }
    } catch (error) {
      missing.add(preload)
      throw error
    }
  }
  const Lazy = lazy(() => preload())
  function Late(props: Props) {
    // Chosen once per mount: another component type in the same place would lose its state.
    const [Shown] = useState(() => loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return { Late, preload }
}
