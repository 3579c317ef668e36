// A business's telephone numbers and its place, as links.
import { inAddress } from '@/lib/wellFormed'
import { withCity } from './businessTexts'

/** Digits of the shortest telephone number in Albania, without its area's. */
const SHORTEST_NUMBER = 6

/** The numbers in a text: separated by a sign or a word, or each with its own plus; all of it where a part is too short for one. */
export function numbersIn(text: string): string[] {
  const parts = text.split(/\s*[,;|\n]\s*|\s+(?:dhe|ose|\/)\s+|\/(?=\+|0[\d ]{7})|\s+(?=\+)/).filter(Boolean)
  return parts.every((part) => part.replace(/\D/g, '').length >= SHORTEST_NUMBER) ? parts : [text]
}

/** The address that calls a number; undefined for what is no number: it stays text. */
export const telephone = (text: string): string | undefined => {
  const number = text.replace(/[^\d+]/g, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}

/** A search of this address in OpenStreetMap; nothing of it is loaded here. */
export const mapSearch = (address: string, city: string | undefined): string =>
  `https://www.openstreetmap.org/search?query=${inAddress(withCity(address, city))}`
