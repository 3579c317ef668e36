// Listings take the answer they wait for and no other.
import { aBusiness } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { answerReceived, type Listings, listingOf, requestFailed, requestSent } from '@/api'
import { errorOfRejected, removeEverywhere, replaceEverywhere, supersedeAnswers, withItems } from '@/api/lists/listings'

const action = (requestId: string) => ({
  type: 'api/executeQuery/pending',
  payload: { kind: 'unexpected', status: 500, message: 'Jo' },
  meta: { requestId, arg: { endpointName: 'listBusinesses' as const, queryCacheKey: 'k', originalArgs: {} } },
})
const item = aBusiness()
const paging = { current: 1, pages: 4, total: 31, limit: 10 }

/** Listings of one whose request was answered with these items. */
function answered(items: (typeof item)[], pagination?: typeof paging): Listings<typeof item> {
  const listings: Listings<typeof item> = {}
  requestSent(listings, action('1'))
  answerReceived(listings, action('1'), { items, ...(pagination && { pagination }) })
  return listings
}

describe('a listing', () => {
  it('drops the answer and the failure of an older request [STATE-02]', () => {
    const listings: Listings<typeof item> = {}
    requestSent(listings, action('1'))
    requestSent(listings, action('2'))
    answerReceived(listings, action('1'), { items: [item] })
    requestFailed(listings, action('1'))
    expect(listings.k).toMatchObject({ items: [], status: 'loading', error: null, requestId: '2' })
    answerReceived(listings, action('2'), { items: [item] })
    expect(listings.k).toMatchObject({ items: [item], status: 'ready' })
  })

  it('drops an answer nobody asked for', () => {
    const listings: Listings<typeof item> = {}
    answerReceived(listings, action('1'), { items: [item] })
    requestFailed(listings, action('1'))
    expect(listings).toEqual({})
  })

  it('keeps its items while it is asked again, and when that fails', () => {
    const listings = answered([item])
    requestSent(listings, action('2'))
    expect(listings.k).toMatchObject({ items: [item], status: 'refreshing' })
    requestFailed(listings, action('2'))
    expect(listings.k).toMatchObject({ items: [item], status: 'failed', error: { message: 'Jo' } })
  })

  it('that has answered is refreshed when it is asked again, with items or without', () => {
    const listings: Listings<typeof item> = {}
    requestSent(listings, action('1'))
    expect(listings.k?.status).toBe('loading')
    requestSent(listings, action('2'))
    expect(listings.k?.status).toBe('loading')
    answerReceived(listings, action('2'), { items: [] })
    for (const again of ['3', '4']) {
      requestSent(listings, action(again))
      expect(listings.k?.status).toBe('refreshing')
    }
    requestFailed(listings, action('4'))
    requestSent(listings, action('5'))
    expect(listings.k?.status).toBe('loading')
    answerReceived(listings, action('5'), { items: [item] })
    requestFailed(listings, action('5'))
    requestSent(listings, action('6'))
    expect(listings.k).toMatchObject({ items: [item], status: 'refreshing', error: null })
  })

  it('without paging is one page of what came', () => {
    const listings = answered([])
    expect(listings.k).toMatchObject({ page: 1, pages: 1, total: 0, limit: 1 })
    answerReceived(listings, action('1'), { items: [item, aBusiness({ _id: 'b2' }), aBusiness({ _id: 'b3' })] })
    expect(listings.k).toMatchObject({ page: 1, pages: 1, total: 3, limit: 3 })
    answerReceived(listings, action('1'), { items: [item], pagination: { ...paging, current: 2 } })
    expect(listings.k).toMatchObject({ page: 2, pages: 4, total: 31, limit: 10 })
  })

  it('drops what was under way when a write made it stale, and only that; the next answer counts', () => {
    const under = (key: string, endpointName: 'listBusinesses' | 'searchBusinesses') => ({
      ...action('1'),
      meta: { requestId: '1', arg: { endpointName, queryCacheKey: key, originalArgs: {} } },
    })
    const listings: Listings<typeof item> = {}
    const [stale, ready] = [under('stale', 'listBusinesses'), under('ready', 'listBusinesses')]
    const other = under('other', 'searchBusinesses')
    for (const one of [stale, other, ready]) requestSent(listings, one)
    answerReceived(listings, ready, { items: [] })
    supersedeAnswers(listings, (endpoint) => endpoint === 'listBusinesses')
    for (const one of [stale, other, ready]) answerReceived(listings, one, { items: [item] })
    expect(Object.values(listings).map(({ items }) => items.length)).toEqual([0, 1, 1])
    requestSent(listings, stale)
    answerReceived(listings, stale, { items: [item] })
    expect(listings.stale?.items).toEqual([item])
    requestSent(listings, stale)
    supersedeAnswers(listings, () => true)
    answerReceived(listings, stale, { items: [] })
    expect(listings.stale).toMatchObject({ items: [item], status: 'refreshing' })
  })

  it('takes a changed item in the place of its older self', () => {
    const listings = answered([aBusiness({ _id: 'b0' }), item])
    replaceEverywhere(listings, aBusiness({ name: 'Tjetër' }))
    expect(listings.k?.items.map(({ _id, name }) => `${_id} ${name}`)).toEqual(['b0 Kafe Drini', 'b1 Tjetër'])
  })

  it('counts one less for an item that is gone, where it stood', () => {
    const listings = answered([item], paging)
    removeEverywhere(listings, 'b2')
    expect(listings.k).toMatchObject({ items: [item], total: 31 })
    removeEverywhere(listings, 'b1')
    expect(listings.k).toMatchObject({ items: [], total: 30 })
  })

  it('with other items counts what came or went; with the same ones it is the same', () => {
    const items = [aBusiness(), aBusiness(), aBusiness()]
    const listing = listingOf(answered(items, paging), 'k')
    expect(withItems(listing, items.slice(1))).toEqual({ ...listing, items: items.slice(1), total: 30 })
    expect(withItems(listing, listing.items)).toBe(listing)
  })

  it('is frozen with all that it holds', () => {
    const listings = answered([aBusiness()])
    expect(Object.isFrozen(listings.k?.items[0])).toBe(true)
  })

  it('is the same empty one for every unknown key, also for names of the prototype', () => {
    expect(listingOf({}, 'toString')).toBe(listingOf({}, null))
    const paged = { page: 1, pages: 1, total: 0, limit: 10 }
    const unasked = { endpoint: 'listBusinesses', items: [], status: 'idle', error: null, requestId: null }
    expect(listingOf({}, '__proto__')).toEqual({ ...unasked, ...paged })
    expect(listingOf({ null: { ...listingOf({}, null), page: 2 } }, null).page).toBe(1)
  })
})

describe('the failure of a call', () => {
  it.each([
    ['its own', { kind: 'network', status: 0, message: 'Jo' }, { message: 'other' }, 'Jo'],
    ['what broke it off', undefined, { message: 'Aborted' }, 'Aborted'],
    ['a fixed text when nothing says why', undefined, {}, 'API request failed'],
    ['a fixed text when nothing is said at all', undefined, undefined, 'API request failed'],
  ])('is %s', (_, payload, error, message) => {
    expect(errorOfRejected(payload, error)).toEqual({ kind: payload ? 'network' : 'unexpected', status: 0, message })
  })
})
