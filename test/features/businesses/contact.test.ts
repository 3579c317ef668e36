// Telephone texts as directories hold them: which parts are numbers, and what is dialled for each.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { firstNumber, telephoneParts } from '@/features/businesses/model/contact'

/** The numbers of a text, each as `what is shown -> what is dialled`. */
const numbers = (text: string) =>
  telephoneParts(text).flatMap((part) => (part.number === undefined ? [] : [`${part.text} -> ${part.number}`]))

describe('a telephone text has the numbers that somebody can be called by', () => {
  it.each<[text: string, ...found: string[]]>([
    // As one writes a number.
    ['069 / 20 12 345', '069 / 20 12 345 -> 0692012345'],
    ['04\u20112234567', '04\u20112234567 -> 042234567'],
    ['04 22 34 567', '04 22 34 567 -> 042234567'],
    ['(04) 2234567', '(04) 2234567 -> 042234567'],
    ['0832 2 2333', '0832 2 2333 -> 083222333'],
    ['0800 1234', '0800 1234 -> 08001234'],
    ['+355 69 20 12 345', '+355 69 20 12 345 -> +355692012345'],
    ['+355 (69) 2012345', '+355 (69) 2012345 -> +355692012345'],
    ['(+355) 69 2012345', '(+355) 69 2012345 -> +355692012345'],
    ['+355 60 000 0001', '+355 60 000 0001 -> +355600000001'],
    ['355 69 2012345', '355 69 2012345 -> +355692012345'],
    ['+355\u00a069\u00a0201\u202f2345', '+355 69 201 2345 -> +355692012345'],
    ['\u202a+355 69 2012345\u202c', '+355 69 2012345 -> +355692012345'],
    ['069     2012345', '069 2012345 -> 0692012345'],
    ['127', '127 -> 127'],
    // The `0` that is not dialled behind a country code.
    ['+355(0)69 20 12 345', '+355(0)69 20 12 345 -> +355692012345'],
    ['00355 0 69 2012345', '00355 0 69 2012345 -> +355692012345'],
    ['+3550692012345', '+3550692012345 -> +355692012345'],
    ['+383 044 123 456', '+383 044 123 456 -> +38344123456'],
    ['+49 (0) 30 1234567', '+49 (0) 30 1234567 -> +49301234567'],
    ['+39 (0)6 1234 5678', '+39 (0)6 1234 5678 -> +390612345678'],
    // Other countries.
    ['+39 06 1234 5678', '+39 06 1234 5678 -> +390612345678'],
    ['0039 06 12345678', '0039 06 12345678 -> +390612345678'],
    ['+382 67 123 456', '+382 67 123 456 -> +38267123456'],
    ['+1 212 555 0123', '+1 212 555 0123 -> +12125550123'],
    // More than one.
    ['069 2012345 067 2012346', '069 2012345 -> 0692012345', '067 2012346 -> 0672012346'],
    ['04 222 333/069 111 2222', '04 222 333 -> 04222333', '069 111 2222 -> 0691112222'],
    ['+355 69 111 2222 +355 4 2234567', '+355 69 111 2222 -> +355691112222', '+355 4 2234567 -> +35542234567'],
    ['+355 4 2234567 069 2012345', '+355 4 2234567 -> +35542234567', '069 2012345 -> 0692012345'],
    ['+39 06 1234 5678 069 2012345', '+39 06 1234 5678 -> +390612345678', '069 2012345 -> 0692012345'],
    ['+41 44 123 45 67/04 2234567', '+41 44 123 45 67 -> +41441234567', '04 2234567 -> 042234567'],
    // What stands around them.
    ['04 2234567/568', '04 2234567 -> 042234567'],
    ['04 22 34 567-8', '04 22 34 567 -> 042234567'],
    ['+355 4 2234567/8', '+355 4 2234567 -> +35542234567'],
    ['069 2012345/6/7', '069 2012345 -> 0692012345'],
    ['04 2234567 int. 120', '04 2234567 -> 042234567'],
    ['069 2012345 (08:00-16:00)', '069 2012345 -> 0692012345'],
    ['069 2012345 (08.00-16.00)', '069 2012345 -> 0692012345'],
    ['069 2012345, 08.00 – 16.00', '069 2012345 -> 0692012345'],
    // A number for faxes alone is not for calling.
    ['Tel: 04 2234567 Fax: 04 2234568', '04 2234567 -> 042234567'],
    ['Fax: (04) 2234568, 04 2234567', '04 2234567 -> 042234567'],
    ['faks +355 4 2234568; tel. +355 4 2234567', '+355 4 2234567 -> +35542234567'],
    ['04 2234568 (fax) 04 2234567', '04 2234567 -> 042234567'],
    ['Tel/Fax: 04 2234567', '04 2234567 -> 042234567'],
    ['Telefon & faks 04 2234567', '04 2234567 -> 042234567'],
    ['069 2012345 (Ana) 068 2012346 (Beni)', '069 2012345 -> 0692012345', '068 2012346 -> 0682012346'],
    ['04 222 333, 5', '04 222 333 -> 04222333'],
  ])('%j', (text, ...found) => {
    expect(numbers(text)).toEqual(found)
    expect(firstNumber(text)).toBe(found[0]?.split(' -> ')[1])
  })

  const nobodys =
    '| |pyet në banak|2234567|69 201 2345|069 12 34;ext=9|069 20123456|+355 69 20123456|+4930|+12345678901234|' +
    'NIPT L01234567X|08:00-16:00|12|int. 120|Fax: 042234567'
  it.each(nobodys.split('|'))('and none where nobody can be: %j', (text) => {
    expect(numbers(text)).toEqual([])
    expect(firstNumber(text)).toBeUndefined()
  })

  it('wherever one number ends and the next begins', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))
    const mobile = fc.tuple(fc.constantFrom('67', '68', '69'), digits(7))
    const landline = fc.tuple(fc.constantFrom('42', '52', '22', '82'), digits(6))
    const one = fc
      .tuple(fc.constantFrom('0', '+355', '00355 ', '+355 (0) '), fc.oneof(mobile, landline))
      .chain(([code, [area, own]]) =>
        fc
          .tuple(
            fc.constantFrom(' ', '/', '-', ' - ', '', ') '),
            fc.constantFrom('', ' ', '.', '-'),
            fc.nat(own.length),
          )
          .map(([first, second, at]) => ({
            text: `${code}${area}${first}${own.slice(0, at)}${at > 0 && at < own.length ? second : ''}${own.slice(at)}`,
            dialled: `${code === '0' ? '0' : '+355'}${area}${own}`,
          })),
      )
    const signs = [' ', ', ', '; ', '/', ' / ', '-', ' - ', ' • ', ' & ', ' | ', '\n']
    const between = fc.constantFrom(...signs, ' dhe ', ' e ', ' ose ', ' (zyra), ')
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 4 }), between, (all, sign) => {
        const parts = telephoneParts(all.map(({ text }) => text).join(sign))
        expect(parts.flatMap(({ number }) => number ?? [])).toEqual(all.map(({ dialled }) => dialled))
      }),
    )
  })

  it('and keeps the rest of the text, whatever it holds', () => {
    const written = fc.string({ unit: fc.constantFrom(...'0012345667899++ ()./-,:;ae\n\u00a0'), maxLength: 60 })
    fc.assert(
      fc.property(fc.oneof(written, fc.string()), (text) => {
        const parts = telephoneParts(text)
        expect(parts.map((part) => part.text).join('')).toBe(text.replace(/[\s\p{Cf}]+/gu, ' '))
        for (const { number } of parts)
          if (number !== undefined) expect(number).toMatch(/^(\+[1-9]\d{7,13}|0[2-9]\d{6,8}|\d{3})$/)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([' ', 'tel', 'fax ', '0 ', '0', '(', '+ ', '+355(', '06 9/', '069 ', '0.'])(
    'in a time that grows with its length, also where %j stands in it 100,000 times',
    (sign) => {
      const parts = telephoneParts(`069${sign.repeat(100_000)}a, 04 2234567`)
      expect(parts.at(-1)?.number).toBe('042234567')
    },
  )
})
