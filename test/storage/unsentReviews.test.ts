// @vitest-environment jsdom
// Drafts beside the review that waits for the log-in: which text a form opens with, and whose it becomes.
import { aForm } from '@test/builders/entities'
import {
  aPending,
  type Draft,
  type Pending,
  putDrafts,
  putPending,
  storedDrafts,
  storedPending,
} from '@test/builders/texts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import { changesKey, claimTexts, keepText, readText, waitForLogin } from '@/storage/reviewTexts'

const form = (comment: string) => aForm({ rating: 3, title: '', comment })
const draft = (comment: string, change: Partial<Draft> = {}): Draft => ({
  ...{ businessId: 'b1', author: null, browsingSession: 'this', form: form(comment), savedAt: 1 },
  ...change,
})
const waiting = aPending({ formData: form('Pret'), timestamp: 1, browsingSession: 'this' })
const visitor = { businessId: 'b1', author: undefined }
const arta = { businessId: 'b1', author: 'u1' }

beforeEach(() => sessionStorage.setItem('browsingSession', 'this'))

describe('the form', () => {
  it('shows a visitor the review that waits for the log-in, before any draft', () => {
    keepText(visitor, form('Drafti'), 1)
    putPending(waiting)
    const from = { browsingSession: 'this', savedAt: 1 }
    expect(readText(visitor, false, 1)).toEqual({ form: form('Pret'), isOwn: true, from })
  })

  it('shows a signed-in user the draft: what waits is about to be sent', () => {
    keepText(arta, form('Drafti'), 1)
    putPending({ ...waiting, author: 'u1', isDue: true })
    expect(readText(arta, true, 1)?.form).toEqual(form('Drafti'))
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
    putPending({ ...waiting, browsingSession: undefined, ...written })
    const from = { browsingSession: written.browsingSession ?? '', savedAt: 1 }
    expect(readText(key, key === arta, 1)).toEqual({ form: form('Pret'), isOwn, from })
  })

  it('shows what was written last, where a draft and what waits are equally near', () => {
    putPending({ ...waiting, browsingSession: 'a third' })
    for (const [savedAt, shown] of [
      [0, 'Pret'],
      [2, 'Drafti'],
    ] as const) {
      putDrafts([draft('Drafti', { browsingSession: 'that', savedAt })])
      expect(readText(arta, true, 1)?.form.comment).toBe(shown)
    }
  })

  it.each([
    ['a user’s draft is theirs in every tab', 'u1', 'another', true],
    ['a visitor’s draft may be somebody else’s after a log-in in another tab', null, 'this', false],
    ['a visitor’s draft of another tab may be somebody else’s', null, 'another', false],
  ])('tells whose text it shows: %s', (_, author, browsingSession, isOwn) => {
    putDrafts([draft('Drafti', { author, browsingSession })])
    const from = { browsingSession, savedAt: 1 }
    expect(readText(arta, true, 1)).toEqual({ form: form('Drafti'), isOwn, from })
    expect(readText(visitor, false, 1)?.isOwn).toBe(author === null ? browsingSession === 'this' : undefined)
  })
})

describe('a review that is not sent after all', () => {
  it('becomes a draft with all that is known of it, before the older ones', () => {
    keepText({ businessId: 'b2', author: 'u1' }, form('Më parë'), 0)
    putPending({ ...waiting, author: 'u1', browsingSession: 'v1' })
    waitForLogin({ businessId: 'b3', author: undefined }, form('Tjetër'), '/koment/b3', 1)
    const kept = { ...arta, browsingSession: 'v1', form: form('Pret'), savedAt: 1 }
    expect(storedDrafts()).toMatchObject([kept, { businessId: 'b2' }])
  })

  it('of an unknown tab becomes a draft of no tab, which may be somebody else’s', () => {
    putPending({ ...waiting, browsingSession: undefined })
    waitForLogin({ businessId: 'b3', author: undefined }, form('Tjetër'), '/koment/b3', 1)
    expect(storedDrafts()).toMatchObject([{ author: null, browsingSession: '' }])
    expect(readText(visitor, false, 1)).toMatchObject({ isOwn: false, from: { browsingSession: '' } })
  })
})

describe('the draft to go on with', () => {
  const ownHere = draft('e imja këtu', { author: 'u1' })
  const ownElsewhere = draft('e imja atje', { author: 'u1', browsingSession: 'that' })
  const visitorsHere = draft('e vizitorit këtu')
  const visitorsElsewhere = draft('e vizitorit atje', { browsingSession: 'that' })
  const byRank = [ownHere, ownElsewhere, visitorsHere, visitorsElsewhere]

  it('is the author’s own before a visitor’s, then this tab’s before another’s', () => {
    for (const [rank, best] of byRank.entries()) {
      putDrafts(byRank.slice(rank).reverse())
      expect(readText(arta, true, 1)?.form).toEqual(best.form)
    }
  })

  it('is the newest of those that are equally near', () => {
    const older = draft('më e vjetra', { author: 'u1' })
    putDrafts([ownHere, older])
    expect(readText(arta, true, 1)?.form).toEqual(ownHere.form)
  })
})

describe('the changes to a review', () => {
  it('have a key of their own, which no business has', () => {
    expect(changesKey('r1', 'u1')).toEqual({ businessId: 'koment:r1', author: 'u1', from: undefined })
    keepText(changesKey('r1', 'u1'), form('Ndryshimi'), 1)
    expect(readText({ businessId: 'koment:r1', author: 'u1' }, true, 1)?.form.comment).toBe('Ndryshimi')
    expect(readText(changesKey('r2', 'u1'), true, 1)).toBeUndefined()
  })

  it('are taken over from the tab in which they were begun', () => {
    putDrafts([draft('E nisur atje', { businessId: 'koment:r1', author: 'u1', browsingSession: 'that' })])
    const key = changesKey('r1', 'u1')
    expect(key.from).toMatchObject({ browsingSession: 'that', savedAt: 1 })
    keepText(key, form('E mbaruar këtu'), 2)
    expect(storedDrafts()).toMatchObject([{ browsingSession: 'this', form: form('E mbaruar këtu') }])
  })
})

describe('a review that waits for the log-in', () => {
  it('goes on waiting while its form says the same', () => {
    putPending(waiting)
    expect(keepText(visitor, waiting.formData, 2)).toBe(true)
    expect(storedPending()).toEqual(waiting)
    expect(storedDrafts()).toEqual([])
  })

  it('that the storage did not take is not said to be kept, as long as its form says the same', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    waitForLogin(visitor, waiting.formData, '/', 1)
    setItem.mockRestore()
    expect(keepText(visitor, waiting.formData, 2)).toBe(false)
  })

  it('becomes a draft as soon as its author writes on: it takes another press to send it', () => {
    putPending(waiting)
    expect(keepText(visitor, form('Pret ende'), 2)).toBe(true)
    expect(storedPending()).toBeUndefined()
    expect(storedDrafts()).toEqual([draft('Pret ende', { savedAt: 2 })])
  })

  it('is left alone by the form of another business', () => {
    putPending(waiting)
    keepText({ ...visitor, businessId: 'b2' }, waiting.formData, 2)
    expect(storedPending()).toEqual(waiting)
    expect(storedDrafts()).toMatchObject([{ businessId: 'b2' }])
  })
})

describe('the first to log in', () => {
  it('gets what a visitor wrote in this tab, and nothing that was written elsewhere or by others', () => {
    const [newer, older] = [draft('e tjetrit', { author: 'u2' }), draft('atje', { browsingSession: 'that' })]
    putPending(waiting)
    putDrafts([newer, draft('këtu'), older])
    claimTexts('u1', 1)
    expect(storedPending()).toMatchObject({ author: 'u1', isDue: true })
    expect(storedDrafts()).toEqual([newer, draft('këtu', { author: 'u1' }), older])
    claimTexts('u2', 1)
    expect(storedPending()?.author).toBe('u1')
  })

  it('leaves drafts to the next one when the log-in did not tell who it was', () => {
    putDrafts([draft('këtu')])
    claimTexts(PLACEHOLDER_USER_ID, 1)
    expect(storedDrafts()).toEqual([draft('këtu')])
    claimTexts('u1', 1)
    expect(storedDrafts()).toEqual([draft('këtu', { author: 'u1' })])
  })

  it('changes nothing in the storage when there is no draft to get', () => {
    const text = ` ${JSON.stringify([draft('e tjetrit', { author: 'u2' })])}`
    localStorage.setItem('reviewDrafts', text)
    claimTexts('u1', 1)
    expect(localStorage.getItem('reviewDrafts')).toBe(text)
  })
})
