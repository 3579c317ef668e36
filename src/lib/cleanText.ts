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
