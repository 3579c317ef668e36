// Listings take the answer they wait for and no other.

import { aBusiness } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { type Listings, listingOf, noteAnswered, noteAsked, noteFailed } from '@/api'

const action = (requestId: string) => ({
  type: 'api/executeQuery/pending',
  payload: { kind: 'unexpected', status: 500, message: 'Jo' },
  meta: { requestId, arg: { endpointName: 'listBusinesses' as const, queryCacheKey: 'k', originalArgs: {} } },
})
const item = aBusiness()

describe('a listing', () => {
  it('drops the answer and the failure of an older request', () => {
    const listings: Listings<typeof item> = {}
    noteAsked(listings, action('1'))
    noteAsked(listings, action('2'))
    noteAnswered(listings, action('1'), { items: [item] })
    noteFailed(listings, action('1'))
    expect(listings.k).toMatchObject({ items: [], status: 'loading', error: null, requestId: '2' })
    noteAnswered(listings, action('2'), { items: [item] })
    expect(listings.k).toMatchObject({ items: [item], status: 'ready' })
  })

  it('drops an answer nobody asked for', () => {
    const listings: Listings<typeof item> = {}
    noteAnswered(listings, action('1'), { items: [item] })
    noteFailed(listings, action('1'))
    expect(listings).toEqual({})
  })

  it('keeps its items while it is asked again, and when that fails', () => {
    const listings: Listings<typeof item> = {}
    noteAsked(listings, action('1'))
    noteAnswered(listings, action('1'), { items: [item] })
    noteAsked(listings, action('2'))
    expect(listings.k).toMatchObject({ items: [item], status: 'refreshing' })
    noteFailed(listings, action('2'))
    expect(listings.k).toMatchObject({ items: [item], status: 'failed', error: { message: 'Jo' } })
  })

  it('is the same empty one for every unknown key, also for names of the prototype', () => {
    expect(listingOf({}, 'toString')).toBe(listingOf({}, null))
    expect(listingOf({}, '__proto__').items).toEqual([])
  })
})
