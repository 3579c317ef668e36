// The app's own texts, as the build found them in its source (src/build/ownTexts.ts). Only the panel's chunk imports it.

declare const __OWN_TEXTS__: readonly string[]

const texts = new Set(__OWN_TEXTS__)

/** Whether components have this very text, so that it cannot be somebody's. */
export const isOwnText = (text: string): boolean => texts.has(text)
