// @vitest-environment jsdom
// The place in a page that outlives its reload.
import { afterEach, expect, it, vi } from 'vitest'
import { keepPlace, readPlace } from '@/storage/readingPlace'

// Before the storage is cleared.
afterEach(() => vi.unstubAllGlobals())

it('is that of the page which went last, and of no other', () => {
  keepPlace('default /kategorite', 300)
  keepPlace('default /biznes/a', 700)
  expect(readPlace('default /biznes/a')).toBe(700)
  expect(readPlace('default /kategorite')).toBe(0)
  expect(Object.keys(sessionStorage)).toEqual(['readingPlace'])
})

it.each(['{', 'null', '{}', '["default /biznes/a","700"]'])('is the top where %s is stored', (stored) => {
  sessionStorage.setItem('readingPlace', stored)
  expect(readPlace('default /biznes/a')).toBe(0)
})

it('is the top where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  keepPlace('default /biznes/a', 700)
  expect(readPlace('default /biznes/a')).toBe(0)
})
