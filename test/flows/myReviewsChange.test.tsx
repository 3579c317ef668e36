// /komentet-e-mia: the own comments, edited and deleted, and what a refusal leaves.

import { aForm, reviewText } from '@test/builders/entities'
import { noAnswer, refusal, success } from '@test/page'
import { runTestServer } from '@test/render'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Review } from '@/api/endpoints/generated/types'
import { editProblems, formOf } from '@/features/reviews/model/reviewForm'
import { reviewNewsKey } from '@/lib/storageKeys'
import { changesKey, keepText } from '@/storage/reviewTexts'
import { changedTitle, fiveStars, form, many, offline, open, own, server, type Told, titleField } from './myReviewsPage'
import { loadForms } from './ownReviewsPage'

runTestServer(server)
loadForms()

describe('editing at the own comments', () => {
  const openForm = async (review: Review = own(), told: Told = {}) => {
    const app = await open([review], told)
    await app.edit()
    return app
  }

  it.each([
    [/^Titulli/, '[MYCOM-14]', { title: ' ' }, 'Titulli është i detyruar'],
    [/^Komenti/, '[MYCOM-15]', { comment: ' ' }, 'Komenti është i detyruar'],
  ])('asks for %s where it came blank, and where it was emptied %s', async (label, _, came, text) => {
    const { user, backend, save } = await openForm(own(came))
    const field = form().getByLabelText(label)
    await save()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
    await user.type(field, 'x')
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining(text))
    await user.clear(field)
    await user.type(field, '  ')
    await save()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text))
    expect(backend.writes()).toEqual([])
  })

  const starsText = 'Vlerësimi duhet të jetë ndërmjet 1 dhe 5 yjesh'
  it('asks for stars where a kept draft has none, until one is chosen [MYCOM-16]', async () => {
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

  it.each([5.5, -1])('refuses the rating %d, which no form has, in the same words [MYCOM-16]', (rating) => {
    expect(editProblems.myReviews(formOf(own({ rating })))).toEqual({ rating: starsText })
  })

  it.each([
    [0, 5],
    [1, 1],
    [2, 2],
  ])('starts with the own rating, and with 5 where there is none: %d stars -> %d [MYCOM-17]', async (rating, stars) => {
    await openForm(own({ rating }))
    expect(form().getByRole('radio', { name: new RegExp(`^${stars} nga 5`) })).toBeChecked()
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

  it.each([
    ['names author and business by their ids', { user: 'u1', business: 'b1' }],
    ['leaves them out', {}],
  ])('keeps the names when the answer %s', async (_, named) => {
    const { user: _author, business: _business, ...rest } = own({ title: changedTitle })
    const onWrite = () => success({ ...rest, ...named })
    const { user, backend, save } = await openForm(own(), { onWrite })
    // What is read afterwards would hide it.
    backend.onRead = refusal('Jo tani')
    await user.type(titleField(), ' fare')
    await save()
    const changed = await screen.findByRole('article', { name: changedTitle })
    expect(within(changed).getByText('Kafe Drini')).toBeVisible()
    expect(within(changed).getByRole('button', { name: /^Ndrysho komentin/ })).toBeVisible()
  })

  it.each([
    ['[DIRERR-07]', refusal('Nuk lejohet'), 'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.'],
    ['[DIRERR-10]', noAnswer, offline],
  ])('that is refused says so in its own words, and loses nothing %s', async (_, answer, text) => {
    const { user, save } = await openForm(own(), { onWrite: answer })
    await user.type(titleField(), ' fare')
    await save()
    expect((await form().findByRole('alert')).textContent).toBe(text)
    expect(titleField()).toHaveValue(changedTitle)
  })
})

describe('deleting at the own comments', () => {
  it.each([
    ['[DIRERR-08]', refusal('Nuk lejohet', 403), 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.'],
    ['[DIRERR-10]', noAnswer, offline],
  ])('that is refused says so in its own words, with the card back in its place %s', async (_, answer, text) => {
    const { remove } = await open(many(3), { onWrite: answer })
    const dialog = await remove('Komenti 1')
    expect((await dialog.findByRole('alert')).textContent).toBe(text)
    const titles = screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
    expect(titles).toEqual(['Komenti 0', 'Komenti 1', 'Komenti 2'])
  })

  it('of the last comment leaves the empty list [MYCOM-07, PERM-09]', async () => {
    const { remove } = await open([own()])
    await remove(reviewText.title)
    expect(await screen.findByText('Nuk ke shkruar ende komente')).toBeVisible()
    expect(await screen.findByText('Komenti u fshi me sukses')).toBeVisible()
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
