// The business page: head, banners, contact, comments; and what stands there when something is missing.
import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { stubServer } from '@test/stubServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { baseApi } from '@/api'
import type { Business, Review } from '@/api/generated/types'
import { navigationRequested } from '@/lib/navigationEvents'
import * as reload from '@/lib/reloadPage'
import { loginSucceeded } from '@/session/events'

const server = startTestServer()
const route = '/biznes/b1'
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const reviews = (count: number, page = 1): Review[] =>
  Array.from({ length: count }, (_, at) => aReview({ _id: `r${page}-${at}`, title: `Komenti ${page}-${at}` }))

/** The server knows this business, with these comments. */
function answer(business: Partial<Business>, page: object = reviewPage([]), status = 200) {
  server.msw.use(
    http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: aBusiness(business) })),
    http.get('*/v1/reviews/business/:id', () => HttpResponse.json(page, { status })),
  )
}

/** 123 comments in thirteen pages, and what was asked for them. */
function answerPages() {
  const asked: string[] = []
  answer({ reviewCount: 123, averageRating: 4 })
  server.msw.use(
    http.get('*/v1/reviews/business/:id', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      if (searchParams.get('limit') === '10') asked.push(search)
      const page = Number(searchParams.get('page'))
      return HttpResponse.json(reviewPage(reviews(page > 13 ? 0 : 10, page), { current: page, pages: 13, total: 123 }))
    }),
  )
  return asked
}

describe('the head', () => {
  it('shows logo, name, count, average and description [BIZPAGE-01] [BIZPAGE-05]', async () => {
    const photo = { url: 'https://foto.example/1.png' }
    answer({ averageRating: 4.26, reviewCount: 12, description: 'Kafe në qendër.', photo })
    await renderApp({ route })
    expect(await heading('Kafe Drini')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Logoja: Kafe Drini' })).toHaveAttribute('src', photo.url)
    expect(screen.getByText('12 komente')).toBeVisible()
    expect(screen.getByText('4.3')).toBeVisible()
    expect(screen.getByText('Vlerësimi mesatar 4.3 nga 5, bazuar në 12 komente')).toBeInTheDocument()
    expect(screen.getByText('Kafe në qendër.')).toBeVisible()
    expect(document.title).toBe('Kafe Drini: komente dhe vlerësime · Vlerëso')
  })

  it("calls a business without a name 'Biznesi' [BIZPAGE-02]", async () => {
    answer({ name: undefined })
    const nameless = await renderApp({ route })
    expect(await heading('Biznesi')).toBeVisible()
    nameless.unmount()
    answer({ name: 'Furra' })
    await renderApp({ route: '/biznes/b2' })
    expect(await heading('Furra')).toBeVisible()
  })

  it("has the badge and banner 'Nën shqyrtim' in review [BIZPAGE-03] [BIZPAGE-11] [BIZPAGE-12]", async () => {
    answer({ status: 'in_review', url: 'https://drini.example' })
    await renderApp({ route })
    expect(await screen.findByText('Nën shqyrtim')).toBeVisible()
    expect(screen.getByText('Kafe Drini është nën shqyrtim')).toBeVisible()
    expect(
      screen.getByText('Përdoruesit që kanë hyrë në llogari njoftohen automatikisht me email kur statusi ndryshon.'),
    ).toBeVisible()
  })

  it("has the badge and banner 'Joaktiv' when inactive [BIZPAGE-04] [BIZPAGE-13] [BIZPAGE-14]", async () => {
    answer({ status: 'inactive' })
    await renderApp({ route })
    expect(await screen.findByText('Joaktiv')).toBeVisible()
    expect(screen.getByText('Kafe Drini është joaktiv')).toBeVisible()
    expect(screen.getByText('Nëse mendon se ky është një gabim, kontakto ofruesin e shërbimit.')).toBeVisible()
  })

  it.each(['active', 'approved', 'IN_REVIEW', undefined])(
    'has neither with the status %s [BIZPAGE-15]',
    async (status) => {
      answer({ status })
      await renderApp({ route })
      await heading('Kafe Drini')
      expect(screen.queryByText(/nën shqyrtim|joaktiv/i)).toBeNull()
    },
  )

  it('leads to writing a comment, unless inactive or already reviewed [BIZPAGE-06] [BIZPAGE-07] [BIZPAGE-08]', async () => {
    const button = () => within(screen.getByRole('main')).queryByRole('link', { name: 'Shkruaj një koment' })
    for (const business of [{ status: 'inactive' }, { hasReviewed: true }]) {
      answer(business)
      const view = await renderApp({ route })
      await heading('Kafe Drini')
      expect(button()).toBeNull()
      const said = screen.queryByText('Ti ke shkruar një koment për këtë biznes')
      if (business.hasReviewed) expect(said).toBeVisible()
      else expect(said).toBeNull()
      view.unmount()
    }
    answer({ status: 'in_review' })
    const { user } = await renderApp({ route })
    await heading('Kafe Drini')
    expect(screen.queryByText('Ti ke shkruar një koment për këtë biznes')).toBeNull()
    await user.click(button() ?? document.body)
    await waitFor(() => expect(currentPlace()).toBe('/koment/b1'))
  })

  it("links 'Visito faqen' only with a url and an open business [BIZPAGE-09]", async () => {
    const link = () => screen.queryByRole('link', { name: /^Visito faqen/ })
    const url = 'https://drini.example/'
    for (const business of [
      {},
      { url, status: 'in_review' },
      { url, status: 'inactive' },
      { url: 'javascript:alert(1)' },
    ]) {
      answer(business)
      const view = await renderApp({ route })
      await heading('Kafe Drini')
      expect(link()).toBeNull()
      view.unmount()
    }
    answer({ url })
    await renderApp({ route })
    await heading('Kafe Drini')
    expect(link()).toHaveAttribute('href', url)
    expect(link()).toHaveAttribute('target', '_blank')
    expect(link()).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  })

  it.each([
    [{ address: 'Rruga e Dibrës 5' }, 'Rruga e Dibrës 5'],
    [{ phoneNumber: '+355 60 000 0001' }, '+355 60 000 0001'],
    [{ email: 'info@drini.example' }, 'info@drini.example'],
  ])('has a contact card for %o [BIZPAGE-10]', async (business, text) => {
    answer({})
    const none = await renderApp({ route })
    await heading('Kafe Drini')
    expect(screen.queryByRole('complementary', { name: 'Kontakti' })).toBeNull()
    none.unmount()
    answer(business)
    await renderApp({ route })
    expect(within(await screen.findByRole('complementary', { name: 'Kontakti' })).getByText(text)).toBeVisible()
  })
})

it.each([
  [{ email: 'info@drini.example' }, 'mailto:info@drini.example'],
  [{ email: 'info@drini.example?bcc=tjeter@x.example' }, null],
  [{ email: 'info@drini.example&body=x' }, null],
  [{ email: 'info%0Abcc:tjeter@x.example' }, null],
  [{ email: 'info@drini.example,tjeter@x.example' }, null],
  [{ email: 'na shkruaj @ drini' }, null],
  [{ phoneNumber: '+355 (60) 000-0001' }, 'tel:+355600000001'],
  [{ phoneNumber: '069 12 34;ext=9' }, 'tel:06912349'],
  [{ phoneNumber: 'pyet në banak' }, null],
])('what contact %o becomes a link of is %j, and all of it stands as text', async (business, href) => {
  answer(business)
  await renderApp({ route })
  const contact = within(await screen.findByRole('complementary', { name: 'Kontakti' })).getByText(
    Object.values(business)[0] ?? '',
  )
  expect(contact.getAttribute('href')).toBe(href)
})

it.each([
  ['Rruga e Durrësit 5', 'Durrës', 'Rruga e Durrësit 5, Durrës'],
  ['Rruga e Dibrës 5, Tiranë', 'Tiranë', 'Rruga e Dibrës 5, Tiranë'],
])('looks for %s in %s on the map', async (address, city, place) => {
  answer({ address, city })
  await renderApp({ route })
  const link = await screen.findByRole('link', { name: /^Shiko në hartë/ })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('query')).toBe(place)
})

it.each([
  ['04 222 333, +355 69 111 2222', ['tel:04222333', 'tel:+355691112222']],
  ['+355 69 111 2222 +355 68 333 4444', ['tel:+355691112222', 'tel:+355683334444']],
  ['069 111 2222 ose 04/222333', ['tel:0691112222', 'tel:04222333']],
  ['04 222 333/069 111 2222', ['tel:04222333', 'tel:0691112222']],
  ['04/222333', ['tel:04222333']],
  ['04 222 333, 5', ['tel:042223335']],
  ['+355 4 222 333', ['tel:+3554222333']],
])('calls each of the numbers in "%s" by a link of its own [BIZPAGE-10]', async (phoneNumber, links) => {
  answer({ phoneNumber })
  await renderApp({ route })
  const card = within(await screen.findByRole('complementary', { name: 'Kontakti' }))
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links)
})

describe('a business that cannot be shown', () => {
  it('is not found, with a way to another search [BIZPAGE-16]', async () => {
    const { user } = await renderApp({ route: '/biznes/nuk-ka' })
    expect(await heading('Biznesi nuk u gjet')).toBeVisible()
    expect(screen.getByText('Biznesi që kërkoni nuk ekziston ose është fshirë.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Kërko një biznes tjetër' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })

  it('is no more when it is read again [BIZPAGE-16]', async () => {
    answer({})
    const { store } = await renderApp({ route })
    await heading('Kafe Drini')
    server.msw.use(
      http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: false, message: 'Jo' }, { status: 404 })),
    )
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Business'])))
    expect(await heading('Biznesi nuk u gjet')).toBeVisible()
    expect(screen.getByText('Biznesi që kërkoni nuk ekziston ose është fshirë.')).toBeVisible()
    expect(screen.queryByText('Kafe Drini')).toBeNull()
  })

  it('could not be loaded: back leads where the visitor came from [BIZPAGE-17]', async () => {
    server.msw.use(
      http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: false, message: 'Jo tani' }, { status: 403 })),
    )
    const { user, store } = await renderApp({ route: '/info' })
    act(() => void store.dispatch(navigationRequested({ to: route })))
    expect(await heading('Gabim në ngarkimin e biznesit')).toBeVisible()
    expect(screen.getByText('Jo tani')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Kthehu mbrapa' }))
    expect(await heading(/Si funksionon/)).toBeVisible()
  })

  it('never shows the one before it while it loads', async () => {
    const stub = stubServer()
    const { store } = await renderApp({ route })
    await waitFor(() => expect(stub.requests.length).toBeGreaterThan(0))
    await act(() => stub.last(route.replace('biznes', 'businesses')).reply({ success: true, data: aBusiness() }))
    await heading('Kafe Drini')
    await waitFor(() => stub.last('/reviews/business/b1'))
    await act(() => stub.last('/reviews/business/b1').reply(reviewPage(reviews(1))))
    expect(await screen.findByRole('article')).toBeVisible()
    act(() => void store.dispatch(navigationRequested({ to: '/biznes/b2' })))
    expect(await screen.findByText('Duke ngarkuar biznesin…')).toBeVisible()
    expect(screen.queryByText('Kafe Drini')).toBeNull()
    await act(() => stub.last('/businesses/b2').reply({ success: true, data: aBusiness({ _id: 'b2', name: 'Furra' }) }))
    expect(await heading('Furra')).toBeVisible()
    expect(screen.queryByText('Kafe Drini')).toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
  })
})

describe('the comments', () => {
  it('are the approved ones, ten at a time, with user_id for a user [BIZPAGE-25]', async () => {
    const { store } = await renderApp({ route: '/biznes/biz_001' })
    await heading('Sofra e Shtatë Lugëve')
    const asked = () => server.requests.filter((request) => request.includes('/v1/reviews/'))
    act(() => void store.dispatch(loginSucceeded({ user: { _id: 'u7', name: 'Arta', email: 'a@b.example' } })))
    await waitFor(() =>
      expect(asked()).toContain('GET /v1/reviews/business/biz_001?page=1&limit=10&approved=true&user_id=u7'),
    )
    act(() => void store.dispatch(navigationRequested({ to: '/biznes/biz_002' })))
    await waitFor(() => expect(asked().at(-1)).toMatch(/biz_002\?page=1&limit=10&approved=true&user_id=u7$/))
  })

  it('are asked for without user_id by a visitor [BIZPAGE-25]', async () => {
    await renderApp({ route: '/biznes/biz_001' })
    expect(await screen.findAllByRole('article')).toHaveLength(10)
    expect(server.requests.find((request) => request.includes('/v1/reviews/'))).toBe(
      'GET /v1/reviews/business/biz_001?page=1&limit=10&approved=true',
    )
    expect(server.requests.join()).not.toContain('user_id')
  })

  it('show who, when, stars, title, text, experience and order [BIZPAGE-26] [BIZPAGE-27] [BIZPAGE-28] [BIZPAGE-29] [BIZPAGE-30]', async () => {
    answer(
      {},
      reviewPage([
        aReview({ comment: ' Kafe\n\n   e  mirë. ', experienceDate: '2026-03-01', orderId: 'N-17', rating: 3 }),
        aReview({ _id: 'r2', user: undefined }),
      ]),
    )
    await renderApp({ route })
    const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card))
    for (const text of [
      'A',
      'Arta',
      /^9 mars 2026 · \d+ \S+ më parë$/,
      'Mirë',
      'Data e eksperiencës: 1 mars 2026',
      'Numri i porosisë: N-17',
    ]) {
      expect(first?.getByText(text)).toBeVisible()
    }
    expect(first?.getByText(/^Kafe/).textContent).toBe('Kafe e mirë.')
    expect(first?.getByRole('img', { name: '3 nga 5 yje' })).toBeVisible()
    expect(second?.getByText('Deleted User')).toBeVisible()
    expect(second?.queryByText(/eksperiencës|porosisë/)).toBeNull()
  })

  it.each([
    ['normal', {}, ''],
    [
      'in review',
      { status: 'in_review' },
      'Ky biznes është aktualisht nën proces hetimi. Ju mund të shkruani komente, por ato do të bëhen të dukshme për publikun vetëm pasi biznesi të jetë aprovuar.',
    ],
    ['inactive', { status: 'inactive' }, 'Ky biznes është joaktiv.'],
    [
      'reviewed',
      { hasReviewed: true },
      'Ti ke shkruar një koment për këtë biznes. Komentet e tjera do të shfaqen këtu kur të jenë aprovuar.',
    ],
  ])('may be none: %s [BIZPAGE-18] [BIZPAGE-19] [BIZPAGE-20] [BIZPAGE-21]', async (_, business, text) => {
    answer(business)
    await renderApp({ route })
    const title = await screen.findByRole('heading', { level: 3, name: 'Nuk ka komente ende' })
    expect(title.parentElement?.textContent).toBe(`Nuk ka komente ende${text}`)
  })

  it("say 'Duke ngarkuar komentet...' while they load [BIZPAGE-22]", async () => {
    answer({})
    server.msw.use(http.get('*/v1/reviews/business/:id', () => new Promise(() => undefined)))
    await renderApp({ route })
    expect(await screen.findByText('Duke ngarkuar komentet...')).toBeVisible()
  })

  it("may fail; 'Provo sërish' loads the page afresh [BIZPAGE-23] [BIZPAGE-24]", async () => {
    const reloaded = vi.spyOn(reload, 'reloadPage').mockReturnValue()
    answer({}, { success: false, message: 'Baza nuk përgjigjet' }, 500)
    const { user } = await renderApp({ route })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: 'Gabim në ngarkimin e komenteve' })).toBeVisible()
    expect(alert.getByText('Baza nuk përgjigjet')).toBeVisible()
    await user.click(alert.getByRole('button', { name: 'Provo sërish' }))
    expect(reloaded).toHaveBeenCalledTimes(1)
  })

  it('say that the system is busy when it is', async () => {
    answer({}, { success: false, message: 'Too many requests' }, 429)
    await renderApp({ route })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.',
    )
  })

  it('are paged when there is more than one page, from the top [BIZPAGE-37] [BIZPAGE-38]', async () => {
    const asked = answerPages()
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = await renderApp({ route })
    expect(await screen.findByText('Faqja 1 nga 13')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Shko te faqja 3' }))
    expect(await screen.findByRole('heading', { name: 'Komenti 3-0' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Komenti 1-0' })).toBeNull()
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
    expect(currentPlace()).toBe(`${route}?faqe=3`)
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'Komenti 1-0' })).toBeVisible()
    expect(asked.map((search) => new URLSearchParams(search).get('page'))).toEqual(['1', '3'])
  })

  it('have no pagination on one page, and end where they end [BIZPAGE-37]', async () => {
    answer({}, reviewPage(reviews(10)))
    const one = await renderApp({ route })
    await screen.findAllByRole('article')
    expect(screen.queryByRole('navigation', { name: 'Faqet' })).toBeNull()
    one.unmount()
    answerPages()
    await renderApp({ route: `${route}?faqe=77` })
    // The page first asked for is replaced by the last one; its control comes anew.
    await waitFor(() => expect(screen.getByText('Faqja 13 nga 13')).toBeVisible())
    // The address follows what is shown.
    await waitFor(() => expect(currentPlace()).toBe(`${route}?faqe=13`))
  })
})
