// The author's own comments on the business page: who may change them, and what another tab hears of it.

import { aBusiness, aReview } from '@test/builders/entities'
import { ownReviewsServer } from '@test/builders/ownReviews'
import { held, signedIn, success } from '@test/page'
import { renderApp } from '@test/render'
import { settle } from '@test/stubServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { reviewsApi } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { navigationRequested } from '@/store/navigationEvents'
import * as page from './ownReviewsPage'

page.runServer()
const { after, askDelete, before, card, confirm, deleteButton, edit, editButton, mine, open } = page
const { retype, route, save, server } = page

// One that keeps its answers for a while, or whose comments come from elsewhere, says the wrong thing.
describe('a server that does not say who has reviewed, or says the wrong thing,', () => {
  const writeLink = () => within(screen.getByRole('main')).queryByRole('link', { name: 'Shkruaj një koment' })
  const openUnsaid = async (reviews: Review[], hasReviewed?: false) => {
    const own = ownReviewsServer(server, reviews)
    server.msw.use(http.get('*/v1/businesses/:id', () => success(aBusiness({ hasReviewed }))))
    const app = await renderApp({ route, preloadedState: signedIn() })
    await screen.findAllByRole('article')
    return { ...app, own }
  }

  it.each([undefined, false] as const)(
    'is not needed where the own comment is on the page; once deleted, another may be written: %s [BIZPAGE-07, BIZPAGE-08] (Q73)',
    async (hasReviewed) => {
      const { user } = await openUnsaid([before, mine], hasReviewed)
      // Header and list read the same state, but the header hears of it with the next frame.
      await waitFor(() => expect(writeLink()).toBeNull())
      expect(screen.getByText('Ti ke shkruar një koment për këtë biznes')).toBeVisible()
      await askDelete(user)
      await confirm(user)
      await screen.findByText('Komenti u fshi me sukses')
      await waitFor(() => expect(writeLink()).toBeVisible())
    },
  )

  it('is not needed where the own comment is not approved yet [BIZPAGE-07, BIZPAGE-08] (Q73)', async () => {
    await openUnsaid([before, { ...mine, isApproved: false }], false)
    await waitFor(() => expect(writeLink()).toBeNull())
    expect(screen.getByText('Ti ke shkruar një koment për këtë biznes')).toBeVisible()
  })

  it('leaves the button to authors of comments on other businesses, and to others’ readers [BIZPAGE-07, BIZPAGE-08] (Q73)', async () => {
    await openUnsaid([before])
    expect(writeLink()).toBeVisible()
  })

  it('leaves it to authors of comments on businesses that the server does not name [BIZPAGE-08] (Q73)', async () => {
    const { business: _, ...unnamed } = mine
    const own = ownReviewsServer(server, [unnamed])
    server.msw.use(http.get('*/v1/businesses/:id', () => success(aBusiness())))
    const { store } = await renderApp({ route: '/komentet-e-mia', preloadedState: signedIn() })
    await screen.findByRole('heading', { name: mine.title })
    own.reviews = [before]
    act(() => void store.dispatch(navigationRequested({ to: route })))
    await screen.findByRole('heading', { name: 'I pari' })
    expect(writeLink()).toBeVisible()
  })

  it('is not asked by the write page when the own comment was just on the screen (Q73)', async () => {
    const { store } = await openUnsaid([before, mine], false)
    act(() => void store.dispatch(navigationRequested({ to: '/koment/b1' })))
    expect(await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeVisible()
  })
})

describe('another tab', () => {
  /** News of b1 from another tab, as the browser brings it. */
  const news = () =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'reviewNews', newValue: 'b1' })))
  const say = (hasReviewed: boolean) =>
    server.msw.use(http.get('*/v1/businesses/:id', () => success(aBusiness({ hasReviewed }))))
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
    await waitFor(() => expect(card(mine.title)).not.toBeNull())
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
    await save(user)
    await screen.findByText('Komenti u përditësua me sukses')
    expect(told).toEqual(['b1'])
    await askDelete(user, 'I pare')
    await confirm(user)
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
    expect(within(card(mine.title) as HTMLElement).getByText('Komenti yt')).toBeVisible()
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
    expect(card(mine.title)).toHaveTextContent(/Arta/)
  })

  it.each([
    ['a visitor', undefined],
    ['somebody whose id is part of it', { _id: 'u', name: 'Dritan' }],
    ['somebody whose id begins with it', { _id: 'u12', name: 'Dritan' }],
    ['somebody of the same name', { _id: 'u9', name: 'Arta Hoxha' }],
    ['a user without an id', { _id: 'authenticated' }],
  ])('stand nowhere for %s [BIZPAGE-31, PERM-09, PERM-10]', async (_, user) => {
    const others = [{ _id: 'authenticated' }, { name: 'Arta Hoxha' }, undefined] as Review['user'][]
    const theirs = others.map((author, at) => aReview({ _id: `r9${at}`, title: `Tjetri ${at}`, user: author as never }))
    ownReviewsServer(server, [mine, ...theirs])
    await renderApp({ route, ...(user && { preloadedState: signedIn(user) }) })
    await screen.findByRole('heading', { name: mine.title })
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

  it('come with a word to the author while nobody else sees the comment [PERM-09] [ENTITY-18]', async () => {
    await open([
      { ...mine, isApproved: false },
      { ...after, isApproved: false },
    ])
    await editButton()
    expect(screen.getAllByText('Komenti yt nuk shihet ende nga të tjerët.')).toHaveLength(1)
    expect(card(mine.title)).toHaveTextContent('Komenti yt nuk shihet ende nga të tjerët.')
  })
})
