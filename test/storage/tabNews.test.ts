// @vitest-environment jsdom
// What tabs tell each other about reviews, by way of local storage.
import { describe, expect, it, vi } from 'vitest'
import { reviewNewsKey } from '@/lib/storageKeys'
import { onTabNews, tellTabs } from '@/storage/tabNews'

const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

/** From now on this window hears of its own writes too, as every other tab does. */
function beAnotherTab() {
  const { setItem, removeItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    setItem.call(this, key, text)
    tell(key, text)
  })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key)
    tell(key, null)
  })
}

describe('news of a review', () => {
  it('reaches other tabs once each time, also about a business that is not known, and nothing of it stays', () => {
    const hear = vi.fn()
    const stop = onTabNews(reviewNewsKey, hear)
    beAnotherTab()
    for (const business of ['b1', 'b1', '']) tellTabs(reviewNewsKey, business)
    expect(hear.mock.calls).toEqual([['b1'], ['b1'], ['']])
    expect(localStorage).toHaveLength(0)
    stop()
  })

  it.each([
    ['something else was stored', 'saved', '["b1"]'],
    ['something else was removed', 'saved', null],
    ['it is taken back', 'reviewNews', null],
    ['the storage was cleared', null, null],
  ])('is not heard when %s', (_, key, newValue) => {
    const hear = vi.fn()
    const stop = onTabNews(reviewNewsKey, hear)
    tell(key, newValue)
    expect(hear).not.toHaveBeenCalled()
    stop()
  })

  it('is no longer heard by whoever has stopped listening', () => {
    const [stays, leaves] = [vi.fn(), vi.fn()]
    const stop = onTabNews(reviewNewsKey, stays)
    onTabNews(reviewNewsKey, leaves)()
    tell('reviewNews', 'b1')
    expect(stays).toHaveBeenCalledExactlyOnceWith('b1')
    expect(leaves).not.toHaveBeenCalled()
    stop()
  })
})
