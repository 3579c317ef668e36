// The search of /koment beside that of the home page: whatever is typed and answered, both ask and say the same.

import { aBusiness, businessPage } from '@test/builders/entities'
import { visitor } from '@test/page'
import { renderApp } from '@test/render'
import { type PendingRequest, settle, stubServer } from '@test/stubServer'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { preloadPage } from '@/app/pages'
import { clock, many, pass } from './homePage'

beforeEach(() => preloadPage('/koment'))

type Answer = (request: PendingRequest) => Promise<void>
const finds =
  (count: number): Answer =>
  ({ reply }) =>
    reply(businessPage(many(count)))
const refuses =
  (status: number, body: object): Answer =>
  ({ reply }) =>
    reply({ success: false, ...body }, status)

/** What there is to see of the search: the field, the options, what is said about them and the buttons there. */
function seen() {
  const box = screen.getByRole('combobox', { name: 'Kërko biznese' })
  const popup = box.parentElement?.closest('div[class*="combobox"]')?.querySelector('[class*="popup"]')
  const parts = popup instanceof HTMLElement ? within(popup) : undefined
  return {
    value: (box as HTMLInputElement).value,
    isOpen: box.getAttribute('aria-expanded'),
    options: parts?.queryAllByRole('option').map(({ textContent }) => textContent),
    placeholder: box.getAttribute('placeholder'),
    // The way to add a business is each page's own.
    buttons: parts
      ?.queryAllByRole('button')
      .flatMap(({ textContent }) => (textContent === 'Shto biznes' ? [] : textContent)),
    count: parts?.queryByText(/^Po shfaqen/)?.textContent,
    alert: parts?.queryAllByRole('alert').map(({ textContent }) => textContent),
    said: ['Duke kërkuar…', 'Nuk u gjetën rezultate', 'Provo me fjalë kyçe të tjera'].filter((text) =>
      parts?.queryByText(text),
    ),
    isBusy: parts?.queryByRole('listbox')?.getAttribute('aria-busy'),
  }
}

/** What is seen at each step, and asked, while these texts are typed one after the other on this page. */
async function search(route: string, texts: readonly string[], answer: Answer | undefined) {
  const stub = stubServer()
  const { unmount } = await renderApp({ route, preloadedState: visitor() })
  const searches = () => stub.requests.filter(({ path }) => path.includes('universal-search'))
  const box = screen.getByRole('combobox', { name: 'Kërko biznese' })
  act(() => box.focus())
  const steps: object[] = []
  for (const value of texts) {
    const before = searches().length
    fireEvent.change(box, { target: { value } })
    await pass(20)
    steps.push({ 'at once': seen() })
    await pass(1000)
    steps.push({ 'before the answer': seen() })
    // The app asks again where a failure may pass.
    for (let answered = before; answer && answered < searches().length; answered += 1) {
      const request = searches()[answered] as PendingRequest
      await act(() => answer(request))
      await pass(10_000)
    }
    steps.push({ 'after it': seen() })
  }
  const asked = searches().map(({ path }) => path)
  unmount()
  await settle()
  vi.unstubAllGlobals()
  return { steps, asked }
}

const liqeni = aBusiness({ name: 'Kafe Liqeni', averageRating: 4.3, reviewCount: 7, status: 'in_review' })
const reviewed = { ...liqeni, _id: 'b2', hasReviewed: true }

it.each<[string, string[], Answer | undefined, string]>([
  [
    'more than are shown at first',
    ['kafe'],
    ({ reply }) => reply(businessPage(many(15), { total: 20, pages: 2, limit: 15 })),
    'Shfaq edhe 5 të tjera',
  ],
  ['blanks alone', ['   '], finds(2), '"asked":[]'],
  ['a text, then one letter of it, then none', ['kafe', 'k', ''], finds(4), 'Biznesi 4'],
  ['nothing found', ['zzz'], finds(0), 'Nuk u gjetën rezultate'],
  ['no connection', ['kafe'], ({ fail }) => fail(), 'Gabim në kërkimin e bizneseve: '],
  ['no answer', ['kafe'], undefined, 'Duke kërkuar…'],
  ['an error, then another text', ['kafe', 'bar'], refuses(404, { message: 'Jo' }), 'q=bar'],
  ['businesses that are reviewed or not', ['liq'], ({ reply }) => reply(businessPage([liqeni, reviewed])), 'Liqeni'],
])(
  'the search of a business to write about is that of the home page for %s [CHOOSE-04]',
  async (_, texts, answer, shown) => {
    vi.useFakeTimers({ toFake: [...clock] })
    const home = await search('/', texts, answer)
    const choose = await search('/koment', texts, answer)
    expect(choose).toEqual(home)
    expect(JSON.stringify(home)).toContain(shown)
  },
)
