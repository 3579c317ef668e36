// Keys that belong to the keyboard's composition of a letter, not to the page.
import type { KeyboardEvent } from 'react'

/**
 * Whether a key is the composition's: also the Enter that ends one in Safari, which comes after its end and is known by
 * the old key code of all such keys.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
