// Presses on prerendered buttons from before the app ran; the boot script (lib/bootScript.ts) remembers them.

declare global {
  interface Window {
    /** The buttons pressed so far; from the call on, no more are remembered. */
    takeEarlyPresses?: () => Iterable<HTMLButtonElement>
  }
}

/** Performs them, once each. A press on a button that the app did not keep does nothing. */
export function performEarlyPresses(): void {
  for (const button of window.takeEarlyPresses?.() ?? []) button.click()
}
