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

/** The clean text without such signs at its ends; '' if it is nothing else. */
export const bareText = (text: string): string => cleanText(text).replace(around, '')

/** An id of an address without what stands around it or follows as `?…`, `&…` or `#…`; the text itself if that is all. */
export const cleanId = (text: string): string => bareText(text.replace(/[?&#].*/s, '')) || text

/** A search as it is sent: with one space between words, and with signs only within, where a server may look for them. */
export const cleanSearch = (text = ''): string => bareText(text).replace(/\s+/g, ' ')

/** The words of a search as they are looked for on the page: folded, without signs around any: `Dr. Ana` is dr and ana. */
export const searchWords = (text: string): string[] =>
  foldText(text)
    .split(/\s+/)
    .map((word) => word.replace(around, ''))
    .filter(Boolean)

/** Whether nothing of a text can be seen: also of letters that are drawn as blanks. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** Lower case without diacritics (ç -> c, ë -> e, á -> a) and without format characters: what a search compares. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
