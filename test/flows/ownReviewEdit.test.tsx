// Editing the own comment on the business page: its form, what a refusal leaves, and the draft that is kept.

import { aReview, reviewText } from '@test/builders/entities'
import { held, put, refusal } from '@test/page'
import { settle } from '@test/stubServer'
import { calendarOf } from '@test/ui/calendar'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { reviewWritten } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { secondLook } from '@/api/http/idempotency'
import { navigationRequested } from '@/store/navigationEvents'
import * as page from './ownReviewsPage'

page.runServer()
const { askDelete, before, card, confirm, edit, editButton, form, inForm, mine, open, other, retype } = page
const { route, save, server, titleField, titles } = page

describe('editing the own comment', () => {
  it('has rating, title, comment and day, filled, and can be given up [BIZPAGE-32, BIZPAGE-33]', async () => {
    const { user, own } = await open()
    await edit(user)
    expect(card(mine.title)).toBeNull()
    expect(inForm().getByRole('radio', { name: /^4 nga 5/ })).toBeChecked()
    await waitFor(() => expect(form()).toContainElement(document.activeElement as HTMLElement))
    expect(inForm().getByRole('group', { name: /^Vlerësimi/ })).toBeVisible()
    expect(titleField()).toHaveValue(mine.title)
    expect(inForm().getByLabelText(/^Komenti/)).toHaveValue(mine.comment)
    expect(inForm().getByLabelText('Data e eksperiencës')).toHaveValue('01.03.2026')
    await retype(user, 'Tjetër')
    await user.click(inForm().getByRole('button', { name: 'Anulo' }))
    expect(card(mine.title)).toBeVisible()
    expect(await editButton()).toHaveFocus()
    expect(own.writes()).toEqual([])
    // What was given up does not come back.
    await edit(user)
    expect(titleField()).toHaveValue(mine.title)
  })

  it('has the whole of a long one without a day in its fields, and saves what each is changed to [BIZPAGE-32, BIZPAGE-33]', async () => {
    const review = { ...mine, comment: 'Kafe e mirë. '.repeat(60).trim(), rating: 2, experienceDate: undefined }
    const { user, own } = await open([before, review])
    await edit(user)
    expect(inForm().getByRole('radio', { name: /^2 nga 5/ })).toBeChecked()
    expect(inForm().getByLabelText(/^Komenti/)).toHaveValue(review.comment)
    const day = inForm().getByLabelText('Data e eksperiencës')
    expect(day).toBeVisible()
    expect(day).toHaveValue('')
    await retype(user, 'I ri')
    await user.click(inForm().getByRole('radio', { name: /^3 nga 5/ }))
    fireEvent.change(inForm().getByLabelText(/^Komenti/), { target: { value: reviewText.comment } })
    fireEvent.change(day, { target: { value: '2026-04-02' } })
    await save(user)
    expect(await editButton('I ri')).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull()
    const changed = { rating: 3, title: 'I ri', comment: reviewText.comment, experienceDate: '2026-04-02' }
    expect(own.reviews.find(({ _id }) => _id === review._id)).toMatchObject(changed)
  })

  it('ends with Escape only while nothing is changed, and says that changes are kept as a draft', async () => {
    const { user } = await open()
    await edit(user)
    await user.keyboard('{Escape}')
    expect(await editButton()).toHaveFocus()
    await edit(user)
    await retype(user, 'Tjetër')
    await user.keyboard('{Escape}')
    expect(titleField()).toHaveValue('Tjetër')
    expect(await screen.findByText(/^Drafti u ruajt në orën \d\d:\d\d$/)).toBeVisible()
  })

  it('saves, says so, and asks for the list again [BIZPAGE-33, BIZPAGE-36]', async () => {
    const { user, own } = await open()
    await edit(user)
    await user.click(inForm().getByRole('radio', { name: /^2 nga 5/ }))
    await retype(user, '  I ri  ')
    const reads = own.reads().length
    await save(user)
    expect(await editButton('I ri')).toHaveFocus()
    expect(await screen.findByText('Komenti u përditësua me sukses')).toBeVisible()
    expect(own.writes()).toEqual(['PUT /reviews/r2'])
    const kept = { comment: mine.comment, experienceDate: '2026-03-01' }
    expect(own.bodies).toEqual([{ title: 'I ri', rating: 2, ...kept }])
    await waitFor(() => expect(own.reads().slice(reads).join()).toContain('GET /reviews/business/b1?page=1&limit=10'))
    expect(titles()).toEqual(['I pari', 'I ri', 'I treti'])
  })

  it('or deleting in what a search found searches again [BIZPAGE-36]', async () => {
    const { user, own } = await open([before, mine], `${route}?kerko=i`)
    const isAsked = async (write: () => Promise<void>) => {
      const reads = own.reads().length
      await write()
      const again = () => own.reads().slice(reads)
      await waitFor(() => expect(again().filter((read) => read.startsWith('GET /reviews/search'))).toHaveLength(1))
      await waitFor(() => expect(again().join()).toContain('GET /reviews/business/b1?page=1&limit=10'))
    }
    await isAsked(async () => {
      await edit(user)
      await retype(user, 'I imi, i ri')
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

  it.each([
    ['the server’s words', refusal('Komenti është i mbyllur'), 'Komenti është i mbyllur'],
    ['its own without them', refusal(), 'Ka ndodhur një gabim gjatë përditësimit të komentit.'],
  ])('that is refused says so with %s, and loses nothing [DIRERR-05] [Q07]', async (_, answer, text) => {
    const { user, own, store } = await open()
    own.onWrite = answer
    await edit(user)
    await retype(user, 'I refuzuar')
    const reads = own.reads().length
    await save(user)
    expect(await inForm().findByRole('alert')).toHaveTextContent(text)
    expect(titleField()).toHaveValue('I refuzuar')
    expect(own.reads()).toHaveLength(reads)
    // The list has the comment as it was.
    expect(store.getState().reviews.businessComments.map(({ title }) => title)).toEqual([
      'I pari',
      mine.title,
      'I treti',
    ])
    own.onWrite = undefined
    await save(user)
    expect(await editButton('I refuzuar')).toBeVisible()
  })

  describe('a change of one field whose answer is lost', () => {
    // Which fields are compared: test/features/reviews/form.test.ts.
    const fields: [string, () => void, Partial<Review>][] = [
      // As a contact app pastes it, with a mark that nobody sees.
      ['the title', () => put(titleField(), 'I ruajtur\u200e'), { title: 'I ruajtur' }],
      [
        'the day, taken out',
        () => put(inForm().getByLabelText('Data e eksperiencës'), ''),
        { experienceDate: undefined },
      ],
    ]
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

    it.each(fields.map((row, at) => [[0, 500][at], ...row] as const))(
      'is saved if the server has it, %i ms later: %s',
      async (later, _, change, written) => {
        const { own, store } = await save(change, written, later)
        expect(screen.getByText('Komenti u përditësua me sukses')).toBeVisible()
        expect(own.writes()).toHaveLength(1)
        expect(localStorage.getItem('reviewDrafts')).toBeNull()
        expect(store.getState().reviews.errors.update).toBeNull()
      },
    )

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
    await retype(user, 'I imi')
    const hold = held()
    own.onWrite = hold
    await save(user)
    await user.type(titleField(), ' dhe më tej')
    hold.release()
    await screen.findByText('Komenti u përditësua me sukses')
    expect(titleField()).toHaveValue('I imi dhe më tej')
    expect(told()).toBeNull()
    own.reviews = own.reviews.map((one) => (one._id === mine._id ? { ...one, title: 'I tjetrit' } : one))
    act(() => void store.dispatch(reviewWritten('b1')))
    await waitFor(() => expect(told()).toBeVisible())
    expect(titleField()).toHaveValue('I imi dhe më tej')
  })

  it('takes the day on which it is saved, however long the form has stood open', async () => {
    // The reader's own clock, wherever the machine is (Q67).
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 9, 23, 50) })
    const { user, own } = await open()
    await edit(user)
    vi.setSystemTime(new Date(2026, 2, 10, 0, 10))
    const day = inForm().getByLabelText('Data e eksperiencës')
    fireEvent.focus(day)
    expect(calendarOf(day)).toHaveAttribute('max', '2026-03-10')
    fireEvent.change(day, { target: { value: '2026-03-10' } })
    await save(user)
    await waitFor(() => expect(own.bodies).toMatchObject([{ experienceDate: '2026-03-10' }]))
  })

  it('is sent once, however often it is sent [Q12]', async () => {
    const { user, own } = await open()
    const hold = held()
    own.onWrite = hold
    await edit(user)
    await retype(user, 'Një herë')
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
    await retype(user, 'Gjysma')
    await save(user)
    act(() => void store.dispatch(navigationRequested({ to: '/info' })))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull())
    hold.release(refusal('Tani jo'))
    expect(await screen.findByText('Tani jo')).toBeVisible()
    act(() => void store.dispatch(navigationRequested({ to: route })))
    await edit(user)
    expect(titleField()).toHaveValue('Gjysma')
  })

  it('goes on when its author has typed on while it was saved, and says nothing of a former refusal', async () => {
    const { user, own } = await open()
    const hold = held()
    own.onWrite = refusal('Tani jo')
    await edit(user)
    await retype(user, 'I pare')
    await save(user)
    expect(await inForm().findByRole('alert')).toHaveTextContent('Tani jo')
    own.onWrite = hold
    await save(user)
    await user.type(titleField(), ' dhe më')
    hold.release()
    expect(await screen.findByText('Komenti u përditësua me sukses')).toBeVisible()
    expect(titleField()).toHaveValue('I pare dhe më')
    await waitFor(() => expect(inForm().queryByRole('alert')).toBeNull())
  })

  it('keeps what was typed while another page of the list is looked at', async () => {
    const many = Array.from({ length: 12 }, (_, at) => aReview({ _id: `x${at}`, user: other, title: `Tjetri ${at}` }))
    const { user } = await open([mine, ...many])
    await edit(user)
    await retype(user, 'Gjysma')
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 2' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: 'Shko te faqja 1' }))
    expect(await screen.findByRole('form', { name: 'Ndrysho komentin' })).toBeVisible()
    expect(titleField()).toHaveValue('Gjysma')
  })
})

describe('a half-changed comment', () => {
  it('is there again after the session ended while it was saved, and a new log-in', async () => {
    const { user, own, unmount } = await open()
    server.msw.use(http.post('*/v1/auth/refresh', refusal('Refresh token expired', 401)))
    own.onWrite = refusal('Token expired', 401)
    await edit(user)
    await retype(user, 'Gjysma')
    await save(user)
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull())
    unmount()
    const again = await open()
    await edit(again.user)
    expect(titleField()).toHaveValue('Gjysma')
    expect(inForm().getByText('E rikthyem draftin tënd')).toBeVisible()
    await again.user.click(inForm().getByRole('button', { name: 'Anulo' }))
    await edit(again.user)
    expect(titleField()).toHaveValue(mine.title)
    expect(inForm().queryByText('E rikthyem draftin tënd')).toBeNull()
  })

  it('is kept half a second after the last letter: a tab that is killed says nothing; typed back, it is not', async () => {
    const { user } = await open()
    await edit(user)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const type = (value: string) => fireEvent.change(titleField(), { target: { value } })
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const kept = () => localStorage.getItem('reviewDrafts')
    type('Gjysma')
    await wait(499)
    expect(kept()).toBeNull()
    await wait(1)
    expect(kept()).toContain('Gjysma')
    type(mine.title)
    await wait(500)
    expect(kept()).toBeNull()
  })

  it('outlives the page; once saved it does not come back', async () => {
    const { user, unmount } = await open()
    await edit(user)
    await retype(user, 'Gjysma')
    unmount()
    const again = await open()
    await edit(again.user)
    expect(titleField()).toHaveValue('Gjysma')
    await save(again.user)
    await edit(again.user, 'Gjysma')
    expect(inForm().queryByText('E rikthyem draftin tënd')).toBeNull()
    again.unmount()
    await open()
    await edit(user)
    expect(titleField()).toHaveValue(mine.title)
  })

  it('makes the browser ask before the tab closes, an unchanged one does not', async () => {
    const { user } = await open()
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    await edit(user)
    expect(close()).toBe(false)
    await user.type(titleField(), '!')
    expect(close()).toBe(true)
    await user.click(inForm().getByRole('button', { name: 'Anulo' }))
    expect(close()).toBe(false)
  })
})
