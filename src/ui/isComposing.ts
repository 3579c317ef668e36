// Keys that belong to the keyboard's composition of a letter, not to the page.
import type { KeyboardEvent } from 'react'

/** Whether a key is the composition's; also the Enter after its end in Safari, known by the old code of such keys. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
