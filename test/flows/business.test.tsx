// The business page: head, banners, contact; what is there if something is missing. Comments: businessList.test.tsx.

import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { arta, heading, main, refusal, signedIn, success } from '@test/page'
import { currentPlace, renderApp, startTestServer, whole } from '@test/render'
import { stubServer } from '@test/stubServer'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { baseApi } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { ContactCard } from '@/features/businesses/ui/ContactCard'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()
const route = '/biznes/b1'
const reviews = (count: number, page = 1): Review[] =>
  Array.from({ length: count }, (_, at) => aReview({ _id: `r${page}-${at}`, title: `Komenti ${page}-${at}` }))

/** The server knows this business, with these comments. */
function answer(business: Partial<Business>, page: object = reviewPage([]), status = 200) {
  server.msw.use(
    http.get('*/v1/businesses/:id', () => success(aBusiness(business))),
    http.get('*/v1/reviews/business/:id', () => HttpResponse.json(page, { status })),
  )
}

/** Opens the page as a visitor or as Arta; then the server is asked whether she has reviewed the business. */
async function open(business: Partial<Business>, reader: 'visitor' | 'reader' | 'author' = 'visitor') {
  answer(business)
  server.msw.use(
    http.get('*/v1/businesses/:id', ({ request }) => {
      const hasReviewed = reader === 'author' && new URL(request.url).searchParams.get('user_id') === arta._id
      return success(aBusiness({ hasReviewed, ...business }))
    }),
  )
  const app = await renderApp({ route, ...(reader !== 'visitor' && { preloadedState: signedIn() }) })
  await screen.findByRole('heading', { level: 1 })
  return app
}

/** Every reader and every status, with no comment, with one and with several. */
const everyReader = [
  ['active', 'visitor', 0],
  ['active', 'author', 12],
  ['in_review', 'reader', 12],
  ['inactive', 'visitor', 12],
  ['inactive', 'author', 1],
] as const

describe.each(everyReader)('the head of a business that is %s, for a %s, with %i comments', (status, reader, count) => {
  const business = { status, reviewCount: count, averageRating: count && 4.26 }

  it('is what is known of it, says its status, leads to writing and, with a url, to its site [BIZPAGE-01] [BIZPAGE-02] [BIZPAGE-03] [BIZPAGE-04] [BIZPAGE-06] [BIZPAGE-07] [BIZPAGE-08] [BIZPAGE-09] [BIZPAGE-11] [BIZPAGE-12] [BIZPAGE-13] [BIZPAGE-14]', async () => {
    const photo = { url: 'https://foto.example/1.png' }
    const all = { ...business, description: 'Kafe në qendër.', photo, url: 'https://drini.example/' }
    await open(all, reader)
    expect(await heading('Kafe Drini')).toBeVisible()
    const logo = screen.getByRole('img', { name: 'Logoja: Kafe Drini' })
    expect(logo).toHaveAttribute('src', photo.url)
    // The largest one there is (AVATAR-03), with a photo as with a letter.
    expect(logo).toHaveAttribute('data-size', 'xl')
    expect(screen.getByText(count === 1 ? '1 koment' : `${count} komente`)).toBeVisible()
    expect(screen.getByText('Kafe në qendër.')).toBeVisible()

    const said = screen.queryAllByText(whole(/nën shqyrtim|joaktiv|kur statusi ndryshon|gabim/i))
    const texts = {
      active: [],
      in_review: [
        'Nën shqyrtim',
        'Kafe Drini është nën shqyrtim',
        'Përdoruesit që kanë hyrë në llogari njoftohen automatikisht me email kur statusi ndryshon.',
      ],
      inactive: ['Joaktiv', 'Kafe Drini është joaktiv', 'Nëse mendon se ky është një gabim, kontakto biznesin.'],
    }[status]
    // Without comments their place says it as well.
    expect(said.map(({ textContent }) => textContent).filter((text) => text !== 'Ky biznes është joaktiv.')).toEqual(
      texts,
    )
    for (const element of said) expect(element).toBeVisible()

    const reviewed = screen.queryByText('Ti ke shkruar një koment për këtë biznes')
    const button = main().queryByRole('link', { name: 'Shkruaj një koment' })
    if (reader === 'author') expect(reviewed).toBeVisible()
    else expect(reviewed).toBeNull()
    if (reader === 'author' || status === 'inactive') expect(button).toBeNull()
    else expect(button).toHaveAttribute('href', '/koment/b1')

    const link = screen.queryByRole('link', { name: /^Visito faqen/ })
    if (status !== 'active') expect(link).toBeNull()
    else {
      expect(link).toHaveAttribute('href', 'https://drini.example/')
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    }
  })
})

describe('the head', () => {
  it('is called like its business, which has a letter for a photo, and without address, phone and email no contact card [BIZPAGE-01] [BIZPAGE-09] [BIZPAGE-10]', async () => {
    await open({ city: 'Tiranë', location: 'Blloku' })
    expect(document.title).toBe('Kafe Drini: komente dhe vlerësime · Vlerëso')
    const logo = screen.getByRole('img', { name: 'Logoja: Kafe Drini' })
    expect(within(logo).getByText('K')).toBeVisible()
    expect(logo).toHaveAttribute('data-size', 'xl')
    expect(screen.queryByRole('link', { name: /^Visito faqen/ })).toBeNull()
    expect(screen.queryByRole('complementary', { name: 'Kontakti' })).toBeNull()
  })

  it.each([
    // The stars go by the average itself, not by the number that is shown of it; each level: test/lib/albanianFormat.test.ts.
    [4.46, '4.5', 4],
    [1, '1.0', 1],
  ])('shows the average %d as %s, with %i filled stars [BIZPAGE-05] [STARS-01]', async (averageRating, text, level) => {
    await open({ averageRating, reviewCount: 12 })
    const head = (await heading('Kafe Drini')).closest('header')
    const stars = head?.querySelector('svg[data-level][role="img"]') as SVGElement
    expect(stars.dataset.level).toBe(`${level}`)
    const filled = [...stars.querySelectorAll('path')].map((star) => star.hasAttribute('class'))
    expect(filled).toEqual([1, 2, 3, 4, 5].map((star) => star <= level))
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText(`Vlerësimi mesatar ${text} nga 5, bazuar në 12 komente`)).toBeInTheDocument()
    // The sentence alone is read.
    for (const shown of [stars, screen.getByText(text), screen.getByText('12 komente')])
      expect(shown.closest('[aria-hidden="true"]')).not.toBeNull()
  })

  it('names a category that was given by its id, and leads to it [ENTITY-09]', async () => {
    const data = [{ _id: 'c1', name: 'Ushqim', slug: 'ushqim' }]
    server.msw.use(http.get('*/v1/categories', () => HttpResponse.json({ success: true, data })))
    await open({ category: 'c1', subcategory: 'askush' } as object)
    expect(await screen.findByRole('link', { name: 'Ushqim' })).toHaveAttribute('href', '/kategorite/ushqim')
    expect((await heading('Kafe Drini')).closest('header')).toHaveTextContent('Ushqim')
  })

  it.each([
    ['in_review', undefined, 'Biznesi është nën shqyrtim'],
    ['inactive', '', 'Biznesi është joaktiv'],
  ])(
    "calls a business without a name 'Biznesi', in the banner, too: %s [BIZPAGE-02] [BIZPAGE-11] [BIZPAGE-13]",
    async (status, name, title) => {
      await open({ name, status })
      expect(await heading('Biznesi')).toBeVisible()
      expect(screen.getByText(whole(title))).toBeVisible()
    },
  )

  it.each(['suspended', 'IN_REVIEW', undefined])(
    'has neither badge nor banner with the status %j [BIZPAGE-15]',
    async (status) => {
      await open({ status })
      expect(screen.queryByText(/nën (shqyrtim|proces)|joaktiv/i)).toBeNull()
    },
  )

  it('leads to the form of its business, whatever stands in the id [BIZPAGE-06]', async () => {
    const _id = 'a/b?c#d'
    answer({ _id })
    const { user } = await renderApp({ route: `/biznes/${encodeURIComponent(_id)}` })
    await heading('Kafe Drini')
    await user.click(main().getByRole('link', { name: 'Shkruaj një koment' }))
    await waitFor(() => expect(currentPlace()).toBe(`/koment/${encodeURIComponent(_id)}`))
  })

  it.each([
    ['drini.example', 'https://drini.example/'],
    ['javascript:alert(1)', undefined],
  ])("links 'Visito faqen' to the address %s [BIZPAGE-09]", async (url, href) => {
    await open({ url })
    const link = screen.queryByRole('link', { name: /^Visito faqen/ })
    if (href) expect(link).toHaveAttribute('href', href)
    else expect(link).toBeNull()
  })
})

it.each([
  [{ email: 'info@drini.example' }, 'mailto:info@drini.example'],
  [{ email: 'info@drini.example?bcc=tjeter@x.example' }, null],
  [{ email: 'info%0Abcc:tjeter@x.example' }, null],
  [{ email: 'info@drini.example,tjeter@x.example' }, null],
  [{ email: 'na shkruaj @ drini' }, null],
  [{ phoneNumber: '+355 (60) 000-0001' }, 'tel:+355600000001'],
  [{ phoneNumber: '069 12 34;ext=9' }, null],
  [{ address: 'Rruga e Dibrës 5' }, null],
])(
  'a contact card appears for %o, the link of which is %j, and all of it stands as text [BIZPAGE-10]',
  (business, href) => {
    render(<ContactCard business={aBusiness(business)} />)
    const card = within(screen.getByRole('complementary', { name: 'Kontakti' }))
    const contact = card.getByText(Object.values(business)[0] ?? '')
    expect(contact.getAttribute('href')).toBe(href)
  },
)

it.each([
  ['Rruga e Durrësit 5', 'Durrës', 'Rruga e Durrësit 5, Durrës'],
  ['Rruga e Dibrës 5, Tiranë', 'Tiranë', 'Rruga e Dibrës 5, Tiranë'],
])('looks for %s in %s on the map', (address, city, place) => {
  render(<ContactCard business={aBusiness({ address, city })} />)
  const link = screen.getByRole('link', { name: /^Shiko në hartë/ })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('query')).toBe(place)
})

it('calls each number of a telephone text by a link of its own, and shows the rest of it as it is [BIZPAGE-10]', () => {
  const phoneNumber = 'Zyra: 04 2234567/568 (08:00-16:00), cel. +355 (0) 69 20 12 345 e 069 2012345, 069 2012345'
  render(<ContactCard business={aBusiness({ phoneNumber })} />)
  const card = within(screen.getByRole('complementary', { name: 'Kontakti' }))
  expect(card.getByText(whole(phoneNumber))).toBeVisible()
  expect(card.getAllByRole('link').map((link) => `${link.textContent} -> ${link.getAttribute('href')}`)).toEqual([
    '04 2234567 -> tel:042234567',
    '+355 (0) 69 20 12 345 -> tel:+355692012345',
    '069 2012345 -> tel:0692012345',
    '069 2012345 -> tel:0692012345',
  ])
})

it.each([
  [
    'active',
    { phoneNumber: '04 222 333, 069 111 2222', address: 'Rruga e Dibrës 5', city: 'Tiranë' },
    'tel:04222333',
    true,
  ],
  ['inactive', { phoneNumber: '+355 60 000 0001' }, 'tel:+355600000001', false],
  ['active', { phoneNumber: 'pyet në banak', city: 'Tiranë' }, undefined, false],
])(
  'a business that is %s with %o is called from its head by %s, looked for on the map: %s',
  async (status, known, call, map) => {
    answer({ ...known, status })
    await renderApp({ route })
    await screen.findByRole('heading', { level: 1 })
    const link = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href')
    expect(link(/^Telefono$/)).toBe(call)
    expect(link(/^Harta/)).toBe(map ? link(/^Shiko në hartë/) : undefined)
  },
)

describe('a business that cannot be shown', () => {
  it('is not found, with a way to another search [BIZPAGE-16]', async () => {
    const { user } = await renderApp({ route: '/biznes/nuk-ka' })
    expect(await heading('Biznesi nuk u gjet')).toBeVisible()
    expect(screen.getByText('Biznesi që kërkoni nuk ekziston ose është fshirë.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Kërko një biznes tjetër' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })

  it.each([
    ['/biznes/biz_001.', '/biznes/biz_001'],
    ['/biznes/biz_001%3Ffbclid%3Dx?yje=5', '/biznes/biz_001?yje=5'],
    ['/koment/biz_001)', '/koment/biz_001'],
    ['/kategorite/transport,', '/kategorite/transport'],
  ])('is looked for without the tail of %s, which a mail or a chat has left there', async (address, better) => {
    await renderApp({ route: address })
    await waitFor(() => expect(currentPlace()).toBe(better))
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('nuk u gjet')
  })

  it('is no more when it is read again [BIZPAGE-16]', async () => {
    answer({})
    const { store } = await renderApp({ route })
    await heading('Kafe Drini')
    server.msw.use(http.get('*/v1/businesses/:id', refusal('Jo', 404)))
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Business'])))
    expect(await heading('Biznesi nuk u gjet')).toBeVisible()
    expect(screen.getByText('Biznesi që kërkoni nuk ekziston ose është fshirë.')).toBeVisible()
    expect(screen.queryByText('Kafe Drini')).toBeNull()
  })

  it('could not be loaded: the words of the server say why, back leads where the visitor came from, or home [BIZPAGE-17]', async () => {
    server.msw.use(http.get('*/v1/businesses/:id', refusal('Jo tani', 403)))
    const { user, store, unmount } = await renderApp({ route: '/info' })
    act(() => void store.dispatch(navigationRequested({ to: route })))
    expect(await heading('Gabim në ngarkimin e biznesit')).toBeVisible()
    expect(screen.getByText('Jo tani')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Kthehu mbrapa' }))
    expect(await heading(/Si funksionon/)).toBeVisible()
    unmount()
    const landed = await renderApp({ route })
    await landed.user.click(await screen.findByRole('button', { name: 'Kthehu mbrapa' }))
    await waitFor(() => expect(currentPlace()).toBe('/'))
  })

  it('is not found where the server answers with none (Q80) [BIZPAGE-16]', async () => {
    server.msw.use(http.get('*/v1/businesses/:id', () => success(null)))
    await renderApp({ route })
    expect(await heading('Biznesi nuk u gjet')).toBeVisible()
    expect(screen.getByText('Biznesi që kërkoni nuk ekziston ose është fshirë.')).toBeVisible()
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
