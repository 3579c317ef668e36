// The route table: what stands at each address, for a visitor and a signed-in user, and what the header offers there. Any
// other address: shell.test.tsx.

import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { arta, heading, main, signedIn, success, visitor } from '@test/page'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Review } from '@/api/endpoints/generated/types'
import { authEvents } from '@/features/auth/model/slice'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()

/** An address, and the heading of its page. */
type Row = readonly [route: string, title: string]
const forEveryone: readonly Row[] = [
  ['/rreth_nesh', 'Rreth nesh'],
  ['/info', 'Si funksionon Vlerëso'],
  ['/rregullore', 'Rregullat e komenteve'],
  ['/suport', 'Si mund të të ndihmojmë?'],
  ['/faq', 'Pyetje të shpeshta'],
  ['/kushtet', 'Kushtet e përdorimit'],
  ['/koment', 'Ndaj përvojën tënde'],
  ['/reset-password?token=t', 'Zgjidh një fjalëkalim të ri'],
  ['/te-ruajturat', 'Të ruajturat'],
]
const forVisitors: readonly Row[] = [
  ['/login', 'Hyr në llogarinë tënde'],
  ['/signup', 'Krijo llogarinë tënde'],
  ['/verify-email', 'Verifiko email-in'],
  ['/verify-email?email=ana%40posta.example', 'Verifiko email-in'],
]
const forUsers: readonly Row[] = [
  ['/komentet-e-mia', 'Komentet e mia'],
  ['/profile', 'Profili im'],
]

/** Text and target of each link beside the header’s navigation, and whether there is anything of a user. */
const offers = (bar: HTMLElement) => {
  const links = within(bar)
    .queryAllByRole('link', { name: /^(Hyr|Regjistrohu|Profili im|Komentet e mia)$/ })
    .map((link) => [link.textContent, link.getAttribute('href')])
  return [links, within(bar).queryAllByRole('button', { name: /Llogaria|Dil/ }).length]
}
const ofVisitors = [
  [
    ['Hyr', '/login'],
    ['Regjistrohu', '/signup'],
  ],
  0,
]

/** Goes through the pages, where the header offers this. */
async function walk({ store }: Awaited<ReturnType<typeof renderApp>>, rows: readonly Row[], offered: unknown) {
  // Held on to: cards of some pages have headers too.
  const bar = screen.getByRole('banner')
  for (const [to, title] of rows) {
    act(() => void store.dispatch(navigationRequested({ to })))
    await waitFor(() => expect(currentPlace()).toBe(to))
    expect(await heading(title), to).toBeVisible()
    await waitFor(() => expect(store.getState().navigation.pending).toBeNull())
    expect(currentPlace()).toBe(to)
    await waitFor(() => expect(offers(bar), to).toEqual(offered))
  }
}

it('a visitor finds the pages of the account and the static ones, and in the header of each the ways in and no account [ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-09, ROUTE-10, ROUTE-13, ROUTE-16, ROUTE-17, ROUTE-18, ROUTE-21, PERM-02, HEADER-05, HEADER-06]', async () => {
  const app = await renderApp({ route: '/info' })
  expect(offers(screen.getByRole('banner')), 'before the check of the session').toEqual(ofVisitors)
  act(() => void app.store.dispatch(authEvents.INIT({ user: null })))
  await walk(app, [...forEveryone, ...forVisitors], ofVisitors)
})

it('a user finds the own pages and the static ones [ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-09, ROUTE-10, ROUTE-13, ROUTE-19, ROUTE-20, ROUTE-21, PERM-05]', async () => {
  const user = { _id: 'usr_001', name: 'Elira Kodra', role: 'Moderator' }
  server.msw.use(
    http.get('*/v1/auth/me', () => success({ user })),
    http.get('*/v1/reviews/user/:id', () => HttpResponse.json(reviewPage([]))),
  )
  const app = await renderApp({ route: '/info', preloadedState: signedIn(user) })
  await walk(app, [...forEveryone, ...forUsers], [[], 1])
})

it.each([
  ['a visitor', visitor],
  ['somebody who is signed in', () => signedIn({ _id: 'usr_001', name: 'Elira Kodra' })],
])(
  '%s finds home with search, the add-business card and comments, all categories, those of a category or subcategory, a business with its comments [ROUTE-01, ROUTE-11, ROUTE-12, ROUTE-15]',
  async (_, somebody) => {
    const { store } = await renderApp({ route: '/', preloadedState: somebody() })
    const go = (to: string) => act(() => void store.dispatch(navigationRequested({ to })))
    const shows = (count: number) => waitFor(() => expect(main().getAllByRole('article')).toHaveLength(count))
    await heading('Po kërkon një biznes që mund ti besosh?')
    expect(await screen.findByRole('combobox', { name: 'Kërko biznese' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nuk e gjen biznesin?' })).toBeVisible()
    const latest = within(await screen.findByRole('region', { name: 'Komentet e fundit' }))
    expect(await latest.findAllByRole('article')).toHaveLength(4)
    go('/kategorite')
    await heading('Kategoritë e bizneseve')
    await shows(16)
    expect(screen.getByRole('textbox', { name: 'Kërko kategori' })).toBeVisible()
    for (const [slug, name] of [
      ['bujqesi_dhe_produkte_vendi', 'Bujqësi dhe produkte vendi'],
      ['kafene_dhe_bare', 'Kafene dhe bare'],
    ]) {
      go(`/kategorite/${slug}`)
      await heading(new RegExp(`^Bizneset në ${name} \\(\\d+ biznese\\)$`))
      await waitFor(() => expect(main().getAllByRole('article').length).toBeGreaterThan(1))
      expect(currentPlace()).toBe(`/kategorite/${slug}`)
    }
    go('/biznes/biz_001')
    await heading('Sofra e Shtatë Lugëve')
    await shows(10)
  },
)

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

  it.each([
    ['a visitor', visitor, undefined],
    ['a user who has written none', signedIn, 'in_review'],
  ])('the form is there for %s [ROUTE-14]', async (_, somebody, status) => {
    answer([aReview({ user: other })], { status })
    await renderApp({ route: '/koment/b1', preloadedState: somebody() })
    expect(await screen.findByLabelText('Titulli *')).toBeVisible()
    expect(currentPlace()).toBe('/koment/b1')
  })

  it('the form is not there for a user who has written one, in whatever status the business is [ROUTE-14]', async () => {
    answer([aReview({ user: arta, isApproved: false })], { status: 'in_review' })
    await renderApp({ route: '/koment/b1', preloadedState: signedIn() })
    expect(await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeVisible()
    expect(screen.queryByLabelText('Titulli *')).toBeNull()
  })

  it('only approved comments are there, also for who wrote another one, in the list and among those searched for [ROUTE-15]', async () => {
    answer([
      aReview({ _id: 'r1', user: other, title: 'I miratuar' }),
      aReview({ _id: 'r2', user: { _id: 'u8', name: 'Dea' }, title: 'Ende jo', isApproved: false }),
      aReview({ _id: 'r3', user: arta, title: 'Ende jo', isApproved: false }),
    ])
    await renderApp({ route: '/biznes/b1', preloadedState: signedIn() })
    expect(await screen.findByText('I miratuar')).toBeVisible()
    expect(screen.queryByText('Ende jo')).toBeNull()
    fireEvent.change(await screen.findByRole('textbox', { name: 'Kërko në komente' }), { target: { value: 'kafe' } })
    expect(await screen.findByText('U gjet 1 koment. Shfaqen vetëm komentet e publikuara.')).toBeVisible()
    expect(screen.getByText('I miratuar')).toBeVisible()
    expect(screen.queryByText('Ende jo')).toBeNull()
  })
})
