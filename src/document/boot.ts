// What a document does before its styles and content come, as its only inline script (bootScript.ts).
// The content policy names its hash, so it depends on no setting.
import { themeKey } from '@/lib/storageKeys'
import { readItem } from '@/platform/browserStorage'
import { hasTokens } from '@/session/tokens'
import { chooseContent, chooseFiles } from './content'
import { rememberPresses } from './earlyPresses'
import { sendFirstReads } from './earlyReads'
import { marksOf } from './names'

/** Applies the stored theme, notes whether there may be a session, and begins all that need not wait for the app. */
export function boot(): void {
  const marks = marksOf(document.documentElement)
  marks.theme = readItem(themeKey) || 'system'
  if (hasTokens()) marks.session = ''
  chooseContent(marks)
  chooseFiles()
  rememberPresses()
  sendFirstReads()
}
