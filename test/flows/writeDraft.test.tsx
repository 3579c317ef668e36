// /koment/{businessId}: a text that was left half-written, and how long it is kept.

import { putPending, storedDrafts } from '@test/builders/texts'
import { put, putAway } from '@test/page'
import { currentPlace } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { reviewDraftsKey } from '@/lib/storageKeys'
import { forgetTextsOf, keepText } from '@/storage/reviewTexts'
import * as page from './writing'

page.runServer()
const { answer, arta, draftOf, fill, formData, open, openForm, posts, restored, reviewForm, stored } = page
const { button, comment, title } = reviewForm

describe('a visitor’s text whose hour is over (Q86)', () => {
  const over = 'Këtu kishte një koment të padërguar. U fshi, sepse e ruajmë vetëm një orë.'
  const anHourAgo = () => Date.now() - 3_600_000

  it.each([
    ['a visitor who was typing', null, () => keepText({ businessId: 'b1', author: undefined }, formData, anHourAgo())],
    ['a visitor whose text waited for the log-in', null, () => putPending(stored({ timestamp: anHourAgo() }))],
    ['a user who logs in too late', arta, () => putPending(stored({ timestamp: anHourAgo() }))],
  ])(
    'is not shown to %s, but that it was discarded is said until somebody writes [WRITE-18]',
    async (_, user, write) => {
      write()
      await openForm({ user })
      expect(await screen.findByText(over)).toBeVisible()
      expect(comment()).toHaveValue('')
      expect(posts()).toEqual([])
      for (const key of ['pendingComment', 'reviewDrafts']) expect(localStorage.getItem(key)).toBeNull()
      put(comment(), 'Kafe')
      expect(screen.queryByText(over)).toBeNull()
    },
  )

  it('goes from the storage on any page, also while it stays open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    keepText({ businessId: 'b1', author: undefined }, formData, Date.now() - 3_480_000)
    await open({ user: null, at: '/faq' })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(draftOf()).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(() => expect(draftOf()).toBeUndefined())
  })

  it('stays in its open form, which says that it is not kept any more', async () => {
    await openForm({ user: null })
    vi.useFakeTimers()
    put(comment(), 'Kafe')
    await act(() => vi.advanceTimersByTimeAsync(500))
    await act(() => vi.advanceTimersByTimeAsync(3_599_999))
    expect(screen.getByText(/^Drafti u ruajt në orën/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText('Drafti nuk ruhet. Kopjoje tekstin para se të largohesh.')).toBeVisible()
    expect(comment()).toHaveValue('Kafe')
  })
})

describe('a half-written review', () => {
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const unsaved = 'Drafti nuk ruhet. Kopjoje tekstin para se të largohesh.'
  /** Types a word and lets half a second pass. */
  const save = async () => {
    put(comment(), 'Kafe')
    await wait(500)
  }

  it('is saved half a second after the last letter, with the time, or on leaving and putting away, goes with its words, and comes back without sending itself', async () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300)
    const app = await openForm()
    vi.useFakeTimers({ now: Date.parse('2026-11-21T13:05:00Z') })
    for (const text of ['Kafe', 'Kafe e mirë']) {
      put(comment(), text)
      await wait(499)
      expect(localStorage.getItem('reviewDrafts')).toBeNull()
    }
    await wait(1)
    // By the reader's own clock.
    expect(screen.getByText('Drafti u ruajt në orën 08:05')).toBeVisible()
    expect(draftOf('u1')?.comment).toBe('Kafe e mirë')
    expect(localStorage.getItem('pendingComment')).toBeNull()
    put(comment(), '')
    await wait(500)
    expect(screen.queryByText(/^Drafti u ruajt/)).toBeNull()
    expect(draftOf('u1')).toBeUndefined()
    put(comment(), 'Kafe e mirë, por')
    act(putAway)
    expect(draftOf('u1')?.comment).toBe('Kafe e mirë, por')
    put(comment(), 'Kafe e mirë, e shtrenjtë')
    app.unmount()
    vi.useRealTimers()
    await openForm()
    expect(screen.getByText(restored)).toBeVisible()
    expect(comment()).toHaveValue('Kafe e mirë, e shtrenjtë')
    expect(screen.queryByRole('button', { name: 'Dërgoje tani' })).toBeNull()
    expect(posts()).toEqual([])
  })

  it('is discarded after a question, with the refusal of what was sent', async () => {
    keepText({ businessId: 'b1', author: 'u1' }, formData, Date.now())
    answer({ created: { success: false, message: 'Provo më vonë.' }, createdStatus: 500 })
    const { user } = await openForm()
    const ask = () => user.click(screen.getByRole('button', { name: 'Hidhe draftin' }))
    const dialog = () => within(screen.getByRole('alertdialog', { name: 'Ta hedhim draftin?' }))
    await ask()
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'Komenti për Kafe Drini Teksti që ke shkruar do të humbasë.',
    )
    await user.click(dialog().getByRole('button', { name: 'Mbaje draftin' }))
    expect(comment()).toHaveValue(formData.comment)
    await user.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Provo më vonë.')
    await ask()
    await user.click(dialog().getByRole('button', { name: 'Hidhe draftin' }))
    expect(await screen.findByText('Drafti u hodh')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(comment()).toHaveValue('')
    expect(title()).toHaveValue('')
    expect(screen.queryByText(/Provo më vonë/)).toBeNull()
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })

  it('that cannot be stored says so, and promises nothing else', async () => {
    await openForm({ user: null })
    expect(screen.getByText(/Teksti ruhet në këtë pajisje deri në një orë\.$/)).toBeVisible()
    vi.useFakeTimers()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await save()
    expect(screen.getByText(unsaved)).toBeVisible()
    expect(screen.queryByText(/Teksti ruhet/)).toBeNull()
    expect(comment()).toHaveValue('Kafe')
  })

  it('is stored again when another tab has cleared the storage, and not said to be once one has deleted its author’s account (Q78)', async () => {
    const news = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    await openForm()
    vi.useFakeTimers()
    await save()
    localStorage.clear()
    news(null)
    expect(draftOf('u1')?.comment).toBe('Kafe')
    news(reviewDraftsKey)
    expect(screen.getByText(/^Drafti u ruajt në orën/)).toBeVisible()
    forgetTextsOf('u1')
    news(reviewDraftsKey)
    expect(screen.getByText(unsaved)).toBeVisible()
    expect(comment()).toHaveValue('Kafe')
    expect(draftOf('u1')).toBeUndefined()
  })

  it('that another tab has gone on with stays this tab’s as it stands here, and the other’s as it stands there', async () => {
    await openForm()
    vi.useFakeTimers()
    await save()
    const theirs = { ...JSON.parse(localStorage.getItem('reviewDrafts') ?? '')[0], browsingSession: 'another' }
    theirs.form = { ...theirs.form, comment: 'Kafe e shtrenjtë' }
    localStorage.setItem('reviewDrafts', JSON.stringify([theirs]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: reviewDraftsKey })))
    expect(screen.queryByText(unsaved)).toBeNull()
    expect(storedDrafts().map(({ form }) => form.comment)).toEqual(['Kafe', 'Kafe e shtrenjtë'])
  })

  it('makes the browser ask before it is closed, until it was sent', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const { user } = await openForm()
    expect(asks()).toBe(false)
    fill()
    expect(asks()).toBe(true)
    await user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(asks()).toBe(false)
  })
})

it('three hundred letters with twenty pauses are fewer than fifty actions, none of which changes nothing', async () => {
  const { store } = await openForm()
  vi.useFakeTimers()
  const recorded = () => store.recorder.chunks().flatMap(({ actions }) => actions)
  const before = recorded().length
  let text = ''
  for (let round = 0; round < 20; round += 1) {
    act(() => {
      for (let letter = 0; letter < 15; letter += 1) {
        text += text.length % 6 === 5 ? ' ' : 'a'
        put(comment(), text)
      }
    })
    act(() => void vi.advanceTimersByTime(2_000))
  }
  const typed = recorded()
  expect(comment()).toHaveValue(text)
  expect(store.getState().view.reviewForm).toMatchObject({ values: { comment: text } })
  expect(typed.length - before).toBeGreaterThan(19)
  expect(typed.length - before).toBeLessThan(50)
  const states = store.recorder.chunks().flatMap((chunk) => chunk.states)
  const idle = typed.slice(before).filter((_, at) => states[before + at] === states[before + at - 1])
  expect(idle).toEqual([])
})
