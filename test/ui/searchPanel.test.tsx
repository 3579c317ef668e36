// The reusable search: debounce, filters, pages, failures.
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/platform/logger'
import { SearchPanel } from '@/ui/SearchPanel'

interface Place {
  id: string
  name: string
  topic: string
  category: { name: string }
}
const place = (name: string, topic: string, category: string): Place => ({
  id: name,
  name,
  topic,
  category: { name: category },
})
const places = [
  place('Drini', 'food', 'Kafe'),
  place('Çelësi', 'care', 'Sallon'),
  place('Vjosa', 'food', 'Pastiçeri'),
  place('Shtegu', 'care', 'Rrobaqepësi'),
  place('Buna', 'food', 'Kafe'),
]

beforeEach(() => {
  vi.useFakeTimers()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

type Props = Partial<ComponentProps<typeof SearchPanel<Place>>>

function show(props: Props = {}) {
  return render(
    <SearchPanel
      label="Kërko"
      placeholder="Kërko…"
      items={places}
      fields={['name', 'category.name']}
      filters={{ all: 'Të gjitha', food: 'Ushqim', care: 'Kujdes' }}
      filterLabel="Filtro"
      isIn={({ topic }, filter) => topic === filter}
      keyOf={({ id }) => id}
      countText={(total) => `${total} vende`}
      {...props}
    >
      {({ name }, index) => `${index + 1}. ${name}`}
    </SearchPanel>,
  )
}
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Kërko' }), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent?.replace(/^\d+\. /, ''))
const all = places.map(({ name }) => name)

describe('SearchPanel', () => {
  it.each([
    [undefined, 300],
    [500, 500],
  ])('that waits %j ms applies what is typed %i ms after the last key [SEARCH-01]', async (pause, ms) => {
    show({ pause })
    type('d')
    await pass(ms - 1)
    type('dr')
    await pass(ms - 1)
    expect(shown()).toEqual(all)
    await pass(1)
    expect(shown()).toEqual(['Drini'])
    expect(screen.getByRole('status')).toHaveTextContent('1 vende')
  })

  it('has a minimum length of 0: nothing typed lists everything, one letter already searches; below a given one there is no text [SEARCH-02]', async () => {
    const { unmount } = show()
    expect(shown()).toEqual(all)
    expect(screen.getByRole('status')).toHaveTextContent('5 vende')
    type('d')
    await pass(300)
    expect(shown()).toEqual(['Drini'])
    unmount()
    show({ minLength: 3 })
    for (const [text, found] of [
      ['dr', all],
      ['dri', ['Drini']],
    ] as const) {
      type(text)
      await pass(300)
      expect(shown()).toEqual(found)
    }
  })

  it("asks a loader with nothing typed, too, and with the filter 'all' until another is pressed [SEARCH-02] [SEARCH-03]", async () => {
    const items = vi.fn((query: { filter: string }) => (query.filter === 'all' ? places : []))
    show({ items })
    await pass(0)
    const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent)
    expect(pressed()).toEqual(['Të gjitha'])
    expect(items.mock.calls).toEqual([[{ text: '', filter: 'all' }]])
    expect(shown()).toEqual(all)
    press('Kujdes')
    await pass(0)
    expect(pressed()).toEqual(['Kujdes'])
    expect(items).toHaveBeenLastCalledWith({ text: '', filter: 'care' })
  })

  it('joins text and filter', async () => {
    show()
    press('Ushqim')
    expect(shown()).toEqual(['Drini', 'Vjosa', 'Buna'])
    type('kafe')
    await pass(300)
    expect(shown()).toEqual(['Drini', 'Buna'])
    press('Kujdes')
    expect(shown()).toEqual([])
    // Pressed again, a filter is taken back.
    press('Kujdes')
    expect(shown()).toEqual(['Drini', 'Buna'])
    expect(screen.getByRole('button', { name: 'Të gjitha' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('finds without marks or case, also at dot paths [SEARCH-09, SEARCH-10]', async () => {
    show()
    for (const [typed, found] of [
      ['CELESI', 'Çelësi'],
      ['pasticeri', 'Vjosa'],
      ['RROBAQEPËSI', 'Shtegu'],
    ] as const) {
      type(typed)
      await pass(300)
      expect(shown()).toEqual([found])
    }
  })

  it.each([
    ['a further word', 'vendi', 'vendi i'],
    ['another text of the same length', 'vendi', 'vende'],
    ['the first text', '', 'vendi'],
    ['no text', 'vendi', ''],
  ])('goes from page 2 back to page 1 with %s, and with a filter [SEARCH-04]', async (_, before, after) => {
    const many = Array.from({ length: 9 }, (_item, at) => place(`Vendi i ri, vende e fshatra ${at}`, 'food', 'Kafe'))
    show({ items: many, pageSize: 2 })
    expect(screen.getByText('Page 1 of 5')).toBeVisible()
    const turn = async (text: string) => {
      type(text)
      await pass(300)
      press('Next')
      expect(screen.getByText('Page 2 of 5')).toBeVisible()
    }
    await turn(before)
    type(after)
    await pass(300)
    expect(screen.getByText('Page 1 of 5')).toBeVisible()
    expect(shown()).toEqual(['Vendi i ri, vende e fshatra 0', 'Vendi i ri, vende e fshatra 1'])
    await turn(after)
    press('Ushqim')
    expect(screen.getByText('Page 1 of 5')).toBeVisible()
  })

  it("shows 'Page X of Y' with Previous and Next, never past the ends [SEARCH-16]", () => {
    show({ pageSize: 2 })
    const pages = within(screen.getByRole('navigation', { name: 'Faqet' }))
    expect(pages.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    press('Next')
    expect(screen.getByText('Page 2 of 3')).toBeVisible()
    expect(screen.getByRole('list')).toHaveFocus()
    press('Next')
    expect(screen.getByText('Page 3 of 3')).toBeVisible()
    expect(shown()).toEqual(['Buna'])
    expect(pages.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    press('Previous')
    expect(screen.getByText('Page 2 of 3')).toBeVisible()
    expect(pages.getByText('Page 2 of 3').closest('[lang]')).toHaveAttribute('lang', 'en')
  })

  it('has pages where one is not enough, and no page size unless one is given [SEARCH-15] [SEARCH-16]', () => {
    const sixty = Array.from({ length: 60 }, (_, at) => place(`Vendi ${at}`, 'food', 'Kafe'))
    for (const [props, count] of [
      [{ pageSize: 4 }, 4],
      [{ pageSize: 5 }, 5],
      [{ items: sixty }, 60],
    ] as const) {
      const { unmount } = show(props)
      expect(shown()).toHaveLength(count)
      expect(screen.queryByText('Page 1 of 2') !== null).toBe(count === 4)
      expect(screen.queryByRole('navigation') !== null).toBe(count === 4)
      unmount()
    }
  })

  it("says 'Nuk u gjeten rezultate' with a hint in an empty list, for an empty filter and a text [SEARCH-11, SEARCH-12]", async () => {
    const nothing = () => [screen.queryByText('Nuk u gjeten rezultate'), screen.queryByText(/^Provo me fjalë kyçe/)]
    const { unmount } = show({ items: [] })
    for (const text of nothing()) expect(text).toBeVisible()
    unmount()
    show({ items: places.filter(({ topic }) => topic === 'food') })
    expect(nothing()).toEqual([null, null])
    press('Kujdes')
    for (const text of nothing()) expect(text).toBeVisible()
    press('Kujdes')
    type('xyz')
    await pass(300)
    for (const text of nothing()) expect(text).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('0 vende')
    press('Pastro kërkimin')
    await pass(300)
    expect(shown()).toEqual(['Drini', 'Vjosa', 'Buna'])
  })

  it.each([
    ['throws', async () => Promise.reject(new Error('no line'))],
    [
      'throws at once',
      () => {
        throw new Error('no line')
      },
    ],
  ])(
    'logs a loader that %s, also after it has found something, and shows an empty list [SEARCH-17]',
    async (_, fail) => {
      const said = vi.spyOn(log, 'error').mockImplementation(() => undefined)
      show({ items: ({ text }: { text: string }) => (text ? fail() : places) })
      await pass(0)
      expect(shown()).toEqual(all)
      type('d')
      await pass(300)
      expect(said).toHaveBeenCalledWith('A search failed', expect.objectContaining({ message: 'no line' }))
      expect(shown()).toEqual([])
      expect(screen.getByText('Nuk u gjeten rezultate')).toBeVisible()
      expect(screen.getByRole('status')).toHaveTextContent('0 vende')
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('shows the last answer while it waits, and never an older one after a newer', async () => {
    const replies: ((found: Place[]) => void)[] = []
    show({ items: () => new Promise((resolve) => replies.push(resolve)), fields: [], isIn: undefined })
    await pass(0)
    expect(screen.getByRole('status')).toHaveTextContent('Duke kërkuar…')
    expect(screen.queryByText('Nuk u gjeten rezultate')).toBeNull()
    replies[0]?.([place('Parë', '', '')])
    await pass(0)
    type('d')
    await pass(300)
    type('dr')
    await pass(300)
    expect(shown()).toEqual(['Parë'])
    expect(screen.getByRole('status')).toHaveTextContent('Duke kërkuar…')
    replies[2]?.([place('I ri', '', '')])
    await pass(0)
    replies[1]?.([place('I vjetër', '', '')])
    await pass(0)
    expect(shown()).toEqual(['I ri'])
    expect(replies).toHaveLength(3)
  })

  it("shows an error it is handed as 'Error: {error}' with a clear button, above items that are there all the same [SEARCH-19]", async () => {
    const onClearError = vi.fn()
    const { unmount } = show({ error: 'no line' })
    expect(screen.getByRole('alert')).toHaveTextContent(/^Error: no line$/)
    expect(shown()).toEqual(all)
    unmount()
    show({ items: [], error: 'no line', onClearError })
    type('xyz')
    await pass(300)
    expect(screen.getByRole('alert')).toHaveTextContent(/^Error: no line$/)
    expect(screen.queryByText('Nuk u gjeten rezultate')).toBeNull()
    press('Pastro')
    expect(onClearError).toHaveBeenCalledOnce()
    expect(screen.getByRole('textbox')).toHaveValue('')
  })
})
