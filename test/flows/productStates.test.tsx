// What the product offers, in states, amounts and widths in which a part of it might be missing; product.test.tsx walks through it once.
import { aBusiness, aCategory, aReview, aSubcategory, businessPage, reviewPage } from '@test/builders/entities'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { scheduleSessionCheck } from '@/features/auth/model/checkSession'
import { log } from '@/lib/logger'
import { answer, heading, logIn, nameless, open, refused, server } from './profilePage'

runTestServer(server)
standInDialogs()

const json = (body: object) => () => HttpResponse.json(body)
const data = (list: object) => json({ success: true, data: list })
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent)

/** The app for a visitor, whose session is checked. */
async function visit(route: string) {
  const app = await renderApp({ route })
  act(() => scheduleSessionCheck(app.store.dispatch))
  await waitFor(() => expect(app.store.getState().auth.loading).toBe(false))
  return app
}
/** Fills in the log-in and sends it. */
async function send({ user }: Awaited<ReturnType<typeof visit>>, password = 'Demo1234') {
  fireEvent.change(await screen.findByLabelText('Email *'), { target: { value: 'demo@vlereso.example' } })
  fireEvent.change(screen.getByLabelText('Fjalëkalimi *'), { target: { value: password } })
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Hyr' }))
}

describe('subcategories', () => {
  const names = ['Lloji 1', 'Lloji 2', 'Lloji 3']
  const kinds = names.map((name, at) => ({ _id: `s${at}`, name, slug: `lloji_${at + 1}` }))

  it.each([
    [0, 0],
    [1, 1],
    [1, 0],
    [2, 2],
    [2, 1],
    [3, 3],
    [3, 0],
  ])(
    'are all browsed, where the category came with %i and the call for them knows those from number %i on [SCREEN-01]',
    async (own, from) => {
      const others = kinds.slice(from).map((kind) => aSubcategory({ ...kind, categoryId: { _id: 'c1' } }))
      answer('get', 'categories', data([aCategory({ subcategories: kinds.slice(0, own) })]))
      answer('get', 'subcategories', data(others))
      answer(
        'get',
        'businesses/category/:id',
        json(businessPage([aBusiness(), aBusiness({ _id: 'b2', name: 'Furra' })])),
      )
      answer('get', 'businesses/subcategory/:id', json(businessPage([aBusiness()])))
      const { user } = await renderApp({ route: '/kategorite' })
      await screen.findByRole('link', { name: 'Lloji 3' })
      expect(texts(screen.getByRole('list', { name: 'Nënkategoritë: Restorante' }))).toEqual(names)
      await user.click(screen.getByRole('link', { name: 'Restorante' }))
      await heading('Bizneset në Restorante (2 biznese)')
      expect(texts(await screen.findByRole('list', { name: 'Nënkategoritë' }))).toEqual(expect.arrayContaining(names))
      await user.click(screen.getByRole('link', { name: 'Lloji 3' }))
      await heading('Bizneset në Lloji 3 (1 biznes)')
      expect(await screen.findByRole('link', { name: 'Kafe Drini' })).toBeVisible()
    },
  )
})

describe('comments', () => {
  const ofPage = [
    aReview({ _id: 'r1', title: 'E miratuar' }),
    aReview({ _id: 'r2', title: 'E pamiratuar', isApproved: false }),
    aReview({ _id: 'r3', title: 'Edhe kjo' }),
  ]

  it.each(
    ['kerko=kafe', 'yje=4', 'nga=2026-01-01', 'deri=2026-12-31'].flatMap((query): [string, number, number][] => [
      [query, 1, 1],
      [query, 1, 3],
      [query, 2, 3],
      [query, 3, 3],
    ]),
  )('that a search finds are the approved ones: %s, page %i of %i [SCREEN-02]', async (query, current, pages) => {
    answer('get', 'businesses/:id', data(aBusiness({ reviewCount: 30, averageRating: 4 })))
    answer('get', 'reviews/business/:id', json(reviewPage([])))
    const total = pages * 10
    answer('get', 'reviews/search', json(reviewPage(ofPage, { current, pages, total })))
    await renderApp({ route: `/biznes/b1?${query}&faqe=${current}` })
    expect(await screen.findByRole('heading', { name: 'E miratuar' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Edhe kjo' })).toBeVisible()
    expect(screen.queryByText('E pamiratuar')).toBeNull()
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})

describe('the star rating', () => {
  const averages = [1, 1.04, 1.5, 2, 3, 4.9, 5]
  const rated = averages.map((averageRating, at) =>
    aBusiness({ _id: `b${at}`, name: `Kafe ${at}`, averageRating, reviewCount: 3 }),
  )
  const ratings = ['1.0', '1.0', '1.5', '2.0', '3.0', '4.9', '5.0']

  it('is read in the list of a category, from the lowest to the highest [SCREEN-02]', async () => {
    const category = aCategory()
    answer('get', 'businesses/category/:id', json(businessPage(rated)))
    await renderApp({ route: '/kategorite/restorante', state: { category, allCategories: [category] } })
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(ratings.length)
    for (const [at, card] of cards.entries())
      expect(within(card).getByText(`Vlerësimi ${ratings[at]} nga 5, 3 komente`)).toBeInTheDocument()
  })

  it('is read among the results of a search, from the lowest to the highest [SCREEN-02]', async () => {
    answer('get', 'businesses/universal-search', json(businessPage(rated)))
    const { user } = await visit('/')
    await user.type(await screen.findByRole('combobox', { name: 'Kërko biznese' }), 'kafe')
    for (const [at, rating] of ratings.entries())
      expect(
        await screen.findByRole('option', { name: new RegExp(`^Kafe ${at}.*${rating.replace('.', '\\.')} nga 5`) }),
      ).toBeVisible()
  })

  it.each(averages.map((average, at) => [average, ratings[at]]))(
    'is read on the page of a business: %f as %s [SCREEN-02]',
    async (averageRating, rating) => {
      answer('get', 'businesses/:id', data(aBusiness({ averageRating: Number(averageRating), reviewCount: 3 })))
      answer('get', 'reviews/business/:id', json(reviewPage([aReview()])))
      await renderApp({ route: '/biznes/b1' })
      expect(await screen.findByText(`Vlerësimi mesatar ${rating} nga 5, bazuar në 3 komente`)).toBeInTheDocument()
    },
  )
})

describe('a registered user', () => {
  it.each([
    ['/', 'Shto biznes'],
    ['/koment', 'Shtoje këtu'],
  ])('who logs in on the way adds the missing business: from %s [SCREEN-03]', async (route, name) => {
    const app = await visit(route)
    await app.user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(currentPlace()).toBe('/login'))
    await send(app)
    const dialog = within(await screen.findByRole('dialog', { name: 'Shto biznes' }))
    await app.user.type(dialog.getByRole('textbox', { name: 'Emri i biznesit *' }), 'Furra e re')
    await app.user.type(dialog.getByRole('textbox', { name: 'Linku *' }), 'https://furra.example')
    const select = await dialog.findByRole('combobox', { name: 'Kategoria *' })
    await waitFor(() => expect(select).toBeEnabled())
    await app.user.selectOptions(select, 'Restorante dhe kafene')
    await app.user.click(dialog.getByRole('button', { name: 'Shto biznesin' }))
    expect(await screen.findByText('Biznesi u shtua. Faleminderit!')).toBeVisible()
    expect(server.requests.filter((request) => request === 'POST /v1/businesses')).toHaveLength(1)
  })

  it.each([320, 639, 767, 768, 1024, 1440])(
    'finds the own comments and account from the header, %i px wide [SCREEN-03] [SCREEN-04]',
    async (width) => {
      vi.stubGlobal('matchMedia', (query: string) => {
        const [, limit, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? []
        return {
          matches: limit === 'max' ? width <= Number(px) : limit === 'min' && width >= Number(px),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }
      })
      const { user, store } = await open({ route: '/info' })
      await waitFor(() => expect(store.getState().auth.isAuthenticated).toBe(true))
      const openMenu = async () =>
        user.click(await screen.findByRole('button', { name: width < 768 ? 'Hap menynë' : /^Llogaria/ }))
      await openMenu()
      const menu = within(await screen.findByRole('navigation', { name: 'Menyja e përdoruesit' }))
      expect(menu.getByRole('button', { name: 'Dil' })).toBeVisible()
      expect(menu.getByRole('link', { name: 'Profili im' })).toHaveAttribute('href', '/profile')
      await user.click(menu.getByRole('link', { name: 'Komentet e mia' }))
      await heading('Komentet e mia')
      expect(currentPlace()).toBe('/komentet-e-mia')
    },
  )
})

describe('the account functions', () => {
  it('for visitors stay at hand however often a log-in fails [SCREEN-04]', async () => {
    const app = await visit('/login')
    const tries = () => server.requests.filter((request) => request === 'POST /v1/auth/login')
    const main = within(screen.getByRole('main'))
    const forgot = () => main.getByRole('button', { name: 'Ke harruar fjalëkalimin?' })
    for (let failures = 0; failures <= 5; failures += 1) {
      if (failures > 0) await send(app, 'Gabuar1')
      await waitFor(() => expect(tries()).toHaveLength(failures))
      await waitFor(() => expect(main.getByRole('button', { name: 'Hyr' }).matches(':disabled')).toBe(failures === 5))
      expect(forgot()).toBeEnabled()
      expect(main.getByRole('link', { name: 'Regjistrohu' })).toBeVisible()
      await app.user.click(forgot())
      const dialog = within(await screen.findByRole('dialog', { name: 'Rivendos fjalëkalimin' }))
      expect(dialog.getByRole('button', { name: 'Dërgo linkun' })).toBeEnabled()
      await app.user.click(dialog.getByRole('button', { name: 'Close modal' }))
    }
  })

  const outdated = 'Profili nuk u përditësua. Po shfaqim të dhënat e ruajtura.'
  it.each<[string, (() => Response | Promise<Response>) | undefined, boolean, string | RegExp]>([
    ['is up to date', undefined, true, 'demo@vlereso.example'],
    ['is still loading', () => new Promise(() => undefined), true, 'demo@vlereso.example'],
    ['is refused', refused({ message: 'Jo' }, 403), true, outdated],
    ['is not found', refused({ message: 'Jo' }, 404), true, outdated],
    ['fails', refused({}, 500), true, outdated],
    ['cannot be reached', () => HttpResponse.error(), true, outdated],
    ['is refused and nothing is known', refused({ message: 'Jo' }, 403), false, /^Failed to load profile data/],
    ['fails and nothing is known', refused({}, 500), false, /^Failed to load profile data/],
  ])('for users are there where the profile %s [SCREEN-04]', async (_, reply, isKnown, text) => {
    vi.spyOn(log, 'error').mockReturnValue()
    const session = isKnown ? (await logIn()).data : nameless()
    if (reply) answer('get', 'auth/me', reply)
    const { user } = await open({ session })
    const main = within(screen.getByRole('main'))
    expect((await main.findAllByText(text, undefined, { timeout: 15_000 }))[0]).toBeVisible()
    await user.click(main.getByRole('button', { name: 'Ndrysho fjalëkalimin' }))
    const password = await screen.findByRole('dialog', { name: /fjalëkalimin/ })
    await user.click(within(password).getByRole('button', { name: 'Anulo' }))
    await user.click(main.getByRole('button', { name: 'Fshi llogarinë' }))
    const deletion = await screen.findByRole('dialog', { name: /llogari/ })
    await user.click(within(deletion).getByRole('button', { name: 'Anulo' }))
    expect(screen.getByRole('button', { name: /^Llogaria/ })).toBeVisible()
  })
})
