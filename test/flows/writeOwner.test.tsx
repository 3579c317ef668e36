// /koment/{businessId}: whose a text is that one person wrote and another one finds.

import { aReview, reviewPage, reviewText } from '@test/builders/entities'
import { putPending, storedPending } from '@test/builders/texts'
import { heading } from '@test/page'
import { currentPlace } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storageKeys } from '@/lib/storageKeys'
import * as page from './writing'

page.runServer()
const { answer, arta, draftOf, fill, formData, isItYours, openForm, posts, restored, reviewForm, route } = page
const { send, stored } = page
const { button, comment, title } = reviewForm

const berti = { _id: 'u2', name: 'Berti' }
/** How a visitor sends what `formData` says. */
const visitors = { user: null, on: formData.experienceDate }

/** Another tab stores this user's session; `isHeard`: the browser tells this tab of it. */
function signInElsewhere(user: typeof arta, isHeard = true) {
  localStorage.setItem(storageKeys.accessToken, freshToken({ sub: user._id }))
  localStorage.setItem(storageKeys.refreshToken, freshToken({ sub: user._id }))
  localStorage.setItem(storageKeys.user, JSON.stringify(user))
  if (isHeard) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))
}

describe('whose text it is (Q71, Q72)', () => {
  it.each([
    ['takes the text off the screen', true],
    ['that this tab has not heard of lets nothing be sent', false],
  ])('another tab’s log-in as somebody else %s, says so, and keeps the text for its author', async (_, isHeard) => {
    const { user } = await openForm()
    fill()
    signInElsewhere(berti, isHeard)
    if (!isHeard) await user.click(button())
    const notice = 'Llogaria ka ndryshuar. Komenti që po shkruhej u ruajt për autorin e tij.'
    await waitFor(() => expect(screen.getByText(notice)).toBeVisible())
    await screen.findByLabelText('Titulli *')
    await waitFor(() => expect(comment()).toHaveValue(''))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(posts()).toEqual([])
    expect(draftOf('u2')).toBeUndefined()
    fill({ text: 'E Bertit.' })
    await user.click(button())
    await waitFor(() => expect(posts()).toMatchObject([{ user: 'u2', comment: 'E Bertit.' }]))
    expect(draftOf('u1')).toMatchObject(reviewText)
  })

  it('another tab’s log-out takes the text off the screen, says so, and keeps the text for its author, who finds it again (Q118)', async () => {
    await openForm()
    fill()
    const heard = (key: string, newValue: string | null = null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
    // Somebody who was signed in there before.
    heard('loggedOut', 'u2')
    expect(comment()).toHaveValue(reviewText.comment)
    for (const key of ['accessToken', 'refreshToken', 'user']) localStorage.removeItem(key)
    heard('accessToken')
    heard('loggedOut', 'u1')
    await waitFor(() => expect(comment()).toHaveValue(''))
    expect(title()).toHaveValue('')
    expect(button()).toHaveTextContent('Plotëso të gjitha fushat e kërkuara')
    const notice = 'Llogaria ka ndryshuar. Komenti që po shkruhej u ruajt për autorin e tij.'
    await waitFor(() => expect(screen.getByText(notice)).toBeVisible())
    expect(draftOf()).toBeUndefined()
    signInElsewhere(arta)
    await waitFor(() => expect(comment()).toHaveValue(reviewText.comment))
  })

  it('a visitor’s text goes on with the first user who signs in, who presses for it', async () => {
    const { user } = await openForm({ user: null })
    fill()
    signInElsewhere(arta)
    await user.click(await screen.findByRole('button', { name: 'Dërgo komentin' }))
    await waitFor(() => expect(posts()).toMatchObject([{ user: 'u1', ...reviewText }]))
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
  })

  it('a visitor is told whose other tab signs in somebody with a comment of this business; a text that waits for another one stays (Q30) [GUARDREV-01]', async () => {
    putPending(stored({ author: 'u2' }))
    await openForm({ user: null })
    expect(comment()).toHaveValue('')
    fill()
    answer({ reviews: reviewPage([aReview({ user: arta })]) })
    signInElsewhere(arta)
    expect(await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeVisible()
    expect(posts()).toEqual([])
    expect(storedPending()?.author).toBe('u2')
  })

  it('a log-in in another tab does not send a visitor’s text: it may be somebody else’s', async () => {
    await send(visitors)
    await heading('Hyr në llogarinë tënde')
    signInElsewhere(berti)
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(await screen.findByText(isItYours)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(posts()).toEqual([])
  })

  it.each([
    ['a visitor wrote in this tab is asked about', {}, berti, isItYours],
    ['a visitor wrote in another tab is asked about', { browsingSession: 'another' }, berti, isItYours],
    ['a user wrote whose session had ended in this one comes back', { author: 'u1' }, arta, restored],
  ])('what %s once another tab signs somebody in, is not sent and stays stored', async (_, change, user, news) => {
    putPending(stored(change))
    await openForm({ user: null })
    expect(comment()).toHaveValue(user === arta ? '' : formData.comment)
    signInElsewhere(user)
    expect(await screen.findByRole('button', { name: 'Dërgo komentin' })).toBeEnabled()
    expect(await screen.findByText(news)).toBeVisible()
    // Only of a text whose author is known is it said whose it is.
    const whose = user === arta ? 'Komenti yt' : 'Komenti'
    expect(screen.getByText(`${whose} nuk është dërguar ende`)).toBeVisible()
    expect(comment()).toHaveValue(formData.comment)
    expect(posts()).toEqual([])
    expect(storedPending()).toEqual(stored({ ...change, timestamp: expect.any(Number) }))
  })
})
