// What is filtered on a category page: chips, the sheet of phones, breadcrumbs, addresses of strangers.
import { aBusiness, businessPage } from '@test/builders/entities'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { CATEGORY_PAGE_SIZE } from '@/features/businesses/model/businessRequests'
import { navigationRequested } from '@/store/navigationEvents'
import { onPhone, route, server, state } from './categoryPage'

runTestServer(server)
standInDialogs()
const all = '?kerko=kafe&yje=4&qyteti=Fier&rendit=newest'

const chips = () => within(screen.getByRole('list', { name: 'Filtrat aktivë' })).getAllByRole('button')
const texts = () => chips().map((chip) => chip.textContent)
const region = () => screen.findByRole('region', { name: 'Filtrat' })
const press = (name: string) => screen.getByRole('button', { name })
const opener = (name: string) => screen.findByRole('button', { name })

/** Three businesses, or one of them from 4 stars on. */
function answerByRating() {
  const asked: string[] = []
  server.msw.use(
    http.get('*/v1/businesses/category/:id', ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      asked.push(search)
      const count = searchParams.has('minRating') ? 1 : 3
      return HttpResponse.json(businessPage(Array.from({ length: count }, (_, at) => aBusiness({ _id: `b${at}` }))))
    }),
  )
  return asked
}

it('a rating that is pressed again is off', async () => {
  answerByRating()
  const { user } = await renderApp({ route, state })
  const rating = await screen.findByRole('button', { name: '4+ Yje', pressed: false })
  await user.click(rating)
  await waitFor(() => expect(currentPlace()).toBe(`${route}?yje=4`))
  await user.click(rating)
  await waitFor(() => expect(currentPlace()).toBe(route))
  expect(screen.getByRole('button', { name: 'Të gjitha', pressed: true })).toBeVisible()
})

describe('the request for the businesses', () => {
  const orders = [
    ['', ''],
    ['rendit=most_relevant', ''],
    ['rendit=highest_rated', '&sort=rating_desc'],
    ['rendit=most_reviews', '&sort=reviews_desc'],
    ['rendit=newest', '&sort=newest'],
  ] as const
  const narrowed = [
    [1, '', ''],
    [2, 'kerko=kafe&qyteti=Fier&yje=4', '&businessName=kafe&city=Fier&minRating=4'],
  ] as const

  it.each([
    ['a category', '[DIRCALL-13]', '/kategorite/transport', '/businesses/category/cat_11'],
    ['a subcategory', '[DIRCALL-14]', '/kategorite/taksi', '/businesses/subcategory/sub_11_01'],
  ])('of %s is page, filters and order, whatever else is chosen %s [DIRCALL-15] [DIRCALL-16]', async (...row) => {
    const [, , place, call] = row
    const asked: string[] = []
    server.msw.use(
      http.get('*/v1/businesses/:kind/:id', ({ request }) => {
        const { pathname, search, searchParams } = new URL(request.url)
        asked.push(pathname.replace('/v1', '') + search)
        const items = Array.from({ length: 10 }, (_, at) => aBusiness({ _id: `b${at}` }))
        return HttpResponse.json(
          businessPage(items, { current: Number(searchParams.get('page')), pages: 3, total: 25 }),
        )
      }),
    )
    const { store } = await renderApp({ route: place })
    await screen.findAllByRole('article')
    for (const [page, filters, sent] of narrowed) {
      for (const [order, sort] of orders) {
        const query = [filters, order, page > 1 ? `faqe=${page}` : ''].filter(Boolean).join('&')
        act(() => void store.dispatch(navigationRequested({ to: query ? `${place}?${query}` : place })))
        const wanted = `${call}?page=${page}&limit=${CATEGORY_PAGE_SIZE}${sent}${sort}`
        await waitFor(() => expect(asked).toContain(wanted))
      }
    }
    // The most relevant first are those without an order: none is asked for twice, and nothing else.
    expect(asked).toHaveLength((orders.length - 1) * narrowed.length)
  })
})

describe('chips of what is filtered', () => {
  beforeEach(() => void answerByRating())

  it('name every filter that is set and the order, and none without', async () => {
    const { unmount } = await renderApp({ route: route + all, state })
    await region()
    expect(texts()).toEqual(['Kërkimi: kafe', '4 yje e lart', 'Qyteti: Fier', 'Renditja: Më të rejat'])
    unmount()
    await renderApp({ route, state })
    await region()
    expect(screen.queryByRole('list', { name: 'Filtrat aktivë' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pastro të gjitha filtrat' })).toBeNull()
  })

  it('take away what each names, and nothing else', async () => {
    const { user } = await renderApp({ route: `${route}${all}&faqe=1`, state })
    await region()
    for (const [text, left, more] of [
      ['4 yje e lart', '?kerko=kafe&qyteti=Fier&rendit=newest', 3],
      ['Renditja: Më të rejat', '?kerko=kafe&qyteti=Fier', 2],
      ['Kërkimi: kafe', '?qyteti=Fier', 1],
      ['Qyteti: Fier', '', 0],
    ] as const) {
      expect(texts()).toHaveLength(more + 1)
      await user.click(press(`Hiq filtrin “${text}”`))
      await waitFor(() => expect(currentPlace()).toBe(route + left))
      if (more > 0) expect(texts()).not.toContain(text)
    }
    expect(screen.queryByRole('list', { name: 'Filtrat aktivë' })).toBeNull()
  })

  it('hand the focus to their neighbour, the last one to the filters', async () => {
    const { user } = await renderApp({ route: `${route}?yje=4&qyteti=Fier`, state })
    await region()
    await user.click(press('Hiq filtrin “4 yje e lart”'))
    expect(press('Hiq filtrin “Qyteti: Fier”')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await region()).toHaveFocus()
    await waitFor(() => expect(currentPlace()).toBe(route))
  })

  it('are cleared together, which is said, and so is another order [CATPAGE-27]', async () => {
    const { user } = await renderApp({ route: route + all, state })
    const filters = await region()
    await user.click(within(filters).getByRole('button', { name: 'Pastro të gjitha filtrat' }))
    expect(within(filters).getByText('Filtrat u pastruan')).toHaveAttribute('aria-live', 'polite')
    expect(filters).toHaveFocus()
    await waitFor(() => expect(currentPlace()).toBe(route))
    await user.selectOptions(screen.getByLabelText('Rendit sipas'), 'newest')
    expect(screen.getByText('Renditja: Më të rejat', { selector: '[aria-live]' })).toBeInTheDocument()
  })
})

it('clearing where nothing was found leaves the focus with the filters', async () => {
  server.msw.use(http.get('*/v1/businesses/category/:id', () => HttpResponse.json(businessPage([]))))
  const { user } = await renderApp({ route: `${route}?yje=4`, state })
  await screen.findByRole('heading', { name: 'Nuk u gjetën biznese' })
  answerByRating()
  await user.click(screen.getByRole('button', { name: 'Pastro të gjitha filtrat' }))
  expect(await screen.findAllByRole('article')).toHaveLength(3)
  expect(await region()).toHaveFocus()
})

describe('below 640 px', () => {
  beforeEach(onPhone)

  it('the search stays, the rest stands behind a button with the number of what is set [CATPAGE-09]', async () => {
    answerByRating()
    const { unmount } = await renderApp({ route, state })
    expect(await opener('Filtro dhe rendit')).toBeVisible()
    expect(screen.getByPlaceholderText('Kërko biznese në Restorante...')).toBeVisible()
    expect(screen.queryByLabelText('Qyteti')).toBeNull()
    unmount()
    await renderApp({ route: route + all, state })
    // The search stands beside it and does not count.
    expect(await opener('Filtro dhe rendit (3)')).toBeVisible()
  })

  it('the sheet holds the same filters, counts what they find, and gives the focus back [CATPAGE-11] [CATPAGE-12] [CATPAGE-13] [CATPAGE-14]', async () => {
    const asked = answerByRating()
    const { user } = await renderApp({ route, state })
    await user.click(await opener('Filtro dhe rendit'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtro dhe rendit' }))
    expect(sheet.getByRole('button', { name: 'Shfaq 3 biznese' })).toBeEnabled()
    const ratings = within(sheet.getByRole('group', { name: 'Filtro sipas vlerësimit' })).getAllByRole('button')
    expect(ratings.map((button) => button.textContent)).toEqual(['Të gjitha', '4+ Yje', '3+ Yje', '2+ Yje'])
    expect(sheet.getByLabelText('Qyteti')).toHaveAttribute('placeholder', 'Shkruaj qytetin...')
    expect(sheet.getByLabelText('Rendit sipas')).toBeVisible()
    await user.click(sheet.getByRole('button', { name: '4+ Yje' }))
    // Until the answer is there the number is of the question before.
    expect(sheet.getByRole('button', { name: /^Shfaq/ })).toBeDisabled()
    await user.click(await sheet.findByRole('button', { name: 'Shfaq 1 biznes' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await opener('Filtro dhe rendit (1)')).toHaveFocus()
    expect(currentPlace()).toBe(`${route}?yje=4`)
    expect(asked).toEqual([`?page=1&limit=${CATEGORY_PAGE_SIZE}`, `?page=1&limit=${CATEGORY_PAGE_SIZE}&minRating=4`])
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('the sheet begins at the rating chosen, so that no keyboard comes up, and clears everything [CATPAGE-27]', async () => {
    answerByRating()
    const { user } = await renderApp({ route: route + all, state })
    await user.click(await opener('Filtro dhe rendit (3)'))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByRole('button', { name: '4+ Yje' })).toHaveFocus()
    await user.click(sheet.getByRole('button', { name: 'Pastro të gjitha filtrat' }))
    expect(await sheet.findByRole('button', { name: 'Shfaq 3 biznese' })).toBeVisible()
    expect(currentPlace()).toBe(route)
  })
})

describe('the way at the top of the page', () => {
  const way = () =>
    [...screen.getByRole('navigation', { name: 'Ku ndodhesh' }).querySelectorAll('li')].map((item) => item.textContent)

  it('leads to a category, and to a subcategory through its category', async () => {
    const { unmount, user } = await renderApp({ route: '/kategorite/taksi' })
    await waitFor(() => expect(way()).toEqual(['Kryefaqja', 'Kategoritë', 'Transport', 'Taksi']))
    await user.click(screen.getByRole('link', { name: 'Transport' }))
    await screen.findByRole('heading', { level: 1, name: /^Bizneset në Transport / })
    expect(way()).toEqual(['Kryefaqja', 'Kategoritë', 'Transport'])
    unmount()
  })

  it('stands in the head as data too', async () => {
    const { unmount } = await renderApp({ route: '/kategorite/transport' })
    await screen.findAllByRole('article')
    const data = () => document.head.querySelectorAll('script[type="application/ld+json"]')
    expect(JSON.parse(data()[0]?.textContent ?? '')).toMatchObject({ '@type': 'BreadcrumbList' })
    unmount()
    expect(data()).toHaveLength(0)
  })
})

it("a business's own address is text on its card, whatever stands in it (Q51)", async () => {
  const urls = ['javascript:alert(1)', 'https://www.drini.example/menu', '//evil.example', '<b>x</b>']
  // Of a web address the host alone.
  const texts = urls.with(1, 'drini.example/menu')
  server.msw.use(
    http.get('*/v1/businesses/category/:id', () =>
      HttpResponse.json(businessPage(urls.map((url, at) => aBusiness({ _id: `b${at}`, url })))),
    ),
  )
  await renderApp({ route, state })
  for (const [at, card] of (await screen.findAllByRole('article')).entries()) {
    expect(within(card).getByText(texts[at] ?? '')).toBeVisible()
    expect([...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([`/biznes/b${at}`])
  }
})
