// What is left of a text that people's tools have put something into (Q96).
import { describe, expect, it } from 'vitest'
import { cleanText, foldText, isBlank } from '@/lib/cleanText'

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
