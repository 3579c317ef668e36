// The category page in tests: its server, how it answers, and what stands on the page.
import { createTestServer } from '@mocks/node'
import { aBusiness, aCategory, businessPage } from '@test/builders/entities'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { Business } from '@/api/endpoints/generated/types'

export const server = createTestServer()
export const category = aCategory({ _id: 'c1', name: 'Restorante', slug: 'restorante' })
/** What a link to its page carries. */
export const state = { category, allCategories: [category] }
export const route = '/kategorite/restorante'
const businesses = '*/v1/businesses/:kind/:id'

/** What the mock backend itself was asked about businesses. */
export const calls = () => server.requests.filter((request) => request.includes('/businesses/'))
export const answer = (body: object, status = 200) =>
  server.msw.use(http.get(businesses, () => HttpResponse.json(body, { status })))
export const many = (count: number, page = 1): Business[] =>
  Array.from({ length: count }, (_, at) => aBusiness({ _id: `b${page}-${at}`, name: `Biznesi ${page}-${at}` }))
export const rating = (name: string) => screen.findByRole('button', { name })
/** The businesses on screen, by their names. */
export const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)

/** 25 businesses in three pages, whatever is asked for; what was asked, like `category/c1?page=1&limit=10`. */
export function answerPages() {
  const asked: string[] = []
  server.msw.use(
    http.get(businesses, ({ request, params }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(`${params.kind}/${params.id}${search}`)
      const page = Number(searchParams.get('page'))
      const items = page < 3 ? many(10, page) : page === 3 ? many(5, 3) : []
      return HttpResponse.json(businessPage(items, { current: page, pages: 3, total: 25 }))
    }),
  )
  return asked
}
