// The card of a business in every list that has it: what it shows, whatever is missing and however the business stands.

import { aBusiness, aCategory, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { success } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { reviewsApi } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { keepSaved } from '@/storage/savedBusinesses'

const server = startTestServer()
const category = aCategory({ _id: 'c1', name: 'Restorante', slug: 'restorante' })

/** Opens a list with these. */
type List = [string, (businesses: Business[]) => ReturnType<typeof renderApp>]
const lists: [List, List] = [
  [
    'of a category',
    (businesses) => {
      server.msw.use(http.get('*/v1/businesses/category/:id', () => HttpResponse.json(businessPage(businesses))))
      return renderApp({ route: '/kategorite/restorante', state: { category, allCategories: [category] } })
    },
  ],
  [
    'of saved businesses',
    (businesses) => {
      keepSaved(businesses.map(({ _id }) => _id))
      server.msw.use(
        http.get('*/v1/businesses/:id', ({ params }) => success(businesses.find(({ _id }) => _id === params.id))),
      )
      return renderApp({ route: '/te-ruajturat' })
    },
  ],
]

/** The card of the business of this name. */
const cardOf = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  return within(link.closest('article') as HTMLElement)
}

/** The chips of a card. */
const kindsIn = (card: Awaited<ReturnType<typeof cardOf>>) =>
  within(card.getByRole('list', { name: 'Kategoria dhe nënkategoritë' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent)

describe.each(lists)('a card in the list %s', (list, open) => {
  it('shows everything about a business, closed or not [CARD-01] [CARD-02] [CARD-03]', async () => {
    const contacts = { phoneNumber: '+355 60 000 0001', email: 'info@drini.example' }
    await open([
      aBusiness({
        status: 'inactive',
        url: 'https://drini.example',
        ...contacts,
        location: 'Blloku',
        city: 'Tiranë',
        description: 'Kafe e mirë.',
        averageRating: 4.25,
        reviewCount: 12,
        category: { name: 'Restorante' },
        subcategory: { name: 'Kafene' },
        subcategories: [{ name: 'Kafene' }, { name: 'Bare' }, { name: 'Pasticeri' }],
      }),
      aBusiness({ _id: 'b2', name: 'Furra', url: 'furra.example' }),
    ])
    const card = await cardOf('Kafe Drini')
    for (const text of ['drini.example', ...Object.values(contacts), 'Blloku, Tiranë', 'Kafe e mirë.', '12 komente'])
      expect(card.getByText(text)).toBeVisible()
    expect(card.getByText('4.3')).toHaveAttribute('data-band', 'green')
    // The category whose list it is says least.
    const others = ['Kafene', 'Bare', 'Pasticeri']
    expect(kindsIn(card)).toEqual(list === lists[0][0] ? [...others, 'Restorante'] : ['Restorante', ...others])
    expect((await cardOf('Furra')).getByText('furra.example')).toBeVisible()
  })

  it('names categories that were given by their ids [CARD-01] [ENTITY-09]', async () => {
    server.msw.use(
      http.get('*/v1/categories', () => success([category])),
      http.get('*/v1/subcategories', () => success([{ _id: 's1', name: 'Kafene', categoryId: { _id: 'c1' } }])),
    )
    const byId = { category: 'c1', subcategory: 's1', subcategories: ['s1', { name: 'Bare' }, 'askush'] }
    await open([
      aBusiness(byId as object),
      aBusiness({ _id: 'b2', name: 'Furra', category: { _id: 'c1', name: 'Furra buke' } }),
    ])
    await waitFor(async () =>
      expect(kindsIn(await cardOf('Kafe Drini')).sort()).toEqual(['Bare', 'Kafene', 'Restorante']),
    )
    expect(kindsIn(await cardOf('Furra'))).toEqual(['Furra buke'])
  })
})

// The rest is the card's own, whatever the list.
describe('a card', () => {
  const [[, open]] = lists

  it('shows addresses short, as text, whatever stands in them, and the city once (Q51) [CARD-01]', async () => {
    const shown = [
      ['https://www.drini.al/menu?a=1', 'drini.al/menu?a=1'],
      // What cannot become a link stands there as it was written.
      ['instagram: drini', 'instagram: drini'],
      ['javascript:alert(1)', 'javascript:alert(1)'],
      ['//evil.example', '//evil.example'],
      ['<b>x</b>', '<b>x</b>'],
    ] as const
    const place = { location: 'Rruga e Dibrës, Tiranë', city: 'Tiranë' }
    await open(shown.map(([url], at) => aBusiness({ _id: `b${at}`, url, ...place })))
    for (const [at, card] of (await screen.findAllByRole('article')).entries()) {
      expect(within(card).getByText(shown[at]?.[1] ?? '')).toBeVisible()
      expect(within(card).getByText('Rruga e Dibrës, Tiranë')).toBeVisible()
      expect([...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([`/biznes/b${at}`])
    }
  })

  it('shows each thing that is known without the others [CARD-01]', async () => {
    const known: [Partial<Business>, string][] = [
      [{ url: 'https://drini.example' }, 'drini.example'],
      [{ phoneNumber: '+355 60 000 0001' }, '+355 60 000 0001'],
      [{ email: 'info@drini.example' }, 'info@drini.example'],
      [{ location: 'Blloku' }, 'Blloku'],
      [{ city: 'Tiranë' }, 'Tiranë'],
      [{ category: { name: 'Ushqim' } }, 'Ushqim'],
      [{ subcategory: { name: 'Kafene' } }, 'Kafene'],
      [{ subcategories: [{ name: 'Bare' }] }, 'Bare'],
    ]
    await open(known.map(([fields], at) => aBusiness({ _id: `b${at}`, name: `Kafe ${at}`, ...fields })))
    for (const [at, [, text]] of known.entries()) {
      const card = await cardOf(`Kafe ${at}`)
      expect(card.getByText(text)).toBeVisible()
      for (const [, other] of known) if (other !== text) expect(card.queryByText(other)).toBeNull()
    }
  })

  it('calls the first number of a telephone text without leaving the list, if there is one', async () => {
    const numbers = { '04 2234567, 069 2012345': 'tel:042234567', 'pyet te banaku': undefined }
    await open(Object.keys(numbers).map((phoneNumber) => aBusiness({ _id: phoneNumber, phoneNumber })))
    for (const [text, href] of Object.entries(numbers))
      expect((await screen.findByText(text)).closest('a')?.getAttribute('href') ?? undefined).toBe(href)
  })

  it("says 'Nuk ka përshkrim të disponueshëm' without a description only [CARD-02]", async () => {
    await open([
      aBusiness({ _id: 'a', name: 'Pa' }),
      aBusiness({ _id: 'b', name: 'Bosh', description: '', status: 'in_review' }),
      aBusiness({ _id: 'c', name: 'Me', description: 'Furrë buke.' }),
    ])
    expect((await cardOf('Pa')).getByText('Nuk ka përshkrim të disponueshëm')).toBeVisible()
    expect((await cardOf('Bosh')).getByText('Nuk ka përshkrim të disponueshëm')).toBeVisible()
    const known = await cardOf('Me')
    expect(known.getByText('Furrë buke.')).toBeVisible()
    expect(known.queryByText(/Nuk ka përshkrim/)).toBeNull()
  })

  it('has a badge with average, in the colour of its band, and count, whatever is missing of the two [CARD-03] [CARD-04] [STARS-02]', async () => {
    const badges = [
      [0, 0, ['Ende pa vlerësime']],
      [0, 1, ['1 koment']],
      [0, 1540, ['1.5K komente']],
      [5, 1, ['5.0', '1 koment'], 'green'],
      [4, 1000, ['4.0', '1000 komente'], 'green'],
      // The band goes by the average itself, not by the number that is shown of it.
      [3.99, 1001, ['4.0', '1K komente'], 'yellow'],
      [3, 12000, ['3.0', '12K komente'], 'yellow'],
      [2.96, 0, ['3.0'], 'orange'],
      [1.96, 3, ['2.0', '3 komente'], 'red'],
    ] as const
    await open(
      badges.map(([averageRating, reviewCount], at) =>
        aBusiness({ _id: `b${at}`, name: `Kafe ${at}`, averageRating, reviewCount }),
      ),
    )
    for (const [at, [, , texts, band]] of badges.entries()) {
      const card = await cardOf(`Kafe ${at}`)
      for (const text of texts) expect(card.getByText(text)).toBeVisible()
      if (band) expect(card.getByText(texts[0])).toHaveAttribute('data-band', band)
    }
    // No second scale of colours beside it.
    expect(document.querySelector('article [data-level]')).toBeNull()
  })

  it('has the average and the count of the last answer, not of the one before [CARD-03]', async () => {
    const scores = [
      [0, 0, ['Ende pa vlerësime']],
      [5, 1, ['5.0', '1 koment']],
      [5, 2, ['5.0', '2 komente']],
      [3.9, 2, ['3.9', '2 komente']],
    ] as const
    const scored = (at: number) => {
      const [averageRating, reviewCount] = scores[at] ?? []
      return aBusiness({ averageRating, reviewCount })
    }
    const businesses = [scored(0), aBusiness({ _id: 'b2', name: 'Furra', averageRating: 2, reviewCount: 7 })]
    const review = aReview()
    server.msw.use(
      http.put('*/v1/reviews/:id', () => success(review)),
      http.get('*/v1/reviews/*', () => HttpResponse.json(reviewPage([review]))),
    )
    const { store } = await open(businesses)
    for (const [at, [, , texts]] of scores.entries()) {
      businesses[0] = scored(at)
      // Whatever somebody writes makes the lists stale.
      if (at > 0)
        await act(() =>
          store.dispatch(reviewsApi.endpoints.updateReview.initiate({ id: 'r1', reviewChanges: { title: `${at}` } })),
        )
      const card = await cardOf('Kafe Drini')
      for (const text of texts) expect(await card.findByText(text)).toBeVisible()
      expect((await cardOf('Furra')).getByText('7 komente')).toBeVisible()
    }
  })
})
