// Texts without what tools put in unseen, like direction marks or letters in two parts (Q96), without what copying leaves
// around them, or without accents. Fields keep what was typed: each text is cleaned where it is compared or sent.

/** A joiner that shapes a word or an emoji, or a flag with its tags: the only format characters that a text needs. */
const needed =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D](?=[\p{L}\p{Extended_Pictographic}])|\u{1F3F4}[\u{E0020}-\u{E007F}]+/u

const format = new RegExp(`(${needed.source})|\\p{Cf}`, 'gu')

/** The text as it is validated and sent: without other format characters, in NFC, trimmed. Never for a password. */
export const cleanText = (text = ''): string => text.replace(format, '$1').normalize('NFC').trim()

/** Blanks, quotes, brackets and the signs of a sentence: what stands around a text in a mail, a chat or an article. */
const signs = String.raw`\s\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'\x60´<>.,;:!?…`
const around = new RegExp(`^[${signs}]+|(?<![${signs}])[${signs}]+$`, 'gu')

/** The clean text without such signs at its ends, as a day is read. */
export const bareText = (text: string): string => cleanText(text).replace(around, '')

const mailto = new RegExp(`^(?:mailto:[${signs}]*)+([^?]*).*`, 'isu')

/** An e-mail address without what stands around it: `Ana <ana@posta.al>;` or `mailto:ana@posta.al?subject=…`. */
export const cleanEmail = (text: string): string => {
  const clean = cleanText(text)
  const [, within = clean] = /<([^<>]+)>/.exec(clean) ?? []
  return bareText(bareText(within).replace(mailto, '$1'))
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

/** A link without what stands around it, and with one scheme; brackets that are its own stay. */
export function cleanLink(text: string): string {
  const bare = bareText(text).replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '')
  const isOpen = bare.lastIndexOf('(') > bare.lastIndexOf(')')
  return isOpen && text.includes(`${bare})`) ? `${bare})` : bare
}

/** An id of an address without what stands around it or follows as `?…`, `&…` or `#…`; the text itself if that is all. */
export const cleanId = (text: string): string => bareText(text.replace(/[?&#].*/s, '')) || text

/** The words of a search without such signs at their ends, one space between them: `“Sofra”, Tiranë.` is two words. */
export const cleanSearch = (text = ''): string =>
  cleanText(text)
    .split(/\s+/)
    .map((word) => word.replace(around, ''))
    .filter(Boolean)
    .join(' ')

/** The same words folded, as they are looked for in texts on the page. */
export const searchWords = (text: string): string[] => foldText(cleanSearch(text)).split(' ').filter(Boolean)

/** Whether nothing of a text can be seen: also of letters that are drawn as blanks. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** Lower case without diacritics (ç -> c, ë -> e, á -> a) and without format characters: what a search compares. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
