// The home page in tests: its server, what stands on it, and a clock that only a test moves.
import { createTestServer } from '@mocks/node'
import { aBusiness, aReview, businessPage } from '@test/builders/entities'
import { renderApp } from '@test/render'
import { settle } from '@test/stubServer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, vi } from 'vitest'
import type { Business, Review } from '@/api/endpoints/generated/types'

export const server = createTestServer()
export const searchBox = () => screen.findByRole('combobox', { name: 'Kërko biznese' })
export const latest = async () => within(await screen.findByRole('region', { name: 'Komentet e fundit' }))
/** The title of the comment beside the search. */
export const clipped = async () =>
  (await screen.findByRole('heading', { level: 2, name: /^(Titulli|I ri)/ })).textContent
export const answer = (path: string, body: object, status = 200) =>
  server.msw.use(http.get(`*/v1${path}`, () => HttpResponse.json(body, { status })))
export const many = (count: number): Business[] =>
  Array.from({ length: count }, (_, at) => aBusiness({ _id: `b${at + 1}`, name: `Biznesi ${at + 1}` }))
export const reviews = (count: number): Review[] =>
  Array.from({ length: count }, (_, at) => aReview({ _id: `r${at + 1}`, title: `Titulli ${at + 1}` }))

/** Where the search asks. */
export const searchPath = '/businesses/universal-search'
export const searches = () => server.requests.filter((request) => request.includes(searchPath))
export const options = () => screen.queryAllByRole('option')
export const shown = (count: number) => waitFor(() => expect(options()).toHaveLength(count))
/** What is read out of each option. */
export const spoken = () => options().map((option) => option.lastElementChild?.textContent)

/** The page as a link to a search opens it, with its list open once the categories are known that it suggests. */
export async function search(text: string) {
  const app = await renderApp({ route: `/?${new URLSearchParams({ kerko: text })}` })
  await screen.findByText('Edukim')
  const box = await searchBox()
  expect(box).toHaveValue(text)
  await app.user.click(box)
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }))
  return { ...app, box, press }
}

/** The search finds `total` businesses, in pages of 15; `before` may delay a page. Returns all pages asked for. */
export function answerSearchPages(total: number, before: (page: number) => unknown = () => undefined) {
  const asked: number[] = []
  server.msw.use(
    http.get(`*/v1${searchPath}`, async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      asked.push(page)
      const refused = await before(page)
      if (refused) return HttpResponse.json({ success: false, message: refused }, { status: 429 })
      const shown = many(total).slice((page - 1) * 15, page * 15)
      return HttpResponse.json(businessPage(shown, { current: page, pages: Math.ceil(total / 15), total }))
    }),
  )
  return asked
}

/** What passes only when a test says so; the store tells its readers of answers once a frame. */
export const clock = ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] as const

/** Lets `ms` pass on that clock. */
export const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await settle()
    await vi.advanceTimersByTimeAsync(0)
  })
