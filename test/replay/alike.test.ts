// What counts as the same in two recordings, and what never does.
import { describe, expect, it } from 'vitest'
import { alikeIn, differencesOf } from '@/tools/log/alike'

/** The differences of two values, each a whole log. */
const between = (expected: unknown, now: unknown) =>
  differencesOf(expected, now, alikeIn([now], [expected])).map(({ path, kind }) => `${kind} ${path.join('.')}`)

describe('what counts as the same in both is', () => {
  it.each<[string, unknown, unknown]>([
    ['a moment', { at: 1795762184152 }, { at: 1795832947020 }],
    ['a moment as text', ['2026-11-21T12:00:00.000Z'], ['2026-11-22T09:30:00Z']],
    ['an id drawn by chance', { id: 'z4v1OF_6syF0BRj3UkG1S' }, { id: '7P52XR_uLkGHB3xVpKWEg' }],
    [
      'ids drawn by chance, of whichever',
      ['z4v1OF_6syF0BRj3UkG1S', 'z4v1OF_6syF0BRj3UkG1S'],
      ['7P52XR_uLkGHB3xVpKWEg', 'i2qQEez5WYvguD2cX-rAP'],
    ],
    ['somebody with another number', { user: '«user:1»' }, { user: '«user:16»' }],
    ['the key of an entry of the router', { key: 'givwybc' }, { key: 'vjyea0s8' }],
    [
      'a stand-in, wherever it stands',
      ['Whgbz Zzrzp', { by: 'Whgbz Zzrzp' }],
      ['Knndn Fenan X', { by: 'Knndn Fenan X' }],
    ],
    ['a request with another person in its key', { 'of({"id":"«user:1»"})': 1 }, { 'of({"id":"«user:2»"})': 1 }],
    ['a request for what was typed', ['find({"limit":15,"q":"ankta"})'], ['find({"limit":15,"q":"fkaxp"})']],
    ['an address with what was typed', { to: '/kategorite?kerko=kay' }, { to: '/kategorite?kerko=aen' }],
    ['an address with a person in it', ['/x/%C2%ABid%3A1%C2%BB'], ['/x/%C2%ABid%3A2%C2%BB']],
    ['what only one log hides', [{ _id: '«id:1»', title: 'Whgb' }], [{ _id: 'rev_04784', title: 'Mirë' }]],
  ])('%s', (_, one, other) => expect(between(one, other)).toEqual([]))
})

describe('what counts as another is', () => {
  it.each<[string, unknown, unknown, string[]]>([
    ['a number', { rating: 4 }, { rating: 3 }, ['changed rating']],
    ['a word of the code', { kind: 'info' }, { kind: 'error' }, ['changed kind']],
    ['a text that lost a letter', ['Kafe Dritarja Blu'], ['Kafe Dritarja Bl'], ['changed 0']],
    ['an id that the other log knows, too', ['biz_1', 'biz_2'], ['biz_2', 'biz_2'], ['changed 0']],
    ['one stand-in for two', ['Aaa Bbb', 'Ccc Ddd'], ['Xxx Yyy', 'Xxx Yyy'], ['changed 1']],
    ['two stand-ins for one', ['Aaa Bbb', 'Aaa Bbb'], ['Xxx Yyy', 'Zzz Www'], ['changed 1']],
    ['nothing in place of a text', { q: 'Aaa Bbb' }, { q: '' }, ['changed q']],
    [
      'an id in place of somebody who hides',
      ['usr_1', { user: '«user:1»' }],
      ['usr_1', { user: 'usr_1' }],
      ['changed 1.user'],
    ],
    ['an address of another page', ['/x?faqe=1'], ['/x?faqe=2'], ['changed 0']],
    ['an address with one part more', ['/x?q=abcd'], ['/x?q=wxyz&r'], ['changed 0']],
    [
      'one typed word for two in a key',
      ['f({"q":"abc"})', 'f({"q":"xyz"})'],
      ['f({"q":"mno"})', 'f({"q":"mno"})'],
      ['changed 1'],
    ],
    ['a short word that was cut', ['Mirë'], ['Mir'], ['changed 0']],
    ['a field that is gone, and a new one', { a: 1, b: 2 }, { b: 2, c: 3 }, ['removed a', 'added c']],
    ['a list in place of a record', { a: [] }, { a: {} }, ['changed a']],
    ['a moment in place of none', { at: null }, { at: 1795762184152 }, ['changed at']],
  ])('%s', (_, one, other, found) => expect(between(one, other)).toEqual(found))
})

it('keys are the same of what is alike, and name what both logs know', () => {
  const { keyOf } = alikeIn([{ id: 'biz_1', q: 'Aaa' }], [{ id: 'biz_1', q: 'Bbbb' }])
  expect(keyOf({ id: 'biz_1', q: 'Aaa', at: 1795762184152, key: 'x' })).toBe(
    keyOf({ id: 'biz_1', q: 'Bbbb', at: 1795832947020, key: 'y' }),
  )
  expect(keyOf({ id: 'biz_1' })).not.toBe(keyOf({ id: 'biz_2' }))
  expect(keyOf(undefined)).toBe('')
  expect(keyOf('f({"id":"biz_1","q":"Aaa"})')).toBe(keyOf('f({"id":"biz_1","q":"Bbbb"})'))
  expect(keyOf('f({"id":"biz_1"})')).not.toBe(keyOf('f({"id":"biz_2"})'))
})
