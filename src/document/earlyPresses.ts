// Buttons pressed before the app can answer: the boot script remembers them, the app presses them again.

const types = ['click', 'keydown'] as const

/** The button an event presses. Enter in a field: the form's disabled submit button, as browsers then send no form. */
function buttonOf(event: MouseEvent | KeyboardEvent): HTMLButtonElement | null | undefined {
  const target = event.target as Element
  // One that opens a popover needs no script.
  if (!('key' in event)) return target.closest<HTMLButtonElement>('button:not([popovertarget])')
  const isEnter = event.key === 'Enter' && !event.isComposing && target.matches('input:not([type=checkbox])')
  return isEnter ? (target as HTMLInputElement).form?.querySelector('[type=submit]:disabled') : undefined
}

/** Remembers the buttons pressed from now on, last press last, and keeps those presses to itself. */
export function rememberPresses(): void {
  const pressed = new Set<HTMLButtonElement>()
  const press = (event: MouseEvent | KeyboardEvent): void => {
    const button = buttonOf(event)
    if (!button) return
    event.stopPropagation()
    event.preventDefault()
    pressed.delete(button)
    pressed.add(button)
  }
  for (const type of types) addEventListener(type, press, true)
  globalThis.takeEarlyPresses = () => {
    for (const type of types) removeEventListener(type, press, true)
    return pressed
  }
}

/** Presses each remembered button once, if the app kept it; for a disabled one its form says what is missing. */
export function performEarlyPresses(): void {
  const buttons = globalThis.takeEarlyPresses?.() ?? []
  delete globalThis.takeEarlyPresses
  for (const button of buttons) {
    if (button.disabled) button.form?.requestSubmit()
    else button.click()
  }
}
