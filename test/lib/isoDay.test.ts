// Calendar days, yyyy-mm-dd: which texts are one, as people type them too; which day it is where, and the clock in Tirana.
import fc from '@test/fastCheck'
import { describe, expect, it, vi } from 'vitest'
import { isDay, isoDay, localDay, localTime, monthsBefore } from '@/lib/isoDay'
import { inTirana, yearOf } from '@/lib/tiranaTime'
import { dayProblem, readDay, showDay } from '@/lib/typedDay'

const at = (text: string) => Date.parse(text)
const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('isDay', () => {
  it.each(['1000-01-01', '2026-11-23', '2024-02-29', '9999-12-31'])('takes %s for a day', (text) => {
    expect(isDay(text)).toBe(true)
  })

  const noDays =
    ' 2026 2026-11 2026-1-23 2026-11-3 2026-11-23T00:00 2026-11-231 12026-11-23 +012026-11-23 x2026-11-23 0999-12-31 ' +
    '2026/11/23 2026-02-29 2026-02-31 2026-04-31 2026-13-01 2026-00-10 2026-01-00 yyyy-mm-dd 2yyy-mm-dd 2026-mm-dd ' +
    '2026-11-dd 202x-11-23 2026-1x-23 2026-11-2x'
  it.each(noDays.split(' '))('does not take %j for a day', (text) => {
    expect(isDay(text)).toBe(false)
  })

  it('takes every day of the calendar', () => {
    fc.assert(fc.property(day, isDay))
  })
})

it.each([
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('isoDay says of %s that it is %s in Tirana', (moment, day) => {
  expect(isoDay(at(moment))).toBe(day)
})

describe('localDay and localTime', () => {
  it.each([
    ['east of Greenwich', -120, '2026-11-23T22:00:00Z', '2026-11-24', '00:00'],
    ['east of Greenwich', -120, '2026-11-23T21:59:59Z', '2026-11-23', '23:59'],
    ['at Greenwich', 0, '2026-11-23T23:59:59Z', '2026-11-23', '23:59'],
    ['west of Greenwich', 300, '2026-11-24T04:59:59Z', '2026-11-23', '23:59'],
    ['west of Greenwich', 300, '2026-11-24T05:00:00Z', '2026-11-24', '00:00'],
  ])("are the reader's own, %s (offset %i) at %s: %s, %s", (_, offset, moment, day, time) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
    expect(localDay(at(moment))).toBe(day)
    expect(localTime(at(moment))).toBe(time)
  })
})

describe('monthsBefore', () => {
  it.each([
    ['2026-11-23T12:00:00Z', 0, '2026-11-23'],
    ['2026-11-23T12:00:00Z', 1, '2026-10-23'],
    ['2026-01-15T12:00:00Z', 1, '2025-12-15'],
    ['2026-03-31T12:00:00Z', 1, '2026-02-28'],
    ['2024-03-31T12:00:00Z', 1, '2024-02-29'],
    ['2026-07-31T12:00:00Z', 1, '2026-06-30'],
    ['2026-12-31T12:00:00Z', 12, '2025-12-31'],
  ])('%s less %i is %s, the last of the month where it has no such day', (moment, months, day) => {
    expect(monthsBefore(at(moment), months)).toBe(day)
  })

  it('counts from the day in Tirana', () => {
    expect(monthsBefore(at('2026-11-30T23:30:00Z'), 1)).toBe('2026-11-01')
  })
})

const intl = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tirane', dateStyle: 'short', timeStyle: 'medium' })
const shown = (time: number): string => inTirana(time).toISOString().slice(0, 19).replace('T', ' ')
const first = Date.UTC(1996, 0)
const last = Date.UTC(2090, 0)
const hour = 3_600_000

describe('the clock in Tirana', () => {
  it('is the one of the time zone, at any moment since 1980', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1980, 0), max: last }), (time) => {
        expect(shown(time)).toBe(intl.format(time))
      }),
    )
  })

  it('begins the year before UTC does', () => {
    expect(yearOf(Date.parse('2026-12-31T22:59:59Z'))).toBe(2026)
    expect(yearOf(Date.parse('2026-12-31T23:00:00Z'))).toBe(2027)
  })

  it('changes twice a year, in the very moment that the time zone does', () => {
    const ahead = (time: number) => (inTirana(time).getTime() - time) / hour
    const changes: number[] = []
    for (let time = first + hour; time < last; time += 24 * hour)
      if (ahead(time) !== ahead(time - 1)) changes.push(time)
    expect(changes).toHaveLength(2 * (2090 - 1996))
    for (const time of changes) {
      for (const moment of [time - 1, time]) expect(shown(moment)).toBe(intl.format(moment))
    }
  })

  it('was an hour ahead of UTC where time begins', () => expect(shown(0)).toBe('1970-01-01 01:00:00'))
})

describe('a typed day', () => {
  it('is read in every way of writing it, and shown in one', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('.', '/', ' ', '-', '. ', '–', '\u00a0', '.\u200e\u00a0'),
        fc.boolean(),
        (iso, dot, isShort) => {
          const [year = '', month = '', date = ''] = iso.split('-')
          const part = (text: string) => (isShort ? String(Number(text)) : text)
          for (const typed of [
            iso,
            `${date}${month}${year}`,
            ` ${[part(date), part(month), year].join(dot)} `,
            `\u200e(${[date, month, year].join(dot)}.),\u00a0`,
            `${iso}.`,
          ])
            expect(readDay(typed)).toBe(iso)
          expect(showDay(iso)).toBe(`${date}.${month}.${year}`)
          expect(readDay(showDay(iso))).toBe(iso)
          expect(dayProblem(iso)).toBeUndefined()
        },
      ),
    )
  })

  it('is a day or the very text, whatever was typed; only a day or nothing has no problem', () => {
    const digits = fc.stringMatching(/^[0-9./ -]{0,12}$/)
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits), (typed) => {
        const value = readDay(typed)
        expect(isDay(value) || value === typed.trim()).toBe(true)
        expect(readDay(value)).toBe(value)
        expect(dayProblem(value) === undefined).toBe(value === '' || isDay(value))
      }),
    )
  })

  it.each(['31.2.2026', '31.2.2026.', '29.02.2026', '31/11/2026', '0.1.2026', '1.13.2026', '32012026', '1.1.0026'])(
    'that no calendar has stays as it is, and is said to be none: %j',
    (typed) => {
      expect(readDay(typed)).toBe(typed)
      expect(dayProblem(typed)).toMatch(/^Kjo datë nuk ekziston/)
    },
  )

  it.each(['2', '23.11', '23.11.26', '2311202', 'dje', '2026-02-31', '23.11.20266'])(
    'that is not whole asks for the form of days: %j',
    (typed) => {
      expect(readDay(typed)).toBe(typed)
      expect(dayProblem(typed)).toMatch(/^Shkruaje datën si dd\.mm\.vvvv/)
    },
  )
})
