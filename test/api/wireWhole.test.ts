// Replies read beside what was asked: a page of a list that came whole, and comments that nobody calls approved.
import { describe, expect, it } from 'vitest'
import { wire } from '@/api/wire/wire'

const sent = (count: number) => Array.from({ length: count }, (_, at) => ({ _id: `b${at + 1}` }))
const read = (raw: object, asked?: object) => {
  const { businesses, pagination } = wire.listBusinesses({ success: true, ...raw }, asked)
  return [businesses[0]?._id, businesses.at(-1)?._id, businesses.length, pagination]
}

describe('of the whole list', () => {
  const whole = { businesses: sent(25) }
  const paging = { pages: 3, total: 25, limit: 10 }

  it.each([
    [1, 'b1', 'b10', 10],
    [2, 'b11', 'b20', 10],
    [3, 'b21', 'b25', 5],
    [4, undefined, undefined, 0],
  ])('page %d is cut out', (page, first, last, count) => {
    const wanted = [first, last, count, { current: page, ...paging }]
    expect(read(whole, { page, limit: 10 })).toEqual(wanted)
    expect(read({ ...whole, pagination: { current: 1, pages: 1, total: 25, limit: 25 } }, { page, limit: 10 })).toEqual(
      wanted,
    )
  })

  it('the first page is cut out where none was asked for, and nothing without a limit', () => {
    expect(read(whole, { limit: 10 })).toEqual(['b1', 'b10', 10, { current: 1, ...paging }])
    expect(read(whole, { page: 2 })).toMatchObject(['b1', 'b25', 25, { total: 25 }])
  })
})

describe('nothing is cut from', () => {
  it.each([10, 5])('a page of %d, though no numbers came with it', (count) => {
    expect(read({ businesses: sent(count) }, { page: 3, limit: 10 })).toMatchObject([
      'b1',
      `b${count}`,
      count,
      { total: count },
    ])
  })

  it('a page longer than was asked for, when there is more than that', () => {
    const pagination = { current: 2, pages: 3, total: 26, limit: 12 }
    expect(read({ businesses: sent(12), pagination }, { page: 2, limit: 10 })).toEqual(['b1', 'b12', 12, pagination])
  })

  it('a reply without a list', () => {
    expect(read({}, { page: 2, limit: 10 })).toMatchObject([undefined, undefined, 0, { total: 0 }])
  })
})

it('a subcategory without a slug has none, not an empty field', () => {
  const subcategories = [{ _id: 's1', name: 'Bare' }, { _id: 's2' }, { name: 'Klube' }]
  expect(
    wire.listCategories({ data: [{ _id: 'c1', name: 'Kafene', subcategories }] }).data[0]?.subcategories,
  ).toStrictEqual([{ _id: 's1', name: 'Bare' }])
})

describe('whether a comment is approved', () => {
  const lists = ['listReviews', 'listReviewsByBusiness', 'listReviewsByUser', 'searchReviews'] as const
  it.each(lists)('is what %s says of it, whatever was asked for [ENTITY-18]', (list) => {
    for (const approved of [undefined, false, true]) {
      const asked = approved === undefined ? {} : { approved }
      for (const isApproved of [true, false]) {
        const { reviews: read } = wire[list]({ reviews: [{ _id: 'r1', isApproved }] }, asked)
        expect(read, JSON.stringify(asked)).toMatchObject([{ _id: 'r1', isApproved }])
      }
      // What says nothing is approved where only such were asked for (Q80).
      const { reviews: unsaid } = wire[list]({ reviews: [{ _id: 'r1' }] }, asked)
      expect(unsaid).toMatchObject([{ isApproved: approved === true }])
    }
  })
})
