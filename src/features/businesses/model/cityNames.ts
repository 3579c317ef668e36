// City names as people write them: indefinite and definite, in Italian and English, without ë and ç.
import { foldedWords, meaningfulWords, stemsOf } from '@/lib/albanianStem'
import { cities } from './cities'

/** Cities as Italians call them. */
const foreignNames: Readonly<Record<string, string>> = {
  Argirocastro: 'Gjirokastër',
  Durazzo: 'Durrës',
  Scutari: 'Shkodër',
  Valona: 'Vlorë',
}

/** A city and the words of one of its names, each with its stem. */
interface CityName {
  city: string
  own: [word: string, stem: string][]
}

/** The names for the last `cities`, which stay the same. */
let last: { cities: readonly string[]; names: readonly CityName[] } | undefined

function namesOf(cities: readonly string[]): readonly CityName[] {
  if (last?.cities === cities) return last.names
  const all = [...cities.map((one) => [one, one] as const), ...Object.entries(foreignNames)]
  const names = all.map(([name, city]): CityName => {
    return { city, own: foldedWords(name).map((word) => [word, stemsOf(word)[0]]) }
  })
  last = { cities, names }
  return names
}

/** The first of these cities that some of the words name, in its own spelling, and the other words. */
export function splitCity(words: readonly string[], cities: readonly string[]): { city?: string; others: string[] } {
  const typed = words.map((word) => ({ word, stems: stemsOf(word) }))
  // A name's last letters belong to it, so that `bere` is no form of Berat.
  const isForm = (at: number, [name, stem]: [string, string]) =>
    typed[at]?.word === name || typed[at]?.stems.includes(stem) === true
  for (const { city, own } of namesOf(cities)) {
    const at = typed.findIndex((_, from) => own.every((word, index) => isForm(from + index, word)))
    if (at >= 0) return { city, others: [...words.slice(0, at), ...words.slice(at + own.length)] }
  }
  return { others: [...words] }
}

/** The city's own spelling for a text that only names a city (Q107); any other text as it is. */
export function asCity(text: string): string {
  const { city, others } = splitCity(meaningfulWords(text), cities)
  return city !== undefined && others.length === 0 ? city : text
}
