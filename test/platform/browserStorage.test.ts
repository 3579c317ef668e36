// @vitest-environment jsdom
// Local storage that refuses, denies or is written by another tab: what is read in each case.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetRefused, hasRoom, isLasting, readItem, writeItem, writeItems } from '@/platform/browserStorage'

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

/** The storage is full as long as `work` goes on. */
function whileFull(work: () => void): void {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  work()
  setItem.mockRestore()
}

/** The browser denies all access, as with blocked cookies. */
function denyStorage(): void {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

it('a storage that works gives what was written, here or in another tab, and lasts; null removes, and nothing is null', () => {
  expect(readItem('a')).toBeNull()
  expect(isLasting('a')).toBe(false)
  writeItems({ a: '1', b: '2' })
  expect({ ...localStorage }).toEqual({ a: '1', b: '2' })
  expect(readItem('a')).toBe('1')
  expect(isLasting('a')).toBe(true)
  localStorage.setItem('a', '3')
  expect(readItem('a')).toBe('3')
  writeItems({ a: null, b: '4' })
  expect({ ...localStorage }).toEqual({ b: '4' })
  expect(['a', 'b'].map(readItem)).toEqual([null, '4'])
})

it('a storage that takes what it does not keep leaves the items to this tab, and has no room', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
  writeItems({ a: '1', b: '2' })
  expect([readItem('a'), readItem('b'), isLasting('a'), hasRoom()]).toEqual(['1', '2', false, false])
})

describe('a storage that is full', () => {
  it('leaves the item to this tab, where it does not last', () => {
    whileFull(() => writeItem('a', '1'))
    expect(localStorage.getItem('a')).toBeNull()
    expect(readItem('a')).toBe('1')
    expect(isLasting('a')).toBe(false)
  })

  it('keeps none of the items written together, old or new', () => {
    writeItems({ a: 'old', c: 'old', other: 'kept' })
    const setItem = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'b') full()
      setItem.call(this, key, value)
    })
    writeItems({ a: 'new', b: 'new', c: null })
    expect({ ...localStorage }).toEqual({ other: 'kept' })
    expect(['a', 'b', 'c', 'other'].map(readItem)).toEqual(['new', 'new', null, 'kept'])
  })

  it('forgets what this tab held for an item that is removed', () => {
    whileFull(() => {
      writeItem('a', '1')
      writeItems({ a: null, b: '2' })
    })
    expect(readItem('a')).toBeNull()
    expect(readItem('b')).toBe('2')
  })

  it('gives what another tab wrote later, even the text that stood there before', () => {
    writeItem('a', 'old')
    whileFull(() => writeItem('a', 'new'))
    localStorage.setItem('a', 'old')
    expect(readItem('a')).toBe('old')
    expect(isLasting('a')).toBe(true)
  })

  it('is the only one that counts once it takes the item again', () => {
    whileFull(() => writeItem('a', '1'))
    writeItem('a', '2')
    expect(isLasting('a')).toBe(true)
    localStorage.removeItem('a')
    expect(readItem('a')).toBeNull()
  })

  it('is all that is left after a reload', () => {
    whileFull(() => writeItem('a', '1'))
    forgetRefused()
    expect(readItem('a')).toBeNull()
  })
})

describe('a full storage that keeps its old values', () => {
  it('still has them, while this tab reads the new ones', () => {
    writeItem('a', 'old')
    whileFull(() => writeItems({ a: 'new', b: 'first' }, true))
    expect({ ...localStorage }).toEqual({ a: 'old' })
    expect(['a', 'b'].map(readItem)).toEqual(['new', 'first'])
    expect(['a', 'b'].map(isLasting)).toEqual([false, false])
  })

  it('gives the newest text, however often it refuses', () => {
    writeItem('a', 'old')
    whileFull(() => {
      writeItems({ a: 'new' }, true)
      writeItems({ a: 'newest' }, true)
    })
    expect(readItem('a')).toBe('newest')
    expect(isLasting('a')).toBe(false)
  })

  it('gives what another tab wrote over the old text', () => {
    writeItem('a', 'old')
    whileFull(() => writeItems({ a: 'new' }, true))
    localStorage.setItem('a', 'from another tab')
    expect(readItem('a')).toBe('from another tab')
    expect(isLasting('a')).toBe(true)
  })
})

describe('a storage that is denied', () => {
  // Before what runs after every test, which clears the storage.
  afterEach(() => void vi.restoreAllMocks())

  it('leaves everything to this tab, the newest text too where old ones are to be kept, and nothing lasts', () => {
    denyStorage()
    writeItems({ a: '1', b: null })
    expect(['a', 'b'].map(readItem)).toEqual(['1', null])
    expect(isLasting('a')).toBe(false)
    for (const text of ['2', '3']) writeItems({ a: text }, true)
    expect(readItem('a')).toBe('3')
  })
})
