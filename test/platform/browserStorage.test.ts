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

describe('a storage that works', () => {
  it('gives what was written, and lasts', () => {
    writeItem('a', '1')
    expect(localStorage.getItem('a')).toBe('1')
    expect(readItem('a')).toBe('1')
    expect(isLasting('a')).toBe(true)
  })

  it('has null where nothing was written, which does not last', () => {
    expect(readItem('a')).toBeNull()
    expect(isLasting('a')).toBe(false)
  })

  it('removes what is written as null, and keeps the rest', () => {
    writeItems({ a: '1', b: '2' })
    writeItems({ a: null, b: '3' })
    expect({ ...localStorage }).toEqual({ b: '3' })
    expect(readItem('a')).toBeNull()
    expect(readItem('b')).toBe('3')
  })

  it('gives what another tab wrote', () => {
    writeItem('a', '1')
    localStorage.setItem('a', '2')
    expect(readItem('a')).toBe('2')
  })
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

  it('leaves everything to this tab, where nothing lasts', () => {
    denyStorage()
    writeItems({ a: '1', b: null })
    expect(readItem('a')).toBe('1')
    expect(readItem('b')).toBeNull()
    expect(isLasting('a')).toBe(false)
  })

  it('leaves the newest text to this tab, also where old ones are to be kept', () => {
    denyStorage()
    writeItems({ a: '1' }, true)
    writeItems({ a: '2' }, true)
    expect(readItem('a')).toBe('2')
  })
})
