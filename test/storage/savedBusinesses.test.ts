// @vitest-environment jsdom
// The saved list in the browser's storage: what is kept of anything that stands there.
import { describe, expect, it, vi } from 'vitest'
import { savedKey } from '@/lib/storageKeys'
import { keepSaved, onSavedChanged, readSaved, SAVED_LIMIT, tidyIds } from '@/storage/savedBusinesses'

describe('the saved list', () => {
  it('keeps ids in their order, each once', () => {
    expect(keepSaved(['b', 'a', 'b'])).toEqual({ ids: ['b', 'a'], isLasting: true })
    expect(readSaved()).toEqual({ ids: ['b', 'a'], isLasting: true })
  })

  it('leaves nothing behind when it is emptied', () => {
    keepSaved(['a'])
    expect(keepSaved([])).toEqual({ ids: [], isLasting: true })
    expect(localStorage.getItem(savedKey)).toBeNull()
  })

  it.each(['{', '5', 'null', '{"ids":["a"]}', '[1,null,{},[],""]'])('reads %s as an empty list', (text) => {
    localStorage.setItem(savedKey, text)
    expect(readSaved().ids).toEqual([])
  })

  it('holds no more and no longer ids than it may', () => {
    const many = Array.from({ length: SAVED_LIMIT + 1 }, (_, at) => `b${at}`)
    expect(keepSaved(many).ids).toEqual(many.slice(0, SAVED_LIMIT))
    expect(tidyIds(['x'.repeat(64), 'x'.repeat(65)])).toEqual(['x'.repeat(64)])
  })

  it('says that it will not last where the storage refuses it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(keepSaved(['a'])).toEqual({ ids: ['a'], isLasting: false })
    expect(readSaved()).toEqual({ ids: ['a'], isLasting: false })
  })

  it.each([
    ['is heard of when another tab changes it', savedKey, 1],
    ['is heard of when another tab clears the storage', null, 1],
    ['is not heard of when another tab stores something else', 'other', 0],
  ])('%s', (_, key, times) => {
    const hear = vi.fn()
    const stop = onSavedChanged(hear)
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(hear).toHaveBeenCalledTimes(times)
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key }))
    expect(hear).toHaveBeenCalledTimes(times)
  })
})
