// Where the photos of businesses are looked for: at the media address, on a card, in a search, on the page.
import { aBusiness, aCategory, businessPage } from '@test/builders/entities'
import { renderApp, startTestServer } from '@test/render'
import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'

vi.mock('@/lib/env', async (original) => ({
  ...(await original<typeof import('@/lib/env')>()),
  mediaBaseUrl: 'https://foto.example/ruajtur',
  apiBaseUrl: 'https://api.example',
}))

const server = startTestServer()
const address = 'https://foto.example/ruajtur/logo/1.png'

/** The addresses of all pictures in it. */
const photosIn = (element: HTMLElement) => [...element.querySelectorAll('img')].map((img) => img.getAttribute('src'))

/** The server's only business has this photo. */
function answer(url: string): void {
  const business = aBusiness({ photo: { url } })
  server.msw.use(
    http.get('*/v1/businesses/universal-search', () => HttpResponse.json(businessPage([business]))),
    http.get('*/v1/businesses/category/:id', () => HttpResponse.json(businessPage([business]))),
    http.get('*/v1/businesses/:id', () => HttpResponse.json({ success: true, data: business })),
  )
}

describe.each(['/logo/1.png', 'logo/1.png'])(
  'the photo %s stands after the media address [NET-02] [ENTITY-13]',
  (url) => {
    it('on a card', async () => {
      answer(url)
      const category = aCategory()
      await renderApp({ route: '/kategorite/restorante', state: { category, allCategories: [category] } })
      expect(photosIn(await screen.findByRole('article'))).toEqual([address])
    })

    it('in a search', async () => {
      answer(url)
      await renderApp({ route: '/?kerko=drini' })
      fireEvent.click(await screen.findByRole('combobox', { name: 'Kërko biznese' }))
      expect(photosIn(await screen.findByRole('option', { name: /^Kafe Drini/ }))).toEqual([address])
    })

    it('on the page of its business, as the logo and as the broad picture above it', async () => {
      answer(url)
      await renderApp({ route: '/biznes/b1' })
      await screen.findByRole('heading', { level: 1, name: 'Kafe Drini' })
      expect(screen.getByRole('img', { name: 'Logoja: Kafe Drini' })).toHaveAttribute('src', address)
      expect(photosIn(screen.getByRole('main'))).toEqual([address, address])
    })
  },
)
