// The tables and bars of the loads of pages.
import { describe, expect, it } from 'vitest'
import type { Load } from './visit'
import { loadFigures, loadTables, type Measured, type Target } from './webTables'

const load = (fcp: number, more: Partial<Load> = {}): Load => ({
  ...{ fcp, lcp: fcp, cls: 0, card: Number.NaN, tbt: 0, bytes: 0, requests: 1, before: 1 },
  ...more,
})

const measured = (of: Partial<Target>, cold: Load[], warm: Load[] = [load(50)]): Measured => ({
  ...{ page: '/login', host: 'plain', protocol: 'h1', build: 'old', url: '' },
  ...of,
  cold,
  warm,
})

const one = [
  measured({}, [load(300), load(100), load(230, { card: 400 })]),
  measured({ host: 'static' }, [load(100)]),
  measured({ protocol: 'h2' }, [load(150)]),
  measured({ page: '/', host: 'floor', build: '' }, [load(200)]),
  measured({ page: '/', host: 'floor', build: '', protocol: 'h2' }, [load(100)]),
]

/** A table's rows as objects; of two columns with the same name the first one counts. */
const rowsOf = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) =>
  rows.map((row) => Object.fromEntries(head.map((name, column) => [name, row[column]]).reverse()))

const tableOf = (all: Measured[], title: RegExp) => {
  const found = loadTables(all).find((table) => title.test(table.title))
  if (!found) throw new Error(`No table ${title}`)
  return found
}

describe('the tables of loads', () => {
  it('have the first paint of every page on all hosts by all protocols, side by side', () => {
    const table = tableOf([...one, measured({ page: '/', host: 'clean' }, [load(80)])], /^First contentful paint/)
    expect(table.head).toEqual(['page', 'clean h1', 'plain h1', 'plain h2', 'static h1'])
    expect(table.rows).toEqual([
      ['`/login`', '·', '230', '150', '100'],
      ['`/`', '80', '·', '·', '·'],
    ])
  })

  it('compare a page with its static page and with the floor, both of the same protocol', () => {
    const [first] = rowsOf(tableOf(one, /over h1/))
    expect(first).toMatchObject({ FCP: '230', 'x static': '2.30x', 'x floor': '1.15x', 'q1–q3': '165–265' })
    expect(rowsOf(tableOf(one, /over h2/))[0]).toMatchObject({ FCP: '150', 'x static': '·', 'x floor': '1.50x' })
  })

  it('name two builds and compare each with the first', () => {
    const two = [
      ...one,
      measured({ build: 'new' }, [load(115)]),
      measured({ build: 'new', host: 'static' }, [load(115)]),
    ]
    expect(tableOf(two, /^First/).head).toEqual([
      'page',
      ...['plain h1 new', 'plain h1 old', 'plain h2 old', 'static h1 new', 'static h1 old'],
    ])
    const rows = rowsOf(tableOf(two, /over h1/)).filter(({ host }) => host === 'plain')
    expect(rows).toMatchObject([
      { build: 'old', 'x old': '1.00x', 'x static': '2.30x' },
      { build: 'new', 'x old': '0.50x', 'x static': '1.00x' },
    ])
  })
})

describe('the bars of loads', () => {
  const told = (all: Measured[]) => loadFigures(all).map(({ name, value, bar }) => [name, value, bar])
  const business = { page: '/biznes/biz_001' }

  it('are for the worst page: its first paint beside its static page, or home, its first card beside the floor', () => {
    const all = [
      ...[measured({ host: 'clean' }, [load(110)]), measured({ host: 'static' }, [load(100)])],
      ...[measured({ page: '/', host: 'clean' }, [load(90)]), measured({ page: '/', host: 'static' }, [load(60)])],
      ...[measured({ page: '/' }, [load(80)]), measured(business, [load(96, { card: 300 })])],
      measured({ page: '/', host: 'floor', build: '' }, [load(150)]),
    ]
    expect(told(all)).toEqual([
      ['first paint beside the static page, clean h1, worst page (`/`)', 1.5, 1.15],
      ['first paint beside that of `/`, plain h1, worst page (`/biznes/biz_001`)', 1.2, 1.25],
      ['first comment or card beside the framework floor, plain h1, worst page (`/biznes/biz_001`)', 2, 1.5],
      ['LCP of `/` beside the static page, plain h1', 80 / 60, 1.3],
      ['LCP of `/` beside the static page, clean h1', 1.5, 1.3],
      ['largest CLS of any load (`/login clean h1`)', 0, 0.02],
    ])
  })

  it('are for the largest content of pages that come with their data, and for what moves on any page of the app', () => {
    const all = [
      measured({ ...business, host: 'static' }, [load(100, { cls: 0.9 })]),
      measured({ ...business, host: 'rendered' }, [load(130)], [load(90, { cls: 0.03 })]),
      measured({ host: 'rendered' }, [load(700)]),
    ]
    expect(told(all)).toEqual([
      ['LCP of `/biznes/biz_001` beside the static page, rendered h1', 1.3, 1.3],
      ['largest CLS of any load (`/biznes/biz_001 rendered h1`)', 0.03, 0.02],
    ])
  })

  it('name the build where two are compared', () => {
    const all = [measured({ page: '/' }, [load(80)]), measured({ page: '/', build: 'new' }, [load(90)])]
    expect(told(all).map(([name]) => name)).toEqual([
      'first paint beside that of `/`, plain h1 old, worst page (`/`)',
      'LCP of `/` beside the static page, plain h1 old',
      'first paint beside that of `/`, plain h1 new, worst page (`/`)',
      'LCP of `/` beside the static page, plain h1 new',
      'largest CLS of any load (`/ plain h1 old`)',
    ])
  })
})
