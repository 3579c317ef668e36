// Text that was cut within a character: half an emoji cannot be written in an address, and encoding it throws.

/** The text without halves of characters. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '')

/**
 * The text as it can be shown: without halves of characters, and of the combining marks on one letter the first eight.
 * No script stacks more, and no line can break within a stack, which would make the page wider than the window.
 */
export const showable = (text: string): string => wellFormed(text).replace(/(\p{M}{8})\p{M}+/gu, '$1')

/** Any text as a part of an address. */
export const inAddress = (text: string): string => encodeURIComponent(wellFormed(text))
