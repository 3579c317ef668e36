// Deleting the own comment on the business page: the question, what is felt at once, and what a refusal leaves.

import { aReview, reviewPage } from '@test/builders/entities'
import { storedDrafts } from '@test/builders/texts'
import { arta, heading, held, noAnswer, put, refusal } from '@test/page'
import { currentPlace } from '@test/render'
import { settle } from '@test/stubServer'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { reviewsApi } from '@/api'
import { reviewNewsKey } from '@/lib/storageKeys'
import { navigationRequested } from '@/store/navigationEvents'
import * as page from './ownReviewsPage'

page.runServer()
const { after, askDelete, before, card, confirm, deleteButton, dialog, edit, inForm, mine, open, other } = page
const { route, save, server, titleField, titles } = page

describe('deleting the own comment', () => {
  it('asks first, and takes no for an answer [BIZPAGE-34]', async () => {
    const { user, own } = await open()
    await askDelete(user)
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      `“${mine.title}”, për Kafe Drini Ky veprim nuk mund të zhbëhet.`,
    )
    await user.click(dialog().getByRole('button', { name: 'Anulo' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await deleteButton()).toHaveFocus()
    // Neither does Escape delete it.
    await askDelete(user)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(card(mine.title)).not.toBeNull()
    expect(own.writes()).toEqual([])
  })

  it('is felt at once, sent once however often it is confirmed, said when done, and asks for the list again [BIZPAGE-34, BIZPAGE-36] [Q12]', async () => {
    const { user, own } = await open()
    const hold = held()
    own.onWrite = hold
    await askDelete(user)
    const reads = own.reads().length
    const yes = dialog().getByRole('button', { name: 'Fshi komentin' })
    act(() => {
      for (let turn = 0; turn < 5; turn += 1) fireEvent.click(yes)
    })
    yes.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(card(mine.title)).toBeNull())
    expect(dialog().getByRole('button', { name: 'Duke fshirë…' })).toBeDisabled()
    hold.release()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText('Komenti u fshi me sukses')).toBeVisible()
    expect(own.writes()).toEqual(['DELETE /reviews/r2'])
    await waitFor(() => expect(own.reads().slice(reads).join()).toContain('GET /reviews/business/b1?page=1&limit=10'))
    expect(screen.getByRole('heading', { name: 'I treti' })).toHaveFocus()
  })

  it.each<[string, (user: page.User) => Promise<void>, string, number]>([
    ['a deletion', (user) => askDelete(user).then(() => confirm(user)), '3.5', 2],
    [
      'a change',
      async (user) => {
        await edit(user)
        await user.click(inForm().getByRole('radio', { name: /^5 / }))
        await save(user)
      },
      '4.0',
      3,
    ],
  ])(
    'is felt at once by the average and both counts, as a change is, also while business and list are read again: %s',
    async (_, write, then, left) => {
      const counts = () => [
        screen.getByText(/^\d+ koment(e)?$/).textContent,
        `${screen.getAllByRole('article').length} komente`,
      ]
      const rated = [before, mine, after].map((review, at) => ({ ...review, rating: [4, 1, 3][at] ?? 0 }))
      const { user, own } = await open(rated)
      const average = () => screen.getByText(/^Vlerësimi mesatar/).textContent?.slice('Vlerësimi mesatar '.length)
      const isFelt = () => {
        expect(average()).toContain(`${then} nga 5`)
        // The form of a change stands in place of its card until it is saved.
        if (left === 2 || screen.queryByRole('form', { name: 'Ndrysho komentin' }) === null)
          expect(counts()).toEqual([`${left} komente`, `${left} komente`])
      }
      expect(average()).toBe('2.7 nga 5, bazuar në 3 komente')
      const [hold, reading] = [held(), held()]
      own.onWrite = hold
      await write(user)
      await waitFor(isFelt)
      hold.release(refusal('Tani jo', 500))
      await waitFor(() => expect(average()).toContain('2.7 nga 5'))

      own.onWrite = undefined
      own.onRead = () => reading.answer.then(() => HttpResponse.error())
      server.msw.use(http.get('*/v1/businesses/b1', async () => void (await reading.answer)))
      await user.click(screen.getByRole('button', { name: /^(Ruaj|Fshi komentin)$/ }))
      await screen.findByText(/^Komenti u (fshi|përditësua) me sukses$/)
      isFelt()
      own.onRead = undefined
      reading.release()
      await act(settle)
      isFelt()
    },
  )

  it('that is refused puts the card back in its place and says so with the server’s words, else its own [DIRERR-06] [Q07, Q11]', async () => {
    const { user, own } = await open()
    await askDelete(user)
    const reads = own.reads().length
    for (const [answer, text] of [
      [refusal('Tani jo', 500), 'Tani jo'],
      [refusal(), 'Ka ndodhur një gabim gjatë fshirjes së komentit.'],
    ] as const) {
      own.onWrite = answer
      await confirm(user)
      await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(text))
      expect(titles()).toEqual(['I pari', mine.title, 'I treti'])
      expect(own.reads()).toHaveLength(reads)
    }
    await user.click(dialog().getByRole('button', { name: 'Anulo' }))
    expect(await deleteButton()).toHaveFocus()
  })

  it('that is refused after its author has left says so there [DIRERR-06]', async () => {
    const { user, own, store } = await open()
    const hold = held()
    own.onWrite = hold
    await askDelete(user)
    await confirm(user)
    await waitFor(() => expect(own.writes()).toHaveLength(1))
    act(() => void store.dispatch(navigationRequested({ to: '/info' })))
    await heading(/^Si funksionon/)
    const text = 'Ka ndodhur një gabim gjatë fshirjes së komentit.'
    expect(screen.queryByText(text)).toBeNull()
    hold.release(noAnswer)
    expect(await screen.findByText(text)).toBeVisible()
  })

  // Which answers leave it open: test/api/idempotency.test.ts.
  it('whose answer is that of a gateway is done if the server no longer has the comment', async () => {
    const { user, own, store } = await open()
    own.onWrite = () => {
      own.reviews = own.reviews.filter(({ _id }) => _id !== mine._id)
      return refusal(undefined, 504)()
    }
    await askDelete(user)
    await confirm(user)
    expect(await screen.findByText('Komenti u fshi me sukses')).toBeVisible()
    await waitFor(() => expect(titles()).toEqual(['I pari', 'I treti']))
    expect(store.getState().reviews.errors.delete).toBeNull()
  })

  it.each([
    ['nobody may read a comment that is not published', false, refusal('Nuk ka', 404)],
    ['the page of a gateway says 404', true, () => new HttpResponse('<h1>Not Found</h1>', { status: 404 })],
  ])('whose answer is lost is not done only because %s', async (_, isApproved, look) => {
    const { user, own } = await open([before, { ...mine, isApproved }, after])
    server.msw.use(http.get('*/v1/reviews/:id', look))
    own.onWrite = noAnswer
    await askDelete(user)
    await confirm(user)
    expect(await dialog().findByRole('alert')).toHaveTextContent('Ka ndodhur një gabim gjatë fshirjes së komentit')
    expect(screen.queryByText('Komenti u fshi me sukses')).toBeNull()
  })

  it.each([
    ['delete', 'Ky koment ishte fshirë më parë.'],
    ['edit', 'Ky koment ishte fshirë më parë. Ndryshimet nuk u ruajtën. Tekstin e gjen te “Komentet e mia”.'],
  ])(
    'is not said to be done where another tab has done it: tried by %s, that is said, it goes off the page, and the list is asked for again [Q11, BIZPAGE-36]',
    async (how, text) => {
      const { user, own, store } = await open()
      own.onWrite = refusal('Komenti nuk u gjet', 404)
      if (how === 'delete') await askDelete(user)
      else {
        await edit(user)
        put(titleField(), 'I vonuar')
      }
      own.reviews = [before]
      const reads = own.reads().length
      if (how === 'delete') await confirm(user)
      else await save(user)
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.queryByText(/me sukses|provoni përsëri/)).toBeNull()
      expect(screen.queryByRole('alertdialog')).toBeNull()
      const { errors } = store.getState().reviews
      expect([errors.delete, errors.update]).toEqual([null, how === 'edit' ? 'Komenti nuk u gjet' : null])
      await waitFor(() => expect(titles()).toEqual(['I pari']))
      expect(own.reads().slice(reads).join()).toContain('GET /reviews/business/b1?page=1&limit=10')
      expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull()
      expect(document.activeElement).not.toBe(document.body)
      // What was typed is kept.
      expect(storedDrafts().map(({ form }) => form.title)).toEqual(how === 'edit' ? ['I vonuar'] : [])
      expect(store.getState().writes.filter(({ olderAnswers }) => !olderAnswers)).toEqual([])
    },
  )

  it('by another tab, while its button has the focus here, leaves the focus on the section, and is said', async () => {
    const { own } = await open()
    const button = await deleteButton()
    act(() => button.focus())
    // The window loses the focus to the other tab, but the button keeps it in its page.
    fireEvent.blur(button)
    own.reviews = [before, after]
    fireEvent(window, new StorageEvent('storage', { key: reviewNewsKey, newValue: 'b1' }))
    expect(await screen.findByText('Komenti ku ishe nuk është më në listë.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Komentet' })).toHaveFocus()
  })

  it('is not undone by a list asked before it and answered after it [Q09]', async () => {
    const { user, own, store } = await open()
    const hold = held()
    own.onWrite = hold
    await askDelete(user)
    await confirm(user)
    await waitFor(() => expect(own.writes()).toHaveLength(1))
    const late = held()
    own.onRead = async () => {
      await late.answer
      own.onRead = undefined
      return HttpResponse.json(reviewPage([before, mine, after]))
    }
    const argument = { id: 'b1', page: 1, limit: 10, approved: true, userId: arta._id }
    const early = store.dispatch(
      reviewsApi.endpoints.listReviewsByBusiness.initiate(argument, { forceRefetch: true, subscribe: false }),
    )
    hold.release()
    await waitFor(() => expect(own.reviews).toHaveLength(2))
    late.release()
    await act(async () => void (await early))
    expect(card(mine.title)).toBeNull()
    await screen.findByText('Komenti u fshi me sukses')
    expect(titles()).toEqual(['I pari', 'I treti'])
  })

  it('of the only comment on the last page leads to the page before', async () => {
    const many = Array.from({ length: 10 }, (_, at) => aReview({ _id: `x${at}`, user: other, title: `Tjetri ${at}` }))
    const { user } = await open([...many, mine], `${route}?faqe=2`)
    await askDelete(user)
    await confirm(user)
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(await screen.findByRole('heading', { name: 'Tjetri 0' })).toBeVisible()
    expect(screen.queryByText('Nuk ka komente ende')).toBeNull()
  })
})
