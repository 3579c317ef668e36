// The lists of pages: each waits, then has its items or says that it failed, on its first page and on a later one.

import { aBusiness, aCategory, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { arta, held, refusal, signedIn, success } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'

const server = startTestServer()
const category = aCategory()
const paging = { pages: 2, total: 11 }
const pageOf = (request: Request) => Number(new URL(request.url).searchParams.get('page') ?? 1)
const review = (page: number) => aReview({ _id: `r${page}`, title: `Faqja e ${page}`, user: arta })

interface List {
  route: string
  state?: object
  isOwn?: true
  /** What it asks. */
  path: string
  answer: (page: number) => object
  waiting: string
  failed: RegExp
}

const ofReviews = (page: number) => reviewPage([review(page)], { ...paging, current: page })
const lists: Record<string, List> = {
  'the businesses of a category': {
    route: '/kategorite/restorante?',
    state: { category, allCategories: [category] },
    path: '*/v1/businesses/category/c1',
    answer: (page) =>
      businessPage([aBusiness({ _id: `b${page}`, name: `Faqja e ${page}` })], { ...paging, current: page }),
    waiting: 'Duke ngarkuar bizneset...',
    failed: /Gabim në ngarkimin e bizneseve/,
  },
  'the comments of a business': {
    route: '/biznes/b1?',
    path: '*/v1/reviews/business/b1',
    answer: ofReviews,
    waiting: 'Duke ngarkuar komentet...',
    failed: /Gabim në ngarkimin e komenteve/,
  },
  'what a search in them finds': {
    route: '/biznes/b1?kerko=faqja&',
    path: '*/v1/reviews/search',
    answer: ofReviews,
    waiting: 'Duke kërkuar…',
    failed: /Gabim në kërkimin e komenteve/,
  },
  'the own comments': {
    route: '/komentet-e-mia?',
    isOwn: true,
    path: '*/v1/reviews/user/u1',
    answer: ofReviews,
    waiting: 'Duke ngarkuar komentet...',
    failed: /Jo tani/,
  },
}

describe.each(Object.entries(lists))('%s', (_, { route, state, isOwn, path, answer, waiting, failed }) => {
  const title = (page: number) => screen.queryByRole('heading', { name: `Faqja e ${page}` })

  /** Opens that page of the list, whose answer waits to be let go. */
  async function opened(page: number) {
    const gate = held()
    server.msw.use(
      http.get('*/v1/businesses/b1', () => success(aBusiness({ reviewCount: 11 }))),
      http.get(path, async ({ request }) => {
        const asked = pageOf(request)
        const then = asked === page ? await gate.answer : undefined
        return then ? then() : HttpResponse.json(answer(asked))
      }),
      http.get('*/v1/reviews/business/b1', () => HttpResponse.json(ofReviews(1))),
    )
    const app = await renderApp({
      route: page > 1 ? `${route}faqe=${page}` : route,
      state,
      ...(isOwn && { preloadedState: signedIn() }),
    })
    expect(await screen.findByText(waiting)).toBeInTheDocument()
    expect(screen.queryByText(failed)).toBeNull()
    expect(title(page)).toBeNull()
    return { ...app, gate }
  }

  it('waits for page 2, then has it [STATE-01]', async () => {
    const { gate } = await opened(2)
    gate.release()
    await waitFor(() => expect(title(2)).toBeVisible())
    expect(screen.queryByText(waiting)).toBeNull()
    expect(screen.queryByText(failed)).toBeNull()
  })

  it('waits for page 1, then says that it failed and waits no more [STATE-01]', async () => {
    const { gate } = await opened(1)
    gate.release(refusal('Jo tani', 403))
    expect(await screen.findByText(failed)).toBeVisible()
    expect(screen.queryByText(waiting)).toBeNull()
    expect(title(1)).toBeNull()
  })
})
