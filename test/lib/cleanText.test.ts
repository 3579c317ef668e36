// What is left of a text that people's tools have put something into (Q96), or that was copied with what stood around it.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { cleanSearch, cleanText, foldText, isBlank } from '@/lib/cleanText'

describe('a text is sent', () => {
  it.each([
    ['without blanks of no width', 'ho\u200btel\ufeff', 'hotel'],
    ['without direction marks around it', '\u202aarta@posta.al\u202c\u200e', 'arta@posta.al'],
    ['without isolates', '\u2066Kafe\u2069', 'Kafe'],
    ['without soft hyphens', 'kafe\u00adne', 'kafene'],
    ['without the space that they leave at its ends', '\u200b Kafe \u200b', 'Kafe'],
    ['without joiners at its ends and beside blanks', '\u200dKafe\u200c e\u200d mir\u200c\u200cë', 'Kafe e mirë'],
    ['with the joiner inside a word', 'می\u200cخواهم', 'می\u200cخواهم'],
    [
      'with those inside an emoji',
      '👩🏽\u200d🍳 👨\u200d👩\u200d👧 🏳️\u200d🌈',
      '👩🏽\u200d🍳 👨\u200d👩\u200d👧 🏳️\u200d🌈',
    ],
    [
      'with the tags of a flag, and without others',
      '🏴\u{E0067}\u{E0062}\u{E007F} a\u{E0067}',
      '🏴\u{E0067}\u{E0062}\u{E007F} a',
    ],
    ['with letters in one part, also where something stood between', 'c\u0327e\u200b\u0308', 'çë'],
    ['with its lines and blanks', 'një\n\n dy  tre', 'një\n\n dy  tre'],
    ['with every letter of its own', 'Ë ç Ç ’ “ ” ½ ﬁ ＫＡ', 'Ë ç Ç ’ “ ” ½ ﬁ ＫＡ'],
  ])('%s', (_, typed, sent) => {
    expect(cleanText(typed)).toBe(sent)
    expect(cleanText(sent)).toBe(sent)
  })

  it('empty where there is none', () => expect(cleanText(undefined)).toBe(''))
})

it.each(['', ' \n\t', '\u200b', '\u00ad\u2060', '\u3164', '\u115f\uffa0', '\u2800', '\ufe0f', '\u0000'])(
  'nothing of %j can be seen',
  (text) => expect(isBlank(text)).toBe(true),
)

it.each(['a', 'ë', '5', '👍', '\u200bx', '.', '한'])('something of %j can be seen', (text) => {
  expect(isBlank(text)).toBe(false)
})

it('a search on the page finds what was typed with such signs', () => {
  expect(foldText('ho\u200btel\u00ad')).toBe('hotel')
})

describe('of what was copied', () => {
  const tables: Readonly<Record<string, { clean: (text: string) => string; rows: [copied: string, left: string][] }>> =
    {
      'a search keeps its words': {
        clean: cleanSearch,
        rows: [
          ['sofra.', 'sofra'],
          ['sofra . ', 'sofra'],
          ['kafene,', 'kafene'],
          ['“kafene”', 'kafene'],
          ['«kafene»', 'kafene'],
          ['„Kafene“', 'Kafene'],
          ['‘kafene’ `kafene´', 'kafene kafene'],
          ['“Sofra e Shtatë Lugëve”', 'Sofra e Shtatë Lugëve'],
          ['“Sofra e Shtatë Lugëve”, Tiranë.', 'Sofra e Shtatë Lugëve Tiranë'],
          ['\u2066“Sofra”\u2069\u00a0(Tiranë)…', 'Sofra Tiranë'],
          ['Dr. Ana; dentiste!', 'Dr Ana dentiste'],
          ['kafe\u00a0 \n bar', 'kafe bar'],
          ['. , ” ?!', ''],
          [
            'Bar & Kafe - Rock’n’Roll s’ka 24/7 C++ a.b @x +355 69',
            'Bar & Kafe - Rock’n’Roll s’ka 24/7 C++ a.b @x +355 69',
          ],
        ],
      },
    }

  describe.each(Object.entries(tables))('%s', (_, { clean, rows }) => {
    it.each(rows)('%j: %j', (copied, left) => expect(clean(copied)).toBe(left))

    it('and what is clean stays as it is', () => {
      const pieces = [
        ...rows.flat(),
        ...'“ ” ( ) < > . , ; : ? ! @ / mailto: https:// 3D \u200d \u0301 ë a.al'.split(' '),
        ' ',
      ]
      const copied = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 })))
      fc.assert(
        fc.property(copied, (parts) => {
          const left = clean(parts.join(''))
          expect(clean(left)).toBe(left)
        }),
        { numRuns: 1000 },
      )
      fc.assert(
        fc.property(fc.stringMatching(/^[a-zë0-9]{1,9}$/), (word) => {
          expect(clean(word)).toBe(word)
        }),
      )
    })
  })
})
