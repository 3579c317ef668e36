// Says the lines of phrases.ts: fills in their choices for one author and one business at a time.
import { type Errand, type Kind, linesOf } from './phrases'
import type { Random } from './random'

/** What a review is about, and who writes it when. */
export interface Occasion {
  rating: number
  voice: 'f' | 'm'
  name: string
  city: string
  /** The slug of its category, and which of its subcategories it is in. */
  category: string
  subcategory: number
  visited: Date
}

/** Says lines as the author of a review would. */
export interface Speaker {
  /** Whoever speaks from now on, and about what. */
  begin(occasion: Occasion, kind: Kind, errand: Errand): void
  say(line: string): string
  /** A line of a section, said. */
  sayOne(section: string): string
  /** The next card of a shuffled deck, so that nothing returns before everything else has had its turn; '' of none. */
  deal(cards: readonly string[]): string
}

/** A line is read once, into texts and choices. */
type Part =
  | string
  | { kind: 'either'; options: Part[][] }
  | { kind: 'number' | 'voice'; first: Part[]; second: Part[] }
  | { kind: 'word'; word: string }

const months =
  'janarit shkurtit marsit prillit majit qershorit korrikut gushtit shtatorit tetorit nëntorit dhjetorit'.split(' ')
const choice = /\[([^[\]]*)\]|\(([^()/]*)\/([^()]*)\)|<([^|>]*)\|([^>]*)>|\{([^}]*)\}/

/** Makes a speaker. */
export function createSpeaker(random: Random): Speaker {
  const decks = new Map<readonly string[], { cards: string[]; left: number }>()
  const lines = new Map<string, Part[]>()
  const lists = new Map<string, string[]>()
  /** What stays the same within a review: what was paid, how long it took, where it is. */
  const settled = new Map<string, string>()
  let areSeveral = false
  let about: { occasion: Occasion; kind: Kind; errand: Errand }

  function deal(cards: readonly string[]): string {
    if (cards.length === 0) return ''
    let deck = decks.get(cards)
    if (!deck) {
      deck = { cards: [...cards], left: 0 }
      decks.set(cards, deck)
    }
    // The last card of one round is the first of the deck: it does not open the next round.
    const isNew = deck.left === 0
    if (isNew) deck.left = cards.length
    const at = isNew && deck.left > 1 ? 1 + random.below(deck.left - 1) : random.below(deck.left)
    deck.left -= 1
    const card = deck.cards[at] ?? ''
    deck.cards[at] = deck.cards[deck.left] ?? ''
    deck.cards[deck.left] = card
    return card
  }

  const draws: Record<string, () => string> = {
    work: () => deal(about.errand.works),
    thing: () => deal(about.errand.things),
    name: () => about.occasion.name,
    city: () => (about.occasion.city.includes(' ') ? 'qytet' : about.occasion.city),
    lek: () => price(random, about.kind.prices),
    season: () => seasonOf(about.occasion.visited),
  }

  function listed(word: string): string {
    const list = lists.get(word) ?? alternatives(linesOf(word)[0] ?? '')
    lists.set(word, list)
    return say(deal(list))
  }

  function valueFor(word: string): string {
    const known = settled.get(word)
    if (known !== undefined) return known
    const value = draws[word]?.() ?? listed(word)
    if (word !== 'work' && word !== 'thing') settled.set(word, value)
    return value
  }

  function sayPart(part: Part): string {
    if (typeof part === 'string') return part
    if (part.kind === 'either') return sayParts(random.pick(part.options))
    if (part.kind === 'word') return valueFor(part.word)
    const isSecond = part.kind === 'number' ? areSeveral : about.occasion.voice === 'f'
    return sayParts(isSecond ? part.second : part.first)
  }

  function sayParts(parts: readonly Part[]): string {
    let said = ''
    for (const part of parts) said += sayPart(part)
    return said
  }

  function say(line: string): string {
    let parts = lines.get(line)
    if (!parts) {
      parts = read(line)
      lines.set(line, parts)
    }
    return sayParts(parts)
  }

  return {
    begin(occasion, kind, errand) {
      about = { occasion, kind, errand }
      areSeveral = random.percent(kind.isShared ? 55 : 15)
      settled.clear()
    },
    say,
    sayOne: (section) => say(deal(linesOf(section))),
    deal,
  }
}

function read(line: string): Part[] {
  const found = choice.exec(line)
  if (!found) return line ? [line] : []
  const [whole, either, one, several = '', man, woman = '', word = ''] = found
  const part: Part =
    either !== undefined
      ? { kind: 'either', options: alternatives(either).map(read) }
      : one !== undefined
        ? { kind: 'number', first: read(one), second: read(several) }
        : man !== undefined
          ? { kind: 'voice', first: read(man), second: read(woman) }
          : { kind: 'word', word }
  return [...read(line.slice(0, found.index)), part, ...read(line.slice(found.index + whole.length))]
}

/** The texts between the bars that do not stand in `<a|b>`. */
const alternatives = (text: string): string[] => text.split(/\|(?![^<]*>)/)

function seasonOf(visited: Date): string {
  const date = visited.getUTCDate()
  const part = date < 11 ? 'në fillim të' : date < 21 ? 'në mes të' : 'nga fundi i'
  return `${part} ${months[visited.getUTCMonth()]}`
}

function price(random: Random, [from, to]: [number, number]): string {
  const share = random.below(1000) / 1000
  const amount = from + (to - from) * share * share
  const step = amount < 2000 ? 50 : amount < 10_000 ? 100 : 500
  const lek = Math.round(amount / step) * step
  return `${lek < 10_000 ? lek : `${Math.floor(lek / 1000)} ${String(lek).slice(-3)}`} lekë`
}
