// The shared pagination over a list of 23, of which the server gives as many a page as it is asked for.
import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { renderApp, startTestServer } from '@test/render'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'

const server = startTestServer()
const reviews = Array.from({ length: 23 }, (_, at) => aReview({ _id: `r${at}`, title: `Komenti ${at}` }))

function answerAsAsked() {
  server.msw.use(
    http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: aBusiness({ reviewCount: 23 }) })),
    http.get('*/v1/reviews/business/:id', ({ request }) => {
      const asked = new URL(request.url).searchParams
      const [page, limit] = [Number(asked.get('page')), Number(asked.get('limit'))]
      const shown = reviews.slice((page - 1) * limit, page * limit)
      return HttpResponse.json(reviewPage(shown, { current: page, pages: Math.ceil(23 / limit), total: 23 }))
    }),
  )
}

describe('the shared pagination', () => {
  it('has pages of 10 items by default [PAGING-01]', async () => {
    answerAsAsked()
    const { user } = await renderApp({ route: '/biznes/b1' })
    expect(await screen.findByText('Faqja 1 nga 3')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 3' }))
    expect(await screen.findByText('Faqja 3 nga 3')).toBeVisible()
    expect(await screen.findByText('Komenti 22')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })
})
