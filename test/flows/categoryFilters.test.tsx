// What is filtered on a category page: chips, the sheet of phones, breadcrumbs, addresses of strangers.
import { aBusiness, businessPage } from '@test/builders/entities'
import { currentPlace, renderApp, runTestServer } from '@test/render'
import { standInDialogs } from '@test/ui/dialog'
import { screenOf } from '@test/ui/screenOf'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { CATEGORY_PAGE_SIZE } from '@/features/businesses/model/businessRequests'
import { navigationRequested } from '@/store/navigationEvents'
import { answerPages, route, server, state } from './categoryPage'

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

describe('the request for the businesses', () => {
  const queries = [
    ['', '?page=1&limit=10'],
    ['rendit=most_relevant', ''],
    ['yje=4', '?page=1&limit=10&minRating=4'],
    ['yje=3', '?page=1&limit=10&minRating=3'],
    ['yje=2', '?page=1&limit=10&minRating=2'],
    ['rendit=highest_rated', '?page=1&limit=10&sort=rating_desc'],
    ['rendit=most_reviews&faqe=2', '?page=2&limit=10&sort=reviews_desc'],
    [
      'kerko=kafe&qyteti=Fier&yje=4&rendit=newest&faqe=2',
      '?page=2&limit=10&businessName=kafe&city=Fier&minRating=4&sort=newest',
    ],
    ['kerko=kafe&yje=4&rendit=most_relevant', '?page=1&limit=10&businessName=kafe&minRating=4'],
  ] as const

  it.each([
    ['a category', '[DIRCALL-13]', '/kategorite/transport', 'category/cat_11'],
    ['a subcategory', '[DIRCALL-14]', '/kategorite/taksi', 'subcategory/sub_11_01'],
  ])(
    'of %s is what its address says, and nothing else %s [DIRCALL-15] [DIRCALL-16] [CATPAGE-35] [CATPAGE-36] [CATPAGE-39]',
    async (_, _id, place, call) => {
      const asked = answerPages()
      const { store } = await renderApp({ route: place })
      await screen.findAllByRole('article')
      const sent: string[] = []
      for (const [query, wanted] of queries) {
        act(() => void store.dispatch(navigationRequested({ to: query ? `${place}?${query}` : place })))
        // The most relevant first are those without an order: none is asked for twice.
        if (wanted) sent.push(call + wanted)
        await waitFor(() => expect(asked).toEqual(sent))
      }
    },
  )
})

describe('chips of what is filtered', () => {
  beforeEach(() => void answerByRating())

  it('name every filter that is set and the order, and take away what each names, and nothing else [CATPAGE-12] [CATPAGE-13] [CATPAGE-14]', async () => {
    const { user } = await renderApp({ route: `${route}${all}&faqe=1`, state })
    const filters = within(await region())
    expect(filters.getByPlaceholderText('Kërko biznese në Restorante...')).toHaveValue('kafe')
    expect(filters.getByRole('button', { name: '4+ Yje' })).toHaveAttribute('aria-pressed', 'true')
    expect(filters.getByPlaceholderText('Shkruaj qytetin...')).toHaveValue('Fier')
    expect(filters.getByRole('combobox', { name: 'Rendit sipas' })).toHaveValue('newest')
    const left = ['Kërkimi: kafe', '4 yje e lart', 'Qyteti: Fier', 'Renditja: Më të rejat']
    for (const [text, query] of [
      ['4 yje e lart', '?kerko=kafe&qyteti=Fier&rendit=newest'],
      ['Renditja: Më të rejat', '?kerko=kafe&qyteti=Fier'],
      ['Kërkimi: kafe', '?qyteti=Fier'],
      ['Qyteti: Fier', ''],
    ] as const) {
      expect(texts()).toEqual(left)
      await user.click(press(`Hiq filtrin “${text}”`))
      left.splice(left.indexOf(text), 1)
      await waitFor(() => expect(currentPlace()).toBe(route + query))
    }
    expect(screen.queryByRole('list', { name: 'Filtrat aktivë' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pastro të gjitha filtrat' })).toBeNull()
  })

  it('hand the focus to their neighbour, the last one to the filters', async () => {
    const { user } = await renderApp({ route: `${route}?yje=4&qyteti=Fier&rendit=newest`, state })
    await region()
    await user.click(press('Hiq filtrin “Renditja: Më të rejat”'))
    expect(press('Hiq filtrin “Qyteti: Fier”')).toHaveFocus()
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

describe('below 640 px', () => {
  beforeEach(() => void screenOf(639))

  it('the search stays; a sheet holds the other filters, counts what they find, and gives the focus back [CATPAGE-09] [CATPAGE-11] [CATPAGE-12] [CATPAGE-13] [CATPAGE-14]', async () => {
    const asked = answerByRating()
    const { user } = await renderApp({ route, state })
    expect(await screen.findByPlaceholderText('Kërko biznese në Restorante...')).toBeVisible()
    expect(screen.queryByLabelText('Qyteti')).toBeNull()
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
    // The search stands beside it and does not count.
    await user.click(await opener('Filtro dhe rendit (3)'))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByRole('button', { name: '4+ Yje' })).toHaveFocus()
    await user.click(sheet.getByRole('button', { name: 'Pastro të gjitha filtrat' }))
    expect(await sheet.findByRole('button', { name: 'Shfaq 3 biznese' })).toBeVisible()
    expect(currentPlace()).toBe(route)
  })
})

it('the way at the top of the page leads to a category, and to a subcategory through its category', async () => {
  const way = () =>
    [...screen.getByRole('navigation', { name: 'Ku ndodhesh' }).querySelectorAll('li')].map((item) => item.textContent)
  const { user } = await renderApp({ route: '/kategorite/taksi' })
  await waitFor(() => expect(way()).toEqual(['Kryefaqja', 'Kategoritë', 'Transport', 'Taksi']))
  await user.click(screen.getByRole('link', { name: 'Transport' }))
  await screen.findByRole('heading', { level: 1, name: /^Bizneset në Transport / })
  expect(way()).toEqual(['Kryefaqja', 'Kategoritë', 'Transport'])
})
