// The keys that open the action log's panel. A small file: the page listens from the first moment on (main.tsx).

/** Ctrl+Shift+L, pressed and not held; the browser does not hear of it. */
export function isPanelKey(event: KeyboardEvent): boolean {
  const { ctrlKey, shiftKey, altKey, metaKey, key, repeat } = event
  const isIt = ctrlKey && shiftKey && !altKey && !metaKey && key.toLowerCase() === 'l'
  if (isIt) event.preventDefault()
  return isIt && !repeat
}

/** Asks as that key does: the Demo tool's button (api-mocks/tool.ts). */
export const askForPanel = (): void =>
  void window.dispatchEvent(new KeyboardEvent('keydown', { ctrlKey: true, shiftKey: true, key: 'L', cancelable: true }))

/** Listens from now on, until the returned function is called, which says whether the panel should be open. */
export function watchPanelKey(): () => boolean {
  let isWanted = false
  const onKey = (event: KeyboardEvent) => {
    if (isPanelKey(event)) isWanted = !isWanted
  }
  window.addEventListener('keydown', onKey)
  return () => {
    window.removeEventListener('keydown', onKey)
    return isWanted
  }
}
