// 'Pse 4.0?': the score of a business over a chosen time, and the newest comments of both sides.
import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { renderApp, startTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { screen, waitFor, within } from '@testing-library/react'
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

/** Totals by stars, 1 to 5, for a first day; the newest of each is from its day of the month. */
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
      const newest = aReview({
        _id: `s${rating}`,
        rating,
        title: `Me ${rating} yje`,
        createdAt: `2026-10-0${rating}T10:00:00Z`,
      })
      const body = reviewPage(total > 0 ? [newest] : [], { total, pages: total })
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

it('shows the newest comment of both sides', async () => {
  answer(() => [1, 1, 0, 0, 1])
  const { dialog } = await open()
  const sides = within(await dialog.findByRole('region', { name: 'Dy anët' }))
  expect(sides.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Me 5 yje',
    'Me 2 yje',
  ])
})

it('shows no side alone', async () => {
  answer(() => [0, 0, 3, 3, 3])
  const { dialog } = await open()
  expect(await dialog.findByText('Në 12 muajt e fundit: 4.0 nga 9 komente')).toBeVisible()
  expect(dialog.queryByRole('region', { name: 'Dy anët' })).toBeNull()
})

it('says where the server cannot count by time', async () => {
  answer(() => [90, 90, 90, 90, 90])
  const { dialog } = await open()
  expect(await dialog.findByText('Serveri nuk i numëron dot komentet e kësaj periudhe.')).toBeVisible()
})

it('says what was not loaded, and tries again', async () => {
  let status = 403
  answer(
    () => [0, 0, 0, 0, 4],
    () => status,
  )
  const { user, dialog } = await open()
  expect(await dialog.findByText('Vlerësimi i kësaj periudhe nuk u ngarkua.')).toBeVisible()
  status = 200
  await user.click(dialog.getByRole('button', { name: 'Provo përsëri' }))
  await waitFor(() => expect(dialog.getByText('Në 12 muajt e fundit: 5.0 nga 4 komente')).toBeVisible())
})
