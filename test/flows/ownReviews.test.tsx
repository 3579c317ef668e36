// The author's own comments on the business page: who may change them, and what another tab hears of it.

import { aBusiness, aReview } from '@test/builders/entities'
import { ownReviewsServer } from '@test/builders/ownReviews'
import { held, signedIn, success } from '@test/page'
import { renderApp } from '@test/render'
import { settle } from '@test/stubServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { reviewsApi } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import * as page from './ownReviewsPage'

page.runServer()
const { after, askDelete, before, card, confirm, deleteButton, editButton, mine, open, route, server } = page

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

  it('is not needed where the own comment is on the page, approved or not; once deleted, another may be written [BIZPAGE-07, BIZPAGE-08] (Q73)', async () => {
    const { user } = await openUnsaid([before, { ...mine, isApproved: false }])
    // Header and list read the same state, but the header hears of it with the next frame.
    await waitFor(() => expect(writeLink()).toBeNull())
    expect(screen.getByText('Ti ke shkruar një koment për këtë biznes')).toBeVisible()
    await askDelete(user)
    await confirm(user)
    await screen.findByText('Komenti u fshi me sukses')
    await waitFor(() => expect(writeLink()).toBeVisible())
  })

  // Which lists say so: test/features/reviews/selectors.test.ts.
  it('is not needed where it denies it; on pages of others’ comments alone the button stays [BIZPAGE-07, BIZPAGE-08] (Q73)', async () => {
    const { unmount } = await openUnsaid([before, mine], false)
    await waitFor(() => expect(writeLink()).toBeNull())
    unmount()
    await openUnsaid([before])
    expect(writeLink()).toBeVisible()
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
})

describe('the icons to edit and delete', () => {
  it('stand on the own comments only, which are marked and say whether others see them; also on one without stars [BIZPAGE-31, PERM-09] [ENTITY-18]', async () => {
    await open([before, { ...mine, rating: 0, isApproved: false }, { ...after, isApproved: false }])
    expect(await editButton()).toBeVisible()
    expect(await deleteButton()).toBeVisible()
    expect(screen.getAllByRole('button', { name: /komentin “/ })).toHaveLength(2)
    for (const text of ['Komenti yt', 'Komenti yt nuk shihet ende nga të tjerët.']) {
      expect(screen.getAllByText(text)).toHaveLength(1)
      expect(card(mine.title)).toHaveTextContent(text)
    }
  })

  it('follow the author, user, userId or authorId of the server’s answer, also of what a search finds [PERM-10]', async () => {
    const spellings: ((review: Review) => object)[] = [
      ({ user, ...rest }) => ({ ...rest, author: { id: user?._id, name: user?.name } }),
      ({ user, ...rest }) => ({ ...rest, user: user?._id }),
      ({ user, ...rest }) => ({ ...rest, userId: user?._id }),
      ({ user, ...rest }) => ({ ...rest, user: null, authorId: user?._id }),
    ]
    const own = spellings.map((_, at) => ({ ...mine, _id: `own${at}`, title: `I imi ${at}` }))
    ownReviewsServer(server, [before, ...own], (review) => spellings[Number(review._id.slice(3))]?.(review) ?? review)
    await renderApp({ route: `${route}?kerko=imi`, preloadedState: signedIn() })
    for (const { title } of own) {
      expect(await editButton(title)).toBeVisible()
      // Whoever the server does not name is known here all the same.
      expect(card(title)).toHaveTextContent(/Arta/)
    }
    expect(screen.getAllByRole('button', { name: /komentin “/ })).toHaveLength(2 * own.length)
  })

  it.each([
    ['a visitor', undefined],
    ['somebody of the same name, whose id begins with it', { _id: 'u12', name: 'Arta Hoxha' }],
    ['a user without an id', { _id: 'authenticated' }],
  ])('stand nowhere for %s [BIZPAGE-31, PERM-09, PERM-10] [F33]', async (_, user) => {
    const others = [{ _id: 'authenticated' }, { name: 'Arta Hoxha' }, {}, '', undefined] as Review['user'][]
    const theirs = others.map((author, at) => aReview({ _id: `r9${at}`, title: `Tjetri ${at}`, user: author as never }))
    ownReviewsServer(server, [mine, ...theirs])
    await renderApp({ route, ...(user && { preloadedState: signedIn(user) }) })
    await screen.findByRole('heading', { name: mine.title })
    expect(screen.getAllByRole('article')).toHaveLength(1 + others.length)
    expect(screen.queryByRole('button', { name: /komentin “/ })).toBeNull()
    expect(screen.queryByText('Komenti yt')).toBeNull()
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
})
