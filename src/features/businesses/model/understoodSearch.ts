// What a search text means: a category in everyday words, a town, a business's name. Loaded with the first typed letter.
import type { Business, Category } from '@/api/endpoints/generated/types'
import { foldedWords, meaningfulWords } from '@/lib/albanianStem'
import { foldText } from '@/lib/cleanText'
import { businessName } from './businessTexts'
import { type CategorySuggestion, categoriesMeant } from './categoriesMeant'
import { type CategoryCount, type CategoryPlace, categoryPlaces } from './categoryPlaces'
import { cities } from './cities'
import { nearestTown, splitTown } from './cityNames'

/** One letter begins too many words. An emoji is a word. */
const isTooShort = (rest: string) => /^[\p{L}\p{N}]?$/u.test(rest)
/** How far the next town may be, in km. */
const NEAR = 40

/** What a text means. */
export interface UnderstoodSearch {
  /** At most three, the best first. */
  categories: CategorySuggestion[]
  /** A town by its own name. */
  city: string | undefined
  /** The text without the city. */
  rest: string
  /** What to ask the server: the text as typed, or the own name of the town that it only names (Q107). */
  asked: string
  /** What to ask in turn if that finds nothing: the same with numbers in words, the best category, the text's rest. */
  alternatives: MeantSearch[]
  /** What it asks for that no server tells. */
  untold: Untold | undefined
  /** The pages to offer of a category; `town` if another one than `city` is meant. */
  placesOf: (category: Pick<CategorySuggestion, 'path'>, known: CategoryCount, town?: string) => CategoryPlace[]
  /** What is found, in its order. */
  ordered: (businesses: readonly Business[]) => OrderedBusinesses
}

/** Businesses in their order (Q108). */
export interface OrderedBusinesses {
  /** At most three, of which the text is the name, or words that no category has all: 'hotel' is none of a hotel. */
  leading: readonly Business[]
  /** The first of them has just this name. */
  isName: boolean
  others: readonly Business[]
}

/** A text to search for, in that city if given. */
export interface MeantSearch {
  q: string
  city: string | undefined
}

/** What people ask of a directory that no server tells. */
export type Untold = 'hours' | 'place' | 'price' | 'number'

/** By the words in which it is asked for, without marks. */
const asked: readonly (readonly [Untold, RegExp])[] = [
  ['hours', /\b(?:i |e |te )?(?:hapura?|open|aperto|geoffnet|orari|oraret)(?: (?:tani|tash|sot|now|today|naten))?\b/],
  ['place', /\b(?:(?:afer|prane) (?:meje|nesh|ketu)|near ?me|near ?by|near here|vicino a me|in der nahe)\b/],
  ['price', /\b(?:te |i |e |me )?(?:lira|lire|cheap(?:est)?|economic[oi]|prezz[oi]|gunstig|cmime?t?|prices?)\b/],
]

/** What `typed` asks for that nobody tells, and the text without those words; digits alone are a telephone number. */
export function untoldIn(typed: string): { untold: Untold | undefined; text: string } {
  if (/^[\d\s+()./-]*$/.test(typed) && typed.replace(/\D/g, '').length > 4) return { untold: 'number', text: typed }
  const text = foldText(typed)
  const [untold, words] = asked.find(([, pattern]) => pattern.test(text)) ?? []
  return { untold, text: words ? text.replace(words, ' ') : typed }
}

const numbers = 'zero një dy tre katër pesë gjashtë shtatë tetë nëntë dhjetë njëmbëdhjetë dymbëdhjetë'.split(' ')
/** The text with small numbers in words: directories have `Shtatë` where people type `7`. */
const inWords = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])\d{1,2}(?![\p{L}\p{N}])/gu, (number) => numbers[Number(number)] ?? number)

/** Whether a name has these words in a row, the last perhaps unfinished; 'whole' if it has no others. */
function nameFitOf(typed: readonly string[], name: string): 'whole' | 'part' | undefined {
  const words = foldedWords(inWords(name))
  const isPart = (word: string | undefined, at: number) =>
    at === typed.length - 1 ? word?.startsWith(typed[at] ?? '') === true : word === typed[at]
  if (words.length === typed.length && typed.every((word, at) => word === words[at])) return 'whole'
  return words.some((_, from) => typed.every((_, at) => isPart(words[from + at], at))) ? 'part' : undefined
}

/** How many businesses at most stand before the categories. */
const MOST_NAMED = 3

/** Those with this name first; with words of it only where there are categories that they should lead (`canLead`). */
function orderedBy(typed: readonly string[], canLead: boolean, businesses: readonly Business[]): OrderedBusinesses {
  const fitOf = (one: Business) => nameFitOf(typed, businessName(one))
  const named = businesses.filter((one) => fitOf(one) === 'whole' || (canLead && fitOf(one) === 'part'))
  const leading = named
    .toSorted((one, other) => Number(fitOf(other) === 'whole') - Number(fitOf(one) === 'whole'))
    .slice(0, MOST_NAMED)
  const isName = leading[0] !== undefined && fitOf(leading[0]) === 'whole'
  return { leading, isName, others: businesses.filter((one) => !leading.includes(one)) }
}

/** What `typed` means among these categories, where that is certain enough. */
export function understoodSearch(tree: readonly Category[], typed: string): UnderstoodSearch {
  const { untold, text } = untoldIn(typed)
  const { town, others } = splitTown(meaningfulWords(text))
  const city = town?.name
  const rest = others.join(' ')
  const words = foldedWords(inWords(typed))
  const nearest = (among: readonly string[]) => town && nearestTown(town, among)
  const base = {
    ...{ city, rest, untold },
    placesOf: ({ path }: Pick<CategorySuggestion, 'path'>, known: CategoryCount, other = city) =>
      categoryPlaces(path, other, known, nearest),
  }
  if (isTooShort(rest)) {
    // A town's name alone means that town only (Q107); if nothing is there, the next one is offered.
    const isTown = town !== undefined && rest === ''
    const next = isTown ? nearestTown(town, cities, NEAR) : undefined
    const alternatives = next === undefined ? [] : [{ q: next, city: undefined }]
    const ordered = (businesses: readonly Business[]) => orderedBy(words, false, businesses)
    return { ...base, categories: [], asked: isTown && !untold ? town.name : typed, alternatives, ordered }
  }
  const { categories, isWhole } = categoriesMeant(tree, others)
  const spelled = inWords(typed)
  const q = categories[0]?.name ?? ((city || untold) && rest)
  return {
    ...base,
    categories,
    asked: typed,
    alternatives: [...(spelled === typed ? [] : [{ q: spelled, city: undefined }]), ...(q ? [{ q, city }] : [])],
    ordered: (businesses) => orderedBy(words, categories.length > 0 && !isWhole, businesses),
  }
}
