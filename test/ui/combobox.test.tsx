// The search box with its list, by keyboard and mouse (ARIA APG: editable combobox with list autocomplete).

import fc from '@test/fastCheck'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SearchCombobox } from '@/ui/SearchCombobox'
import { stepped } from '@/ui/useCombobox'

const optionsOf = (names: readonly string[]) => names.map((name) => ({ id: name, label: name, content: <i>{name}</i> }))
const options = optionsOf(['Kafe', 'Kantina', 'Karburant'])

interface ExampleProps {
  onPick?: (id: string) => void
  found?: typeof options
  status?: 'waiting' | 'answered'
  earlier?: string[]
  /** Results of another kind, above the others. */
  above?: typeof options
  empty?: string
}

function Example(props: ExampleProps) {
  const { onPick = () => undefined, found = options, status = 'answered', earlier = [], above = [], empty } = props
  const [text, setText] = useState('')
  const [isWanted, setIsWanted] = useState(false)
  return (
    <>
      <SearchCombobox
        label="Kërko"
        placeholder="Kërko…"
        text={text}
        onText={setText}
        options={found}
        isWanted={isWanted}
        onWanted={setIsWanted}
        onPick={onPick}
        status={status}
        group={{ heading: 'Kategori', options: above }}
        empty={empty && <p>{empty}</p>}
        suggestions={{ heading: 'Më parë', texts: earlier, footer: <button type="button">Pastro listën</button> }}
      />
      <button type="button">Jashtë</button>
    </>
  )
}

async function open(props: ExampleProps = {}) {
  const user = userEvent.setup()
  render(<Example {...props} />)
  const input = screen.getByRole('combobox', { name: 'Kërko' })
  await user.type(input, 'ka')
  return { user, input }
}
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.querySelector('i')?.textContent
}

describe('SearchCombobox', () => {
  it('opens when the text reaches the minimum length [SEARCH-05]', async () => {
    const user = userEvent.setup()
    render(<Example />)
    const input = screen.getByRole('combobox')
    await user.click(input)
    expect(input).toHaveAttribute('aria-expanded', 'false')
    await user.type(input, '  ')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.type(input, 'k')
    expect(input).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('listbox', { name: 'Rezultatet e kërkimit' })).toHaveAttribute(
      'id',
      input.getAttribute('aria-controls'),
    )
    expect(screen.getAllByRole('option')).toHaveLength(3)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    // Not `type`, which presses the field before.
    await user.keyboard('a')
    expect(input).toHaveValue('  ka')
    expect(screen.getByRole('listbox')).toBeVisible()
  })

  it('closes on picking, and where nothing takes the focus of an outside click, too [SEARCH-06]', async () => {
    const onPick = vi.fn()
    const { user, input } = await open({ onPick })
    const leave = () => user.pointer({ keys: '[MouseLeft]', target: document.documentElement })
    const pick = () => user.click(screen.getByRole('option', { name: 'Kantina' }))
    for (const act of [leave, pick, () => user.keyboard('{ArrowDown}{Enter}')]) {
      await user.click(input)
      fireEvent.blur(input) // of the whole window
      expect(screen.getByRole('listbox')).toBeVisible()
      await act()
      expect(screen.queryByRole('listbox')).toBeNull()
    }
    expect(onPick.mock.calls).toEqual([['Kantina'], ['Kafe']])
  })

  it.each<[string, ExampleProps, string, string?]>([
    ['with no highlight', {}, ''],
    ['under the pointer', {}, '', 'Kantina'],
    ['while it searches', { found: [], status: 'waiting' }, ''],
  ])('closes at the first Escape and the first outside click: %s [SEARCH-06]', async (_, props, keys, hovered) => {
    const onPick = vi.fn()
    const { user, input } = await open({ ...props, onPick })
    const highlight = async () => {
      if (keys) await user.keyboard(keys)
      if (hovered) await user.hover(screen.getByRole('option', { name: hovered }))
      expect(input).toHaveAttribute('aria-expanded', 'true')
      expect(input.hasAttribute('aria-activedescendant')).toBe(Boolean(keys || hovered))
    }
    await highlight()
    await user.keyboard('{Escape}')
    expect(input).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input).toHaveValue('ka')
    await user.click(input)
    await highlight()
    await user.click(screen.getByRole('button', { name: 'Jashtë' }))
    expect(input).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onPick).not.toHaveBeenCalled()
  })

  it('leaves with Tab without choosing', async () => {
    const onPick = vi.fn()
    const { user } = await open({ onPick })
    await user.keyboard('{ArrowDown}')
    // Over the buttons that clear and search.
    for (let press = 0; press < 3; press += 1) await user.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onPick).not.toHaveBeenCalled()
  })

  it('moves the highlight with wraparound, through what stands above the results, too [SEARCH-07]', async () => {
    const { user } = await open({ above: optionsOf(['Kategori']) })
    expect(active()).toBeNull()
    const seen: (string | null | undefined)[] = []
    // It begins at the end with the up arrow.
    for (const key of ['Up', 'Down', 'Down', 'Down', 'Down', 'Down', 'Up', 'Up']) {
      await user.keyboard(`{Arrow${key}}`)
      seen.push(active())
    }
    const once = ['Kategori', 'Kafe', 'Kantina', 'Karburant']
    expect(seen).toEqual(['Karburant', ...once, 'Kategori', 'Karburant', 'Kantina'])
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Kantina')
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'picks nothing with the Enter that ends a composition: %j',
    async (composed) => {
      const onPick = vi.fn()
      const { user, input } = await open({ onPick })
      await user.keyboard('{ArrowDown}')
      fireEvent.keyDown(input, { key: 'Enter', ...composed })
      expect(onPick).not.toHaveBeenCalled()
      fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
      expect(onPick).toHaveBeenCalledOnce()
    },
  )

  it('picks the highlighted result with Enter, and nothing without one [SEARCH-08]', async () => {
    const onPick = vi.fn()
    const { user, input } = await open({ onPick })
    await user.keyboard('{Enter}')
    expect(onPick).not.toHaveBeenCalled()
    for (const downs of [1, 2, 3]) await user.keyboard(`${'{ArrowDown}'.repeat(downs)}{Enter}`)
    expect(onPick.mock.calls).toEqual([['Kafe'], ['Kantina'], ['Karburant']])
    expect(input).toHaveFocus()
  })

  it('clears the text with a second Escape and with its button, which keeps the focus', async () => {
    const { user, input } = await open()
    await user.keyboard('{Escape}{Escape}')
    expect(input).toHaveValue('')
    await user.type(input, 'ka')
    await user.click(screen.getByRole('button', { name: 'Pastro kërkimin' }))
    expect(input).toHaveValue('')
    expect(input).toHaveFocus()
  })

  it('has a button that leads into the field, and to the results', async () => {
    const { user, input } = await open()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Jashtë' }))
    await user.click(screen.getByRole('button', { name: 'Kërko' }))
    expect(input).toHaveFocus()
    expect(screen.getAllByRole('option')).toHaveLength(3)
  })

  it("says 'Nuk u gjetën rezultate' with a hint when nothing was found, below what stands above the results, too, and more where it knows more [SEARCH-12] [SEARCH-13]", async () => {
    await open({ found: [], above: optionsOf(['Kategori']), empty: 'Mos deshe të thuash: Kafe?' })
    expect(screen.getAllByRole('option')).toHaveLength(1)
    expect(screen.getByText('Nuk u gjetën rezultate')).toBeVisible()
    expect(screen.getByText('Provo me fjalë kyçe të tjera')).toBeVisible()
    expect(screen.getByText('Mos deshe të thuash: Kafe?')).toBeVisible()
  })

  it('opens before anything was found, and says that it searches, not that there is nothing [SEARCH-05] [SEARCH-13]', async () => {
    const { input } = await open({ found: [], status: 'waiting' })
    expect(input).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('Duke kërkuar…')).toBeVisible()
    expect(screen.queryByText('Nuk u gjetën rezultate')).toBeNull()
  })

  it('holds nothing but options and their groups, as the roles allow', async () => {
    await open({ above: optionsOf(['Kategori']) })
    const rules = ['aria-allowed-role', 'aria-required-children', 'aria-required-parent', 'list', 'listitem']
    const { violations, passes } = await axe.run(screen.getByRole('listbox'), { runOnly: rules })
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
    expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['aria-allowed-role', 'aria-required-children']))
  })

  it('carries the class max-h-96, and announces the number of results politely [SEARCH-14]', async () => {
    await open()
    expect(screen.getByRole('listbox').closest('.max-h-96')).not.toBeNull()
    expect(await screen.findByText('3 rezultate')).toHaveAttribute('role', 'status')
  })
})

describe('suggestions', () => {
  const begin = async (earlier: string[]) => {
    const onPick = vi.fn()
    const user = userEvent.setup()
    render(<Example earlier={earlier} onPick={onPick} />)
    const input = screen.getByRole('combobox')
    await user.click(input)
    return { user, input, onPick }
  }
  const list = (name: string) => screen.queryByRole('listbox', { name })

  it('stand under the empty field only, with their heading, and are announced by it [SEARCH-14]', async () => {
    const { user, input } = await begin(['sofra', 'kafe bar'])
    expect(list('Më parë')).toBeVisible()
    expect(list('Më parë')?.closest('.max-h-96')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Pastro listën' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Më parë'))
    await user.type(input, ' ')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.type(input, 'k')
    expect(list('Më parë')).toBeNull()
    expect(list('Rezultatet e kërkimit')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pastro listën' })).toBeNull()
    await user.clear(input)
    expect(list('Më parë')).toBeVisible()
  })

  it('are reached by arrows under an id without a space, and become the text', async () => {
    const { user, input, onPick } = await begin(['sofra', 'kafe bar'])
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const id = input.getAttribute('aria-activedescendant') ?? ''
    expect(id).not.toMatch(/\s/)
    expect(document.getElementById(id)).toHaveTextContent('kafe bar')
    await user.keyboard('{Enter}')
    expect(input).toHaveValue('kafe bar')
    expect(input).toHaveFocus()
    expect(list('Rezultatet e kërkimit')).toBeVisible()
    expect(onPick).not.toHaveBeenCalled()
  })

  it('close with Escape and with an outside click, and are none when there are none', async () => {
    const { user, input } = await begin(['sofra'])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(input)
    await user.click(screen.getByRole('button', { name: 'Jashtë' }))
    expect(screen.queryByRole('listbox')).toBeNull()
    cleanup()
    await begin([])
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('stepped', () => {
  it('visits every option once before it comes back, in both directions', () => {
    const some = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(some, fc.constantFrom(1 as const, -1 as const), (ids, by) => {
        const seen: (string | undefined)[] = []
        let at: string | undefined
        for (const _ of ids) {
          at = stepped(ids, at, by)
          seen.push(at)
        }
        expect([...seen].sort()).toEqual([...ids].sort())
        expect(stepped(ids, at, by)).toBe(seen[0])
      }),
    )
  })

  it('has nowhere to go without options', () => {
    expect(stepped([], undefined, 1)).toBeUndefined()
  })
})
