// Albanian text without its marks, for searching and for addresses.

/** Lower case without diacritics (ç -> c, ë -> e, á -> a) and without format characters: what a search compares. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
