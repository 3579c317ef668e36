// The category page: whose businesses it shows, and what it says about them.

import { aBusiness, aCategory, aSubcategory, businessPage } from '@test/builders/entities'
import { heading, success } from '@test/page'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { settle, stubServer } from '@test/stubServer'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { answerToRequest } from '@/api'
import { prefetchData } from '@/app/pages'
import { makeStore } from '@/app/store'
import { authEvents } from '@/features/auth/model/slice'
import { CATEGORY_PAGE_SIZE } from '@/features/businesses/model/businessRequests'
import { categoriesRequest } from '@/features/categories/model/categoryRequests'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { answer, answerPages, calls, category, many, route, server, state } from './categoryPage'

runTestServer(server)
const generic = 'Gjej biznese në këtë kategori, krahaso vlerësimet dhe lexo çfarë thonë përdoruesit.'

describe('the category of the page', () => {
  it('is found from a business that names its category without the slug (Q36)', async () => {
    const named = { _id: 'c1', name: 'Kafene (bare)' }
    const whole = aCategory({ ...named, slug: 'kafene-bare', subcategories: [{ _id: 's1', name: 'Bare' }] })
    server.msw.use(
      http.get('*/v1/categories', () => success([whole])),
      http.get('*/v1/subcategories', () => success([])),
      http.get('*/v1/businesses/b1', () => success(aBusiness({ category: named }))),
    )
    answer(businessPage(many(3)))
    const { user } = await renderApp({ route: '/biznes/b1' })
    await user.click(await screen.findByRole('link', { name: 'Kafene (bare)' }))
    expect(await heading('Bizneset në Kafene (bare) (3 biznese)')).toBeVisible()
    expect(screen.queryByText('Kategoria nuk u gjet')).toBeNull()
  })

  it('is shown with its subcategories, which are looked up, to who comes from a business', async () => {
    const whole = aCategory({ subcategories: [{ _id: 's1', name: 'Bare' }] })
    server.msw.use(
      http.get('*/v1/categories', () => success([whole])),
      http.get('*/v1/subcategories', () => success([])),
    )
    answer(businessPage(many(3)))
    await renderApp({ route, state: { category: { _id: 'c1', name: 'Restorante', slug: 'restorante' } } })
    expect(await screen.findByRole('link', { name: 'Bare' })).toBeVisible()
    expect(await heading('Bizneset në Restorante (3 biznese)')).toBeVisible()
  })

  it('takes the category from the link and asks by category id [CATPAGE-01] [CATPAGE-06] [CATPAGE-07]', async () => {
    answer(businessPage(many(3)))
    await renderApp({ route, state: { ...state, category: { ...category, description: 'Ku hahet mirë.' } } })
    expect(await heading('Bizneset në Restorante (3 biznese)')).toBeVisible()
    expect(screen.getByText('Ku hahet mirë.')).toBeVisible()
    expect(server.requests.filter((request) => request.includes('categories'))).toEqual([])
    expect(document.title).toBe('Bizneset në Restorante · Vlerëso')
  })

  it('asks by subcategory id for a subcategory, and by category id otherwise, ten on every page [CATPAGE-05] [CATPAGE-06] [CATPAGE-40]', async () => {
    const asked = answerPages()
    for (const [isSubcategory, kind] of [
      [true, 'subcategory'],
      [undefined, 'category'],
    ] as const) {
      for (const [query, sent] of [
        ['?faqe=2', '?page=2&limit=10'],
        ['?kerko=kafe', '?page=1&limit=10&businessName=kafe'],
      ] as const) {
        const page = await renderApp({
          route: route + query,
          state: { ...state, category: { ...category, isSubcategory } },
        })
        await screen.findAllByRole('article')
        expect(asked.splice(0)).toEqual([`${kind}/c1${sent}`])
        page.unmount()
      }
    }
  })

  it('may be a subcategory that came with a link, which leads to its own category [CATPAGE-01] [CATPAGE-07]', async () => {
    answer(businessPage(many(3)))
    const piceri = { _id: 's1', name: 'Piceri dhe grill', slug: 'piceri' }
    const other = aCategory({ _id: 'c2', name: 'Hotele', slug: 'hotele' })
    const all = [other, { ...category, subcategories: [piceri] }]
    const link = { category: { ...piceri, isSubcategory: true, subcategories: [] }, allCategories: all }
    const { user } = await renderApp({ route: '/kategorite/piceri', state: link })
    expect(await heading('Bizneset në Piceri dhe grill (3 biznese)')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Pjesë e kategorisë “Restorante”' }))
    expect(await heading('Bizneset në Restorante (3 biznese)')).toBeVisible()
    expect(currentPlace()).toBe(route)
  })

  it('is the one that the link of a business names, where another has its slug [CATPAGE-01]', async () => {
    const asked = answerPages()
    server.msw.use(
      http.get('*/v1/categories', () => success([aCategory({ _id: 'c2' })])),
      http.get('*/v1/subcategories', () => success([])),
    )
    const { store } = await renderApp({
      route,
      state: { category: { _id: 'c1', name: 'Restorante', slug: 'restorante' } },
    })
    await waitFor(() => expect(selectLoadedCategories(store.getState()).tree).toHaveLength(1))
    await screen.findAllByRole('article')
    await act(settle)
    expect(asked).toEqual([`category/c1?page=1&limit=${CATEGORY_PAGE_SIZE}`])
  })

  it.each([
    ['(1 biznes)', 1, ''],
    ['(12 biznese)', 12, '?yje=4&kerko=kafe'],
  ])('counts all that there are: %s for %i at "%s" [CATPAGE-08]', async (count, total, query) => {
    answer(businessPage(many(Math.min(total, 10)), { pages: total > 10 ? 2 : 1, total }))
    await renderApp({ route: route + query, state })
    expect(await heading(`Bizneset në Restorante ${count}`)).toBeVisible()
  })

  it('derives name and description from the address while it looks the category up, and asks nothing [CATPAGE-02] [CATPAGE-03] [CATPAGE-04] [CATPAGE-07]', async () => {
    server.msw.use(http.get('*/v1/categories', () => new Promise(() => undefined)))
    server.msw.use(http.get('*/v1/subcategories', () => new Promise(() => undefined)))
    await renderApp({ route: '/kategorite/servis_makinash_dhe_gomash' })
    expect(await heading('Bizneset në Servis Makinash Dhe Gomash')).toBeVisible()
    expect(screen.getByText(generic)).toBeVisible()
    await act(settle)
    expect(calls()).toEqual([])
  })

  it('has the same description for a category without one [CATPAGE-03]', async () => {
    server.msw.use(http.get('*/v1/categories', () => success([category])))
    answer(businessPage(many(3)))
    await renderApp({ route })
    expect(await heading('Bizneset në Restorante (3 biznese)')).toBeVisible()
    expect(screen.getByText(generic)).toBeVisible()
  })

  it('is the category where a subcategory, too, has its slug, whichever is answered first, and asks for no businesses before (Q37) [CATPAGE-04]', async () => {
    let answerCategories: () => void = () => undefined
    const wait = new Promise<void>((go) => {
      answerCategories = go
    })
    server.msw.use(http.get('*/v1/categories', () => wait.then(() => undefined)))
    const link = '/kategorite/kafshe_shtepiake'
    const store = makeStore()
    const early = store.dispatch(prefetchData(link, ''))
    await renderApp({ route: link, store })
    await act(settle)
    expect(selectLoadedCategories(store.getState()).subcategories).not.toEqual([])
    expect(await heading('Bizneset në Kafshe Shtepiake')).toBeVisible()
    expect(calls()).toEqual([])
    answerCategories()
    expect(await heading(/^Bizneset në Kafshë shtëpiake \(/)).toBeVisible()
    await waitFor(() => early)
    expect(calls()).toEqual([`GET /v1/businesses/category/cat_15?page=1&limit=${CATEGORY_PAGE_SIZE}`])
  })

  it('does not trust state that is about another address or is nonsense', async () => {
    for (const wrong of [state, { category: { _id: 1, name: {} } }]) {
      const view = await renderApp({ route: '/kategorite/transport', state: wrong })
      expect(await heading(/^Bizneset në Transport \(/)).toBeVisible()
      view.unmount()
    }
  })

  it("says 'Kategoria nuk u gjet' for an address that is none, asks for no businesses, and leads to all [CATPAGE-02] [CATPAGE-03] [CATPAGE-04] [CATPAGE-29]", async () => {
    const { user } = await renderApp({ route: '/kategorite/nuk_ka' })
    expect(await screen.findByRole('heading', { name: 'Kategoria nuk u gjet' })).toBeVisible()
    expect(await heading('Bizneset në Nuk Ka')).toBeVisible()
    expect(document.title).toMatch(/^Kategoria nuk u gjet · /)
    expect(screen.getByText(generic)).toBeVisible()
    await act(settle)
    expect(calls()).toEqual([])
    expect(screen.getByRole('link', { name: 'Kthehu te Kategoritë' })).toHaveAttribute('href', '/kategorite')
    await user.click(screen.getByRole('link', { name: 'Shiko Kategoritë' }))
    expect(await heading('Kategoritë e bizneseve')).toBeVisible()
    expect(currentPlace()).toBe('/kategorite')
  })

  const late = aSubcategory({
    _id: 's1',
    name: 'Piceri dhe grill',
    slug: 'piceri',
    categoryId: { _id: 'c2', name: 'Hotele' },
  })
  it.each([
    ['with others', [aCategory({ _id: 'c2', name: 'Hotele', slug: 'hotele' })], []],
    ['that has it as a subcategory', [aCategory({ _id: 'c2', name: 'Hotele', slug: 'hotele' })], [late]],
  ])(
    "says 'Kategoria nuk u gjet' no sooner than the subcategories have come, in a directory %s [CATPAGE-29]",
    async (_, categories, subcategories) => {
      const stub = stubServer()
      const { store } = await renderApp({ route: '/kategorite/piceri' })
      await waitFor(() => stub.last('/subcategories'))
      await act(() => stub.last('/categories').reply({ success: true, data: categories }))
      const known = () => answerToRequest(store.getState(), categoriesRequest)
      await waitFor(() => expect(known().isSuccess).toBe(true))
      // What has come is drawn with the next action at the latest.
      act(() => void store.dispatch(authEvents.INIT({ user: null })))
      expect(screen.queryByText('Kategoria nuk u gjet')).toBeNull()
      expect(await heading('Bizneset në Piceri')).toBeVisible()
      await act(() => stub.last('/subcategories').reply({ success: true, data: subcategories }))
      if (subcategories.length > 0) expect(await heading('Bizneset në Piceri dhe grill')).toBeVisible()
      else expect(await screen.findByRole('heading', { name: 'Kategoria nuk u gjet' })).toBeVisible()
      expect(screen.queryAllByText('Kategoria nuk u gjet')).toHaveLength(subcategories.length > 0 ? 0 : 1)
    },
  )

  it('says that the categories could not be loaded, asks for no businesses, and tries again [CATPAGE-04]', async () => {
    server.msw.use(
      http.get('*/v1/categories', () => HttpResponse.json({ success: false, message: 'Jo' }, { status: 404 })),
    )
    const { user } = await renderApp({ route: '/kategorite/transport' })
    expect(await screen.findByRole('heading', { name: 'Gabim në ngarkimin e kategorive' })).toBeVisible()
    await act(settle)
    expect(calls()).toEqual([])
    server.msw.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Provo përsëri' }))
    expect(await heading(/^Bizneset në Transport \(/)).toBeVisible()
  })

  it("leads back with 'Kthehu te Kategoritë' [CATPAGE-30]", async () => {
    const { user } = await renderApp({ route, state })
    await user.click(await screen.findByRole('link', { name: 'Kthehu te Kategoritë' }))
    expect(await heading('Kategoritë e bizneseve')).toBeVisible()
    expect(currentPlace()).toBe('/kategorite')
  })
})
