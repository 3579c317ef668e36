// The stock that reviews are composed from, read from phrases/*.ts. In its lines `[a|b]` is either, `(a/b)` one or
// several speakers, `<a|b>` a man or a woman, and `{word}` a value of the review or one of the list of that name.
import { common } from './phrases/common'
import { kinds } from './phrases/kinds'

/** What a sentence is: praise, a small reservation, a complaint. */
export type Tone = '+' | '~' | '-'

/** What one comes for, and what one may praise or blame. */
export interface Errand {
  /** The topics that suit: those of its kind, with the kind's own sentences or without. */
  topics: string[]
  works: string[]
  things: string[]
}

/** What is particular to the reviews of a category. */
export interface Kind {
  slug: string
  hasPremises: boolean
  /** Whether one often comes in company. */
  isShared: boolean
  /** In lekë, from and to. */
  prices: [number, number]
  /** In the order of its subcategories. */
  errands: Errand[]
}

type Lines = Record<Tone | '', string[]>
const sections = new Map<string, Lines>()
const none: string[] = []

/** The lines of a section, of one tone if it is given. */
export const linesOf = (section: string, tone: Tone | '' = ''): string[] => sections.get(section)?.[tone] ?? none

/** The kinds of business by the slug of their category. */
export const kindOf = new Map<string, Kind>()

function add(section: string, line: string): void {
  const [, tone = '', text = ''] = /^([+~-]?) ?(.*?)\.?$/.exec(line) ?? []
  const lines = sections.get(section) ?? { '': [], '+': [], '~': [], '-': [] }
  lines[tone as keyof Lines].push(text)
  sections.set(section, lines)
}

function sectionsOf(text: string): { title: string; lines: string[] }[] {
  return text
    .trim()
    .slice(2)
    .split('\n# ')
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      return { title, lines }
    })
}

for (const { title, lines } of sectionsOf(common)) for (const line of lines) add(title, line)

for (const { title, lines } of sectionsOf(kinds)) {
  const [, slug = '', words = '', from, to, things] = /^(\w+) ([a-z ]+) (\d+) (\d+) ?(.*)$/.exec(title) ?? []
  const named = words.split(' ')
  const errands = lines
    .filter((line) => !/^[+~-]/.test(line))
    .map((line): Errand => {
      const isOther = line.startsWith('* ')
      const [works = '', own] = line.slice(isOther ? 2 : 0).split(': ')
      return {
        topics: ['thing', ...named.filter((word) => word !== 'visit' && word !== 'we'), ...(isOther ? [] : [slug])],
        works: works.split('|'),
        things: [own, !isOther && things].filter(Boolean).join('|').split('|'),
      }
    })
  for (const line of lines) if (/^[+~-]/.test(line)) add(slug, line)
  kindOf.set(slug, {
    slug,
    hasPremises: named.includes('visit'),
    isShared: named.includes('we'),
    prices: [Number(from), Number(to)],
    errands,
  })
}
