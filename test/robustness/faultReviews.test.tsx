// What hostile, broken and missing fields of businesses and reviews look like on their pages: the exact text or
// nothing, no insight into the code, and nobody else's review to change (F28, F31 to F33).

import { aBusiness, aCategory, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { signedIn } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { hostileTexts } from './faults'

const server = startTestServer()
const answer = (path: string, body: object) => server.msw.use(http.get(`*/v1${path}`, () => HttpResponse.json(body)))

/** The business page of somebody signed in (u1), on which these reviews stand as the server sent them. */
async function openBusiness(reviews: object[], business: object = {}): Promise<HTMLElement[]> {
  answer('/businesses/:id', { success: true, data: { ...aBusiness(), ...business } })
  answer('/reviews/business/:id', { ...reviewPage([]), reviews })
  await renderApp({ route: '/biznes/b1', preloadedState: signedIn() })
  return screen.findAllByRole('article')
}

/** Each value in a review of its own. */
const inReviews = (field: string, values: readonly unknown[], more: object = {}) =>
  values.map((value, at) => ({
    ...aReview({ user: { _id: 'u2', name: 'Besa' } }),
    ...more,
    _id: `r${at}`,
    [field]: value,
  }))

const shown = () => screen.getByRole('main').textContent ?? ''
const insights = /undefined|null|NaN|Invalid|\[object|Infinity|e\+/
/** White space is one space on the page, as the browser shows it. */
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
const short = hostileTexts.filter((text) => text.length < 1000)

describe('dates', () => {
  it('that are none are said to be unknown, and no day of experience is made up [F31]', async () => {
    const values = [undefined, null, '', '+275761-01-01', 1e15, -1, 'yesterday', '2025-13-45', {}, []]
    const reviews = inReviews('createdAt', values)
    const cards = await openBusiness(reviews.map((one, at) => ({ ...one, experienceDate: values[at] })))
    expect(cards).toHaveLength(values.length)
    for (const card of cards) expect(within(card).getByText('Datë e panjohur')).toBeVisible()
    expect(shown()).not.toContain('Data e eksperiencës')
    expect(shown()).not.toMatch(insights)
  })
})

describe('numbers', () => {
  it('the ratings of reviews are shown as numbers from 0 to 5 [F32]', async () => {
    const ratings = [0, 6, -1, '5', 4.999, 3.333333333, null, 'x', 1e308, {}]
    const texts = ['0', '5', '0', '5', '5', '3.3', '0', '0', '5', '0']
    for (const [at, card] of (await openBusiness(inReviews('rating', ratings))).entries()) {
      const numbers = [...card.querySelectorAll('[aria-hidden=true]')].map((each) => each.textContent)
      expect(numbers, JSON.stringify(ratings[at])).toContain(texts[at])
    }
    expect(shown()).not.toMatch(insights)
  })

  it('averages and counts of reviews are shown with one decimal, and shortened; a count below 0 is none that is known (Q80) [F32]', async () => {
    const rows: [unknown, unknown, string, string | RegExp | undefined][] = [
      [4.999, 999, '5.0', '999 komente'],
      [4.36, 1000, '4.4', '1000 komente'],
      [7, 1001, '5.0', '1K komente'],
      ['3.21', '12', '3.2', '12 komente'],
      [1, 1e15, '1.0', /K komente$/],
      [2, -5, '2.0', undefined],
    ]
    const businesses = rows.map(([averageRating, reviewCount], at) => ({
      ...aBusiness({ _id: `b${at}` }),
      averageRating,
      reviewCount,
    }))
    answer('/businesses/category/:id', { ...businessPage([]), businesses })
    const category = aCategory()
    await renderApp({ route: '/kategorite/restorante', state: { category, allCategories: [category] } })
    const cards = await screen.findAllByRole('article')
    for (const [at, [, , average, count]] of rows.entries()) {
      const card = within(cards[at] as HTMLElement)
      expect(card.getByText(average)).toBeVisible()
      if (count) expect(card.getAllByText(count)[0]).toBeVisible()
      else expect(cards[at]).not.toHaveTextContent(/koment/)
    }
    expect(shown()).not.toMatch(insights)
  })
})

/** A page holds ten reviews. */
const tens = <T,>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / 10) }, (_, at) => items.slice(at * 10, at * 10 + 10))

describe('authors', () => {
  it.each(
    tens([undefined, null, '', {}, [], { _id: null }, { _id: {} }, { _id: '' }, { name: null }, 0, true]).map(
      (users) => ({ users }),
    ),
  )(
    'that are none are called Deleted User, and their reviews are nobody’s to change [BIZPAGE-26, PERM-09] [F33] (%#)',
    async ({ users }) => {
      const cards = await openBusiness(inReviews('user', users))
      expect(cards).toHaveLength(users.length)
      for (const card of cards) {
        expect(within(card).getByText('Deleted User')).toBeVisible()
        expect(within(card).queryByRole('button', { name: /^(Ndrysho|Fshi) komentin/ })).toBeNull()
      }
      expect(shown()).not.toMatch(insights)
    },
  )

  // Whose a review is, however it is spelled: test/flows/ownReviews.test.tsx.
  it.each(['user', 'authorId'])(
    'are called by a name, never by the e-mail address of %s [BIZPAGE-26]',
    async (field) => {
      const email = 'besa@example.al'
      const users = [
        { _id: 'u2', email },
        { email },
        { name: ' ', username: '\t', email },
        { name: '', username: 'besa77', email },
        { name: ' Besa Leka ', username: 'besa77', email },
      ]
      const cards = await openBusiness(inReviews(field, users, field === 'user' ? {} : { user: undefined }))
      const names = ['Deleted User', 'Deleted User', 'Deleted User', 'besa77', 'Besa Leka']
      for (const [at, name] of names.entries()) expect(within(cards[at] as HTMLElement).getByText(name)).toBeVisible()
      expect(shown()).not.toContain(email)
    },
  )
})

describe('hostile texts', () => {
  it.each(tens(short).map((texts) => ({ texts })))(
    'stand on the page as they were written, and make nothing of themselves [F28] (%#)',
    async ({ texts }) => {
      const cards = await openBusiness(
        texts.map((text, at) => ({
          ...aReview({ user: { _id: `u${at + 9}`, name: text } }),
          _id: `r${at}`,
          title: text,
          comment: text,
          orderId: text,
        })),
        { name: short[4], description: short[5], address: short[11], city: short[13], url: 'javascript:alert(1)' },
      )
      cards.forEach((card, at) => {
        // Half a character is none.
        const text = spaced(texts[at] as string).replace('\uD800', '')
        expect(spaced(card.querySelector('h3')?.textContent ?? '')).toBe(text)
        expect(spaced(card.textContent ?? '')).toContain(`Numri i porosisë: ${text}`)
      })
      expect(cards).toHaveLength(texts.length)
      expect(document.querySelectorAll('main script, main img[onerror], main [onclick], main iframe')).toHaveLength(0)
      for (const link of document.querySelectorAll('a'))
        expect(link.getAttribute('href')).not.toMatch(/^\s*(javascript|data|vbscript):/i)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('<script>alert(1)</script>')
    },
  )

  it('a word of 100,000 characters is shown, and is no reason to stop [F28]', async () => {
    const word = hostileTexts.at(-1) as string
    const [card] = await openBusiness(inReviews('comment', [word]))
    expect(card?.textContent).toContain(word)
  })
})
