// /koment/{businessId}: the guard, the form, what it refuses, and where a sent review leads.
import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { currentPlace, renderApp, startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Business } from '@/api/generated/businesses'
import { storageKeys } from '@/session/constants'
import { loginSucceeded, navigationRequested } from '@/session/events'
import { savePendingComment } from '@/session/pendingComment'

const server = startTestServer()
const route = '/koment/b1'
const arta = { _id: 'u1', name: 'Arta' }
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Dërgo|Vazhdo|Plotëso|Hiq fjalët|dërguar/ })
const title = () => screen.getByLabelText<HTMLInputElement>('Titulli *')
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Komenti *')
const day = () => screen.getByLabelText<HTMLInputElement>('Data e eksperiencës (opsionale)')
const star = (count: number) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${count} nga 5`) })
const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
let posted: unknown[] = []
const posts = () => posted

beforeEach(() => {
  posted = []
})

interface Answers {
  business?: Partial<Business>
  /** What the guard is told. */
  reviews?: object
  reviewsStatus?: number
  /** What POST /reviews answers. */
  created?: object
  createdStatus?: number
}

/** The server's answers, and what was asked of it. */
function answer({
  business,
  reviews = reviewPage([]),
  reviewsStatus = 200,
  created,
  createdStatus = 201,
}: Answers = {}) {
  const asked: { guard: URLSearchParams[]; bodies: unknown[] } = { guard: [], bodies: posted }
  server.msw.use(
    http.get('*/v1/businesses/:id', ({ params }) =>
      HttpResponse.json({ success: true, data: aBusiness({ _id: String(params.id), ...business }) }),
    ),
    http.get('*/v1/reviews/business/:id', ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('limit') === '100' && searchParams.has('user_id')) asked.guard.push(searchParams)
      return HttpResponse.json(reviews, { status: reviewsStatus })
    }),
    http.post('*/v1/reviews', async ({ request }) => {
      asked.bodies.push(await request.json())
      return HttpResponse.json(created ?? { success: true, data: aReview({ _id: 'new' }) }, { status: createdStatus })
    }),
  )
  return asked
}

function signIn(user: { _id: string; name?: string } = arta) {
  localStorage.setItem(storageKeys.accessToken, freshToken({ sub: user._id }))
  localStorage.setItem(storageKeys.refreshToken, freshToken({ sub: user._id }))
  localStorage.setItem(storageKeys.user, JSON.stringify(user))
}

/** The page for a signed-in user, or for a visitor. */
async function open({ user = arta, at = route }: { user?: { _id: string } | null; at?: string } = {}) {
  if (user) signIn(user)
  const app = await renderApp({ route: at })
  act(() => {
    app.store.dispatch(user ? loginSucceeded({ user }) : { type: 'auth/INIT', payload: { user: null } })
  })
  return app
}

/** The form, once it stands. */
async function openForm(options?: Parameters<typeof open>[0]) {
  const app = await open(options)
  await screen.findByLabelText('Titulli *')
  return app
}

function fill({ rating = 4, text = 'Kafe e mirë.' } = {}) {
  fireEvent.click(star(rating))
  put(comment(), text)
}

describe('the guard', () => {
  it("asks for the business's comments with the user's id, and then shows the form [GUARDREV-01, GUARDREV-02, GUARDREV-07, GUARDREV-08, ROUTE-14]", async () => {
    const asked = answer({ reviews: reviewPage([aReview({ user: { _id: 'somebody else' } })]) })
    let letPass = () => {}
    const held = new Promise<void>((resolve) => {
      letPass = resolve
    })
    server.msw.use(
      http.get('*/v1/reviews/business/:id', async ({ request }) => {
        asked.guard.push(new URL(request.url).searchParams)
        await held
        return HttpResponse.json(reviewPage([aReview({ user: { _id: 'somebody else' } })]))
      }),
    )
    await open()
    expect(await screen.findByText('Duke kontrolluar...')).toBeVisible()
    expect(screen.queryByLabelText('Titulli *')).toBeNull()
    letPass()
    expect(await screen.findByLabelText('Titulli *')).toBeVisible()
    expect(asked.guard.map(String)).toEqual(['page=1&limit=100&user_id=u1'])
    expect(await heading('Shkruaj një koment për Kafe Drini')).toBeVisible()
  })

  it.each([
    ['in the list', { reviews: reviewPage([aReview({ user: arta, isApproved: false })]) }],
    ['by what the business says', { business: { hasReviewed: true } }],
  ])(
    'finds a comment %s, says so and leads to the business after 2 s in place of this page [GUARDREV-01, GUARDREV-03, GUARDREV-04, GUARDREV-05, GUARDREV-06, PERM-06]',
    async (_, answers) => {
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
      answer(answers)
      await open()
      expect(await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeVisible()
      expect(screen.getByText('Çdo përdorues mund të shkruajë vetëm një koment për biznes.')).toBeVisible()
      expect(screen.getByText('Po të dërgojmë në faqen e biznesit...')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Shko te faqja e biznesit' })).toHaveAttribute('href', '/biznes/b1')
      expect(screen.queryByLabelText('Titulli *')).toBeNull()
      expect(currentPlace()).toBe(route)
      const entries = window.history.length
      await act(() => vi.advanceTimersByTimeAsync(2000))
      await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
      expect(window.history.length).toBe(entries)
    },
  )

  it('leaves who has left alone [L03]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    answer({ business: { hasReviewed: true } })
    const { store } = await open()
    await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })
    act(() => {
      store.dispatch(navigationRequested({ to: '/faq' }))
    })
    await waitFor(() => expect(currentPlace()).toBe('/faq'))
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(currentPlace()).toBe('/faq')
  })

  it('lets visitors through at once, unasked (Q30) [ROUTE-14]', async () => {
    const asked = answer()
    await openForm({ user: null })
    expect(asked.guard).toEqual([])
  })

  it('lets through when the check fails (Q30)', async () => {
    answer({ reviews: { success: false, message: 'Jo' }, reviewsStatus: 500 })
    await openForm()
    expect(screen.queryByText('Duke kontrolluar...')).toBeNull()
  })

  it('discards a stored comment that can never be sent (Q30)', async () => {
    answer({ business: { hasReviewed: true } })
    const formData = { rating: 4, title: 'Mirë', comment: 'Po.', experienceDate: '', orderId: '' }
    savePendingComment({ businessId: 'b1', formData, timestamp: Date.now(), redirectPath: route })
    await open()
    await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })
    expect(localStorage.getItem('pendingComment')).toBeNull()
    expect(posts()).toEqual([])
  })
})

describe('the form', () => {
  it('has stars, title, comment, day, confirmation, rules and button, all blank [WRITE-01, WRITE-02, WRITE-03, WRITE-04, WRITE-27]', async () => {
    answer()
    const { user } = await openForm()
    const stars = within(screen.getByRole('main')).getAllByRole('radio')
    expect(stars).toHaveLength(5)
    expect(stars.filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    expect(title()).toHaveValue('')
    expect(comment().tagName).toBe('TEXTAREA')
    expect(comment()).toHaveValue('')
    expect(day()).toHaveAttribute('type', 'date')
    expect(day()).not.toBeRequired()
    expect(day()).toHaveValue('')
    expect(screen.getByText(/Duke e dërguar, konfirmon se komenti bazohet në përvojën tënde/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Lexo rregullat e komenteve' })).toHaveAttribute('href', '/rregullore')
    expect(button()).toBeEnabled()
    put(day(), '2026-03-09')
    await user.click(screen.getByRole('button', { name: 'Hiq datën' }))
    expect(day()).toHaveValue('')
  })

  it('fills the title with the word of the stars unless it is the author’s own [WRITE-24, WRITE-25]', async () => {
    answer()
    await openForm()
    for (const [count, word] of [
      [1, 'Shumë keq'],
      [2, 'Keq'],
      [3, 'Mesatar'],
      [4, 'Mirë'],
      [5, 'Shkëlqyeshëm'],
    ] as const) {
      fireEvent.click(star(count))
      expect(title()).toHaveValue(word)
    }
    expect(screen.getByText('Titulli u plotësua me “Shkëlqyeshëm”. Mund ta ndryshosh.')).toBeInTheDocument()
    put(title(), 'Kafe si dikur')
    fireEvent.click(star(2))
    expect(title()).toHaveValue('Kafe si dikur')
    put(title(), '')
    fireEvent.click(star(1))
    expect(title()).toHaveValue('Shumë keq')
  })

  it('shows its errors after the first try to send, the first one with the focus [WRITE-07, WRITE-10, WRITE-11, WRITE-12, WRITE-14]', async () => {
    answer()
    const { user } = await openForm()
    expect(button()).toHaveTextContent('Plotëso të gjitha fushat e kërkuara')
    fireEvent.focus(title())
    fireEvent.blur(title())
    fireEvent.focus(comment())
    fireEvent.blur(comment())
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(button())
    expect(star(1)).toHaveFocus()
    expect(screen.getByText('Ju lutem zgjidhni një vlerësim me yje.')).toBeVisible()
    expect(title()).toHaveAccessibleDescription('Ju lutem shkruani një titull për komentin tuaj.')
    expect(comment()).toHaveAccessibleDescription(/Ju lutem shkruani një koment për përvojân tuaj\./)
    fireEvent.click(star(4))
    put(comment(), '   ')
    await user.click(button())
    expect(comment()).toHaveFocus()
    expect(posts()).toEqual([])
    put(comment(), 'Po')
    put(title(), '  ')
    expect(button()).toHaveTextContent('Plotëso të gjitha fushat e kërkuara')
    await user.click(button())
    expect(title()).toHaveFocus()
    expect(posts()).toEqual([])
  })

  it('advises who writes little, and stops nobody; its title says when something is wrong', async () => {
    answer()
    const { user } = await openForm()
    const hint = 'Disa hollësi më shumë e bëjnë komentin më të dobishëm.'
    expect(screen.queryByText(hint)).toBeNull()
    put(comment(), 'x'.repeat(29))
    expect(comment()).toHaveAccessibleDescription(expect.stringContaining(hint))
    put(comment(), 'x'.repeat(30))
    expect(screen.queryByText(hint)).toBeNull()
    put(comment(), 'Po.')
    expect(document.title).toBe('Shkruaj një koment për Kafe Drini · Vlerëso')
    await user.click(button())
    expect(document.title).toBe('Gabim: Shkruaj një koment për Kafe Drini · Vlerëso')
    fireEvent.click(star(4))
    await user.click(button())
    await waitFor(() => expect(posts()).toHaveLength(1))
  })

  it('takes no day to come', async () => {
    answer()
    const { user } = await openForm()
    fill()
    put(day(), '2999-01-01')
    await user.click(button())
    expect(day()).toHaveAccessibleDescription(/Data nuk mund të jetë në të ardhmen\./)
    expect(posts()).toEqual([])
  })

  it('says on its button what will happen [WRITE-07, WRITE-08, WRITE-09]', async () => {
    answer()
    const first = await openForm({ user: null })
    expect(button()).toHaveTextContent('Plotëso të gjitha fushat e kërkuara')
    fill()
    expect(button()).toHaveTextContent(/^Vazhdo për të dërguar$/)
    first.unmount()
    localStorage.clear()
    await openForm()
    expect(button()).toHaveTextContent('Plotëso të gjitha fushat e kërkuara')
    fill()
    expect(button()).toHaveTextContent(/^Dërgo komentin$/)
  })
})

describe('a sent review', () => {
  it('is posted once however often it is sent, and leads to its business with a word of thanks [WRITE-05, WRITE-20, WRITE-28, PERM-06]', async () => {
    let letPass = () => {}
    const held = new Promise<void>((resolve) => {
      letPass = resolve
    })
    const asked = answer()
    server.msw.use(
      http.post('*/v1/reviews', async ({ request }) => {
        asked.bodies.push(await request.json())
        await held
        return HttpResponse.json({ success: true, data: aReview({ _id: 'new', user: arta }) }, { status: 201 })
      }),
    )
    const { store } = await openForm()
    fill({ text: '  Kafe e mirë.\n' })
    put(day(), '2026-03-09')
    const form = button().form
    fireEvent.click(button())
    fireEvent.click(button())
    if (form) fireEvent.submit(form)
    await waitFor(() => expect(button()).toHaveTextContent(/^Duke dërguar\.\.\.$/))
    expect(button()).toBeDisabled()
    const shown = { title: title(), comment: comment() }
    letPass()
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    // Reset before the page went.
    expect(shown.title.value).toBe('')
    expect(shown.comment.value).toBe('')
    expect(asked.bodies).toEqual([
      {
        business: 'b1',
        user: 'u1',
        rating: 4,
        title: 'Mirë',
        comment: 'Kafe e mirë.',
        experienceDate: '2026-03-09',
        isApproved: true,
      },
    ])
    expect(await screen.findByText('Komenti u dërgua. Faleminderit!')).toBeVisible()
    expect(store.getState().reviews).toMatchObject({ createSuccess: true, errors: { create: null } })
  })

  it('does not meet the guard that has let it pass (Q30)', async () => {
    const business = { hasReviewed: false }
    answer({ business })
    const own = aReview({ _id: 'new', user: arta })
    server.msw.use(
      http.post('*/v1/reviews', () => {
        answer({ business: { hasReviewed: true }, reviews: reviewPage([own]) })
        return HttpResponse.json({ success: true, data: own }, { status: 201 })
      }),
    )
    const seen = vi.fn()
    const observer = new MutationObserver(() => {
      if (screen.queryByText('Ti ke shkruar tashmë një koment')) seen()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const { user } = await openForm()
    fill()
    await user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    observer.disconnect()
    expect(seen).not.toHaveBeenCalled()
  })

  it('of a business in review is taken, and hidden until it is approved [WRITE-29]', async () => {
    answer({ business: { status: 'in_review' }, created: { success: true, data: aReview({ isApproved: false }) } })
    const { user } = await openForm()
    expect(screen.getByText('Kafe Drini është nën shqyrtim')).toBeVisible()
    fill()
    await user.click(button())
    await waitFor(() => expect(currentPlace()).toBe('/biznes/b1'))
    expect(await screen.findByText('Komenti u dërgua. Do të shfaqet kur biznesi të aprovohet.')).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('says so where its author has gone meanwhile, and takes nobody anywhere', async () => {
    let letPass = () => {}
    const held = new Promise<void>((resolve) => {
      letPass = resolve
    })
    answer()
    server.msw.use(
      http.post('*/v1/reviews', async () => {
        await held
        return HttpResponse.json({ success: true, data: aReview({ _id: 'new' }) }, { status: 201 })
      }),
    )
    const { store, user } = await openForm()
    fill()
    await user.click(button())
    act(() => {
      store.dispatch(navigationRequested({ to: '/faq' }))
    })
    await waitFor(() => expect(currentPlace()).toBe('/faq'))
    letPass()
    expect(await screen.findByText('Komenti u dërgua. Faleminderit!')).toBeVisible()
    expect(currentPlace()).toBe('/faq')
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })
})

describe('a refused review', () => {
  const refuse = (createdStatus: number, created: object) => answer({ created, createdStatus })
  const send = async () => {
    const app = await openForm()
    fill()
    await app.user.click(button())
    return app
  }

  it('stays, with the error, until a field changes [WRITE-21, WRITE-22, WRITE-23]', async () => {
    refuse(500, { success: false, message: 'Provo më vonë.' })
    const { store } = await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Provo më vonë.')
    expect(store.getState().reviews).toMatchObject({ createSuccess: false, errors: { create: 'Provo më vonë.' } })
    expect(currentPlace()).toBe(route)
    expect(comment()).toHaveValue('Kafe e mirë.')
    for (const change of [
      () => fireEvent.click(star(2)),
      () => put(title(), 'Tjetër'),
      () => put(comment(), 'Tjetër'),
      () => put(day(), '2026-01-02'),
    ]) {
      act(() => {
        store.dispatch({ type: 'reviews/createRefused', payload: 'Jo' })
      })
      expect(screen.getByRole('alert')).toHaveTextContent('Jo')
      change()
      expect(store.getState().reviews.errors.create).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    }
  })

  it('shows the server’s words for single fields at the fields', async () => {
    refuse(400, { success: false, message: 'Jo', errors: [{ field: 'title', message: 'Titull i gjatë' }] })
    await send()
    await waitFor(() => expect(title()).toHaveAccessibleDescription('Titull i gjatë'))
    expect(title()).toHaveFocus()
  })

  it('for its language cannot be sent again before it changes [WRITE-06, WRITE-13, DIRERR-01]', async () => {
    refuse(400, { success: false, message: 'Bad words', code: 'INAPPROPRIATE_LANGUAGE' })
    await send()
    const text = 'Komenti përmban gjuhë të papërshtatshme. Ju lutem hiqni fjalët fyese dhe provoni përsëri.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText('Bad words')).toBeNull()
    expect(button()).toHaveTextContent(/^Hiq fjalët e papërshtatshme$/)
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleDescription(text)
    const form = button().form
    if (form) fireEvent.submit(form)
    expect(posts()).toHaveLength(1)
    put(comment(), 'Kafe.')
    expect(button()).toBeEnabled()
    expect(button()).toHaveTextContent(/^Dërgo komentin$/)
  })

  it('counts the words of that error whatever their case and whoever says them [WRITE-13]', async () => {
    refuse(400, { success: false, message: 'GJUHË TË PAPËRSHTATSHME në titull' })
    await send()
    await waitFor(() => expect(button()).toHaveTextContent('Hiq fjalët e papërshtatshme'))
    expect(button()).toBeDisabled()
  })

  it.each([
    ['the server’s words', 'Ke një koment këtu.', 'Ke një koment këtu.'],
    ['a text of its own', undefined, 'Ti ke lënë tashmë një koment për këtë biznes.'],
  ])('as the second one says so with %s, and leads to the business [DIRERR-02, PERM-06]', async (_, message, text) => {
    refuse(409, { success: false, code: 'REVIEW_ALREADY_EXISTS', ...(message && { message }) })
    await send()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(text)).toBeVisible()
    expect(alert.getByRole('link', { name: 'Shko te faqja e biznesit' })).toHaveAttribute('href', '/biznes/b1')
    expect(currentPlace()).toBe(route)
  })

  it('without a user id is not sent [WRITE-26]', async () => {
    answer()
    server.msw.use(http.get('*/v1/auth/me', () => HttpResponse.json({ success: false }, { status: 500 })))
    const { user, store } = await openForm({ user: { _id: 'authenticated' } })
    fill()
    expect(button()).toHaveTextContent(/^Dërgo komentin$/)
    await user.click(button())
    const text = 'Nuk arritëm ta lidhim komentin me llogarinë tënde. Hyr përsëri dhe dërgoje edhe një herë.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(posts()).toEqual([])
    expect(store.getState().reviews.errors.create).toBe(text)
    expect(currentPlace()).toBe(route)
    expect(comment()).toHaveValue('Kafe e mirë.')
  })

  it('goes under the id the server knows, when the session does not (Q12)', async () => {
    const asked = answer()
    server.msw.use(http.get('*/v1/auth/me', () => HttpResponse.json({ success: true, data: { user: arta } })))
    const { user } = await openForm({ user: { _id: 'authenticated' } })
    fill()
    await user.click(button())
    await waitFor(() => expect(asked.bodies).toMatchObject([{ user: 'u1' }]))
  })

  it('can be sent again, and what stood there for another business is no news here', async () => {
    refuse(500, { success: false, message: 'Provo më vonë.' })
    const { store, user } = await send()
    await screen.findByText('Provo më vonë.')
    await user.click(button())
    await waitFor(() => expect(posts()).toHaveLength(2))
    await screen.findByText('Provo më vonë.')
    act(() => {
      store.dispatch(navigationRequested({ to: '/koment/b2' }))
    })
    await waitFor(() => expect(screen.getByLabelText('Komenti *')).toHaveValue(''))
    expect(screen.queryByText('Provo më vonë.')).toBeNull()
  })
})

describe('the business', () => {
  it('that is inactive is not written about [WRITE-30]', async () => {
    answer({ business: { status: 'inactive' } })
    await open()
    expect(await screen.findByText('Kafe Drini është joaktiv')).toBeVisible()
    expect(screen.getByText('Për një biznes joaktiv nuk mund të shkruhen komente.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shko te faqja e biznesit' })).toHaveAttribute('href', '/biznes/b1')
    expect(screen.getByRole('link', { name: 'Zgjidh një biznes tjetër' })).toHaveAttribute('href', '/koment')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('that is unknown is said to be (Q31)', async () => {
    await open({ at: '/koment/nuk_ka' })
    expect(await heading('Biznesi nuk u gjet')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('that does not load can be asked for again', async () => {
    answer()
    server.msw.use(http.get('*/v1/businesses/:id', () => HttpResponse.json({ message: 'Jo' }, { status: 500 })))
    const { user } = await open({ user: null })
    expect(await heading('Gabim në ngarkimin e biznesit')).toBeVisible()
    answer()
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(await screen.findByLabelText('Titulli *')).toBeVisible()
  })
})
