// Title, description, and what those who share a link read: each page its own, in step with the page.

import { aBusiness, aCategory, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { renderApp, startTestServer } from '@test/render'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { authEvents } from '@/features/auth/model/slice'
import { navigationRequested } from '@/store/navigationEvents'

const server = startTestServer()
const site = 'Fjalia e krejt faqes.'
const inHead = (selector: string, name = 'content') => document.head.querySelector(selector)?.getAttribute(name)
const description = () => inHead('meta[name="description"]')
const answer = (path: string, body: object) =>
  server.msw.use(http.get(`*/v1${path}`, () => HttpResponse.json({ success: true, ...body })))

beforeEach(() => {
  const tag = document.createElement('meta')
  tag.name = 'description'
  tag.content = site
  document.head.append(tag)
})
afterEach(() => {
  for (const tag of document.head.querySelectorAll('meta, link[rel="canonical"]')) tag.remove()
})

describe('title and description', () => {
  it.each([
    ['/rreth_nesh', 'Rreth nesh', 'Pse ekziston Vlerëso, çfarë bën dhe në çfarë beson.'],
    ['/koment', 'Ndaj përvojën tënde', 'Zgjidh biznesin dhe trego përvojën tënde. Një koment për çdo biznes, falas.'],
    ['/signup', 'Regjistrohu', 'Një llogari falas për të shkruar komente dhe për të shtuar biznese.'],
    ['/nuk-ka', 'Faqja nuk u gjet', site],
  ])('are those of %s', async (route, title, text) => {
    const { store } = await renderApp({ route })
    act(() => void store.dispatch(authEvents.INIT({ user: null })))
    await waitFor(() => expect(document.title).toBe(`${title} · Vlerëso`))
    expect(description()).toBe(text)
  })

  it('of a business come from its data, with the page of its comments', async () => {
    answer('/businesses/:id', { data: aBusiness({ averageRating: 4.26, reviewCount: 21, city: 'Tiranë' }) })
    answer('/reviews/business/:id', reviewPage([aReview()], { current: 2, pages: 3, total: 21 }))
    const { store } = await renderApp({ route: '/biznes/b1?faqe=2' })
    await waitFor(() => expect(document.title).toBe('Kafe Drini: komente dhe vlerësime, faqja 2 · Vlerëso'))
    expect(description()).toBe(
      'Kafe Drini, Tiranë: vlerësim mesatar 4.3 nga 5, bazuar në 21 komente. Lexo përvojat e përdoruesve.',
    )
    act(() => void store.dispatch(navigationRequested({ to: '/biznes/b1' })))
    await waitFor(() => expect(document.title).toBe('Kafe Drini: komente dhe vlerësime · Vlerëso'))
  })

  it.each([
    [
      { reviewCount: 1, averageRating: 5 },
      'Kafe Drini: vlerësim mesatar 5.0 nga 5, bazuar në 1 koment. Lexo përvojat e përdoruesve.',
    ],
    [{ reviewCount: 0 }, 'Kafe Drini: ende pa komente. Shiko të dhënat e biznesit dhe trego përvojën tënde.'],
    [{ reviewCount: 12 }, 'Kafe Drini: ende pa vlerësime. Shiko të dhënat e biznesit dhe trego përvojën tënde.'],
  ])('of a business say how it is rated: %o', async (fields, text) => {
    answer('/businesses/:id', { data: aBusiness(fields) })
    answer('/reviews/business/:id', reviewPage([]))
    await renderApp({ route: '/biznes/b1' })
    await waitFor(() => expect(description()).toBe(text))
  })

  it('of a category come from its name, with the page of the list', async () => {
    answer('/categories', { data: [aCategory()] })
    answer('/subcategories', { data: [] })
    answer('/businesses/category/:id', businessPage([aBusiness()], { current: 2, pages: 3, total: 21 }))
    await renderApp({ route: '/kategorite/restorante?faqe=2' })
    await waitFor(() => expect(document.title).toBe('Bizneset në Restorante, faqja 2 · Vlerëso'))
    expect(description()).toBe(
      'Restorante: biznese, vlerësime dhe komente nga përdoruesit. Filtro sipas qytetit dhe vlerësimit.',
    )
  })

  it('of the site come back with a page that has none of its own', async () => {
    const { store } = await renderApp({ route: '/info' })
    await waitFor(() => expect(description()).not.toBe(site))
    act(() => void store.dispatch(navigationRequested({ to: '/' })))
    await screen.findByRole('heading', { level: 1, name: /Po kërkon/ })
    expect(description()).toBe(site)
  })
})

describe('for those who share', () => {
  it('title, description and address follow the page', async () => {
    const { store } = await renderApp({ route: '/info' })
    await waitFor(() => expect(inHead('meta[property="og:title"]')).toBe('Si funksionon · Vlerëso'))
    expect(inHead('meta[property="og:description"]')).toBe(description())
    act(() => void store.dispatch(navigationRequested({ to: '/rreth_nesh' })))
    await waitFor(() => expect(inHead('meta[property="og:title"]')).toBe('Rreth nesh · Vlerëso'))
    expect(inHead('meta[property="og:description"]')).toBe(description())
    expect(inHead('meta[property="og:url"]')).toBe('http://localhost:3000/rreth_nesh')
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
  })

  it('the picture is that of the page, on a site that has pictures, and the words are those of its data', async () => {
    answer('/businesses/:id', { data: aBusiness() })
    answer('/reviews/business/:id', reviewPage([]))
    const picture = () => inHead('meta[property="og:image"]')
    const { store } = await renderApp({ route: '/biznes/b1' })
    // They follow data that come later than the page.
    await waitFor(() => expect(inHead('meta[property="og:title"]')).toBe('Kafe Drini: komente dhe vlerësime · Vlerëso'))
    expect(inHead('meta[property="og:description"]')).toMatch(/^Kafe Drini: ende pa komente/)
    expect(picture()).toBeUndefined()
    const came = {
      'og:image': 'http://localhost:3000/og/biznes/b1.png',
      'og:image:width': '1200',
      'og:image:alt': 'Kafe Drini',
    }
    for (const [name, content] of Object.entries(came)) {
      const tag = document.createElement('meta')
      tag.setAttribute('property', name)
      tag.content = content
      document.head.append(tag)
    }
    await waitFor(() => expect(document.head.querySelectorAll('[property^="og:image"]')).toHaveLength(3))
    act(() => void store.dispatch(navigationRequested({ to: '/info' })))
    await waitFor(() => expect(picture()).toBe('http://localhost:3000/icon-512.png'))
    expect(document.head.querySelectorAll('[property^="og:image:"]')).toHaveLength(0)
    act(() => void store.dispatch(navigationRequested({ to: '/biznes/b2' })))
    await waitFor(() => expect(picture()).toBe('http://localhost:3000/og/biznes/b2.png'))
  })

  it.each(['/nuk-ka', '/biznes/nuk-ka', '/koment/nuk-ka', '/kategorite/nuk-ka'])(
    'nothing is said of %s, which does not exist, but that nobody is to find it; the next page can be found',
    async (route) => {
      answer('/categories', { data: [aCategory()] })
      answer('/subcategories', { data: [] })
      server.msw.use(
        http.get('*/v1/businesses/:id', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })),
      )
      const { store } = await renderApp({ route })
      act(() => void store.dispatch(authEvents.INIT({ user: null })))
      await waitFor(() => expect(inHead('meta[name="robots"]')).toBe('noindex'))
      await waitFor(() => expect(document.head.querySelector('link[rel="canonical"], [property="og:url"]')).toBeNull())
      act(() => void store.dispatch(navigationRequested({ to: '/info' })))
      await waitFor(() => expect(inHead('link[rel="canonical"]', 'href')).toBe('http://localhost:3000/info'))
      expect(inHead('meta[name="robots"]')).toBeUndefined()
    },
  )

  it('the one address of a page that has no others has no number', async () => {
    await renderApp({ route: '/kategorite?faqe=3' })
    await waitFor(() => expect(inHead('link[rel="canonical"]', 'href')).toBe('http://localhost:3000/kategorite'))
  })

  it('the one address has the page number, and neither filters nor secrets', async () => {
    answer('/categories', { data: [aCategory()] })
    answer('/subcategories', { data: [] })
    answer('/businesses/category/:id', businessPage([aBusiness()], { current: 3, pages: 3, total: 41 }))
    await renderApp({ route: '/kategorite/restorante?faqe=3&qyteti=Tiran%C3%AB&token=x' })
    await waitFor(() =>
      expect(inHead('link[rel="canonical"]', 'href')).toBe('http://localhost:3000/kategorite/restorante?faqe=3'),
    )
  })
})
