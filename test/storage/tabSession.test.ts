// @vitest-environment jsdom
// What one tab remembers until it is closed, and the e-mail that waits for its verification.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dropPendingEmail, readPendingEmail, rememberPendingEmail } from '@/storage/pendingEmail'
import { keepPlace, readPlace } from '@/storage/readingPlace'
import { claimReload } from '@/storage/reloadOnce'
import { isOfThisVisit } from '@/storage/storedTexts'
import { browsingSession, forgetBrowsingSession, holdBrowsingSession } from '@/storage/tabSession'

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}
const brokenStorage = (broken: Partial<Record<'getItem' | 'setItem', () => unknown>>) =>
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, ...broken })

// Before the storage is cleared.
afterEach(() => vi.unstubAllGlobals())

describe('the browsing session', () => {
  /** The same tab's next page: only session storage is left of the one before. */
  const load = () => {
    forgetBrowsingSession()
    stopHolding()
    stopHolding = holdBrowsingSession()
    return browsingSession()
  }
  let stopHolding = () => {}
  afterEach(() => stopHolding())
  const show = (isShown: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const pageEvent = (type: string) => window.dispatchEvent(new Event(type))

  it('stays the same from page to page of its tab (Q48)', () => {
    const id = load()
    expect(id).toMatch(/^.{8,}$/)
    expect(browsingSession()).toBe(id)
    pageEvent('pagehide')
    // What is saved on leaving is of this session, too.
    expect(browsingSession()).toBe(id)
    expect(sessionStorage.getItem('browsingSession')).toBe(id)
    expect(load()).toBe(id)
  })

  it('stays the same in a tab that is put away and closed without a word', () => {
    const id = load()
    show(false)
    expect(load()).toBe(id)
    show(true)
    expect(load()).not.toBe(id)
  })

  it.each([
    ['as it opened', () => undefined],
    ['that was behind others', () => [false, true].forEach(show)],
    ['that was in the back-forward cache', () => ['pagehide', 'pageshow'].forEach(pageEvent)],
  ])('is another one in the duplicate of a tab that is seen, %s', (_, happens) => {
    const id = load()
    happens()
    expect(browsingSession()).toBe(id)
    // A duplicate gets a copy of this.
    expect({ ...sessionStorage }).toEqual({})
    expect(load()).not.toBe(id)
  })

  it.each([
    ['cannot be read', { getItem: refuse }],
    ['cannot be written', { setItem: refuse }],
    ['cannot be used at all', { getItem: refuse, setItem: refuse }],
  ])('stays the same while the page lives where session storage %s', (_, broken) => {
    brokenStorage(broken)
    const id = load()
    expect(id).toMatch(/^.{8,}$/)
    show(false)
    show(true)
    expect(browsingSession()).toBe(id)
  })

  it('tells a comment of this visit from another one’s; an unknown one is taken for this one’s', () => {
    expect(isOfThisVisit({ browsingSession: browsingSession() })).toBe(true)
    expect(isOfThisVisit({ browsingSession: 'other' })).toBe(false)
    expect(isOfThisVisit({ browsingSession: undefined })).toBe(true)
  })
})

describe('reloading for a newer build', () => {
  it('is allowed once for a build (L10)', () => {
    expect([claimReload('a'), claimReload('a'), claimReload('b'), claimReload('b')]).toEqual([true, false, true, false])
    expect(sessionStorage.getItem('reloadedFrom')).toBe('b')
  })

  it.each([
    ['refuses to be read', { getItem: refuse }],
    ['refuses to be written', { setItem: refuse }],
    ['forgets what is written', {}],
  ])('is not allowed where session storage %s: it would never end (L10)', (_, broken) => {
    brokenStorage(broken)
    expect(claimReload('a')).toBe(false)
  })
})

describe('the e-mail that waits for its verification', () => {
  const longest = `${'a'.repeat(242)}@example.com`

  it.each([
    ['a@b.al', 'a@b.al'],
    [' a@b.al ', 'a@b.al'],
    [longest, longest],
    [`a${longest}`, undefined],
    ['  ', undefined],
    ['Llogaria jote u bllokua, telefono 069 000 0000', undefined],
    ['telefono 069 000 0000 ose ana@b.al', undefined],
    ['a@b', undefined],
    ['\u202Ela.b@a', undefined],
    ['a\u202E@b.al', 'a@b.al'],
  ])('%j is kept as %j', (email, kept) => {
    expect(readPendingEmail()).toBeUndefined()
    rememberPendingEmail(email)
    expect(localStorage.getItem('pendingVerificationEmail')).toBe(kept ?? null)
    expect(readPendingEmail()).toBe(kept)
    dropPendingEmail()
    expect(readPendingEmail()).toBeUndefined()
  })

  it('is none when something else stands there', () => {
    localStorage.setItem('pendingVerificationEmail', `a${longest}`)
    expect(readPendingEmail()).toBeUndefined()
    localStorage.setItem('pendingVerificationEmail', 'Llogaria jote u bllokua')
    expect(readPendingEmail()).toBeUndefined()
    localStorage.setItem('pendingVerificationEmail', ' a@b.al ')
    expect(readPendingEmail()).toBe('a@b.al')
  })
})

describe('the place in a page that outlives its reload', () => {
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
    brokenStorage({ getItem: refuse, setItem: refuse })
    keepPlace('default /biznes/a', 700)
    expect(readPlace('default /biznes/a')).toBe(0)
  })
})
