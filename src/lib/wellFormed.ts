// Text that was cut within a character: half an emoji cannot be written in an address, and encoding it throws.

/** The text without halves of characters. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '')

/** Any text as a part of an address. */
export const inAddress = (text: string): string => encodeURIComponent(wellFormed(text))
