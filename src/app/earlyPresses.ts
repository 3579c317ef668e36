// Presses on prerendered buttons from before the app ran; the boot script (lib/bootScript.ts) remembers them.

declare global {
  interface Window {
    /** The buttons pressed so far; from the call on, no more are remembered. Gone once the app answers by itself. */
    takeEarlyPresses?: () => Iterable<HTMLButtonElement>
  }
}

/** Performs them, once each. A press on a button that the app did not keep does nothing. */
export function performEarlyPresses(): void {
  const buttons = window.takeEarlyPresses?.() ?? []
  delete window.takeEarlyPresses
  for (const button of buttons) button.click()
}
