// What a search text means: a category in everyday words, a town, a business's name. Loaded with the first typed letter.
import type { Business, Category } from '@/api/endpoints/generated/types'
import { foldedWords, meaningfulWords } from '@/lib/albanianStem'
import { foldText } from '@/lib/cleanText'
import { businessName } from './businessTexts'
import { type CategorySuggestion, categoriesMeant, needs } from './categoriesMeant'
import { type CategoryCount, type CategoryPlace, categoryPlaces } from './categoryPlaces'
import { cities, type Town } from './cities'
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
  /**
   * What to ask the server, in turn until something is found: the own name of the town that the text only names (Q107),
   * the category of a question, or the text as typed, as a name would have it, the best category, the text's rest.
   */
  searches: MeantSearch[]
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

const searchFor = (q: string, city?: string): MeantSearch => ({ q, city })

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

/** The name that the address of a website holds: `kafe drini` for `www.kafe-drini.al`; any other text as it is. */
const withoutAddress = (text: string) =>
  text.replace(/^(?:https?:\/\/)?(?:www\.)?([^\s./@]+)\.[^\s@]+$/, (address, name: string) =>
    name.includes('-') ? name.replaceAll('-', ' ') : address,
  )

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

/** A town's name alone means that town only (Q107); if nothing is there, the next one is offered. */
function townSearches(asked: string, town: Town): MeantSearch[] {
  const next = nearestTown(town, cities, NEAR)
  return [asked, ...(next === undefined ? [] : [next])].map((name) => searchFor(name))
}

const asksWhere = /^(?:ku|where)\b/i

/** Whether a text with these words only asks for a category: its small words would be found within those of names. */
function asks(tree: readonly Category[], typed: string, words: readonly string[]): boolean {
  const wanted = words.filter((word) => !needs.has(word))
  if (wanted.length === words.length && !asksWhere.test(typed)) return false
  return wanted.length === 0 || categoriesMeant(tree, wanted, true).isWhole
}

/** What `typed` means among these categories, where that is certain enough. */
export function understoodSearch(tree: readonly Category[], typed: string): UnderstoodSearch {
  const plain = withoutAddress(typed)
  const { untold, text } = untoldIn(plain)
  const { town, others } = splitTown(meaningfulWords(text))
  const city = town?.name
  const rest = others.join(' ')
  const spelled = inWords(plain)
  const words = foldedWords(spelled)
  const nearest = (among: readonly string[]) => town && nearestTown(town, among)
  const base = {
    ...{ city, rest, untold },
    placesOf: ({ path }: Pick<CategorySuggestion, 'path'>, known: CategoryCount, other = city) =>
      categoryPlaces(path, other, known, nearest),
  }
  if (isTooShort(rest)) {
    const searches = town && rest === '' ? townSearches(untold ? typed : town.name, town) : [searchFor(typed)]
    return { ...base, categories: [], searches, ordered: (businesses) => orderedBy(words, false, businesses) }
  }
  // Beside a town, or in a question, no word is taken as the beginning of another.
  const isFinished = town !== undefined || asksWhere.test(typed)
  const { categories, isWhole } = categoriesMeant(tree, others, isFinished)
  const q = categories[0]?.name ?? ((city || untold) && rest)
  const meant = q ? [searchFor(q, city)] : []
  const isQuestion = isFinished && !untold && categories.length > 0 && asks(tree, typed, others)
  return {
    ...base,
    categories,
    searches: isQuestion ? meant : [...Array.from(new Set([typed, spelled]), (text) => searchFor(text)), ...meant],
    ordered: (businesses) => orderedBy(words, categories.length > 0 && !isWhole, businesses),
  }
}
