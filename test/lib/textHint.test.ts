// What is said of a comment before it is sent, and of which nothing may be said.
import { seed } from '@mocks/seed/seed'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { commentHint, textHint } from '@/lib/textHint'

describe('textHint', () => {
  it.each([
    ['Më telefono në 069 123 4567.', /numër telefoni ose email/],
    ['Pronari: +355 69 12 34 567', /numër telefoni ose email/],
    ['tel 069/1234567', /numër telefoni ose email/],
    ['Thirre 00355691234567', /numër telefoni ose email/],
    ['Shkruaji arta.hoxha@example.al', /numër telefoni ose email/],
    ['Kamerieri është idiot.', /fjalë të papërshtatshme/],
    ['SIKTIR që aty', /fjalë të papërshtatshme/],
    ['Ikën në pidh të nënës', /fjalë të papërshtatshme/],
    ['Shih https://reklama.example/kafe', /ka një link/],
    ['Porosit te kafja.al, është më lirë', /ka një link/],
    ['WWW.KAFJA.COM', /ka një link/],
    ['SHËRBIMI ISHTE SHUMË I KEQ', /shkronja të mëdha/],
    ['Keeeeq fare', /të përsëritura/],
    ['Nuk kthehem më!!!!', /të përsëritura/],
  ])('%s', (text, hint) => {
    expect(textHint(text)).toMatch(/^Teksti duket/)
    expect(textHint(text)).toMatch(hint)
  })

  it.each([
    'SHUMË MIRË!!!',
    'Paguam 1 200 000 lekë, ose 12.500 euro, më 05.02.2026 10 persona.',
    'Ishim aty më 05/02/2026, nga 09:00 deri 23:00, në vitet 2024-2026.',
    'Nuk thanë asgjë...pastaj erdhën. Porosia 000123456.',
    'Zoti Mutiu e rregulloi motorin, kthesa e rrugës nuk na pengoi.',
    'Kurban Bajrami, kurba e shkallëve dhe qirinjtë në tavolinë.',
    'BKT dhe TVSH: fatura me NIPT K12345678A.',
    'Ooo sa mirë, mmm, brrr ftohtë.',
    '',
  ])('says nothing of ordinary words: %s', (text) => {
    expect(textHint(text)).toBeUndefined()
  })

  it('says nothing of any comment of the demo', () => {
    const hinted = seed().reviews.filter(({ title, comment }) => textHint(`${title}. ${comment}`))
    expect(hinted.map(({ title, comment }) => `${title}. ${comment}`)).toEqual([])
    expect(seed().reviews.length).toBeGreaterThan(1000)
  })

  it('reads any text, however long, and is one sentence or none', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(textHint(text) ?? 'Teksti duket').toMatch(/^Teksti duket/)
      }),
    )
    expect(textHint('0'.repeat(50_000))).toBe(undefined)
  })
})

const hint = /shkronja të mëdha/
it('large letters are spoken of from fifteen letters on, where more than four in five are large', () => {
  expect(textHint('SHËRBIM I DOBËT')).toBeUndefined()
  expect(textHint('SHËRBIMI I DOBËT')).toBeUndefined()
  expect(textHint('SHËRBIMI IM DOBËT')).toMatch(hint)
  expect(textHint('SHËRBIMI I DOBËT PO dhe i')).toBeUndefined()
  expect(textHint('SHËRBIMI I DOBËT PO dhe')).toMatch(hint)
})

it('asks a short comment for more, unless there is something to say of it', () => {
  expect(commentHint('')).toBeUndefined()
  expect(commentHint('  \n ')).toBeUndefined()
  expect(commentHint('Mirë.')).toMatch(/^Disa hollësi më shumë/)
  expect(commentHint(`${' '.repeat(20)}Mirë.${' '.repeat(20)}`)).toMatch(/^Disa hollësi më shumë/)
  expect(commentHint('Kafe e mirë, kek shumë i mirë')).toMatch(/^Disa hollësi më shumë/)
  expect(commentHint('Kafe e mirë, kek shumë i mirë.')).toBeUndefined()
  expect(commentHint('Idiot.')).toMatch(/fjalë të papërshtatshme/)
  expect(commentHint('Mirë, me shërbim të shpejtë dhe çmime të arsyeshme.')).toBeUndefined()
})
