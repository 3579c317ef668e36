// Stand-ins for what somebody typed: as long, with the same words in the same places, but other letters. Each log makes
// its own at random; what stood for what is only in memory while the file is written. A word always gets the same one,
// two words never share one; case, accents and what stands between words stay. So a text that was trimmed, lower-cased,
// folded or cut gets the stand-in trimmed, lower-cased, folded or cut, equal texts stay equal, a replay exact.
import { foldText } from '@/lib/cleanText'
import { isDay } from '@/lib/isoDay'

/** A random integer from 0 to below `limit`. */
export type Random = (limit: number) => number

/** Random numbers of the browser's own generator, drawn in batches. */
function secretRandom(): Random {
  const drawn = new Uint32Array(512)
  let next = drawn.length
  return (limit) => {
    if (next === drawn.length) {
      crypto.getRandomValues(drawn)
      next = 0
    }
    next += 1
    return (drawn[next - 1] as number) % limit
  }
}

/** Each of these has an accented form of one character; more for the case that all short words are taken. */
const letters = 'abcdefghijklmnoprstuvwxyz'
const accented = 'áḃćďéḟǵȟíĵḱĺḿńóṕŕśťúṽẃẍýź'
const moreLetters = 'αβγδεζηθικλμνξοπρστυφχψωбвгджзклмнптфцчшыэюя'
const digits = '0123456789'

const words = /\p{L}+|\p{N}+/gu
const isoMoment = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/
const scheme = /^https?:\/\//i

/** What reducers themselves put into the state where there is no message: it is nobody's. */
const ownWords = new Set(['API request failed'])

const DAY = 86_400_000
/** Stand-ins for days are of these years, as most days of a log are. */
const [FIRST_DAY, DAYS] = [Date.UTC(2000, 0, 1) / DAY, 9_000]
/** Tries before a longer alphabet is used. */
const TRIES = 40
const [FIRST_IDEOGRAM, IDEOGRAMS] = [0x4e00, 20_000]

const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** Whether the text names a day that exists, of the centuries that pages take. */
const isRealDay = (day: string): boolean => /^(?:19|20)/.test(day) && isDay(day)

const isUpper = (unit: string): boolean => unit !== unit.toLowerCase()
const isAccented = (unit: string): boolean => unit.normalize('NFD').length > 1

/** The letters of `base` with case and accents as in `word`. */
function styled(word: string, base: string): string {
  const units = Array.from({ length: word.length }, (_, at) => {
    const [unit, letter] = [word[at] as string, base[at] as string]
    const written = (isAccented(unit) && accented[letters.indexOf(letter)]) || letter
    return isUpper(unit) ? written.toUpperCase() : written
  })
  return units.join('')
}

/** The stand-ins of one log. */
export interface StandIns {
  /** What stands for this text; the same as long as this object lives. */
  of: (text: string) => string
  random: Random
}

/** Makes the stand-ins of one log; `random` is given by tests only. */
export function makeStandIns(random: Random = secretRandom()): StandIns {
  /** By word; by folded word; by whole text; and whatever is taken. */
  const standInOf = new Map<string, string>()
  const bases = new Map<string, string>()
  const texts = new Map<string, string>()
  const taken = new Set<string>()

  /** More to choose from with every so many tries that found nothing free: there are only so many short words. */
  const drawn = (length: number, from: string, attempt: number): string =>
    Array.from({ length }, () => {
      if (attempt >= 4 * TRIES) return String.fromCharCode(FIRST_IDEOGRAM + random(IDEOGRAMS))
      const all = attempt < TRIES ? from : from + moreLetters
      return all[random(all.length)]
    }).join('')

  /** The first candidate that is free and is not the original. */
  function free(original: string, candidate: (attempt: number) => string): string {
    let made = original
    for (let attempt = 0; made === original || taken.has(made); attempt += 1) made = candidate(attempt)
    taken.add(made)
    return made
  }

  function ofWord(word: string): string {
    const folded = foldText(word)
    const key = folded.length === word.length ? folded : word
    const base = bases.get(key)
    let used = ''
    const result = free(word, (attempt) => {
      used = (attempt === 0 && base) || drawn(word.length, letters, attempt)
      return styled(word, used)
    })
    if (!base) bases.set(key, used)
    return result
  }

  /** Never the beginning of a year of our time, so that what is no day does not become one. */
  const ofNumber = (number: string): string =>
    free(number, (attempt) => {
      const made = drawn(number.length, digits, attempt)
      return number.length === 4 && /^(?:19|20)/.test(made) ? number : made
    })

  /** Another day and another time of day, written in the same way. */
  function ofMoment([whole, , , , time = '', zone = '']: readonly string[]): string {
    return free(whole as string, (attempt) => {
      const day = dayText(FIRST_DAY + random(DAYS + attempt * 50))
      if (!time) return day
      const clock = new Date(random(DAY)).toISOString().slice(11, 23)
      const fraction = time.length > 9 ? drawn(time.length - 9, digits, 0) : ''
      return `${day}T${clock.slice(0, Math.min(time.length, 8))}${fraction && `.${fraction}`}${zone}`
    })
  }

  function made(text: string): string {
    // A reducer may trim it: the space around a text changes nothing of its stand-in.
    const inner = text.trim()
    if (inner !== text) return text.replace(inner, () => of(inner))
    const moment = isoMoment.exec(text)
    if (moment && isRealDay(text.slice(0, 10))) return ofMoment(moment)
    const [kept = ''] = scheme.exec(text) ?? []
    return (
      kept +
      text.slice(kept.length).replace(words, (word) => {
        const result = standInOf.get(word) ?? (/^\p{N}/u.test(word) ? ofNumber(word) : ofWord(word))
        standInOf.set(word, result)
        return result
      })
    )
  }

  function of(text: string): string {
    if (ownWords.has(text)) return text
    const result = texts.get(text) ?? made(text)
    texts.set(text, result)
    return result
  }

  return { of, random }
}
