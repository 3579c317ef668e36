// The app's own texts, as the build found them in its components (src/build/pageTexts.ts).
import { names } from 'virtual:control-names'

const texts: ReadonlySet<string> = new Set(names)

/** Whether components have this very text, so that it cannot be somebody's. */
export const isOwnText = (text: string): boolean => texts.has(text)
