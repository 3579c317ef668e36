// A business's telephone numbers and place, as links.
import { inAddress } from '@/lib/wellFormed'
import { withCity } from './businessTexts'

// Every repetition is bounded, so that matching takes time in proportion to the text's length.

/** What may stand between two digits of a number. */
const gap = String.raw`[ \p{Pd}()./]{0,3}`
/** The country codes of Albania, Montenegro, Kosovo and North Macedonia, whose numbers are alike. */
const homeCode = '355|38[239]'
/** A number there without its leading `0`: 8 or 9 digits for a mobile, 7 or 8 for any other. */
const homeDigits = String.raw`(?:6(?:${gap}\d){7,8}|[2-57-9](?:${gap}\d){6,7})`
const home = String.raw`(?:(?:\+|00)?${gap}(?:${homeCode})${gap}0?|0)${gap}${homeDigits}`
/** A number of any other country: 8 to 13 digits. */
const abroad = String.raw`(?:\+|00) ?(?!${homeCode})[1-9](?:[ \p{Pd}().]{0,2}\d){7,12}`
/** `08.00-16.00` are hours. */
const hours = String.raw`\d\d\.\d\d ?\p{Pd}`
/** `Fax: `, but not `Tel/Fax: `, before a number that nobody answers, or `(fax)` behind it. */
const fax = 'fa(?:x|ks)'
const faxBefore = String.raw`(?<!(?<!tel\D{0,8})${fax}[ .:(]{0,4})`
/** Not within a word or a longer number; three digits, such as 127, only as the whole text. */
const number = new RegExp(
  String.raw`((?<![\p{L}\d+])${faxBefore}(?:\((?=\+?\d{1,6}\)))?(?!${hours})(?:${home}|${abroad})(?!\d| ?\(${fax}\))|^ ?\d{3} ?$)`,
  'iu',
)

interface TelephonePart {
  at: number
  text: string
  /** What to dial, digits alone or `+` and digits; undefined for what is no number. */
  number: string | undefined
}

/** What to dial: `+` for `00`, and no `0` behind the country code (in Italy it is dialled). */
const dialled = (text: string): string =>
  text.replace(/(?<!39 ?)\(0\)|[^\d+]/g, '').replace(/^(?:\+|00|(?=355|38))(355|38[239]|)0?/, '+$1')

/**
 * All of a telephone text in parts: `04 2234567/568, 069 2012345 (08-16)` has two numbers. Whitespace and invisible
 * characters in a row become one blank. Why no library is used: docs/decisions/0023-telephone-numbers.md.
 */
export const telephoneParts = (text: string): TelephonePart[] =>
  text
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .split(number)
    .map((part, at) => ({ at, text: part, number: at % 2 ? dialled(part) : undefined }))
    .filter((part) => part.text)

/** What to dial for the first number of a telephone text; undefined without one. */
export const firstNumber = (text = ''): string | undefined => telephoneParts(text).find((part) => part.number)?.number

/** A search for this address in OpenStreetMap; nothing of it is loaded here. */
export const mapSearch = (address: string, city: string | undefined): string =>
  `https://www.openstreetmap.org/search?query=${inAddress(withCity(address, city))}`
