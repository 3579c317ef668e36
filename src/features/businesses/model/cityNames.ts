// Towns in typed texts, in all forms in which people write them (Q107).
import { meaningfulWords, stemsOf } from '@/lib/albanianStem'
import { type Town, towns } from './cities'

/** The words of one of a town's names, each with its stem. */
interface TownName {
  town: Town
  own: [word: string, stem: string][]
}

/** Read once, when the first text is. Names of more words first: `Dibër e Madhe` is not Dibër. */
let known: readonly TownName[] | undefined

function knownNames(): readonly TownName[] {
  known ??= towns
    .flatMap((town) => [town.name, ...town.otherNames].map((name) => ({ town, words: meaningfulWords(name) })))
    .map(({ town, words }): TownName => ({ town, own: words.map((word) => [word, stemsOf(word)[0]]) }))
    .toSorted((one, other) => other.own.length - one.own.length)
  return known
}

/** The first town that some of these words name, and the other words. */
export function splitTown(words: readonly string[]): { town?: Town; others: string[] } {
  const typed = words.map((word) => ({ word, stems: stemsOf(word) }))
  const isForm = (at: number, [name, stem]: [string, string]) => {
    const { word, stems } = typed[at] ?? { word: '', stems: [''] }
    // A name's last letters belong to it, so that `bere` is no form of Berat, and `llogari` none of Llogara.
    return word === name || (stems.includes(stem) && (!/[aj]$/.test(name) || word.startsWith(name)))
  }
  for (const { town, own } of knownNames()) {
    const at = typed.findIndex((_, from) => own.every((word, index) => isForm(from + index, word)))
    if (at >= 0) return { town, others: [...words.slice(0, at), ...words.slice(at + own.length)] }
  }
  return { others: [...words] }
}

/** The town's own spelling for a text that only names a town (Q107); any other text as it is. */
export function asCity(text: string): string {
  const { town, others } = splitTown(meaningfulWords(text))
  return town !== undefined && others.length === 0 ? town.name : text
}

/** A degree of latitude in kilometres, and how much shorter one of longitude is in Albania. */
const DEGREE = 111
const NARROWER = 0.75

const kilometres = (one: Town, other: Town) =>
  DEGREE * Math.hypot(one.at[0] - other.at[0], (one.at[1] - other.at[1]) * NARROWER)

/** The one of `among` (in any spelling) that is nearest to a town, at most that many km away; undefined if none is. */
export function nearestTown(to: Town, among: Iterable<string>, most = Number.POSITIVE_INFINITY): string | undefined {
  let nearest: { name: string; away: number } | undefined
  for (const name of new Set(among)) {
    const { town } = splitTown(meaningfulWords(name))
    const away = town ? kilometres(to, town) : Number.POSITIVE_INFINITY
    if (town !== to && away <= most && away < (nearest?.away ?? Number.POSITIVE_INFINITY)) nearest = { name, away }
  }
  return nearest?.name
}
