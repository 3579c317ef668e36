// What the server is told of who asks: the user who is signed in, on every page of a list, and nobody for a visitor.
import { arta, heading, signedIn, visitor } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loginSucceeded } from '@/session/events'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()
const place = '/biznes/biz_001'
const asked = (part: string) => server.requests.filter((request) => request.startsWith(`GET /v1${part}`))

it.each([
  ['a visitor', visitor, ''],
  ['a user', signedIn, 'user_id=u1'],
])(
  '%s asks for a business, its comments and a search in them [DIRCALL-19] [DIRCALL-26] [DIRCALL-30]',
  async (...row) => {
    const [, preloadedState, who] = row
    const also = who && `&${who}`
    const { store } = await renderApp({ route: place, preloadedState: preloadedState() })
    const goTo = (query: string) => act(() => void store.dispatch(navigationRequested({ to: `${place}?${query}` })))
    await screen.findAllByRole('article')
    expect(asked('/businesses/biz_001')).toEqual([`GET /v1/businesses/biz_001${who && `?${who}`}`])
    const ofPage = (page: number) => `GET /v1/reviews/business/biz_001?page=${page}&limit=10&approved=true${also}`
    expect(asked('/reviews/business/biz_001')[0]).toBe(ofPage(1))
    goTo('faqe=2')
    await waitFor(() => expect(asked('/reviews/business/biz_001')).toContain(ofPage(2)))
    for (const [query, sent] of [
      ['kerko=mire', 'q=mire&businessId=biz_001'],
      ['kerko=mire&yje=5', 'q=mire&businessId=biz_001&rating=5'],
      [
        'kerko=mire&yje=4&nga=2020-01-02&deri=2030-03-04',
        'q=mire&businessId=biz_001&rating=4&dateFrom=2020-01-02&dateTo=2030-03-04',
      ],
      ['deri=2030-03-04', 'businessId=biz_001&dateTo=2030-03-04'],
    ] as const) {
      goTo(query)
      const wanted = `GET /v1/reviews/search?${sent}&page=1&limit=10${also}`
      await waitFor(() => expect(asked('/reviews/search')).toContain(wanted))
    }
  },
)

it.each([
  ['a visitor', visitor, ''],
  ['a user', signedIn, '?user_id=u1'],
] as const)('%s asks for a business in their own name wherever one is shown [DIRCALL-19]', async (...row) => {
  const [, preloadedState, who] = row
  const wanted = `GET /v1/businesses/biz_001${who}`
  let before = 0
  const ofBusiness = () => asked('/businesses/biz_001').slice(before)
  for (const route of ['/biznes/biz_001', '/koment/biz_001', '/biznes/biz_001?faqe=2', '/koment/biz_001?x=1']) {
    const { unmount } = await renderApp({ route, preloadedState: preloadedState() })
    await heading(/Sofra e Shtatë Lugëve$/)
    expect(ofBusiness(), route).toEqual([wanted])
    unmount()
    before += 1
  }
  // Also on the way from one page to another.
  const { store } = await renderApp({ route: '/info', preloadedState: preloadedState() })
  for (const to of ['/koment/biz_001', '/biznes/biz_001']) {
    act(() => void store.dispatch(navigationRequested({ to })))
    await heading(/Sofra e Shtatë Lugëve$/)
    expect(new Set(ofBusiness()), to).toEqual(new Set([wanted]))
  }
})

it('whoever signs in on the write page asks anew, in their own name [DIRCALL-19]', async () => {
  const { store } = await renderApp({
    route: '/koment/biz_001',
    preloadedState: visitor(),
  })
  await screen.findByLabelText('Titulli *')
  expect(asked('/businesses/biz_001')).toEqual(['GET /v1/businesses/biz_001'])
  act(() => void store.dispatch(loginSucceeded({ user: arta })))
  await waitFor(() => expect(asked('/businesses/biz_001')).toContain('GET /v1/businesses/biz_001?user_id=u1'))
})
