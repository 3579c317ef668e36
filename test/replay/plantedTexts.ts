// Personal data of forty kinds, and how it is looked for in a file.
import { foldText } from '@/lib/cleanText'

/**
 * What somebody may type, and what a server may say of them. Every word of six signs or more is looked for alone, too;
 * digits are nine or more, since any six stand somewhere among the stand-ins of a hundred files.
 */
export const planted: readonly [kind: string, text: string][] = [
  ['a name', 'Zamira Hoxhallari'],
  ['a name in lower case', 'besnike krasniqaj'],
  ['a name in capitals', 'LULZIM BERISHALLI'],
  ['a name with accents', 'Çlirim Gjëllnikaj'],
  ['a name in Cyrillic', 'Драгица Марковићева'],
  ['a nickname', 'zamirka_e_vogel77'],
  ['an e-mail address', 'zamira.hoxhallari@postakurva.al'],
  ['an e-mail address with a tag', 'zamira+banka@postakurva.al'],
  ['an odd e-mail address', '"zamira h"@postakurva.al'],
  ['a mobile number', '0692345678'],
  ['a spaced number', '+355 69 234 56 78 901234567'],
  ['a number with dashes', '069-2345-678912344'],
  ['a card number', '4539148803436467'],
  ['a spaced card number', '4539 1488 0343 6467'],
  ['an IBAN', 'AL35202111090000000001234567'],
  ['a spaced IBAN', 'AL35 2021 1109 0000 0000 0123 4567'],
  ['a personal number', 'J45628201Q'],
  ['a passport', 'BM8823417'],
  ['a tax number', 'L91234567A'],
  ['a number plate', 'AB 774 KX 998877665'],
  ['an IPv4 address', '192.168.214.137'],
  ['an IPv6 address', '2001:0db8:85a3:0000:0000:8a2e:0370:7334'],
  ['a MAC address', '3c:22:fb:9a:71:d4'],
  ['a place', '41.3279531234, 19.8190251234'],
  ['a street', 'Rruga Kavajallinjve 218, shkalla 4'],
  ['a birthday', '1987-03-04'],
  ['a birthday in words', '4 marsinit 198765432'],
  ['a moment', '2026-08-17T13:45:21.123Z'],
  ['an illness', 'jam me diabetizmin e tipit'],
  ['a belief', 'bektashianizmi im'],
  ['a profile', 'https://faqjamekaku.al/zamira.hoxhallari?id=998877664'],
  ['a handle', '@zamirahoxhallari'],
  ['an order', 'POR-2026-998877663'],
  ['a token', '7f3c9b2e-51aa-4c1d-9e0b-8d2f6a7b1c33'],
  ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ6YW1pcmEifQ.c2lnbmF0dXJlbmVuc2h0cmltaQ'],
  ['a password', 'Fjalëkrymi#2026Sekretisht'],
  ['a wallet', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['a text in quotes', 'Ai tha "zamirkallisht" dhe \\ iku\nmenjëherësisht'],
  ['letters of another alphabet', '𝓩𝓪𝓶𝓲𝓻𝓪𝓱𝓸𝔁'],
  ['an insult with a name', 'budallai kamerieristi Gëzimllari'],
]

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** The forms a text may hide in. Those of its words that are long enough not to come about by chance count alone. */
function spellings(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]{6,}/gu) ?? []
  const plain = [text, ...words.filter((word) => word !== 'https')]
  const coded = [encodeURIComponent(text), encodeURI(text), JSON.stringify(text).slice(1, -1)]
  return [...plain, ...plain.map(foldText), ...coded, base64(text).replace(/.?=*$/, '')]
}

/** Everything a file says, as it stands, unpacked, decoded and folded. */
export function said(file: string): string {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
      : [String(value)]
  const log = JSON.parse(file)
  const payload = typeof log.payload === 'string' ? JSON.parse(log.payload) : log.payload
  const read = textsIn({ ...log, payload }).join('\n')
  const decoded = read.replace(/(?:%[0-9A-F]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })
  return [file, read, decoded, decoded.toLowerCase(), foldText(decoded)].join('\n')
}

/** The planted spellings that a file holds. */
export const found = (file: string, text: string): string[] => {
  const all = said(file)
  return spellings(text).filter((spelling) => all.includes(spelling) || all.includes(spelling.toLowerCase()))
}
