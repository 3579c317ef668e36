// Enter in a form whose button is disabled (Q64).
import type { KeyboardEvent } from 'react'
import { isComposing } from '../isComposing'

/**
 * Browsers do not submit a form whose button is disabled, so its errors would never show. `onKeyDown` for such a form: Enter in
 * a single-line field calls `submit`; elsewhere, and during IME composition, Enter keeps its meaning.
 */
export const submitOnEnter = (submit: () => void) => (event: KeyboardEvent<HTMLFormElement>) => {
  const { target } = event
  const isLineOfText = target instanceof HTMLInputElement && target.type !== 'checkbox'
  if (event.key !== 'Enter' || isComposing(event) || !isLineOfText) return
  event.preventDefault()
  submit()
}
