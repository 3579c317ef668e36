// The photo of a business wherever one is shown, as an object or as the bare address that a server may give.
import { aBusiness, aCategory, businessPage } from '@test/builders/entities'
import { put } from '@test/page'
import { renderApp, startTestServer } from '@test/render'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import type { Business } from '@/api/endpoints/generated/types'
import { keepSaved } from '@/storage/savedBusinesses'

const server = startTestServer()
const category = aCategory()

const places: [string, () => Promise<void>][] = [
  [
    'on its page',
    async () => {
      await renderApp({ route: '/biznes/b1' })
      // Its cover shows the photo, too.
      const logo = await screen.findByRole('img', { name: 'Logoja: Kafe Drini' })
      expect(logo).toHaveAttribute('src', '/logo/1.png')
    },
  ],
  [
    'in the list of a category',
    async () =>
      void (await renderApp({ route: '/kategorite/restorante', state: { category, allCategories: [category] } })),
  ],
  [
    'among the saved ones',
    async () => {
      keepSaved(['b1'])
      await renderApp({ route: '/te-ruajturat' })
    },
  ],
  [
    'among the results of the search',
    async () => {
      await renderApp()
      put(await screen.findByRole('combobox', { name: 'Kërko biznese' }), 'kafe')
      await screen.findByRole('option', { name: /^Kafe Drini/ })
    },
  ],
  ['beside the form', async () => void (await renderApp({ route: '/koment/b1' }))],
  [
    'among those seen lately',
    async () => {
      const { unmount } = await renderApp({ route: '/biznes/b1' })
      await screen.findByRole('heading', { level: 1, name: 'Kafe Drini' })
      unmount()
      await renderApp()
      await screen.findByRole('region', { name: 'Biznese që ke parë së fundi' })
    },
  ],
]

// An object with its address is read to the same: test/api/wire.test.ts.
it.each(places)('a photo given as a bare address is shown %s [AVATAR-01]', async (_place, open) => {
  const business = { ...aBusiness(), photo: 'logo/1.png' } as unknown as Business
  server.msw.use(
    http.get('*/v1/businesses/universal-search', () => HttpResponse.json(businessPage([business]))),
    http.get('*/v1/businesses/category/:id', () => HttpResponse.json(businessPage([business]))),
    http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: business })),
  )
  await open()
  await waitFor(() => expect(document.querySelector('main img[src="/logo/1.png"]:not([hidden])')).toBeVisible())
})
