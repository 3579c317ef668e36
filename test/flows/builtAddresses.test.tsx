// What the owner sets when the site is built: where the photos of businesses are, and the address for support.
import { aBusiness, aCategory, businessPage } from '@test/builders/entities'
import { renderApp, startTestServer } from '@test/render'
import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'

vi.mock('@/platform/env', async (original) => ({
  ...(await original<typeof import('@/platform/env')>()),
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

// A path without its first slash: test/platform/mediaUrl.test.ts.
describe('a photo stands after the media address [NET-02] [ENTITY-13] [AVATAR-01]', () => {
  it('on a card', async () => {
    answer('/logo/1.png')
    const category = aCategory()
    await renderApp({ route: '/kategorite/restorante', state: { category, allCategories: [category] } })
    expect(photosIn(await screen.findByRole('article'))).toEqual([address])
  })

  it('in a search', async () => {
    answer('/logo/1.png')
    await renderApp({ route: '/?kerko=drini' })
    fireEvent.click(await screen.findByRole('combobox', { name: 'Kërko biznese' }))
    expect(photosIn(await screen.findByRole('option', { name: /^Kafe Drini/ }))).toEqual([address])
  })

  it('on the page of its business, as the logo and as the broad picture above it', async () => {
    answer('/logo/1.png')
    await renderApp({ route: '/biznes/b1' })
    await screen.findByRole('heading', { level: 1, name: 'Kafe Drini' })
    expect(screen.getByRole('img', { name: 'Logoja: Kafe Drini' })).toHaveAttribute('src', address)
    expect(photosIn(screen.getByRole('main'))).toEqual([address, address])
  })
})

it.each(['/kushtet', '/suport'])(
  'the address for support stands on %s as the site was built with it [STATIC-02] [STATIC-06]',
  async (route) => {
    vi.stubEnv('VITE_SUPPORT_EMAIL', 'pyet@shembull.example')
    vi.resetModules()
    const { renderApp } = await import('@test/render')
    await renderApp({ route })
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'pyet@shembull.example' })
    expect(link).toHaveAttribute('href', 'mailto:pyet@shembull.example')
    expect(screen.getByRole('main')).not.toHaveTextContent('ndihma@')
  },
)

it('who stands behind the site signs /rreth_nesh as it was built with it, and nobody where nothing was set', async () => {
  const open = async (people: string) => {
    vi.stubEnv('VITE_PEOPLE', people)
    vi.stubEnv('VITE_IMPRINT', 'Tiranë, që nga 2024 · NIPT L12345678A')
    vi.resetModules()
    const { renderApp } = await import('@test/render')
    const { unmount } = await renderApp({ route: '/rreth_nesh' })
    const main = screen.getByRole('main').cloneNode(true) as HTMLElement
    unmount()
    return within(main)
  }
  const unsigned = await open(' ')
  expect(unsigned.queryByText('Kush jemi')).toBeNull()
  expect(unsigned.queryByText(/NIPT/)).toBeNull()
  const signed = await open('Arta Hoxha, themeluese; Dritan Leka, zhvillues;')
  const { nextElementSibling } = signed.getByRole('heading', { level: 2, name: 'Kush jemi' })
  const lines = [...(nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)
  expect(lines).toEqual(['Arta Hoxha, themeluese', 'Dritan Leka, zhvillues'])
  expect(signed.getByText('Tiranë, që nga 2024 · NIPT L12345678A')).toBeTruthy()
})
