// Writes change the listings they concern and leave the others the very objects they were; nobody copies what stays.
import { createNextState } from '@reduxjs/toolkit'
import { aReview } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { answerReceived, changeEverywhere, type Listing, type Listings, listingOf, requestSent, withItems } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { withNew } from '@/features/reviews/model/pendingWrites'
import { addedInFront, undrafted } from '@/lib/listRules'

const asked = (queryCacheKey: string) => ({
  type: 'api/executeQuery/pending',
  payload: undefined,
  meta: {
    requestId: '1',
    arg: { endpointName: 'listReviewsByBusiness' as const, queryCacheKey, originalArgs: { id: queryCacheKey } },
  },
})
const reviews = ['r1', 'r2'].map((_id) => aReview({ _id }))

/** What two businesses' lists hold after this answer, as a reducer of Immer's makes it. */
const answered = (items: Review[]): { listings: Listings<Review> } =>
  createNextState({ listings: {} as Listings<Review> }, ({ listings }) => {
    for (const key of ['b1', 'b2']) {
      requestSent(listings, asked(key))
      answerReceived(listings, asked(key), { items, pagination: { current: 1, pages: 3, total: 25, limit: 10 } })
    }
  })

const change = (rewrite: (listing: Listing<Review>) => Listing<Review>) =>
  createNextState(answered(reviews), ({ listings }) => changeEverywhere(listings, rewrite)).listings

describe('listings', () => {
  it('take an answer as it came, also while a reducer reads them', () => {
    const items: Review[] = structuredClone(reviews)
    createNextState(answered(reviews), ({ listings }) => {
      requestSent(listings, asked('b1'))
      answerReceived(listings, asked('b1'), { items })
      expect(undrafted(listings).b1?.items).toBe(items)
      expect(undrafted(listings).b2?.items).toBe(reviews)
    })
    expect(items.every(Object.isFrozen)).toBe(true)
  })

  it('are the same objects where a change changes nothing', () => {
    const { listings } = answered(reviews)
    const after = createNextState({ listings }, (draft) => {
      changeEverywhere(draft.listings, (listing) => withItems(listing, listing.items))
    })
    expect(after.listings).toBe(listings)
    const one = createNextState({ listings }, (draft) => {
      changeEverywhere(draft.listings, (listing) => withNew(listing, aReview({ business: { _id: 'b1' } })))
    })
    expect(one.listings.b1).not.toBe(listings.b1)
    expect(one.listings.b2).toBe(listings.b2)
  })

  it('see the change before when two follow one another in a reducer', () => {
    const { b1 } = createNextState(answered(reviews), ({ listings }) => {
      for (const _id of ['r3', 'r4'])
        changeEverywhere(listings, (listing) => withItems(listing, addedInFront(listing.items, aReview({ _id }))))
    }).listings
    expect(b1?.items.map(({ _id }) => _id)).toEqual(['r4', 'r3', 'r1', 'r2'])
    expect(b1).toMatchObject({ total: 27, args: { id: 'b1' } })
  })

  it('count a new review once: the list asked again may have had it before the write was answered', () => {
    const added = (review: Review) => change((listing) => withNew(listing, review)).b1
    expect(added(aReview({ _id: 'r9', business: { _id: 'b1' } }))?.total).toBe(26)
    expect(added(aReview({ _id: 'r2', business: { _id: 'b1' } }))).toMatchObject({ total: 25 })
    expect(
      listingOf(
        change((listing) => withNew(listing, aReview({ business: { _id: 'b3' } }))),
        'b1',
      ).total,
    ).toBe(25)
  })
})
