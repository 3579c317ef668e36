// @vitest-environment jsdom
// What the device remembers of a visitor's way: read defensively, capped, gone with the session; and the saved list.
import fc from '@test/fastCheck'
import { describe, expect, it, vi } from 'vitest'
import { recentKey, savedKey } from '@/lib/storageKeys'
import { clearSession } from '@/session/tokens'
import {
  clearRecent,
  forgetViewed,
  RECENT_LIMITS,
  readRecent,
  rememberSearch,
  rememberViewed,
  type ViewedBusiness,
} from '@/storage/recentItems'
import { keepSaved, onSavedChanged, readSaved, SAVED_LIMIT, tidyIds } from '@/storage/savedBusinesses'

const business = (id: string): ViewedBusiness => ({ id, name: `Biznesi ${id}` })
const stored = () => localStorage.getItem('recent')
const put = (value: unknown) => localStorage.setItem(recentKey, JSON.stringify(value))

it('keeps the newest first, each once, up to 8 businesses and 6 searches', () => {
  for (let at = 1; at <= 10; at += 1) {
    rememberViewed(business(`b${at}`))
    rememberSearch(`kafe ${at}`)
  }
  rememberViewed({ ...business('b5'), name: 'Emri i ri' })
  const { viewed, searches } = rememberSearch('  KAFE 7 ')
  expect(viewed.map(({ id }) => id)).toEqual(['b5', 'b10', 'b9', 'b8', 'b7', 'b6', 'b4', 'b3'])
  expect(viewed[0]?.name).toBe('Emri i ri')
  expect(searches).toEqual(['KAFE 7', 'kafe 10', 'kafe 9', 'kafe 8', 'kafe 6', 'kafe 5'])
  expect(readRecent()).toEqual({ viewed, searches })
})

it('keeps only what a row shows', () => {
  const shown = { ...business('b1'), category: 'Kafe', place: 'Tiranë', status: 'inactive', photoUrl: '/a.jpg' }
  const more = { ...shown, email: 'a@b.example' }
  rememberViewed(more)
  expect(JSON.parse(stored() ?? '')).toEqual({ viewed: [shown], searches: [] })
})

it('reads what is broken as far as it is whole', () => {
  localStorage.setItem(recentKey, '{not json')
  expect(readRecent()).toEqual({ viewed: [], searches: [] })
  put({
    viewed: [null, 3, { id: 'b1' }, { id: 'b2', name: 'Kafe', place: 7 }],
    searches: [1, '', 'kafe', 'x'.repeat(201), 'y'.repeat(200)],
  })
  expect(readRecent()).toStrictEqual({ viewed: [{ id: 'b2', name: 'Kafe' }], searches: ['kafe', 'y'.repeat(200)] })
  put({ viewed: [{ name: 'Kafe' }, { id: ' ', name: 'Kafe' }], searches: { 0: 'kafe' } })
  expect(readRecent()).toEqual({ viewed: [], searches: [] })
  for (const nothing of [null, 'kafe', 7, []]) {
    put(nothing)
    expect(readRecent()).toEqual({ viewed: [], searches: [] })
  }
})

it('takes anything that stands in the storage, and what it gives is within the limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.record({ viewed: fc.anything(), searches: fc.array(fc.string()) })), (value) => {
      localStorage.setItem(recentKey, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
      const { viewed, searches } = readRecent()
      expect(viewed.length).toBeLessThanOrEqual(RECENT_LIMITS.viewed)
      expect(searches.length).toBeLessThanOrEqual(RECENT_LIMITS.searches)
      expect(viewed.every(({ id, name }) => id !== '' && name !== '')).toBe(true)
    }),
  )
})

it('forgets one business, one list, or, leaving no trace, both', () => {
  rememberViewed(business('b1'))
  rememberViewed(business('b2'))
  rememberSearch('kafe')
  expect(forgetViewed('b2').viewed.map(({ id }) => id)).toEqual(['b1'])
  expect(clearRecent('viewed')).toEqual({ viewed: [], searches: ['kafe'] })
  expect(clearRecent('searches')).toEqual({ viewed: [], searches: [] })
  expect(stored()).toBeNull()
})

it('goes with the session: the device may be shared', () => {
  rememberViewed(business('b1'))
  clearSession()
  expect(stored()).toBeNull()
  expect(readRecent()).toEqual({ viewed: [], searches: [] })
})

it('stays in memory where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  rememberSearch('kafe')
  expect(readRecent().searches).toEqual(['kafe'])
  clearSession()
})

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
