// /koment: choosing the business to review, or adding the one that is missing.

import { aBusiness, aCategory, aReview, businessPage } from '@test/builders/entities'
import { ownReviewsServer } from '@test/builders/ownReviews'
import { arta, heading, put, refusal, signedIn, success, visitor } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { settle } from '@test/stubServer'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { reviewsApi } from '@/api'
import { preloadPage } from '@/app/pages'
import { authEvents } from '@/features/auth/model/slice'
import { loginSucceeded } from '@/session/events'
import { rememberSearch } from '@/storage/recentItems'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()
standInDialogs()

const user = { _id: 'u1', name: 'Arta', email: 'arta@vlereso.example' }
const searchBox = () => screen.findByRole('combobox', { name: 'Kërko biznese' })
/** The search finds these; one of them is Kafe Liqeni. */
const finds = (...fields: object[]) =>
  server.msw.use(
    http.get('*/v1/businesses/universal-search', () =>
      HttpResponse.json(businessPage(fields.map((one) => aBusiness({ _id: 'b7', name: 'Kafe Liqeni', ...one })))),
    ),
  )

describe('the page', () => {
  it('is there for anyone, under its title, and offers the searches this device remembers [ROUTE-13] [CHOOSE-01] [CHOOSE-04]', async () => {
    rememberSearch('sofra')
    const { user } = await renderApp({ route: '/koment' })
    expect(await heading('Ndaj përvojën tënde')).toBeVisible()
    expect(document.title).toBe('Ndaj përvojën tënde · Vlerëso')
    expect(currentPlace()).toBe('/koment')
    expect(screen.getByText(/^Mund ta shkruash komentin tani dhe të hysh/)).toBeVisible()
    await user.click(await searchBox())
    expect(await screen.findByRole('listbox', { name: 'Kërkimet e fundit' })).toHaveTextContent('sofra')
  })

  it('leads on from a search that finds nothing, by its category and by the dialog that adds a business', async () => {
    ownReviewsServer(server, [])
    server.msw.use(http.get('*/v1/businesses/universal-search', () => HttpResponse.json(businessPage([]))))
    const { user, store } = await renderApp({ preloadedState: signedIn() })
    act(() => void store.dispatch(navigationRequested({ to: '/koment' })))
    put(await searchBox(), 'dentist')
    expect(
      await screen.findByRole('option', { name: /^Kategori: Klinika dentare, Shëndetësi, \d+ biznese?$/ }),
    ).toBeVisible()
    expect(await screen.findByRole('navigation', { name: 'Kategori të afërta' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Shto biznes' }))
    expect(await screen.findByRole('dialog', { name: 'Shto biznes' })).toBeVisible()
  })
})

describe('choosing', () => {
  const mine = (businessId: string) => aReview({ _id: `r-${businessId}`, user: arta, business: { _id: businessId } })
  const choose = async (app: Awaited<ReturnType<typeof renderApp>>, name = 'Kafe Liqeni') => {
    put(await searchBox(), 'liq')
    const option = await screen.findByRole('option', { name: new RegExp(`^${name}`) })
    const says = option.textContent ?? ''
    const pushed = vi.spyOn(window.history, 'pushState')
    await app.user.click(option)
    await waitFor(() => expect(pushed).toHaveBeenCalled())
    // At once, not by way of another page.
    const [[, , goesTo] = []] = pushed.mock.calls
    pushed.mockRestore()
    return { says, goesTo }
  }

  it.each([
    ['the results themselves', true],
    ['the own comments', false],
  ])(
    'of several leads to the page of each reviewed one, else to the form, as %s say [CHOOSE-02] [CHOOSE-03] (Q79)',
    async (_, isSaid) => {
      const ids = ['b1', 'b2', 'b3']
      const reviewed = ['b1', 'b3']
      const own = ownReviewsServer(server, isSaid ? [] : reviewed.map(mine))
      finds(...ids.map((_id) => ({ _id, name: `Kafe ${_id}`, ...(isSaid && { hasReviewed: reviewed.includes(_id) }) })))
      for (const id of ['b2', 'b3']) {
        const app = await renderApp({ route: '/koment', preloadedState: signedIn() })
        await waitFor(() => expect(own.asked).toEqual(['GET /reviews/user/u1?page=1&limit=100&user_id=u1']))
        await settle()
        const { says, goesTo } = await choose(app, `Kafe ${id}`)
        const place = reviewed.includes(id) ? `/biznes/${id}` : `/koment/${id}`
        expect(goesTo).toBe(place)
        for (const word of ['E ke komentuar', ', e ke komentuar: ']) expect(says.includes(word)).toBe(id === 'b3')
        await waitFor(() => expect(currentPlace()).toBe(place))
        await settle()
        app.unmount()
        own.asked.length = 0
      }
    },
  )

  it('knows a comment written a moment ago, without asking again [CHOOSE-02] (Q79)', async () => {
    const own = ownReviewsServer(server, [])
    finds({ _id: 'b1' })
    const app = await renderApp({ route: '/koment', preloadedState: signedIn() })
    await waitFor(() => expect(own.reads()).toHaveLength(1))
    await settle()
    const newReview = {
      business: 'b1',
      user: 'u1',
      rating: 4,
      title: 'Mirë',
      comment: 'Po.',
      isApproved: true,
    } as const
    await act(async () => void (await app.store.dispatch(reviewsApi.endpoints.createReview.initiate({ newReview }))))
    const { says, goesTo } = await choose(app)
    expect(says).toContain('E ke komentuar')
    expect(goesTo).toBe('/biznes/b1')
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(own.reads().filter((line) => line.includes('/user/'))).toHaveLength(1)
    await settle()
  })

  it.each<[string, Parameters<typeof signedIn>[0] | null]>([
    ['as a visitor', null],
    ['as a user whose comments do not come', undefined],
  ])('%s leads to the write page, whose guard decides [CHOOSE-03] (Q79)', async (_, who) => {
    const own = ownReviewsServer(server, [])
    own.onRead = refusal('Jo')
    finds({})
    const preloadedState = who === null ? visitor() : signedIn()
    const app = await renderApp({ route: '/koment', preloadedState })
    await settle()
    expect(own.asked).toHaveLength(who === null ? 0 : 1)
    expect((await choose(app)).goesTo).toBe('/koment/b7')
    await waitFor(() => expect(currentPlace()).toBe('/koment/b7'))
    await settle()
  })
})

describe('a business that is missing', () => {
  it('is added after a log-in that leads back here (Q05) [PERM-04]', async () => {
    const { user, store } = await renderApp({ route: '/koment' })
    act(() => void store.dispatch(authEvents.INIT({ user: null })))
    await user.click(await screen.findByRole('button', { name: 'Shtoje këtu' }))
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    expect(window.history.state.usr).toMatchObject({ message: 'Hyr për të shtuar një biznes.' })
    await heading('Hyr në llogarinë tënde')
    act(() => void store.dispatch(loginSucceeded({ user: { _id: 'u1', name: 'Arta', email: 'a@b.example' } })))
    expect(await screen.findByRole('dialog', { name: 'Shto biznes' })).toBeVisible()
    expect(currentPlace()).toBe('/koment')
    await screen.findByRole('combobox', { name: 'Kategoria *' })
  })

  it('is added by a signed-in visitor, who goes on to review it, with no word of an approval [ADDBIZ-10] [ADDBIZ-11] [PERM-07]', async () => {
    server.msw.use(
      http.get('*/v1/categories', () => success([aCategory()])),
      http.post('*/v1/businesses', () => success(aBusiness({ _id: 'b9', name: 'I ri' }), 201)),
    )
    await preloadPage('/koment/b9')
    const app = await renderApp({ route: '/koment' })
    act(() => void app.store.dispatch(loginSucceeded({ user })))
    await app.user.click(await screen.findByRole('button', { name: 'Shtoje këtu' }))
    put(await screen.findByRole('textbox', { name: 'Emri i biznesit *' }), 'I ri')
    put(screen.getByRole('textbox', { name: 'Linku *' }), 'https://i-ri.example')
    const select = screen.getByRole('combobox', { name: 'Kategoria *' })
    await waitFor(() => expect(select).toBeEnabled())
    await app.user.selectOptions(select, 'Restorante')
    await app.user.click(screen.getByRole('button', { name: 'Shto biznesin' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(currentPlace()).toBe('/koment/b9'))
    expect(await screen.findByText('Biznesi u shtua. Faleminderit!')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/administrator|miratim/i)
    await settle()
  })
})
