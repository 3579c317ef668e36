// Which page numbers paginations show; those for given pages are in test/ui/pagination.test.tsx.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { clampPage, pagedTitle, pageWindow, pageWindowWithEnds } from '@/lib/pagination'
import { pageFromQuery } from '@/lib/queryKeys'

const anyPages = fc.integer({ min: 1, max: 400 })
const anySize = fc.integer({ min: 1, max: 9 })
const anyPage = fc.integer({ min: -5, max: 405 })

describe('pageWindow', () => {
  it('has as many consecutive numbers as fit, the current page among them and none outside', () => {
    fc.assert(
      fc.property(anyPage, anyPages, anySize, (page, pages, size) => {
        const numbers = pageWindow(page, pages, size)
        expect(numbers).toHaveLength(Math.min(size, pages))
        expect(numbers).toContain(clampPage(page, pages))
        expect(numbers[0]).toBeGreaterThanOrEqual(1)
        expect(numbers.at(-1)).toBeLessThanOrEqual(pages)
        numbers.forEach((number, index) => {
          expect(number).toBe((numbers[0] ?? 0) + index)
        })
      }),
    )
  })

  it('of an even size has one more number after the current page than before it', () => {
    expect(pageWindow(50, 100, 4)).toEqual([49, 50, 51, 52])
  })

  it('of no pages, or of no size, is empty', () => {
    expect(pageWindow(1, 0, 5)).toEqual([])
    expect(pageWindow(1, 5, 0)).toEqual([])
    expect(pageWindow(1, 5, -1)).toEqual([])
    expect(pageWindowWithEnds(1, 0, 5)).toEqual([])
  })
})

it('pageWindowWithEnds always reaches both ends, and a gap always hides something', () => {
  fc.assert(
    fc.property(anyPage, anyPages, anySize, (page, pages, size) => {
      const items = pageWindowWithEnds(page, pages, size)
      const numbers = items.filter((item) => typeof item === 'number')
      expect(numbers[0]).toBe(1)
      expect(numbers.at(-1)).toBe(pages)
      for (const gap of ['gap-before', 'gap-after'] as const) {
        const at = items.indexOf(gap)
        if (at >= 0) expect(Number(items[at + 1]) - Number(items[at - 1])).toBeGreaterThan(1)
      }
      // Without a gap nothing is left out.
      if (!items.includes('gap-before') && !items.includes('gap-after')) expect(numbers).toHaveLength(pages)
    }),
  )
})

it('clampPage holds a page to the pages that there are', () => {
  expect([0, -3, 9, 3.7, Number.NaN, Number.POSITIVE_INFINITY].map((page) => clampPage(page, 5))).toEqual([
    1, 1, 5, 3, 1, 1,
  ])
  expect(clampPage(2, 0)).toBe(1)
})

it('pageFromQuery reads whole numbers from 1 and takes everything else for page 1', () => {
  expect(pageFromQuery({ faqe: '12' })).toBe(12)
  expect(pageFromQuery({ faqe: '123456' })).toBe(123_456)
  expect(pageFromQuery({})).toBe(1)
  for (const faqe of ['', '0', '-2', '1.5', '01', 'abc', '2abc', 'a2', '1e3', '1234567'])
    expect(pageFromQuery({ faqe })).toBe(1)
})

it('pagedTitle names the page from the second on', () => {
  expect(pagedTitle('Bizneset në Kafene', 1)).toBe('Bizneset në Kafene')
  expect(pagedTitle('Bizneset në Kafene', 2)).toBe('Bizneset në Kafene, faqja 2')
})
