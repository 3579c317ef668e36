// What the server is told of who asks: the user who is signed in, on every page of a list, and nobody for a visitor. It
// is asked once: a stored session is checked first, a visitor without one never waits.
import { arta, countsStars, heading, signedIn, success, visitor } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { freshToken, staleToken } from '@test/session/tokens'
import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { storageKeys } from '@/lib/storageKeys'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()
const place = '/biznes/biz_001'
const asked = (part: string) => server.requests.filter((request) => request.startsWith(`GET /v1${part}`))

it.each([
  ['a visitor', visitor, ''],
  ['a user', signedIn, 'user_id=u1'],
])(
  '%s asks in their own name for a business, wherever one is shown, its comments and a search in them [DIRCALL-19] [DIRCALL-26] [DIRCALL-30]',
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
    act(() => void store.dispatch(navigationRequested({ to: '/koment/biz_001' })))
    await heading(/^Shkruaj një koment për Sofra/)
    expect(new Set(asked('/businesses/biz_001'))).toEqual(new Set([`GET /v1/businesses/biz_001${who && `?${who}`}`]))
  },
)

it('whoever signs in on the write page asks anew, in their own name [DIRCALL-19]', async () => {
  const { store } = await renderApp({ route: '/koment/biz_001', preloadedState: visitor() })
  await screen.findByLabelText('Titulli *')
  expect(asked('/businesses/biz_001')).toEqual(['GET /v1/businesses/biz_001'])
  act(() => void store.dispatch(loginSucceeded({ user: arta })))
  await waitFor(() => expect(asked('/businesses/biz_001')).toContain('GET /v1/businesses/biz_001?user_id=u1'))
})

describe('while it is not known who is there, a page', () => {
  /** Without those that only count the stars: they are nobody's, and come when the rest has been painted. */
  const asks = () => server.requests.filter((request) => /businesses|reviews/.test(request) && !countsStars(request))
  const name = 'Sofra e Shtatë Lugëve'
  const open = async () => {
    const { store } = await renderApp({ route: place })
    return { store, check: () => act(() => scheduleSessionCheck(store.dispatch)) }
  }
  /** It has asked for the business and its comments, and for nothing twice. */
  const expectAsked = async (isOfUser: boolean) => {
    expect(await heading(name)).toBeVisible()
    await screen.findAllByRole('article')
    expect(asks().map((request) => request.includes('user_id=u1'))).toEqual([isOfUser, isOfUser])
  }

  it('asks for a user once, with the id, after the check', async () => {
    startSession({ accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken(), user: arta })
    const { check } = await open()
    await screen.findByText('Duke ngarkuar biznesin…')
    expect(asks()).toEqual([])
    check()
    await expectAsked(true)
  })

  it('asks at once for a visitor without tokens, before any check', async () => {
    const { store, check } = await open()
    await expectAsked(false)
    expect(store.getState().auth.loading).toBe(true)
    check()
    await expect.poll(() => store.getState().auth.loading).toBe(false)
    expect(asks()).toHaveLength(2)
  })

  it('asks once, as a visitor, when the session turns out to be over', async () => {
    startSession({ accessToken: staleToken(), refreshToken: staleToken(), user: arta })
    const { check } = await open()
    check()
    await expectAsked(false)
  })

  it('does not wait for ever when another tab logs out during the check', async () => {
    startSession({ accessToken: staleToken(), refreshToken: freshToken(), user: arta })
    server.msw.use(
      http.post('*/v1/auth/refresh', () => {
        localStorage.clear()
        return success({ accessToken: freshToken(), refreshToken: freshToken() })
      }),
    )
    const { store, check } = await open()
    check()
    expect(await heading(name)).toBeVisible()
    expect(store.getState().auth).toMatchObject({ user: null, loading: false })
    expect(localStorage.getItem(storageKeys.accessToken)).toBeNull()
  })
})
