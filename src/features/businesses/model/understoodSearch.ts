// What a search text means: a category in everyday words, and a city. Loaded with the first typed letter.
import type { Category } from '@/api/endpoints/generated/types'
import { foldedWords, isSameWord, meaningfulWords, stemsOf } from '@/lib/albanianStem'
import { lettersApart } from '@/lib/closestName'
import { categoryPath } from '@/lib/paths'
import { splitCity } from './cityNames'
import { everydayWords } from './everydayWords'

/** Fewer letters begin too many words. */
const MIN_LENGTH = 2
/** How many categories at most: more would hide the businesses. */
const MOST = 3
/** How well a category must fit, from 0 to 1. */
const LEAST = 0.5
/** How much less than the best another category may fit. */
const MARGIN = 0.3

/** A category that a text means: where it leads, and the top category that gives it its look. */
export interface CategorySuggestion {
  id: string
  name: string
  path: string
  /** Undefined for a category. */
  parent: string | undefined
}

/** What a text means. */
export interface UnderstoodSearch {
  /** At most three, the best first; in the city if there is one. */
  categories: CategorySuggestion[]
  /** A city of the filter, in its own spelling. */
  city: string | undefined
  /** The text without the city. */
  rest: string
  /** What to ask the server if the typed text finds nothing: the best category, the text's rest, or the city alone. */
  meant: MeantSearch | undefined
}

/** A text to search for, in that city if given. */
export interface MeantSearch {
  q: string
  city: string | undefined
}

interface Place {
  suggestion: CategorySuggestion
  /** Its place among all: of equally good ones the first wins. */
  at: number
  words: string[]
}

/** The words that people say for some places. */
interface Phrase {
  words: readonly string[]
  places: Place[]
}

interface Word {
  text: string
  stems: string[]
  places: Place[]
  phrases: Phrase[]
}

/** Words by their first letter, which people get right. */
type Index = Map<string, Map<string, Word>>

/** Categories, then subcategories. */
function placesOf(tree: readonly Category[]): Place[] {
  const all = [
    ...tree.map((one) => ({ one, parent: undefined })),
    ...tree.flatMap(({ name, subcategories }) => subcategories.map((one) => ({ one, parent: name }))),
  ]
  return all.map(({ one, parent }, at) => {
    const suggestion = { id: one._id, name: one.name, path: categoryPath(one), parent }
    return { suggestion, at, words: meaningfulWords(one.name) }
  })
}

/** The places whose names have these words; subcategories rather than categories, as they say more. */
function placesNamed(about: string, places: readonly Place[]): Place[] {
  const wanted = foldedWords(about)
  const named = places.filter(({ words }) => wanted.every((start) => words.some((word) => word.startsWith(start))))
  const subcategories = named.filter(({ suggestion }) => suggestion.parent !== undefined)
  return subcategories.length > 0 ? subcategories : named
}

/** The index's word for this text, added if missing. */
function wordIn(index: Index, text: string): Word {
  const letter = text.charAt(0)
  const words = index.get(letter) ?? new Map<string, Word>()
  const word = words.get(text) ?? { text, stems: stemsOf(text), places: [], phrases: [] }
  index.set(letter, words.set(text, word))
  return word
}

function indexOf(tree: readonly Category[]): Index {
  const index: Index = new Map()
  const places = placesOf(tree)
  for (const place of places) for (const text of place.words) wordIn(index, text).places.push(place)
  for (const [abouts, said] of Object.entries(everydayWords)) {
    const named = abouts.split('|').map((about) => placesNamed(about, places))
    const meant = named.find((found) => found.length > 0) ?? []
    const phrases = said.split(', ').map((phrase) => ({ words: meaningfulWords(phrase), places: meant }))
    for (const phrase of phrases) for (const text of phrase.words) wordIn(index, text).phrases.push(phrase)
  }
  return index
}

/** The index of the last tree, which stays the same while somebody types. */
let last: { tree: readonly Category[]; index: Index } | undefined

function knownIndex(tree: readonly Category[]): Index {
  if (last?.tree !== tree) last = { tree, index: indexOf(tree) }
  return last.index
}

/** Whether a word of five letters or more begins another, but for one wrong letter, or two in a long word. */
function isNear(typed: string, word: string): boolean {
  const allowed = typed.length < 8 ? 1 : 2
  return typed.length > 4 && word.length >= typed.length - allowed && lettersApart(typed, word, allowed) <= allowed
}

/** The root of a trade's or shop's name: 'barna' of 'barnatore'; undefined for a word too short to tell. */
const rootOf = (stem: string) => /^(.{4,}?)[ae]?t?(?:or|ar|ist|er)$/.exec(stem)?.[1]

/** The words that begin with the root of a trade or shop. */
function rootFits(typed: string, stem: string, index: Index): Map<Word, number> {
  const root = rootOf(stem)
  const words = [...(index.get(typed.charAt(0))?.values() ?? [])]
  return new Map(words.filter(({ text }) => root && text.startsWith(root)).map((word) => [word, 0.6]))
}

/** The words a typed one may be, with their fit: 1 for forms of one word, less for a beginning or a wrong letter. */
function fitsOf(typed: string, isLast: boolean, index: Index): Map<Word, number> {
  const fits = new Map<Word, number>()
  const stems = stemsOf(typed)
  const [stem] = stems
  for (const word of index.get(typed.charAt(0))?.values() ?? []) {
    const { text } = word
    if (isSameWord(stems, word.stems)) fits.set(word, 1)
    else if ((isLast && typed.length > 1 && text.startsWith(typed)) || (stem.length > 3 && text.startsWith(stem)))
      fits.set(word, 0.9)
    else if (isNear(stem, text)) fits.set(word, 0.6)
  }
  return fits.size > 0 ? fits : rootFits(typed, stem, index)
}

/** The places that a typed word means by `word`; `said` are all words that the typed ones may be. */
function placesMeant(word: Word, typed: string, fit: number, said: ReadonlySet<Word>, index: Index): [Place, number][] {
  // In a phrase, a short word must be typed in full, and every word must be there.
  const isSaid = fit === 1 || (typed.length > 4 && typed.length * 2 >= word.text.length)
  const isWhole = ({ words }: Phrase) => words.every((text) => said.has(wordIn(index, text)))
  const byPhrase = isSaid ? word.phrases.filter(isWhole).flatMap(({ places }) => places) : []
  return [
    ...word.places.map((place): [Place, number] => [place, fit]),
    ...byPhrase.map((place): [Place, number] => [place, fit * 0.95]),
  ]
}

/** How well the typed words mean each place: from 0 (left out) to 1; half for the best word, half for all. */
function fittingPlaces(typed: readonly string[], index: Index): Map<Place, number> {
  const fits = typed.map((one, at) => fitsOf(one, at === typed.length - 1, index))
  const said = new Set(fits.flatMap((each) => [...each.keys()]))
  const eachWord = new Map<Place, number[]>()
  for (const [at, each] of fits.entries()) {
    const best = new Map<Place, number>()
    const meant = [...each].flatMap(([word, fit]) => placesMeant(word, typed[at] ?? '', fit, said, index))
    for (const [place, fit] of meant) best.set(place, Math.max(best.get(place) ?? 0, fit))
    for (const [place, fit] of best) eachWord.set(place, [...(eachWord.get(place) ?? []), fit])
  }
  const fitOf = (each: number[]) => Math.max(...each) / 2 + each.reduce((sum, fit) => sum + fit, 0) / (2 * typed.length)
  return new Map([...eachWord].map(([place, each]) => [place, fitOf(each)]))
}

/** What `typed` means among these categories and cities, where that is certain enough. */
export function understoodSearch(
  tree: readonly Category[],
  cities: readonly string[],
  typed: string,
): UnderstoodSearch {
  const { city, others } = splitCity(meaningfulWords(typed), cities)
  const rest = others.join(' ')
  if (rest.length < MIN_LENGTH) {
    // A city's name alone, in any form, means that city only (Q107).
    return { categories: [], city, rest, meant: city && rest === '' ? { q: city, city: undefined } : undefined }
  }
  const ranked = [...fittingPlaces(others, knownIndex(tree))]
    .map(([place, fit]) => ({ place, fit }))
    .filter(({ fit }) => fit > LEAST)
    .sort((one, other) => other.fit - one.fit || one.place.at - other.place.at)
  const best = ranked[0]?.fit ?? 0
  const query = city ? `?${new URLSearchParams({ qyteti: city })}` : ''
  const categories = ranked
    .filter(({ fit }) => fit >= best - MARGIN)
    .slice(0, MOST)
    .map(({ place: { suggestion } }) => ({ ...suggestion, path: suggestion.path + query }))
  const q = categories[0]?.name ?? (city && rest)
  return { categories, city, rest, meant: q ? { q, city } : undefined }
}
