// A comment as a picture: who is offered it, and a browser that draws none (how it looks: test/e2e/picture.test.ts).
import { aBusiness, aReview, reviewPage } from '@test/builders/entities'
import { renderApp, startTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { log } from '@/platform/logger'

const server = startTestServer()
standInDialogs()

function answer(...reviews: ReturnType<typeof aReview>[]) {
  server.msw.use(
    http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: aBusiness({ reviewCount: 2 }) })),
    http.get('*/v1/reviews/business/:id', () => HttpResponse.json(reviewPage(reviews))),
  )
}

it('is offered for every comment that others can read', async () => {
  answer(
    aReview({ _id: 'r1', title: 'E para', isApproved: true }),
    aReview({ _id: 'r2', title: 'E dyta', isApproved: false }),
  )
  await renderApp({ route: '/biznes/b1' })
  await screen.findByRole('heading', { name: 'E dyta' })
  expect(screen.getAllByRole('button', { name: /^Si imazh/ })).toEqual([
    screen.getByRole('button', { name: /^Si imazh\s*“E para”$/ }),
  ])
})

it('says so where the browser draws none', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue()
  Object.assign(document, { fonts: { load: async () => [] } })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  answer(aReview({ title: 'E para', isApproved: true }))
  const { user } = await renderApp({ route: '/biznes/b1' })
  await user.click(await screen.findByRole('button', { name: /^Si imazh/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Komenti si imazh' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Imazhi nuk u krijua. Provo me një shfletues tjetër.')
  expect(dialog.queryByRole('button', { name: 'Shkarko imazhin' })).toBeNull()
  expect(warned).toHaveBeenCalledOnce()
  Reflect.deleteProperty(document, 'fonts')
})
