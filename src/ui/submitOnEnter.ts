// Enter in a form whose button is disabled (Q64).
import type { KeyboardEvent } from 'react'

/**
 * Browsers send no form with a disabled button, so its errors would never show. `onKeyDown` for such a form: Enter in a line of
 * text calls `submit`; everywhere else, and while a word is composed, Enter keeps its own meaning.
 */
export const submitOnEnter = (submit: () => void) => (event: KeyboardEvent<HTMLFormElement>) => {
  const { target } = event
  const isLineOfText = target instanceof HTMLInputElement && target.type !== 'checkbox'
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLineOfText) return
  event.preventDefault()
  submit()
}
