// The numbers and tables of the benches, and the page they go to.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chosen, digits, duration, isMet, markdown, median, quantile, ratio, verdicts } from './figures'
import { page, withSection } from './report'
import { groups } from './run'
import { race } from './timer'
import { withoutScripts } from './webBuild'

const figure = { name: 'one write', value: 0.1234, unit: 'ms', bar: 0.2 }

describe('numbers', () => {
  it('the median is the middle one, whatever their order, or lies between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([10, 1, 9, 2])).toBe(5.5)
    expect(median([7])).toBe(7)
    expect(median([])).toBeNaN()
    expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2)
    expect(quantile([5, 4, 3, 2], 0.75)).toBe(4.25)
  })

  it('a ratio has as many digits as it needs', () => {
    expect([ratio(1.034, 1), ratio(25, 2), ratio(3092, 1), ratio(1, 0)]).toEqual(['1.03x', '12.5x', '3,092x', '·'])
  })

  it('a duration is told in the unit it reads best in', () => {
    expect([0.000021, 0.0005, 0.25, 3.6789, 358.4, 1540].map(duration)).toEqual([
      '21 ns',
      '500 ns',
      '250 µs',
      '3.68 ms',
      '358 ms',
      '1.54 s',
    ])
    expect([digits(0.1234), digits(23_829.4), digits(Number.NaN)]).toEqual(['0.123', '23,829', '·'])
  })
})

describe('a choice', () => {
  it('is all there is or what was asked for, in its usual order, and never what there is not', () => {
    const known = ['plain', 'clean', 'rendered']
    expect(chosen('host', known)).toEqual(known)
    expect(chosen('host', known, ['rendered', 'plain'])).toEqual(['plain', 'rendered'])
    expect(() => chosen('host', known, ['clean', 'klean'])).toThrow(
      'There is no host klean; there are plain, clean, rendered',
    )
  })
})

describe('verdicts', () => {
  it('a bar is the most, or the least where more is better; what could not be measured keeps none', () => {
    expect(isMet(figure)).toBe(true)
    expect(isMet({ ...figure, value: 0.2 })).toBe(true)
    expect(isMet({ ...figure, value: 0.21 })).toBe(false)
    expect(isMet({ ...figure, isFloor: true })).toBe(false)
    expect(isMet({ ...figure, value: 3, isFloor: true })).toBe(true)
    expect(isMet({ ...figure, value: Number.NaN })).toBe(false)
    expect(isMet({ ...figure, value: Number.NaN, isFloor: true })).toBe(false)
  })

  it('stand beside what was measured', () => {
    const missed = { name: 'score', value: 94, unit: '', bar: 95, isFloor: true }
    expect(markdown(verdicts([figure, missed]))).toBe(
      [
        '|  | what | measured | bar |',
        '|---|---|---:|---:|',
        '| ✓ | one write | 0.123 ms | at most 0.2 ms |',
        '| ✗ | score | 94 | at least 95 |',
      ].join('\n'),
    )
  })
})

describe('a race', () => {
  it('lets another one begin each round and counts what came after the warm-up', async () => {
    const order: string[] = []
    const enter = (name: string) => (clock: (piece: string, work: () => void) => void) =>
      clock('turn', () => void order.push(name))
    const times = await race(
      { a: enter('a'), b: enter('b'), c: enter('c') },
      { budget: 0, rounds: 3, least: 3, warmUp: 1 },
    )
    expect(order.join('')).toBe('abcbcacababc')
    expect(times.of('a', 'turn')).toBeGreaterThanOrEqual(0)
    expect(times.of('a', 'nothing')).toBeNaN()
  })
})

describe('the page', () => {
  const text = 'Before\n<!-- state:start -->\nold\n<!-- state:end -->\nAfter\n'

  it('takes a group between its marks and leaves the rest', () => {
    expect(withSection(text, 'state', 'new')).toBe('Before\n<!-- state:start -->\nnew\n<!-- state:end -->\nAfter\n')
    expect(() => withSection(text, 'web', 'new')).toThrow(/no place for web/)
  })

  it('as committed has a place for every group', () => {
    const committed = readFileSync(page, 'utf8')
    for (const name of Object.keys(groups))
      expect(withSection(committed, name, ''), name).toContain(`<!-- ${name}:start -->`)
  })
})

describe('the static page', () => {
  it('keeps text and styles of a page and nothing that runs', () => {
    const head =
      '<meta charset="utf-8" /><meta http-equiv="Content-Security-Policy" content="x" />' +
      '<script>var a = 1</script><script type="module" crossorigin src="/a.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/b.js"><link rel="stylesheet" crossorigin href="/c.css">'
    expect(withoutScripts(`${head}<div id="root"><h1>Home</h1></div>`)).toBe(
      '<meta charset="utf-8" /><link rel="stylesheet" crossorigin href="/c.css"><div id="root"><h1>Home</h1></div>',
    )
  })
})
