// The route table: what stands at each address, for a visitor and a signed-in user (directory: publicPages.test.tsx).

import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { arta, heading, signedIn, success, visitor } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Review } from '@/api/endpoints/generated/types'

const server = startTestServer()
/** Somebody whose session the server knows. */
function user() {
  const known = { _id: 'usr_001', name: 'Elira Kodra' }
  server.msw.use(
    http.get('*/v1/auth/me', () => success({ user: known })),
    http.get('*/v1/reviews/user/:id', () => HttpResponse.json(reviewPage([]))),
  )
  return signedIn(known)
}

/** An address, the heading of its page, and what says so. */
type Row = readonly [route: string, title: string, id: string]
const forEveryone: readonly Row[] = [
  ['/rreth_nesh', 'Rreth nesh', '[ROUTE-03]'],
  ['/info', 'Si funksionon Vlerëso', '[ROUTE-04]'],
  ['/rregullore', 'Rregullat e komenteve', '[ROUTE-05]'],
  ['/suport', 'Si mund të të ndihmojmë?', '[ROUTE-06]'],
  ['/faq', 'Pyetje të shpeshta', '[ROUTE-09]'],
  ['/kushtet', 'Kushtet e përdorimit', '[ROUTE-10]'],
  ['/koment', 'Ndaj përvojën tënde', '[ROUTE-13]'],
  ['/reset-password?token=t', 'Zgjidh një fjalëkalim të ri', '[ROUTE-21]'],
  ['/nuk-ka', 'Faqja nuk u gjet', '[ROUTE-22]'],
  ['/biznes/a/b', 'Faqja nuk u gjet', '[ROUTE-22]'],
]
const forVisitors: readonly Row[] = [
  ['/login', 'Hyr në llogarinë tënde', '[ROUTE-16]'],
  ['/signup', 'Krijo llogarinë tënde', '[ROUTE-17]'],
  ['/verify-email', 'Verifiko email-in', '[ROUTE-18]'],
  ['/verify-email?email=ana%40posta.example', 'Verifiko email-in', '[ROUTE-18]'],
]
const forUsers: readonly Row[] = [
  ['/komentet-e-mia', 'Komentet e mia', '[ROUTE-19]'],
  ['/profile', 'Profili im', '[ROUTE-20]'],
]

describe.each<[string, () => object, readonly Row[]]>([
  ['a visitor [PERM-02]', visitor, [...forEveryone, ...forVisitors]],
  ['somebody who is signed in', user, [...forEveryone, ...forUsers]],
])('%s', (_, somebody, rows) => {
  it.each(rows)('finds at %s: %s %s', async (route, title) => {
    await renderApp({ route, preloadedState: somebody() })
    expect(await heading(title)).toBeVisible()
    expect(currentPlace()).toBe(route)
  })
})

describe('/koment/{businessId} and /biznes/{businessId}', () => {
  /** A business with these comments, of which it lists those it is asked for. */
  const answer = (reviews: Review[], fields = {}) =>
    server.msw.use(
      http.get('*/v1/businesses/b1', () => success(aBusiness({ averageRating: 4, reviewCount: 12, ...fields }))),
      http.get('*/v1/reviews/business/b1', ({ request }) => {
        const approved = new URL(request.url).searchParams.get('approved')
        return HttpResponse.json(reviewPage(reviews.filter(({ isApproved }) => approved !== 'true' || isApproved)))
      }),
      http.get('*/v1/reviews/search', () => HttpResponse.json(reviewPage(reviews))),
    )
  const other = { _id: 'u9', name: 'Ben' }

  /** Not the one of a business that is closed to comments. */
  const statuses = ['in_review', undefined]

  describe.each(statuses)('with the status %s', (status) => {
    it.each([
      ['a visitor', visitor],
      ['a user who has written none', () => signedIn()],
    ])('the form is there for %s [ROUTE-14]', async (_, somebody) => {
      answer([aReview({ user: other })], { status })
      await renderApp({ route: '/koment/b1', preloadedState: somebody() })
      expect(await screen.findByLabelText('Titulli *')).toBeVisible()
      expect(currentPlace()).toBe('/koment/b1')
    })

    it.each([
      ['the business', [], { hasReviewed: true }],
      ['its comments', [aReview({ user: arta, isApproved: false })], {}],
    ])('the form is not there for a user who has written one, as %s says [ROUTE-14]', async (_, reviews, fields) => {
      answer(reviews, { status, ...fields })
      await renderApp({ route: '/koment/b1', preloadedState: signedIn() })
      expect(await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeVisible()
      expect(screen.queryByLabelText('Titulli *')).toBeNull()
    })
  })

  it.each([
    ['a visitor', visitor],
    ['who wrote one of them', () => signedIn()],
  ])(
    'for %s, only approved comments are there, in the list and among those searched for [ROUTE-15]',
    async (_, somebody) => {
      answer([
        aReview({ _id: 'r1', user: other, title: 'I miratuar' }),
        aReview({ _id: 'r2', user: { _id: 'u8', name: 'Dea' }, title: 'Ende jo', isApproved: false }),
        aReview({ _id: 'r3', user: arta, title: 'Ende jo', isApproved: false }),
      ])
      await renderApp({ route: '/biznes/b1', preloadedState: somebody() })
      expect(await screen.findByText('I miratuar')).toBeVisible()
      expect(screen.queryByText('Ende jo')).toBeNull()
      fireEvent.change(await screen.findByRole('textbox', { name: 'Kërko në komente' }), { target: { value: 'kafe' } })
      expect(await screen.findByText('U gjet 1 koment. Shfaqen vetëm komentet e publikuara.')).toBeVisible()
      expect(screen.getByText('I miratuar')).toBeVisible()
      expect(screen.queryByText('Ende jo')).toBeNull()
    },
  )
})
