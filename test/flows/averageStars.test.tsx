// The stars of a business's average on its page; those of its cards: cards.test.tsx.
import { aBusiness, reviewPage } from '@test/builders/entities'
import { renderApp, startTestServer } from '@test/render'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { it } from 'vitest'
import { expectStars, starsOfAverages } from './averageStars'

const server = startTestServer()

it.each(Object.entries(starsOfAverages))(
  'the average %s has %i filled stars on the page of its business, in their colour [STARS-01]',
  async (average, level) => {
    const business = aBusiness({ averageRating: Number(average), reviewCount: 12 })
    server.msw.use(
      http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: business })),
      http.get('*/v1/reviews/business/:id', () => HttpResponse.json(reviewPage([]))),
    )
    await renderApp({ route: '/biznes/b1' })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Kafe Drini' })
    const head = within(heading.closest('header') as HTMLElement)
    expectStars(head.getByRole('img', { name: / nga 5 yje$/ }), level, average)
  },
)
