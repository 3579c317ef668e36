// The author's own comments on the business page: who may change them, editing, deleting, and what a refusal leaves.
import { aBusiness, aReview } from '@test/builders/entities'
import { arta, held, noAnswer, ownReviewsServer, refusal, signedIn } from '@test/builders/ownReviews'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { calendarOf } from '@test/ui/calendar'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { reviewsApi } from '@/api'
import type { Review } from '@/api/generated/types'
import { navigationRequested } from '@/lib/navigationEvents'

const server = startTestServer()
standInDialogs()
// Forms and dialog are loaded when they are asked for: not in the middle of the first test.
beforeAll(() =>
  Promise.all([import('@/features/reviews/ui/own/ReviewEditor'), import('@/features/reviews/ui/own/ReviewDeletion')]),
)

const route = '/biznes/b1'
const other = { _id: 'u2', name: 'Besa' }
const mine = aReview({ _id: 'r2', title: 'I imi', comment: 'E shkruar nga unë.', experienceDate: '2026-03-01' })
const before = aReview({ _id: 'r1', user: other, title: 'I pari' })
const after = aReview({ _id: 'r3', user: other, title: 'I treti' })

const card = (title: string) => screen.queryByRole('heading', { level: 3, name: title })?.closest('article') ?? null
const titles = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)
const editButton = (title = 'I imi') => screen.findByRole('button', { name: `Ndrysho komentin “${title}”` })
const deleteButton = (title = 'I imi') => screen.findByRole('button', { name: `Fshi komentin “${title}”` })
const form = () => screen.getByRole('form', { name: 'Ndrysho komentin' })
const inForm = () => within(form())
const titleField = () => inForm().getByLabelText(/^Titulli/)
const dialog = () => within(screen.getByRole('alertdialog', { name: 'Ta fshijmë komentin?' }))
type User = Awaited<ReturnType<typeof renderApp>>['user']
const edit = async (user: User, title?: string) => {
  await user.click(await editButton(title))
  await screen.findByRole('form', { name: 'Ndrysho komentin' })
}
const askDelete = async (user: User, title?: string) => {
  await user.click(await deleteButton(title))
  await screen.findByRole('alertdialog')
}
const retype = async (user: User, text: string) => {
  await user.clear(titleField())
  if (text) await user.type(titleField(), text)
}

/** The page of business b1 with these comments, for those who are signed in. */
async function open(reviews: Review[] = [before, mine, after], place = route) {
  const own = ownReviewsServer(server, reviews)
  const app = await renderApp({ route: place, preloadedState: signedIn() })
  await screen.findAllByRole('article')
  return { ...app, own }
}

describe('a server that does not say who has reviewed', () => {
  const writeLink = () => within(screen.getByRole('main')).queryByRole('link', { name: 'Shkruaj një koment' })
  const openUnsaid = async (reviews: Review[]) => {
    const own = ownReviewsServer(server, reviews)
    server.msw.use(http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: aBusiness() })))
    const app = await renderApp({ route, preloadedState: signedIn() })
    await screen.findAllByRole('article')
    return { ...app, own }
  }

  it('is not needed where the own comment is on the page; once deleted, another may be written [BIZPAGE-07, BIZPAGE-08] (Q73)', async () => {
    const { user } = await openUnsaid([before, mine])
    expect(writeLink()).toBeNull()
    expect(screen.getByText('Ti ke shkruar një koment për këtë biznes')).toBeVisible()
    await askDelete(user)
    await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    await screen.findByText('Komenti u fshi me sukses')
    await waitFor(() => expect(writeLink()).toBeVisible())
  })

  it('is not needed where the own comment is not approved yet [BIZPAGE-07, BIZPAGE-08] (Q73)', async () => {
    await openUnsaid([before, { ...mine, isApproved: false }])
    expect(writeLink()).toBeNull()
    expect(screen.getByText('Ti ke shkruar një koment për këtë biznes')).toBeVisible()
  })

  it('leaves the button to authors of comments on other businesses, and to others’ readers [BIZPAGE-07, BIZPAGE-08] (Q73)', async () => {
    await openUnsaid([before])
    expect(writeLink()).toBeVisible()
  })

  it('leaves it to authors of comments on businesses that the server does not name [BIZPAGE-08] (Q73)', async () => {
    const { business: _, ...unnamed } = mine
    const own = ownReviewsServer(server, [unnamed])
    server.msw.use(http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: aBusiness() })))
    const { store } = await renderApp({ route: '/komentet-e-mia', preloadedState: signedIn() })
    await screen.findByRole('heading', { name: 'I imi' })
    own.reviews = [before]
    act(() => void store.dispatch(navigationRequested({ to: route })))
    await screen.findByRole('heading', { name: 'I pari' })
    expect(writeLink()).toBeVisible()
  })

  it('is not asked by the write page when the own comment was just on the screen (Q73)', async () => {
    const { store } = await openUnsaid([before, mine])
    act(() => void store.dispatch(navigationRequested({ to: '/koment/b1' })))
    expect(await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeVisible()
  })
})

describe('another tab', () => {
  /** News of b1 from another tab, as the browser brings it. */
  const news = () =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'reviewNews', newValue: 'b1' })))
  const say = (hasReviewed: boolean) =>
    server.msw.use(
      http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: aBusiness({ hasReviewed }) })),
    )
  const openUnreviewed = async (place: string) => {
    const own = ownReviewsServer(server, [before])
    say(false)
    const app = await renderApp({ route: place, preloadedState: signedIn() })
    return { ...app, own }
  }

  it('in which the user wrote takes the offer to write off this one [BIZPAGE-07, BIZPAGE-08] (Q73)', async () => {
    const { own } = await openUnreviewed(route)
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('link', { name: 'Shkruaj një koment' })).toBeVisible()
    own.reviews = [mine, before]
    say(true)
    await news()
    expect(await main.findByText('Ti ke shkruar një koment për këtë biznes')).toBeVisible()
    expect(main.queryByRole('link', { name: 'Shkruaj një koment' })).toBeNull()
    expect(card('I imi')).not.toBeNull()
  })

  it('in which the user wrote brings the form’s guard back; news of others’ comments do not [GUARDREV-03] (Q73)', async () => {
    const { own } = await openUnreviewed('/koment/b1')
    await screen.findByLabelText('Titulli *')
    const reads = own.reads().length
    await news()
    await waitFor(() => expect(own.reads().length).toBeGreaterThan(reads))
    await act(settle)
    expect(screen.getByLabelText('Titulli *')).toBeVisible()
    own.reviews = [mine, before]
    await news()
    expect(await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeVisible()
  })

  it('hears of a comment written, changed or deleted here, and nothing of it stays in the storage', async () => {
    const told: (string | null)[] = []
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
      if (key === 'reviewNews') told.push(value)
      setItem.call(this, key, value)
    })
    const { user } = await open()
    await edit(user)
    await retype(user, 'I pare')
    await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    await screen.findByText('Komenti u përditësua me sukses')
    expect(told).toEqual(['b1'])
    await askDelete(user, 'I pare')
    await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    await screen.findByText('Komenti u fshi me sukses')
    expect(told).toEqual(['b1', 'b1'])
    expect(localStorage.getItem('reviewNews')).toBeNull()
  })
})

describe('the icons to edit and delete', () => {
  it('stand on the own comment only, which is marked [BIZPAGE-31, PERM-09]', async () => {
    await open()
    expect(await editButton()).toBeVisible()
    expect(screen.getAllByRole('button', { name: /komentin “/ })).toHaveLength(2)
    expect(within(card('I imi') as HTMLElement).getByText('Komenti yt')).toBeVisible()
    expect(screen.getAllByText('Komenti yt')).toHaveLength(1)
  })

  it.each<[string, (review: Review) => object]>([
    ['author', ({ user, ...rest }) => ({ ...rest, author: { id: user?._id, name: user?.name } })],
    ['user', ({ user, ...rest }) => ({ ...rest, user: user?._id })],
    ['userId', ({ user, ...rest }) => ({ ...rest, userId: user?._id })],
    ['authorId', ({ user, ...rest }) => ({ ...rest, authorId: user?._id })],
  ])('follow the %s of the server’s answer [PERM-10]', async (_, spell) => {
    ownReviewsServer(server, [before, mine], spell)
    await renderApp({ route, preloadedState: signedIn() })
    expect(await editButton()).toBeVisible()
    expect(screen.getAllByRole('button', { name: /komentin “/ })).toHaveLength(2)
    // Whoever the server does not name is known here all the same.
    expect(card('I imi')).toHaveTextContent(/Arta/)
  })

  it.each([
    ['a visitor', undefined],
    ['somebody else', { _id: 'u9', name: 'Dritan' }],
    ['somebody whose id is part of it', { _id: 'u', name: 'Dritan' }],
    ['somebody whose id begins with it', { _id: 'u12', name: 'Dritan' }],
    ['somebody of the same name', { _id: 'u9', name: 'Arta Hoxha' }],
    ['a user without an id', { _id: 'authenticated' }],
  ])('stand nowhere for %s [BIZPAGE-31, PERM-09, PERM-10]', async (_, user) => {
    const others = [{ _id: 'authenticated' }, { name: 'Arta Hoxha' }, undefined] as Review['user'][]
    const theirs = others.map((author, at) => aReview({ _id: `r9${at}`, title: `Tjetri ${at}`, user: author as never }))
    ownReviewsServer(server, [mine, ...theirs])
    await renderApp({ route, ...(user && { preloadedState: signedIn(user) }) })
    await screen.findByRole('heading', { name: 'I imi' })
    expect(screen.getAllByRole('article')).toHaveLength(4)
    expect(screen.queryByRole('button', { name: /komentin “/ })).toBeNull()
    expect(screen.queryByText('Komenti yt')).toBeNull()
  })

  it('stand on an own comment without stars, too [BIZPAGE-31]', async () => {
    await open([{ ...mine, rating: 0 }])
    expect(await editButton()).toBeVisible()
    expect(await deleteButton()).toBeVisible()
  })

  it('stand in what a search finds too [BIZPAGE-31]', async () => {
    await open([mine], `${route}?kerko=imi`)
    expect(await editButton()).toBeVisible()
  })

  it('are not there yet on a comment on its way, which bears its author’s name and is marked [BIZPAGE-31]', async () => {
    const { store, own } = await open([before])
    const hold = held()
    own.onWrite = hold
    const newReview = { business: 'b1', user: 'u1', rating: 5, title: 'I ri', comment: 'x', isApproved: true } as const
    act(() => void store.dispatch(reviewsApi.endpoints.createReview.initiate({ newReview })))
    await screen.findByRole('heading', { name: 'I ri' })
    const fresh = card('I ri') as HTMLElement
    expect(fresh).toHaveTextContent('Arta Hoxha')
    expect(fresh).toHaveTextContent('Komenti yt')
    expect(within(fresh).queryByRole('button')).toBeNull()
    hold.release()
    expect(await editButton('I ri')).toBeVisible()
  })

  it('come with a word to the author while nobody else sees the comment [PERM-09]', async () => {
    await open([
      { ...mine, isApproved: false },
      { ...after, isApproved: false },
    ])
    await editButton()
    expect(screen.getAllByText('Komenti yt nuk shihet ende nga të tjerët.')).toHaveLength(1)
    expect(card('I imi')).toHaveTextContent('Komenti yt nuk shihet ende nga të tjerët.')
  })
})

describe('editing', () => {
  it('has rating, title, comment and day, filled, and can be given up [BIZPAGE-32, BIZPAGE-33]', async () => {
    const { user, own } = await open()
    await edit(user)
    expect(card('I imi')).toBeNull()
    expect(inForm().getByRole('radio', { name: /^4 nga 5/ })).toBeChecked()
    await waitFor(() => expect(form()).toContainElement(document.activeElement as HTMLElement))
    expect(inForm().getByRole('group', { name: /^Vlerësimi/ })).toBeVisible()
    expect(titleField()).toHaveValue('I imi')
    expect(inForm().getByLabelText(/^Komenti/)).toHaveValue('E shkruar nga unë.')
    expect(inForm().getByLabelText('Data e eksperiencës')).toHaveValue('01.03.2026')
    await retype(user, 'Tjetër')
    await user.click(inForm().getByRole('button', { name: 'Anulo' }))
    expect(card('I imi')).toBeVisible()
    expect(await editButton()).toHaveFocus()
    expect(own.writes()).toEqual([])
    // What was given up does not come back.
    await edit(user)
    expect(titleField()).toHaveValue('I imi')
  })

  it.each<[string, Partial<Review>]>([
    ['a long one', { comment: 'Kafe e mirë. '.repeat(60).trim(), rating: 2 }],
    ['one without a day', { experienceDate: undefined, rating: 1 }],
  ])('has the whole of it in its fields, and saves it: %s [BIZPAGE-32, BIZPAGE-33]', async (_, fields) => {
    const review = { ...mine, ...fields }
    const { user, own } = await open([before, review])
    await edit(user)
    expect(inForm().getByRole('radio', { name: new RegExp(`^${review.rating} nga 5`) })).toBeChecked()
    expect(inForm().getByLabelText(/^Komenti/)).toHaveValue(review.comment)
    const day = inForm().getByLabelText('Data e eksperiencës')
    expect(day).toBeVisible()
    expect(day).toHaveValue(review.experienceDate ? '01.03.2026' : '')
    await retype(user, 'I ri')
    await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    expect(await editButton('I ri')).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull()
    expect(own.reviews.find(({ _id }) => _id === review._id)).toMatchObject({ comment: review.comment, title: 'I ri' })
  })

  it('says that changes are kept as a draft', async () => {
    const { user } = await open()
    await edit(user)
    await retype(user, 'Tjetër')
    expect(await screen.findByText(/^Drafti u ruajt në orën \d\d:\d\d$/)).toBeVisible()
  })

  it('ends with Escape only while nothing is changed', async () => {
    const { user } = await open()
    await edit(user)
    await user.keyboard('{Escape}')
    expect(await editButton()).toHaveFocus()
    await edit(user)
    await retype(user, 'Tjetër')
    await user.keyboard('{Escape}')
    expect(titleField()).toHaveValue('Tjetër')
  })

  it('saves, says so, and asks for the list again [BIZPAGE-33, BIZPAGE-36]', async () => {
    const { user, own } = await open()
    await edit(user)
    await user.click(inForm().getByRole('radio', { name: /^2 nga 5/ }))
    await retype(user, '  I ri  ')
    const reads = own.reads().length
    await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    expect(await editButton('I ri')).toHaveFocus()
    expect(await screen.findByText('Komenti u përditësua me sukses')).toBeVisible()
    expect(own.writes()).toEqual(['PUT /reviews/r2'])
    const kept = { comment: 'E shkruar nga unë.', experienceDate: '2026-03-01' }
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
      await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
      await screen.findByText('Komenti u përditësua me sukses')
    })
    await isAsked(async () => {
      await askDelete(user, 'I imi, i ri')
      await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
      await screen.findByText('Komenti u fshi me sukses')
    })
  })

  it.each([
    ['Titulli', /^Titulli/],
    ['Komenti', /^Komenti/],
  ])('asks for what is missing: %s [BIZPAGE-35]', async (_, label) => {
    const { user, own } = await open()
    await edit(user)
    await user.clear(inForm().getByLabelText(label))
    await user.type(inForm().getByLabelText(label), '   ')
    await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    expect(inForm().getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining('Ju lutemi plotësoni të gjitha fushat e kërkuara.'),
    )
    expect(inForm().getByLabelText(label)).toHaveFocus()
    expect(own.writes()).toEqual([])
  })

  it.each([
    ['the server’s words', refusal('Komenti është i mbyllur'), 'Komenti është i mbyllur'],
    ['its own without them', refusal(), 'Ka ndodhur një gabim gjatë përditësimit të komentit.'],
    ['its own without an answer', noAnswer, 'Ka ndodhur një gabim gjatë përditësimit të komentit.'],
  ])('that is refused says so with %s, and loses nothing [DIRERR-05] [Q07]', async (_, answer, text) => {
    const { user, own, store } = await open()
    own.onWrite = answer
    await edit(user)
    await retype(user, 'I refuzuar')
    const reads = own.reads().length
    await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    expect(await inForm().findByRole('alert')).toHaveTextContent(text)
    expect(titleField()).toHaveValue('I refuzuar')
    expect(own.reads()).toHaveLength(reads)
    // The list has the comment as it was.
    expect(store.getState().reviews.businessComments.map(({ title }) => title)).toEqual(['I pari', 'I imi', 'I treti'])
    own.onWrite = undefined
    await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    expect(await editButton('I refuzuar')).toBeVisible()
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
    await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
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
    await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    act(() => void store.dispatch(navigationRequested({ to: '/info' })))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull())
    hold.release(refusal('Tani jo'))
    expect(await screen.findByText('Tani jo')).toBeVisible()
    act(() => void store.dispatch(navigationRequested({ to: route })))
    await edit(user)
    expect(titleField()).toHaveValue('Gjysma')
  })

  it('goes on when its author has typed on while it was saved', async () => {
    const { user, own } = await open()
    const hold = held()
    own.onWrite = hold
    await edit(user)
    await retype(user, 'I pare')
    await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    await user.type(titleField(), ' dhe më')
    hold.release()
    expect(await screen.findByText('Komenti u përditësua me sukses')).toBeVisible()
    expect(titleField()).toHaveValue('I pare dhe më')
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
    await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull())
    unmount()
    const again = await open()
    await edit(again.user)
    expect(titleField()).toHaveValue('Gjysma')
    expect(inForm().getByText('E rikthyem draftin tënd')).toBeVisible()
    await again.user.click(inForm().getByRole('button', { name: 'Anulo' }))
    await edit(again.user)
    expect(titleField()).toHaveValue('I imi')
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
    type('I imi')
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
    await again.user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    await edit(again.user, 'Gjysma')
    expect(inForm().queryByText('E rikthyem draftin tënd')).toBeNull()
    again.unmount()
    await open()
    await edit(user)
    expect(titleField()).toHaveValue('I imi')
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

describe('deleting', () => {
  it('asks first, and takes no for an answer [BIZPAGE-34]', async () => {
    const { user, own } = await open()
    await askDelete(user)
    expect(dialog().getByText('Ky veprim nuk mund të zhbëhet.')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Anulo' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await deleteButton()).toHaveFocus()
    expect(own.writes()).toEqual([])
    // Neither does Escape delete it, nor the button that closes.
    await askDelete(user)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await askDelete(user)
    await user.click(dialog().getByRole('button', { name: 'Close modal' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(card('I imi')).not.toBeNull()
    expect(own.writes()).toEqual([])
  })

  it('is felt at once, said when done, and asks for the list again [BIZPAGE-34, BIZPAGE-36]', async () => {
    const { user, own } = await open()
    const hold = held()
    own.onWrite = hold
    await askDelete(user)
    const reads = own.reads().length
    await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    await waitFor(() => expect(card('I imi')).toBeNull())
    expect(dialog().getByRole('button', { name: 'Duke fshirë…' })).toBeDisabled()
    hold.release()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText('Komenti u fshi me sukses')).toBeVisible()
    expect(own.writes()).toEqual(['DELETE /reviews/r2'])
    await waitFor(() => expect(own.reads().slice(reads).join()).toContain('GET /reviews/business/b1?page=1&limit=10'))
    expect(screen.getByRole('heading', { name: 'I treti' })).toHaveFocus()
  })

  it.each([
    ['the list', true],
    ['the business', false],
  ])('is counted out in header and list alike, also while %s is read again', async (_, isListHeld) => {
    const { user, own } = await open()
    const counts = () => [
      screen.getByText(/^\d+ koment(e)?$/).textContent,
      `${screen.getAllByRole('article').length} komente`,
    ]
    expect(counts()).toEqual(['3 komente', '3 komente'])
    const [hold, reading] = [held(), held()]
    own.onWrite = hold
    await askDelete(user)
    await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    await waitFor(() => expect(counts()).toEqual(['2 komente', '2 komente']))
    hold.release(refusal('Tani jo', 500))
    await waitFor(() => expect(counts()).toEqual(['3 komente', '3 komente']))

    own.onWrite = undefined
    const slow = async () => void (await reading.answer)
    if (isListHeld) own.onRead = () => slow().then(() => HttpResponse.error())
    else server.msw.use(http.get('*/v1/businesses/b1', slow))
    await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    await screen.findByText('Komenti u fshi me sukses')
    expect(counts()).toEqual(['2 komente', '2 komente'])
    own.onRead = undefined
    reading.release()
    await act(settle)
    await waitFor(() => expect(counts()).toEqual(['2 komente', '2 komente']))
  })

  it.each<[string, (user: User) => Promise<void>, string]>([
    [
      'a deletion',
      async (user) => {
        await askDelete(user)
        await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
      },
      '3.5',
    ],
    [
      'a change',
      async (user) => {
        await edit(user)
        await user.click(inForm().getByRole('radio', { name: /^5 / }))
        await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
      },
      '4.0',
    ],
  ])(
    'is felt at once by the average, too, as a change is, also while the business is read again: %s',
    async (_, write, then) => {
      const rated = [before, mine, after].map((review, at) => ({ ...review, rating: [4, 1, 3][at] ?? 0 }))
      const { user, own } = await open(rated)
      const average = () => screen.getByText(/^Vlerësimi mesatar/).textContent?.slice('Vlerësimi mesatar '.length)
      expect(average()).toBe('2.7 nga 5, bazuar në 3 komente')
      const [hold, reading] = [held(), held()]
      own.onWrite = hold
      await write(user)
      await waitFor(() => expect(average()).toContain(`${then} nga 5`))
      hold.release(refusal('Tani jo', 500))
      await waitFor(() => expect(average()).toContain('2.7 nga 5'))

      own.onWrite = undefined
      server.msw.use(http.get('*/v1/businesses/b1', async () => void (await reading.answer)))
      await user.click(screen.getByRole('button', { name: /^(Ruaj|Fshi komentin)$/ }))
      await screen.findByText(/^Komenti u (fshi|përditësua) me sukses$/)
      expect(average()).toContain(`${then} nga 5`)
      reading.release()
      await act(settle)
      expect(average()).toContain(`${then} nga 5`)
    },
  )

  it('of the only comment leaves the focus on the section [BIZPAGE-34]', async () => {
    const { user } = await open([mine])
    await askDelete(user)
    await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    await screen.findByText('Nuk ka komente ende')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Komentet' })).toHaveFocus())
  })

  it.each([
    ['the server’s words', refusal('Tani jo', 500), 'Tani jo'],
    ['its own without them', refusal(), 'Ka ndodhur një gabim gjatë fshirjes së komentit.'],
    ['its own without an answer', noAnswer, 'Ka ndodhur një gabim gjatë fshirjes së komentit.'],
  ])('that is refused puts the card back in its place and says so with %s [DIRERR-06] [Q07, Q11]', async (...row) => {
    const [, answer, text] = row
    const { user, own } = await open()
    own.onWrite = answer
    await askDelete(user)
    const reads = own.reads().length
    await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    expect(await dialog().findByRole('alert')).toHaveTextContent(text)
    expect(titles()).toEqual(['I pari', 'I imi', 'I treti'])
    expect(own.reads()).toHaveLength(reads)
    await user.click(dialog().getByRole('button', { name: 'Anulo' }))
    expect(await deleteButton()).toHaveFocus()
  })

  it('what the server no longer knows stays gone, and the list is asked for again [Q11, BIZPAGE-36]', async () => {
    const { user, own } = await open()
    own.onWrite = refusal('Komenti nuk u gjet', 404)
    await askDelete(user)
    own.reviews = [before]
    const reads = own.reads().length
    await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(own.reads().slice(reads).join()).toContain('GET /reviews/business/b1?page=1&limit=10'))
    await waitFor(() => expect(titles()).toEqual(['I pari']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['delete', 'Ky koment ishte fshirë më parë.'],
    ['edit', 'Ky koment ishte fshirë më parë. Ndryshimet nuk u ruajtën.'],
  ])('what another tab has deleted, tried by %s, says so and takes it off the page [Q11]', async (how, text) => {
    const { user, own, store } = await open()
    own.onWrite = refusal('Komenti nuk u gjet', 404)
    if (how === 'delete') await askDelete(user)
    else {
      await edit(user)
      await retype(user, 'I vonuar')
    }
    own.reviews = [before, after]
    if (how === 'delete') await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    else await user.click(inForm().getByRole('button', { name: 'Ruaj' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText(/me sukses|provoni përsëri/)).toBeNull()
    await waitFor(() => expect(titles()).toEqual(['I pari', 'I treti']))
    expect(screen.queryByRole('form', { name: 'Ndrysho komentin' })).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
    expect(store.getState().reviews.pendingWrites).toEqual({})
  })

  it('is sent once, however often it is confirmed [Q12]', async () => {
    const { user, own } = await open()
    const hold = held()
    own.onWrite = hold
    await askDelete(user)
    const confirm = dialog().getByRole('button', { name: 'Fshi komentin' })
    act(() => {
      for (let turn = 0; turn < 5; turn += 1) fireEvent.click(confirm)
    })
    confirm.focus()
    await user.keyboard('{Enter}')
    hold.release()
    await screen.findByText('Komenti u fshi me sukses')
    expect(own.writes()).toHaveLength(1)
  })

  it('a list asked before it and answered after it does not bring the comment back [Q09]', async () => {
    const { user, own, store } = await open()
    const hold = held()
    own.onWrite = hold
    await askDelete(user)
    await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    await waitFor(() => expect(own.writes()).toHaveLength(1))
    const late = held()
    own.onRead = async () => {
      await late.answer
      own.onRead = undefined
      return HttpResponse.json({
        success: true,
        reviews: [before, mine, after],
        pagination: { current: 1, pages: 1, total: 3, limit: 10 },
      })
    }
    const argument = { id: 'b1', page: 1, limit: 10, approved: true, userId: arta._id }
    const early = store.dispatch(
      reviewsApi.endpoints.listReviewsByBusiness.initiate(argument, { forceRefetch: true, subscribe: false }),
    )
    hold.release()
    await waitFor(() => expect(own.reviews).toHaveLength(2))
    late.release()
    await act(async () => void (await early))
    expect(card('I imi')).toBeNull()
    await screen.findByText('Komenti u fshi me sukses')
    expect(titles()).toEqual(['I pari', 'I treti'])
  })

  it('of the only comment on the last page leads to the page before', async () => {
    const many = Array.from({ length: 10 }, (_, at) => aReview({ _id: `x${at}`, user: other, title: `Tjetri ${at}` }))
    const { user } = await open([...many, mine], `${route}?faqe=2`)
    await askDelete(user)
    await user.click(dialog().getByRole('button', { name: 'Fshi komentin' }))
    await waitFor(() => expect(currentPlace()).toBe(route))
    expect(await screen.findByRole('heading', { name: 'Tjetri 0' })).toBeVisible()
    expect(screen.queryByText('Nuk ka komente ende')).toBeNull()
  })
})
