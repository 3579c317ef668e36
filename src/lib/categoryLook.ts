// Which picture and colour a category has: by keyword in its name, else by a hash of it.
import { foldText } from './cleanText'

/** The kinds of category that have a picture in src/ui/pictures.svg, each as `category-<kind>`. */
const kinds = [
  'food',
  'bed',
  'health',
  'beauty',
  'car',
  'book',
  'bank',
  'signal',
  'bag',
  'cart',
  'bus',
  'hammer',
  'briefcase',
  'ticket',
  'paw',
  'leaf',
] as const
/** One of them. */
export type CategoryKind = (typeof kinds)[number]

/** A category's picture and its colour, a number of the palette in styles/_tokens.scss (`data-hue`). */
export interface CategoryLook {
  kind: CategoryKind
  hue: number
}

/** How many hues the palette has. */
export const HUES = 8

// Beginnings of words, or whole words with a full stop, folded. The first row that matches wins: narrow ones first.
const rows: [CategoryKind, number, string][] = [
  ['cart', 5, 'online e-commerce porosi'],
  ['paw', 4, 'kafshe veteriner qen. qenve mace'],
  ['food', 0, 'restorant kafe bar. bare bar- ushqim picer pasticer furr gatim'],
  ['bed', 1, 'hotel bujtin turiz udhet plazh resort'],
  ['health', 2, 'shendet klinik farmac barnator mjek dentar stomatolog laborator optik spital'],
  ['beauty', 6, 'bukuri parukeri berber estetik spa masazh mireqenie'],
  ['bus', 7, 'autobus'],
  ['car', 7, 'automjet auto makin servis lavazh gom'],
  ['book', 1, 'edukim shkoll kurs arsim kopsht universitet cerdhe'],
  ['bank', 3, 'bank financ sigurim kredi kontabilit valutor'],
  ['signal', 3, 'telekom internet telefon celular televizion'],
  ['bag', 0, 'dyqan veshje market mobil librari bizhuter kepuc'],
  ['bus', 7, 'transport taks korrier dergesa traget'],
  ['hammer', 0, 'ndert shtepi hidraulik elektricist dyer pastrim'],
  ['briefcase', 1, 'profesional avokat noter perkthim marketing imobiliar fotograf sherbim'],
  ['ticket', 2, 'argetim sport palest kinema teat pishin fest'],
  ['leaf', 4, 'bujqesi vaj mjalt kantin fidan bulmet ferm vend'],
]
const keywords = rows.map(([kind, hue, words]) => ({ kind, hue, words: words.split(' ') }))

/** A small number that is the same for the same text in every browser. */
export function hash(text: string): number {
  let value = 0
  for (let at = 0; at < text.length; at += 1) value = (Math.imul(value, 31) + text.charCodeAt(at)) >>> 0
  return value
}

interface Patterned {
  _id: string
  category?: { name?: string }
  subcategory?: { name?: string }
}

/**
 * What stands for a photo is drawn from the id (src/ui/Qilim.tsx), in a hue of its subcategory: in the list of a
 * category they differ. Without one of its category, else of the id.
 */
export const businessPattern = ({ _id, category, subcategory }: Patterned) => ({
  seed: _id,
  hue: hash(subcategory?.name || category?.name || _id) % HUES,
})

/** The look of a category of this name; case and diacritics do not matter. */
export function categoryLook(name: string): CategoryLook {
  const words = foldText(name).split(/[^a-z0-9-]+/)
  const row = keywords.find((entry) => entry.words.some((start) => words.some((word) => `${word}.`.startsWith(start))))
  if (row) return { kind: row.kind, hue: row.hue }
  const number = hash(foldText(name))
  return { kind: kinds[number % kinds.length] ?? 'bag', hue: number % HUES }
}
