// Screening of people's names (ACC §5, Q20), with a word list in a chunk of its own, fetched when needed. For names
// only: in ordinary text its stems would hit innocent words.
import { foldText } from '@/lib/cleanText'
import { log } from '@/platform/logger'

/** The heading over a refused name. */
export const screenedTitle = 'Përmbajtje e papranueshme'

/** What the message calls the fields that can be screened. */
export const screenedLabels = {
  name: 'Emri',
  username: 'Emri i përdoruesit',
  firstName: 'Emri',
  lastName: 'Mbiemri',
  displayName: 'Emri që shfaqet',
} as const

/**
 * The message for a value that holds a listed word, else undefined. If the list cannot be loaded every name passes: the
 * server checks too, and a failed chunk must not block sign-up.
 */
export async function screenName(fieldLabel: string, value: string): Promise<string | undefined> {
  const isScreened = await loadScreening()
  return isScreened?.(value) ? `Përmbajtja e papranueshme u gjet në fushën: ${fieldLabel}` : undefined
}

type Screen = (name: string) => boolean

/** In characters: no server keeps a longer name, and this much is screened in no noticeable time. */
const longestRead = 10_000

let loaded: Screen | undefined

/** Fetches the list when a form opens, so that it is there by submit; undefined if that fails, never an error. */
export async function loadScreening(): Promise<Screen | undefined> {
  try {
    loaded ??= createScreen(await import('./screenedWords'))
  } catch (error) {
    log.warn('the list of screened words did not load', error)
  }
  return loaded
}

/** One pattern for the whole list: it holds no quantifier, so a name is read once from start to end. */
function createScreen({ screenedTerms, harmless, lookAlikes }: typeof import('./screenedWords')): Screen {
  const begun = screenedTerms.filter((term) => term.length > 4)
  const alone = screenedTerms.filter((term) => term.length <= 4)
  const screened = new RegExp(`(?<!\\S)(?:${begun.join('|')}|(?:${alone.join('|')})(?!\\S))`)
  const overlooked = new RegExp(harmless.join('|'), 'g')
  // Only in words with a Latin letter (small capitals count): a name in its own alphabet is read as it is.
  const unmasked = (name: string) =>
    name.replace(/\S+/g, (word) =>
      /\p{Script=Latin}/u.test(word) ? word.replace(/./gu, (sign) => lookAlikes.get(sign) ?? sign) : word,
    )
  return (name) => readings(name, unmasked).some((words) => screened.test(words.replace(overlooked, ' ')))
}

/**
 * The words of a name in every way they can be read: digits as the letters they stand for ('kurv4') and left out
 * ('mut1'); foreign letters as their look-alikes; letters three times or more as they are, once and twice ('fuuuck').
 */
function readings(name: string, unmasked: (name: string) => string): string[] {
  // Diacritics are removed first: normalising a long run of them sorts it, in quadratic time.
  const bare = name.slice(0, longestRead).replace(/[\p{M}\p{Cf}]/gu, '')
  const folded = unmasked(foldText(bare.normalize('NFKC')))
  const repeated = /(.)\1{2,}/g
  const texts = [plainWords(folded), plainWords(undisguised(folded))]
  return [...new Set(texts.flatMap((text) => [text, text.replace(repeated, '$1'), text.replace(repeated, '$1$1')]))]
}

const undisguised = (text: string): string =>
  text
    .replace(/[@4]/g, 'a')
    .replace(/3/g, 'e')
    .replace(/[1!ı]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's')
    .replace(/7/g, 't')

/** The words with one space between them; one word where all are single letters ('k u r v a', 'f.u.c.k'). */
function plainWords(text: string): string {
  const words = text.replace(/\P{L}+/gu, ' ').trim()
  return /\S\S/.test(words) ? words : words.replaceAll(' ', '')
}
