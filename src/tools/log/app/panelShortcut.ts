// Ctrl+Shift+L, from before the app is rendered: the part of the code that opens the panel is loaded behind it.

/** Whether a key is the panel's. */
const isPanelKey = ({ ctrlKey, shiftKey, altKey, metaKey, key }: KeyboardEvent): boolean =>
  ctrlKey && shiftKey && !altKey && !metaKey && key.toLowerCase() === 'l'

let onPress: (() => void) | undefined
let isAsked = false

function onKey(event: KeyboardEvent): void {
  if (!isPanelKey(event) || event.repeat) return
  event.preventDefault()
  if (onPress) onPress()
  else isAsked = !isAsked
}

/** Listens from now on; what is pressed before anybody takes it waits. */
export const listenForShortcut = (): void => window.addEventListener('keydown', onKey)

/** Takes each press, and one that waits; returns how to stop. */
export function takeShortcut(press: () => void): () => void {
  listenForShortcut()
  onPress = press
  if (isAsked) press()
  isAsked = false
  return () => {
    onPress = undefined
    window.removeEventListener('keydown', onKey)
  }
}
