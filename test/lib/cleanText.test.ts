// What is left of a text that people's tools have put something into (Q96), or that was copied with what stood around it.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import {
  deletionForm,
  forgotForm,
  loginForm,
  passwordForm,
  resetForm,
  signupForm,
} from '@/features/auth/model/accountForms'
import { cleanLink, emptyBusiness } from '@/features/businesses/model/addBusiness'
import { noFilters } from '@/features/businesses/model/filters'
import { noReviewSearch } from '@/features/reviews/model/reviewSearch'
import { cleanEmail, mailedQuery } from '@/lib/cleanEmail'
import { cleanId, cleanSearch, cleanText, foldText, isBlank } from '@/lib/cleanText'
import { routes } from '@/lib/paths'
import { queryKeys, sharedListKey } from '@/lib/queryKeys'
import { blankReview } from '@/lib/reviewFields'
import { readDay } from '@/lib/typedDay'
import { inAddress } from '@/lib/wellFormed'

describe('a text is sent', () => {
  it.each<[string, typed: string, sent?: string]>([
    ['without blanks of no width', 'ho\u200btel\ufeff', 'hotel'],
    ['without direction marks around it', '\u202aarta@posta.al\u202c\u200e', 'arta@posta.al'],
    ['without isolates', '\u2066Kafe\u2069', 'Kafe'],
    ['without soft hyphens', 'kafe\u00adne', 'kafene'],
    ['without the space that they leave at its ends', '\u200b Kafe \u200b', 'Kafe'],
    ['without joiners at its ends and beside blanks', '\u200dKafe\u200c e\u200d mir\u200c\u200cë', 'Kafe e mirë'],
    ['with the joiner inside a word', 'می\u200cخواهم'],
    ['with those inside an emoji', '👩🏽\u200d🍳 👨\u200d👩\u200d👧 🏳️\u200d🌈'],
    ['with the tags of a flag', '🏴\u{E0067}\u{E0062}\u{E007F}'],
    ['without others', ' a\u{E0067}', 'a'],
    ['with letters in one part, also where something stood between', 'c\u0327e\u200b\u0308', 'çë'],
    ['with its lines and blanks', 'një\n\n dy  tre'],
    ['with every letter of its own', 'Ë ç Ç ’ “ ” ½ ﬁ ＫＡ'],
  ])('%s', (_, typed, sent = typed) => {
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

/** Signs that texts, mails and chats put around what is copied. */
const signs = `“”„«»‘’"'\`´()[]{}<>.,;:!?…\u00a0 `
const without = (some: string) => [...signs].filter((sign) => !some.includes(sign)).join('')

/** What is cut of what is pasted, kind by kind. */
interface Kind {
  /** The fields, keys of an address's query and parts of its path that are so. */
  fields: string
  clean: (text: string) => string
  sample: string
  /** The signs cut in front of it, and behind it. */
  front: string
  end: string
  /** What a clean value may look like. */
  tidy: RegExp
  rows: [copied: string, left: string][]
}

const kinds: Readonly<Record<string, Kind>> = {
  'a search keeps what stands within it': {
    fields: 'search location text kerko qyteti',
    clean: cleanSearch,
    ...{ sample: 'sofra', front: signs, end: signs },
    tidy: /^[a-zë0-9&/-]{1,9}([.,:”]? [a-z]([a-z’]{0,4}[a-z])?){0,2}$/,
    rows: [
      ['sofra . ', 'sofra'],
      ['“Sofra e Shtatë Lugëve”', 'Sofra e Shtatë Lugëve'],
      ['“Sofra e Shtatë Lugëve”, Tiranë.', 'Sofra e Shtatë Lugëve”, Tiranë'],
      ['\u2066“Sofra”\u2069\u00a0(Tiranë)…', 'Sofra” (Tiranë'],
      ['Dr. Ana: dentiste!', 'Dr. Ana: dentiste'],
      ['kafe\u00a0 \n bar', 'kafe bar'],
      ['. , ” ?!', ''],
      ['24/7 C++ a.b @x +355 69 - Rock’n’Roll &', '24/7 C++ a.b @x +355 69 - Rock’n’Roll &'],
    ],
  },
  'an e-mail address stands alone': {
    fields: 'email',
    clean: cleanEmail,
    // Its name may begin with the others.
    ...{ sample: 'ana@posta.al', front: without("'`´{}.!?"), end: signs },
    tidy: /^[a-z0-9.!?'`{+_-]{1,9}@[a-z0-9-]{1,9}\.al$/,
    rows: [
      ['mailto:ana@posta.al', 'ana@posta.al'],
      ["'ana@posta.al'", 'ana@posta.al'],
      ['Ana Hoxha <ana@posta.al>;', 'ana@posta.al'],
      ['MAILTO: ana@posta.al?subject=Link', 'ana@posta.al'],
      ['<mailto:ana@posta.al>', 'ana@posta.al'],
      ['\u202a<ana@posta.al>\u202c', 'ana@posta.al'],
      ['.', '.'],
    ],
  },
  'a token is what the mail said': {
    fields: 'token',
    clean: (text) => mailedQuery(`?token=${inAddress(text)}`).token,
    ...{ sample: 'verify-1-a0', front: signs, end: signs },
    tidy: /^([a-f0-9]{16,40}|3D[A-F]{8}|[a-z]{3,6}-[0-9]-[a-z0-9]{8}|eyJ[A-Za-z0-9_-]{9}\.[A-Za-z0-9_-]{9})$/,
    rows: [
      ['verify-1-a0\u200b', 'verify-1-a0'],
      ['3Dverify-1-a0', 'verify-1-a0'],
      [' “3DeyJhb.c-D_e”.\u00a0', 'eyJhb.c-D_e'],
    ],
  },
  'an id of an address is its own': {
    fields: 'biznese :businessId :categorySlug',
    clean: cleanId,
    ...{ sample: 'biz_001', front: without('?'), end: signs },
    tidy: /^[a-z]{3}_[0-9]{3}$|^[a-f0-9]{24}$|^[.,;]$/,
    rows: [
      ['biz_001\u200b', 'biz_001'],
      ['biz_001?fbclid=x', 'biz_001'],
      ['biz_001&utm=x\n#a', 'biz_001'],
    ],
  },
  'a link leads somewhere': {
    fields: 'url',
    clean: cleanLink,
    ...{ sample: 'sofra.al', front: signs, end: signs },
    tidy: /^(https?:\/\/)?[a-z0-9-]{1,9}\.al(\/[a-z0-9~=&?#.-]{0,9}[a-z0-9/])?$/,
    rows: [
      ['<https://sofra.al/menu>.', 'https://sofra.al/menu'],
      ['https://http://https://sofra.al', 'https://sofra.al'],
      ['sofra.al/menu_(sq)', 'sofra.al/menu_(sq)'],
      ['(sofra.al/menu_(sq)).', 'sofra.al/menu_(sq)'],
      ['sofra.al/?u=https://https.al', 'sofra.al/?u=https://https.al'],
      ['.', '.'],
    ],
  },
  'a day has its figures': {
    fields: 'experienceDate dateFrom dateTo',
    clean: readDay,
    ...{ sample: '2026-11-20', front: signs, end: signs },
    tidy: /^20[0-9]{2}-1[0-2]-[12][0-9]$/,
    rows: [
      ['\u200e20\u201311\u20132026.', '2026-11-20'],
      ['(20.11.2026),', '2026-11-20'],
    ],
  },
}

it('what is cut of every field, key and part of an address is in the table, or it is chosen, secret or text of its own', () => {
  const forms = [loginForm, signupForm, forgotForm, resetForm, passwordForm, deletionForm].map(({ initial }) => initial)
  const all = [...forms, emptyBusiness, blankReview, noFilters, noReviewSearch].flatMap(Object.keys)
  const parts = Object.values(routes).flatMap((route) => route.match(/:\w+/g) ?? [])
  const inTable = Object.values(kinds).flatMap(({ fields }) => fields.split(' '))
  const chosen = 'acceptTerms category subcategories rating sortBy yje rendit faqe kategoria nga deri'.split(' ')
  const secret = 'password confirmPassword currentPassword newPassword confirmation'.split(' ')
  const own = 'name title comment orderId'.split(' ')
  expect([...inTable, ...chosen, ...secret, ...own].sort()).toEqual(
    [...new Set([...all, ...queryKeys, sharedListKey, 'token', ...parts])].sort(),
  )
})

describe.each(Object.entries(kinds))('of what was copied, %s', (_, { clean, sample, front, end, tidy, rows }) => {
  it('without the signs of the table at its ends', () => {
    for (const sign of signs) {
      expect(clean(sign + sample), `${sign} in front`).toBe(front.includes(sign) ? sample : sign + sample)
      expect(clean(sample + sign), `${sign} behind`).toBe(end.includes(sign) ? sample : sample + sign)
    }
  })

  it.each(rows)('%j: %j', (copied, left) => expect(clean(copied)).toBe(left))

  it('and what is clean stays as it is', () => {
    const bits = 'mailto: https:// 3D @ / \u200d \u0301 ë a.al eyJ'.split(' ')
    const piece = fc.oneof(
      fc.constantFrom(sample, ...rows.flat(), ...signs, ...bits),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const left = clean(pieces.join(''))
        expect(clean(left)).toBe(left)
      }),
      { numRuns: 1000 },
    )
    fc.assert(
      fc.property(fc.stringMatching(tidy), (text) => {
        expect(clean(text)).toBe(text)
      }),
    )
  })
})

it.each([
  ['?token=T&email=ana%40posta.example', 'T', 'ana@posta.example'],
  ['?email=ana%40posta.example&amp;token=T', 'T', 'ana@posta.example'],
  ['?amp;token=T&amp;amp;email=ana@posta.example', 'T', 'ana@posta.example'],
  ['?email=ana+x@posta.example', '', 'ana+x@posta.example'],
  ['?email=ana%2Bx@posta.example.', '', 'ana+x@posta.example'],
  ['?email=telefono 069 ana@posta.example', '', 'telefono 069 ana@posta.example'],
  ['?email=3Dstudio@posta.example', '', '3Dstudio@posta.example'],
  ['?token=&email', '', ''],
  ['', '', ''],
])('the link of a mail with %s says token %j and address %j', (search, token, email) => {
  expect(mailedQuery(search)).toEqual({ token, email })
})
