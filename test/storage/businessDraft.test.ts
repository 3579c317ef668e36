// @vitest-environment jsdom
// A half-typed business in session storage: whose it is, and what of it comes back into the form.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepBusinessDraft, readBusinessDraft } from '@/storage/businessDraft'

const blank = { name: '', city: 'Tiranë', tags: ['kafe'] as readonly string[] }
const typed = { name: 'Kafe Flora', city: 'Vlorë', tags: ['kafe', 'ëmbëlsira'] }

/** What comes back of this, when it stands in the storage as the user's draft. */
function readBack(text: string) {
  sessionStorage.setItem('businessDraft:u1', text)
  return readBusinessDraft('u1', blank)
}

// Before the storage is cleared.
afterEach(() => vi.unstubAllGlobals())

describe('a half-typed business', () => {
  it('comes back as it was typed, in place of what was typed before', () => {
    keepBusinessDraft('u1', { ...typed, name: 'Kafe F' })
    keepBusinessDraft('u1', typed)
    expect(readBusinessDraft('u1', blank)).toEqual(typed)
  })

  it('is its author’s: another user begins with a blank form', () => {
    keepBusinessDraft('u1', typed)
    expect(readBusinessDraft('u2', blank)).toEqual(blank)
    keepBusinessDraft('u2', { ...typed, name: 'Hotel Drini' })
    expect(readBusinessDraft('u1', blank)).toEqual(typed)
  })

  it('is forgotten when told so, and no other one with it', () => {
    keepBusinessDraft('u1', typed)
    keepBusinessDraft('u2', typed)
    keepBusinessDraft('u1', null)
    expect(readBusinessDraft('u1', blank)).toEqual(blank)
    expect({ ...sessionStorage }).toEqual({ 'businessDraft:u2': JSON.stringify(typed) })
  })

  it('is not kept where the browser has no session storage, and that hurts nobody', () => {
    vi.stubGlobal('sessionStorage', undefined)
    keepBusinessDraft('u1', typed)
    keepBusinessDraft('u1', null)
    expect(readBusinessDraft('u1', blank)).toEqual(blank)
  })
})

describe('a draft of an older form', () => {
  it('fills in the fields that are still there', () => {
    expect(readBack('{"name":"Kafe Flora","tags":[]}')).toEqual({ ...blank, name: 'Kafe Flora', tags: [] })
  })

  it.each([
    ['an emptied text', { city: '' }],
    ['a text where a list belongs', { tags: 'kafe' }],
    ['a list where a text belongs', { name: ['Kafe Flora'] }],
    ['a number where a text belongs', { name: 5 }],
    ['a number where a list belongs', { tags: 5 }],
    ['nothing', { name: null, tags: null }],
    ['a field the form no longer has', { fax: '04 222 333', numbers: ['04 222 333'] }],
  ])('with %s leaves the blank form as it is', (_, stored) => {
    expect(readBack(JSON.stringify(stored))).toEqual(blank)
  })

  it.each(['', '{"name":', 'null', '[]', '"Kafe Flora"', '7'])('that is none, like %s, leaves it so too', (text) => {
    expect(readBack(text)).toEqual(blank)
  })
})
