// /komentet-e-mia: the own comments, edited and deleted, and what a refusal leaves.

import { aForm, reviewText } from '@test/builders/entities'
import { heading, held, noAnswer, put, refusal, success } from '@test/page'
import { runTestServer } from '@test/render'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Review } from '@/api/endpoints/generated/types'
import { reviewNewsKey } from '@/lib/storageKeys'
import { changesKey, keepText } from '@/storage/reviewTexts'
import { navigationRequested } from '@/store/navigationEvents'
import { changedTitle, fiveStars, form, many, offline, open, own, server, type Told, titleField } from './myReviewsPage'
import { loadForms } from './ownReviewsPage'

runTestServer(server)
loadForms()

const changeRefused = 'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.'
const deletionRefused = 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.'

describe('editing at the own comments', () => {
  const openForm = async (review: Review = own(), told: Told = {}) => {
    const app = await open([review], told)
    await app.edit()
    return app
  }

  it('asks for title and comment where they came blank, and where they were emptied [MYCOM-14, MYCOM-15]', async () => {
    const { backend, save } = await openForm(own({ title: ' ', comment: ' ' }))
    const fields = [
      [form().getByLabelText(/^Titulli/), 'Titulli është i detyruar'],
      [form().getByLabelText(/^Komenti/), 'Komenti është i detyruar'],
    ] as const
    const isAsked = async () => {
      await save()
      for (const [field, text] of fields) expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
    }
    await isAsked()
    for (const [field, text] of fields) {
      put(field, 'x')
      expect(field).not.toHaveAccessibleDescription(expect.stringContaining(text))
      put(field, '  ')
    }
    await isAsked()
    expect(backend.writes()).toEqual([])
  })

  // Which stars are none: test/features/reviews/form.test.ts.
  it('asks for stars where a kept draft has none, until one is chosen [MYCOM-16]', async () => {
    const starsText = 'Vlerësimi duhet të jetë ndërmjet 1 dhe 5 yjesh'
    const draft = aForm({ rating: 0, title: changedTitle, comment: 'Kafe.' })
    keepText(changesKey('r1', 'u1'), draft, Date.now())
    const { user, backend, save } = await openForm()
    expect(titleField()).toHaveValue(changedTitle)
    await save()
    expect(form().getByText(starsText)).toBeVisible()
    expect(backend.writes()).toEqual([])
    await user.click(fiveStars())
    expect(form().queryByText(starsText)).toBeNull()
  })

  it('starts with 5 stars where there are none [MYCOM-17]', async () => {
    await openForm(own({ rating: 0 }))
    expect(fiveStars()).toBeChecked()
  })

  it('saves and says so; the focus goes back [MYCOM-07]', async () => {
    const { user, backend, save } = await openForm()
    await user.clear(form().getByLabelText('Data e eksperiencës'))
    await user.type(titleField(), ' fare')
    await save()
    expect(await screen.findByRole('article', { name: changedTitle })).toBeVisible()
    expect(await screen.findByText('Komenti u përditësua me sukses')).toBeVisible()
    expect(screen.getByRole('button', { name: `Ndrysho komentin “${changedTitle}”` })).toHaveFocus()
    expect(backend.bodies).toEqual([{ title: changedTitle, comment: reviewText.comment, rating: 4 }])
  })

  it('keeps the names when the answer leaves one out and has the other by its id', async () => {
    const { user: _author, business: _business, ...rest } = own({ title: changedTitle })
    const { backend, save } = await openForm(own(), { onWrite: () => success({ ...rest, business: 'b1' }) })
    // What is read afterwards would hide it.
    backend.onRead = refusal('Jo tani')
    put(titleField(), changedTitle)
    await save()
    const changed = await screen.findByRole('article', { name: changedTitle })
    expect(within(changed).getByText('Kafe Drini')).toBeVisible()
    expect(within(changed).getByRole('button', { name: /^Ndrysho komentin/ })).toBeVisible()
  })

  const language = { message: 'Gjuhë të papërshtatshme', code: 'INAPPROPRIATE_LANGUAGE' }
  it.each([
    ['[DIRERR-07]', () => HttpResponse.json({ success: false, ...language }, { status: 400 }), changeRefused],
    ['[DIRERR-10]', noAnswer, offline],
  ])('that is refused says so in its own words, and loses nothing %s', async (_, answer, text) => {
    const { save } = await openForm(own(), { onWrite: answer })
    put(titleField(), changedTitle)
    await save()
    expect((await form().findByRole('alert')).textContent).toBe(text)
    expect(titleField()).toHaveValue(changedTitle)
  })
})

it.each([
  ['a change', '[DIRERR-07]', changeRefused],
  ['a deletion', '[DIRERR-08]', deletionRefused],
])('%s that is refused after its author has left says so there %s', async (what, _id, text) => {
  const hold = held()
  const { backend, edit, remove, save, store } = await open([own()], { onWrite: hold })
  if (what === 'a deletion') await remove(reviewText.title)
  else {
    await edit()
    put(titleField(), changedTitle)
    await save()
  }
  await waitFor(() => expect(backend.writes()).toHaveLength(1))
  act(() => void store.dispatch(navigationRequested({ to: '/info' })))
  await heading(/Si funksionon/)
  hold.release(refusal('Nuk lejohet'))
  expect(await screen.findByText(text)).toBeVisible()
})

describe('deleting at the own comments', () => {
  it.each([
    ['[DIRERR-08]', refusal('Nuk lejohet', 403), deletionRefused],
    ['[DIRERR-10]', noAnswer, offline],
  ])('that is refused says so in its own words, with the card back in its place %s', async (_, answer, text) => {
    const { remove } = await open(many(3), { onWrite: answer })
    const dialog = await remove('Komenti 1')
    expect((await dialog.findByRole('alert')).textContent).toBe(text)
    const titles = screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
    expect(titles).toEqual(['Komenti 0', 'Komenti 1', 'Komenti 2'])
  })

  it('takes them off the server, published or not, the focus to the next one, and of the last leaves the empty list [DIRCALL-34, MYCOM-07, PERM-09]', async () => {
    const { backend, remove } = await open([own(), own({ _id: 'r2', title: 'Në pritje', isApproved: false })])
    await remove(reviewText.title)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Në pritje' })).toHaveFocus())
    expect(await screen.findByText('Komenti u fshi me sukses')).toBeVisible()
    await remove('Në pritje')
    expect(await screen.findByText('Nuk ke shkruar ende komente')).toBeVisible()
    expect(backend.writes()).toEqual(['DELETE /reviews/r1', 'DELETE /reviews/r2'])
    expect(backend.reviews).toEqual([])
  })

  it('by another tab, while the focus is in the only one, leaves the focus on the heading, and is said', async () => {
    const { backend } = await open([own()])
    const button = await screen.findByRole('button', { name: /^Fshi komentin/ })
    act(() => button.focus())
    fireEvent.blur(button)
    backend.reviews = []
    fireEvent(window, new StorageEvent('storage', { key: reviewNewsKey, newValue: 'b1' }))
    expect(await screen.findByText('Komenti ku ishe nuk është më në listë.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Komentet' })).toHaveFocus()
  })
})
