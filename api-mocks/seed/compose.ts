// Composes the seed's reviews from phrases.ts: seeded, no two alike, and with ratings that agree with the text.
import { type Errand, type Kind, kindOf, linesOf, type Tone } from './phrases'
import type { Random } from './random'
import { createSpeaker, type Occasion } from './speaker'

/** The longest comment, in characters. */
export const longest = 2000

/** How many characters comments have: up to which share of a hundred, how many at most; 0 is one sentence. */
const lengths: readonly [number, number][] = [
  [26, 0],
  [62, 240],
  [85, 480],
  [94, 900],
  [98, 1500],
  [100, longest],
]

/** The tones of the sentences in turn, by rating; a review of one sentence has the first. */
const tones: Record<number, Tone[]> = { 5: ['+'], 4: ['+', '+', '~'], 3: ['~', '+', '-'], 2: ['-', '~', '-'], 1: ['-'] }

/** What stands around the sentences of a comment of so many characters; how likely each opening is, in percent. */
const frames = [
  { from: 1500, openings: ['visit', 'scene', 'story'], chance: 100, ends: ['story', 'story', 'end', 'end'] },
  { from: 900, openings: ['visit', 'scene', 'story'], chance: 100, ends: ['end'] },
  { from: 300, openings: ['visit', 'scene'], chance: 45, ends: ['end'] },
  { from: 180, openings: ['visit', 'scene'], chance: 30, ends: [] },
  { from: 0, openings: [], chance: 0, ends: [] },
]

/** Writes one review after the other; each differs from those before. */
export function createComposer(random: Random): (occasion: Occasion) => { title: string; comment: string } {
  const { begin, say, sayOne, deal } = createSpeaker(random)
  const written = new Set<string>()
  const titled = new Set<string>()

  /** Says a line, joined now and then to the one before. */
  function link(line: string, before: Tone | undefined, tone: Tone): string {
    const [from, to] = [before === '+' ? '+' : '-', tone === '+' ? '+' : '-']
    const isPlain = !random.percent(!before ? 12 : from === to ? 20 : 55) || line.includes(' por ')
    if (isPlain) return say(line)
    const sentence = say(line)
    return `${sayOne(before ? `${from}to${to}` : 'voice')} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
  }

  /** Lines that suit, one topic after the other, every second one particular to the kind at first. */
  function* suiting({ rating }: Occasion, kind: Kind, errand: Errand, most: number): Generator<[string, Tone]> {
    const turns = tones[rating] ?? []
    const used = new Set<string>()
    const toneOf = new Map<string, Tone>()
    const hasOwn = errand.topics.includes(kind.slug)
    const first = random.below(turns.length)
    for (let turn = 0; turn < most; turn += 1) {
      const topic = hasOwn && turn % 2 === 0 ? kind.slug : deal(errand.topics)
      const tone = toneOf.get(topic) ?? turns[(first + used.size) % turns.length] ?? '+'
      const line = deal(linesOf(topic, tone))
      if (!line || used.has(line)) continue
      used.add(line)
      // Of one topic it is all praise or all complaint; a kind's own lines are on several.
      if (topic !== kind.slug) toneOf.set(topic, tone)
      yield [line, tone]
    }
  }

  /** Adds sentences to a text while there is room. */
  function goOn(start: string, occasion: Occasion, kind: Kind, errand: Errand, room: number): string {
    let text = start
    let before: Tone | undefined
    for (const [line, tone] of suiting(occasion, kind, errand, room > 800 ? 160 : 14)) {
      const sentence = start && !before ? say(line) : link(line, before, tone)
      if (text && text.length + sentence.length + 2 > room) break
      text = joined(text, sentence)
      before = tone
    }
    return text
  }

  function oneSentence(rating: number, errand: Errand): string {
    const line = random.percent(55) ? '' : deal(linesOf(deal(errand.topics), tones[rating]?.[0]))
    return joined('', line ? say(line) : sayOne(`short${rating}`))
  }

  function write(occasion: Occasion, kind: Kind, errand: Errand, length: number): string {
    if (length === 0) return oneSentence(occasion.rating, errand)
    const frame = frames.find(({ from }) => length >= from)
    const ends = (frame?.ends ?? []).map((section) => (section === 'end' ? `end${occasion.rating}` : section))
    let text = ''
    for (const section of frame?.openings ?? [])
      if (random.percent(frame?.chance ?? 0) && (section !== 'visit' || kind.hasPremises))
        text = joined(text, sayOne(section))
    text = goOn(text, occasion, kind, errand, Math.max(length - ends.length * 65, 150))
    return ends.reduce((whole, section) => joined(whole, sayOne(section)), text)
  }

  /** As people type: some without diacritics, short ones often without the full stop. */
  function typed(text: string, rating: number): string {
    const way = random.below(100)
    if (way < 6) return withoutMarks(way < 3 ? text.toLowerCase() : text)
    if (text.length < 90 && way < 40) return text.replace(/\.$/, '')
    return (rating === 5 || rating === 1) && way < 52 ? text.replace(/\.$/, '!') : text
  }

  function lengthOf(): number {
    const share = random.below(100)
    const at = lengths.findIndex(([upTo]) => share < upTo)
    const [from, to] = [lengths[at - 1]?.[1] ?? 0, lengths[at]?.[1] ?? 0]
    return to && Math.max(110, from + random.below(to - from + 1))
  }

  /** A title, in most cases one that no other has. */
  function entitle(section: string): string {
    let title = sayOne(section)
    for (let times = 0; times < 7 && titled.has(title); times += 1) title = sayOne(section)
    titled.add(title)
    return capital(title)
  }

  return (occasion) => {
    const { rating } = occasion
    const kind = kindOf.get(occasion.category)
    const errand = kind?.errands[occasion.subcategory]
    if (!kind || !errand) throw new Error(`No phrases for ${occasion.category} ${occasion.subcategory}`)
    begin(occasion, kind, errand)
    const length = lengthOf()
    let text = write(occasion, kind, errand, length)
    for (let times = 0; written.has(text); times += 1) text = write(occasion, kind, errand, times < 3 ? length : 200)
    // Longer ones are never alike, as the tests see.
    if (text.length < 150) written.add(text)
    return {
      title: entitle(`${length && random.percent(35) ? 'short' : 'title'}${rating}`),
      comment: typed(text, rating),
    }
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The text and one more sentence, with a full stop if it has no other end. */
function joined(text: string, sentence: string): string {
  const stop = '.!?'.includes(sentence.at(-1) ?? '') ? '' : '.'
  return `${text}${text && ' '}${capital(sentence)}${stop}`
}

const withoutMarks = (text: string): string =>
  text.replaceAll('ë', 'e').replaceAll('ç', 'c').replaceAll('Ç', 'C').replaceAll('Ë', 'E').replaceAll('’', "'")
