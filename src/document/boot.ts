// A document's only inline script (bootScript.ts), before styles and content. CSP names its hash: it uses no setting.
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
  // Before any script takes a connection to the same host.
  sendFirstReads()
  chooseFiles()
  rememberPresses()
}
