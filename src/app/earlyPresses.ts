// Presses on prerendered buttons from before the app ran; the boot script (lib/bootScript.ts) remembers them.

declare global {
  interface Window {
    /** The buttons pressed so far; from the call on, no more are remembered. */
    takeEarlyPresses?: () => Iterable<HTMLButtonElement>
  }
}

/**
 * Performs them, once each; to be called right after `hydrateRoot`, which makes React answer presses: at the first one it
 * hydrates at once. A press on a button that hydration does not keep does nothing.
 */
export function performEarlyPresses(): void {
  for (const button of window.takeEarlyPresses?.() ?? []) button.click()
}
