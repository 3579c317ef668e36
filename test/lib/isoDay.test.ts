// Calendar days, yyyy-mm-dd: which texts are one, and which day it is where.
import fc from '@test/fastCheck'
import { describe, expect, it, vi } from 'vitest'
import { isDay, isoDay, localDay, localTime, monthsBefore } from '@/lib/isoDay'

const at = (text: string) => Date.parse(text)

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
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(fc.property(days, (day) => isDay(day.toISOString().slice(0, 10))))
  })
})

describe('isoDay', () => {
  it.each([
    ['2026-11-23T22:59:59Z', '2026-11-23'],
    ['2026-11-23T23:00:00Z', '2026-11-24'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('says of %s that it is %s in Tirana', (moment, day) => {
    expect(isoDay(at(moment))).toBe(day)
  })
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
    ['2026-11-23T12:00:00Z', 12, '2025-11-23'],
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
