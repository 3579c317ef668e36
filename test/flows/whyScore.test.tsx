// 'Pse 4.0?': the score of a business over a chosen time.
import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { renderApp, startTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const server = startTestServer()
standInDialogs()
const route = '/biznes/b1'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Totals by stars, 1 to 5, for a first day. */
function answer(totals: (dateFrom: string | null) => number[], status = () => 200) {
  const asked: string[] = []
  server.msw.use(
    http.get('*/v1/businesses/:id', () =>
      HttpResponse.json({ success: true, data: aBusiness({ reviewCount: 90, averageRating: 4 }) }),
    ),
    http.get('*/v1/reviews/business/:id', () => HttpResponse.json(reviewPage([aReview()]))),
    http.get('*/v1/reviews/search', ({ request }) => {
      const { searchParams, search } = new URL(request.url)
      asked.push(search)
      const rating = Number(searchParams.get('rating'))
      const total = totals(searchParams.get('dateFrom'))[rating - 1] ?? 0
      const body = reviewPage(total > 0 ? [aReview({ rating })] : [], { total, pages: total })
      return HttpResponse.json(status() === 200 ? body : { success: false, message: 'Jo' }, { status: status() })
    }),
  )
  return asked
}

async function open() {
  const { user, store } = await renderApp({ route })
  await user.click(await screen.findByRole('button', { name: 'Pse 4.0?' }))
  return { user, store, dialog: within(await screen.findByRole('dialog', { name: 'Pse 4.0?' })) }
}

it('counts the last twelve months first, then the time that is chosen', async () => {
  const asked = answer((from) =>
    from === null ? [10, 10, 10, 10, 50] : from === '2025-11-22' ? [0, 0, 0, 10, 10] : [0, 0, 0, 0, 0],
  )
  const { user, dialog } = await open()
  expect(await dialog.findByText('Në 12 muajt e fundit: 4.5 nga 20 komente')).toHaveAttribute('role', 'status')
  expect(dialog.getByText('5 yje: 10 komente (50%)')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Të gjitha', pressed: false }))
  expect(await dialog.findByText('Gjithsej: 3.9 nga 90 komente')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '3 muaj' }))
  expect(await dialog.findByText('Në 3 muajt e fundit: asnjë koment.')).toBeVisible()
  expect(asked.filter((search) => search.includes('dateFrom=2026-08-22'))).toHaveLength(5)
  await user.click(dialog.getByRole('button', { name: 'Close modal' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says what was not loaded, tries again, and says where the server cannot count by time', async () => {
  let status = 403
  answer(
    () => [90, 90, 90, 90, 90],
    () => status,
  )
  const { user, dialog } = await open()
  expect(await dialog.findByText('Vlerësimi i kësaj periudhe nuk u ngarkua.')).toBeVisible()
  status = 200
  await user.click(dialog.getByRole('button', { name: 'Provo përsëri' }))
  expect(await dialog.findByText('Për këtë periudhë nuk e dimë numrin e komenteve.')).toBeVisible()
})
