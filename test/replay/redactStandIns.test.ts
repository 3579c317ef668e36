// What stands in for a text, letter by letter; what rules ask of it: redactPolicy.test.ts.
import { describe, expect, it } from 'vitest'
import { makeStandIns, type Random } from '@/replay/redact/standIns'

/** Numbers in turn: what is drawn is known then. */
function counting(start = 0): Random {
  let next = start
  return (limit) => next++ % limit
}

describe('a stand-in', () => {
  it('takes the letters that are drawn, with case and accents of what it stands for', () => {
    const { of } = makeStandIns(counting())
    expect(of('Zëmra')).toBe('Aḃcde')
    expect(of('ZËMRA')).toBe('AḂCDE')
    expect(of('zemra')).toBe('abcde')
    // Never the original.
    expect(makeStandIns(counting()).of('abc')).not.toBe('abc')
    expect(makeStandIns(counting(1)).of('12')).not.toBe('12')
  })

  it('of a number has as many digits, and begins as no year of our time', () => {
    let drawn: number[] = []
    const { of } = makeStandIns((limit) => (drawn.shift() ?? 4) % limit)
    const standIn = (text: string, ...draws: number[]) => {
      drawn = draws
      return of(text)
    }
    expect(standIn('0691', 1, 9, 8, 7, 2, 0, 1, 5, 3, 1, 2, 3)).toBe('3123')
    expect(standIn('0692', 3, 1, 9, 0)).toBe('3190')
    expect(standIn('069', 1, 9, 8)).toBe('198')
    expect(standIn('06912', 1, 9, 8, 7, 5)).toBe('19875')
  })

  it('of a day is another day from 2000 on, of a moment another moment, written alike', () => {
    const { of } = makeStandIns(() => 0)
    expect(of('2026-11-21')).toBe('2000-01-01')
    // Reducers trim what is searched for.
    expect([of(' 2026-11-21 '), of('  ')]).toEqual([' 2000-01-01 ', '  '])
    const later = makeStandIns(() => 1)
    expect(later.of('2026-11-21')).toBe('2000-01-02')
    expect(later.of('2026-11-21T10:20:30.456Z')).toBe('2000-01-02T00:00:00.111Z')
    expect(later.of('2026-11-21T10:20:30.45678Z')).toBe('2000-01-02T00:00:00.11111Z')
    expect(later.of('2026-11-21T10:20:30+01:00')).toBe('2000-01-02T00:00:00+01:00')
    expect(later.of('2026-11-21T10:20')).toBe('2000-01-02T00:00')
    expect(makeStandIns(() => 3_723_000).of('2026-11-21T10:20:30')).toMatch(/T01:02:03$/)
  })

  it('of two days is never the same', () => {
    const { of } = makeStandIns(counting(5))
    const days = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10))
    expect(new Set(days.map(of)).size).toBe(60)
  })

  it.each([
    ...['2026-02-31', '1826-01-01', '1826-01-20', '2126-01-01', 'x2026-11-21', '2026-11-21x'],
    ...['2026-11-21T10', '2026-11-21 10:20'],
  ])('of what is no day of our time is one by its words: %s', (text) =>
    expect(makeStandIns(counting()).of(text)).not.toContain('2000-01'),
  )

  it('leaves the scheme of an address, at its beginning only', () => {
    const { of } = makeStandIns(counting())
    expect(of('HTTPS://xx.yy')).toMatch(/^HTTPS:\/\/\w\w\.\w\w$/)
    expect(of('http://xx')).toMatch(/^http:\/\//)
    expect(of('see https://x')).not.toContain('https')
    expect(of('httpx://x')).not.toContain('httpx')
  })

  it('has more letters to choose from where the short words are taken', () => {
    const { of } = makeStandIns(counting())
    const words = 'qwertyuiopasdfghjklzxcvbnm'
    const made = [...words, ...'абвгдежзийклмнопрстуфхцчшщэюя'].map(of)
    expect(new Set(made).size).toBe(made.length)
    expect(made.every((one) => one.length === 1)).toBe(true)
  })

  it('has the same letters for a word in another case, also after one of them was taken', () => {
    const drawn = [0, 1, 0, 1, 2, 3]
    const { of } = makeStandIns((limit) => (drawn.shift() ?? 4) % limit)
    expect(['QQ', 'zz', 'ZZ', 'Zz'].map(of)).toEqual(['AB', 'ab', 'CD', 'Ab'])
  })

  it('is as long as a word of another alphabet, however that is written', () => {
    const { of } = makeStandIns(counting())
    const word = '가'
    expect(of(word)).toHaveLength(1)
    expect(of(word.normalize('NFD'))).toHaveLength(word.normalize('NFD').length)
  })

  it('is drawn by a generator that gives whole numbers below a limit from the first on', () => {
    const { random } = makeStandIns()
    const numbers = Array.from({ length: 1_100 }, () => random(10))
    expect(numbers.every(Number.isInteger)).toBe(true)
    expect([...new Set(numbers)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(makeStandIns().of('x'.repeat(3_000))).size, 'all letters but the one itself').toBe(25)
  })
})
