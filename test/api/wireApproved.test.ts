// Whether a comment counts as approved: what the server says of it comes before what was asked for.
import { describe, expect, it } from 'vitest'
import { wire } from '@/api/wire'

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
