// /koment/{businessId} before the form: who has written about the business already is told, and led away.

import { aReview, reviewPage, reviewText } from '@test/builders/entities'
import { putPending } from '@test/builders/texts'
import { heading } from '@test/page'
import { currentPlace } from '@test/render'
import { settle } from '@test/stubServer'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { makeStore } from '@/app/store'
import { useOwnReviewCheck } from '@/features/reviews/ui/write/OneReviewGuard'
import { ViewLogContext } from '@/hooks/viewLog'
import { keepText } from '@/storage/reviewTexts'
import { forgetBrowsingSession } from '@/storage/tabSession'
import { navigationRequested } from '@/store/navigationEvents'
import { answer, arta, formData, open, openForm, posts, route, runServer, server, stored, theirs } from './writing'

runServer()

/** Arta opens the page, reads for 2 s why she may not write, and is at the business; no history entry leads back. */
async function expectNotice({ at, to }: { at: string; to: string }) {
  await Promise.all([route, '/biznes/b1'].map((path) => preloadPage(path)))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open({ at })
  const notice = () => screen.queryByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })
  for (let turn = 0; turn < 200 && !notice(); turn += 1) await act(settle)
  expect(notice()).toBeVisible()
  expect(screen.getByText('Çdo përdorues mund të shkruajë vetëm një koment për biznes.')).toBeVisible()
  expect(screen.getByText('Po të dërgojmë në faqen e biznesit...')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shko te faqja e biznesit' })).toHaveAttribute('href', to)
  expect(screen.queryByLabelText('Titulli *')).toBeNull()
  expect(currentPlace()).toBe(at)
  const entries = window.history.length
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(currentPlace()).toBe(at)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(currentPlace()).toBe(to)
  expect(window.history.length).toBe(entries)
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

  const { business: _, ...unnamed } = aReview({ user: arta })
  const unloaded = { reviews: { success: false, message: 'Jo' }, business: { hasReviewed: true } }
  it.each([
    [
      'in the list, behind those of others, not approved yet',
      { reviews: reviewPage([theirs, aReview({ user: arta, isApproved: false })]) },
    ],
    ['in the list, which does not repeat the business', { reviews: reviewPage([unnamed]) }],
    ['by what the business says, where the list fails', { ...unloaded, reviewsStatus: 500 }],
  ])(
    'finds a comment %s, says so and leads to the business after 2 s in place of this page [GUARDREV-01, GUARDREV-03, GUARDREV-04, GUARDREV-05, GUARDREV-06, PERM-06]',
    async (_how, answers) => {
      answer(answers)
      await expectNotice({ at: route, to: '/biznes/b1' })
    },
  )

  it.each([
    ['/KOMENT/b1/?faqe=2#fund', '/biznes/b1'],
    ['/koment/kafen%C3%AB', '/biznes/kafen%C3%AB'],
  ])('leads from %s to %s after 2 s, in place of this page [GUARDREV-03, GUARDREV-06]', async (at, to) => {
    answer({ business: { hasReviewed: true } })
    await expectNotice({ at, to })
  })

  it('finds no comment of another business, or of one that is no more, though the own comments were looked at before [PERM-06]', async () => {
    const mine = [
      aReview({ title: 'Tjetër', user: arta, business: { _id: 'b2', name: 'Tjetër' } }),
      { ...aReview({ _id: 'r2', title: 'Pa biznes', user: arta }), business: null },
      { ...aReview({ _id: 'r3', title: 'Pa emër', user: arta }), business: {} },
    ]
    server.msw.use(
      http.get('*/v1/reviews/user/:id', () => HttpResponse.json({ ...reviewPage([], { total: 3 }), reviews: mine })),
    )
    const { store } = await open({ at: '/komentet-e-mia' })
    await screen.findByRole('article', { name: 'Tjetër' })
    act(() => void store.dispatch(navigationRequested({ to: route })))
    expect(await screen.findByLabelText('Titulli *')).toBeVisible()
    act(() => void store.dispatch(navigationRequested({ to: '/koment/b2' })))
    expect(await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeVisible()
  })

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

  it('shows the form to a user whose comment only the latest ones at home still hold [GUARDREV-01, GUARDREV-07] (Q73)', async () => {
    answer({ business: { hasReviewed: false } })
    const gone = aReview({ title: 'E fshirë', user: arta })
    server.msw.use(http.get('*/v1/reviews', () => HttpResponse.json(reviewPage([gone]))))
    const { store } = await open({ at: '/' })
    expect((await screen.findAllByRole('article'))[0]).toHaveTextContent('E fshirë')
    act(() => void store.dispatch(navigationRequested({ to: route })))
    expect(await screen.findByLabelText('Titulli *')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })).toBeNull()
  })

  it('lets visitors through at once, unasked (Q30) [GUARDREV-07, ROUTE-14]', async () => {
    const asked = answer()
    await openForm({ user: null })
    expect(asked.guard).toEqual([])
  })

  it('lets through when the check fails (Q30) [GUARDREV-07]', async () => {
    answer({ reviews: { success: false, message: 'Jo' }, reviewsStatus: 500 })
    await openForm()
    expect(screen.queryByText('Duke kontrolluar...')).toBeNull()
  })

  it.each([
    ['discards the draft of the comment that was sent while its form was left', reviewText.comment, false],
    ['keeps a draft that says something else', 'Një tekst tjetër, më i gjatë.', true],
  ])('%s', async (_, comment, isKept) => {
    answer({ business: { hasReviewed: true }, reviews: reviewPage([aReview({ user: arta, ...reviewText })]) })
    const form = { ...formData, comment, experienceDate: '' }
    keepText({ businessId: 'b1', author: arta._id }, form, Date.now())
    forgetBrowsingSession()
    sessionStorage.clear()
    await open()
    await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })
    await act(settle)
    await waitFor(() => expect(localStorage.getItem('reviewDrafts') !== null).toBe(isKept))
  })

  it('discards a stored comment that can never be sent (Q30)', async () => {
    answer({ business: { hasReviewed: true } })
    putPending(stored())
    await open()
    await screen.findByRole('heading', { name: 'Ti ke shkruar tashmë një koment' })
    await waitFor(() => expect(localStorage.getItem('pendingComment')).toBeNull())
    expect(posts()).toEqual([])
  })

  it('shows a log that was still checking as such, though its own check ended', () => {
    const { result } = renderHook(
      () => useOwnReviewCheck({ businessId: 'b1', userId: undefined, isKnown: true, hasReviewed: false }),
      {
        wrapper: ({ children }) => (
          <Provider store={makeStore()}>
            <ViewLogContext value={{ report: () => undefined, shown: {} }}>{children}</ViewLogContext>
          </Provider>
        ),
      },
    )
    expect(result.current).toBe('checking')
  })
})
