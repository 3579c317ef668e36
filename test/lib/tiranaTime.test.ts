// The clock in Tirana against the time zones that Node knows.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { inTirana, yearOf } from '@/lib/tiranaTime'

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
    for (let time = first; time < last; time += hour) if (ahead(time) !== ahead(time - 1)) changes.push(time)
    expect(changes).toHaveLength(2 * (2090 - 1996))
    for (const time of changes) {
      for (const moment of [time - 1, time]) expect(shown(moment)).toBe(intl.format(moment))
    }
  })

  it.each([
    ['2026-11-21T22:05:59Z', '2026-11-21 23:05:59'],
    ['2026-07-01T22:05:00Z', '2026-07-02 00:05:00'],
    ['2026-12-31T23:30:00Z', '2027-01-01 00:30:00'],
    ['1995-10-10T22:30:00Z', '1995-10-10 23:30:00'],
    ['1970-01-01T00:00:00Z', '1970-01-01 01:00:00'],
  ])('shows at %s %s', (moment, text) => {
    expect(shown(Date.parse(moment))).toBe(text)
  })
})
