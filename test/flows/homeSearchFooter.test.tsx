// What stands below the results of the search of the home page, by how many there are.
import { businessPage } from '@test/builders/entities'
import { renderApp, runTestServer } from '@test/render'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, many, searchBox, server } from './homePage'

runTestServer(server)

const more = () => screen.queryByRole('button', { name: /^Shfaq/ })

async function find(count: number, total: number) {
  answer('/businesses/universal-search', businessPage(many(count), { total, pages: Math.ceil(total / 15), limit: 15 }))
  await renderApp()
  fireEvent.focus(await searchBox())
  fireEvent.change(await searchBox(), { target: { value: 'biznes' } })
  expect(await screen.findAllByRole('option')).toHaveLength(Math.min(count, 15))
}

it.each([1, 2, 13, 14])('%i results have no footer [HOME-07]', async (count) => {
  await find(count, count)
  expect(more()).toBeNull()
  expect(screen.queryByText(/^Po shfaqen/)).toBeNull()
})

// The last server sends all it has, however few are asked for.
it.each([
  [15, 15, 'Shfaq të tjera'],
  [15, 16, 'Shfaq edhe 1 tjetër'],
  [15, 17, 'Shfaq edhe 2 të tjera'],
  [15, 30, 'Shfaq edhe 15 të tjera'],
  [15, 500, 'Shfaq edhe 15 të tjera'],
  [20, 20, 'Shfaq edhe 5 të tjera'],
])('%i results of %i have one, with the way to the others [HOME-07]', async (count, total, name) => {
  await find(count, total)
  expect(screen.getByText(`Po shfaqen 15 nga ${total} rezultate`)).toBeVisible()
  expect(more()).toHaveTextContent(name)
  expect(more()).toBeEnabled()
})
