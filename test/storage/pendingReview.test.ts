// @vitest-environment jsdom
// Which text a form opens with.
import { aForm } from '@test/builders/entities'
import { aPending, type Pending, putDrafts, putPending, storedDrafts } from '@test/builders/texts'
import { describe, expect, it } from 'vitest'
import { keepText, readText, waitForLogin } from '@/storage/reviewTexts'
import { browsingSession } from '@/storage/tabSession'

const now = Date.parse('2026-11-21T12:00:00Z')
const form = (comment: string) => aForm({ comment, title: 'Kafe' })
const waiting = (change: Partial<Pending> = {}) => aPending({ formData: form('Pret'), timestamp: now, ...change })
const visitor = { businessId: 'b1', author: undefined }
const arta = { businessId: 'b1', author: 'u1' }

describe('the form', () => {
  it('opens empty when nothing was typed', () => {
    expect(readText(visitor, false, now)).toBeUndefined()
    expect(readText(arta, true, now)).toBeUndefined()
  })

  it('shows a visitor the review that waits for the log-in, before any draft', () => {
    keepText(visitor, form('Drafti'), now)
    putPending(waiting({ browsingSession: browsingSession() }))
    const from = { browsingSession: browsingSession(), savedAt: now }
    expect(readText(visitor, false, now)).toEqual({ form: form('Pret'), isOwn: true, from })
  })

  it('shows a signed-in user the draft: what waits is about to be sent', () => {
    keepText(arta, form('Drafti'), now)
    putPending(waiting({ browsingSession: browsingSession(), author: 'u1', isDue: true }))
    expect(readText(arta, true, now)?.form).toEqual(form('Drafti'))
  })

  it.each([
    ['another business', { businessId: 'b2' }],
    ['another user', { author: 'u2' }],
    ['longer than an hour', { timestamp: now - 3_600_000 }],
  ])('does not show what waits for %s', (_, change) => {
    putPending(waiting({ browsingSession: browsingSession(), ...change }))
    expect(readText(visitor, false, now)).toBeUndefined()
    expect(readText(arta, true, now)).toBeUndefined()
  })

  it.each<[string, Partial<Pending>, typeof arta | typeof visitor, boolean]>([
    ['a visitor what this tab’s visitor has written, as their own', { browsingSession: 'this' }, visitor, true],
    ['a visitor what another tab’s has: perhaps somebody else', { browsingSession: 'that' }, visitor, false],
    ['a visitor what nothing says the tab of', {}, visitor, false],
    ['a user what another tab’s visitor has: perhaps somebody else', { browsingSession: 'that' }, arta, false],
    ['a user who logged in elsewhere what this tab’s visitor has', { browsingSession: 'this' }, arta, false],
    ['a user their own of another tab', { browsingSession: 'that', author: 'u1' }, arta, true],
    ['a user their own of this tab, after a log-in elsewhere', { browsingSession: 'this', author: 'u1' }, arta, true],
    ['a user their own that is due in another', { browsingSession: 'that', author: 'u1', isDue: true }, arta, true],
  ])('shows %s (Q71)', (_, written, key, isOwn) => {
    sessionStorage.setItem('browsingSession', 'this')
    putPending(waiting(written))
    const from = { browsingSession: written.browsingSession ?? '', savedAt: now }
    expect(readText(key, key === arta, now)).toEqual({ form: form('Pret'), isOwn, from })
  })

  it('shows what was written last, where a draft and what waits are equally near', () => {
    const elsewhere = { businessId: 'b1', author: null, browsingSession: 'that', form: form('Drafti') }
    putPending(waiting({ browsingSession: 'a third' }))
    for (const [savedAt, shown] of [
      [now - 1, 'Pret'],
      [now + 1, 'Drafti'],
    ] as const) {
      putDrafts([{ ...elsewhere, savedAt }])
      expect(readText(arta, true, now)?.form.comment).toBe(shown)
    }
  })

  it.each([
    ['a user’s draft is theirs in every tab', 'u1', 'another', true],
    ['a visitor’s draft may be somebody else’s after a log-in in another tab', null, 'this', false],
    ['a visitor’s draft of another tab may be somebody else’s', null, 'another', false],
  ])('tells whose text it shows: %s', (_, author, written, isOwn) => {
    sessionStorage.setItem('browsingSession', 'this')
    putDrafts([{ businessId: 'b1', author, browsingSession: written, form: form('Drafti'), savedAt: now }])
    expect(readText(arta, true, now)).toEqual({
      form: form('Drafti'),
      isOwn,
      from: { browsingSession: written, savedAt: now },
    })
    expect(readText(visitor, false, now)?.isOwn).toBe(author === null ? written === 'this' : undefined)
  })
})

describe('a review that is not sent after all', () => {
  it('becomes a draft with all that is known of it, before the older ones', () => {
    keepText({ businessId: 'b2', author: 'u1' }, form('Më parë'), now - 1)
    putPending(waiting({ author: 'u1', browsingSession: 'v1' }))
    waitForLogin({ businessId: 'b3', author: undefined }, form('Tjetër'), '/koment/b3', now)
    const kept = { ...arta, browsingSession: 'v1', form: form('Pret'), savedAt: now }
    expect(storedDrafts()).toMatchObject([kept, { businessId: 'b2' }])
  })

  it('of an unknown tab becomes a draft of no tab, which may be somebody else’s', () => {
    putPending(waiting())
    waitForLogin({ businessId: 'b3', author: undefined }, form('Tjetër'), '/koment/b3', now)
    expect(storedDrafts()).toMatchObject([{ author: null, browsingSession: '' }])
    expect(readText(visitor, false, now)).toMatchObject({ isOwn: false, from: { browsingSession: '' } })
  })
})
