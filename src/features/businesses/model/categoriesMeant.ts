// The categories that words mean: by the words of their names, and by those that people say for them.
import type { Category } from '@/api/endpoints/generated/types'
import { foldedWords, isSameWord, meaningfulWords, stemsOf } from '@/lib/albanianStem'
import { lettersApart } from '@/lib/closestName'
import { categoryPath } from '@/lib/paths'
import { everydayWords } from './everydayWords'

/** How many categories at most: more would hide the businesses. */
const MOST = 3
/** How well a category must fit, from 0 to 1. */
const LEAST = 0.5
/** How much less than the best another category may fit. */
const MARGIN = 0.3
/** A word that fits better is a form or the beginning of the word, not a misspelling. */
const SURE = 0.8
/** How well a word fits that people say instead of a category's name, and one of several words of a name. */
const SAID = 0.95
const PART = 0.94
/** What a general word counts: in `ku të ha peshk` it is the fish. */
const GENERAL = 0.6
/** How much less each word counts than the one before it. */
const LATER = 0.06
/** How much more a category counts whose name has no other words. */
const NAMED = 0.06
const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** Words of need, which are in questions and in no name. */
export const needs = wordsIn(
  'ha haj hame hanger hengre hengri pi pime fle flej fjetur blej bli blere shes gjej ka coj marr rri bej mesoj eat drink ' +
    'sleep buy mangiare learn',
)
/** Words of whole trades, which like those of need say less about what is meant than those beside them. */
const general = wordsIn(
  'corso lokal dyqan shitore shop store sherbim restorant restorante restaurant ristorante doktor doctor mjek klinike ' +
    'klinika kurs kurse mesim mesime trajnim servis femije femijesh femijet',
)
/** Stems that begin or resemble words of categories, and mean none. */
const meaningless = wordsIn('dy tre katr shtat shtator tetor nentor vjesht koment kosov')

/** A category that a text means: where it leads, and the top category that gives it its look. */
export interface CategorySuggestion {
  id: string
  name: string
  path: string
  /** Undefined for a category. */
  parent: string | undefined
}

/** What words mean. */
export interface CategoriesMeant {
  /** At most three, the best first. */
  categories: CategorySuggestion[]
  /** Whether one has all the words, none of them misspelt. */
  isWhole: boolean
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

/** The places whose names have these words: those without others, or subcategories, as they say more than categories. */
function placesNamed(about: string, places: readonly Place[]): Place[] {
  const wanted = foldedWords(about)
  const named = places.filter(({ words }) => wanted.every((start) => words.some((word) => word.startsWith(start))))
  const exact = named.filter(({ words }) => words.length === wanted.length)
  const subcategories = named.filter(({ suggestion }) => suggestion.parent !== undefined)
  return [exact, subcategories, named].find((found) => found.length > 0) ?? named
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

/** Whether a word of five letters or more is another, but for one wrong letter, or two in a long word. */
function isNear(typed: string, word: string): boolean {
  const allowed = typed.length < 9 ? 1 : 2
  return (
    typed.length > 4 &&
    Math.abs(typed.length - word.length) <= allowed &&
    [lettersApart(typed, word, allowed), lettersApart(word, typed, allowed)].every((apart) => apart <= allowed)
  )
}

/** The root of a trade's or shop's name: 'barna' of 'barnatore'; undefined for a word too short to tell. */
const rootOf = (stem: string) => /^(.{4,}?)[ae]?t?(?:or|ar|ist|er)$/.exec(stem)?.[1]

/** The words that a typed one may be, with their fit: 1 for the word itself, less for its forms and beginnings. */
function knownFits(typed: string, stems: readonly [string, string], isLast: boolean, words: Iterable<Word>) {
  const fits = new Map<Word, number>()
  const [stem] = stems
  for (const word of words) {
    const { text } = word
    const isBegun = (isLast && typed.length > 1 && text.startsWith(typed)) || (stem.length > 3 && text.startsWith(stem))
    if (text === typed) fits.set(word, 1)
    else if (isSameWord(stems, word.stems)) fits.set(word, 0.97)
    else if (isBegun) fits.set(word, 0.9)
  }
  return fits
}

/** The same; only if there are none, those with a wrong letter, then those with the root of a trade or shop. */
function fitsOf(typed: string, isLast: boolean, index: Index): Map<Word, number> {
  const words = [...(index.get(typed.charAt(0))?.values() ?? [])]
  const stems = stemsOf(typed)
  const [stem] = stems
  if (meaningless.has(stem)) return new Map()
  const known = knownFits(typed, stems, isLast, words)
  if (known.size > 0) return known
  const guessed = (fits: (word: Word) => boolean) => new Map(words.filter(fits).map((word) => [word, 0.6] as const))
  const near = guessed(({ text, stems }) => [text, ...stems].some((one) => isNear(stem, one)))
  const root = rootOf(stem)
  return near.size > 0 || root === undefined ? near : guessed(({ text }) => text.startsWith(root))
}

/** The places that a typed word means by `word`; `said` are all words that the typed ones may be. */
function placesMeant(word: Word, typed: string, fit: number, said: ReadonlySet<Word>, index: Index): [Place, number][] {
  // In a phrase, a short word must be typed in full, and every word must be there.
  const isSaid = fit > 0.9 || (typed.length > 4 && typed.length * 2 >= word.text.length)
  const isWhole = ({ words }: Phrase) => words.every((text) => said.has(wordIn(index, text)))
  const byPhrase = isSaid ? word.phrases.filter(isWhole).flatMap(({ places }) => places) : []
  return [
    ...word.places.map((place): [Place, number] => [place, place.words.length > 1 ? fit * PART : fit]),
    ...byPhrase.map((place): [Place, number] => [place, fit * SAID]),
  ]
}

/** How well a place fits the typed words. */
interface Fit {
  place: Place
  /** From 0 (left out) to 1: half for the best word, half for all. */
  fit: number
  /** The same with what each word counts, to compare places by. */
  rank: number
  /** Whether it has all the words, none of them misspelt. */
  isWhole: boolean
}

/** Half for the best, half for all `count`. */
const summed = (each: readonly number[], count: number) =>
  Math.max(...each) / 2 + each.reduce((sum, one) => sum + one, 0) / (2 * count)

/** How well the typed words mean each place. */
function fittingPlaces(typed: readonly string[], index: Index, isFinished: boolean): Fit[] {
  const fits = typed.map((one, at) => fitsOf(one, !isFinished && at === typed.length - 1, index))
  const said = new Set(fits.flatMap((each) => [...each.keys()]))
  const ofPlaces = new Map<Place, { fit: number; counted: number }[]>()
  for (const [at, each] of fits.entries()) {
    const word = typed[at] ?? ''
    const best = new Map<Place, number>()
    const meant = [...each].flatMap(([meaning, fit]) => placesMeant(meaning, word, fit, said, index))
    for (const [place, fit] of meant) best.set(place, Math.max(best.get(place) ?? 0, fit))
    const counts = (needs.has(word) || general.has(word) ? GENERAL : 1) * (1 - LATER * at)
    for (const [place, fit] of best) {
      ofPlaces.set(place, [...(ofPlaces.get(place) ?? []), { fit, counted: fit * counts }])
    }
  }
  const isNamed = (place: Place) => place.words.every((text) => said.has(wordIn(index, text)))
  return [...ofPlaces].map(([place, words]) => ({
    place,
    fit: summed(
      words.map(({ fit }) => fit),
      typed.length,
    ),
    rank:
      summed(
        words.map(({ counted }) => counted),
        typed.length,
      ) + (isNamed(place) ? NAMED : 0),
    isWhole: words.length === typed.length && words.every(({ fit }) => fit > SURE),
  }))
}

/** The categories that `typed` words mean, where that is certain enough; the last may be unfinished, or `isFinished`. */
export function categoriesMeant(
  tree: readonly Category[],
  typed: readonly string[],
  isFinished: boolean,
): CategoriesMeant {
  const ranked = fittingPlaces(typed, knownIndex(tree), isFinished)
    .filter(({ fit }) => fit > LEAST)
    .sort((one, other) => other.rank - one.rank || one.place.at - other.place.at)
  const best = ranked[0]?.rank ?? 0
  const near = ranked.filter(({ rank }) => rank >= best - MARGIN).slice(0, MOST)
  return {
    categories: near.map(({ place: { suggestion } }) => suggestion),
    isWhole: ranked.some(({ isWhole }) => isWhole),
  }
}
