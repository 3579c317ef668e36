// /koment/{businessId}: what a refused review says and how to send it again. One that sent itself: writeLogin.test.tsx.

import { reviewText } from '@test/builders/entities'
import { put, success } from '@test/page'
import { currentPlace } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { navigationRequested } from '@/store/navigationEvents'
import { answer, arta, fill, posts, reviewForm, route, runServer, send, server, thanks } from './writing'

runServer()
const { button, comment, day, star, title } = reviewForm

describe('a refused review', () => {
  const refuse = (createdStatus: number, created: object) =>
    answer({ created: { success: false, ...created }, createdStatus })
  const changes = [
    () => fireEvent.click(star(2)),
    () => put(title(), 'Tjetër'),
    () => put(comment(), 'Tjetër'),
    () => put(day(), '2026-01-02'),
  ]

  it('stays, with the error, until a field changes, and can be sent again; for another business it is no news [WRITE-08, WRITE-21, WRITE-22, WRITE-23]', async () => {
    refuse(500, { message: 'Provo më vonë.' })
    const app = await send()
    const { getState, dispatch } = app.store
    const text = 'Provo më vonë.'
    for (const tries of [1, 2]) {
      if (tries === 2) await app.user.click(button())
      await waitFor(() => expect(posts()).toHaveLength(tries))
      await waitFor(() => expect(button()).toBeEnabled())
      const alert = within(await screen.findByRole('alert'))
      expect(alert.getByText('Komenti nuk u dërgua')).toBeVisible()
      expect(alert.getByText('Provo më vonë.')).toBeVisible()
      expect(button()).toHaveTextContent(/^Dërgo komentin$/)
      expect(getState().reviews).toMatchObject({ createSuccess: false, errors: { create: 'Provo më vonë.' } })
      expect(currentPlace()).toBe(route)
      expect(comment()).toHaveValue(reviewText.comment)
    }
    const refuseAgain = async () => {
      fill()
      await app.user.click(button())
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
    }
    for (const change of [...changes.slice(0, 2), () => put(comment(), '')]) {
      await refuseAgain()
      change()
      expect(getState().reviews.errors.create).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    }
    await refuseAgain()
    act(() => void dispatch(navigationRequested({ to: '/koment/b2' })))
    await waitFor(() => expect(screen.getByLabelText('Komenti *')).toHaveValue(''))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  })

  it('for its language cannot be sent again before it changes [WRITE-06, WRITE-13, DIRERR-01]', async () => {
    const code = 'INAPPROPRIATE_LANGUAGE'
    refuse(400, { message: 'Bad words', code })
    const { user } = await send()
    const message = 'Komenti përmban gjuhë të papërshtatshme. Ju lutem hiqni fjalët fyese dhe provoni përsëri.'
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByText('Bad words')).toBeNull()
    expect(button()).toHaveTextContent(/^Hiq fjalët e papërshtatshme$/)
    expect(button()).toHaveAccessibleDescription(message)
    fireEvent.submit(button().form as HTMLFormElement)
    await act(settle)
    expect(posts()).toHaveLength(1)
    for (const change of changes.slice(2)) {
      change()
      expect(button()).toBeEnabled()
      expect(button()).toHaveTextContent(/^Dërgo komentin$/)
      await user.click(button())
      await waitFor(() => expect(button()).toBeDisabled())
    }
  })

  it('counts the words of that error wherever they stand, also with a code of the server’s own, and shows them [WRITE-06, WRITE-13]', async () => {
    const atTitle = { field: 'title', message: 'Titulli përmban gjuhë të papërshtatshme' }
    const said = { message: 'Ka GJUHË të papërshtatshme.', code: 'CONTENT_REFUSED' }
    refuse(400, said)
    const { user } = await send()
    await waitFor(() => expect(button()).toHaveTextContent(/^Hiq fjalët e papërshtatshme$/))
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleDescription(said.message)
    put(title(), 'Kafe')
    expect(button()).toBeEnabled()
    // At a single field.
    refuse(400, { message: 'Jo', errors: [atTitle] })
    await user.click(button())
    await waitFor(() => expect(button()).toHaveAccessibleDescription('Jo'))
    expect(button()).toBeDisabled()
    expect(title()).toHaveAccessibleDescription(atTitle.message)
    expect(title()).toHaveFocus()
  })

  it('as the second one says so with the server’s words, and leads to the business [DIRERR-02, PERM-06, WRITE-21, WRITE-22]', async () => {
    refuse(409, { code: 'REVIEW_ALREADY_EXISTS', message: 'Ke një koment këtu.' })
    await send()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Ke një koment këtu.')).toBeVisible()
    expect(alert.getByRole('link', { name: 'Shko te faqja e biznesit' })).toHaveAttribute('href', '/biznes/b1')
    await act(settle)
    expect(currentPlace()).toBe(route)
    expect(screen.queryByText(thanks)).toBeNull()
  })

  it('without a user id is not sent, and goes under the one the server tells (Q12) [WRITE-26]', async () => {
    server.msw.use(http.get('*/v1/auth/me', () => HttpResponse.json({ success: false }, { status: 500 })))
    const { user, store } = await send({ user: { _id: 'authenticated' } })
    // It names nobody.
    localStorage.setItem('accessToken', freshToken())
    const text = 'Nuk arritëm ta lidhim komentin me llogarinë tënde. Hyr përsëri dhe dërgoje edhe një herë.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(posts()).toEqual([])
    expect(store.getState().reviews.errors.create).toBe(text)
    expect(currentPlace()).toBe(route)
    expect(comment()).toHaveValue(reviewText.comment)
    expect(button()).toHaveTextContent(/^Dërgo komentin$/)
    server.msw.use(http.get('*/v1/auth/me', () => success({ user: arta })))
    await user.click(button())
    await waitFor(() => expect(posts()).toMatchObject([{ user: 'u1' }]))
  })
})
