// Editing the own comment on the business page: its form, what a refusal leaves, and the draft that is kept.

import { aReview, reviewText } from '@test/builders/entities'
import { held, put, refusal } from '@test/page'
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { reviewWritten } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { secondLook } from '@/api/http/idempotency'
import { reviewNewsKey } from '@/lib/storageKeys'
import { navigationRequested } from '@/store/navigationEvents'
import * as page from './ownReviewsPage'

page.runServer()
const { after, askDelete, before, card, confirm, edit, editButton, form, inForm, mine, open, other } = page
const { route, save, server, titleField, titles } = page
const comment = () => inForm().getByLabelText(/^Komenti/)
const day = () => inForm().getByLabelText('Data e eksperiencës')

describe('editing the own comment', () => {
  it('has rating, title, comment and day, filled; Escape ends it while nothing is changed, giving up always does [BIZPAGE-32, BIZPAGE-33]', async () => {
    const { user, own } = await open()
    await edit(user)
    expect(card(mine.title)).toBeNull()
    expect(inForm().getByRole('radio', { name: /^4 nga 5/ })).toBeChecked()
    await waitFor(() => expect(form()).toContainElement(document.activeElement as HTMLElement))
    expect(inForm().getByRole('group', { name: /^Vlerësimi/ })).toBeVisible()
    expect(titleField()).toHaveValue(mine.title)
    expect(comment()).toHaveValue(mine.comment)
    expect(day()).toHaveValue('01.03.2026')
    await user.keyboard('{Escape}')
    expect(await editButton()).toHaveFocus()
    await edit(user)
    put(titleField(), 'Tjetër')
    await user.type(titleField(), '{Escape}')
    expect(titleField()).toHaveValue('Tjetër')
    expect(await screen.findByText(/^Drafti u ruajt në orën \d\d:\d\d$/)).toBeVisible()
    await user.click(inForm().getByRole('button', { name: 'Anulo' }))
    expect(card(mine.title)).toBeVisible()
    expect(await editButton()).toHaveFocus()
    expect(own.writes()).toEqual([])
    // What was given up does not come back.
    await edit(user)
    expect(titleField()).toHaveValue(mine.title)
  })

  it('saves what each field is changed to, trimmed, of a long one without a day too, says so, and asks for the list again [BIZPAGE-32, BIZPAGE-33, BIZPAGE-36]', async () => {
    const review = { ...mine, comment: 'Kafe e mirë. '.repeat(60).trim(), rating: 2, experienceDate: undefined }
    const { user, own } = await open([before, review, after])
    await edit(user)
    expect(inForm().getByRole('radio', { name: /^2 nga 5/ })).toBeChecked()
    expect(comment()).toHaveValue(review.comment)
    expect(day()).toBeVisible()
    expect(day()).toHaveValue('')
    await user.click(inForm().getByRole('radio', { name: /^3 nga 5/ }))
    put(titleField(), '  I ri  ')
    put(comment(), reviewText.comment)
    put(day(), '2026-04-02')
    const reads = own.reads().length
    await save(user)
    expect(await editButton('I ri')).toHaveFocus()
    expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull()
    expect(await screen.findByText('Komenti u përditësua me sukses')).toBeVisible()
    expect(own.writes()).toEqual(['PUT /reviews/r2'])
    const changed = { rating: 3, title: 'I ri', comment: reviewText.comment, experienceDate: '2026-04-02' }
    expect(own.bodies).toEqual([changed])
    await waitFor(() => expect(own.reads().slice(reads).join()).toContain('GET /reviews/business/b1?page=1&limit=10'))
    expect(titles()).toEqual(['I pari', 'I ri', 'I treti'])
  })

  it('or deleting in what a search found searches again; other tabs hear of it, and nothing of that stays in the storage [BIZPAGE-36]', async () => {
    const told = vi.spyOn(Storage.prototype, 'setItem')
    const { user, own } = await open([before, mine], `${route}?kerko=i`)
    const isAsked = async (write: () => Promise<void>) => {
      const reads = own.reads().length
      told.mockClear()
      await write()
      const again = () => own.reads().slice(reads)
      await waitFor(() => expect(again().filter((read) => read.startsWith('GET /reviews/search'))).toHaveLength(1))
      await waitFor(() => expect(again().join()).toContain('GET /reviews/business/b1?page=1&limit=10'))
      expect(told.mock.calls.filter(([key]) => key === reviewNewsKey)).toEqual([[reviewNewsKey, 'b1']])
      expect(localStorage.getItem(reviewNewsKey)).toBeNull()
    }
    await isAsked(async () => {
      await edit(user)
      put(titleField(), 'I imi, i ri')
      await save(user)
      await screen.findByText('Komenti u përditësua me sukses')
    })
    await isAsked(async () => {
      await askDelete(user, 'I imi, i ri')
      await confirm(user)
      await screen.findByText('Komenti u fshi me sukses')
    })
  })

  it('asks for what is missing, title or comment [BIZPAGE-35]', async () => {
    const { user, own } = await open()
    await edit(user)
    for (const [label, filled] of [
      [/^Titulli/, mine.title],
      [/^Komenti/, mine.comment],
    ] as const) {
      const field = inForm().getByLabelText(label)
      put(field, '   ')
      await save(user)
      expect(field).toHaveAccessibleDescription(/Ju lutemi plotësoni të gjitha fushat e kërkuara\./)
      expect(field).toHaveFocus()
      put(field, filled)
    }
    expect(own.writes()).toEqual([])
  })

  it('that is refused says so with the server’s words, else its own, and loses nothing; saved then, it says nothing of that [DIRERR-05] [Q07]', async () => {
    const { user, own, store } = await open()
    await edit(user)
    put(titleField(), 'I refuzuar')
    const reads = own.reads().length
    for (const [answer, text] of [
      [refusal('Komenti është i mbyllur'), 'Komenti është i mbyllur'],
      [refusal(), 'Ka ndodhur një gabim gjatë përditësimit të komentit.'],
    ] as const) {
      own.onWrite = answer
      await save(user)
      await waitFor(() => expect(inForm().getByRole('alert')).toHaveTextContent(text))
      expect(titleField()).toHaveValue('I refuzuar')
      expect(own.reads()).toHaveLength(reads)
      // The list has the comment as it was.
      const listed = store.getState().reviews.businessComments
      expect(listed.map(({ title }) => title)).toEqual(['I pari', mine.title, 'I treti'])
    }
    const hold = held()
    own.onWrite = hold
    await save(user)
    // Typed on meanwhile, the form stays.
    put(titleField(), 'I ndryshuar')
    hold.release()
    expect(await screen.findByText('Komenti u përditësua me sukses')).toBeVisible()
    expect(titleField()).toHaveValue('I ndryshuar')
    await waitFor(() => expect(inForm().queryByRole('alert')).toBeNull())
  })

  describe('a change of one field whose answer is lost', () => {
    /** Changes the field and saves it on a still clock; `later`: ms from the broken call until the server has it. */
    async function save(change: () => void, written: Partial<Review>, later?: number) {
      const app = await open([before, { ...mine, comment: 'Kafe e mirë, vend i qetë.' }])
      await edit(app.user)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      secondLook.after = 2000
      app.own.onWrite = () => {
        if (later !== undefined)
          setTimeout(() => {
            app.own.reviews = app.own.reviews.map((one) => (one._id === mine._id ? { ...one, ...written } : one))
          }, later)
        return HttpResponse.error()
      }
      change()
      fireEvent.click(inForm().getByRole('button', { name: 'Ruaj' }))
      const isOver = () => screen.queryByText('Komenti u përditësua me sukses') ?? screen.queryByRole('alert')
      for (let turn = 0; turn < 60 && !isOver(); turn += 1)
        await act(async () => {
          await settle()
          await vi.advanceTimersByTimeAsync(100)
        })
      return app
    }

    // Which fields are compared: test/features/reviews/form.test.ts.
    it('is saved if the server has it half a second later', async () => {
      // As a contact app pastes it, with a mark that nobody sees.
      const { own, store } = await save(() => put(titleField(), 'I ruajtur\u200e'), { title: 'I ruajtur' }, 500)
      expect(screen.getByText('Komenti u përditësua me sukses')).toBeVisible()
      expect(own.writes()).toHaveLength(1)
      expect(localStorage.getItem('reviewDrafts')).toBeNull()
      expect(store.getState().reviews.errors.update).toBeNull()
    })

    it('is not saved if the server has it not', async () => {
      const { own, store } = await save(() => put(titleField(), 'I ruajtur'), {})
      expect(inForm().getByRole('alert')).toHaveTextContent('Ka ndodhur një gabim gjatë përditësimit të komentit.')
      expect(screen.queryByText('Komenti u përditësua me sukses')).toBeNull()
      expect(own.writes()).toHaveLength(1)
      expect(store.getState().reviews.errors.update).not.toBeNull()
    })
  })

  it('says that the comment was changed in another tab meanwhile, and nothing of its own saving', async () => {
    const { user, own, store } = await open()
    const told = () => screen.queryByText(/^Ky koment u ndryshua ndërkohë në një dritare tjetër/)
    await edit(user)
    put(titleField(), 'I imi')
    const hold = held()
    own.onWrite = hold
    await save(user)
    put(titleField(), 'I imi dhe më tej')
    hold.release()
    await screen.findByText('Komenti u përditësua me sukses')
    expect(titleField()).toHaveValue('I imi dhe më tej')
    expect(told()).toBeNull()
    own.reviews = own.reviews.map((one) => (one._id === mine._id ? { ...one, title: 'I tjetrit' } : one))
    act(() => void store.dispatch(reviewWritten('b1')))
    await waitFor(() => expect(told()).toBeVisible())
    expect(titleField()).toHaveValue('I imi dhe më tej')
  })

  it('is sent once, however often it is sent [Q12]', async () => {
    const { user, own } = await open()
    const hold = held()
    own.onWrite = hold
    await edit(user)
    put(titleField(), 'Një herë')
    const save = inForm().getByRole('button', { name: 'Ruaj' })
    act(() => {
      for (let turn = 0; turn < 3; turn += 1) fireEvent.click(save)
      fireEvent.submit(form())
    })
    expect(inForm().getByRole('button', { name: 'Duke ruajtur…' })).toBeDisabled()
    await user.type(titleField(), '{Enter}')
    hold.release()
    expect(await editButton('Një herë')).toBeVisible()
    expect(own.writes()).toHaveLength(1)
  })

  it('that is refused after its author has left says so where they are, and is kept', async () => {
    const { user, own, store } = await open()
    const hold = held()
    own.onWrite = hold
    await edit(user)
    put(titleField(), 'Gjysma')
    await save(user)
    act(() => void store.dispatch(navigationRequested({ to: '/info' })))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull())
    hold.release(refusal('Tani jo'))
    expect(await screen.findByText('Tani jo')).toBeVisible()
    act(() => void store.dispatch(navigationRequested({ to: route })))
    await edit(user)
    expect(titleField()).toHaveValue('Gjysma')
  })

  it('keeps what was typed while another page of the list is looked at', async () => {
    const many = Array.from({ length: 12 }, (_, at) => aReview({ _id: `x${at}`, user: other, title: `Tjetri ${at}` }))
    const { user } = await open([mine, ...many])
    await edit(user)
    put(titleField(), 'Gjysma')
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 2' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Shko te faqja 1' }))
    expect(await screen.findByRole('form', { name: 'Ndrysho komentin' })).toBeVisible()
    expect(titleField()).toHaveValue('Gjysma')
  })
})

describe('a half-changed comment', () => {
  it('is there again after the session ended while it was saved, and a new log-in; once saved it does not come back', async () => {
    const { user, own, unmount } = await open()
    server.msw.use(http.post('*/v1/auth/refresh', refusal('Refresh token expired', 401)))
    own.onWrite = refusal('Token expired', 401)
    await edit(user)
    put(titleField(), 'Gjysma')
    await save(user)
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull())
    unmount()
    const again = await open()
    await edit(again.user)
    expect(titleField()).toHaveValue('Gjysma')
    expect(inForm().getByText('E rikthyem draftin tënd')).toBeVisible()
    await save(again.user)
    await edit(again.user, 'Gjysma')
    expect(inForm().queryByText('E rikthyem draftin tënd')).toBeNull()
    again.unmount()
    await open()
    await edit(user)
    expect(titleField()).toHaveValue(mine.title)
  })

  it('is kept half a second after the last letter, and the browser asks before the tab closes; typed back, neither', async () => {
    const { user } = await open()
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await edit(user)
    expect(asks()).toBe(false)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const kept = () => localStorage.getItem('reviewDrafts')
    put(titleField(), 'Gjysma')
    expect(asks()).toBe(true)
    await wait(499)
    expect(kept()).toBeNull()
    await wait(1)
    expect(kept()).toContain('Gjysma')
    put(titleField(), mine.title)
    await wait(500)
    expect(kept()).toBeNull()
    expect(asks()).toBe(false)
  })
})
