// E-mail addresses and the links of e-mails, without what stands around them where they are copied from (./cleanText.ts).
import { bareText, cleanText } from './cleanText'
import { isEmailAddress } from './safeUrl'

/**
 * The address of a text like `Ana <ana@posta.al>;` or `mailto:ana@posta.al?subject=…`. A whole address stays as it is,
 * for its name may begin with a sign; so does a text of signs alone.
 */
export function cleanEmail(text: string): string {
  const clean = cleanText(text)
  if (isEmailAddress(clean)) return clean
  const [, within = clean] = /<([^<>]+)>/.exec(clean) ?? []
  return bareText(within.replace(/^.*mailto:|\?.*/gis, '')) || clean
}

/**
 * Token and address in the query of a mail's link; '' for none. Mail programs write `&amp;` for `&` or `=3D` for `=`,
 * take signs behind the link for a part of it, and forget that a plus stands for a blank. A token of capitals, too, may
 * begin with 3D.
 */
export function mailedQuery(search: string): { token: string; email: string } {
  const query = new URLSearchParams(search.replace(/(?<=[?&])(?:amp;)+/g, ''))
  return {
    token: bareText(query.get('token') ?? '').replace(/^(?:3D)+(?=[\w-][^A-Z]*$|eyJ)/, ''),
    email: cleanEmail(query.get('email') ?? '').replace(/^(\S+) (?=\S+$)/, '$1+'),
  }
}
